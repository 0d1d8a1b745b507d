"""Secret choices that several seats make at once (AI-5): asked together, kept one by one, shown together."""

from __future__ import annotations

from typing import Any

import pytest

from parfait import games
from parfait.core import WATCHER
from parfait.games.aice.view import AiceView
from parfait.records import read_record
from parfait.server.tables import entries as e
from parfait.server.tables.table import Table, fold
from tests.server.harness import Client, Server, seated, server
from tests.server.memory import MemoryBackend
from tests.server.test_absences import kinds, let_pass
from tests.server.test_tables import play_to_the_end
from tests.server.twins import Twins, twins

FIRST = {"first_player": 2, "rounds": 1}  # so that the engine asks 2, 3, 0, 1
BIDS = ["bid 1 F", "bid 2 A", "bid 3 P", "bid 4 T"]  # by seat
CLOCK = {"bank": 60, "increment": 5}


async def bidding(running: Server, **settings: Any) -> tuple[str, list[Client]]:
    """Four people who are to bid."""
    return await seated(running, "aice", 4, options=FIRST, **settings)


def now(running: Server, table: str) -> Table:
    return running.room(table).table


def bids(running: Server, table: str) -> tuple[int | None, ...]:
    """The bids as everyone sees them."""
    view = now(running, table).state.view(WATCHER)
    assert isinstance(view, AiceView)
    return view.bids


def log(running: Server, table: str) -> list[e.AnyEntry]:
    return [e.read(text) for text in running.database.logs[running.room(table).key]]


async def bid(running: Server, table: str, client: Client, move: str) -> dict[str, Any]:
    return await client.play(move, now(running, table).step)


async def test_all_are_asked_at_once_and_only_who_has_answered_is_shown() -> None:
    async with server() as running:
        made = await running.create("aice", players=4, seat=0, name="Ann", options=FIRST)
        table = made["table"]
        keys = [made["token"], *[await running.sit(table, seat, f"P{seat}") for seat in (1, 2, 3)], None]
        clients = [running.client() for _ in keys]
        for client, key in zip(clients, keys, strict=True):
            await client.join(table, key)
        clients[0].say("start")
        begun = [await client.hear("update") for client in clients]
        assert [update["choosing"] for update in begun] == [[2, 3, 0, 1]] * 5
        assert ["legal" in update for update in begun] == [True] * 4 + [False]
        assert {update["asked"]["key"] for update in begun[:4]} == {"aice-asked-bid"}
        step = begun[0]["step"]
        answer = await clients[1].play(BIDS[1], step)
        assert answer == {"type": "ready", "step": step, "ready": [1], "answer": BIDS[1], "id": "m1"}
        for other in (0, 2, 3, 4):
            assert await clients[other].hear("ready") == {"type": "ready", "step": step, "ready": [1]}
        for seat in (0, 3):
            await clients[seat].play(BIDS[seat], step)
        last = await clients[2].play(BIDS[2], step)
        assert last["step"] == step + 4
        assert [(change["seat"], change.get("move")) for change in last["changes"]] == [
            (2, BIDS[2]),
            (3, None),
            (0, None),
            (1, None),  # in the view that comes with it, all bids are open
        ]
        assert last["changes"][-1]["view"]["bids"] == [1, 2, 3, 4]
        watched = await clients[4].hear("update")
        assert watched["changes"][-1]["view"]["bids"] == [1, 2, 3, 4]
        assert not watched.get("choosing")


async def test_an_answer_may_be_changed_until_the_last_is_in_and_nobody_else_notices() -> None:
    async with server() as running:
        table, clients = await bidding(running)
        step = now(running, table).step
        await bid(running, table, clients[0], "bid 6 D")
        phone = running.client()
        assert (await phone.join(table, clients[0].token))["answer"] == "bid 6 D"
        for client in clients[1:]:
            await client.hear("ready")
        phone.move(BIDS[0], step, "changed")
        assert (await phone.hear("ready"))["id"] == "changed"
        assert (await clients[0].hear("ready"))["answer"] == BIDS[0]
        before = [len(client.sent) for client in clients[1:]]
        clients[0].move(BIDS[0], step, "the-same-again")
        assert (await clients[0].hear("ready"))["id"] == "the-same-again"
        assert [len(client.sent) for client in clients[1:]] == before
        for seat in (1, 2, 3):
            await bid(running, table, clients[seat], BIDS[seat])
        assert bids(running, table) == (1, 2, 3, 4)
        clients[0].move("bid 5 D", step)
        assert (await clients[0].hear("error"))["key"] == "wrong-step"
        await play_to_the_end(running, table, clients)
        line = (await running.http.get(f"/api/tables/{table}/record")).text
        record = read_record(line)
        record.verify()
        assert [one.get("move") for one in record.steps[step : step + 4]] == [BIDS[2], BIDS[3], BIDS[0], BIDS[1]]


