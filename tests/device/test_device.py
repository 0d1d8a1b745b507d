"""The server of a device: no port, no process and no file, but the same tables, and nothing is lost there either."""

from __future__ import annotations

import asyncio
import json
import pickle
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parfait import games
from parfait.core import Rng
from parfait.device.backend import LOG, DeviceBackend, Key, RowChange
from parfait.device.server import SETTINGS, DeviceServer
from parfait.device.workers import (
    FORCED,
    HEAD,
    READY,
    DevicePlayers,
    DeviceWorker,
    DeviceWorkers,
    LevelShares,
    PythonWorker,
    answer,
)
from parfait.records import read_record
from parfait.server.metrics import Metrics
from parfait.server.store import Backend, open_backend
from parfait.server.workers import process
from parfait.server.workers.jobs import Job, Rank, Share
from parfait.server.workers.roster import GLANCE_NAME, LEVELS
from tests.patience import PATIENCE
from tests.server.harness import server as running_server
from tests.server.upkeep import make_table


class Browser:
    """A browser's storage, which may be full, and a page that listens."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, Key], bytes] = {}
        self.full = False
        self.heard: list[dict[str, Any] | None] = []
        self.raw: list[str] = []

    async def keep(self, changes: Sequence[RowChange]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        for kind, key, value in changes:
            if value is None:
                self.kept.pop((kind, key), None)
            else:
                self.kept[kind, key] = value

    async def think(self, question: bytes) -> bytes:
        await asyncio.sleep(0)
        return answer(question)

    async def restart(self) -> None:
        """The bots' Web Worker."""

    def tell(self, socket: str, text: str | None) -> None:
        self.heard.append(None if text is None else json.loads(text))
        self.raw.append(text or "")

    def rows(self) -> list[RowChange]:
        return [RowChange(kind, key, value) for (kind, key), value in self.kept.items()]

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[DeviceServer]:
        settings = replace(SETTINGS, bot_delay=0.0)
        bots = reviewer = PythonWorker(self.think, self.restart)
        server = DeviceServer(self.rows(), self.keep, bots, reviewer, self.tell, settings)
        server.house.workers.players.shares = dict.fromkeys(LEVELS, 0.01)
        await server.start()
        try:
            yield server
        finally:
            await server.stop()

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        for _ in range(2000):
            while self.heard:
                message = self.heard.pop(0)
                if message is not None and message["type"] in types:
                    return message
            await asyncio.sleep(0.01)
        raise TimeoutError(f"no {types}")


