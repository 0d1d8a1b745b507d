"""A table of Dokitto! Ice for tests that read as play."""

from __future__ import annotations

from typing import Any

from parfait.core.arrays import members, padded
from parfait.games.dokitto_ice.actions import CONE_LANE
from parfait.games.dokitto_ice.notation import CARD_OF
from parfait.games.dokitto_ice.rules import DokittoIce
from parfait.games.dokitto_ice.view import DokittoIceView, tile_names
from parfait.play import Match

FLAVOURS = "SCMV"

# Four players, all of whom hold every flavour; seat 0 has the highest of each and wins whatever all follow.
STRONG_0 = """
    S8 S9 S10 C8 C9 C10 M9 M10 V9 V10 / S1 S2 C1 C2 C3 M1 M2 M3 V1 V2
    / S3 S4 C4 C5 M4 M5 M6 V3 V4 V5 / S5 S6 S7 C6 C7 M7 M8 V6 V7 V8
"""
# Two players; seat 0 holds no chocolate and seat 1 no matcha.
MIXED_2 = "S1 S2 S3 M1 M2 M3 V1 V2 V3 V4 / S4 S5 S6 C1 C2 C4 C5 C6 V5 V6 // C3 M4 M5 M6"


class Table(Match):
    @property
    def seen(self) -> DokittoIceView:
        """What seat 0 sees."""
        view = self.view(0)
        assert isinstance(view, DokittoIceView)
        return view

    @property
    def ice(self) -> DokittoIce:
        assert isinstance(self.state, DokittoIce)
        return self.state

    def moves(self, moves: str) -> Table:
        """Cards and choices of whoever is to act: `moves("S8 C1 C4 S7, take S")`."""
        for part in moves.split(","):
            for move in [part.strip()] if "take" in part else part.split():
                self.play(self.turn, move)
        return self

    def next_deal(self, hands: str) -> Table:
        self.advance(deal_step(hands))
        return self

    def last_trick(self, cones: list[list[str]], gathered: list[str]) -> Table:
        """Go to the last trick of a round and play it out, all in strawberry, of which no ice is left, so that it adds
        nothing to what stands on the `cones` (one entry a seat, two cones apart by `|`) and was `gathered` before."""
        named = tile_names(self.seen.options.tile_vp)
        tiles = [[named.index(tile) for tile in cone.split()] for seat in cones for cone in seat]
        hands = [members([CARD_OF[f"S{seat + 1}"]]) for seat in range(self.state.players)]
        self.state.restore(
            {
                "hands": padded(hands, 4),
                "taken": [3, 0, 0, 0],
                "scoops": padded((tile for cone in tiles for tile in padded(cone, CONE_LANE)), 32),
                "size": padded(map(len, tiles), 4),
                "full": next((i for i, cone in enumerate(tiles) if len(cone) > 3), -1),
                "gathered": padded((hand.split().count(f) for hand in gathered for f in FLAVOURS), 16),
            }
        )
        self.moves(" ".join(f"S{seat + 1}" for seat in range(self.state.players)))
        assert self.seen.round_over
        return self


def deal(players: int, hands: str, lead: int = 0, **options: Any) -> Table:
    """A table where these hands are dealt and `lead` leads."""
    return table(players, lead, **options).next_deal(hands)


def table(players: int, lead: int = 0, **options: Any) -> Table:
    return Table(Match.new("dokitto-ice", players, {"first_player": lead, **options}).record)


def standing(at: Table, cones: list[str], gathered: list[str], taken: list[int] | None = None) -> Table:
    """These tiles on the cones and these cards gathered."""
    named = tile_names(at.seen.options.tile_vp)
    tiles = [[named.index(tile) for tile in cone.split()] for cone in cones]
    at.state.restore(
        {
            "scoops": padded((tile for cone in tiles for tile in padded(cone, CONE_LANE)), 32),
            "size": padded(map(len, tiles), 4),
            "gathered": padded((cards.split().count(f) for cards in gathered for f in FLAVOURS), 16),
            "taken": taken or [0] * 4,
        }
    )
    return at


def deal_step(hands: str) -> dict[str, Any]:
    """`"S1 S2 / C1 C2 // M1"`: the hands by seat, and after `//` what lies aside."""
    dealt, _, aside = hands.partition("//")
    return {"chance": "deal", "hands": [hand.split() for hand in dealt.split("/")], "aside": aside.split()}
