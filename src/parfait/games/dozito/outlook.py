"""The value of the places that a colour holds. Plain Python; outlook.pxd holds C types for the same names."""

from __future__ import annotations

from functools import lru_cache

from parfait.games.dozito.rules import Config

REACH = 0.1  # of the points that each further card of the colour would bring
SETS = 4096  # of the twelve places


class Outlook:
    """For each set of places of one colour: its points, and its value while the round continues."""

    def __init__(self, config: Config | None = None) -> None:
        self.points = [0.0] * 4096
        self.worth = [0.0] * 4096
        if config is not None:
            self._fill(config)

    def _fill(self, config: Config) -> None:
        most = 1.0
        for size in range(13):
            if config.size_points[size] > most:
                most = config.size_points[size]
        for places in range(SETS):
            self.points[places] = 1.0 * config.set_points[places]
        self.points[SETS - 1] = 2.0 * most  # DZ-25: it wins the game
        for places in range(SETS):
            more = 0.0
            for place in range(12):
                more += self.points[places | 1 << place] - self.points[places]
            self.worth[places] = self.points[places] + REACH * more


@lru_cache(maxsize=8)
def outlook_of(config: Config) -> Outlook:
    return Outlook(config)


NO_OUTLOOK = Outlook()
