"""What happened in a prototype, as seen in two views of one seat: the move, what was said, what changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parfait.core.view import Event, Step
from parfait.prototype.places import Value
from parfait.prototype.table import Prototype


def describe(move: str) -> Event:
    """The name of a move: what its author calls it."""
    return Event("prototype-move", {"move": move})


def narrator(kind: type[Prototype]) -> Callable[[Value, Step, Value], list[Event]]:
    """`narrate`, as core/game.py has it."""

    def narrate(before: object, step: Step, after: object) -> list[Event]:
        return list(_narrate(kind, before, step, after))

    return narrate


def _narrate(kind: type[Prototype], before: Value, step: Step, after: Value) -> Iterator[Event]:
    if "move" in step and step["move"] is None:
        yield Event("prototype-secret", {"seat": step["seat"]})
    elif "move" in step:
        yield Event("prototype-play", {"seat": step["seat"], "move": step["move"]})
    for seat, text in after.kept_words:
        yield (
            Event("prototype-text", {"text": text})
            if seat < 0
            else Event("prototype-text-of", {"seat": seat, "text": text})
        )
    if not after.kept_words:
        yield from _changes(kind, before, after)
    if after.winners and not before.winners:
        yield Event("game-ends", {"seats": after.winners, "count": len(after.winners)})


def _changes(kind: type[Prototype], before: Value, after: Value) -> Iterator[Event]:
    """The numbers and words that changed without any comment. Pieces are seen on the table."""
    for name, place in kind._places.items():
        if place.seen not in ("public", "each") or place.is_list or place.deck is not None:
            continue
        was, now = getattr(before, name), getattr(after, name)
        for seat in range(after.players) if place.by_seat else ():
            if was[seat] != now[seat] and now[seat] is not None:
                value = str(now[seat])
                yield Event("prototype-now-of", {"seat": seat, "label": label_of(name, place), "value": value})
        if not place.by_seat and was != now and now is not None:
            yield Event("prototype-now", {"label": label_of(name, place), "value": str(now)})


def label_of(name: str, place: Value) -> str:
    """The label of a field or a setting, or else its name in words."""
    return place.label or (name[:1].upper() + name[1:]).replace("_", " ")
