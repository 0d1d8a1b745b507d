"""The lab in Python: a table, estimates, and plots as figures."""

from __future__ import annotations

import pytest

from parfait import lab
from parfait.lab.study import plots
from parfait.lab.study.measures import Results


@pytest.fixture(scope="module")
def found() -> Results:
    return lab.run("dessert-dice", players=2, bots=["random"], games=200, watch=2, workers=1, vary={"corners": [True]})


def test_results_are_a_table_with_a_row_for_each_game(found: Results) -> None:
    table = found.table()
    assert table.num_rows == 400
    assert {"variant", "deal", "winners", "score_1", "score_2"} <= set(table.column_names)
    assert found.estimate("moves", variant=1).mean > 25


def test_plots_are_figures(found: Results) -> None:
    for plot in (plots.seats, plots.lengths, plots.scores, plots.known):
        figure = plot(found)
        assert figure is not None
        assert plots.svg(figure).startswith("<svg")