async def test_an_answer_that_breaks_a_rule_is_refused_with_the_rule() -> None:
    async with server() as running:
        table, clients = await bidding(running)
        clients[0].move("F3", now(running, table).step, "x")
        error = await clients[0].hear("error")
        assert (error["key"], error["rule"], error["id"]) == ("aice-bid-first", "AI-5", "x")
        assert now(running, table).answers == {}


async def test_a_restart_between_answers_loses_none() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        table, clients = await bidding(running)
        for seat in (3, 1):
            await bid(running, table, clients[seat], BIDS[seat])
        keys, step = [client.token for client in clients], now(running, table).step
    async with server(database) as running:
        clients = [running.client() for _ in keys]
        shown = [await client.join(table, key) for client, key in zip(clients, keys, strict=True)]
        assert [(one.get("ready"), one.get("answer")) for one in shown] == [
            ([1, 3], None),
            ([1, 3], BIDS[1]),
            ([1, 3], None),
            ([1, 3], BIDS[3]),
        ]
        clients[3].move(BIDS[3], step, "m1")  # the receipt was lost
        assert await clients[3].hear("done") == {"type": "done", "id": "m1", "step": step}
        for seat in (0, 2):
            await bid(running, table, clients[seat], BIDS[seat])
        assert bids(running, table) == (1, 2, 3, 4)


async def test_two_servers_on_one_database_make_one_round_of_their_answers() -> None:
    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        table, clients = await bidding(one)
        there = [other.client() for _ in range(2)]
        for seat, client in enumerate(there):
            assert (await client.join(table, clients[seat].token))["seat"] == seat
        step = now(one, table).step
        await there[0].play(BIDS[0], step)
        await clients[2].play(BIDS[2], step)  # this server has not heard of the other answer yet
        await there[1].play(BIDS[1], step)
        last = await clients[3].play(BIDS[3], step)
        assert last["step"] == step + 4
        assert kinds(database, table)[-4:] == ["answered", "answered", "answered", "played"]
        other.house.heard_of([other.room(table).key])
        assert (await there[0].hear("update"))["changes"][-1]["view"]["bids"] == [1, 2, 3, 4]


async def test_bots_are_asked_at_once_each_by_its_own_view() -> None:
    async with server() as running:
        bots = [{}, {"bot": "3"}, {"bot": "3"}, {"bot": "3"}]
        made = await running.create("aice", players=4, seats=bots, seat=0, name="Ann", options=FIRST, start=True)
        table, client = made["table"], running.client()
        await client.join(table, made["token"])
        await running.until(lambda: len(running.house.bots.asked) == 3)
        asked = sorted(running.house.bots.asked, key=lambda one: one[0].seat)
        assert [(view.seat, view.turn) for view, _, _ in asked] == [(1, 1), (2, 2), (3, 3)]
        for view, _, done in asked:
            position = now(running, table).position(view.seat)
            done(games.find("aice").notation.read_move(position, BIDS[view.seat]))
        await running.settled()
        assert now(running, table).answers == {}, "however fast they think"
        running.house.pass_time(1.0)
        for ready in ([2], [2, 3], [1, 2, 3]):
            assert (await client.hear("ready"))["ready"] == ready
        await bid(running, table, client, "bid 6 D")
        assert bids(running, table) == (6, 2, 3, 4)
        played = log(running, table)[-1]
        assert isinstance(played, e.Played)
        assert (played.by, played.seat, played.answers) == ("", 0, ["bot", "bot", "", "bot"])


async def test_a_bot_answers_for_who_has_left_and_leaves_an_answer_as_it_is() -> None:
    async with server() as running:
        table, clients = await bidding(running)
        await bid(running, table, clients[1], BIDS[1])
        for seat in (1, 3):
            clients[seat].say("leave")
            await running.until(lambda seat=seat: now(running, table).seats[seat].left)  # type: ignore[misc]
            clients[0].say("fill", seat=seat, level="3")
            await running.until(lambda seat=seat: now(running, table).seats[seat].bot is not None)  # type: ignore[misc]
        await running.until(lambda: bool(running.house.bots.asked))
        [(view, _, done)] = running.house.bots.asked
        assert view.seat == 3
        done(now(running, table).position(3).legal_actions()[0])
        await running.settled()
        running.house.pass_time(1.0)
        await running.until(lambda: sorted(now(running, table).answers) == [1, 3])
        clients[1].move("bid 6 D", now(running, table).step)
        assert (await clients[1].hear("error"))["key"] == "bot-stands-in"
        assert now(running, table).answers[1].move == BIDS[1]


