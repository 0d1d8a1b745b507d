"""A move that is taken back: at once if nobody has learned anything by it, otherwise if the table agrees."""

from __future__ import annotations

import time
from typing import Any

import pytest

from parfait import games
from parfait.core import Rng
from parfait.play import happen, tells_nobody
from parfait.records import legal_moves, read_record
from parfait.server.tables import entries as e
from parfait.server.tables.table import Table, fold
from tests.server.harness import Client, Server, seated, server
from tests.server.memory import MemoryBackend
from tests.server.test_absences import kinds, let_pass
from tests.server.test_tables import play_to_the_end

OPEN = {"first_player": 0}  # Dessert Dice: a die that is placed was there for all to see


def now(running: Server, table: str) -> Table:
    return running.room(table).table


async def move(running: Server, table: str, clients: list[Client]) -> int:
    """Somebody makes a move; who."""
    seat = running.mover(table)
    await clients[seat].play(running.legal(table)[0], now(running, table).step)
    return seat


async def placed(running: Server, table: str, clients: list[Client]) -> int:
    """Somebody makes a move that tells nobody anything; who."""
    game, state, seat = now(running, table).game, now(running, table).state, running.mover(table)
    for text in legal_moves(game, state):
        happening = happen(game, state, {"seat": seat, "move": text})
        if happening.after.turn >= 0 and tells_nobody(game, happening):
            await clients[seat].play(text, now(running, table).step)
            return seat
    pytest.fail("every move tells somebody something")


async def test_an_open_move_is_taken_back_at_once_and_its_step_is_never_used_again() -> None:
    async with server() as running:
        table, clients = await seated(running, "dessert-dice", 3, options=OPEN)
        before = now(running, table)
        seat = await placed(running, table, clients)
        step = now(running, table).step
        clients[seat].say("take_back", step=step)
        other = (seat + 1) % 3
        update = await clients[other].hear("update")
        while not update["changes"][-1].get("back"):
            update = await clients[other].hear("update")
        assert update["step"] == step + 1
        assert update["changes"][-1]["events"] == [{"key": "took-back", "args": {"seat": seat}}]
        after = now(running, table)
        assert (after.state, after.length, after.step) == (before.state, before.length, before.step + 2)
        assert "legal" in await running.client().join(table, clients[seat].token)
        for old in (before.step, step):
            clients[seat].move(legal_moves(after.game, after.state)[0], old, f"late-{old}")
            assert (await clients[seat].hear("error"))["key"] == "wrong-step"
        clients[seat].say("take_back", step=after.step)
        assert (await clients[seat].hear("error"))["key"] == "nothing-to-take-back"


async def test_the_log_keeps_both_and_the_record_what_stands() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN)
        await placed(running, table, clients)
        seat = await placed(running, table, clients)
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        assert kinds(database, table)[-3:] == ["played", "played", "took_back"]
        folded = fold(table, database.logs[running.room(table).key])
        assert (folded.state, folded.step, folded.length) == (
            now(running, table).state,
            now(running, table).step,
            now(running, table).length,
        )
        await play_to_the_end(running, table, clients)
        line = (await running.http.get(f"/api/tables/{table}/record")).text
        record = read_record(line)
        record.verify()
        assert record.extra["taken_back"] == 1
        assert len(record.steps) == now(running, table).length
        replay = (await running.http.get(f"/api/tables/{table}/replay", params={"seat": 0})).json()
        assert len(replay["changes"]) == min(500, len(record.steps))


async def test_who_was_away_meanwhile_is_sent_the_move_and_that_it_was_taken_back() -> None:
    async with server() as running:
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN)
        start = now(running, table).step
        seat = await placed(running, table, clients)
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        await placed(running, table, clients)
        again = await running.client().join(table, clients[1 - seat].token, step=start)
        assert [change.get("back", 0) for change in again["missed"]] == [0, 1, 0]
        assert again["step"] == start + 3
        log = (await running.http.get(f"/api/tables/{table}/log")).json()
        assert len(log["changes"]) == start + 3


