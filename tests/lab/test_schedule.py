"""Who plays whom, with which cards."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from itertools import takewhile
from typing import Any

import pytest

from parfait import games
from parfait.bots import UnknownBot
from parfait.core import CHANCE, BadPlayers
from parfait.lab.play_fixture import play
from parfait.lab.schedule import BadContest, Contest
from parfait.records import Step, read_record
from tests.contract.play import Case, usual


def contest(game: str = "dokitto-ice", players: int = 2, bots: str = "random,random", **more: Any) -> Contest:
    options = games.find(game).options.read(more.pop("options", {}), players)
    return Contest(game, players, options, tuple(bots.split(",")), more.pop("seed", 1), **more)


def chance(record: str) -> dict[str, list[Any]]:
    """Every outcome of chance in a record, by kind."""
    found: dict[str, list[Any]] = {}
    for step in read_record(record).steps:
        if "chance" in step:
            found.setdefault(step["chance"], []).append({key: value for key, value in step.items() if key != "chance"})
    return found


def test_two_bots_sit_alternately_and_change_seats() -> None:
    assert contest(players=4).tables() == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_as_many_bots_as_seats_rotate() -> None:
    assert contest(players=3, bots="1,2,3").tables() == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_of_more_bots_than_seats_every_combination_plays() -> None:
    tables = contest(players=2, bots="1,2,3").tables()
    assert sorted(tables) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("case", usual(), ids=str)
def test_every_bot_has_every_seat_as_often(case: Case, bots: int) -> None:
    tables = contest(case.game.name, case.players, ",".join(["random"] * bots)).tables()
    for seat in range(case.players):
        counts = Counter(table[seat] for table in tables)
        assert len(counts) == bots
        assert len(set(counts.values())) == 1


def test_the_last_deal_is_finished() -> None:
    asked = contest(players=3, bots="1,2,3")
    assert [fixture.deal for fixture in asked.fixtures(4)] == [0, 0, 0, 1, 1, 1]
    assert asked.count(4) == 6
    assert [fixture.number for fixture in asked.fixtures(4)] == list(range(6))


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_deal_has_the_same_chance_in_every_rotation(case: Case) -> None:
    """Before the first move. What is drawn later (a reroll of fewer dice) may depend on play."""
    asked = contest(case.game.name, case.players, "random,greedy")
    begins: dict[int, list[list[Step]]] = defaultdict(list)
    for fixture in asked.fixtures(6):
        steps = read_record(play(asked, fixture).record).steps
        begins[fixture.deal].append(list(takewhile(lambda step: "chance" in step, steps)))
    assert all(begin == rotations[0] for rotations in begins.values() for begin in rotations)
    if case.new().turn == CHANCE:
        assert any(rotations[0] != begins[0][0] for rotations in begins.values())


def test_later_deals_are_the_same_in_every_rotation_too() -> None:
    asked = contest("dokitto-ice", 2, "random,greedy")
    one, two = (chance(play(asked, fixture).record)["deal"] for fixture in list(asked.fixtures(2))[:2])
    rounds = min(len(one), len(two))
    assert rounds > 1
    assert one[:rounds] == two[:rounds]


def test_bots_draw_from_streams_of_their_own() -> None:
    """The same random bot on both seats of both rotations plays four different ways."""
    asked = contest()
    records = [json.loads(play(asked, fixture).record)["steps"] for fixture in asked.fixtures(2)]
    assert records[0] != records[1]


def test_a_game_is_the_same_again() -> None:
    asked = contest("dozito", 3, "greedy,random")
    for fixture in asked.fixtures(2):
        assert play(asked, fixture) == play(asked, fixture)


def test_a_record_says_who_sat_where_and_verifies() -> None:
    asked = contest("aice", 4, "greedy,random")
    fixture = list(asked.fixtures(2))[1]
    record = read_record(play(asked, fixture).record)
    record.verify()
    assert record.extra == {"seats": ["random", "greedy", "random", "greedy"], "deal": 0}


def test_contests_that_cannot_be_held() -> None:
    with pytest.raises(BadContest, match="bots-in-arena"):
        contest(bots="random")
    with pytest.raises(BadContest, match="bots-in-arena"):
        contest(bots=",".join(["random"] * 21))
    with pytest.raises(BadPlayers):
        contest(players=7)
    for name in ("6", "0", "-1", "", "level", ":", "module:", ":Class", "３"):
        with pytest.raises(UnknownBot, match="unknown-bot"):
            contest(bots=f"random,{name}")


def test_a_game_that_may_never_end_is_refused() -> None:
    with pytest.raises(BadContest, match="endless"):
        contest("dessert-dice", 2, options={"max_tips_in_a_row": None})
