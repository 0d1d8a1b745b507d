"""What a designer would count in Dozito: (chart, category, how many). For the lab."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Step
from parfait.games.dozito.view import DozitoView


def facts(before: DozitoView, step: Step, after: DozitoView) -> Iterator[tuple[str, str, float]]:
    if step.get("move", "").startswith("place "):
        chain = sum(card is not None for card in after.grids[before.player])
        was = sum(card is not None for card in before.grids[before.player])
        yield "placed", "turned-up" if chain > was else "replaced", 1
    if step.get("move") in ("draw", "take left", "take right"):
        yield "source", "draw" if step["move"] == "draw" else "discard", 1
    if step.get("move", "").startswith("discard ") and after.player == before.player and not after.round_over:
        yield "again", "play-again", 1
    if after.round_over and not before.round_over:
        for groups in after.groups:
            for colour, places, _ in groups:
                yield "group-sizes", str(len(places)), 1
                if len(places) > 1:
                    yield "group-colours", colour, 1
        for suns, points in zip(after.suns, after.points, strict=True):
            yield "points-from", "suns", suns * after.options.sun_points
            yield "points-from", "groups", points - suns * after.options.sun_points


def label(view: DozitoView, move: str) -> str:
    return move.split()[0]
