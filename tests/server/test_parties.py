"""A party: people who meet, choose what to play next, and count over the whole evening."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parfait import games
from parfait.core import MoveStep, Rng, State, Step
from parfait.records import apply_step, let_chance_act
from parfait.server.parties import codes, entries
from parfait.server.parties.codes import CHANCE, CODES, DAY, SERVERS, Guesses, read_code
from parfait.server.parties.commands import MOST_PEOPLE
from parfait.server.parties.party import Party, Person, fold, founded, seats_for
from parfait.server.parties.results import paces, places, points, results
from parfait.server.parties.room import LONG, MOST_CHANGES, PATIENCE, RETRY
from parfait.server.store import Backend, Unit, open_backend
from parfait.server.store.sqlite import SqliteBackend
from parfait.server.tables import entries as tables
from parfait.server.tables import tokens
from parfait.server.tables.room import Room
from parfait.server.tables.table import fold as fold_table
from tests.server.harness import Client, Server, server
from tests.server.memory import MemoryBackend
from tests.server.postgresql import PostgreSQL
from tests.server.test_tables import play_to_the_end

NAMES = ("Anna", "Ben", "Chloé", "Dana", "Emil", "Fay")
SHORT = "dessert-dice"


def key_of(name: str) -> str:
    return f"{name.encode().hex():0<32}"[:32]


class Guest:
    """Somebody at a party, by one connection to it."""

    def __init__(self, running: Server, name: str, party: str, **options: Any) -> None:
        self.running = running
        self.name = name
        self.party = party
        self.client: Client = running.client(**options)

    async def come(self, *, enter: bool = True) -> Guest:
        self.client.say("party", party=self.party, key=key_of(self.name))
        shown = await self.client.hear("party", "error")
        assert shown["type"] == "party", shown
        if enter and shown.get("you") is None:
            self.client.say("enter", name=self.name, key=key_of(self.name))
            while shown.get("you") is None:
                shown = await self.client.hear("party", "error")
                assert shown["type"] == "party", shown
        return self

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any] | None:
        """Ask for something; the error, if there is one."""
        mark = len(self.client.sent)
        self.client.say(kind, **fields)
        await self.client.synced()
        errors = [message for text in self.client.sent[mark:] if (message := json.loads(text))["type"] == "error"]
        return errors[0] if errors else None

    def info(self) -> dict[str, Any]:
        """The party as this guest was told last."""
        told = [message for text in self.client.sent if "info" in (message := json.loads(text))]
        found: dict[str, Any] = told[-1]["info"]
        return found


@asynccontextmanager
async def party(
    *names: str, database: MemoryBackend | None = None, **settings: Any
) -> AsyncIterator[tuple[Server, str, list[Guest]]]:
    """A party that the first of these founded, and to which all have come."""
    async with server(database) as running:
        made = await found(running, names[0], **settings)
        guests = [await Guest(running, name, made["party"]).come() for name in names]
        let_them_be_seen(running)
        yield running, made["party"], guests


async def found(running: Server, name: str = "Anna", **settings: Any) -> dict[str, Any]:
    answer = await running.http.post("/api/parties", json={"name": name, "key": key_of(name), **settings})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def let_them_be_seen(running: Server) -> None:
    running.house.pass_time(0.1)


def room_of(running: Server) -> Any:
    [room] = running.app.parties.rooms.values()
    return room


async def playing(running: Server) -> str:
    """The table of the next game, once it is noted."""
    await running.until(lambda: room_of(running).party.table is not None)
    return str(room_of(running).party.table)


async def play_game(running: Server, guests: list[Guest]) -> str:
    """Play the game that has begun to its end, each person by the key that they have at the party."""
    table = await playing(running)
    seats = room_of(running).party.games[-1].seats
    clients = []
    for person in seats:
        client = running.client()
        assert (await client.join(table, key_of(room_of(running).party.people[person].name)))["seat"] is not None
        clients.append(client)
    await play_to_the_end(running, table, clients)
    await running.until(lambda: room_of(running).party.table is None)
    return table


def log_of(running: Server) -> list[bytes]:
    return running.database.logs[room_of(running).key]


async def test_an_evening_of_two_games_by_vote_is_counted() -> None:
    async with party("Anna", "Ben", title="Friday") as (running, _, [anna, ben]):
        assert await anna.ask("vote-game", game=SHORT) is None
        assert room_of(running).party.table is None, "one of two is not more than half"
        assert await ben.ask("vote-game", game=SHORT) is None
        first = await play_game(running, [anna, ben])
        for guest in (anna, ben):
            await guest.ask("vote-game", game="dokitto-ice" if guest is anna else SHORT)
        second = await playing(running)
        assert room_of(running).party.games[-1].game == "dokitto-ice", (
            "of two games with as many votes, the earlier one"
        )
        await running.settled()
        info = room_of(running).party.info()
        assert [game.table for game in info.games] == [first, second]
        assert [game.status for game in info.games] == ["over", "playing"]
        assert sum(person.points for person in info.people) == 1
        assert sorted(info.games[0].points) in ([0, 1], [0.5, 0.5])
        assert info.title == "Friday"
        assert fold(log_of(running)).info() == info


async def test_the_host_chooses_where_the_party_is_set_up_so_and_nobody_else() -> None:
    async with party("Anna", "Ben", picks="host") as (running, _, [anna, ben]):
        refused = await ben.ask("play-next", game=SHORT)
        assert refused is not None
        assert refused["key"] == "not-party-host"
        assert await anna.ask("play-next", game=SHORT) is None
        table = await playing(running)
        refused = await anna.ask("play-next", game=SHORT)
        assert refused is not None
        assert refused["key"] == "party-playing"
        assert await anna.ask("call-off", table=table) is None
        assert room_of(running).party.info().games[0].status == "dropped"
        assert await anna.ask("play-next", game=SHORT, setup=True) is None
        assert running.room(await playing(running)).table.status == "waiting"


async def test_whoever_came_first_of_those_present_acts_as_the_host() -> None:
    async with party("Anna", "Ben", "Chloé", picks="host") as (running, link, [anna, ben, chloe]):
        await anna.client.leave()
        let_them_be_seen(running)
        refused = await ben.ask("play-next", game=SHORT)
        assert refused is not None, "a moment without a connection is no reason"
        assert refused["key"] == "not-party-host"
        running.house.pass_time(PATIENCE)
        refused = await chloe.ask("play-next", game=SHORT)
        assert refused is not None
        assert refused["key"] == "not-party-host"
        assert await ben.ask("play-next", game=SHORT) is None
        assert room_of(running).party.games[-1].seats == (1, 2), "who is not there is left out"
        await Guest(running, "Anna", link).come()
        refused = await ben.ask("end-party")
        assert refused is not None
        assert refused["key"] == "not-party-host"


async def test_those_who_sat_out_come_first_next_time() -> None:
    async with party("Anna", "Ben", "Chloé", "Dana", "Emil") as (running, _, guests):
        seated = []
        for _ in range(3):
            for guest in guests:
                await guest.ask("vote-game", game="dokitto-ice")
            table = await playing(running)
            seated.append(set(room_of(running).party.games[-1].seats))
            await guests[0].ask("call-off", table=table)
        assert seated == [{0, 1, 2, 3}, {0, 1, 2, 4}, {3, 4, 0, 1}]


async def test_bots_take_the_open_seats_where_the_party_wants_them() -> None:
    async with party("Anna", bots="2") as (running, _, [anna]):
        assert await anna.ask("vote-game", game="dokitto-ice") is None
        table = running.room(await playing(running)).table
        assert [seat.bot for seat in table.seats] == [None, "2", "2", "2"]
    async with party("Anna") as (running, _, [anna]):
        refused = await anna.ask("vote-game", game="dokitto-ice")
        await running.settled()
        assert room_of(running).party.table is None
        assert refused is None or refused["key"] == "party-too-few"


async def test_who_only_watches_and_who_left_get_no_seat() -> None:
    async with party("Anna", "Ben", "Chloé", "Dana") as (running, _, [anna, ben, chloe, dana]):
        await anna.ask("sit-out", resting=True)
        await dana.ask("depart")
        for guest in (ben, chloe):
            await guest.ask("vote-game", game=SHORT)
        await playing(running)
        assert room_of(running).party.games[-1].seats == (1, 2)
        assert room_of(running).party.info().people[3].gone
        refused = await dana.ask("vote-game", game=SHORT)
        assert refused is not None
        assert refused["key"] == "not-at-party"


async def test_names_that_look_alike_are_refused_and_who_was_removed_stays_out() -> None:
    async with party("Anna", "Ben") as (running, link, [anna, ben]):
        other = await Guest(running, "Mallory", link).come(enter=False)
        for name in ("anna", "Аnna"):
            refused = await other.ask("enter", name=name, key=key_of("Mallory"))
            assert refused is not None
            assert refused["key"] in ("name-taken", "name-alike")
        assert await other.ask("enter", name="Mallory", key=key_of("Mallory")) is None
        refused = await ben.ask("depart", person=2)
        assert refused is not None
        assert await anna.ask("depart", person=2) is None
        refused = await other.ask("enter", name="Mallory", key=key_of("Mallory"))
        assert refused is not None
        assert refused["key"] == "party-removed"


async def test_a_party_of_forty_votes_at_once_and_one_game_begins() -> None:
    names = [f"Guest {number}" for number in range(40)]
    async with party(*names) as (running, _, guests):
        await asyncio.gather(*(guest.ask("vote-game", game=SHORT) for guest in guests[:30]))
        await playing(running)
        kinds = [json.loads(text)["is"] for text in log_of(running)]
        assert kinds.count("began") == 1
        assert len(room_of(running).party.info().line) == 40


async def test_votes_outlive_the_server_and_the_next_one_begins_the_game() -> None:
    database = MemoryBackend()
    async with party("Anna", "Ben", "Chloé", database=database) as (_, link, [anna, ben, _]):
        await anna.ask("vote-game", game=SHORT)
        for guest in (anna, ben):
            await guest.client.leave()
    async with server(database) as second:
        await Guest(second, "Anna", link).come()
        ben = await Guest(second, "Ben", link).come()
        second.house.pass_time(PATIENCE)
        assert room_of(second).party.people[0].vote == SHORT
        await ben.ask("vote-game", game=SHORT)
        await playing(second)


async def test_a_result_that_nobody_noted_is_noted_when_somebody_comes() -> None:
    database = MemoryBackend()
    async with party("Anna", "Ben", database=database) as (running, link, guests):
        running.house.game_over = lambda room: None  # the server ends before it gets to that
        for guest in guests:
            await guest.ask("vote-game", game=SHORT)
        table = await playing(running)
        clients = [running.client() for _ in guests]
        for client, guest in zip(clients, guests, strict=True):
            await client.join(table, key_of(guest.name))
        await play_to_the_end(running, table, clients)
        assert room_of(running).party.table == table
    async with server(database) as second:
        await Guest(second, "Anna", link).come()
        await second.until(lambda: room_of(second).party.table is None)
        assert sum(person.played for person in room_of(second).party.info().people) == 2


async def test_a_result_that_the_database_could_not_take_is_noted_later() -> None:
    async with party("Anna", "Ben") as (running, _, guests):
        ended: list[Room] = []
        running.house.game_over, note = ended.append, running.house.game_over
        for guest in guests:
            await guest.ask("vote-game", game=SHORT)
        table = await playing(running)
        clients = [running.client() for _ in guests]
        for client, guest in zip(clients, guests, strict=True):
            await client.join(table, key_of(guest.name))
        await play_to_the_end(running, table, clients)
        running.database.away = True
        alarms = len(running.house.alarms)
        note(ended[0])
        await running.until(lambda: len(running.house.alarms) > alarms)  # it is to be tried again
        assert room_of(running).party.table == table
        running.database.away = False
        running.house.pass_time(RETRY)
        await running.until(lambda: room_of(running).party.table is None)
        assert sum(person.played for person in room_of(running).party.info().people) == 2


async def test_two_servers_that_begin_the_game_at_once_begin_one() -> None:
    database = MemoryBackend()
    async with party("Anna", "Ben", database=database) as (first, link, [_, ben]):
        async with server(database, shared=True) as second:
            other = await Guest(second, "Anna", link).come()
            let_them_be_seen(second)
            await asyncio.gather(ben.ask("vote-game", game=SHORT), other.ask("vote-game", game=SHORT))
            for running in (first, second):
                room_of(running).look_again()
                await room_of(running).caught_up()
                await playing(running)
        kinds = [json.loads(text)["is"] for text in log_of(first)]
        assert kinds.count("began") == 1
        began = next(entries.read(text) for text in log_of(first) if json.loads(text)["is"] == "began")
        assert isinstance(began, entries.GameBegan)
        made = [id for id in database.ids if not id.startswith("party-")]
        status = {id: database.rows[database.ids[id]].status for id in made}
        assert status.pop(began.table) == "playing"
        assert set(status.values()) <= {"closed"}


async def test_the_database_is_away_and_nobody_is_told_what_is_not_kept() -> None:
    async with party("Anna", "Ben") as (running, _, [anna, ben]):
        before = room_of(running).party
        running.database.away = True
        refused = await anna.ask("vote-game", game=SHORT)
        assert refused is not None
        assert refused["key"] == "storage-away"
        assert room_of(running).party == before
        running.database.away = False
        assert await anna.ask("vote-game", game=SHORT) is None
        assert ben.info()["people"][0]["vote"] == SHORT


async def test_a_party_tells_nothing_of_hands_keys_or_the_link() -> None:
    async with party("Anna", "Ben", "Chloé", "Dana") as (running, link, guests):
        watcher = await Guest(running, "Nobody", link).come(enter=False)
        for guest in guests:
            await guest.ask("vote-game", game="dokitto-ice")
        table = await playing(running)
        room = running.room(table)
        views: list[Any] = [room.table.state.view(seat) for seat in range(4)]
        hands = {str(card) for view in views for card in view.hand}
        told = " ".join(watcher.client.sent)
        assert not any(f'"{card}"' in told for card in hands)
        secrets = [key_of(guest.name) for guest in guests]
        secrets += [tokens.key_of(secret) for secret in secrets] + [link[codes.LENGTH :]]
        assert [secret for secret in secrets if secret in told] == []
        shown = await running.client().join(table)
        assert link not in json.dumps(shown)


async def test_requests_without_a_party_or_a_person_are_refused() -> None:
    async with party("Anna") as (running, link, [anna]):
        stranger = running.client()
        stranger.say("vote-game", game=SHORT)
        assert (await stranger.hear("error"))["key"] == "no-party"
        for wrong in (f"{link[:-1]}{'0' if link[-1] != '0' else '1'}", f"{'2' * 8}{link[8:]}"):
            stranger.say("party", party=wrong)
            assert (await stranger.hear("error"))["key"] == "no-such-party"
        watcher = await Guest(running, "Nobody", link).come(enter=False)
        for kind, fields in (
            ("vote-game", {"game": SHORT}),
            ("play-next", {"game": SHORT}),
            ("sit-out", {"resting": True}),
            ("depart", {}),
            ("arrange-party", {"title": "Mine"}),
            ("end-party", {}),
        ):
            refused = await watcher.ask(kind, **fields)
            assert refused is not None
            assert refused["key"] == "not-at-party"
        refused = await anna.ask("vote-game", game="chess")
        assert refused is not None
        assert refused["key"] == "unknown-game"
        assert await anna.ask("end-party") is None
        refused = await anna.ask("vote-game", game=SHORT)
        assert refused is not None
        assert refused["key"] == "party-ended"


# A moment without a connection


async def test_a_restart_in_the_middle_of_a_vote_leaves_nobody_out() -> None:
    database = MemoryBackend()
    async with party("Anna", "Ben", "Chloé", database=database, bots="1") as (_, link, [anna, _, _]):
        await anna.ask("vote-game", game=SHORT)
    async with server(database) as second:
        await Guest(second, "Anna", link).come()  # everyone here has voted, but not everyone is here
        await second.settled()
        assert room_of(second).party.table is None
        ben, chloe = [await Guest(second, name, link).come() for name in ("Ben", "Chloé")]
        let_them_be_seen(second)
        await second.settled()
        assert room_of(second).party.table is None
        await chloe.ask("vote-game", game="dokitto-ice")
        await ben.ask("vote-game", game="dokitto-ice")
        await playing(second)
        assert {0, 1, 2} <= set(room_of(second).party.games[-1].seats)


async def test_everyone_leaves_in_the_middle_of_a_vote_and_the_first_to_come_back_does_not_play_alone() -> None:
    async with party("Anna", "Ben", bots="1") as (running, link, [anna, ben]):
        await anna.ask("vote-game", game=SHORT)
        for guest in (ben, anna):
            await guest.client.leave()
        again = await Guest(running, "Anna", link).come()
        await running.settled()
        assert room_of(running).party.table is None
        back = await Guest(running, "Ben", link).come()
        await back.ask("vote-game", game=SHORT)
        await playing(running)
        assert room_of(running).party.games[-1].seats[:2] == (0, 1)
        await again.client.synced()


async def test_whoever_stays_away_is_waited_for_no_longer_than_a_moment() -> None:
    async with party("Anna", "Ben", bots="1") as (running, _, [anna, ben]):
        await ben.client.leave()
        await anna.ask("vote-game", game=SHORT)
        await running.settled()
        assert room_of(running).party.table is None
        running.house.pass_time(PATIENCE)
        await playing(running)
        assert room_of(running).party.games[-1].seats[0] == 0
        assert 1 not in room_of(running).party.games[-1].seats


# Those who lie


async def test_nobody_takes_the_evening_from_its_founder_while_their_phone_is_locked() -> None:
    async with party("Anna", "Ben", "Chloé", picks="host") as (running, link, [anna, ben, _]):
        await anna.client.leave()
        running.house.pass_time(PATIENCE)
        for kind, fields in (("end-party", {}), ("depart", {"person": 0})):
            refused = await ben.ask(kind, **fields)
            assert refused is not None
            assert refused["key"] == "not-party-founder"
        assert await ben.ask("depart", person=2) is None, "all else a host may do"
        await Guest(running, "Anna", link).come()
        assert room_of(running).party.host(room_of(running).here()) == 0
        running.house.pass_time(LONG)
        refused = await ben.ask("end-party")
        assert refused is not None
        assert refused["key"] == "not-party-host"


def host_and_rights(guest: Guest) -> tuple[int, dict[str, Any]]:
    """Who acts as the host, and what they may do, as this guest was told last."""
    told = [message for text in guest.client.sent if "host_may" in (message := json.loads(text))]
    return told[-1]["host"], told[-1]["host_may"]


async def test_everyone_is_told_what_the_acting_host_may_do_and_that_is_granted() -> None:
    async with party("Anna", "Ben", "Chloé") as (running, link, [anna, ben, chloe]):
        assert host_and_rights(chloe) == (0, {"end": True, "remove": [1, 2]})
        await anna.client.leave()
        running.house.pass_time(PATIENCE)
        assert host_and_rights(chloe) == (1, {"end": False, "remove": [2]})
        running.house.pass_time(LONG)
        assert host_and_rights(chloe) == (1, {"end": True, "remove": [0, 2]})
        again = await Guest(running, "Anna", link).come()
        let_them_be_seen(running)
        assert host_and_rights(chloe) == (0, {"end": True, "remove": [1, 2]})
        assert await again.ask("depart") is None
        let_them_be_seen(running)
        assert host_and_rights(chloe) == (1, {"end": True, "remove": [2]})
        assert await ben.ask("end-party") is None
        let_them_be_seen(running)
        assert host_and_rights(chloe)[1] == {"end": False, "remove": []}


async def test_after_a_restart_the_founder_is_away_for_long_when_they_have_not_come_for_so_long() -> None:
    database = MemoryBackend()
    async with party("Anna", "Ben", database=database) as (_, link, _):
        pass
    async with server(database) as second:
        ben = await Guest(second, "Ben", link).come()
        let_them_be_seen(second)
        assert host_and_rights(ben) == (1, {"end": False, "remove": []})
        second.house.pass_time(LONG)
        assert host_and_rights(ben) == (1, {"end": True, "remove": [0]})
        assert await ben.ask("depart", person=0) is None


async def test_others_end_the_evening_after_the_founder_went_home() -> None:
    async with party("Anna", "Ben") as (running, _, [anna, ben]):
        await anna.client.leave()
        running.house.pass_time(LONG)
        assert await ben.ask("end-party") is None
        assert room_of(running).party.closed
    async with party("Anna", "Ben") as (running, _, [anna, ben]):
        assert await anna.ask("depart") is None
        assert await ben.ask("end-party") is None


async def test_nobody_is_two_people_and_those_who_are_removed_take_no_place_and_no_name() -> None:
    async with party("Anna") as (running, link, [anna]):
        mallory = await Guest(running, "Ben", link).come()
        refused = await mallory.ask("enter", name="Dana", key=key_of("another"))
        assert refused is not None
        assert refused["key"] == "party-person-already"
        for number in range(MOST_PEOPLE - 2):
            await Guest(running, f"Nobody {number}", link).come()
        ben = Guest(running, "Ben", link)
        ben.client.say("party", party=link)
        refused = await ben.ask("enter", name="Ben", key=key_of("the real Ben"))
        assert refused is not None
        assert refused["key"] == "party-full"
        for number in range(1, MOST_PEOPLE):
            assert await anna.ask("depart", person=number) is None
        assert await ben.ask("enter", name="Ben", key=key_of("the real Ben")) is None
        assert room_of(running).party.people[-1].name == "Ben"
        assert fold(log_of(running)) == room_of(running).party


# A lost device


@pytest.mark.parametrize("told", [True, False])
async def test_whoever_gets_a_seat_back_on_another_device_is_the_same_person_at_the_party(told: bool) -> None:
    token = "abcdef" * 5
    database = MemoryBackend()
    async with party("Anna", "Ben", database=database) as (running, link, [anna, ben]):
        for guest in (anna, ben):
            await guest.ask("vote-game", game=SHORT)
        table = await playing(running)
        one, stranger, phone = running.client(), running.client(), running.client()
        await one.join(table, key_of("Anna"))
        early = await Guest(running, "Ben", link).come()
        early.client.say("party", party=link, key=token)
        assert "you" not in await early.client.hear("party"), "not before"
        one.say("renew", seat=1)
        ticket = (await one.hear("invited"))["ticket"]
        running.house.pass_time(30.0)
        await phone.join(table, ticket=ticket)
        if not told:
            running.house.seat_moved = lambda room: None  # the server ends before it gets to that
        phone.say("take", seat=1, name="Ben", token=token)
        await phone.hear("seated")
        if told:
            await running.until(lambda: room_of(running).party.person_of(tokens.key_of(token)) == 1)
        stranger.say("party", party=link, key="fedcba" * 5)
        assert "you" not in await stranger.hear("party")
        phone.say("party", party=link, key=token)
        assert (await phone.hear("party"))["you"] == 1
        ben.client.say("party", party=link, key=key_of("Ben"))
        assert "you" not in await ben.client.hear("party"), "the lost device is nobody"
        assert await anna.ask("call-off", table=table) is None
    async with server(database) as second:
        client = second.client()
        client.say("party", party=link, key=token)
        assert (await client.hear("party"))["you"] == 1
        assert len(room_of(second).party.people) == 2


async def test_a_lost_device_gets_no_seat_in_the_next_game() -> None:
    """Even if it still votes, and the owner has not come to the party with the new one."""
    async with party("Anna", "Ben") as (running, _, [anna, ben]):
        for guest in (anna, ben):
            await guest.ask("vote-game", game=SHORT)
        table = await playing(running)
        one, phone = running.client(), running.client()
        await one.join(table, key_of("Anna"))
        one.say("renew", seat=1)
        ticket = (await one.hear("invited"))["ticket"]
        running.house.pass_time(30.0)
        running.house.seat_moved = lambda room: None
        await phone.join(table, ticket=ticket)
        phone.say("take", seat=1, name="Ben", token="abcdef" * 5)
        await phone.hear("seated")
        await anna.ask("call-off", table=table)
        for guest in (anna, ben):
            await guest.ask("vote-game", game=SHORT)
        await running.until(lambda: len(room_of(running).party.games) == 2)
        id = await playing(running)
        again = running.client()
        assert (await again.join(id, key_of("Ben"))).get("key") == "bad-token"
        assert (await running.client().join(id, "abcdef" * 5))["seat"] == 1


# Codes


async def test_a_code_is_typed_in_any_way_and_opens_nothing_when_the_party_has_ended() -> None:
    async with party("Anna") as (running, link, [anna]):
        code = link[: codes.LENGTH]
        for typed in (code, code.lower(), f" {code[:4]}-{code[4:]} "):
            answer = await running.http.post("/api/join", json={"code": typed})
            assert answer.json()["party"] == link
        await anna.ask("end-party")
        assert (await running.http.post("/api/join", json={"code": code})).json()["key"] == "no-such-party"
        assert (await running.http.post("/api/join", json={"code": "4821"})).json()["key"] == "bad-party-code"


async def test_codes_are_guessed_no_faster_than_allowed_and_links_go_on_working() -> None:
    async with party("Anna", "Ben") as (running, link, _):
        answers = [(await running.http.post("/api/join", json={"code": "2" * 8})).json()["key"] for _ in range(25)]
        assert answers == ["no-such-party"] * int(codes.BURST) + ["too-many-codes"] * 5
        right = await running.http.post("/api/join", json={"code": link[: codes.LENGTH]})
        assert right.json()["key"] == "too-many-codes", "a right code must not look different from a wrong one"
        await Guest(running, "Chloé", link).come()


@pytest.mark.parametrize("parties", [1, 1_000, 10_000])
def test_all_wrong_codes_of_a_day_find_a_party_with_less_than_one_chance_in_a_million(parties: int) -> None:
    clock = [0.0]
    guesses = Guesses(lambda: clock[0])
    guesses.know(parties)
    tried, addresses = 0, 0
    for step in range(2_000):  # from ever new addresses, all day long
        clock[0] = step * DAY / 2_000
        while guesses.may_try(f"address {addresses}"):
            tried += 1
            addresses += tried % 20 == 0
            if tried > 200_000:
                break
    assert 0 < tried * parties / CODES * SERVERS <= CHANCE


def test_right_codes_cost_nothing() -> None:
    guesses = Guesses(lambda: 0.0)
    for _ in range(1_000):
        assert guesses.may_try("192.0.2.1")
        guesses.right("192.0.2.1")


@pytest.mark.parametrize("typed", ["", "ABCD", "ABCD 234O", "ABCDEFGHJ", "ＡＢＣＤ２３４５", "🎲" * 8])
def test_this_is_no_code(typed: str) -> None:
    assert read_code(typed) is None


# Tally


def test_places_and_points_are_shared_in_ties() -> None:
    assert places([10, 30, 20, 30], [1, 3]) == [4, 1, 3, 1]
    assert points([4, 1, 3, 1]) == [0, 2.5, 1, 2.5]
    assert places([5, 9, 5], [0]) == [1, 2, 3], "who won is first, whatever the others scored"
    assert points([1, 1, 1, 1]) == [1.5] * 4


def test_seats_are_filled_in_the_order_of_the_line() -> None:
    assert seats_for((2, 3, 4), [4, 0, 1, 2, 3], bots=False) == [4, 0, 1, 2]
    assert seats_for((2, 3, 4), [0, 1, 2], bots=False) == [0, 1, 2]
    assert seats_for((2, 4), [0, 1, 2], bots=False) == [0, 1]
    assert seats_for((2, 3, 4), [0], bots=True) == [0, None, None, None]
    assert seats_for((2, 3, 4), [0], bots=False) is None
    assert seats_for((2, 3, 4), [], bots=True) is None


def test_titles_are_a_handful_and_go_to_different_people_first() -> None:
    result = entries.SeatResult
    people = tuple(Person(name, name) for name in NAMES[:3])
    evening = Party(codes.new_link(), "", "vote", None, people)
    for n, scores in enumerate([(40, 39, 3), (10, 50, 20), (30, 20, 10)]):
        placed = places(scores, [max(range(3), key=lambda seat: scores[seat])])
        seats = [
            result(score, placed[i], points(placed)[i], 10, 20.0 + 10 * i, 0.5 if i == 1 else 0.0, {"bravest-bid": i})
            for i, score in enumerate(scores)
        ]
        evening = evening.after(entries.GameBegan(n, f"table{n}", "aice", [0, 1, 2]))
        evening = evening.after(entries.GameEnded(n, f"table{n}", seats, [0, 1, 2]))
    given = evening.info().titles
    assert [(title.name, title.person) for title in given[:3]] == [
        ("bravest-bid", 2),
        ("comeback", 1),
        ("close-call", 0),
    ]
    assert len(given) <= 5


# Databases


def in_a_database(database: Backend) -> None:
    link, other = codes.new_link(), codes.new_link()
    for n, given in enumerate((link, other)):
        founding = entries.PartyFounded(1.0, *given, "hash", "Anna")
        row = founded(founding).row()
        database.create(codes.row_of(given), row, [entries.write(founding)], 100.0 + n, maker=7)
    assert (database.parties(), database.parties(7), database.parties(8)) == (2, 2, 0)
    assert database.party(link.code) == codes.row_of(link)
    assert database.idle_parties(100.5, 10) == [codes.row_of(link)]
    key = database.find(codes.row_of(link))
    assert key is not None
    party = fold(database.log(key)).after(entries.PartyClosed(2.0))
    assert database.commit([Unit(key, 1, entries.write(entries.PartyClosed(2.0)), party.row())], 200.0) == [True]
    assert (database.party(link.code), database.parties()) == (None, 1)
    assert database.old_parties(300.0, 10) == [codes.row_of(link)]
    assert list(database.tables(("waiting", "playing", "over", "closed"), 0.0, 1e9)) == []
    assert (database.open_tables(), database.lobby(10, 10), database.ended("over", 1e9, 9, 10)) == (0, [], [])


def test_a_database_of_the_first_version_takes_parties(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((Path(__file__).parent / "first_database.sql").read_text(encoding="utf-8"))
        old.execute("DELETE FROM log")
        old.execute("DELETE FROM tables")
        old.commit()
    database = SqliteBackend(str(file))
    database.migrate()
    in_a_database(database)
    database.close()


def test_so_does_postgresql(postgresql: PostgreSQL) -> None:
    database = open_backend(postgresql.database("party_rows"))
    database.migrate()
    in_a_database(database)
    database.close()


async def test_two_servers_on_postgresql_begin_one_game(postgresql: PostgreSQL) -> None:
    url = postgresql.database("party_pair")
    writers, readers = ([open_backend(url) for _ in range(2)] for _ in range(2))
    writers[0].migrate()
    async with (
        server(writers[0], reader=readers[0], shared=True) as first,
        server(writers[1], reader=readers[1], shared=True) as second,
    ):
        made = await found(first, "Anna")
        anna = await Guest(first, "Anna", made["party"]).come()
        ben = await Guest(second, "Ben", made["party"]).come()
        rooms = [room_of(running) for running in (first, second)]
        for room, other, person in ((rooms[0], "second", 1), (rooms[1], "first", 0)):
            room.presence_elsewhere(other, [person], 0)  # the news between servers are tested elsewhere
        await asyncio.gather(anna.ask("vote-game", game=SHORT), ben.ask("vote-game", game=SHORT))
        for room in rooms:
            room.look_again()
            await room.caught_up()
        await playing(first)
        await first.until(lambda: not any(room.beginning for room in rooms))
        for room in rooms:
            room.look_again()
            await room.caught_up()
        assert rooms[0].party == rooms[1].party
        assert len(rooms[0].party.games) == 1
        assert rooms[0].party.games[0].seats == (0, 1)


def test_the_time_of_every_answer_counts_where_all_choose_at_once() -> None:
    """The quickest of the evening is not only who was the last to bid."""
    move: MoveStep = {"seat": 0, "move": "F1"}
    log = [
        tables.Started(100.0, []),
        tables.Answered(103.0, 1, "bid 1 F"),
        tables.Answered(104.0, 2, "bid 2 A", by="bot"),
        tables.Answered(110.0, 1, "bid 3 F"),
        tables.Played(120.0, [move], seat=0, answers=["", "", "bot"], helped=[False] * 3),
        tables.Played(125.0, [move]),
    ]
    assert paces([tables.write(entry) for entry in log], 3) == ([2, 1, 0], [25.0, 10.0, 0.0])


@pytest.mark.parametrize("game", games.names())
def test_what_was_taken_back_counts_for_no_title(game: str) -> None:
    """Its feats do not count, nor does it make anybody faster: only the time that it took is theirs."""
    found, rng = games.find(game), Rng(7)
    players = found.players[-1]
    seats = [tables.SeatPlan(f"Seat {seat}", None, f"key {seat}") for seat in range(players)]
    created = tables.Created(0.0, game, players, {}, seats, "key 0")
    state, now = found.new(players), 0.0

    def by_chance(after: State) -> list[Step]:
        drawn: list[Step] = []
        while after.chance_kind is not None:
            drawn.append(let_chance_act(found, after, rng))
        return drawn

    dealt = tables.Started(0.0, by_chance(state))
    plain: list[tables.Entry] = [created, dealt]
    fickle: list[tables.Entry] = [created, dealt]
    while state.turn >= 0:
        seat, legal = state.turn, state.legal_actions()
        slip = state.clone()
        undone: list[Step] = [{"seat": seat, "move": found.notation.write_move(slip, legal[-1])}]
        slip.step(legal[-1])
        undone += by_chance(slip)
        made: list[Step] = [{"seat": seat, "move": found.notation.write_move(state, legal[rng.below(len(legal))])}]
        apply_step(found, state, made[0])
        made += by_chance(state)
        now += 10.0
        plain.append(tables.Played(now, made))
        fickle += [
            tables.Played(now - 4.0, undone),
            tables.TookBack(now - 3.0, seat, len(undone)),
            tables.Played(now, made),
        ]
    counted = []
    for log in (plain, fickle):
        texts = [tables.write(entry) for entry in log]
        counted.append(results(fold_table("table", texts), texts))
    calm, hasty = counted
    if games.has_part(game, "facts") and hasattr(games.part(game, "facts"), "feats"):
        assert any(one.feats for one in calm)
    assert [msgspec.structs.replace(one, seconds=0.0) for one in hasty] == [
        msgspec.structs.replace(one, seconds=0.0) for one in calm
    ]
    assert [one.seconds for one in hasty] == [9.0 * one.moves for one in hasty]


async def test_changes_of_one_address_are_limited() -> None:
    async with party("Anna", "Ben") as (running, link, [anna, _]):
        stopped = time.monotonic()
        room_of(running).changes.clock = lambda: stopped
        for number in range(int(MOST_CHANGES) + 20):
            anna.client.say("sit-out", resting=number % 2 == 0)
        await anna.client.synced()
        refused = [message for text in anna.client.sent if (message := json.loads(text))["type"] == "error"]
        assert {error["key"] for error in refused} == {"too-fast"}
        assert len(log_of(running)) <= MOST_CHANGES + 5
        await Guest(running, "Cleo", link, address="198.51.100.7").come()  # nobody else notices
