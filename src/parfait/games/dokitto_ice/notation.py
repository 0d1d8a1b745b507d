"""Text ↔ action and record step ↔ outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parfait.core.errors import Unreadable, shorten
from parfait.core.notation import read_first, read_hands
from parfait.core.state import Outcome
from parfait.games.dokitto_ice.actions import LANE, TAKE, TAKE_LEFT, TAKE_RIGHT, VALUES
from parfait.games.dokitto_ice.options import FLAVOURS

if TYPE_CHECKING:
    from parfait.games.dokitto_ice.rules import DokittoIce

ACTIONS = {
    flavour * LANE + what: text
    for flavour, letter in enumerate(FLAVOURS)
    for what, text in (
        *((value, f"{letter}{value + 1}") for value in range(VALUES)),
        (TAKE, f"take {letter}"),
        (TAKE_LEFT, f"take {letter} left"),
        (TAKE_RIGHT, f"take {letter} right"),
    )
}
ACTION_OF = {text: action for action, text in ACTIONS.items()}
CARDS = {action: text for action, text in ACTIONS.items() if " " not in text}
CARD_OF = {text: card for card, text in CARDS.items()}


def write_move(state: DokittoIce, action: int) -> str:
    return ACTIONS[action]


def read_move(state: DokittoIce, text: str) -> int:
    if text not in ACTION_OF:
        raise Unreadable("unreadable-move", move=shorten(text))
    return ACTION_OF[text]


def write_outcome(state: DokittoIce, outcome: Outcome) -> dict[str, object]:
    if outcome.kind == "first":
        return {"seat": outcome.values[0]}
    size, dealt = state.hand_size, state.players * state.hand_size
    hands = [outcome.values[i : i + size] for i in range(0, dealt, size)]
    return {
        "hands": [[CARDS[card] for card in sorted(hand)] for hand in hands],
        "aside": [CARDS[card] for card in sorted(outcome.values[dealt:])],
    }


def read_outcome(state: DokittoIce, step: Mapping[str, object]) -> Outcome:
    if state.chance_kind == "first":
        return read_first(step, state.turn_rule())
    return read_hands(step, CARD_OF, state.players, state.hand_size, state.deal_rule())
