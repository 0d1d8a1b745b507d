"""What the numbers of Dokitto! Ice mean."""

from __future__ import annotations

import pytest

from parfait.games.dokitto_ice.view import DokittoIceView
from tests.contract.rows import encoded, marked, near, seats_from

FLAVOURS, VALUES = "SCMV", range(1, 11)
CARDS = [f"{flavour}{value}" for flavour in FLAVOURS for value in VALUES]


@pytest.mark.rule("DI-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fields_say_what_the_view_says(players: int) -> None:
    for view, row in encoded("dokitto-ice", players):
        assert isinstance(view, DokittoIceView)
        seats, p = seats_from(view), view.players
        assert view.hand is not None
        assert sorted(marked(row["hand"], CARDS)) == sorted(view.hand)
        assert sorted(marked(row["fallen"], CARDS)) == sorted(view.fallen)
        for i, seat in enumerate(seats):
            card = row["trick"][i * 14 : i * 14 + 14]
            place = (seat - view.trick_leader) % p
            [*flavour], [*value] = marked(card[:4], list(FLAVOURS)), marked(card[4:], list(map(str, VALUES)))
            assert "".join(flavour + value) == (view.trick[place] if place < len(view.trick) else "")
            assert marked(row["voids"][i * 4 : i * 4 + 4], list(FLAVOURS)) == list(view.voids[seat])
            assert near(row["gathered"][i * 4 : i * 4 + 4], [count / 10 for count in view.gathered[seat]])
        tiles = [
            [(1 + int(cone[place][1:])) / 10 if place < len(cone) and cone[place][0] == f else 0.0 for f in FLAVOURS]
            for seat in seats
            for cone in view.cones[seat]
            for place in range(4)
        ]
        assert near(row["cones"], [number for tile in tiles for number in tile])
        assert near(row["vp"], [(view.vp[seat] or 0) / 32 for seat in seats])
        assert near(row["trophies"], [view.scores[seat] / 3 for seat in seats])
        assert near(row["leader"], [float(seat == view.leader) for seat in seats])
        assert row["choosing"] == [float(view.choosing)]
        assert near(row["winners"], [float(seat in view.winners) for seat in seats])
