"""Text and record steps: exactly as in docs/rules/record.md."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import Outcome, Rng, Unreadable
from parfait.games.dessert_dice import notation
from parfait.games.dessert_dice.options import DessertDiceOptions
from parfait.games.dessert_dice.rules import DessertDice
from tests.games.dessert_dice.table import TWO_OF_EACH, Table, deal


@pytest.mark.rule("DD-8", "DD-9")
def test_there_are_1020_moves_and_each_reads_as_itself() -> None:
    assert len(notation.ACTIONS) == len(set(notation.ACTIONS)) == 1020
    state = Table().state
    for action in range(1020):
        assert notation.read_move(state, notation.write_move(state, action)) == action


@pytest.mark.rule("DD-3", "DD-4")
@pytest.mark.parametrize("move", ["place OM c3 S", "place G c3", "tip c3 n", "place PI a1 M", "place YS e5 I"])
def test_moves_of_the_record_are_read(move: str) -> None:
    state = DessertDice(2, DessertDiceOptions())
    assert notation.write_move(state, notation.read_move(state, move)) == move


@pytest.mark.rule("DD-7")
@pytest.mark.parametrize(
    "move",
    [
        *("", "pass", "place", "place OM c3", "place OM c3 M", "place OM c3 I", "place OI c3 M", "place G c3 S"),
        *("place OM g3 S", "place OM c7 S", "place OM C3 S", "place om c3 s", "place OM  c3 S", "place OM c3 S "),
        *("tip c3", "tip c3 N", "tip c3 x", "tip  c3 n", "Tip c3 n", " tip c3 n", "tip c0 n"),
    ],
)
def test_anything_else_is_unreadable(move: str) -> None:
    with pytest.raises(Unreadable):
        notation.read_move(deal().state, move)


@pytest.mark.rule("DD-7")
@pytest.mark.parametrize("move", [None, 3, ["tip c3 n"], {"move": "tip c3 n"}, True])
def test_what_is_no_text_is_unreadable(move: Any) -> None:
    with pytest.raises(Unreadable):
        notation.read_move(deal().state, move)


@pytest.mark.rule("DD-5")
def test_deal_is_written_by_seat() -> None:
    state = Table(2).state
    outcome = Outcome("deal", (0, 3))
    assert notation.write_outcome(state, outcome) == {"tiles": ["I", "J"]}
    assert notation.read_outcome(state, {"chance": "deal", "tiles": ["I", "J"]}) == outcome


@pytest.mark.rule("DD-6")
def test_roll_is_written_by_colour_and_the_order_of_six_means_nothing() -> None:
    state = Table(2).chance(tiles=["I", "J"]).state
    shuffled = {**TWO_OF_EACH, "O": "JSMJSM"}
    other = Table(2).chance(tiles=["I", "J"]).chance(tops=dict(reversed(shuffled.items()))).state
    outcome = notation.read_outcome(state, {"chance": "roll", "tops": shuffled})
    written: dict[str, Any] = notation.write_outcome(state, outcome)
    assert written["tops"]["O"] == "MMSSJJ"
    state.apply_chance(outcome)
    assert state == other


@pytest.mark.rule("DD-5", "DD-6")
def test_every_outcome_reads_as_itself() -> None:
    rng = Rng(1)
    for players in (2, 3, 4):
        state = Table(players).state
        while state.turn < 0:
            outcome = state.sample_chance(rng)
            step = notation.write_outcome(state, outcome)
            again = state.clone()
            again.apply_chance(notation.read_outcome(state, {"chance": outcome.kind, **step}))
            state.apply_chance(outcome)
            assert state == again
