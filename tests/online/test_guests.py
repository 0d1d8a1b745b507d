"""`parfait join`: bots of one's own at the tables of a real server."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from parfait import games
from parfait.bots.random import RandomBot
from parfait.core import Rng
from parfait.locale import words
from parfait.online import BadNews, BotFailed, Guest, Link, ServerRefused, Unreachable, view_of
from parfait.online.guest import Result, refusal
from parfait.server.protocol import messages as p
from parfait.server.updates import whole
from tests.bots.positions import decisions
from tests.cli.conftest import Run, run
from tests.contract.play import Case, usual
from tests.online.strangers import Cheat, Clumsy, Polite
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.processes import ServerProcess

__all__ = ["run"]

SHORT = {"rounds": 1, "trophies_to_win": 1}


def new_table(server: ServerProcess, game: str, seats: list[dict[str, str]], **settings: Any) -> dict[str, Any]:
    known = {info.name for info in games.find(game).options.infos()}
    options = {name: value for name, value in SHORT.items() if name in known}
    table = {"game": game, "players": len(seats), "seats": seats, "options": options, **settings}
    made: dict[str, Any] = server.post("/api/tables", table)
    return made


def guest(link: str, bot: Any = None, name: str = "Robin", **settings: Any) -> Guest:
    return Guest(Link.read(link), bot or Polite(), name, rng=Rng(5), **settings)


async def start(made: dict[str, Any], people: int) -> None:
    """As the host, once so many people sit at the table."""
    socket_address = Link.read(made["link"]).socket
    async with connect(socket_address, compression=None) as socket:
        await socket.send(json.dumps({"type": "join", "table": made["table"], "token": made["token"]}))
        while True:
            heard = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            seats = heard.get("info", {}).get("seats", [])
            if sum("name" in seat for seat in seats) == people:
                break
        await socket.send(json.dumps({"type": "start"}))
        while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] != "update":
            pass


async def all_of(made: dict[str, Any], *guests: Guest) -> list[Result]:
    async with asyncio.timeout(PATIENCE):
        results, _ = await asyncio.gather(together(*guests), start(made, len(guests)))
    return results


async def together(*guests: Guest) -> list[Result]:
    return await asyncio.gather(*(one.play() for one in guests))


@pytest.mark.parametrize("game", games.names())
async def test_guests_play_a_game_to_its_end(real: ServerProcess, game: str) -> None:
    players = games.find(game).players[0]
    made = new_table(real, game, [{}, {}] + [{"bot": "random"}] * (players - 2))
    first, second = guest(made["link"]), guest(made["link"], RandomBot(), "Robin")
    results = await all_of(made, first, second)
    assert {result.seat for result in results} == {0, 1}
    assert {seat.name for seat in results[0].seats if seat.name} == {"Robin", "Robin 2"}  # a name is one's own
    assert results[0].winners == results[1].winners
    assert results[0].scores == results[1].scores
    record = real.get(f"/api/tables/{made['table']}/record")
    assert record["result"]["winners"] == list(results[0].winners)
    bot = first.bot
    assert isinstance(bot, Polite)
    assert bot.shown
    assert {view.seat for view in bot.shown} == {results[0].seat}


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_view_from_the_wire_is_the_view(case: Case) -> None:
    for state in decisions(case, 3, every=9):
        for seat in range(case.players):
            view = state.view(seat)
            info = p.TableInfo("t", case.game.name, case.players, case.options, "playing", [], False, False, "1", 0)
            assert view_of(info, seat, json.loads(p.encode(whole(view)))) == view


def test_news_of_another_version_are_named(real: ServerProcess) -> None:
    state = games.find("dozito").new(2)
    state.apply_chance(state.sample_chance(Rng(1)))
    info = p.TableInfo("t", "dozito", 2, {}, "playing", [], False, False, "1", 0)
    told = json.loads(p.encode(whole(state.view(0))))
    with pytest.raises(BadNews, match=r"view-lacks-field.*grids"):
        view_of(info, 0, {name: value for name, value in told.items() if name != "grids"})
    with pytest.raises(BadNews, match="view-not-understood"):
        view_of(info, 0, {**told, "round": "first"})
    assert "no-reason-we-know" in words("en").error(refusal(p.Error("no-reason-we-know")))
    assert words("en").error(refusal(p.Error("dozito-must-be-placed", {}, "DZ-7"))).startswith("DZ-7")


async def test_a_link_to_a_seat_and_one_with_a_ticket(real: ServerProcess) -> None:
    made = new_table(real, "dokitto-ice", [{}, {}], seat=0, name="Anna")
    async with connect(Link.read(made["link"]).socket, compression=None) as socket:
        await socket.send(json.dumps({"type": "join", "table": made["table"], "token": made["token"]}))
        await socket.send(json.dumps({"type": "invite", "seat": 1}))
        while (heard := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["type"] != "invited":
            pass
    with_ticket = guest(f"{made['link']}#{heard['ticket']}")
    results = await all_of(made, guest(made["seat_link"]), with_ticket)
    assert [result.seat for result in results] == [0, 1]
    assert [seat.name for seat in results[0].seats] == ["Anna", "Robin"]


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, to be killed."""
    started = ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}")
    started.start()
    try:
        started.until_ready()
        yield started
    finally:
        started.kill()


