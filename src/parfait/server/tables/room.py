"""A table in memory, with those who are connected to it. It does one thing at a time, in the order of its log.

Every request is decided against the committed table, its entry committed, and only then does the room become the table
after it and send it to everyone. If another server's entry came first, the room reads what it missed and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from parfait.core import WATCHER, BrokenRules, ParfaitError, View
from parfait.core.errors import shorten
from parfait.play import Happening
from parfait.server import logs, updates
from parfait.server.protocol import messages as p
from parfait.server.protocol import refusals
from parfait.server.protocol.messages import CLOSED, FINISHED, PLAYING
from parfait.server.rates import Buckets
from parfait.server.store import CommitResult, StorageUnavailable, Unit
from parfait.server.tables import commands, entries, handovers
from parfait.server.tables.absences import Absences
from parfait.server.tables.autoplay import RETRY, Autoplay
from parfait.server.tables.commands import Decision
from parfait.server.tables.entries import (
    CHANGES,
    Answered,
    Arranged,
    Entry,
    HintTaken,
    Interrupted,
    Made,
    Muted,
    Played,
    Said,
    Sat,
    Started,
    TookBack,
)
from parfait.server.tables.presence import Presences
from parfait.server.tables.requests import QueuedRequest, ServerRequest
from parfait.server.tables.table import STEPS, STRANGER, Member, Table, happenings
from parfait.server.tables.visits import Visit
from parfait.server.workers.jobs import Rank, Share

if TYPE_CHECKING:
    from parfait.server.tables.house import House

LONGEST_QUEUE = 64
MOST_TRIES = 20
MOST_CONNECTIONS = 200  # to one seat, or of all who watch
MOST_WATCHERS = 100  # of one address
MOST_KIN = 50  # with one ticket, or with the token of a founder who has no seat
CHANGES_A_SECOND, MOST_CHANGES = 0.5, 60.0  # of seats and settings, by address
PRESENCE = 0.05  # seconds until a change of presence is sent
TOUCH = 3600.0  # seconds after which a table's row is written even if it is the same, to tell it from idle ones


class Room:
    def __init__(self, house: House, key: int, table: Table, address: str = "") -> None:
        """`address` is charged for the bots: the creator's or, if unknown, the first visitor's."""
        self.house = house
        self.address = address
        self.key = key
        self.table = table
        self.audiences: dict[int, list[Visit]] = {}  # by seat, or WATCHER
        self.views: dict[int, View] = {}  # what each audience was sent last
        self.presences = Presences()
        self.presence_due = False  # to be sent
        self.queue: deque[QueuedRequest] = deque()
        self.busy = False
        self.stale = False  # the log may hold more than we know
        self.gone = False  # the table is deleted
        self.waiting: list[asyncio.Future[None]] = []  # those who wait until it is read
        self.autoplay = Autoplay(self)
        self.absences = Absences(self)
        self.changes = Buckets(CHANGES_A_SECOND, MOST_CHANGES, time.monotonic)
        self.rematching = False  # the next table is being made
        self.advising: set[tuple[int, int]] = set()  # the steps and seats for which a hint is being thought about
        self.touched = float("-inf")  # when the row was written last, as far as we know
        self.idle_since = house.now()

    # One request after the other

    def ask(self, ask: QueuedRequest) -> None:
        ask.origin = logs.request()
        if self.gone:
            ask.refuse(refusals.deleted())
        elif not self.busy and not self.stale:
            self._decide(ask)
            if self.queue:
                self._go_on()
        elif len(self.queue) >= LONGEST_QUEUE:
            ask.refuse(refusals.Refused("table-busy", 503))
        else:
            self.queue.append(ask)
            self._go_on()

    def _go_on(self) -> None:
        while not self.busy and not self.gone:
            if self.stale:
                self._read_again()
            elif self.queue:
                self._decide(self.queue.popleft())
            else:
                return

    def _decide(self, ask: QueuedRequest) -> None:
        if self.house.outages.credit(self.table) is not None:  # first of all: time in which nobody could move
            self.queue.appendleft(ask)
            ask = ServerRequest(self.house.outages.give_back)
        try:
            decision = ask.decide(self.table, self.house.moment())
            if not isinstance(decision, Decision):
                if decision is not None:
                    ask.answer(decision)
                return
            self._charge(ask, decision.entry)
            after = self.table.after(decision.entry, decision.happened)
        except ParfaitError as error:
            ask.refuse(error)
            return
        except BrokenRules as error:  # of somebody's draft of a game
            self.house.fault("rules", error, table=self.table.id, request=ask.origin)
            place = str(error).partition(": ")[0]  # the rest may name what nobody may see
            ask.refuse(refusals.Refused("game-fails", 500, title=self.table.game.title, place=shorten(place)))
            return
        row = after.row()
        now = self.house.now()
        touch = row != self.table.row() or now - self.touched > TOUCH
        unit = Unit(self.key, self.table.n, entries.write(decision.entry), row if touch else None, ask.origin)
        self.touched = now if touch else self.touched
        self.busy = True
        self.house.store.append(unit, partial(self._committed, ask, decision, after))

    def _charge(self, ask: QueuedRequest, entry: Entry) -> None:
        """Charge a request against the limit on changes at this table."""
        changes_answer = isinstance(entry, Answered) and entry.seat in self.table.answers
        if ask.address is None or not (isinstance(entry, CHANGES) or changes_answer):
            return
        if not self.changes.take(ask.address) or not self.house.limits.changes.take(ask.address):
            raise refusals.Refused("too-fast", 429)

    def _committed(self, ask: QueuedRequest, decision: Decision, after: Table, outcome: CommitResult) -> None:
        self.busy = False
        try:
            if outcome is CommitResult.DONE:
                ask.committed()
                self._become(after, decision.entry, decision.happened, ours=True)
                if decision.answer is not None:
                    ask.answer(decision.answer)
                ask.granted(after)
            elif outcome is CommitResult.AWAY or ask.tries >= MOST_TRIES:
                self._lose_touch(ask)
            else:
                self.stale = True
                ask.tries += 1
                self.queue.appendleft(ask)
        except Exception as error:  # a fault of ours must not stop the table
            self.house.fault("committed", error, table=self.table.id, request=ask.origin)
        self._go_on()

    def _lose_touch(self, *asks: QueuedRequest) -> None:
        """The database is unavailable: refuse waiting requests, and try again after a while."""
        self.stale = True
        for ask in (*asks, *self.queue):
            ask.refuse(refusals.away())
        self.queue.clear()
        self.house.later(self.house.now() + RETRY, self._go_on)

    # What others wrote

    def look_again(self) -> None:
        """Another server has changed this table."""
        self.stale = True
        self._go_on()

    async def caught_up(self) -> None:
        """Wait until everything written before is known here: notifications may still be on their way."""
        if self.gone:
            return
        read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(read)
        self.look_again()
        await read

    def _read_again(self) -> None:
        self.busy = True
        self.stale = False  # news from here on may be of what this reading does not find
        waiting, self.waiting = self.waiting, []
        self.house.spawn(self._catch_up(waiting))

    async def _catch_up(self, waiting: list[asyncio.Future[None]]) -> None:
        missed = 0
        try:
            texts = await self.house.store.read(lambda db: db.log(self.key, self.table.n - 1))
            if not texts:  # not even what we know is there any more
                self.busy = False
                self.house.lose(self)
                for read in waiting:
                    if not read.done():
                        read.set_result(None)
                return
            for text in texts[1:]:
                entry = entries.read(text)
                happened = happenings(self.table, entry) if isinstance(entry, STEPS) else None
                self._become(self.table.after(entry, happened), entry, happened, ours=False)
                missed += 1
        except Exception as error:
            if not isinstance(error, StorageUnavailable):  # an entry that we cannot read, say
                self.house.fault("reading", error, table=self.table.id)
            self.busy = False
            self._lose_touch()
            for read in waiting:
                if not read.done():
                    read.set_exception(StorageUnavailable())
            return
        self.busy = False
        if not missed:
            self.autoplay.look(ours=not self.house.grace)
            self.absences.look()
        for read in waiting:
            if not read.done():
                read.set_result(None)
        self._go_on()

    # The table after an entry

    def _become(self, after: Table, entry: Entry, happened: list[Happening] | None, *, ours: bool) -> None:
        before, self.table = self.table, after
        quiet = False  # whether nothing but the game and the chat went on
        if isinstance(entry, Played):
            quiet = True
            if ours:
                self.house.metrics.moved(entry.by)
            mover = before.turn if entry.seat is None else entry.seat
            self._send_steps(before, happened or [], entry.made(), entry.id, mover)
        elif isinstance(entry, Answered):
            quiet = True
            if ours:
                self.house.metrics.moved(entry.by)
            self._send_answer(before, entry)
        elif isinstance(entry, HintTaken):
            quiet = True  # the move will say so
        elif isinstance(entry, TookBack):
            self._send_back(before, entry)
        elif isinstance(entry, Said):
            quiet = True
            self._send_to_all(chat_line(entry), chat=True)
        elif renumbered(entry):
            self.autoplay.look(ours=ours)
            self._seat_anew()
        elif isinstance(entry, Started) and (before.opened is not None or not happened):
            self._show_anew()  # nothing was dealt; or what the other game was like, whoever wants to know asks for
        elif isinstance(entry, Started):
            self._send_steps(before, happened or [], [("", False)] * len(entry.steps))
        elif isinstance(entry, Interrupted):
            self._show_anew()  # the clocks have changed
        changed = after.status != before.status or after.seats is not before.seats or after.back is not before.back
        if changed or not quiet:
            self._send_to_all(p.Info(after.info()))
        if ours and after.settings.party is not None and after.status != before.status and self.over:
            self.house.game_over(self)
        if ours and after.settings.party is not None and isinstance(entry, Sat) and before.status == PLAYING:
            self.house.seat_moved(self)
        self.autoplay.look(ours=ours)
        if quiet or isinstance(entry, Muted):
            return
        self._place_again()
        self.absences.look()
        if ours:
            self.look_at_rematch()
            if after.back is not None and not after.asked_back():
                self.ask(ServerRequest(commands.take_back_agreed))
            self.look_at_wishes()

    def look_at_wishes(self) -> None:
        """Give a seat to the one who asked for it, once everyone there has agreed."""
        if self.table.granted(self.house.now()) is not None:
            self.ask(ServerRequest(handovers.take_over))

    def look_at_rematch(self) -> None:
        """Start the rematch once everyone present has agreed."""
        if self.table.all_agreed and self.audiences and not self.rematching:
            self.house.spawn(self.house.rematch_agreed(self))

    def _send_steps(
        self,
        before: Table,
        happened: list[Happening],
        made: Sequence[Made],
        move_id: str = "",
        mover: int | None = None,
    ) -> None:
        table, audiences = self.table, list(self.audiences)
        if not audiences:
            return
        if unseen := [audience for audience in audiences if audience not in self.views]:
            self.views.update(zip(unseen, table.game.views(before.state, unseen), strict=True))
        views = [self.views[audience] for audience in audiences]
        seen_by, after = updates.changes(table.game, happened, audiences, views, made)
        clock, choosing = table.clocks.state(), list(table.choosing)
        texts: dict[int, bytes] = {}  # by changes, for those who are sent nothing else
        for audience, changes, view in zip(audiences, seen_by, after, strict=True):
            self.views[audience] = view
            asked = self._asked(audience)
            receipt = move_id if move_id and audience == mover else None
            same, alone = id(changes), asked is not updates.NOTHING_ASKED or receipt is not None
            text = None if alone else texts.get(same)
            if text is None:
                text = p.encode(p.Update(table.step, changes, *asked, clock, receipt, choosing))
                if not alone:
                    texts[same] = text
            for visit in self.audiences[audience]:
                visit.client.send(text)

    def _asked(self, audience: int) -> updates.Asked:
        """What an audience is asked."""
        table = self.table
        if audience not in table.asked:
            return updates.NOTHING_ASKED
        position = table.position(audience)
        view = self.views[audience] if position is table.state else position.view(audience)
        return updates.asked(table.game, position, view)

    def _send_answer(self, before: Table, entry: Answered) -> None:
        """Send an answer to the devices of its seat; all others only learn who has answered."""
        table = self.table
        clock, ready = table.clocks.state(), sorted(table.answers)
        others = p.encode(p.Ready(table.step, ready, clock)) if entry.seat not in before.answers else None
        own = p.encode(p.Ready(table.step, ready, clock, entry.move, entry.id or None))
        for audience, visits in self.audiences.items():
            if (text := own if audience == entry.seat else others) is not None:
                for visit in visits:
                    visit.client.send(text)

    def _send_back(self, before: Table, entry: TookBack) -> None:
        """Send the table as it was before a move that is taken back."""
        table, audiences = self.table, list(self.audiences)
        clock, choosing = table.clocks.state(), list(table.choosing)
        for audience, view in zip(audiences, table.game.views(table.state, audiences), strict=True):
            was = self.views[audience] if audience in self.views else before.state.view(audience)
            self.views[audience] = view
            change = updates.taken_back(entry.seat, entry.steps, updates.changed(was, view))
            text = p.encode(p.Update(table.step, [change], *self._asked(audience), clock, None, choosing))
            for visit in self.audiences[audience]:
                visit.client.send(text)

    def _send_to_all(self, message: p.ServerMessage, *, chat: bool = False) -> None:
        text = p.encode(message)
        for visits in self.audiences.values():
            for visit in visits:
                if not chat or visit.client.listens:
                    visit.client.send(text)

    def end(self) -> None:
        """The table is deleted: notify everyone connected, and stop."""
        self.gone = True
        self.forget()
        self.autoplay.drop_all()
        waiting, self.waiting = self.waiting, []
        for read in waiting:
            if not read.done():
                read.set_result(None)
        for ask in self.queue:
            ask.refuse(refusals.deleted())
        self.queue.clear()
        visits = self._visits()
        self.audiences.clear()
        for visit in visits:
            visit.client.visit = None
            visit.client.send_message(refusals.message(refusals.deleted(), to="join"))

    # Who is here

    def crowded(self, came: commands.Arrival, address: str) -> bool:
        """Whether the room is full.

        Spectators never keep out a player, somebody with a reserved seat, or the founder.
        """
        here = self.audiences.get(came.member.seat, ())
        if came.member.seat != WATCHER:
            return len(here) >= MOST_CONNECTIONS
        if came.member.founder:
            return sum(one.founder for one in here) >= MOST_KIN
        if self.table.invited(came.ticket) is not None:
            return sum(one.ticket == came.ticket for one in here) >= MOST_KIN
        watching = [one.client.address for one in here if not one.founder and one.invited is None]
        return len(watching) >= MOST_CONNECTIONS or watching.count(address) >= MOST_WATCHERS

    def enter(self, visit: Visit, member: Member) -> None:
        visit.seat, visit.founder, visit.watcher = member.seat, member.founder, member.watcher
        self.audiences.setdefault(visit.seat, []).append(visit)
        self.address = self.address or visit.client.address
        self._presence_changed()
        self.look_at_rematch()  # the server that was to may have ended
        self.look_at_wishes()

    def leave(self, visit: Visit) -> None:
        visits = self.audiences.get(visit.seat, [])
        if visit not in visits:
            return
        visits.remove(visit)
        if not visits:
            del self.audiences[visit.seat]
            self.views.pop(visit.seat, None)
        self.idle_since = self.house.now()
        if not self.audiences and self.over:
            self.house.later(self.idle_since + PRESENCE, partial(self.house.forget, self))
        self._presence_changed()

    def _visits(self) -> list[Visit]:
        return [visit for visits in self.audiences.values() for visit in visits]

    def _place_again(self) -> None:
        """After a change of seats, send the table to everyone who gained or lost one."""
        for visit in self._visits():
            self.place(visit)

    def _seat_anew(self) -> None:
        """After seats were renumbered, send the table to everyone."""
        visits = self._visits()
        self.audiences.clear()
        self.views.clear()
        self.absences.sleep()
        self.absences = Absences(self)
        for visit in visits:
            member = self.table.member_of(visit.key) or STRANGER
            visit.seat, visit.founder, visit.watcher = member.seat, member.founder, member.watcher
            self.audiences.setdefault(visit.seat, []).append(visit)
        self._presence_changed()
        self._show_anew()

    def _show_anew(self) -> None:
        """Send the whole table to everyone."""
        for visit in self._visits():
            visit.client.send_message(self.snapshot(visit))

    def place(self, visit: Visit) -> None:
        """Show the table to a client from the seat that its key opens now, if that is another one."""
        member = self.table.member_of(visit.key) or STRANGER
        offered_another = self._invited(visit) != visit.invited and not self.table.used(visit.ticket)
        same = (member.seat, member.founder, member.watcher) == (visit.seat, visit.founder, visit.watcher)
        if same and not offered_another:
            return
        self.leave(visit)
        self.enter(visit, member)
        visit.client.send_message(self.snapshot(visit))

    def _presence_changed(self) -> None:
        watchers = self.audiences.get(WATCHER, ())
        here = sorted(seat for seat in self.audiences if seat != WATCHER)
        if any(visit.founder for visit in watchers):
            here.insert(0, WATCHER)
        self.presences.ours(here, len(watchers))
        if not self.presence_due:  # those who come together are announced together
            self.presence_due = True
            self.house.later(self.house.now() + PRESENCE, self._send_presence)
        self._look_around()

    def presence_elsewhere(self, server: str, here: list[int], watchers: int) -> None:
        if self.presences.theirs(server, here, watchers, self.house.now()):
            self._send_presence()
            self._look_around()

    def _look_around(self) -> None:
        """Handle a connection or disconnection."""
        self.autoplay.look(ours=False)
        self.absences.look()

    def _send_presence(self) -> None:
        self.presence_due = False
        self.house.announce(self)
        self._send_to_all(p.Presence(*self._present()))

    def _present(self) -> tuple[list[int], int]:
        """The seats whose players are connected, and the number of spectators."""
        here, watchers = self.presences.all(self.house.now())
        return [seat for seat in here if seat != WATCHER], watchers

    def connected(self) -> set[int]:
        """The seats whose players are connected; WATCHER for a founder without a seat."""
        return set(self.presences.all(self.house.now())[0])

    @property
    def anybody_here(self) -> bool:
        """Whether anyone is connected, on a seat or to watch."""
        return self.presences.all(self.house.now()) != ([], 0)

    def share(self, rank: Rank) -> Share:
        """Whose share of the bots' time this table uses."""
        return Share(rank, self.address, self.table.id)

    @property
    def idle(self) -> bool:
        """Whether the room may be dropped from memory."""
        return not (self.audiences or self.busy or self.queue) and self.autoplay.idle and self.absences.idle

    def snapshot(self, visit: Visit, missed: list[p.Change] | None = None) -> p.Snapshot:
        table, seat = self.table, visit.seat
        visit.invited = self._invited(visit)
        here, watchers = self._present()
        view = None
        if table.began:
            if seat not in self.views:
                self.views[seat] = table.state.view(seat)
            view = updates.whole(self.views[seat])
        answer = table.answers.get(seat)
        return p.Snapshot(
            table.info(),
            table.step,
            None if seat == WATCHER else seat,
            visit.founder,
            here,
            watchers,
            int(self.house.now() * 1000),
            view,
            *(self._asked(seat) if table.began else updates.NOTHING_ASKED),
            table.clocks.state(self.house.now()),
            missed or [],
            [chat_line(line) for line in table.chat] if visit.client.listens else [],
            visit.invited,
            visit.watcher,
            table.former.get(visit.key or "", "") if seat == WATCHER else "",
            list(table.choosing),
            sorted(table.answers),
            None if answer is None else answer.move,
        )

    def _invited(self, visit: Visit) -> int | None:
        """The seat reserved by a client's ticket."""
        if visit.seat != WATCHER:
            return None
        kept = self.table.invited(visit.ticket)
        return kept if kept is not None else self.table.invited(visit.key)  # for the first in line

    def forget(self) -> None:
        self.autoplay.sleep()
        self.absences.sleep()

    @property
    def over(self) -> bool:
        return self.table.status in (FINISHED, CLOSED)


def renumbered(entry: Entry) -> bool:
    """Whether it may change the numbers of seats."""
    if isinstance(entry, Started):
        return entry.arranged is not None
    return isinstance(entry, Arranged) and any(old not in (new, -1) for new, old in enumerate(entry.seats))


def chat_line(line: Said) -> p.Chat:
    return p.Chat(None if line.seat == WATCHER else line.seat, line.name, line.text, int(line.at), line.reaction)
