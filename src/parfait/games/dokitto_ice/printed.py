"""What is printed on a card, by its number (actions.py). printed.pxd gives the same names as inline C."""

from __future__ import annotations

from parfait.games.dokitto_ice.actions import ALL_VALUES, LANE


def flavour(card: int) -> int:
    return card // LANE


def value(card: int) -> int:
    """The value, less one; of another action, TAKE, TAKE_LEFT or TAKE_RIGHT."""
    return card % LANE


def cards_of(flavour: int) -> int:
    """All cards of a flavour, as a set."""
    return ALL_VALUES << flavour * LANE
