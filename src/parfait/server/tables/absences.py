"""Long absences and idleness at a table, noted in its log: from then on nobody has to wait for that player.

Only servers know whether somebody is connected, and it changes with every tunnel. So a short absence is only shown to
those who are there. A long one becomes an entry, and its consequences (others may put a bot in, the host's role passes
on) follow from the log, on every server alike and after a restart too; so does its end.

A player is idle if they are connected and do not move. At a table with a clock, the clock takes care of that. People
who watch under a name are forgotten after the same time: if several servers share a database, a client that is
connected elsewhere then sends its name again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from parfait.core import WATCHER
from parfait.server.protocol.messages import CLOSED, FINISHED, PLAYING
from parfait.server.tables import commands, handovers
from parfait.server.tables.autoplay import RETRY
from parfait.server.tables.commands import Decision, Moment
from parfait.server.tables.requests import Decide, ServerRequest
from parfait.server.tables.table import Table

if TYPE_CHECKING:
    from parfait.server.tables.house import Timer
    from parfait.server.tables.room import Room


class Absences:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.house = room.house
        self.seen: set[int] = set()  # who was here since we have had the table in memory
        self.since: dict[int, float] = {}  # when those who are not connected, and not noted as absent, went
        self.unseen: dict[str, float] = {}  # the same for those who watch under a name, by their key
        self.timer: Timer | None = None
        self.opened = self.house.now()  # before that, nobody could move here
        self.idle_timer: Timer | None = None

    def look(self) -> None:
        """Check again after someone came or left, or the log grew."""
        table, here, now = self.room.table, self.room.connected(), self.house.now()
        people = set() if table.status == CLOSED else set(table.people())
        there = here & people
        self.seen |= there
        for who in people & here:
            if table.away(who) is not None:
                self._ask(partial(self._present, who))
        missing = {who for who in people - here if table.away(who) is None and (there or who in self.seen)}
        if table.unhurried or (table.status == FINISHED and not there):
            missing = set()  # nobody waits for anybody
        self.since = {who: self.since.get(who, now) for who in missing}
        watching = {visit.key for visit in self.room.audiences.get(WATCHER, ())}
        unseen = {one.key for one in table.watchers.named} - watching if self.room.audiences else set()
        self.unseen = {key: self.unseen.get(key, now) for key in unseen}
        self._wake_up()
        self._look_at_mover()

    def _wake_up(self) -> None:
        self.sleep()
        if times := (*self.since.values(), *self.unseen.values()):
            self.timer = self.house.later(min(times) + self.house.settings.away_after, self._note)

    def _note(self) -> None:
        """Note who has been away for long enough."""
        long_ago = self.house.now() - self.house.settings.away_after
        for who, since in list(self.since.items()):
            if since <= long_ago:
                self._ask(partial(self._absent, who, since))
        for key, since in list(self.unseen.items()):
            if since <= long_ago:
                self._ask(partial(handovers.forgotten, key))
        self.sleep()
        self.timer = self.house.later(self.house.now() + RETRY, self.look)  # if one of them could not be noted

    def _ask(self, decide: Decide) -> None:
        self.room.ask(ServerRequest(decide))

    def _absent(self, who: int, since: float, table: Table, moment: Moment) -> Decision | None:
        if who in self.room.connected():
            return None
        return commands.absent(who, since, table, moment)

    def _present(self, who: int, table: Table, moment: Moment) -> Decision | None:
        return commands.present(who, table, moment) if who in self.room.connected() else None

    def _look_at_mover(self) -> None:
        """Note that a player to move is idle, or look again when they may be. Moves do not wake us."""
        if self.idle_timer is not None:
            self.idle_timer.cancel()
            self.idle_timer = None
        table, here, now = self.room.table, self.room.connected() - {WATCHER}, self.house.now()
        if table.status != PLAYING or table.clocks.left is not None or len(here) < 2:
            return  # the clock sees to it, or nobody waits
        patience = self.house.settings.idle_after
        due = now + patience
        for who in table.awaited:
            long_enough = max(table.since(who), self.opened) + patience
            if long_enough > now:
                due = min(due, long_enough)
            elif who in here:
                self._ask(partial(self._idle, who))
        self.idle_timer = self.house.later(due, self._look_at_mover)

    def _idle(self, who: int, table: Table, moment: Moment) -> Decision | None:
        waited = moment.now - max(table.since(who), self.opened)
        if who not in self.room.connected() or waited < self.house.settings.idle_after:
            return None
        return commands.idle(who, table, moment)

    def sleep(self) -> None:
        for timer in (self.timer, self.idle_timer):
            if timer is not None:
                timer.cancel()
        self.timer = self.idle_timer = None

    @property
    def idle(self) -> bool:
        return not self.since
