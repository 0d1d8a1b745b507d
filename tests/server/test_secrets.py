"""Non-interference at the wire: in worlds that differ only in what a seat may not know, it is sent the same bytes."""

from __future__ import annotations

from typing import Any

import pytest

from parfait import games
from parfait.core import WATCHER, Rng
from tests.server.harness import Client, Server
from tests.server.twins import Twins, twins

LONGEST = 60  # moves of one pair of games


async def disturb(pair: Twins, rng: Rng) -> None:
    """Something besides moves, the same in both worlds."""
    seat = max(pair.seat, 0)
    other = (seat + 1) % pair.players
    choice = rng.below(8)

    async def act(world: int, running: Server) -> None:
        mine: Client = pair.clients[world][pair.seat]
        theirs = pair.clients[world][other]
        step = pair.step
        if choice == 0:  # errors of one's own
            mine.move("no such move", step, f"bad-{step}")
            mine.say("move", id="x", step=step, move="S1", extra=True)
        elif choice == 1:  # another's errors, which nobody else hears of
            theirs.move("no such move", step, f"bad-{step}")
            theirs.move("S1", step + 1, f"worse-{step}")
            await theirs.synced()
        elif choice == 2:
            theirs.say("say", text=f"hello {step}")
            await theirs.hear("chat")
        elif choice == 3:  # what one has seen
            mine.say("history", step=max(0, step - 7))
            await mine.hear("history")
        elif choice == 4:  # another device, or the same one again
            again = await pair.connect(world, pair.seat, mine.token or None, max(1, step - 3))
            pair.clients[world][pair.seat] = again
            await mine.leave()
        elif choice == 5:
            mine.say("hint", step=step)
            await mine.hear("hint", "error")
        elif choice == 6:  # over HTTP
            headers = {"authorization": f"Bearer {mine.token}"} if mine.token else {}
            answer = await running.http.get(f"/api/tables/{pair.tables[world]}/log", headers=headers)
            own = {"seats": [{"table": pair.tables[world], "token": mine.token or "none"}]}
            standing = await running.http.post("/api/seats", json=own)
            preview = await running.http.get(f"/t/{pair.tables[world]}")
            pair.answers[world].append(answer.text + standing.text + preview.text)
        else:
            answer = await running.http.get(f"/api/tables/{pair.tables[world]}")
            refused = await running.http.get(f"/api/tables/{pair.tables[world]}/record")
            figures = (await running.http.get("/metrics")).text
            pair.answers[world].append(
                answer.text + refused.text + figures.partition("# HELP parfait_commit_seconds")[0]
            )

    await pair.each(act)


def first_difference(pair: Twins) -> tuple[str, str] | None:
    one, two = ([text for told in pair.told(world) for text in [*told, "(no more)"]] for world in (0, 1))
    return next(((a, b) for a, b in zip(one, two, strict=False) if a != b), None)


async def run_out_of_time(pair: Twins) -> None:
    async def act(world: int, running: Server) -> None:
        running.house.pass_time(100.0)

    await pair.each(act)


async def compare(game: str, players: int, seat: int, seed: int, **settings: Any) -> tuple[int, bool]:
    """Play a pair of games; how many moves were common, and whether the worlds differed at all."""
    rng = Rng(seed, 1)
    async with twins(games.find(game), players, seat, seed, **settings) as pair:
        moves = 0
        while moves < LONGEST and (move := pair.common_move()) is not None:
            if settings.get("clock") and rng.below(6) == 0:
                await run_out_of_time(pair)
            await pair.play(move)
            await pair.settle()
            moves += 1
            if pair.state(0).view(seat) != pair.state(1).view(seat):
                break  # the end of a round laid open what differed
            if rng.below(3) == 0:
                await disturb(pair, rng)
            assert first_difference(pair) is None
        return moves, pair.differed


CASES = [
    pytest.param(game.name, players, seat, id=f"{game.name}-{players}-{'watcher' if seat < 0 else seat}")
    for game in games.games()
    for players, seat in ((game.players[0], 0), (game.players[-1], 1), (game.players[-1], WATCHER))
]


@pytest.mark.parametrize(("game", "players", "seat"), CASES)
@pytest.mark.parametrize("settings", [{}, {"with_bot": True}, {"clock": {"bank": 60, "increment": 1}}], ids=str)
async def test_a_seat_is_sent_the_same_bytes_whatever_it_may_not_know(
    game: str, players: int, seat: int, settings: dict[str, Any]
) -> None:
    moves, differed = 0, False
    for seed in range(8):  # as many as it takes to have seen something
        made, unlike = await compare(game, players, seat, seed, **settings)
        moves += made
        differed |= unlike
        if seed > 0 and differed and moves >= 5:
            break
    assert differed, "the worlds were the same"
    assert moves >= 5, "hardly a move was common"


