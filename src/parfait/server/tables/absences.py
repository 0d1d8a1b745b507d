"""Who has been away from a table for long, noted in its log: from then on nobody has to wait for them.

Whether somebody is connected is known to servers alone, and changes with every tunnel. So a short absence is only told
to those who are there. A long one becomes an entry, and what follows from it (others may put a bot in, the host's role
passes on) is decided by the log, at every server alike and after a restart too; so is the end of it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from parfait.server.protocol.messages import CLOSED, FINISHED
from parfait.server.tables import commands
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
        self.timer: Timer | None = None

    def look(self) -> None:
        """Check again: somebody may have come or gone, or the log has grown."""
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
        self._wake_up()

    def _wake_up(self) -> None:
        self.sleep()
        if self.since:
            self.timer = self.house.later(min(self.since.values()) + self.house.settings.away_after, self._note)

    def _note(self) -> None:
        """Note who has been away for long enough."""
        long_ago = self.house.now() - self.house.settings.away_after
        for who, since in list(self.since.items()):
            if since <= long_ago:
                self._ask(partial(self._absent, who, since))
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

    def sleep(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def idle(self) -> bool:
        return not self.since
