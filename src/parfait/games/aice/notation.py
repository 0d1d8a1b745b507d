"""Text ↔ action and record step ↔ outcome."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from parfait.core.errors import BadOutcome, Unreadable, shorten
from parfait.core.notation import read_first, read_hands
from parfait.core.state import Outcome
from parfait.games.aice.actions import BID, LANE, ON_DIE, ON_PART
from parfait.games.aice.options import PIPS, RANKS, SPLIT_RANKS, SUITS

if TYPE_CHECKING:
    from parfait.games.aice.rules import Aice

CARDS = {suit * LANE + rank - RANKS[0]: f"{letter}{rank}" for suit, letter in enumerate(SUITS) for rank in RANKS}
CARD_OF = {text: card for card, text in CARDS.items()}

Parts = tuple[tuple[int, int], ...]


@cache
def actions(split: Parts) -> dict[int, str]:
    """By action, as laid out in actions.py: `bid 3 D`, `F4`, `F4+A`, `F7+A/6`."""
    return dict(_actions(split))


@cache
def action_of(split: Parts) -> dict[str, int]:
    return {text: action for action, text in actions(split).items()}


def _actions(split: Parts) -> Iterator[tuple[int, str]]:
    yield from CARDS.items()
    for suit, letter in enumerate(SUITS):
        die = (suit + 1) * ON_DIE
        for number in PIPS:
            yield die + BID + number, f"bid {number} {letter}"
        for card, text in CARDS.items():
            rank = int(text[1])
            if rank not in SPLIT_RANKS:
                yield die + card, f"{text}+{letter}"
                continue
            first, second = split[SPLIT_RANKS.index(rank)]
            yield die + card, f"{text}+{letter}/{first}"
            if first != second:
                yield die + card + ON_PART, f"{text}+{letter}/{second}"


def write_move(state: Aice, action: int) -> str:
    return actions(state.options.split)[action]


def read_move(state: Aice, text: str) -> int:
    known = action_of(state.options.split)
    if type(text) is not str or text not in known:
        raise Unreadable("unreadable-move", move=shorten(text))
    return known[text]


def write_outcome(state: Aice, outcome: Outcome) -> dict[str, object]:
    if outcome.kind == "first":
        return {"seat": outcome.values[0]}
    if outcome.kind != "deal":
        return {"dice": {str(seat): pips for seat, pips in enumerate(outcome.values) if pips}}
    size, dealt = state.hand_size, state.players * state.hand_size
    hands = [outcome.values[i : i + size] for i in range(0, dealt, size)]
    return {
        "hands": [[CARDS[card] for card in sorted(hand)] for hand in hands],
        "aside": [CARDS[card] for card in sorted(outcome.values[dealt:])],
    }


def read_outcome(state: Aice, step: Mapping[str, object]) -> Outcome:
    kind, rule = state.chance_kind, state.turn_rule()
    if kind == "first":
        return read_first(step, rule)
    if kind == "deal":
        return read_hands(step, CARD_OF, state.players, state.hand_size, rule)
    return Outcome(str(kind), _read_dice(step.get("dice"), state.players, rule))


def _read_dice(given: object, players: int, rule: str) -> tuple[int, ...]:
    """`{"0": 4, "2": 6}`: by seat, 0 for seats that do not roll."""
    if type(given) is not dict:
        raise BadOutcome(rule, "aice-dice-by-seat", found=shorten(given))
    seats = [str(seat) for seat in range(players)]
    for seat, pips in given.items():
        if seat not in seats:
            raise BadOutcome(rule, "aice-no-such-seat", found=shorten(seat))
        if type(pips) is not int or pips not in PIPS:
            raise BadOutcome(rule, "aice-no-face", found=shorten(pips))
    return tuple(given.get(seat, 0) for seat in seats)
