"""One name goes through the log, from a request to the commit that comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from parfait.server import logs
from tests.server.harness import Server, seated


@pytest.fixture
def lines() -> Iterator[list[dict[str, Any]]]:
    """What is logged, at any level."""
    found: list[dict[str, Any]] = []

    def keep(logger: object, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        found.append(dict(event))
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[logs.add_request, keep], wrapper_class=structlog.BoundLogger)
    yield found
    structlog.configure(**before)


async def test_a_move_has_one_name_from_its_message_to_its_commit(running: Server, lines: list[dict[str, Any]]) -> None:
    table, clients = await seated(running, players=2)
    room = running.room(table)
    lines.clear()
    await clients[room.table.turn].play(running.legal(table)[0], room.table.step)
    await running.until(lambda: any(line["event"] == "committed" for line in lines))
    committed = next(line for line in lines if line["event"] == "committed")
    connection, _, number = committed["request"].partition("-")
    assert len(connection) == 8
    assert int(number) > 1, "which of its messages it was"
    assert (committed["table_key"], committed["outcome"]) == (room.key, "done")


async def test_an_http_request_is_told_its_name_and_logged_by_it(running: Server, lines: list[dict[str, Any]]) -> None:
    made = await running.create(players=2)
    lines.clear()
    answer = await running.http.post(f"/api/tables/{made['table']}/seats/1", json={"name": "Ann"})
    name = answer.headers["x-request-id"]
    other = await running.http.get("/api/games")
    assert other.headers["x-request-id"] != name
    told = {line["event"]: line for line in lines if line.get("request") == name}
    assert set(told) >= {"committed", "answered"}
    assert told["answered"]["path"] == f"/api/tables/{made['table']}/seats/1"
    assert answer.json()["token"] not in str(lines)
    assert "Ann" not in str(lines)


async def test_a_fault_names_its_request_and_its_table(running: Server, lines: list[dict[str, Any]]) -> None:
    table, clients = await seated(running, players=2)
    room = running.room(table)

    def broken(*_: Any) -> None:
        raise RuntimeError

    lines.clear()
    room.snapshot = broken  # type: ignore[method-assign,assignment]
    clients[0].say("join", table=table)
    assert (await clients[0].hear("error"))["key"] == "our-fault"
    fault = next(line for line in lines if line["event"] == "fault")
    assert fault["table"] == table
    assert fault["request"].partition("-")[0].isalnum()
