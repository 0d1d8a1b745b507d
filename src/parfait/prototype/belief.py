"""The worlds that a seat of a prototype cannot tell apart: hidden pieces are dealt again until they fit."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from parfait.core.errors import raise_what_waits
from parfait.core.rng import Rng
from parfait.core.state import Belief
from parfait.prototype.errors import ask, wrong
from parfait.prototype.places import Place, Value, pieces_in, thawed
from parfait.prototype.state import PrototypeState
from parfait.prototype.table import Prototype

MOST_DEALS = 2000  # before a world is found that fits


class PrototypeBelief(Belief):
    KIND: ClassVar[type[Prototype]]

    def __init__(self, view: Value) -> None:
        self.view = view
        self.known = known_part(self.KIND, view)
        self.checked = self.KIND.fits is not Prototype.fits
        self.unseen: list[list[Value]] = []  # by deck, the pieces that the seat does not see
        self.free: list[tuple[str, int | None, Place, int]] = []  # what holds unknown things: field, seat, how many
        for name, place in self.KIND._places.items():
            if place.seen == "hidden":
                self.free.append((name, None, place, getattr(view, f"{name}_count")))
            elif place.seen == "own":
                counts = getattr(view, f"{name}_count")
                self.free += [(name, seat, place, counts[seat]) for seat in range(view.players) if seat != view.seat]
        for i, deck in enumerate(self.KIND._decks):
            seen = Counter(view.kept_gone[i])
            for name, place in self.KIND._places.items():
                if place.deck == deck and hasattr(view, name):
                    seen.update(pieces_in(getattr(view, name)))
            self.unseen.append(sorted((Counter(deck) - seen).elements()))

    def sample(self, rng: Rng) -> PrototypeState:
        raise_what_waits()
        for _ in range(MOST_DEALS):
            world = self._deal(rng)
            if not self.checked or ask(self.KIND, "fits()", world.table.fits):
                return world
        raise wrong(
            self.KIND,
            "fits",
            f"of {MOST_DEALS} ways to deal what is hidden, fits() allows none: it may be too strict, or it looks at "
            "something that has changed since",
        )

    def _deal(self, rng: Rng) -> PrototypeState:
        world = self.known.clone()
        fields = world.table.__dict__
        stacks = [_shuffled(pieces, rng) for pieces in self.unseen]
        for name, seat, place, count in self.free:
            if place.deck is not None:
                stack = stacks[self.KIND._decks.index(place.deck)]
                drawn = [stack.pop() for _ in range(count)]
            else:
                assert place.values is not None
                drawn = [place.values[rng.below(len(place.values))] for _ in range(count)]
            value = drawn if place.is_list else (drawn[0] if drawn else None)
            if seat is None:
                fields[name] = value
            else:
                fields[name][seat] = value
        fields["_aside"] = [sorted(stack) for stack in stacks]
        return world


def known_part(kind: type[Prototype], view: Value) -> PrototypeState:
    """The state as far as the view knows it: nothing is in the fields that its seat does not see."""
    made: Value = kind.State
    state: PrototypeState = made.__new__(made)
    state.players = view.players
    state.options = view.options
    state.turn = view.turn
    state.chance = 0 if view.chance is None else PrototypeState.CHANCES.index(view.chance)
    state.table = kind._begin(view.players, view.options)
    fields = state.table.__dict__
    for name, place in kind._places.items():
        if place.seen in ("public", "each"):
            fields[name] = thawed(getattr(view, name))
        elif place.seen == "own" and view.seat >= 0:
            fields[name][view.seat] = thawed(getattr(view, name))
    fields["turn"] = view.kept_turn
    fields["_over"] = view.turn == -2
    fields["_said"] = [tuple(said) for said in view.kept_words]
    fields["_gone"] = [list(gone) for gone in view.kept_gone]
    if view.kept_chance:
        drawing, then, number, dice, source, *pieces = view.kept_chance
        fields["_drawing"] = (drawing, then, (number, dice), source or (tuple(pieces) if drawing != "roll" else None))
    return state


def _shuffled(pieces: list[object], rng: Rng) -> list[object]:
    order = list(pieces)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
