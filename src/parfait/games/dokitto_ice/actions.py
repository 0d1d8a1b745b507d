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
# DI-2: a tile is flavour × 8 + its place in the stack, of which there are at most five.
TILE_LANE = 8
HIGHEST_STACK = 5
# DI-3: a cone has room for the tiles that it can hold and the one that topples it.
CONE_LANE = 8
LARGEST_CONE = 7
# DI-10: who wins a mixed trick, in the order of the option's values
LOWEST = 0
HIGHEST = 1
LED = 2
