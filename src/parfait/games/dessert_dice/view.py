"""Who sees what: DD-18."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from parfait.core.layout import Grid, Row
from parfait.core.state import OVER
from parfait.core.view import Event, View
from parfait.games.dessert_dice.notation import ACTIONS, BLANK, COLOURS, DESSERTS, DICE, KINDS, SQUARES, squares_of
from parfait.games.dessert_dice.options import DessertDiceOptions

if TYPE_CHECKING:
    from parfait.games.dessert_dice.rules import DessertDice


@dataclass(frozen=True, kw_only=True)
class DessertDiceView(View):
    OWN = ("tiles",)
    LAYOUT = (
        Row("tiles", "dessert", "seats", suits=DESSERTS, label="dessert-dice-tile"),
        Grid("board", "die", suits=f"{COLOURS}G", label="dessert-dice-board", columns=5, empty=True),
        Row("supply", "die", suits=f"{COLOURS}G", label="dessert-dice-supply"),
    )

    options: DessertDiceOptions
    tiles: tuple[str | None, ...]  # by seat; None where it lies face down to this one, or is not dealt
    board: tuple[str | None, ...]  # by square, row by row from a1: colour, top, north–south, east–west; the blank is G
    supply: tuple[str, ...]  # every die left, as colour and top
    kinds: tuple[str, ...]  # DD-3: every colour and top that a die of this game can have
    placed: int  # dice placed so far
    last_placed: tuple[int, ...]  # by seat: which die, from 1, it placed last; 0 for none
    tips: int  # in a row
    forbidden: str | None  # the tip that would undo the last one
    clusters: tuple[tuple[tuple[str, ...], ...], ...]  # by dessert, I M S J: the squares of each cluster, largest first
    set_aside: int  # how many clusters everyone had to set aside to break a tie
    by_last_die: bool  # nobody had dice left, and whoever placed the last die won

    def progress(self) -> Event:
        return Event("dessert-dice-progress", {"left": self.board.count(None)})


def view(state: DessertDice, seat: int) -> DessertDiceView:
    """What `seat` may know of a DessertDice (whose module imports this one)."""
    return views(state, (seat,))[0]


def views(state: DessertDice, seats: Iterable[int]) -> list[DessertDiceView]:
    shared, over = _open(state), state.turn == OVER
    tiles = [None if state.tiles[s] < 0 else DESSERTS[state.tiles[s]] for s in range(state.players)]
    return [
        DessertDiceView.of(
            shared, seat=seat, tiles=tuple([tile if s == seat or over else None for s, tile in enumerate(tiles)])
        )
        for seat in seats
    ]


def _open(state: DessertDice) -> dict[str, object]:
    """The public part of the view."""
    return {
        "game": "dessert-dice",
        "players": state.players,
        "options": state.options,
        "turn": state.turn,
        "chance": state.chance_kind,
        "scores": state.scores,
        "winners": state.winners,
        "board": tuple(
            [
                None if state.empty >> square & 1 else DICE[state.board[square]]
                for square in _numbers(state.options.board)
            ]
        ),
        "supply": _supply(tuple([state.supply[kind] for kind in range(len(KINDS))])),
        "kinds": _kinds(state.options.dice),
        "placed": state.placed,
        "last_placed": tuple([state.last_placed[s] for s in range(state.players)]),
        "tips": state.tips,
        "forbidden": None if state.undo < 0 else ACTIONS[state.undo],
        "clusters": tuple([_clusters(state, dessert) for dessert in range(4)]),
        "set_aside": state.set_aside,
        "by_last_die": state.by_last_die,
    }


@cache
def _numbers(board: int) -> tuple[int, ...]:
    return tuple(SQUARES.index(square) for square in squares_of(board))


def _clusters(state: DessertDice, dessert: int) -> tuple[tuple[str, ...], ...]:
    clusters: list[tuple[str, ...]] = []
    while squares := state.cluster(dessert, len(clusters)):
        clusters.append(_named(squares))
    return tuple(clusters)


@lru_cache(400)
def _named(squares: int) -> tuple[str, ...]:
    return tuple(name for square, name in enumerate(SQUARES) if squares >> square & 1)


@lru_cache(100)
def _kinds(dice: tuple[int, ...]) -> tuple[str, ...]:
    """By how many dice there are of each colour: colour by colour, in the order of the desserts."""
    colours = [colour for colour, count in zip(f"{COLOURS}{BLANK}", dice, strict=True) if count]
    return tuple(kind for colour in colours for kind in sorted(KINDS, key=_dessert) if kind[0] == colour)


def _dessert(kind: str) -> int:
    return DESSERTS.find(kind[-1])


@lru_cache(100)
def _supply(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count))
