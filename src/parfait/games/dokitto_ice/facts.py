"""Facts that a designer would count in a round of Dokitto! Ice: (chart, category, how many). For the lab."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Step
from parfait.games.dokitto_ice.options import DokittoIceOptions
from parfait.games.dokitto_ice.rules import DokittoIce
from parfait.games.dokitto_ice.view import DokittoIceView


def facts(before: DokittoIceView, step: Step, after: DokittoIceView) -> Iterator[tuple[str, str, float]]:
    if after.tricks > before.tricks:
        mixed = len({card[0] for card in after.trick}) > 1
        yield "tricks", "mixed" if mixed else "one-flavour", 1
    if after.round_over and not before.round_over:
        yield from _round(after)


def feats(before: DokittoIceView, step: Step, after: DokittoIceView) -> Iterator[tuple[str, int, float]]:
    """Feats for the titles of an evening: (name, seat, amount)."""
    if after.round_over and not before.round_over:
        for seat in after.round_winners:
            yield "sweetest-round", seat, after.vp[seat] or 0


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


def starter(state: DokittoIce) -> int:
    return state.leader  # DI-7


def begins_turn(state: DokittoIce, action: int) -> bool:
    return not state.choosing  # a card is played; ice is taken in the turn that won it


def round_of(state: DokittoIce) -> int:
    return state.round


def rules(players: int, options: DokittoIceOptions) -> Iterator[str]:
    """The rules that events can name to a watcher."""
    yield from ("DI-7", "DI-9", "DI-10", "DI-12", "DI-13", "DI-17", "DI-19", "DI-21", "DI-23")
    if options.mixed_winner != "led":
        yield "DI-11"
    if options.cone < options.hand_size(players):
        yield "DI-16"
        if players > 2:
            yield "DI-18"
    if players == 2:
        yield "DI-20"
    if options.trophies_to_win > 1:
        yield "DI-22"
