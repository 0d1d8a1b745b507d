"""What the places that a colour holds are worth. Plain Python; outlook.pxd holds the C types of the same names."""

from __future__ import annotations

from functools import lru_cache

from parfait.core import bits
from parfait.games.dozito import rules

REACH = 0.1  # of the points that each further card of the colour would bring
SETS = 4096  # of the twelve places


class Outlook:
    """By the set of places that a colour holds: its points, and what it is worth while the round goes on."""

    def __init__(self, group_points: tuple[int, ...]) -> None:
        self.points = [0.0] * 4096
        self.worth = [0.0] * 4096
        by_size = [0.0, *map(float, group_points), 0.0]
        for places in range(SETS):
            left = places
            while left:
                group = rules.joined(left & -left, left)
                self.points[places] += by_size[bits.popcount(group)]
                left ^= group
        self.points[SETS - 1] = 2.0 * max(1.0, *by_size)  # DZ-25: it wins the game
        for places in range(SETS):
            more = 0.0
            for place in range(12):
                more += self.points[places | 1 << place] - self.points[places]
            self.worth[places] = self.points[places] + REACH * more


@lru_cache(maxsize=8)
def outlook_of(group_points: tuple[int, ...]) -> Outlook:
    return Outlook(group_points)


NO_OUTLOOK = Outlook((0,) * 11)
