"""A move passes few modules on its way from one client to the other, as ARCHITECTURE.md draws it."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from tests.server.harness import seated, server

MOST = 22  # of the server, `play` and `records`; in the process of the test there is no transport and no database
WAY = {
    "parfait.server.connection",
    "parfait.server.tables.requests",
    "parfait.server.tables.room",
    "parfait.server.tables.commands",
    "parfait.play.follow",
    "parfait.records.steps",
    "parfait.server.store.store",
    "parfait.server.tables.table",
    "parfait.server.updates",
}


async def test_a_move_passes_few_modules() -> None:
    passed: set[str] = set()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        name = frame.f_globals.get("__name__", "")
        if event == "call" and name.startswith(("parfait.server.", "parfait.play.", "parfait.records.")):
            passed.add(name)

    async with server() as running:
        table, clients = await seated(running, players=2, options={"first_player": 0})
        move, step = running.legal(table)[0], running.room(table).table.step
        sys.setprofile(note)
        try:
            clients[0].move(move, step, "x")
            await clients[1].hear("update")
        finally:
            sys.setprofile(None)
    assert passed >= WAY
    assert len(passed) <= MOST, sorted(passed)
