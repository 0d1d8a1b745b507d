"""Reading the steps of chance that several games share. Everything here comes from outside: trust nothing."""

from __future__ import annotations

from collections.abc import Mapping

from parfait.core.errors import BadOutcome, shorten
from parfait.core.state import Outcome


def read_first(step: Mapping[str, object], rule: str) -> Outcome:
    """`{"chance": "first", "seat": 1}`"""
    seat = step.get("seat")
    if type(seat) is not int or not 0 <= seat < 100:
        raise BadOutcome(rule, "bad-first")
    return Outcome("first", (seat,))


def read_cards(given: object, names: Mapping[str, int], rule: str) -> list[int]:
    """A list of different cards, by name."""
    if type(given) is not list:
        raise BadOutcome(rule, "not-a-list-of-cards", found=shorten(given))
    for name in given:
        if type(name) is not str or name not in names:
            raise BadOutcome(rule, "no-such-card", card=shorten(name))
    return [names[name] for name in given]


def read_hands(
    step: Mapping[str, object], names: Mapping[str, int], players: int, hand_size: int, rule: str
) -> Outcome:
    """`{"chance": "deal", "hands": [[…], …], "aside": […]}`: hand after hand, then the cards laid aside."""
    hands = step.get("hands")
    if type(hands) is not list or len(hands) != players:
        raise BadOutcome(rule, "hands-for-each-seat", players=players)
    cards = []
    for seat, given in enumerate(hands):
        hand = read_cards(given, names, rule)
        if len(hand) != hand_size:
            raise BadOutcome(rule, "hand-size", seat=seat, count=len(hand), expected=hand_size)
        cards += hand
    cards += read_cards(step.get("aside"), names, rule)
    if len(set(cards)) != len(cards):
        double = next(card for i, card in enumerate(cards) if card in cards[:i])
        raise BadOutcome(rule, "card-twice", card=next(name for name, card in names.items() if card == double))
    return Outcome("deal", tuple(cards))
