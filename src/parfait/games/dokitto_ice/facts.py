"""What a designer would count in a round of Dokitto! Ice: (chart, category, how many). For the lab."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Step
from parfait.games.dokitto_ice.view import DokittoIceView


def facts(before: DokittoIceView, step: Step, after: DokittoIceView) -> Iterator[tuple[str, str, float]]:
    if after.tricks > before.tricks:
        mixed = len({card[0] for card in after.trick}) > 1
        yield "tricks", "mixed" if mixed else "one-flavour", 1
    if after.round_over and not before.round_over:
        yield from _round(after)


def _round(after: DokittoIceView) -> Iterator[tuple[str, str, float]]:
    yield "rounds", "full" if after.full_cone is None else "toppled", 1
    for seat in after.round_winners:
        yield "scoops", str(sum(map(len, after.cones[seat]))), 1
        if after.full_cone is not None:
            yield "profit", str((seat - after.full_cone[0]) % after.players), 1
        if after.vp[seat] is not None:
            yield "winning-vp", str(min(40, 4 * ((after.vp[seat] or 0) // 4))), 1


def label(view: DokittoIceView, move: str) -> str:
    if move.startswith("take "):
        flavour = "SCMV".index(move.split()[1])
        return "take" if view.stock[flavour] else "leave"
    value = int(move[1:])
    top = view.options.top(view.players)
    return "low" if value * 3 <= top else "high" if value * 3 > 2 * top else "middle"
