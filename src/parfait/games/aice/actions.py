"""How cards, dice and bids are laid out as numbers. Named here once; rules.pxd and brain.pxd give the names C types."""

from __future__ import annotations

# AI-1: a card is suit × 8 + rank − 2, so that a suit is eight bits of a set of cards. AI-2: a die is named by its suit.
LANE = 8
ONE_SUIT = 0xFF
TWOS = 0x0101010101  # each rank is this, shifted
# An action is a card + (die + 1) × 64 + part × 512. Of the two dice shown on a 7 or 8, part 0 leaves the higher one
# uncovered and part 1 the lower. A bid of n stands in the place of the card as BID + n.
ON_DIE = 64
ON_PART = 512
BID = 40
HIGHEST_BID = 6  # AI-5
