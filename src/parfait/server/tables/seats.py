"""One seat of a table, and what an entry of the log makes of it."""

from __future__ import annotations

import copy

from parfait.server.protocol import messages as protocol
from parfait.server.tables import entries as e


class Seat:
    """Replaced, never changed in place."""

    __slots__ = ("away", "bot", "face", "key", "left", "muted", "name", "ticket", "used")

    def __init__(self, plan: e.SeatPlan) -> None:
        self.name = plan.name
        self.face = plan.face  # the drawn head that its owner chose
        self.bot = plan.bot  # a level: a bot sits here, or stands in for the owner
        self.key = plan.key  # the hash of the token of whoever sits here
        self.ticket = plan.ticket  # the hash of the one that the seat is kept for
        self.used: str | None = None  # the hash of the ticket that its owner came with
        self.left = False
        self.away: float | None = None  # since when its owner has not been connected, once that is long
        self.muted = False

    @property
    def open(self) -> bool:
        return not self.name and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person plays this seat, not a bot."""
        return bool(self.name) and self.bot is None

    @property
    def attended(self) -> bool:
        """Whether its owner is connected, or left only a short while ago."""
        return bool(self.name) and not self.left and self.away is None

    def info(self) -> protocol.SeatInfo:
        return protocol.SeatInfo(
            self.name,
            self.bot,
            not self.open,
            self.open and self.ticket is not None,
            self.left,
            self.muted,
            None if self.away is None else int(self.away),
            self.face,
        )

    def after(self, entry: e.SeatEntry, *, waiting: bool) -> Seat:
        """The seat with one more entry; `waiting`: the game has not begun."""
        seat = copy.copy(self)
        if isinstance(entry, e.Sat):
            seat._vacate()
            seat.name, seat.face, seat.key = entry.name, entry.face, entry.key
            seat.used = self.ticket
        elif isinstance(entry, e.Left):
            if waiting:
                seat._vacate()
                seat.used = self.used
            else:
                seat.left = True
        elif isinstance(entry, e.Back):
            seat.left, seat.bot, seat.away = False, None, None
        elif isinstance(entry, e.Again):
            seat.left = False
        elif isinstance(entry, e.Filled):
            seat.bot = entry.level
            if not seat.name:
                seat.key = seat.ticket = None
        elif isinstance(entry, e.Opened):
            seat._vacate()
        elif isinstance(entry, e.Invited):
            seat.ticket, seat.used = entry.key, None
        elif isinstance(entry, e.Absent):
            seat.away = entry.since
        elif isinstance(entry, e.Present):
            seat.away = None
        elif isinstance(entry, e.Muted):
            seat.muted = entry.muted
        return seat

    def nameless(self, number: int) -> Seat:
        """The seat when names are erased."""
        seat = copy.copy(self)
        seat.name = e.nameless(number) if self.name else ""
        return seat

    def _vacate(self) -> None:
        self.name, self.face, self.key, self.bot, self.left, self.away = "", "", None, None, False, None
        self.ticket = self.used = None
