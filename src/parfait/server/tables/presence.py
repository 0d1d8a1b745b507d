"""Who is connected, here and at other servers on the same database.

A seat stands for its player, and WATCHER for a founder without a seat.
"""

from __future__ import annotations

FORGOTTEN = 60.0  # seconds after which a server that says nothing more is gone


class Presences:
    def __init__(self) -> None:
        self.here: list[int] = []
        self.watchers = 0
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}  # by server: seats, watchers, when it said so

    def ours(self, here: list[int], watchers: int) -> None:
        self.here, self.watchers = here, watchers

    def theirs(self, server: str, here: list[int], watchers: int, now: float) -> bool:
        """Take over another server's presence; return whether it changes anything."""
        before = self.all(now)
        if here or watchers:
            self.elsewhere[server] = here, watchers, now
        else:
            self.elsewhere.pop(server, None)
        return self.all(now) != before

    def all(self, now: float) -> tuple[list[int], int]:
        """The seats whose players are connected, and the number of spectators."""
        if not self.elsewhere:
            return self.here, self.watchers
        seats, watchers = set(self.here), self.watchers
        for here, some, said in self.elsewhere.values():
            if now - said < FORGOTTEN:
                seats.update(here)
                watchers += some
        return sorted(seats), watchers
