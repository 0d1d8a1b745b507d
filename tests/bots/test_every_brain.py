"""What must hold of every brain: a game's own, or the one that knows no more than the rules."""

from __future__ import annotations

import pytest

from tests.bots.brains import chooses_alike_in_every_world, plays_on_legally
from tests.contract.play import Case, usual, with_options


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_every_move_is_legal_with_every_number_of_players_and_option(case: Case) -> None:
    plays_on_legally(case, seed=1)


@pytest.mark.parametrize("case", usual(), ids=str)
def test_what_is_hidden_does_not_change_a_choice(case: Case) -> None:
    chooses_alike_in_every_world(case, seed=2)
