"""The habits of the bots in Dozito."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import CHANCE, OVER, Numbers, Rng, State
from parfait.games.dozito.brain import DozitoBrain
from parfait.games.dozito.notation import ACTIONS
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.rules import Dozito
from tests.bots.brains import cases, horizons, shares_one_win
from tests.contract.play import Case
from tests.games.dozito.table import Table, deal, printed


def played(at: Table) -> str:
    return ACTIONS[DozitoBrain().greedy(at.state, Rng(1), Numbers())]


def test_takes_the_card_that_joins_a_group() -> None:
    assert played(deal(grids="+R1 +R2", discards="R3 G4")) == "take left"
    assert played(deal(grids="+R1 +R2", discards="G4 R3")) == "take right"


def test_draws_when_the_open_cards_would_break_a_group() -> None:
    assert played(deal(grids="+R1 +R2 +R3 +R4", discards="G2 B3")) == "draw"


def test_places_a_card_on_a_face_down_place_and_goes_on() -> None:
    assert played(deal(draw="G7").moves("draw")) == "place 7"


def test_keeps_a_group_and_discards_what_would_break_it() -> None:
    at = deal(grids="+R1 +R2 +R3", draw="G2", discards="V11 V12")
    assert played(at.moves("draw")).startswith("discard")


def test_puts_a_joker_where_it_joins_two_groups() -> None:
    assert played(deal(grids="+R1 +R2 . +R4 . . . +R8", draw="R*1").moves("draw")) == "place 3"


def test_prefers_suns_where_colours_are_equal() -> None:
    at = deal(grids="+R1", draw="B1", discards="V11 V12", deck=printed(suns="B1 B1 B1"))
    assert played(at.moves("draw")) == "place 1"


def test_covers_what_the_next_player_would_take() -> None:
    held = deal(grids="+R1 +R2 / +B1 +B2 +B3", draw="G2", discards="B4 V1").moves("draw")
    assert played(held) == "discard left"


def test_leaves_open_what_it_would_take_itself_when_it_plays_again() -> None:
    at = deal(grids="+R1 +R2", draw="G2", discards="R3 V1", deck=printed(replay="G2"))
    assert played(at.moves("draw")) == "discard right"


def test_does_not_close_a_round_when_behind() -> None:
    mine = "+R1 +G2 +R3 +G4 +G5 +R6 +G7 +R8 +R9 +G10 +R11 ."
    theirs = "+B1 +B2 +B3 +B4 +B5 +B6"
    assert played(deal(grids=f"{mine} / {theirs}", draw="V12", discards="Y1 Y2").moves("draw")).startswith("discard")
    assert played(deal(grids=mine, draw="V12", discards="Y1 Y2").moves("draw")) == "place 12"


@pytest.mark.parametrize("case", cases("dozito"), ids=str)
def test_the_horizon_is_the_end_of_a_round(case: Case) -> None:
    brain = DozitoBrain()
    for state in horizons(case, brain, 3):
        assert state.turn == OVER or state.chance_kind in ("first", "deal")
        if getattr(state, "round") > 0:  # noqa: B009
            shares_one_win(brain, state)


def standing(players: int, totals: list[int], rounds: int, **fields: Any) -> State:
    """After the first round, when seat 0 is to start the second."""
    state = Dozito(players, DozitoOptions.read({"rounds": rounds}, players))
    state.restore({"round": 1, "turn": CHANCE, "chance": 1, "totals": totals + [0] * (5 - players), **fields})
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rounds", [2, 3, 1000])
def test_more_points_never_lessen_the_chances(players: int, rounds: int) -> None:
    brain = DozitoBrain()
    mine = [shares_one_win(brain, standing(players, [*[40] * (players - 1), own], rounds))[-1] for own in range(99)]
    assert mine == sorted(mine)
    assert mine[0] < mine[-1]


def test_a_lead_counts_for_more_the_fewer_rounds_are_left() -> None:
    brain = DozitoBrain()
    leads = [shares_one_win(brain, standing(2, [60, 40], rounds))[0] for rounds in (2, 3, 10, 1000)]
    assert leads == sorted(leads, reverse=True)


def test_a_finished_match_is_won_or_shared() -> None:
    brain = DozitoBrain()
    for totals, best, shares in (
        ([50, 60, 40], [20, 20, 20], [0, 1, 0]),
        ([60, 60, 40], [20, 30, 20], [0, 1, 0]),
        ([60, 60, 40], [30, 30, 35], [0.5, 0.5, 0]),
    ):
        state = standing(3, totals, 1, best_round=[*best, 0, 0], turn=OVER)
        assert shares_one_win(brain, state) == shares
    assert shares_one_win(brain, standing(3, [9, 8, 7], 3, turn=OVER, one_colour=2)) == [0, 0, 1]
