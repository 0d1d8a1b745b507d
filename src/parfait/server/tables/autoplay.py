"""Moves that the house makes at a table: for its bots, and for people who are out of time.

A pending move is state: which turn it is for, when it is due, and the bot's answer once there is one. A timer only
wakes us to look at that state again, so anything that happens at the table may cancel it or set it again.
"""

from __future__ import annotations

import asyncio
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from parfait.core import ParfaitError, Rng, View
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
    """A move that the server has to make, and its progress."""

    __slots__ = ("action", "begins", "due", "stage", "thinking", "turn")

    def __init__(self, turn: HouseTurn, begins: float, due: float) -> None:
        self.turn = turn
        self.begins = begins  # when a bot is asked
        self.due = due  # when the move is made, and not before
        self.stage = Stage.WAITING
        self.thinking: asyncio.Task[object] | None = None
        self.action: int | None = None  # None as an answer: any legal move will do

    def next_look(self) -> float | None:
        """When to look at it again; None while somebody else is at work."""
        if self.stage is Stage.WAITING:
            return self.begins
        return self.due if self.stage is Stage.ANSWERED else None


class Autoplay:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.house = room.house
        self.turns: dict[int, HouseTurn] = {}  # by seat; several where several choose at once
        self.ours: set[int] = set()  # the seats for which this server acts first; the others do only if it fails to
        self.pending: dict[int, PendingMove] = {}  # by seat
        self.timer: Timer | None = None
        self.since = float("-inf")  # when we came to owe a move
        self.swept = float("-inf")  # when a move was overdue last

    def look(self, *, ours: bool) -> None:
        """Look at the table, which may have changed. `ours`: by an entry of this server."""
        turns = {turn.seat: turn for turn in self.room.table.house_turns()}
        if not turns and not self.turns:
            return  # nothing was pending, and nothing is
        for seat in turns.keys() | self.turns.keys():
            if turns.get(seat) != self.turns.get(seat):
                self.drop(seat)
                self.ours = self.ours | {seat} if ours else self.ours - {seat}
        self.turns = turns
        if not turns or not self._wanted():
            self.drop_all()
        for seat, turn in turns.items() if self._wanted() else ():
            if seat not in self.pending:
                self._plan(turn)
        self.go_on()

    def _plan(self, turn: HouseTurn) -> None:
        now = self.house.now()
        # a bot's turn that began in what is the future to us: by another machine's clock, or ours was set back
        began = min(turn.began, now) if turn.by == "bot" else turn.began
        begins = began if turn.seat in self.ours else began + self.house.grace
        self.pending[turn.seat] = PendingMove(turn, begins, begins + self.house.settings.bot_delay)
        self.since = now  # long after it was due, perhaps, when somebody comes back

    def drop(self, seat: int) -> None:
        """Forget the pending move of a seat, and stop the bot that thinks about it."""
        pending = self.pending.pop(seat, None)
        if pending is not None and pending.thinking is not None:
            pending.thinking.cancel()

    def drop_all(self) -> None:
        for seat in list(self.pending):
            self.drop(seat)

    def _wanted(self) -> bool:
        """Whether to keep playing: only while someone is connected or expected back."""
        return self.room.anybody_here or self.room.table.due() is not None

    def go_on(self) -> None:
        """Do whatever is due, and set the timer for the next event."""
        self.sleep()
        if self.room.stale:
            return
        now = self.house.now()
        looks = [(when, pending) for pending in self.pending.values() if (when := pending.next_look()) is not None]
        if later := [when for when, _ in looks if when > now]:
            self.timer = self.house.later(min(later), self.go_on)
        for when, pending in looks:
            if when > now:
                continue
            if pending is not self.pending.get(pending.turn.seat):
                continue  # a move that was made just now has changed the table
            if pending.stage is Stage.WAITING:
                self._think(pending)
            elif pending.stage is Stage.ANSWERED:
                self._move(pending)

    def sleep(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _think(self, pending: PendingMove) -> None:
        pending.stage = Stage.THINKING
        seat = pending.turn.seat
        view = self.room.table.position(seat).view(seat)
        share = self.room.share(Rank.AWAITED if self.room.connected() else Rank.WATCHED)
        pending.thinking = self.house.spawn(self._choose(pending, view, share))

    async def _choose(self, pending: PendingMove, view: View, share: Share) -> None:
        action = await self.house.workers.choose(view, pending.turn.level, share)
        pending.thinking = None
        if pending is self.pending.get(pending.turn.seat):
            pending.stage, pending.action = Stage.ANSWERED, action
            self.go_on()

    def _move(self, pending: PendingMove) -> None:
        pending.stage = Stage.MOVING
        self.room.ask(ServerRequest(partial(self._decide, pending), partial(self._refused, pending)))

    def _decide(self, pending: PendingMove, table: Table, moment: Moment) -> Decision | None:
        seat = pending.turn.seat
        if pending is not self.pending.get(seat):
            return None
        position = table.position(seat)
        legal, action = position.legal_actions(), pending.action
        if action not in legal:
            action = legal[Rng.system().below(len(legal))]
            self.house.metrics.bot_jobs_failed += 1
        return commands.play(table, seat, table.game.notation.write_move(position, action), moment, by=pending.turn.by)

    def _refused(self, pending: PendingMove, error: ParfaitError) -> None:
        if pending is self.pending.get(pending.turn.seat):
            pending.stage, pending.due = Stage.ANSWERED, self.house.now() + RETRY
            self.go_on()

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done here but wait for somebody's clock, which the database knows of too."""
        return all(one.stage is Stage.WAITING and one.turn.by == "time" for one in self.pending.values())

    def sweep(self, now: float) -> bool:
        """Act if a move is overdue, which should never happen: first ask a bot again, then make any move."""
        turns = self.room.table.house_turns()
        if not turns or self.room.stale or not self._wanted():
            return False
        wait = self.house.settings.bot_delay + self.house.grace
        first = min(turn.began for turn in turns)
        due = max(self.since, first + wait, self.house.outages.ended)
        if now - max(due, self.swept) < OVERDUE:
            return False
        again = self.swept >= due
        self.swept = now
        for turn in turns:
            if turn.began + wait > now - OVERDUE:
                continue  # another one is overdue
            self.drop(turn.seat)
            self.turns[turn.seat] = turn
            self.ours.add(turn.seat)
            self.pending[turn.seat] = pending = PendingMove(turn, now, now)
            if again:
                pending.stage = Stage.ANSWERED
        self.go_on()
        return True
