"""Two servers with the same visible game and different hidden cards, driven in step."""

from __future__ import annotations

import asyncio
import copy
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from parfait.core import CHANCE, WATCHER, Game, Rng, RuleError, State
from parfait.play import happen
from parfait.records import Step, apply_step, draw_chance, legal_moves
from parfait.server.tables import tokens
from parfait.server.tables.room import Room
from parfait.server.tables.table import Table
from tests.server.harness import Client, Server, server

TRIES = 150


def unlike(game: Game, state: State, step: Step, seat: int, rng: Rng) -> Step:
    """An outcome of chance that differs only in what `seat` does not see of it; the same one where there is none.

    Found by trying: two parts of the step change places, or one is taken from another outcome. (A step that cannot
    happen in this world, such as a reshuffle of cards that are not the same ones, is drawn anew.)
    """
    try:
        after = happen(game, state, step).after
    except RuleError:
        return draw_chance(game, state, rng)
    view = after.view(seat)
    for _ in range(TRIES):
        twin = copy.deepcopy(step)
        parts, others = list(parts_of(twin)), list(parts_of(draw_chance(game, state, rng)))
        (one, i), (other, j) = (some[rng.below(len(some))] for some in (parts, (parts, others)[rng.below(2)]))
        one[i], other[j] = other[j], one[i]
        try:
            result = happen(game, state, twin).after
        except RuleError:
            continue
        if result != after and result.view(seat) == view:
            return twin
    return step


def parts_of(step: Any) -> Iterator[tuple[Any, Any]]:
    """Every text and number in a step but its kind, as the list or object that it is in and its place there."""
    for place, value in list(step.items() if isinstance(step, dict) else enumerate(step)):
        if isinstance(value, dict | list):
            yield from parts_of(value)
        elif place != "chance":
            yield step, place


