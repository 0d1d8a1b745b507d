"""Text ↔ action and record step ↔ outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parfait.core.errors import BadOutcome, Unreadable, shorten
from parfait.core.notation import read_cards, read_first
from parfait.core.state import Outcome
from parfait.games.dozito import options

if TYPE_CHECKING:
    from parfait.games.dozito.rules import Dozito

PLACES = 12

# By action, as laid out in rules.py.
ACTIONS = (
    *(f"place {place}" for place in range(1, PLACES + 1)),
    *("draw", "take left", "take right", "discard left", "discard right"),
)
ACTION_OF = {text: action for action, text in enumerate(ACTIONS)}
CARD_OF = {name: i // 15 * 16 + i % 15 for i, name in enumerate(options.CARDS)}
CARDS = {card: name for name, card in CARD_OF.items()}


def write_move(state: Dozito, action: int) -> str:
    return ACTIONS[action]


def read_move(state: Dozito, text: str) -> int:
    if type(text) is not str or text not in ACTION_OF:
        raise Unreadable("unreadable-move", move=shorten(text))
    return ACTION_OF[text]


def card_arguments(card: str) -> dict[str, object]:
    """A card as arguments of events and refusals: its notation, colour and number, which is 0 for a joker."""
    return {"card": card, "colour": card[0], "number": 0 if card[1] == "*" else int(card[1:])}


def write_outcome(state: Dozito, outcome: Outcome) -> dict[str, object]:
    if outcome.kind == "first":
        return {"seat": outcome.values[0]}
    cards = [CARDS[card] for card in outcome.values]
    if outcome.kind == "reshuffle":
        return {"draw": cards}
    dealt = state.players * PLACES
    return {
        "grids": [cards[i : i + PLACES] for i in range(0, dealt, PLACES)],
        "discards": cards[dealt : dealt + 2],
        "draw": cards[dealt + 2 :],
    }


def read_outcome(state: Dozito, step: Mapping[str, object]) -> Outcome:
    kind = state.chance_kind
    if kind == "first":
        return read_first(step, "DZ-23")
    if kind == "reshuffle":
        return Outcome("reshuffle", tuple(_different(read_cards(step.get("draw"), CARD_OF, "DZ-14"), "DZ-14")))
    grids = step.get("grids")
    if type(grids) is not list or len(grids) != state.players:
        raise BadOutcome("DZ-4", "dozito-grids-for-each-seat", players=state.players)
    cards = []
    for seat, given in enumerate(grids):
        grid = read_cards(given, CARD_OF, "DZ-4")
        if len(grid) != PLACES:
            raise BadOutcome("DZ-4", "dozito-grid-size", seat=seat, count=len(grid))
        cards += grid
    discards = read_cards(step.get("discards"), CARD_OF, "DZ-5")
    if len(discards) != 2:
        raise BadOutcome("DZ-5", "dozito-two-discards", count=len(discards))
    draw = read_cards(step.get("draw"), CARD_OF, "DZ-5")
    return Outcome("deal", tuple(_different([*cards, *discards, *draw], "DZ-1")))


def _different(cards: list[int], rule: str) -> list[int]:
    seen = set()
    for card in cards:
        if card in seen:
            raise BadOutcome(rule, "card-twice", card=CARDS[card])
        seen.add(card)
    return cards
