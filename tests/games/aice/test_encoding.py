"""What the numbers of AICE mean."""

from __future__ import annotations

import pytest

from parfait.games.aice.view import AiceView
from tests.contract.rows import encoded, marked, near, seats_from

SUITS, RANKS = "FAPTD", range(2, 10)
CARDS = [f"{suit}{rank}" for suit in SUITS for rank in RANKS]


@pytest.mark.rule("AI-21")
@pytest.mark.parametrize("players", [3, 4])
def test_fields_say_what_the_view_says(players: int) -> None:
    for view, row in encoded("aice", players):
        assert isinstance(view, AiceView)
        seats, dealt = seats_from(view), 10 if players == 4 else 11
        assert view.hand is not None
        assert sorted(marked(row["hand"], CARDS)) == sorted(view.hand)
        assert sorted(marked(row["fallen"], CARDS)) == sorted(view.fallen)
        for i, seat in enumerate(seats):
            played = row["trick"][i * 19 : i * 19 + 19]
            place = (seat - view.trick_leader) % players
            card = view.trick[place].split("+")[0][:2] if place < len(view.trick) else ""
            assert "".join(marked(played[8:13], list(SUITS)) + marked(played[:8], list(map(str, RANKS)))) == card
            bid = marked(row["bids"][i * 6 : i * 6 + 6], list("123456"))
            assert bid == ([] if view.bids[seat] is None else [str(view.bids[seat])])
            die = view.bid_dice[seat]
            assert marked(row["bid_dice"][i * 5 : i * 5 + 5], list(SUITS)) == ([] if die is None else [die])
            assert marked(row["dice"][i * 5 : i * 5 + 5], list(SUITS)) == list(view.dice[seat])
            assert marked(row["voids"][i * 5 : i * 5 + 5], list(SUITS)) == list(view.voids[seat])
        assert near(row["strengths"], [(view.strengths[seat] or 0) / 12 for seat in seats])
        assert near(row["rolls"], [(view.rolls[seat] or 0) / 6 for seat in seats])
        assert near(row["won"], [view.won[seat] / dealt for seat in seats])
        assert near(row["round_points"], [view.round_points[seat] / 32 for seat in seats])
        assert near(row["points"], [view.scores[seat] / 64 for seat in seats])
        assert marked(row["lead_suit"], list(SUITS)) == ([] if view.lead_suit is None else [view.lead_suit])