async def test_a_guest_comes_back_when_the_server_was_away(mortal: ServerProcess) -> None:
    made = new_table(mortal, "dokitto-ice", [{}, {}])
    bot = Polite()
    lines: list[str] = []
    players = guest(made["link"], bot, report=lambda key, **_: lines.append(key)), guest(made["link"])
    bot.after(3, mortal.kill)

    async def bring_back() -> None:
        while not bot.called:
            await asyncio.sleep(0.01)
        mortal.start()

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(all_of(made, *players), bring_back())
    assert "join-reconnecting" in lines
    assert lines.count("join-seated") == 1


async def test_a_guest_gives_up_when_the_server_stays_away(mortal: ServerProcess) -> None:
    made = new_table(mortal, "dokitto-ice", [{}, {}])
    bot = Polite()
    bot.after(2, mortal.kill)
    with pytest.raises(Unreachable, match="server-went-away"):
        await all_of(made, guest(made["link"], bot, patience=0.5), guest(made["link"], patience=0.5))


@pytest.mark.parametrize(("bot", "reason"), [(Clumsy(), "out of ideas"), (Cheat(), "1023")])
async def test_a_bot_that_fails_leaves_its_seat(real: ServerProcess, bot: Any, reason: str) -> None:
    made = new_table(real, "dokitto-ice", [{}, {"bot": "random"}])
    with pytest.raises(BotFailed, match=reason):
        await all_of(made, guest(made["link"], bot))
    deadline = time.monotonic() + PATIENCE
    while not real.get(f"/api/tables/{made['table']}")["seats"][0].get("left"):
        assert time.monotonic() < deadline
        time.sleep(0.02)


async def test_a_full_table_and_one_where_the_game_has_begun(real: ServerProcess) -> None:
    full = new_table(real, "dokitto-ice", [{}, {"bot": "random"}], seat=0, name="Anna")
    with pytest.raises(ServerRefused, match="table-full"):
        await guest(full["link"]).play()
    begun = new_table(real, "dokitto-ice", [{}, {"bot": "random"}], seat=0, name="Anna", start=True)
    with pytest.raises(ServerRefused, match="started-already"):
        await guest(begun["link"]).play()


def test_what_is_wrong_with_a_link_is_said_in_a_line(run: Run, real: ServerProcess) -> None:
    for link in ("dozito", "https://example.org/", "ftp://example.org/t/4fTk9QzRw2Xb7c", "http://[/t/4fTk9QzRw2Xb7c"):
        failed = run("join", link, "--bot", "greedy")
        assert failed.code == 2
        assert "is not a link to a table" in failed.complaint
    secret = "4fTk9QzRw2Xb7cAAAAAAAAAAAAAA"
    assert secret not in run("join", f"http://localhost#{secret}", "--bot", "greedy").complaint
    nobody = f"http://127.0.0.1:{free_port()}/t/4fTk9QzRw2Xb7c"
    assert "No server answers" in run("join", nobody, "--bot", "greedy").complaint
    assert "no such table" in run("join", f"{real.base}/t/4fTk9QzRw2Xb7c", "--bot", "greedy").complaint
    made = new_table(real, "dokitto-ice", [{}, {}])
    assert "does not match any seat" in run("join", f"{made['link']}#{secret}", "--bot", "greedy").complaint
    missing = run("join", made["link"], "--bot", "nowhere:Bot")
    assert missing.code == 2
    assert "does not load" in missing.complaint


async def test_a_server_of_something_else_is_named(tmp_path: Path) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    port = free_port()
    async with await asyncio.start_server(answer, "127.0.0.1", port):
        with pytest.raises(Unreachable, match="no-parfait-server"):
            await guest(f"http://127.0.0.1:{port}/t/4fTk9QzRw2Xb7c").play()


def test_the_command_plays_and_tells_the_result(run: Run, real: ServerProcess) -> None:
    made = new_table(real, "dozito", [{}, {"bot": "random"}])
    starting = threading.Thread(target=lambda: asyncio.run(start(made, 1)))
    starting.start()
    shown = run("join", made["link"], "--bot", "tests.online.strangers:Polite", "--seed", "3")
    starting.join()
    assert shown.code == 0, shown.err
    assert "Playing seat 1 in a game of Dozito" in shown.out
    assert re.search(r"Polite wins|Random won, Polite did not", shown.out)
