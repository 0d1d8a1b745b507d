"""Those who watch a table under a name: in line for a seat, and what they ask for."""

from __future__ import annotations

from typing import NamedTuple

from parfait.server.protocol import messages as protocol
from parfait.server.tables import entries as e
from parfait.server.tables import tokens

MOST_NAMED = 20  # at one table
GONE_FOR_GOOD = 600.0  # seconds after which whoever is away counts as gone, if all others agree


class Watcher(NamedTuple):
    key: str  # the hash of the token of their device
    name: str
    face: str = ""
    waits: bool = False  # for a seat


class SeatWish(NamedTuple):
    """Somebody who watches asks for a seat. It is theirs once everyone who is there has agreed."""

    seat: int
    key: str
    agreed: frozenset[int] = frozenset()


class Watchers:
    """Replaced, never changed in place."""

    __slots__ = ("declined", "named", "wishes")

    def __init__(
        self,
        named: tuple[Watcher, ...] = (),
        wishes: tuple[SeatWish, ...] = (),
        declined: frozenset[tuple[int, str]] = frozenset(),
    ) -> None:
        self.named = named  # those who have waited longest first
        self.wishes = wishes
        self.declined = declined  # who was refused which seat

    def find(self, key: str) -> Watcher | None:
        return next((one for one in self.named if tokens.same(one.key, key)), None)

    @property
    def line(self) -> list[Watcher]:
        """Those who would like a seat, in the order in which they said so."""
        return [one for one in self.named if one.waits]

    def wish_for(self, seat: int) -> SeatWish | None:
        return next((wish for wish in self.wishes if wish.seat == seat), None)

    def after(self, entry: e.WatcherEntry) -> Watchers:
        if isinstance(entry, e.Watching):
            return self._named(entry)
        wish = self.wish_for(entry.seat)
        others = tuple(one for one in self.wishes if one is not wish)
        if isinstance(entry, e.Wished):
            wishes = others if entry.withdrawn else (*others, SeatWish(entry.seat, entry.key))
            return Watchers(self.named, wishes, self.declined)
        if wish is None:  # withdrawn by whoever erased the names
            return self
        if not entry.yes:
            return Watchers(self.named, others, self.declined | {(wish.seat, wish.key)})
        agreed = wish._replace(agreed=wish.agreed | {entry.by})
        return Watchers(self.named, tuple(agreed if one is wish else one for one in self.wishes), self.declined)

    def _named(self, entry: e.Watching) -> Watchers:
        if not entry.name:
            return self.without(entry.key)
        new, old = Watcher(entry.key, entry.name, entry.face, entry.waits), self.find(entry.key)
        if old is not None and old.waits == new.waits:
            named = tuple(new if one is old else one for one in self.named)
        else:  # whoever joins the line stands at its end
            named = (*(one for one in self.named if one is not old), new)
        return Watchers(named, self.wishes, self.declined)

    def without(self, key: str) -> Watchers:
        """After somebody left, or sat down."""
        named = tuple(one for one in self.named if one.key != key)
        return Watchers(named, tuple(wish for wish in self.wishes if wish.key != key), self.declined)

    def without_wishes_for(self, seat: int) -> Watchers:
        """After its owner came back, or somebody else got it."""
        return Watchers(self.named, tuple(wish for wish in self.wishes if wish.seat != seat), self.declined)

    def nameless(self) -> Watchers:
        """When names are erased."""
        return Watchers()

    def info(self) -> list[protocol.WatcherInfo]:
        in_line_first = sorted(self.named, key=lambda one: not one.waits)
        return [protocol.WatcherInfo(one.name, one.face, one.waits) for one in in_line_first]
