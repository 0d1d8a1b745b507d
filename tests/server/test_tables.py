"""People at tables: create, join, sit, start, play, leave, come back, watch, talk, again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parfait import games
from parfait.core import Rng
from parfait.core.patterns import expanded, grouped
from parfait.records import read_record
from parfait.server.store import Unit
from parfait.server.store.backend import NO_END
from parfait.server.tables import commands, entries
from parfait.server.workers.roster import STAND_IN
from tests.server.harness import Client, Server, first_move, seated, server
from tests.server.memory import MemoryBackend


async def play_to_the_end(running: Server, table: str, clients: list[Client]) -> None:
    """Every seat plays its first legal move until the game is over."""
    room = running.room(table)
    rng = Rng(1)
    while room.table.turn >= 0:
        legal = running.legal(table)
        await clients[running.mover(table)].play(legal[rng.below(len(legal))], room.table.step)


async def test_a_table_is_created_joined_and_started_by_its_host(running: Server) -> None:
    made = await running.create("dokitto-ice", players=2, seat=0, name="  Ann  ", listed=True)
    assert made["link"] == f"http://localhost/t/{made['table']}"
    assert made["seat_link"].endswith("#" + made["token"])
    lobby = (await running.http.get("/api/tables")).json()["tables"]
    assert [t["table"] for t in lobby] == [made["table"]]
    assert lobby[0]["seats"][0]["name"] == "Ann"
    host, guest = running.client(), running.client()
    assert (await host.join(made["table"], made["token"]))["host"]
    shown = await guest.join(made["table"])
    assert shown["seat"] is None
    guest.say("take", seat=1, name="Ben")
    assert (await guest.hear("table"))["seat"] == 1
    token = (await guest.hear("seated"))["token"]
    host.say("start")
    update = await guest.hear("update")
    assert update["step"] == 2
    phone = running.client()
    assert (await phone.join(made["table"], token))["view"]["hand"] == update["changes"][-1]["view"]["hand"]


@pytest.mark.parametrize("game", games.names())
async def test_a_whole_game_ends_in_a_record_that_verifies(running: Server, game: str) -> None:
    players = games.find(game).players[0]
    options: dict[str, Any] = {"rounds": 1} if game in ("aice", "dozito") else {}
    table, clients = await seated(running, game, players, options=options)
    early = await running.http.get(f"/api/tables/{table}/record")
    assert early.status_code == 409
    await play_to_the_end(running, table, clients)
    line = (await running.http.get(f"/api/tables/{table}/record")).text
    read_record(line).verify()
    replay = (await running.http.get(f"/api/tables/{table}/replay", params={"seat": 0})).json()
    assert replay["changes"]
    brought = (await running.http.post("/api/replay", params={"seat": 0}, content=line)).json()
    assert [change["view"] for change in brought["changes"]] == [change["view"] for change in replay["changes"]]
    for client in clients:
        client.say("rematch")
    again = None
    while again is None:
        again = (await clients[1].hear("info"))["info"].get("rematch")
    shown = await clients[1].join(again, clients[1].token)
    assert shown["seat"] == 1
    assert shown["info"]["status"] == "playing"


async def test_an_update_has_what_changed_and_together_they_make_the_view(running: Server) -> None:
    table, clients = await seated(running)
    room = running.room(table)
    seat = clients[2]
    again = running.client()
    view = (await again.join(table, seat.token))["view"]
    for _ in range(12):
        await clients[room.table.turn].play(running.legal(table)[0], room.table.step)
        for change in (await again.hear("update"))["changes"]:
            view |= change.get("view", {})
    whole = (await running.client().join(table, seat.token))["view"]
    assert view == whole


async def test_a_move_sent_twice_is_made_once(running: Server) -> None:
    table, clients = await seated(running)
    room = running.room(table)
    mover, step, move = clients[room.table.turn], room.table.step, running.legal(table)[0]
    mover.move(move, step, "same")
    mover.move(move, step, "same")
    assert (await mover.hear("update"))["id"] == "same"
    assert await mover.hear("done") == {"type": "done", "id": "same", "step": room.table.step}
    assert room.table.step == step + 1


async def test_a_move_is_known_again_however_much_others_did_since() -> None:
    async with server(bot_delay=0.0) as running:
        table, clients = await seated(running)
        room = running.room(table)
        running.house.bots.answering = lambda view: -1  # any move will do
        away, step, move = room.table.turn, room.table.step, running.legal(table)[0]
        clients[away].move(move, step, "tunnel")
        made = (await clients[away].hear("update"))["step"]
        clients[away].say("leave")
        await clients[away].hear("info")
        clients[0].say("fill", seat=away, level="random")
        await running.until(lambda: room.table.seats[away].bot is not None)
        while (at := room.table.step) < 50:
            if room.table.turn == away:
                running.house.pass_time(1.0)
            else:
                clients[room.table.turn].move(running.legal(table)[0], at)
            await running.until(lambda at=at: room.table.step > at and not room.busy)  # type: ignore[misc]
        back = running.client()
        await back.join(table, clients[away].token)
        back.move(move, step, "tunnel")
        assert (await back.hear("done", "error")) == {"type": "done", "id": "tunnel", "step": made}


async def test_reconnecting_tells_what_was_missed(running: Server) -> None:
    table, clients = await seated(running, options={"first_player": 0})
    room = running.room(table)
    away = clients[3]
    last = room.table.step
    await away.leave()
    for _ in range(3):
        if room.table.turn == 3:
            break
        await clients[room.table.turn].play(running.legal(table)[0], room.table.step)
    shown = await running.client().join(table, away.token, last)
    assert shown["step"] == room.table.step
    assert len(shown["missed"]) == room.table.step - last
    assert all(change["events"] and "view" not in change for change in shown["missed"])


@pytest.mark.rule("DZ-13")
async def test_nobody_looks_through_the_discards_in_the_log_of_a_running_game(running: Server) -> None:
    table, clients = await seated(running, "dozito", 2)
    room = running.room(table)
    for _ in range(40):
        legal = running.legal(table)
        chosen = next((move for move in legal if move.startswith(("draw", "discard"))), legal[0])
        await clients[room.table.turn].play(chosen, room.table.step)
    view: Any = room.table.state.view(0)
    open_now = {view.held, *view.discards, *(card for grid in view.grids for card in grid)}
    clients[0].say("history", step=0)
    told = [event for change in (await clients[0].hear("history"))["changes"] for event in change.get("events", [])]
    cards = {event["args"]["card"] for event in told if "card" in event.get("args", {})}
    assert cards <= open_now
    assert sum(view.discard_sizes) > 2 + len(cards & set(view.discards))
    bearer = {"authorization": f"Bearer {clients[0].token}"}
    log = (await running.http.get(f"/api/tables/{table}/log", headers=bearer)).json()
    assert log["view"] == {}
    assert not any("view" in change for change in log["changes"])


async def test_a_host_fills_an_abandoned_seat_and_the_person_takes_it_back(running: Server) -> None:
    _, clients = await seated(running, players=3)
    host, person = clients[0], clients[1]
    host.say("fill", seat=1, level="random")
    assert (await host.hear("error"))["key"] == "seat-not-abandoned"
    person.say("leave")
    await host.hear("info")
    host.say("fill", seat=1, level="random")
    seat = (await host.hear("info"))["info"]["seats"][1]
    assert (seat["name"], seat["bot"]) == ("Seat 1", STAND_IN)
    person.say("return")
    seat = (await host.hear("info"))["info"]["seats"][1]
    assert "bot" not in seat


async def test_a_bot_moves_when_its_time_has_come_and_not_before(running: Server) -> None:
    made = await running.create(
        players=2, seat=0, name="Ann", seats=[{}, {"bot": "3"}], start=True, options={"first_player": 1}
    )
    room = running.room(made["table"])
    await running.settled()
    (view, level, done), before = running.house.bots.asked.pop(), room.table.step
    assert (view.seat, level) == (1, "3")
    done(room.table.state.legal_actions()[0])
    await running.settled()
    assert room.table.step == before
    running.house.pass_time(1.0)
    await running.until(lambda: room.table.step == before + 1)


async def test_a_bot_that_answers_nonsense_makes_a_random_move(running: Server) -> None:
    made = await running.create(
        players=2, seat=0, name="Ann", seats=[{}, {"bot": "1"}], start=True, options={"first_player": 1}
    )
    room = running.room(made["table"])
    before = room.table.step
    await running.settled()
    running.house.bots.asked.pop()[2](99)
    await running.settled()
    running.house.pass_time(1.0)
    await running.until(lambda: room.table.step == before + 1)
    assert running.app.metrics.bot_jobs_failed == 1


async def test_out_of_time_a_bot_moves_and_the_bank_gains_its_increment(running: Server) -> None:
    clock = {"bank": 60, "increment": 5}
    table, clients = await seated(running, players=2, clock=clock, timeout_level="2", options={"first_player": 0})
    room = running.room(table)
    running.house.pass_time(20)
    late = await running.client().join(table)
    assert late["clock"] == {"left": [60_000, 60_000], "ran": 20_000}
    assert (await clients[0].play(running.legal(table)[0], room.table.step))["clock"]["left"] == [
        45_000,
        60_000,
    ]
    running.house.pass_time(59.9)
    assert not running.house.bots.asked
    running.house.pass_time(0.2)
    await running.settled()
    _, level, done = running.house.bots.asked.pop()
    assert level == "2"
    done(room.table.state.legal_actions()[0])
    await running.settled()
    running.house.pass_time(1.0)
    update = await clients[0].hear("update")
    assert update["changes"][0]["by"] == "time"


async def test_by_correspondence_every_turn_has_its_days_and_a_restart_gives_none_back() -> None:
    day = 86_400
    async with server() as first:
        options, clock = {"first_player": 0}, {"turn": 2 * day}
        table, clients = await seated(first, "dozito", players=2, clock=clock, timeout_level="3", options=options)
        room = first.room(table)
        first.house.pass_time(1.5 * day)
        await clients[0].play("draw", room.table.step)
        await clients[0].play("discard left", room.table.step)  # one turn, so that two days are left for the next
        assert room.table.turn == 1
        assert room.table.clocks.left == [2 * day, 2 * day]
        first.house.pass_time(1.9 * day)
        assert not first.house.bots.asked
        now = first.house.now()
    async with server(first.database) as second:
        second.house.time = now
        second.house.pass_time(0.05 * day)
        assert not second.house.bots.asked
        second.house.pass_time(0.06 * day)
        await second.until(lambda: table in second.house.rooms)
        second.house.pass_time(1)
        await second.settled()
        view, level, _ = second.house.bots.asked[0]
        assert (view.seat, level) == (1, "3")


async def test_clocks_and_bots_go_on_after_a_restart() -> None:
    async with server() as first:
        made = await first.create(
            players=2, seat=0, name="Ann", seats=[{}, {"bot": "1"}], start=True, options={"first_player": 1}
        )
    async with server(first.database) as second:
        second.house.pass_time(100)
        await second.until(lambda: made["table"] in second.house.rooms)
        await second.settled()
        assert second.house.bots.asked
        assert second.room(made["table"]).table.turn == 1


@pytest.mark.parametrize("entry", [b"nonsense", b'{"is":"of_another_version","at":1.0}'])
async def test_one_table_that_cannot_be_read_does_not_stop_the_others(entry: bytes) -> None:
    database = MemoryBackend()
    tables, seats = [], []
    async with server(database) as running:
        for _ in range(2):
            made = await running.create(
                players=2, seat=0, name="Ann", seats=[{}, {"bot": "1"}], start=True, options={"first_player": 1}
            )
            tables.append(made["table"])
            seats.append({"table": made["table"], "token": made["token"]})
    log = database.logs[database.ids[tables[0]]]
    log[1] = entry
    kept = list(log)
    async with server(database) as running:
        running.house.time += 10.0
        await running.until(lambda: tables[1] in running.house.rooms)
        await running.until(lambda: running.house.maintenance.unreadable == {tables[0]})
        answer = await running.http.get(f"/api/tables/{tables[0]}")
        assert (answer.status_code, answer.json()["key"]) == (500, "table-unreadable")
        assert running.app.metrics.errors["fault"] == 2  # said once, and once when it was asked for
        client = running.client()
        client.say("join", **seats[0])
        assert (await client.hear("error"))["key"] == "table-unreadable"
        news = (await running.http.post("/api/seats", json={"seats": seats})).json()["seats"]
        assert [one["info"]["table"] for one in news] == tables, "it stays on the list of one's games"
        assert [one.get("seat") for one in news] == [None, 0]
    assert log == kept


async def test_chat_is_plain_text_and_can_be_muted(running: Server) -> None:
    table, clients = await seated(running, players=2)
    clients[1].say("say", text="<b>hi</b>\u202e\u200b there")
    heard = await clients[0].hear("chat")
    assert (heard["seat"], heard["text"]) == (1, "<b>hi</b> there")
    clients[0].say("mute", seat=1, muted=True)
    await clients[1].hear("info")
    clients[1].say("say", text="more")
    assert (await clients[1].hear("error"))["key"] == "muted"
    clients[1].say("listen", chat=False)
    clients[0].say("say", text="quiet")
    await clients[0].hear("chat")
    await clients[1].synced()
    assert not any('"quiet"' in text for text in clients[1].sent)
    shown = await running.client().join(table)
    assert [line["text"] for line in shown["chat"]] == ["<b>hi</b> there", "quiet"]


async def test_hints_are_for_the_seat_to_act_where_the_table_allows_them(running: Server) -> None:
    table, clients = await seated(running, players=2, hints=True)
    room = running.room(table)
    turn = room.table.turn
    clients[turn].say("hint", step=room.table.step)
    hinted = await clients[turn].hear("hint")
    legal = running.legal(table)
    assert len(hinted["moves"]) == min(3, len(legal))
    assert {advice["move"] for advice in hinted["moves"]} <= set(legal)
    assert {"move", "value", "error", "why"} == set(hinted["moves"][0])
    clients[1 - turn].say("hint", step=room.table.step)
    assert (await clients[1 - turn].hear("error"))["key"] == "not-your-turn"
    other, sitting = await seated(running, players=2)
    sitting[0].say("hint", step=running.room(other).table.step)
    assert (await sitting[0].hear("error"))["key"] == "hints-off"


async def test_the_database_away_for_a_while_loses_and_doubles_nothing(running: Server) -> None:
    table, clients = await seated(running)
    room = running.room(table)
    mover, step, move = clients[room.table.turn], room.table.step, running.legal(table)[0]
    running.database.away = True
    mover.move(move, step, "x")
    assert (await mover.hear("error"))["key"] == "storage-away"
    assert (await running.http.get("/healthz")).status_code == 503
    running.database.away = False
    mover.move(move, step, "x")
    assert (await mover.hear("update"))["id"] == "x"
    assert room.table.step == step + 1


async def test_a_commit_whose_answer_was_lost_is_not_made_again(running: Server) -> None:
    table, clients = await seated(running)
    room = running.room(table)
    mover, step, move = clients[room.table.turn], room.table.step, running.legal(table)[0]
    real = running.database.commit

    def lost(units: Any, now: float) -> list[bool]:
        real(units, now)
        running.database.commit = real  # type: ignore[method-assign]
        running.database._check()
        raise AwayAfterCommit

    from parfait.server.store import StorageUnavailable as AwayAfterCommit

    running.database.commit = lost  # type: ignore[method-assign]
    mover.move(move, step, "x")
    assert (await mover.hear("error"))["key"] == "storage-away"
    mover.move(move, step, "x")
    answer = await mover.hear("done", "update")
    assert answer["id"] == "x"
    await mover.synced()
    assert room.table.step == step + 1


async def test_who_comes_from_another_server_finds_what_was_done_there() -> None:
    """News between servers takes a while, and who comes over may be faster: a seat taken, a game begun, a move made."""

    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        made = await one.create("dokitto-ice", players=2, seat=0, name="Ann")
        table = made["table"]
        await other.client().join(table)  # there it waits from now on for news that do not come
        token = await one.sit(table, 1, "Ben")
        host, guest = one.client(), other.client()
        assert (await guest.join(table, token))["seat"] == 1
        await host.join(table, made["token"])
        host.say("start")
        update = await host.hear("update")
        client, token = (host, made["token"]) if "legal" in update else (one.client(), token)
        shown = await client.join(table, token)
        client.move(first_move(shown), shown["step"], "x")
        assert (await client.hear("update"))["id"] == "x"
        moved = other.client()
        assert (await moved.join(table, token))["step"] > shown["step"]
        moved.move(first_move(shown), shown["step"], "x")
        assert await moved.hear("done", "error") == {"type": "done", "id": "x", "step": shown["step"] + 1}


async def test_news_that_comes_while_the_log_is_read_is_not_passed_over() -> None:
    async with server(shared=True) as running:
        table, clients = await seated(running, players=2)
        room, real = running.room(table), running.database.log
        step, turn, key = room.table.step, room.table.turn, room.key
        now = running.house.now()
        entry = entries.write(commands.play(room.table, turn, running.legal(table)[0], running.house.moment()).entry)

        def reading(key: int, start: int = 0, end: int = NO_END) -> list[bytes]:
            """Finds nothing, and then another server writes."""
            found = real(key, start, end)
            running.database.log = real  # type: ignore[method-assign]
            running.database.commit([Unit(key, len(running.database.logs[key]), entry, None)], now)
            loop.call_soon_threadsafe(running.house.heard_of, [key])
            return found

        loop = asyncio.get_running_loop()
        running.database.log = reading  # type: ignore[method-assign]
        running.house.heard_of([key])
        assert (await clients[1 - turn].hear("update"))["step"] == step + 1


async def test_an_update_is_small_even_with_hundreds_of_legal_moves(running: Server) -> None:
    table, clients = await seated(running, "dessert-dice", 4)
    room = running.room(table)
    legal = running.legal(table)
    assert len(legal) > 100
    shown = await running.client().join(table, clients[room.table.turn].token)
    assert sorted(expanded(shown["legal"])) == sorted(legal)
    assert first_move(shown) in legal
    await play_to_the_end(running, table, clients)
    sizes = [len(text) for client in clients for text in client.sent if text.startswith('{"type":"update"')]
    assert sum(sizes) / len(sizes) < 1000


async def test_a_record_that_is_brought_along_is_checked() -> None:
    async with server(readings_per_minute=60) as running:
        for sent, status in ((b"", 409), (b"{}", 409), (b"\xff", 409), (b"[" * 5000, 409), (b"x" * 3_000_000, 413)):
            answer = await running.http.post("/api/replay", content=sent)
            assert (answer.status_code, set(answer.json()) >= {"key"}) == (status, True)
        assert (await running.http.post("/api/replay?seat=16", content=b"{}")).status_code == 422
        answers = [await running.http.post("/api/replay", content=b"{}") for _ in range(80)]
        assert {answer.status_code for answer in answers} == {409, 429}


def test_patterns_stand_for_exactly_the_moves_they_group() -> None:
    moves = ["draw", "take left", "take right", "place 1 a", "place 1 b", "place 2 a", "place 2 b", "place 3 b"]
    assert sorted(expanded(grouped(moves))) == sorted(moves)
    assert "place 1|2 a|b" in grouped(moves)
