"""The worlds that a view leaves open: every way to deal the unseen cards that fits the flavours shown to be missing."""

from __future__ import annotations

from parfait.core.arrays import members, padded
from parfait.core.deals import hidden_hands
from parfait.core.rng import Rng
from parfait.core.state import Belief
from parfait.games.dokitto_ice import printed
from parfait.games.dokitto_ice.actions import CONE_LANE
from parfait.games.dokitto_ice.notation import CARD_OF
from parfait.games.dokitto_ice.options import FLAVOURS
from parfait.games.dokitto_ice.rules import DokittoIce
from parfait.games.dokitto_ice.view import DokittoIceView, tile_names


class DokittoIceBelief(Belief):
    def __init__(self, view: DokittoIceView) -> None:
        self.known = open_part(view)
        self.others = [seat for seat in range(view.players) if seat != view.seat]
        seen = members(CARD_OF[card] for card in (*view.fallen, *(view.hand or ())))
        dealt = self.known.deck if view.round > 0 else 0
        unseen = [card for card in CARD_OF.values() if (dealt & ~seen) >> card & 1]
        self.deals = hidden_hands(
            unseen,
            suits=[FLAVOURS[printed.flavour(card)] for card in unseen],
            voids=[view.voids[seat] for seat in self.others],
            sizes=[view.cards_left[seat] for seat in self.others],
        )

    def sample(self, rng: Rng) -> DokittoIce:
        world = self.known.clone()
        self.deals.sample(rng)
        for h in range(len(self.others)):
            seat = self.others[h]
            world.hands[seat] = self.deals.hands[h]
        return world


def open_part(view: DokittoIceView) -> DokittoIce:
    """The state as far as the view knows it: nothing is in the other hands."""
    hands = [0] * 4
    if view.hand is not None:
        hands[view.seat] = members(CARD_OF[card] for card in view.hand)
    cones = [cone for seat in view.cones for cone in seat]
    in_play = view.options.in_play(view.players)
    full = -1
    if view.full_cone is not None:
        full = view.full_cone[0] * len(view.cones[0]) + view.full_cone[1]
    state = DokittoIce(view.players, view.options)
    tiles = tile_names(view.options.tile_vp)
    state.restore(
        {
            "turn": view.turn,
            "chance": 0 if view.chance is None else DokittoIce.CHANCES.index(view.chance),
            "hands": hands,
            "void": padded((members(FLAVOURS.index(f) for f in void) for void in view.voids), 4),
            "fallen": members(CARD_OF[card] for card in view.fallen),
            "table": padded((CARD_OF[card] for card in view.trick), 4),
            "played": 0 if view.trick_over else len(view.trick),
            "led_by": view.trick_leader,
            "leader": view.leader,
            "tricks": view.tricks,
            "choosing": view.choosing,
            "gathered": padded((count for seat in view.gathered for count in seat), 16),
            "scoops": padded((tile for cone in cones for tile in padded(map(tiles.index, cone), CONE_LANE)), 32),
            "size": padded(map(len, cones), 4),
            "taken": [state.tiles - left if f in in_play else 0 for f, left in zip(FLAVOURS, view.stock, strict=True)],
            "full": full,
            "round": view.round,
            "trophies": padded(view.scores, 4),
            "round_winners": members(view.round_winners),
        }
    )
    return state
