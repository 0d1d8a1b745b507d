"""Facts that a designer would count in Dozito: (chart, category, how many). For the lab."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Step
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.rules import Dozito
from parfait.games.dozito.view import DozitoView

LARGE = 8  # cards in a group


def facts(before: DozitoView, step: Step, after: DozitoView) -> Iterator[tuple[str, str, float]]:
    move = "" if "chance" in step else step["move"]
    if move.startswith("place "):
        chain = sum(card is not None for card in after.grids[before.player])
        was = sum(card is not None for card in before.grids[before.player])
        yield "placed", "turned-up" if chain > was else "replaced", 1
    if move in ("draw", "take left", "take right"):
        yield "source", "draw" if move == "draw" else "discard", 1
    if move.startswith("discard ") and after.player == before.player and not after.round_over:
        yield "again", "play-again", 1
    if after.round_over and not before.round_over:
        for groups in after.groups:
            for colour, places, _ in groups:
                yield "group-sizes", str(len(places)), 1
                if len(places) >= LARGE:
                    yield "large-groups", "eight-up", 1
                if len(places) > 1:
                    yield "group-colours", colour, 1
        for suns, points in zip(after.suns, after.points, strict=True):
            yield "points-from", "suns", suns * after.options.sun_points
            yield "points-from", "groups", points - suns * after.options.sun_points


def feats(before: DozitoView, step: Step, after: DozitoView) -> Iterator[tuple[str, int, float]]:
    """Feats for the titles of an evening: (name, seat, amount)."""
    if after.round_over and not before.round_over:
        for seat, groups in enumerate(after.groups):
            yield "largest-group", seat, max((len(places) for _, places, _ in groups), default=0)


def label(view: DozitoView, move: str) -> str:
    return move.split()[0]


def starter(state: Dozito) -> int:
    return state.player  # DZ-23


def begins_turn(state: Dozito, action: int) -> bool:
    return state.held < 0  # DZ-6: nothing is in hand yet; so begins PLAY AGAIN, too (DZ-16)


def round_of(state: Dozito) -> int:
    return state.round


def rules(players: int, options: DozitoOptions) -> Iterator[str]:
    """The rules that events can name to a watcher."""
    yield from ("DZ-5", "DZ-6", "DZ-8", "DZ-9", "DZ-10", "DZ-11", "DZ-14", "DZ-19", "DZ-20", "DZ-23", "DZ-24", "DZ-25")
    marks = {options.mark(card) for card, *_ in options.deck}
    for can, number in (
        (options.jokers, "DZ-12"),
        ("STOP" in marks, "DZ-15"),
        ("REPLAY" in marks, "DZ-16"),
        (any(options.group_points), "DZ-21"),
        (any(suns for *_, suns in options.deck), "DZ-22"),
        (options.max_idle_turns, "DZ-27"),
    ):
        if can:
            yield number
