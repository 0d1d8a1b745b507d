"""Luck has mean 0 whatever positions are thought to be worth, and results without it vary less."""

from __future__ import annotations

import json
import math
import statistics
import zlib

import pytest

from parfait import games
from parfait.core import CHANCE, OVER, Numbers, Rng, State
from parfait.lab import luck
from parfait.lab.luck import Valuer
from parfait.lab.play_fixture import PlayedGame, play
from parfait.lab.samples import Values
from parfait.lab.schedule import Contest
from parfait.lab.statistics import standings
from parfait.records import Record, let_chance_act, result_of
from tests.cli.conftest import Run, run  # noqa: F401


def greedy_game(name: str, players: int, seed: int) -> Record:
    game, rng = games.find(name), Rng(seed)
    record = Record(game, players, game.options())
    state, brain = record.new(), games.brain(name)
    while state.turn != OVER:
        if state.turn == CHANCE:
            record.steps.append(let_chance_act(game, state, rng))
            continue
        action = brain.greedy(state, rng, Numbers())
        record.steps.append({"seat": state.turn, "move": game.notation.write_move(state, action)})
        state.apply(action)
    record.result = result_of(state)
    return record


class Superstitious(Valuer):
    """Values that have nothing to do with the game, and are far too large."""

    def value(self, state: State, playouts: int, rng: Rng) -> Values:
        number = zlib.crc32(repr(state.view(0)).encode()) % 1000
        return tuple(5.0 + (number * (seat + 3)) % 7 for seat in range(state.players))


@pytest.mark.parametrize("game", games.names())
def test_luck_is_nothing_on_average_whatever_the_values(game: str) -> None:
    players = games.find(game).players[0]
    found = [
        luck.total(greedy_game(game, players, seed), Superstitious(games.find(game)), Rng(seed, 99))
        for seed in range(30)
    ]
    for seat in range(players):
        own = [values[seat] for values in found]
        error = statistics.stdev(own) / math.sqrt(len(own))
        assert error > 0, "the values tell events apart"
        assert abs(statistics.mean(own)) < 4 * error


def test_what_happened_is_set_against_other_draws_of_the_same_event() -> None:
    """The best of all deals is luck, and so is the worst: by the same values."""
    game = games.find("dokitto-ice")
    record = greedy_game("dokitto-ice", 2, 3)
    events = list(luck.events(record, Valuer(game, greedy=True), Rng(1)))
    assert [event.step for event in events] == [i for i, step in enumerate(record.steps) if "chance" in step]
    assert [event.kind for event in events] == [step["chance"] for step in record.steps if "chance" in step]
    for event in events:
        assert math.isclose(sum(event.worth), 0.0, abs_tol=1e-9), "what one gains, the other loses"
    deals = [event for event in events if event.kind == "deal"]
    assert all(0.2 < event.mean[0] < 0.8 or event is not deals[0] for event in deals)
    assert max(abs(event.worth[0]) for event in deals) > 0.05


@pytest.mark.parametrize(("game", "players"), [("dokitto-ice", 2), ("dozito", 2), ("aice", 4)])
def test_results_without_luck_vary_at_most_half_as_much(game: str, players: int) -> None:
    raw, adjusted = [], []
    for seed in range(40):
        record = greedy_game(game, players, seed)
        assert record.result is not None
        winners = record.result["winners"]
        raw.append((0 in winners) / len(winners))
        adjusted.append(raw[-1] - luck.total(record, Valuer(games.find(game), greedy=True), Rng(seed, 99))[0])
    assert statistics.variance(adjusted) < 0.5 * statistics.variance(raw)


def test_a_game_that_is_over_is_worth_its_result() -> None:
    record = greedy_game("aice", 3, 1)
    assert record.result is not None
    final = record.replay()
    assert Valuer(record.game).value(final, 10, Rng(1)) == tuple(
        1.0 if seat in record.result["winners"] else 0.0 for seat in range(3)
    )


def test_an_arena_tells_luck_only_if_asked() -> None:
    options = games.find("dokitto-ice").options()
    for adjust in (False, True):
        contest = Contest("dokitto-ice", 2, options, ("greedy", "random"), 4, adjust=adjust)
        played = [play(contest, fixture) for fixture in contest.fixtures(8)]
        found = standings(contest.bots, played)
        assert all((standing.adjusted is not None) == adjust for standing in found)
        if adjust:
            rates = [standing.adjusted.win_rate for standing in found if standing.adjusted is not None]
            assert math.isclose(sum(rates), 1.0), "what luck gives one it takes from the other"


def test_a_forfeit_counts_as_it_is() -> None:
    contest = Contest(
        "dokitto-ice", 2, games.find("dokitto-ice").options(), ("greedy", "tests.nobody:Bot"), 4, adjust=True
    )
    played: list[PlayedGame] = [play(contest, fixture) for fixture in contest.fixtures(4)]
    first = standings(contest.bots, played)[0]
    assert first.adjusted is not None
    assert first.adjusted.win_rate == first.win_rate == 1.0


def test_the_arena_shows_both(run: Run) -> None:  # noqa: F811
    asked = ("arena", "dokitto-ice", "--players", "2", "--bots", "greedy,greedy", "--games", "8", "--seed", "3")
    told = json.loads(run(*asked, "--adjust", "--json").out)
    assert all(bot["adjusted"]["interval"][0] < bot["adjusted"]["win_rate"] for bot in told["bots"])
    assert "Without luck" in run(*asked, "--adjust").out
