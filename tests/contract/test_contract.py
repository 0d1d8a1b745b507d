"""The contract that every game keeps, for every game, number of players and option."""

from __future__ import annotations

import pytest

from parfait import games, inspection
from tests.contract import encodings, states, telling, views
from tests.contract.checks import Check, checks_of
from tests.contract.play import Case, usual, with_options

CHECKS = checks_of(states, views, telling, encodings)
ASKED = [
    pytest.param(check, case, id=f"{check}-{case}")
    for check in CHECKS
    for case in (with_options() if check.with_options else usual())
]


@pytest.mark.parametrize(("check", "case"), ASKED)
def test_contract(check: Check, case: Case) -> None:
    check.ask(case)


def test_every_folder_is_a_game_and_complete() -> None:
    assert games.broken() == {}
    assert [problem for problem in inspection.problems() if not problem.small] == []
