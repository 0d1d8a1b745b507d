"""How cards, choices and tiles are laid out as numbers. Named once; rules.pxd and brain.pxd give the names C types."""

from __future__ import annotations

# An action is flavour × 16 + what is done with it: 0–9 plays the card of value 1–10 (DI-1), and TAKE, TAKE_LEFT and
# TAKE_RIGHT take ice. So a set of actions fits the bits of one number, and a card is the action that plays it.
LANE = 16
VALUES = 10
TAKE = 10
TAKE_LEFT = 11
TAKE_RIGHT = 12
ONE_EACH = 0x0001000100010001  # the first action of every flavour
ALL_VALUES = 0x3FF
# DI-2: a tile is flavour × 3 + its place in the stack; the third is worth 2 VP, the others 1.
STACK = 3
# DI-3
CONE = 3