async def asked(running: Server, **settings: Any) -> tuple[str, list[Client], int]:
    """Three people, one of whom asks to take back a card that all have seen."""
    table, clients = await seated(running, players=3, **settings)
    seat = await move(running, table, clients)
    clients[seat].say("take_back", step=now(running, table).step)
    await running.until(lambda: now(running, table).back is not None)
    return table, clients, seat


async def test_a_card_that_others_have_seen_is_taken_back_if_all_agree() -> None:
    async with server() as running:
        table, clients, seat = await asked(running)
        one, two = (seat + 1) % 3, (seat + 2) % 3
        info = now(running, table).info().back
        assert info is not None
        assert (info.seat, info.asked, info.move is not None) == (seat, sorted((one, two)), True)
        before = now(running, table).last_moves[seat].before
        clients[one].say("answer_take_back", seat=seat, agree=True)
        await running.until(lambda: now(running, table).asked_back() == {two})
        clients[two].say("answer_take_back", seat=seat, agree=True)
        await running.until(lambda: now(running, table).taken_back == 1)
        assert now(running, table).state == before
        assert now(running, table).back is None
        assert kinds(running.database, table)[-3:] == ["back_asked", "back_answered", "took_back"]


async def test_one_no_is_enough_and_a_next_move_ends_the_question() -> None:
    async with server() as running:
        table, clients, seat = await asked(running)
        clients[(seat + 1) % 3].say("answer_take_back", seat=seat, agree=False)
        await running.until(lambda: now(running, table).back is None)
        assert now(running, table).taken_back == 0
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).back is not None)
        while await move(running, table, clients) != seat:
            assert now(running, table).back is not None
        assert now(running, table).back is None


async def test_who_is_gone_or_replaced_by_a_bot_does_not_block() -> None:
    async with server() as running:
        table, clients, seat = await asked(running)
        one, two = (seat + 1) % 3, (seat + 2) % 3
        clients[one].say("answer_take_back", seat=seat, agree=True)
        clients[two].say("leave")
        await running.until(lambda: now(running, table).taken_back == 1)
        assert kinds(running.database, table)[-2:] == ["left", "took_back"]


async def test_bots_always_agree_and_what_they_did_since_is_undone_too() -> None:
    async with server() as running:
        bots = [{}, {"bot": "1"}, {"bot": "1"}]
        options = {"first_player": 0}
        made = await running.create(
            "dokitto-ice", players=3, seats=bots, seat=0, name="Ann", options=options, start=True
        )
        table, client = made["table"], running.client()
        await client.join(table, made["token"])
        before = now(running, table)
        await client.play(running.legal(table)[0], before.step)
        await running.until(lambda: bool(running.house.bots.asked))
        _, _, done = running.house.bots.asked.pop()
        done(now(running, table).state.legal_actions()[0])
        await running.settled()
        running.house.pass_time(1.0)
        await running.until(lambda: now(running, table).length == before.length + 2)
        await running.until(lambda: bool(running.house.bots.asked))
        _, _, late = running.house.bots.asked.pop()
        client.say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        assert now(running, table).state == before.state
        late(0)  # a bot that thought about what is undone
        running.house.pass_time(2.0)
        await client.synced()
        assert now(running, table).state == before.state


async def test_a_move_that_a_bot_made_for_its_owner_stands() -> None:
    """Otherwise it would be a hint that nobody sees; and friends would be asked about a move that is not theirs."""
    async with server() as running:
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN)
        first, second = await placed(running, table, clients), running.mover(table)
        await placed(running, table, clients)
        clients[first].say("leave")
        clients[second].say("fill", seat=first, level="1")
        await running.until(lambda: bool(running.house.bots.asked))
        _, _, done = running.house.bots.asked.pop()
        state = now(running, table).state
        done(state.legal_actions()[0])
        running.house.pass_time(1.0)
        await running.until(lambda: running.mover(table) == second)
        made = now(running, table)
        clients[first].say("return")
        await running.until(lambda: now(running, table).seats[first].bot is None)
        clients[first].say("take_back", step=made.step)
        assert (await clients[first].hear("error"))["key"] == "nothing-to-take-back"
        assert (now(running, table).state, now(running, table).back) == (made.state, None)
        clients[second].say("take_back", step=made.step)  # the other one may, and takes the bot's move along
        await running.until(lambda: now(running, table).back is not None)


