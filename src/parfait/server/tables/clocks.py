"""Time to think: none, live (a bank and an increment a turn), or so long a turn by correspondence.

A turn is a run of moves by one seat. All of it follows from the times in the log, so clocks survive a restart, and no
time depends on anything that a seat does not show.
"""

from __future__ import annotations

import copy

from parfait.server.protocol.messages import Clock, ClockState

DUE_BACK = 600.0  # seconds that people may be away, besides the time that their clock gives them
MISSED_TURNS = 10  # by correspondence


class Clocks:
    """Replaced, never changed in place."""

    __slots__ = ("clock", "credited", "left", "since")

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.since = 0.0  # when the time of the seat to act began to run
        self.credited = 0.0  # up to when time in which nobody could move was given back
        first = None if clock is None else clock.bank if clock.bank is not None else clock.turn
        self.left: list[float] | None = None if first is None else [float(first)] * players

    def deadline(self, turn: int) -> float | None:
        return None if self.left is None or turn < 0 else self.since + self.left[turn]

    def patience(self) -> float:
        """How long after they moved last people are expected back: until the clock has cost them some turns."""
        if self.left is None or self.clock is None:
            return DUE_BACK
        return DUE_BACK + (max(self.left) if self.clock.turn is None else MISSED_TURNS * self.clock.turn)

    def moved(self, mover: int, turn: int, at: float, *, bot: bool) -> Clocks:
        """After `mover` made a move at that time and `turn` is to act. A bot's moves take none of the seat's time."""
        if self.left is None or self.clock is None:
            return self
        after = copy.copy(self)
        after.left = list(self.left)
        if mover >= 0 and not bot:
            after.left[mover] = max(0.0, self.left[mover] - (at - self.since))
            if mover != turn:
                after.left[mover] = self._next_turn(after.left[mover])
        after.since = at
        return after

    def _next_turn(self, left: float) -> float:
        assert self.clock is not None
        return float(self.clock.turn) if self.clock.turn is not None else left + self.clock.increment

    def resumed(self, turn: int, at: float) -> Clocks:
        """Start the time of the seat to act now, because its player came back or a bot took over."""
        if self.left is None:
            return self
        after = copy.copy(self)
        after.since = at
        return after

    def given_back(self, since: float, until: float) -> Clocks:
        """The clocks without a period in which nobody could move."""
        if self.left is None:
            return self
        after = copy.copy(self)
        after.since = self.since + max(0.0, until - max(since, self.since))
        after.credited = until
        return after

    def told(self, now: float | None = None) -> ClockState | None:
        """As of the last step, or as of `now`."""
        if self.left is None:
            return None
        ran = max(0.0, now - self.since) if now is not None and self.since else 0.0
        return ClockState([round(left * 1000) for left in self.left], round(ran * 1000))
