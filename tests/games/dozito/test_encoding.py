"""What the numbers of Dozito mean."""

from __future__ import annotations

import pytest

from parfait.games.dozito.view import DozitoView
from tests.contract.rows import encoded, marked, near, seats_from

COLOURS = list("RBGVY")
KINDS = [*map(str, range(1, 13)), "*1", "*2", "*3"]


def card(numbers: list[float]) -> str | None:
    """The card that 20 numbers are, colour and kind."""
    return "".join(marked(numbers[:5], COLOURS) + marked(numbers[5:20], KINDS)) or None


@pytest.mark.rule("DZ-26")
@pytest.mark.parametrize("players", [2, 5])
def test_fields_say_what_the_view_says(players: int) -> None:
    for view, row in encoded("dozito", players):
        assert isinstance(view, DozitoView)
        seats = seats_from(view)
        assert card(row["held"]) == view.held
        assert (card(row["discards"][:23]), card(row["discards"][23:])) == view.discards
        if view.round:
            for i in range(players * 12):
                seen, place = view.grids[seats[i // 12]][i % 12], row["grids"][i * 8 : i * 8 + 8]
                joker = marked(place[5:], ["*1", "*2", "*3"])
                found = marked(place[:5], COLOURS) + (joker or [str(i % 12 + 1)])
                assert ("".join(found) if any(place) else None) == seen
        assert near(row["points"], [view.points[seat] / 64 for seat in seats])
        assert near(row["suns"], [view.suns[seat] / 4 for seat in seats])
        assert near(row["totals"], [view.scores[seat] / 64 for seat in seats])
        assert near(row["player"], [float(seat == view.player) for seat in seats])
        assert near(row["draw_size"], [view.draw_size / 52])