async def test_with_a_clock_only_where_the_host_allowed_it() -> None:
    async with server() as running:
        clock = {"bank": 60, "increment": 0}
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN, clock=clock)
        seat = await placed(running, table, clients)
        clients[seat].say("take_back", step=now(running, table).step)
        assert (await clients[seat].hear("error"))["key"] == "take-backs-off"
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN, clock=clock, take_backs=True)
        running.house.pass_time(10)
        seat = await placed(running, table, clients)
        running.house.pass_time(5)
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        assert now(running, table).clocks.left == [50.0, 60.0], "time that was used stays used"


async def test_two_servers_on_one_database_agree_on_what_stands() -> None:
    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        table, clients = await seated(one, "dessert-dice", 2, options=OPEN)
        there = other.client()
        await there.join(table, clients[1].token)
        seat = await placed(one, table, clients)
        clients[seat].say("take_back", step=now(one, table).step)
        await one.until(lambda: now(one, table).taken_back == 1)
        stale = now(other, table)
        there.say("take_back", step=stale.step)
        await there.synced()
        other.house.heard_of([other.room(table).key])
        await other.until(lambda: now(other, table).n == now(one, table).n)
        assert now(other, table).state == now(one, table).state
        assert (await there.hear("update"))["changes"]


def tells_something(game: str, moves: int) -> tuple[int, int]:
    """Of the moves of a random game: how many tell nobody anything, and how many tell somebody something."""
    found = games.find(game)
    state, rng = found.new(found.players[-1]), Rng(1)
    free = told = 0
    for _ in range(moves):
        while state.turn == -1:
            state.apply_chance(state.sample_chance(rng))
        if state.turn < 0:
            break
        legal = legal_moves(found, state)
        happening = happen(found, state, {"seat": state.turn, "move": legal[rng.below(len(legal))]})
        hand = getattr(state.view(state.turn), "hand", None)
        if tells_nobody(found, happening):
            free += 1
            after = getattr(happening.after.view(state.turn), "hand", None)
            assert happening.secret or hand == after, "a card that left the hand was seen"
        else:
            told += 1
        state = happening.after
    return free, told


@pytest.mark.parametrize("game", games.names())
def test_no_card_out_of_a_hand_is_taken_back_without_asking(game: str) -> None:
    free, told = tells_something(game, 24)
    assert free + told > 0
    if game == "dokitto-ice":
        assert told > 0
    if game == "dessert-dice":
        assert free > 0


def test_old_logs_hold_no_such_entries_and_are_read_as_ever() -> None:
    text = e.write(e.Played(1.0, [{"seat": 0, "move": "S1"}]))
    assert b"answers" not in text
    assert e.read(text) == e.Played(1.0, [{"seat": 0, "move": "S1"}])


async def test_asking_again_and_again_is_limited_like_other_changes() -> None:
    async with server() as running:
        table, clients, seat = await asked(running)
        stopped = time.monotonic()
        running.room(table).changes.clock = lambda: stopped
        answers, clients[seat].read = [], len(clients[seat].sent)
        for _ in range(40):
            clients[seat].say("answer_take_back", seat=seat, agree=False)
            answers.append(await clients[seat].hear("info", "error"))
            clients[seat].say("take_back", step=now(running, table).step)
            answers.append(await clients[seat].hear("info", "error"))
        assert "too-fast" in {answer.get("key") for answer in answers}
        assert kinds(running.database, table).count("back_asked") <= 31


async def test_a_hint_is_noted_though_the_move_after_it_was_taken_back() -> None:
    async with server() as running:
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN, hints=True)
        seat = running.mover(table)
        clients[seat].say("hint", step=now(running, table).step)
        await clients[seat].hear("hint")
        await placed(running, table, clients)
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        await placed(running, table, clients)
        clients[1 - seat].say("history", step=now(running, table).step - 1)
        assert (await clients[1 - seat].hear("history"))["changes"][0]["hint"] is True


