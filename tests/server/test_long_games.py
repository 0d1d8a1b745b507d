"""Long games that somebody brings along: they cost the event loop nothing, and a table keeps nothing of them."""

from __future__ import annotations

import json
import threading
from functools import cache
from typing import Any, cast

import pytest

from parfait import games
from parfait.core import CHANCE, OVER, Rng, Step
from parfait.play import branch
from parfait.records import Record, apply_step, let_chance_act, read_record, result_of
from parfait.server.http import api
from parfait.server.http.finished_games import LONGEST_OPENING
from parfait.server.tables import archive, table
from parfait.server.tables import entries as e
from parfait.server.tables.table import Table, fold, steps_of
from tests.server.harness import Server
from tests.server.memory import MemoryBackend


@cache
def long_game(rounds: int = 120) -> Record:
    """A game of AICE that goes on for thousands of steps."""
    game, rng = games.find("aice"), Rng(3)
    record = Record(game, 4, game.options.read({"rounds": rounds}, 4))
    state = record.new()
    while state.turn != OVER:
        if state.turn == CHANCE:
            record.steps.append(let_chance_act(game, state, rng))
            continue
        actions = state.legal_actions()
        step: Step = {"seat": state.turn, "move": game.notation.write_move(state, actions[rng.below(len(actions))])}
        apply_step(game, state, step)
        record.steps.append(step)
    record.result = result_of(state)
    return record


@pytest.fixture
def database(running: Server) -> MemoryBackend:
    return running.database


async def play_on(running: Server, record: Record, step: int, **more: Any) -> Any:
    asked = {"step": step, "seat": 0, "name": "Anna", "record": record.write(), **more}
    return await running.http.post("/api/play-on", json=asked)


async def test_a_game_is_played_on_from_its_first_steps_alone(running: Server, database: MemoryBackend) -> None:
    record = long_game()
    assert len(record.steps) > LONGEST_OPENING + 100
    refused = await play_on(running, record, LONGEST_OPENING + 1)
    assert (refused.status_code, refused.json()["key"]) == (409, "opening-too-long")
    assert (await play_on(running, record, LONGEST_OPENING)).status_code == 201


async def test_the_steps_before_it_are_played_off_the_event_loop_once_and_told_to_nobody(
    monkeypatch: pytest.MonkeyPatch, running: Server, database: MemoryBackend
) -> None:
    played: list[str] = []

    def noted(*arguments: Any) -> bool:
        played.append(threading.current_thread().name)
        return apply_step(*arguments)

    monkeypatch.setattr(table, "apply_step", noted)
    record = long_game()
    made = (await play_on(running, record, 4000, friends=True)).json()
    assert len(played) >= 4000
    assert threading.main_thread().name not in played
    del played[:]
    host = running.client()
    await host.join(made["table"], made["token"])
    host.say("start", bots="random")
    shown = await host.hear("table")
    assert shown["step"] == running.room(made["table"]).table.step >= 4000
    await host.synced()
    assert not played, "nothing is played again"
    assert not [message for message in map(json.loads, host.sent) if message["type"] == "update"]
    assert max(map(len, host.sent)) < 10_000


async def test_a_table_keeps_nothing_of_them_in_memory(running: Server, database: MemoryBackend) -> None:
    made = (await play_on(running, long_game(), 4000, friends=True)).json()
    room = running.room(made["table"])
    assert room.table.settings.opening == []
    host = running.client()
    await host.join(made["table"], made["token"])
    host.say("start", bots="random")
    await host.hear("table")
    assert (room.table.settings.opening, room.table.opened) == ([], None)
    created, started = map(e.read, database.logs[room.key])
    assert isinstance(created, e.Created)
    assert isinstance(started, e.Started)
    assert len(created.opening) >= 4000
    assert len(started.steps) < 10, "they are written once"


async def test_its_log_and_its_record_are_whole(running: Server, database: MemoryBackend) -> None:
    record = long_game(20)
    made = (await play_on(running, record, 700, friends=True)).json()
    id, token = made["table"], made["token"]
    host = running.client()
    await host.join(id, token)
    host.say("mute", seat=1, muted=True)  # entries before the start
    host.say("start", bots="random")
    await host.hear("table")
    seen: list[Any] = []
    while True:
        path, headers = f"/api/tables/{id}/log?step={len(seen)}", {"authorization": f"Bearer {token}"}
        told = (await running.http.get(path, headers=headers)).json()
        seen += told["changes"]
        if not told["more"]:
            break
    table = running.room(id).table
    assert len(seen) == table.step >= 700
    exported = archive.export(database, id)
    assert exported.replay().view(0) == table.state.view(0)
    assert exported.steps[:700] == record.steps[:700]
    read = await running.house.histories.record(running.room(id).key, table, [""] * 4)
    assert read_record(read).steps == exported.steps
    assert fold(id, database.logs[running.room(id).key]).state.view(0) == table.state.view(0)


def test_a_log_that_has_the_opening_twice_is_read_as_before() -> None:
    """As they were written until 1.0."""
    made = branch(long_game(20), 50)
    seats = [e.SeatPlan(bot="1")] * 4
    created = e.Created(
        0.0, "aice", 4, made.options.write(), seats, "k", branched_from={"step": 50}, opening=made.steps
    )
    log = [e.write(created), e.write(e.Started(1.0, made.steps))]
    table = fold("t", log)
    assert (table.step, [step for step, _ in steps_of(log)]) == (len(made.steps), made.steps)
    assert table.state.view(2) == made.replay().view(2)
    assert Table("t", created).opened.view(2) == table.state.view(2)  # type: ignore[union-attr]


def test_what_somebody_wrote_into_the_steps_beside_the_game_is_not_kept() -> None:
    record = long_game(20)
    stuffed = Record(record.game, 4, record.options, [cast(Step, {**step, "note": "x" * 100}) for step in record.steps])
    stuffed.result = record.result
    for seat in (None, 1):
        assert "note" not in branch(stuffed, 30, seat).write()
    assert branch(stuffed, 30).steps == branch(record, 30).steps


async def test_a_large_body_is_not_searched_for_whole_numbers(
    monkeypatch: pytest.MonkeyPatch, running: Server, database: MemoryBackend
) -> None:
    monkeypatch.setattr(api, "_whole", lambda value: pytest.fail("all of it is looked at"))
    asked = {"record": [1.0] * 100_000, "step": 0, "seat": 0, "name": "Anna"}
    refused = await running.http.post("/api/play-on", json=asked)
    assert (refused.status_code, refused.json()["key"]) == (422, "bad-message")


async def test_an_address_may_have_only_so_many_long_logs_read(running: Server, database: MemoryBackend) -> None:
    """Those who come back together after a restart are let in; one who opens long games over and over is not."""

    limit, short = running.house.limits.loads, long_game(1)
    limit.clock = lambda: 0.0  # nothing is forgiven
    table = archive.restore(database, long_game()).table
    codes = []
    for _ in range(200):
        running.house.rooms.clear()
        running.house.by_key.clear()
        codes.append((await running.http.get(f"/api/tables/{table}")).status_code)
    entries = len(database.logs[database.ids[table]])
    assert codes.count(200) <= limit.burst / (1 + entries / 1000) + 1
    assert codes[-1] == 429
    others = [running.client(address="192.0.2.9") for _ in range(100)]
    for client in others:
        again = archive.restore(database, short).table
        assert (await client.join(again))["type"] == "table"
