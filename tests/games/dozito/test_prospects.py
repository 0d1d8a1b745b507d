"""What search counts after a move in Dozito."""

from __future__ import annotations

from tests.bots.prospects import values
from tests.games.dozito.table import Table, deal, printed


def last_turn(**deck: str) -> Table:
    """Seat 1 has closed the round; seat 0 has only to discard, and then it ends."""
    at = deal(grids="+R1 +R2 +R3 +G4", draw="R4", discards="B5 B6", deck=printed(**deck)).moves("draw, place 4")
    at.state.restore({"closer": 1})
    return at


def test_groups_and_suns_at_the_end_of_the_round() -> None:
    at = last_turn(suns="R1 R1 R4 G4")
    found = values(at.state, "discard left")
    assert found["suns"] == 3
    assert found["groups"] == at.dozito.group_points(0b1111)
    assert found["groups"] + found["suns"] == at.dozito.points(0)


def test_who_was_closed_out_does_not_close() -> None:
    assert values(last_turn().state, "discard left")["closing"] == 0.0


def test_the_last_card_closes_the_round() -> None:
    mine = "+R1 +G2 +R3 +G4 +G5 +R6 +G7 +R8 +R9 +G10 +R11 ."
    at = deal(grids=mine, draw="V12", discards="Y1 Y2").moves("draw")
    assert values(at.state, "place 12")["closing"] == 1.0
    assert values(at.state, "discard left")["closing"] < 1.0
