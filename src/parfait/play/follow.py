"""Steps as seats see them: what happened, told from each seat's view before and after. Made here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from parfait.core import Event, Game, State, View
from parfait.records import Step, apply_step, read_move


class Seen(NamedTuple):
    """One step as one seat sees it."""

    step: Step  # without what is hidden from the seat
    before: View
    after: View
    events: list[Event]  # one list for all seats that are told the same


def follow(game: Game, state: State, steps: Iterable[Step], seats: Sequence[int]) -> Iterator[list[Seen]]:
    """Let steps happen, one after the other, and tell each of them to some seats (a WATCHER among them, if need be).

    `state` goes forward as far as one reads on. A step that cannot happen raises a `RuleError` and changes nothing.
    """
    views: Sequence[View] = game.views(state, seats)
    for step in steps:
        before = state.clone()
        apply_step(game, state, step)
        after = game.views(state, seats)
        yield tell(game, before, step, seats, views, after)
        views = after


def tell(
    game: Game, before: State, step: Step, seats: Sequence[int], old: Sequence[View], new: Sequence[View]
) -> list[Seen]:
    """A step that happened in the state `before`, as each seat sees it; `old` and `new` are their views around it.

    Whoever made no move and learned nothing of its own is told what the others are told (`View.OWN`).
    """
    mover = step["seat"] if "move" in step else None
    shared: list[Event] | None = None
    told = []
    for seat, was, now in zip(seats, old, new, strict=True):
        as_seen = seen(game, before, step, seat)
        if seat == mover or now.OWN is None or any(getattr(was, name) != getattr(now, name) for name in now.OWN):
            events = game.narrate(was, as_seen, now)
        else:
            if shared is None:
                shared = game.narrate(was, as_seen, now)
            events = shared
        told.append(Seen(as_seen, was, now, events))
    return told


def seen(game: Game, state: State, step: Step, seat: int) -> Step:
    """A step as a seat sees it happen in `state`: chance by its kind alone, another's secret move as None."""
    if "chance" in step:
        return {"chance": step["chance"]}
    hidden = step["seat"] != seat and state.secret(read_move(game, state, step["move"]))
    return {"seat": step["seat"], "move": None if hidden else step["move"]}