async def compare_hints(game: str, players: int, seat: int, seed: int) -> tuple[int, int]:
    """How many hints were asked for while the worlds differed, and how many reasons they gave: all the same in both."""
    async with twins(games.find(game), players, seat, seed) as pair:
        hints = reasons = 0
        for _ in range(LONGEST):
            if pair.state(0).turn == seat and pair.state(0) != pair.state(1):
                told = []
                for world in (0, 1):
                    pair.clients[world][seat].say("hint", step=pair.step)
                    told.append(await pair.clients[world][seat].hear("hint"))
                assert told[0] == told[1]
                hints += 1
                reasons += sum(len(advice["why"]) for advice in told[0]["moves"])
            move = pair.common_move()
            if move is None:
                break
            await pair.play(move)
            await pair.settle()
            if pair.state(0).view(seat) != pair.state(1).view(seat):
                break  # the end of a round laid open what differed
            assert first_difference(pair) is None
        return hints, reasons


@pytest.mark.parametrize("game", games.names())
async def test_a_hint_and_its_reasons_tell_nothing_that_the_seat_may_not_know(game: str) -> None:
    hints = reasons = 0
    for seed in range(8):  # as many as it takes to have seen something
        asked, given = await compare_hints(game, games.find(game).players[-1], 1, seed)
        hints += asked
        reasons += given
        if hints >= 3 and reasons >= 2:
            return
    pytest.fail(f"{hints} hints with {reasons} reasons were compared")


async def test_the_comparison_has_open_eyes() -> None:
    """The other seats, whose cards differ, are sent something else."""

    async with twins(games.find("dokitto-ice"), 4, 0, 7) as pair:
        one, two = ([client.sent for client in pair.clients[world][1:4]] for world in (0, 1))
        assert one != two
        assert pair.told(0) == pair.told(1)


async def test_the_figures_do_not_tell_why_a_move_was_refused() -> None:
    async with twins(games.find("dokitto-ice"), 2, 0, 3, options={"first_player": 1}) as pair:
        texts = []
        for world, running in enumerate(pair.worlds):
            view: Any = pair.state(world).view(1)
            hand = view.hand
            missing = next(card for card in ("S1", "S2", "S3", "S4", "S5", "S6", "C1") if card not in hand)
            pair.clients[world][1].move(missing if world == 0 else "take C", pair.step, "x")
            await pair.clients[world][1].hear("error")
            texts.append((await running.http.get("/metrics")).text.partition("# HELP parfait_commit_seconds")[0])
        assert texts[0] == texts[1]
        assert 'key="illegal-move"' in texts[0]


async def test_hidden_bids_differ_and_nobody_else_is_sent_another_byte() -> None:
    """AICE bids are made one by one and shown together: until then the others cannot tell one from another."""

    async with twins(games.find("aice"), 4, 1, 3, options={"first_player": 0}) as pair:
        for world, bid in ((0, "bid 1 F"), (1, "bid 6 D")):
            client = pair.clients[world][0]
            await client.play(bid, pair.worlds[world].room(pair.tables[world]).table.step)
        await pair.settle()
        assert pair.table(0).answers != pair.table(1).answers
        assert pair.told(0) == pair.told(1)


def begun_by_anyone() -> list[str]:
    """The games for three that let us say who begins."""
    return [
        game.name
        for game in games.games()
        if game.players[-1] >= 3 and "first_player" in (info.name for info in game.options.infos())
    ]


@pytest.mark.parametrize("game", begun_by_anyone())
async def test_a_bot_that_plays_for_somebody_who_is_away_tells_nobody_more(game: str) -> None:
    """Another seat goes, is noted, a bot makes its move, and its owner takes it back: not a byte differs."""

    found = games.find(game)
    async with twins(found, max(3, found.players[0]), 0, 5, options={"first_player": 1}) as pair:
        token = pair.clients[0][1].token

        async def put_in(world: int, running: Server) -> None:
            room = running.room(pair.tables[world])
            await pair.clients[world][1].leave()
            running.house.pass_time(61.0)
            await running.until(lambda: room.table.seats[1].away is not None and not room.busy)
            pair.clients[world][0].say("fill", seat=1, level="1")
            await running.until(lambda: room.table.seats[1].bot is not None and not room.busy)

        async def take_back(world: int, running: Server) -> None:
            room = running.room(pair.tables[world])
            back = pair.clients[world][1] = await pair.connect(world, 1, token)
            back.say("return")
            await running.until(lambda: room.table.seats[1].bot is None and room.table.host != 1 and not room.busy)

        await pair.each(put_in)
        await pair.worlds[0].settled()
        assert pair.worlds[0].house.bots.asked
        move = pair.common_move()
        if move is not None:
            await pair.play(move)
        await pair.each(take_back)
        assert pair.differed
        assert first_difference(pair) is None
        assert any('"away":' in text for text in pair.watched[0][0].sent)
