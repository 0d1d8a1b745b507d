"""Size limits of games. The compiled rules and the search have room for this much, and check it."""

from __future__ import annotations

MOST_ACTIONS = 1024  # legal at once; an action, or a number in an outcome of chance, is from 0 to one less
MOST_SEATS = 8
