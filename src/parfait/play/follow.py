"""Steps as seats see them, made from each seat's views before and after. This is the only place that makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple, cast

from parfait.core import Event, Game, State, Step, View
from parfait.records import apply_step


class Happening(NamedTuple):
    """One step, and the states around it."""

    before: State
    step: Step
    after: State
    secret: bool = False  # a move of which the other seats see only that it was made


class Seen(NamedTuple):
    """One step as one seat sees it."""

    step: Step  # without what is hidden from the seat
    before: View
    after: View
    events: list[Event]  # one list for all seats that are told the same


def happen(game: Game, before: State, step: Mapping[str, object]) -> Happening:
    """Apply a step to a copy of a state; `RuleError` if it cannot happen."""
    after = before.clone()
    secret = apply_step(game, after, step)
    return Happening(before, cast(Step, step), after, secret)


def follow(game: Game, state: State, steps: Iterable[Step], seats: Sequence[int]) -> Iterator[list[Seen]]:
    """Apply steps one by one, and yield each as these seats (or a WATCHER) see it.

    `state` advances with the iterator. A step that cannot happen raises a `RuleError` and changes nothing.
    """
    views: Sequence[View] = game.views(state, seats)
    for step in steps:
        before = state.clone()
        secret = apply_step(game, state, step)
        after = game.views(state, seats)
        yield tell(game, Happening(before, step, state, secret), seats, views, after)
        views = after


def tell(
    game: Game, happening: Happening, seats: Sequence[int], old: Sequence[View], new: Sequence[View]
) -> list[Seen]:
    """The step as each seat sees it; `old` and `new` are their views before and after.

    Seats that did not move and learned the same private facts (usually none) share one list of events (`View.OWN`).
    """
    step = happening.step
    mover = None if "chance" in step else step["seat"]
    others = seen(happening, None)
    own = private_fields(new[0])
    shared: list[tuple[Learned, list[Event]]] = []  # what some have learned of their own, and what they are told
    told = []
    for seat, was, now in zip(seats, old, new, strict=True):
        if seat == mover:
            mine = seen(happening, seat)
            told.append(Seen(mine, was, now, game.narrate(was, mine, now)))
        elif own is None:
            told.append(Seen(others, was, now, game.narrate(was, others, now)))
        else:
            before, after = own(was), own(now)
            learned = None if before == after else _changes(before, after)
            for known, heard in shared:
                if known == learned:
                    events = heard
                    break
            else:
                events = game.narrate(was, others, now)
                shared.append((learned, events))
            told.append(Seen(others, was, now, events))
    return told


Learned = list[tuple[object, object] | None] | None  # by field: as it was and as it is, if it changed
_own_of: dict[type[View], Callable[[View], tuple[object, ...]] | None] = {}


def private_fields(view: View) -> Callable[[View], tuple[object, ...]] | None:
    """A function that gets the private fields of such views, or None if any field may be private."""
    kind = type(view)
    if kind not in _own_of:
        _own_of[kind] = None if kind.OWN is None else attrgetter("seat", *kind.OWN)
    return _own_of[kind]


def _changes(before: Sequence[object], after: Sequence[object]) -> Learned:
    return [None if old == new else (old, new) for old, new in zip(before, after, strict=True)]


def seen(happening: Happening, seat: int | None) -> Step:
    """The step as a seat sees it (None: any but the mover): chance only by its kind, another's secret move as None."""
    step = happening.step
    if "chance" in step:
        return {"chance": step["chance"]}
    hidden = happening.secret and step["seat"] != seat
    return {"seat": step["seat"], "move": cast(str, None) if hidden else step["move"]}
