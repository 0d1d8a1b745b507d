"""Facts that a designer would count in a round of AICE: (chart, category, how many). For the lab."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Step
from parfait.games.aice.options import AiceOptions
from parfait.games.aice.rules import Aice
from parfait.games.aice.view import AiceView


def facts(before: AiceView, step: Step, after: AiceView) -> Iterator[tuple[str, str, float]]:
    if after.tricks > before.tricks:
        yield "dice-on-trick", str(sum(roll is not None for roll in after.rolls)), 1
        if any(after.rerolls):
            yield "trick-ties", "rolled-again", 1
    if after.round_over and not before.round_over:
        for seat in range(after.players):
            bid = after.bids[seat]
            yield "bids", str(bid), 1
            yield "bid-results", "hit" if bid == after.won[seat] else "missed", 1
            if bid == after.won[seat]:
                yield "bids-hit", str(bid), 1
            yield "points-from", "bids", after.options.exact_bid * (bid == after.won[seat])
            yield "points-from", "tricks", after.won[seat] * after.per_trick[seat]


def feats(before: AiceView, step: Step, after: AiceView) -> Iterator[tuple[str, int, float]]:
    """Feats for the titles of an evening: (name, seat, amount)."""
    if after.round_over and not before.round_over:
        for seat, bid in enumerate(after.bids):
            if bid is not None and bid == after.won[seat]:
                yield "bravest-bid", seat, bid


def label(view: AiceView, move: str) -> str:
    if move.startswith("bid "):
        return f"bid-{move.split()[1]}"
    return "with-die" if "+" in move else "bare"


def starter(state: Aice) -> int:
    return state.leader  # AI-19


def begins_turn(state: Aice, action: int) -> bool:
    return state.bids_made == state.players  # a card is played; bids are made all at once


def round_of(state: Aice) -> int:
    return state.round


def rules(players: int, options: AiceOptions) -> Iterator[str]:
    """The rules that events can name to a watcher."""
    yield "AI-6" if options.beginner else "AI-5"
    yield from ("AI-7", "AI-8", "AI-12", "AI-13", "AI-14", "AI-15", "AI-16", "AI-17", "AI-18", "AI-19", "AI-20")
