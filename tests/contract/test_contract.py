"""The contract that every game keeps, for every game, number of players and option."""

from __future__ import annotations

import pytest

from parfait import games, inspection
from tests.contract import encodings, states, telling, views
from tests.contract.checks import Check, checks_of
from tests.contract.play import Case, usual, with_options

CHECKS = checks_of(states, views, telling, encodings)
ASKED = [pytest.param(check, case, id=f"{check}-{case}") for check in CHECKS for case in usual()]


@pytest.mark.parametrize(("check", "case"), ASKED)
def test_contract(check: Check, case: Case) -> None:
    """With every option in one test: as thousands of tests, a third of the time would go to pytest."""
    asked = with_options() if check.with_options else usual()
    failed = []
    for varied in asked:
        if (varied.game, varied.players) == (case.game, case.players):
            try:
                check.ask(varied)
            except Exception as error:
                error.add_note(f"in {varied}")
                failed.append(error)
    if failed:
        raise ExceptionGroup(f"{check} is not kept", failed)


def test_every_folder_is_a_game_and_complete() -> None:
    assert games.broken() == {}
    assert [problem for problem in inspection.problems() if not problem.small] == []