async def post(server: DeviceServer, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    found = await server.request("POST", path, {"content-type": "application/json"}, json.dumps(body).encode())
    return found.status, json.loads(found.body)


async def begin(
    server: DeviceServer, game: str = "dokitto-ice", players: int = 2, bot: str = "random"
) -> dict[str, Any]:
    """A game of one person against bots."""
    seats = [{}, *[{"bot": bot}] * (players - 1)]
    settings = {
        "game": game,
        "players": players,
        "seats": seats,
        "seat": 0,
        "name": "Mia",
        "hints": True,
        "start": True,
    }
    status, made = await post(server, "/api/tables", settings)
    assert status == 201, made
    return made


def sit_down(server: DeviceServer, made: dict[str, Any]) -> None:
    server.open("page")
    server.hear("page", json.dumps({"type": "join", "table": made["table"], "token": made["token"]}))


async def play(server: DeviceServer, browser: Browser, table: str, most: int = 10_000) -> None:
    """Play the first legal move on every turn of one's own, so many times or to the end."""
    house = server.house
    for _ in range(most):
        async with asyncio.timeout(PATIENCE):
            while (room := house.rooms[table]).table.status == "playing" and 0 not in room.table.awaited:
                await asyncio.sleep(0.005)
        if room.table.status != "playing":
            return
        step, state = room.table.step, room.table.position(0)
        move = room.table.game.notation.write_move(state, state.legal_actions()[0])
        server.hear("page", json.dumps({"type": "move", "id": f"m{step}", "move": move, "step": step}))
        async with asyncio.timeout(PATIENCE):
            while house.rooms[table].table.step == step:
                await asyncio.sleep(0.005)


@pytest.mark.parametrize("game", games.names())
async def test_a_game_against_a_bot_is_played_to_its_end(game: str) -> None:
    browser = Browser()
    async with browser.serving() as server:
        made = await begin(server, game, min(games.find(game).players))
        sit_down(server, made)
        assert (await browser.hear("table", "error"))["type"] == "table"
        await play(server, browser, made["table"])
        found = await server.request("GET", f"/api/tables/{made['table']}/record", {}, b"")
        assert found.status == 200
        assert json.loads(found.body)["result"]


async def test_a_tab_that_is_killed_loses_no_move() -> None:
    browser = Browser()
    async with browser.serving() as server:
        made = await begin(server)
        sit_down(server, made)
        await play(server, browser, made["table"], most=3)
        rows = browser.rows()  # as they are on the disk when the tab is killed
        seen = server.house.rooms[made["table"]].table
    browser.kept = {(kind, key): value for kind, key, value in rows if value is not None}
    async with browser.serving() as server:
        browser.heard.clear()
        sit_down(server, made)
        snapshot = await browser.hear("table", "error")
        assert snapshot["type"] == "table"
        assert server.house.rooms[made["table"]].table.step >= seen.step
        await play(server, browser, made["table"])


async def test_a_move_that_cannot_be_kept_is_refused_and_not_told() -> None:
    browser = Browser()
    async with browser.serving() as server:
        made = await begin(server)
        sit_down(server, made)
        await browser.hear("table")
        await play(server, browser, made["table"], most=1)
        room = server.house.rooms[made["table"]]
        async with asyncio.timeout(PATIENCE):
            while room.table.turn != 0:
                await asyncio.sleep(0.005)
        step, state = room.table.step, room.table.state
        move = room.table.game.notation.write_move(state, state.legal_actions()[0])
        before, browser.full = dict(browser.kept), True
        browser.heard.clear()
        server.hear("page", json.dumps({"type": "move", "id": f"m{step}", "move": move, "step": step}))
        assert (await browser.hear("update", "error"))["key"] == "storage-away"
        assert browser.kept == before
        browser.full = False
        await play(server, browser, made["table"])


async def history_of(server: DeviceServer, browser: Browser, table: str) -> list[str]:
    """Everything that someone who watches from the beginning is sent of a finished game."""
    browser.heard.clear()
    browser.raw.clear()
    server.open("page")
    server.hear("page", json.dumps({"type": "join", "table": table}))
    await browser.hear("table")
    server.hear("page", json.dumps({"type": "history", "step": 0}))
    await browser.hear("history")
    return of_the_game(browser.raw)


def of_the_game(texts: Sequence[str]) -> list[str]:
    """Without who is connected, which is told at any time."""
    return [text for text in texts if json.loads(text)["type"] in ("table", "history")]


def test_one_log_gives_the_same_messages_on_a_device_and_on_a_server(tmp_path: Path) -> None:
    file = open_backend(str(tmp_path / "tables.sqlite3"))
    file.migrate()
    device = DeviceBackend()
    for backend in (file, device):
        make_table(backend, id="abcdefghijklmn")

    async def from_device() -> list[str]:
        browser = Browser()
        await browser.keep(device.changes())
        async with browser.serving() as server:
            server.house.now = lambda: 1_000_000.0  # type: ignore[method-assign]
            return await history_of(server, browser, "abcdefghijklmn")

    async def from_server() -> list[str]:
        async with running_server(file) as running:
            client = running.client()
            await client.join("abcdefghijklmn")
            client.say("history", step=0)
            await client.hear("history")
            return of_the_game(client.sent)

    assert asyncio.run(from_device()) == asyncio.run(from_server())


@pytest.fixture(params=["device", "sqlite"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    """The same questions to both."""
    found: Backend = DeviceBackend() if request.param == "device" else open_backend(str(tmp_path / "tables.sqlite3"))
    found.migrate()
    return found


def test_both_databases_answer_alike(backend: Backend) -> None:
    old = make_table(backend, touched=10.0)
    new = make_table(backend, most=3, touched=20.0)
    key = backend.find(new)
    assert key is not None
    assert backend.find("nowhere") is None
    assert [one.id for one in backend.tables(("over", "playing"), 0.0, 100.0)] == [new, old]
    assert backend.lengths([old, new, "nowhere"]) == {id: len(backend.log(backend.find(id) or 0)) for id in (old, new)}
    assert backend.open_tables() == 1
    assert backend.ended("over", 15.0, 1, 10) == [old]
    assert len(backend.lobby(10, 10)) == 1
    backend.keep_review(key, "quick", 2, b"b")
    backend.keep_review(key, "quick", 0, b"a")
    backend.keep_review(key, "quick", 0, b"other")
    assert backend.review(key, "quick") == [b"a", b"b"]
    assert backend.review(key, "quick", 1) == [b"b"]
    assert backend.delete([new, "nowhere"]) == [new]
    assert backend.find(new) is None
    assert backend.log(key) == []
    assert backend.find(make_table(backend)) != key, "the number of a deleted table is never given again"


def test_a_change_that_is_taken_back_leaves_nothing() -> None:
    backend = DeviceBackend()
    backend.migrate()
    table = make_table(backend)
    backend.settle()
    before = {kind: dict(rows) for kind, rows in backend.rows.items()}
    key = backend.find(table)
    assert key is not None
    length = backend.lengths([table])[table]
    make_table(backend)
    backend.delete([table])
    backend.take_back()
    assert {kind: dict(rows) for kind, rows in backend.rows.items()} == before
    assert backend.lengths([table]) == {table: length}
    assert len(backend.log(key)) == length == sum(one[0] == key for one in backend.rows[LOG])


def test_everything_can_be_written_again_when_the_browser_cleared_its_storage() -> None:
    backend = DeviceBackend()
    backend.migrate()
    table = make_table(backend)
    backend.keep_review(backend.find(table) or 0, "quick", 0, b"piece")
    again = DeviceBackend(backend.everything())
    assert again.rows == backend.rows
    assert again.find(table) == backend.find(table)


async def test_all_finished_games_are_one_file_of_records_however_old_they_are() -> None:
    browser, backend = Browser(), DeviceBackend()
    backend.migrate()
    finished = [make_table(backend) for _ in range(3)]
    make_table(backend, most=3)
    damaged = backend.find(finished[1]) or 0
    await browser.keep(backend.changes())
    browser.kept[LOG, (damaged, 2)] = msgspec.json.encode(b'{"is":"of another version"}')
    async with browser.serving() as server:
        answer = await server.request("GET", "/api/records", {}, b"")
    assert answer.status == 200
    records = [read_record(line) for line in answer.body.splitlines()]
    assert len(records) == 2
    for record in records:
        record.verify()
        assert record.result


async def test_a_request_that_fails_is_answered() -> None:
    async with Browser().serving() as server:
        server.levels.listed = None  # type: ignore[method-assign, assignment]
        assert (await server.request("GET", "/api/levels", {}, b"")).status == 500


def test_a_damaged_table_is_left_aside_and_the_others_are_read() -> None:
    backend = DeviceBackend()
    backend.migrate()
    whole, damaged, torn = (make_table(backend) for _ in range(3))
    keys = {backend.find(id): id for id in (whole, damaged, torn)}
    rows = []
    for kind, key, value in backend.changes():
        of = keys.get(int(key[0])) if kind == LOG else None
        if of == torn and key[1] == 1:
            continue
        rows.append(RowChange(kind, key, b"{" if of == damaged and key[1] == 2 else value))
    again = DeviceBackend(rows)
    assert again.find(whole) is not None
    assert again.find(damaged) is again.find(torn) is None
    assert {keys[key] for key in again.unreadable} == {damaged, torn}
    assert not again.changes(), "what is damaged stays as it is"
    assert again.find(make_table(again)) not in keys


def test_a_device_imports_no_web_server_no_database_and_no_process() -> None:
    code = "import parfait.device.server, sys; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = set(found.stdout.split())
    assert "parfait.server.tables.house" in modules
    unwanted = {"uvicorn", "websockets", "uvloop", "httptools", "sqlite3", "psycopg", "multiprocessing", "typer"}
    assert not modules & unwanted
    assert not modules & {
        f"parfait.server.{name}" for name in ("workers.worker", "transport.http", "store.sqlite", "app")
    }


def test_a_thought_takes_as_long_as_the_longest_so_far() -> None:
    class Slow:
        running = True

        def __init__(self) -> None:
            self.takes = [0.02, 0.3, 0.02]

        async def start(self) -> None: ...
        async def end(self) -> None: ...

        async def ask(self, kind: str, arguments: tuple[Any, ...]) -> bytes:
            await asyncio.sleep(self.takes.pop(0))
            return b"7"

    async def story() -> list[float]:
        worker = Slow()
        players = DevicePlayers(Metrics(), 20.0, lambda niceness: worker)
        players.shares = {"2": 0.1}
        view, taken, loop = games.find("dozito").new(2).view(0), [], asyncio.get_running_loop()
        for _ in range(3):
            began = loop.time()
            assert await players.run(Job("choose", Share(Rank.AWAITED, "", ""), (view, "2"), 1)) == b"7"
            taken.append(loop.time() - began)
        await players.stop()
        return taken

    usual, long, after = asyncio.run(story())
    assert usual >= 0.1
    assert long >= 0.3
    assert after >= 0.3, "a quick answer after a slow one shows nothing of the bot's hand"


async def test_the_time_in_which_python_starts_is_no_part_of_a_thought() -> None:
    view = games.find("dozito").new(2).view(0)
    asked = []

    async def think(question: bytes) -> bytes:
        asked.append(question)
        await asyncio.sleep(0.5 if question == READY else 0)
        return question if question == READY else HEAD.pack(FORCED, 0.0) + process.DONE + b"7"

    async def restart() -> None: ...

    players = DevicePlayers(Metrics(), 0.2, lambda niceness: DeviceWorker(PythonWorker(think, restart), LevelShares()))
    players.shares = {"2": 0.01}
    for _ in range(2):
        assert await players.run(Job("choose", Share(Rank.AWAITED, "", ""), (view, "2"), 1)) == b"7"
    await players.stop()
    assert asked[0] == READY
    assert READY not in asked[1:]
    assert max(players.longest.values()) < 0.5


async def test_the_time_for_which_a_move_waits_behind_a_hint_is_no_part_of_a_thought() -> None:
    view = games.find("dozito").new(2).view(0)

    async def think(question: bytes) -> bytes:
        await asyncio.sleep(0 if question == READY else 0.1)  # the hint that is found first
        return question if question == READY else HEAD.pack(100, 0.015) + process.DONE + b"7"

    async def restart() -> None: ...

    players = DevicePlayers(Metrics(), 20.0, lambda niceness: DeviceWorker(PythonWorker(think, restart), LevelShares()))
    players.shares = {"2": 0.01}
    assert await players.run(Job("choose", Share(Rank.AWAITED, "", ""), (view, "2"), 1)) == b"7"
    await players.stop()
    assert players.longest == {("dozito", "2"): 0.015}


def test_an_answer_says_how_long_it_took() -> None:
    state = games.find("dozito").new(2)
    while state.turn < 0:
        state.apply_chance(state.sample_chance(Rng(1)))
    _, taken = HEAD.unpack_from(answer(pickle.dumps(("choose", (state.view(state.turn), "1", 0.1)))))
    assert taken > 0


class StuckReviewer:
    """A Web Worker at a long step of a review, until it is ended."""

    def __init__(self) -> None:
        self.began = asyncio.Event()
        self.ends = 0
        self.pieces = 0

    async def think(self, question: bytes) -> bytes:
        self.pieces += 1
        self.began.set()
        if self.ends == 0:
            await asyncio.Event().wait()
        return HEAD.pack(FORCED, 0.0) + process.DONE + b"a piece"

    async def restart(self) -> None:
        self.ends += 1


async def test_no_move_and_no_hint_waits_for_a_review_and_one_that_nobody_wants_is_stopped() -> None:
    assert answer(pickle.dumps(("review", (b"no record", GLANCE_NAME, 0, 0.1))))[HEAD.size :][:1] == process.REFUSED
    stuck, quick = StuckReviewer(), Browser()
    workers = DeviceWorkers(
        SETTINGS, Metrics(), PythonWorker(quick.think, quick.restart), PythonWorker(stuck.think, stuck.restart)
    )
    state = games.find("dozito").new(2)
    while state.turn < 0:
        state.apply_chance(state.sample_chance(Rng(1)))
    view, share = state.view(state.turn), Share(Rank.AWAITED, "", "")
    review = asyncio.create_task(workers.review(b"a record", "usual", 0, "", "table"))
    async with asyncio.timeout(PATIENCE):
        await stuck.began.wait()
        assert await workers.choose(view, "random", share) is not None
        assert await workers.advise(view, share) is not None
        assert not review.done()
        review.cancel()
        while not stuck.ends:
            await asyncio.sleep(0.005)
        assert await workers.review(b"a record", "usual", 0, "", "table") == b"a piece"
    assert stuck.pieces == 2
    await workers.stop()


async def test_lessons_hints_reviews_and_records_are_there_too() -> None:
    game = "dokitto-ice"
    browser = Browser()
    async with browser.serving() as server:
        part = games.lesson(game).parts[0].name  # type: ignore[union-attr]
        status, position = await post(server, f"/api/games/{game}/lesson/{part}", {"moves": []})
        assert status == 200, position
        for address in (
            f"/api/games/{game}/words/fr",
            f"/api/games/{game}/lesson/words/ja",
            f"/api/games/{game}/rules/en",
        ):
            assert (await server.request("GET", address, {}, b"")).status == 200, address
        made = await begin(server, game)
        sit_down(server, made)
        table = await browser.hear("table")
        room = server.house.rooms[made["table"]]
        async with asyncio.timeout(PATIENCE):
            while room.table.turn != 0:
                await asyncio.sleep(0.005)
        server.hear("page", json.dumps({"type": "hint", "step": room.table.step}))
        assert (await browser.hear("hint", "error"))["type"] == "hint", table
        await play(server, browser, made["table"])
        place = f"/api/tables/{made['table']}"
        status, asked = await post(server, f"{place}/review", {"effort": "quick"})
        assert status == 200, asked
        async with asyncio.timeout(PATIENCE):
            while not (review := await get(server, f"{place}/review?effort=quick")).get("summary"):
                await asyncio.sleep(0.02)
        assert review["steps"]
        record = (await server.request("GET", f"{place}/record", {}, b"")).body
        told = await server.request("POST", "/api/replay?seat=0&step=0", {"content-type": "application/json"}, record)
        assert told.status == 200, told.body
        again = {"record": record.decode(), "step": 2, "seat": 0, "name": "Mia", "bot": "random"}
        assert (await post(server, "/api/play-on", again))[0] == 201
        status, refused = await post(server, "/api/replay", {"no": "record"})
        assert status == 409
        assert refused["key"]


async def get(server: DeviceServer, address: str) -> dict[str, Any]:
    found = await server.request("GET", address, {}, b"")
    answer: dict[str, Any] = json.loads(found.body)
    return answer


def test_a_level_runs_all_its_iterations_where_there_is_time_and_says_how_many_where_there_is_not() -> None:
    game = games.find("dokitto-ice")
    state, rng = game.new(2), Rng(1)
    while state.turn < 0:
        state.apply_chance(state.sample_chance(rng))
    view = state.view(state.turn)

    def share(level: str, seconds: float) -> int:
        found = answer(pickle.dumps(("choose", (view, level, seconds))))
        assert found[HEAD.size :][:1] == process.DONE
        return int(HEAD.unpack_from(found)[0])

    assert share("4", 1000.0) == 100
    assert share("3", 1000.0) == 100, "with its second look"
    assert share("4", 1e-9) < 5
    assert share("random", 1000.0) == FORCED


async def test_how_far_bots_think_on_this_device_is_told() -> None:
    browser = Browser()
    async with browser.serving() as server:
        assert json.loads((await server.request("GET", "/api/levels", {}, b"")).body) == []
        made = await begin(server, bot="4")
        sit_down(server, made)
        await play(server, browser, made["table"], most=2)
        levels = json.loads((await server.request("GET", "/api/levels", {}, b"")).body)
    assert [(one["game"], one["level"]) for one in levels] == [("dokitto-ice", "4")]
    assert 0 <= levels[0]["share"] <= 100