class Twins:
    """`worlds[0]` draws its chance; `worlds[1]` gets the same, but for what `seat` may not know."""

    def __init__(self, game: Game, players: int, seat: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.seat = seat
        self.rng = Rng(seed)
        self.drawn: list[list[Step]] = [[], []]
        self.worlds: list[Server] = []
        self.clients: list[list[Client]] = [[], []]  # by world and seat
        self.watched: list[list[Client]] = [[], []]  # every connection of the seat in question, by world
        self.answers: list[list[str]] = [[], []]  # over HTTP, by world
        self.tables: list[str] = []
        self.differed = False

    def chance(self, world: int) -> Any:
        def draw(game: Game, state: State) -> Step:
            if world == 0:
                step = draw_chance(game, state, self.rng)
            else:
                original = self.drawn[0][len(self.drawn[1])]
                step = unlike(game, state, original, self.seat, self.rng)
                self.differed |= step != original
            apply_step(game, state, step)
            self.drawn[world].append(step)
            return step

        return draw

    def state(self, world: int) -> State:
        return self.worlds[world].room(self.tables[world]).table.state

    def table(self, world: int) -> Table:
        return self.worlds[world].room(self.tables[world]).table

    @property
    def step(self) -> int:
        return self.worlds[0].room(self.tables[0]).table.step

    def common_move(self) -> str | None:
        """A move that is legal in both worlds and after which the seat still sees the same; None when there is none."""
        one, two = self.state(0), self.state(1)
        if one.turn < 0:
            return None
        assert one.view(self.seat) == two.view(self.seat)
        other = set(legal_moves(self.game, two))
        moves = [move for move in legal_moves(self.game, one) if move in other]
        while moves:
            move = moves.pop(self.rng.below(len(moves)))
            if self._same_after(move):
                return move
        return None

    def _same_after(self, move: str) -> bool:
        views: list[Any] = []
        for world in (0, 1):
            state = self.state(world).clone()
            apply_step(self.game, state, {"seat": state.turn, "move": move})
            views.append(state.view(self.seat))
            if state.turn == CHANCE:  # a deal comes: what both have in hand is laid open or gone
                views[-1] = (views[-1], state.scores, state.winners)
        return bool(views[0] == views[1])

    async def play(self, move: str) -> None:
        """The seat to act makes this move, in both worlds: by its client, or by its bot.

        Where several choose at once, the others choose something, too, the same in both worlds.
        """
        moves = {seat: self._any_common(seat) for seat in self.table(0).asked} | {self.table(0).turn: move}
        for world, running in enumerate(self.worlds):
            room = running.room(self.tables[world])
            before = room.table.step
            await running.settled()
            asked = running.house.bots.asked
            bots = {view.seat: done for view, _, done in asked}
            asked.clear()
            people = [seat for seat in moves if seat not in bots and seat not in room.table.answers]
            for seat in people:
                self.clients[world][seat].move(moves[seat], before, f"move-{before}-{seat}")
                await running.until(partial(_is_made, room, before, seat))
            for seat, done in bots.items():
                done(self.game.notation.read_move(room.table.position(seat), moves[seat]))
            if bots:
                await running.settled()
                running.house.pass_time(running.house.settings.bot_delay)
            await running.until(partial(_is_made, room, before))

    def _any_common(self, seat: int) -> str:
        """A move of a seat that is asked, legal in both worlds."""
        one, two = (legal_moves(self.game, self.table(world).position(seat)) for world in (0, 1))
        both = [move for move in one if move in two]
        return both[self.rng.below(len(both))]

    async def each(self, act: Any) -> None:
        """Do the same in both worlds, and wait until the watched connections have all they get."""
        for world, running in enumerate(self.worlds):
            await act(world, running)
        await self.settle()

    async def settle(self) -> None:
        for world in (0, 1):
            for client in self.clients[world]:
                if client.closed is None and not client.task.done():
                    await client.synced()

    def told(self, world: int) -> list[list[str]]:
        return [*(client.sent for client in self.watched[world]), self.answers[world]]

    async def connect(self, world: int, seat: int, token: str | None, step: int | None = None) -> Client:
        client = self.worlds[world].client()
        shown = await client.join(self.tables[world], token, step)
        assert shown["type"] == "table", shown
        client.token = token or ""
        if seat == self.seat:
            self.watched[world].append(client)
        return client


def _is_made(room: Room, before: int, seat: int | None = None) -> bool:
    """Whether the table has gone on since a step, or at least this seat has answered."""
    return (room.table.step > before or seat in room.table.answers) and not room.busy


@asynccontextmanager
async def twins(game: Game, players: int, seat: int, seed: int, **settings: Any) -> AsyncIterator[Twins]:
    pair = Twins(game, players, seat, seed)
    new_table, new_token = tokens.new_table, tokens.new_token
    async with server() as one, server() as two:
        pair.worlds = [one, two]
        try:
            for world, running in enumerate(pair.worlds):
                numbers = itertools.count(1)
                tokens.new_table = tokens.new_token = lambda numbers=numbers: f"{next(numbers):028d}"  # type: ignore[misc]
                running.house.chance = pair.chance(world)  # type: ignore[method-assign]
                # It looks by the real clock, and on a busy machine finds moves overdue that the test has yet to make.
                running.house.maintenance.sweep = lambda: None  # type: ignore[method-assign]
                await _open(pair, world, running, settings)
            await pair.settle()
            yield pair
        finally:
            tokens.new_table, tokens.new_token = new_table, new_token


async def _open(pair: Twins, world: int, running: Server, settings: dict[str, Any]) -> None:
    bot = (pair.seat + 1) % pair.players if settings.pop("with_bot", False) else None
    settings["with_bot"] = bot is not None
    seats = [{"bot": "1"} if s == bot else {} for s in range(pair.players)]
    given = {name: value for name, value in settings.items() if name != "with_bot"}
    made = await running.create(pair.game.name, players=pair.players, seats=seats, hints=True, **given)
    pair.tables.append(made["table"])
    for seat in range(pair.players):
        token = made["token"] if seat == bot else await running.sit(made["table"], seat, f"Seat {seat}")
        pair.clients[world].append(await pair.connect(world, seat, token))
    if pair.seat == WATCHER:
        pair.clients[world].append(await pair.connect(world, WATCHER, None))
    host = pair.clients[world][bot] if bot is not None else await pair.connect(world, -9, made["token"])
    host.say("start")
    room = running.room(made["table"])
    await running.until(lambda: room.table.step > 0)
    await asyncio.sleep(0)