async def test_a_question_that_nobody_is_left_to_answer_is_settled_by_asking_again() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        table, clients, seat = await asked(running)
        key, token = running.room(table).key, clients[seat].token
        others = [other for other in range(3) if other != seat]
    log = database.logs[key]
    log += [e.write(e.Left(0.0, other)) for other in others]  # and then the server ended
    async with server(database) as running:
        client = running.client()
        await client.join(table, token)
        client.say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)


# Attempts to gain something by it


async def test_who_has_seen_another_move_that_was_taken_back_has_to_ask() -> None:
    """The table is as it was after the first move; what its mover knows is not."""
    async with server() as running:
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN)
        first = await placed(running, table, clients)
        second = await placed(running, table, clients)
        assert first != second
        clients[second].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        clients[first].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).back is not None)
        assert now(running, table).asked_back() == {second}
        assert now(running, table).taken_back == 1


async def test_nobody_decides_alone_while_the_others_have_lost_their_connection() -> None:
    async with server() as running:
        table, clients = await seated(running, players=2)
        seat = await move(running, table, clients)
        other = 1 - seat
        token = clients[other].token
        await clients[other].leave()
        await let_pass(running, 61)
        assert now(running, table).seats[other].away is not None
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).back is not None)
        info = now(running, table).info().back
        assert info is not None
        assert info.asked == [other]
        back = running.client()
        await back.join(table, token)
        back.say("answer_take_back", seat=seat, agree=True)
        await running.until(lambda: now(running, table).taken_back == 1)


async def test_a_bot_for_one_who_is_away_agrees_like_any_other() -> None:
    async with server() as running:
        table, clients = await seated(running, players=2)
        seat = await move(running, table, clients)
        await clients[1 - seat].leave()
        await let_pass(running, 61)
        clients[seat].say("take_back", step=now(running, table).step)
        clients[seat].say("fill", seat=1 - seat, level="1")
        await running.until(lambda: now(running, table).taken_back == 1)


@pytest.mark.parametrize(("clock", "left"), [({"bank": 60, "increment": 7}, 50.0), ({"turn": 30}, 20.0)])
async def test_no_time_is_gained_by_moving_and_taking_back(clock: dict[str, int], left: float) -> None:
    async with server() as running:
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN, clock=clock, take_backs=True)
        begun = now(running, table).clocks.left
        assert begun is not None
        running.house.pass_time(10)
        seat = await placed(running, table, clients)
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        after = now(running, table).clocks.left
        assert after is not None
        assert (after[seat], after[1 - seat]) == (left, begun[1 - seat])
        assert fold(table, running.database.logs[running.room(table).key]).clocks.left == after


async def test_a_hint_for_a_position_that_is_undone_is_noted_too() -> None:
    async with server() as running:
        table, clients = await seated(running, "dessert-dice", 2, options=OPEN, hints=True)
        seat = await placed(running, table, clients)
        clients[1 - seat].say("hint", step=now(running, table).step)
        await clients[1 - seat].hear("hint")
        clients[seat].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).taken_back == 1)
        assert 1 - seat in now(running, table).hinted


async def test_bids_that_were_turned_up_are_taken_back_by_consent_alone() -> None:
    """Whoever has seen all bids could bid again with that knowledge."""
    bids = ["bid 1 F", "bid 2 A", "bid 3 P", "bid 4 T"]
    async with server() as running:
        table, clients = await seated(running, "aice", 4, options={"first_player": 2, "rounds": 1})
        step = now(running, table).step
        for client, bid in zip(clients, bids, strict=True):
            await client.play(bid, step)
        clients[3].say("take_back", step=now(running, table).step)
        await running.until(lambda: now(running, table).back is not None)
        info = now(running, table).info().back
        assert info is not None
        assert (info.asked, info.move) == ([0, 1, 2], None)
        for seat in (0, 1):
            clients[seat].say("answer_take_back", seat=3, agree=True)
        await running.until(lambda: now(running, table).asked_back() == {2})
        assert now(running, table).taken_back == 0
        clients[2].say("answer_take_back", seat=3, agree=True)
        await running.until(lambda: now(running, table).taken_back == 1)
        assert (now(running, table).answers, now(running, table).awaited) == ({}, [2, 3, 0, 1])
