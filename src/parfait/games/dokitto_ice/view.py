"""Who sees what: DI-24."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from parfait.core import bits
from parfait.core.layout import Number, Row
from parfait.core.state import WATCHER
from parfait.core.view import Event, View, subsets
from parfait.games.dokitto_ice.actions import CONE_LANE, LANE, TILE_LANE, VALUES
from parfait.games.dokitto_ice.notation import CARDS
from parfait.games.dokitto_ice.options import FLAVOURS, DokittoIceOptions

if TYPE_CHECKING:
    from parfait.games.dokitto_ice.rules import DokittoIce

VOIDS = tuple("".join(flavours) for flavours in subsets(FLAVOURS))
# The cards of each flavour, by their bits
LANES = [subsets(CARDS[flavour * LANE + value] for value in range(VALUES)) for flavour in range(4)]


@dataclass(frozen=True, kw_only=True)
class DokittoIceView(View):
    OWN = ("hand",)
    LAYOUT = (
        Row("hand", "card", "own", suits=FLAVOURS),
        Row("trick", "card", suits=FLAVOURS, label="dokitto-ice-trick"),
        Row("cones", "tile", "seats", suits=FLAVOURS, label="dokitto-ice-cone"),
        Number("cards_left", whose="seats", label="dokitto-ice-cards"),
        Number("vp", whose="seats", label="dokitto-ice-vp-now"),
    )

    options: DokittoIceOptions
    round: int
    round_over: bool  # scored, and the next deal or the end of the game is at hand
    hand: tuple[str, ...] | None  # one's own; None for a watcher
    cards_left: tuple[int, ...]
    leader: int  # who led this trick, or leads the next
    trick: tuple[str, ...]  # in order of play; a finished trick stays until the next is led
    trick_leader: int
    trick_over: bool
    choosing: bool  # the trick is won and the seat to act takes its ice
    tricks: int  # finished in this round
    voids: tuple[str, ...]  # by seat: the flavours it has shown not to hold
    fallen: tuple[str, ...]  # every card played in this round
    gathered: tuple[tuple[int, ...], ...]  # by seat and flavour: how many cards
    cones: tuple[tuple[tuple[str, ...], ...], ...]  # by seat: its cones, each from below, tiles as flavour and VP
    in_play: tuple[str, ...]  # DI-5: the flavours of this table
    stock: tuple[int, ...]  # by flavour: tiles left
    full_cone: tuple[int, int] | None  # seat and cone that got a tile too many
    products: tuple[tuple[tuple[str, int, int, int], ...], ...]  # DI-19, by seat: flavour, cards, VP of its ice, VP
    vp: tuple[int | None, ...]  # by seat, as the round would count now; None for a player who is out
    round_winners: tuple[int, ...]  # who won a trophy in the last round that was scored

    def progress(self) -> Event:
        trophies = {"trophies": self.options.trophies_to_win}
        if not self.round:
            return Event("dokitto-ice-progress-goal", trophies)
        left = 0 if self.round_over else max(self.cards_left)
        return Event("dokitto-ice-progress", {"round": self.round, **trophies, "left": left})


def view(state: DokittoIce, seat: int) -> DokittoIceView:
    """What `seat` may know of a DokittoIce (whose module imports this one)."""
    return views(state, (seat,))[0]


def views(state: DokittoIce, seats: Iterable[int]) -> list[DokittoIceView]:
    shared = _open(state)
    return [
        DokittoIceView.of(shared, seat=seat, hand=None if seat == WATCHER else named(state.hands[seat]))
        for seat in seats
    ]


def _open(state: DokittoIce) -> dict[str, object]:
    """The public part of the view."""
    players, turn = state.players, state.turn
    seats = range(players)
    in_play = state.options.in_play(players)
    on_table = state.played or (players if state.tricks else 0)
    cones_each = 2 if players == 2 else 1
    return {
        "game": "dokitto-ice",
        "players": players,
        "options": state.options,
        "turn": turn,
        "chance": state.chance_kind,
        "scores": state.scores,
        "winners": state.winners,
        "round": state.round,
        "round_over": turn < 0 and state.round > 0,
        "cards_left": tuple([bits.popcount(state.hands[s]) for s in seats]),
        "leader": state.leader,
        "trick": tuple([CARDS[state.table[i]] for i in range(on_table)]),
        "trick_leader": state.led_by,
        "trick_over": state.played == 0,
        "choosing": state.choosing,
        "tricks": state.tricks,
        "voids": tuple([VOIDS[state.void[s]] for s in seats]),
        "fallen": named(state.fallen),
        "gathered": tuple([tuple([state.gathered[s * 4 + f] for f in range(4)]) for s in seats]),
        "cones": tuple([tuple([_cone(state, s * cones_each + i) for i in range(cones_each)]) for s in seats]),
        "in_play": in_play,
        "stock": tuple([state.tiles - state.taken[i] if f in in_play else 0 for i, f in enumerate(FLAVOURS)]),
        "full_cone": None if state.full < 0 else divmod(state.full, cones_each),
        "products": tuple([_products(state, s, range(s * cones_each, (s + 1) * cones_each)) for s in seats]),
        "vp": tuple([None if state.is_out(s) else state.vp(s) for s in seats]),
        "round_winners": tuple([s for s in seats if state.round_winners >> s & 1]),
    }


def _products(state: DokittoIce, seat: int, cones: range) -> tuple[tuple[str, int, int, int], ...]:
    ice = [0, 0, 0, 0]
    for cone in cones:
        if cone == state.full:  # DI-18, DI-20
            continue
        for i in range(state.size[cone]):
            tile = state.scoops[cone * CONE_LANE + i]
            ice[tile // TILE_LANE] += state.tile_vp[tile % TILE_LANE]
    gathered = [state.gathered[seat * 4 + i] for i in range(4)]
    counted = zip(FLAVOURS, gathered, ice, strict=True)
    return tuple([(flavour, cards, vp, cards * vp) for flavour, cards, vp in counted if cards and vp])


def _cone(state: DokittoIce, cone: int) -> tuple[str, ...]:
    tiles = tile_names(state.options.tile_vp)
    return tuple([tiles[state.scoops[cone * CONE_LANE + i]] for i in range(state.size[cone])])


@cache
def tile_names(vp: tuple[int, ...]) -> tuple[str, ...]:
    """DI-2: by the number of a tile, its flavour and VP."""
    return tuple(f"{flavour}{(*vp, 0, 0, 0)[place]}" for flavour in FLAVOURS for place in range(TILE_LANE))


def named(cards: int) -> tuple[str, ...]:
    """A set of cards, by name."""
    first, second, third, fourth = LANES
    return first[cards & 0xFFFF] + second[cards >> 16 & 0xFFFF] + third[cards >> 32 & 0xFFFF] + fourth[cards >> 48]
