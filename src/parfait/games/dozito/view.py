"""Who sees what: DZ-13, DZ-26."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from parfait.core.layout import Grid, Number, Row
from parfait.core.view import Event, View, subsets
from parfait.games.dozito.notation import CARDS, PLACES
from parfait.games.dozito.options import COLOURS, DozitoOptions

if TYPE_CHECKING:
    from parfait.games.dozito.rules import Dozito

ROOM = 52  # for one discard, as in rules.py
NUMBERS = subsets(range(1, PLACES + 1))  # of places, by their bits

# How the card in hand came there, in the order of rules.py: from the draw pile (usually known only to its drawer,
# DZ-26), from a discard, turned up on its place, replaced there when it was face up, or turned up under a STOP card.
ORIGINS = (None, "drawn", "taken", "turned", "replaced", "stopped")

Group = tuple[str, tuple[int, ...], int]  # a colour, the places 1–12, the points


@dataclass(frozen=True, kw_only=True)
class DozitoView(View):
    OWN = ("held",)
    LAYOUT = (
        Row("held", "card", suits=COLOURS, label="dozito-in-hand"),
        Grid("grids", "card", "seats", suits=COLOURS, label="dozito-grid", columns=4),
        Row("discards", "card", suits=COLOURS, label="dozito-discards", empty=True),
        Number("draw_size", label="dozito-draw-pile"),
        Number("points", whose="seats", label="dozito-face-up"),
    )

    options: DozitoOptions
    round: int
    round_over: bool  # scored, and the next deal or the end of the game is at hand
    player: int  # whose turn it is, or who is next after chance
    grids: tuple[tuple[str | None, ...], ...]  # by seat and place, None where face down; empty before the first deal
    discards: tuple[str | None, ...]  # the tops of left and right
    discard_sizes: tuple[int, ...]
    draw_size: int
    origin: (
        Literal["drawn", "taken", "turned", "replaced", "stopped"] | None
    )  # how the card in hand came there; None when there is none
    held: str | None  # that card; None when there is none, and when only its drawer may know it
    turned_up: bool  # a face-down card was turned up in this turn
    idle_turns: int  # turns in a row in which none was
    closer: int | None  # whose face-up cards brought on the last turns
    groups: tuple[tuple[Group, ...], ...]  # by seat, as the round would count now; single cards too
    suns: tuple[int, ...]  # by seat, on its face-up cards
    points: tuple[int, ...]  # by seat, groups and suns
    best_round: tuple[int, ...]  # by seat, its highest score in a round that was scored
    one_colour: int | None  # who won with twelve cards of one colour

    def progress(self) -> Event:
        rounds = {"round": max(self.round, 1), "rounds": self.options.rounds}
        if self.closer is not None:
            return Event("dozito-progress-last", rounds)
        most_up = max((PLACES - grid.count(None) for grid in self.grids), default=0)
        return Event("dozito-progress", {**rounds, "down": max(0, self.options.last_turns_at - most_up)})  # DZ-19


def view(state: Dozito, seat: int) -> DozitoView:
    """What `seat` may know of a Dozito (whose module imports this one)."""
    return views(state, (seat,))[0]


def views(state: Dozito, seats: Iterable[int]) -> list[DozitoView]:
    shared = _open(state)
    origin, turn = shared["origin"], state.turn
    held = None if origin is None else CARDS[state.held]
    to_all = origin != "drawn" or state.options.show_drawn  # DZ-26
    return [DozitoView.of(shared, seat=seat, held=held if to_all or seat == turn else None) for seat in seats]


def _open(state: Dozito) -> dict[str, object]:
    """The public part of the view."""
    seats = range(state.players)
    chance = state.chance_kind
    return {
        "game": "dozito",
        "players": state.players,
        "options": state.options,
        "turn": state.turn,
        "chance": chance,
        "scores": state.scores,
        "winners": state.winners,
        "round": state.round,
        "round_over": state.round > 0 and state.turn < 0 and chance != "reshuffle" and state.one_colour < 0,
        "player": state.player,
        "grids": tuple([_grid(state, s) for s in seats]),
        "discards": tuple([_discard(state, side) for side in range(2)]),
        "discard_sizes": tuple([state.discard_size[side] for side in range(2)]),
        "draw_size": state.pile_size,
        "origin": ORIGINS[state.origin],
        "turned_up": state.turned_up,
        "idle_turns": state.idle_turns,
        "closer": None if state.closer < 0 else state.closer,
        "groups": tuple([_groups(state, s) for s in seats]),
        "suns": tuple([state.suns(s) for s in seats]),
        "points": tuple([state.points(s) for s in seats]),
        "best_round": tuple([state.best_round[s] for s in seats]),
        "one_colour": None if state.one_colour < 0 else state.one_colour,
    }


def _grid(state: Dozito, seat: int) -> tuple[str | None, ...]:
    up = state.up[seat]
    places = PLACES if state.round else 0
    return tuple([CARDS[state.grid[seat * PLACES + i]] if up >> i & 1 else None for i in range(places)])


def _discard(state: Dozito, side: int) -> str | None:
    """The top card of a discard pile."""
    size = state.discard_size[side]
    return CARDS[state.discards[side * ROOM + size - 1]] if size else None


def _groups(state: Dozito, seat: int) -> tuple[Group, ...]:
    return tuple(
        [(COLOURS[colour], NUMBERS[places], state.group_points(places)) for colour, places in state.groups(seat)]
    )
