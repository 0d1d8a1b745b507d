"""What a seat is told: fields of its view, events between two of its views, and its legal moves. Nothing else.

Every function here takes views (or the moves of the seat to act); none takes what another seat may know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import Any

from parfait.core import WATCHER, Event, Game, State, View
from parfait.play.match import seen
from parfait.records import Step, legal_moves
from parfait.server.protocol import Change, Told
from parfait.server.table import Happening

CONSTANT = ("game", "players", "options", "seat")  # told once, in TableInfo and Snapshot
FEW = 12  # legal moves that are not worth grouping


Reader = tuple[tuple[str, ...], Callable[[View], tuple[Any, ...]]]
_readers: dict[type[View], Reader] = {}


def _reader(kind: type[View]) -> Reader:
    """The fields of a game's views, and how to read them all."""
    if kind not in _readers:
        names = tuple(field.name for field in fields(kind) if field.name not in CONSTANT)
        _readers[kind] = names, attrgetter(*names)
    return _readers[kind]


def whole(view: View) -> dict[str, Any]:
    """Every field that can change."""
    names, read = _reader(type(view))
    return dict(zip(names, read(view), strict=True))


def changed(before: View, after: View) -> dict[str, Any]:
    names, read = _reader(type(after))
    return {
        name: new
        for name, old, new in zip(names, read(before), read(after), strict=True)
        if new is not old and new != old
    }


def told(events: Iterable[Event]) -> list[Told]:
    return [Told(event.key, event.arguments, event.rule) for event in events]


def change(step: Step, by: str, events: Iterable[Event], view: dict[str, Any]) -> Change:
    """One step, `step` as the seat saw it happen (`seen`); `by` tells who made it, if it is a move."""
    return Change(
        step.get("seat"),
        step.get("move"),
        step.get("chance"),
        by if by and "seat" in step else None,
        told(events),
        view,
    )


def changes(
    game: Game, happened: Sequence[Happening], seats: Sequence[int], views: Sequence[View], by: str
) -> tuple[list[list[Change]], Sequence[View]]:
    """Steps as each of these seats sees them, and its view after them; `views` are those before."""
    told_to: list[list[Change]] = [[] for _ in seats]
    for happening in happened:
        step_seen = seen(game, happening.before, happening.step, WATCHER)
        mover = happening.step.get("seat")
        after = game.views(happening.after, seats)
        for to, seat, old, new in zip(told_to, seats, views, after, strict=True):
            step = happening.step if seat == mover else step_seen
            to.append(change(step, by, game.narrate(old, step, new), changed(old, new)))
        views = after
    return told_to, views


def legal(game: Game, state: State) -> list[str]:
    """The legal moves of the seat to act, as patterns: `place OM|OS c3 S` is two moves."""
    moves = legal_moves(game, state)
    return moves if len(moves) <= FEW else grouped(moves)


def grouped(moves: Iterable[str]) -> list[str]:
    """Moves that differ in one word alone share a pattern: word by word from the last, alike ends come together."""
    starts: defaultdict[str, list[str]] = defaultdict(list)
    for start, word in map(_cut, moves):
        starts[start].append(word)
    patterns = []
    ends = [(start, "|".join(words)) for start, words in starts.items()]  # what is left of a move, and its end
    while ends:
        alike: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        for start, end in ends:
            if start:
                start, word = _cut(start)
                alike[start, end].append(word)
            else:
                patterns.append(end)
        ends = [(start, f"{'|'.join(words)} {end}") for (start, end), words in alike.items()]
    return patterns


@lru_cache(10_000)
def _cut(move: str) -> tuple[str, str]:
    """A move without its last word, and that word."""
    start, _, word = move.rpartition(" ")
    return start, word


def expanded(patterns: Iterable[str]) -> list[str]:
    """The moves that patterns stand for; what a client does with them."""
    moves = []
    for pattern in patterns:
        some = [""]
        for word in pattern.split(" "):
            some = [f"{start} {choice}" for start in some for choice in word.split("|")]
        moves += [move[1:] for move in some]
    return moves
