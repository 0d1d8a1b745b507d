"""Moves that the house makes at a table: for its bots, and for people who are out of time.

The pending move is state: which turn it is for, when it is due, and the bot's answer once there is one. A timer only
wakes us to look at that state again, so anything that happens at the table may cancel it or set it again.
"""

from __future__ import annotations

import asyncio
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

from parfait.core import ParfaitError, Rng, Step, View
from parfait.server.tables import commands
from parfait.server.tables.commands import Decision, Moment
from parfait.server.tables.requests import ServerRequest
from parfait.server.tables.table import HouseTurn, Table
from parfait.server.workers.jobs import Rank, Share

if TYPE_CHECKING:
    from parfait.server.tables.house import Timer
    from parfait.server.tables.room import Room

RETRY = 1.0  # seconds until a move that could not be committed is tried again
OVERDUE = 60.0  # seconds after which a move that was not made is a fault of ours


class Stage(Enum):
    WAITING = "waiting"  # for the turn to begin
    THINKING = "thinking"
    ANSWERED = "answered"
    MOVING = "moving"  # on its way to the log


class PendingMove:
    """A move that the house has to make, and how far it has got."""

    __slots__ = ("action", "begins", "due", "stage", "thinking", "turn")

    def __init__(self, turn: HouseTurn, begins: float, due: float) -> None:
        self.turn = turn
        self.begins = begins  # when a bot is asked
        self.due = due  # when the move is made, and not before
        self.stage = Stage.WAITING
        self.thinking: asyncio.Task[Any] | None = None
        self.action: int | None = None  # None as an answer: any legal move will do


class Autoplay:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.house = room.house
        self.turn: HouseTurn | None = None
        self.ours = False  # whether this server is the first to act; the others do only if it fails to
        self.pending: PendingMove | None = None
        self.timer: Timer | None = None
        self.since = float("-inf")  # when we came to owe a move
        self.swept = float("-inf")  # when a move was overdue last

    def look(self, *, ours: bool) -> None:
        """The table may have changed. `ours`: by an entry of this server."""
        turn = self.room.table.house_turn()
        if turn is None and self.turn is None:
            return  # nothing was pending, and nothing is
        if turn != self.turn:
            self.drop()
            self.turn, self.ours = turn, ours
        if turn is None or not self._wanted():
            self.drop()
        elif self.pending is None:
            now = self.house.now()
            # a bot's turn that began in what is the future to us: by another machine's clock, or ours was set back
            began = min(turn.began, now) if turn.by == "bot" else turn.began
            begins = began if self.ours else began + self.house.grace
            self.pending = PendingMove(turn, begins, begins + self.house.settings.bot_delay)
            self.since = now  # long after it was due, perhaps, when somebody comes back
        self.go_on()

    def drop(self) -> None:
        """Forget the pending move, and stop the bot that thinks about it."""
        if self.pending is not None and self.pending.thinking is not None:
            self.pending.thinking.cancel()
        self.pending = None

    def _wanted(self) -> bool:
        """Whether to keep playing: only while someone is connected or expected back."""
        return self.room.anybody_here or self.room.table.due() is not None

    def go_on(self) -> None:
        """Do what is to be done by now, and wake up for what comes next."""
        self.sleep()
        pending = self.pending
        if pending is None or self.room.stale:
            return
        now = self.house.now()
        if pending.stage is Stage.WAITING:
            if now < pending.begins:
                self.timer = self.house.later(pending.begins, self.go_on)
            else:
                self._think(pending)
        elif pending.stage is Stage.ANSWERED:
            if now < pending.due:
                self.timer = self.house.later(pending.due, self.go_on)
            else:
                self._move(pending)

    def sleep(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _think(self, pending: PendingMove) -> None:
        pending.stage = Stage.THINKING
        table = self.room.table
        share = self.room.share(Rank.AWAITED if self.room.connected() else Rank.WATCHED)
        pending.thinking = self.house.spawn(self._choose(pending, table.state.view(table.turn), share))

    async def _choose(self, pending: PendingMove, view: View, share: Share) -> None:
        action = await self.house.workers.choose(view, pending.turn.level, share)
        pending.thinking = None
        if pending is self.pending:
            pending.stage, pending.action = Stage.ANSWERED, action
            self.go_on()

    def _move(self, pending: PendingMove) -> None:
        pending.stage = Stage.MOVING
        self.room.ask(ServerRequest(partial(self._decide, pending), partial(self._refused, pending)))

    def _decide(self, pending: PendingMove, table: Table, moment: Moment) -> Decision | None:
        if pending is not self.pending:
            return None
        legal, action = table.state.legal_actions(), pending.action
        if action not in legal:
            action = legal[Rng.system().below(len(legal))]
            self.house.metrics.bot_jobs_failed += 1
        move: Step = {"seat": table.turn, "move": table.game.notation.write_move(table.state, action)}
        return commands.play(table, move, moment, by=pending.turn.by)

    def _refused(self, pending: PendingMove, error: ParfaitError) -> None:
        if pending is self.pending:
            pending.stage, pending.due = Stage.ANSWERED, self.house.now() + RETRY
            self.go_on()

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done here but wait for somebody's clock, which the database knows of too."""
        return self.pending is None or (self.pending.stage is Stage.WAITING and self.pending.turn.by == "time")

    def sweep(self, now: float) -> bool:
        """Act if a move is overdue, which should never be. First a bot is asked again, then any move is made."""
        turn = self.room.table.house_turn()
        if turn is None or self.room.stale or not self._wanted():
            return False
        due = max(self.since, turn.began + self.house.settings.bot_delay + self.house.grace, self.house.outages.ended)
        if now - max(due, self.swept) < OVERDUE:
            return False
        again = self.swept >= due
        self.swept = now
        self.drop()
        self.turn, self.ours, self.pending = turn, True, PendingMove(turn, now, now)
        if again:
            self.pending.stage = Stage.ANSWERED
        self.go_on()
        return True