async def test_clocks_run_for_everyone_until_their_answer() -> None:
    async with server() as running:
        table, clients = await bidding(running, clock=CLOCK)
        running.house.pass_time(10)
        ready = await bid(running, table, clients[0], "bid 6 D")
        assert ready["clock"]["left"] == [55_000, 60_000, 60_000, 60_000]
        running.house.pass_time(10)
        changed = await bid(running, table, clients[0], BIDS[0])  # who thinks on is charged for it
        assert changed["clock"]["left"][0] == 45_000
        again = await running.client().join(table, clients[1].token)
        assert again["clock"] == {"left": [45_000, 60_000, 60_000, 60_000], "ran": 20_000}
        await bid(running, table, clients[1], BIDS[1])
        await bid(running, table, clients[2], BIDS[2])
        assert running.house.bots.asked == []
        running.house.pass_time(41)  # the time of the last one is up, 60 s after the deal
        clients[0].move("bid 6 D", now(running, table).step)
        assert (await clients[0].hear("error"))["key"] == "answer-stands"
        await running.until(lambda: bool(running.house.bots.asked))
        [(view, level, done)] = running.house.bots.asked
        assert (view.seat, level) == (3, "random")
        done(now(running, table).position(3).legal_actions()[0])
        await running.settled()
        running.house.pass_time(1.0)
        update = await clients[0].hear("update")
        assert update["clock"]["left"] == [45_000, 45_000, 45_000, 5_000]
        assert [change.get("by") for change in update["changes"]] == [None, "time", None, None]


async def test_whoever_does_not_answer_is_noted_as_idle_and_the_others_are_not() -> None:
    async with server() as running:
        table, clients = await bidding(running)
        await bid(running, table, clients[2], BIDS[2])
        await let_pass(running, 121)
        assert [seat.idle is not None for seat in now(running, table).seats] == [True, True, False, True]
        await bid(running, table, clients[0], BIDS[0])
        assert [seat.idle is not None for seat in now(running, table).seats] == [False, True, False, True]


async def test_everyone_who_is_asked_may_have_a_hint_at_the_same_time() -> None:
    async with server() as running:
        table, clients = await bidding(running, hints=True)
        step = now(running, table).step
        for client in clients:
            client.say("hint", step=step)
        for client in clients:
            hint = await client.hear("hint", "error")
            assert hint["moves"][0]["move"].startswith("bid ")


async def test_a_game_that_was_begun_seat_by_seat_goes_on_together() -> None:
    """Logs from before have every bid as an entry of its own."""
    async with server() as running:
        table, _ = await bidding(running)
        older = running.database.logs[running.room(table).key]
        made = [e.write(e.Played(2e6, [{"seat": seat, "move": BIDS[seat]}])) for seat in (2, 3, 0)]
        one, three = fold("older", [*older, made[0]]), fold("older", [*older, *made])
        assert (one.turn, one.choosing, one.awaited) == (3, (3, 0, 1), [3, 0, 1])
        assert (three.choosing, three.awaited) == ((), [1]), "the last one is asked alone, as ever"
        answered = fold("older", [*older, made[0], e.write(e.Answered(2e6, 1, BIDS[1]))])
        assert answered.awaited == [3, 0]


async def differ(pair: Twins, seat: int, bids: tuple[str, str]) -> None:
    """A seat bids one thing in one world and another in the other."""
    for world in (0, 1):
        await pair.clients[world][seat].play(bids[world], pair.step)
    await pair.settle()


@pytest.mark.parametrize("seat", [0, 3, WATCHER])
async def test_no_byte_tells_what_others_have_answered(seat: int) -> None:
    """Not to a player, the host or a watcher; in no message, history, summary, preview, figure or row."""
    async with twins(games.find("aice"), 4, seat, 3, options=FIRST) as pair:
        others = [other for other in range(4) if other != seat][-2:]
        await differ(pair, others[0], ("bid 1 F", "bid 6 D"))
        await differ(pair, others[1], ("bid 2 A", "bid 3 T"))
        await differ(pair, others[0], ("bid 3 P", "bid 2 A"))
        if seat != WATCHER:
            await differ(pair, seat, (BIDS[seat], BIDS[seat]))
        for world, running in enumerate(pair.worlds):
            table, token = pair.tables[world], pair.watched[world][0].token
            await pair.connect(world, seat, token or None, 1)
            pair.watched[world][0].say("history")
            await pair.watched[world][0].hear("history")
            headers = {"authorization": f"Bearer {token}"} if token else {}
            for path in ("", "/log", "/record", "/replay?seat=0"):
                answer = await running.http.get(f"/api/tables/{table}{path}", headers=headers)
                pair.answers[world].append(answer.text)
            own = {"seats": [{"table": table, "token": token or "none"}]}
            pair.answers[world].append((await running.http.post("/api/seats", json=own)).text)
            pair.answers[world].append((await running.http.get(f"/t/{table}")).text)
            figures = (await running.http.get("/metrics")).text
            pair.answers[world].append(figures.partition("# HELP parfait_commit_seconds")[0])
            pair.answers[world].append(repr(running.room(table).table.row()))
        assert pair.table(0).answers != pair.table(1).answers
        assert pair.told(0) == pair.told(1)
