"""One seat of a table, and what an entry of the log makes of it."""

from __future__ import annotations

import copy

from parfait.server.protocol import messages as protocol
from parfait.server.tables import entries as e


class Seat:
    """Replaced, never changed in place."""

    __slots__ = (
        "away",
        "bot",
        "device",
        "face",
        "idle",
        "key",
        "left",
        "muted",
        "name",
        "opens",
        "renewal",
        "ticket",
        "used",
        "vouched",
    )

    def __init__(self, plan: e.SeatPlan) -> None:
        self.name = plan.name
        self.face = plan.face  # the drawn head that its owner chose
        self.bot = plan.bot  # a level: a bot sits here, or stands in for the owner
        self.key = plan.key  # the hash of the token of whoever sits here
        self.ticket = plan.ticket  # the hash of the one that the seat is kept for
        self.used: str | None = None  # the hash of the ticket that its owner came with
        self.left = False
        self.away: float | None = None  # since when its owner has not been connected, once that is long
        self.idle: float | None = None  # since when its owner, who is connected, could have moved, once that is long
        self.muted = False
        self.device = ""  # the hash of the secret of its owner's device
        self.vouched: frozenset[int] = frozenset()  # the players who say that its owner needs a new link
        self.renewal: str | None = None  # the hash of the ticket in that link
        self.opens = 0.0  # from when on it can be used

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
            None if self.idle is None else int(self.idle),
            sorted(self.vouched),
            None if self.renewal is None else int(self.opens * 1000),
        )

    def after(self, entry: e.SeatEntry, *, waiting: bool) -> Seat:
        """The seat with one more entry; `waiting`: the game has not begun."""
        seat = copy.copy(self)
        if isinstance(entry, e.Sat):
            seat._vacate()
            seat.name, seat.face, seat.key, seat.device = entry.name, entry.face, entry.key, entry.device
            seat.used = self.renewal or self.ticket
        elif isinstance(entry, e.TookOver):
            seat._vacate()
            seat.name, seat.face, seat.key = entry.name, entry.face, entry.key
            seat.muted = False
        elif isinstance(entry, e.Left):
            if waiting:
                seat._vacate()
                seat.used = self.used
            else:
                seat.left = True
        elif isinstance(entry, e.Back):
            seat.left, seat.bot, seat.away, seat.idle = False, None, None, None
            seat._objected()
        elif isinstance(entry, e.Objected):
            seat._objected()
        elif isinstance(entry, e.Vouched):
            seat.vouched = self.vouched | {entry.by}
        elif isinstance(entry, e.Renewed):
            seat.renewal, seat.opens = entry.key, entry.opens
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
        elif isinstance(entry, e.Idle):
            seat.idle = entry.since
        elif isinstance(entry, e.Muted):
            seat.muted = entry.muted
        return seat

    @property
    def doubted(self) -> bool:
        """Whether others think that its owner is idle or has lost the device, which a move of theirs disproves."""
        return self.idle is not None or self.renewal is not None or bool(self.vouched)

    def busy(self) -> Seat:
        """The seat after a move of its owner."""
        seat = copy.copy(self)
        seat.idle = None
        seat._objected()
        return seat

    def timed_out(self, at: float) -> Seat:
        """The seat after a turn whose time ran out: until its owner does something, others may let a bot play."""
        seat = copy.copy(self)
        seat.idle = at
        return seat

    def kept_for(self, key: str) -> Seat:
        """The seat, open, reserved for the holder of this ticket."""
        seat = copy.copy(self)
        seat.ticket = key
        return seat

    def nameless(self, number: int) -> Seat:
        """The seat when names are erased."""
        seat = copy.copy(self)
        seat.name = e.nameless(number) if self.name else ""
        return seat

    def _vacate(self) -> None:
        self.name, self.face, self.key, self.bot, self.left = "", "", None, None, False
        self.away = self.idle = None
        self.ticket = self.used = None
        self.device = ""
        self._objected()

    def _objected(self) -> None:
        self.vouched, self.renewal, self.opens = frozenset(), None, 0.0
