"""Every game and number of players through PettingZoo's own tests, and what a wrong call is told."""

from __future__ import annotations

import contextlib
import importlib
import io
import random
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_space_limit
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test, state_test
from pettingzoo.test import performance_benchmark as benchmark
from pettingzoo.utils.conversions import parallel_to_aec

from parfait import games
from parfait.core import OVER, BadOption, BadPlayers, UnknownGame
from parfait.envs import pettingzoo as envs
from parfait.envs.batch import BatchEnv
from parfait.envs.errors import BadActions, BadSetting, IllegalAction, NotReset, StepAfterEnd

EVERY = [
    pytest.param(game.name, players, id=f"{game.name}-{players}") for game in games.games() for players in game.players
]
FOUR = [pytest.param(game.name, game.players[0], id=game.name) for game in games.games()]
# What PettingZoo says of every environment whose observation holds a mask, but for a list of its own; and of a game
# that is over, in which nobody has a legal action.
SAID_OF_MASKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Action mask numpy array is all zeros",
    "Environment's (minimum|maximum) state space value is",  # of scores that an option may make as high as one likes
)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        for message in SAID_OF_MASKS:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_api(game: str, players: int) -> None:
    api_test(envs.env(game, players), num_cycles=40)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: envs.env(game, players), num_cycles=25)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_max_cycles(game: str, players: int) -> None:
    """PettingZoo chooses without a mask here, and counts a cycle as one action of each agent."""

    def parallel(max_cycles: int) -> Any:
        return envs.parallel_env(game, players, illegal="random", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_rendering(game: str, players: int) -> None:
    render_test(lambda render_mode: envs.env(game, players, render_mode=render_mode))


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_parallel_api(game: str, players: int) -> None:
    parallel_api_test(envs.parallel_env(game, players, illegal="random"), num_cycles=10)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_state_of_all_seats(game: str, players: int) -> None:
    made = envs.env(game, players)
    state_test(envs.env(game, players, illegal="random"), envs.parallel_env(game, players, illegal="random"), 8)
    made.reset(seed=3)
    seen = [made.observe(agent)["observation"] for agent in made.possible_agents]
    assert np.array_equal(made.state(), np.concatenate(seen))


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_performance_benchmark(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds of a clock; here the clock is fast."""
    ticks = iter(range(10_000))
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks) / 5))
    benchmark(envs.env(game, players))


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_spaces(game: str, players: int) -> None:
    made = envs.env(game, players)
    for agent in made.possible_agents:
        check_action_space(made.action_space(agent))
        check_observation_space(made.observation_space(agent))
        check_space_limit(made.observation_space(agent)["action_mask"], "mask")
        assert made.action_space(agent) == spaces.Discrete(games.find(game).actions)


def legal(made: envs.ParfaitEnv) -> list[int]:
    mask: list[int] = np.flatnonzero(made.observe(made.agent_selection)["action_mask"]).tolist()
    return mask


def play(made: envs.ParfaitEnv, seed: int) -> list[tuple[str, list[float], list[int]]]:
    """A game at random: agent, observation and legal actions of every turn."""
    made.reset(seed=seed)
    chooser, seen = random.Random(seed), []
    for agent in made.agent_iter():
        observation, _, over, cut_short, _ = made.last()
        assert observation is not None
        moves = np.flatnonzero(observation["action_mask"]).tolist()
        seen.append((agent, observation["observation"].tolist(), moves))
        made.step(None if over or cut_short else chooser.choice(moves))
    return seen


def test_a_seed_decides_this_game_and_those_after_it() -> None:
    one, other = envs.env("dokitto-ice", 3, trophies_to_win=1), envs.env("dokitto-ice", 3, trophies_to_win=1)
    assert play(one, 5) == play(other, 5)
    one.reset()
    other.reset()
    assert np.array_equal(one.state(), other.state())
    assert play(one, 5) != play(other, 6)
    with pytest.raises(BadSetting, match="seed"):
        one.reset(seed=-1)


def test_a_seed_makes_the_game_that_is_the_first_of_a_batch_with_that_seed() -> None:
    alone, together = envs.env("aice", 3), BatchEnv("aice", 3, players=3)
    alone.reset(seed=8)
    known, info = together.reset(seed=8)
    assert np.array_equal(alone.observe(alone.agent_selection)["observation"], known[0])
    assert alone.agent_selection == f"player_{info['seat'][0]}"


def test_the_name_has_a_version() -> None:
    assert str(envs.env("aice")) == "parfait_aice_v1"
    assert str(envs.env("dokitto-ice")) == "parfait_dokitto_ice_v1"


@pytest.mark.parametrize("reward", ["win", "score", "margin", "balanced"])
@pytest.mark.parametrize(("game", "players"), FOUR)
def test_rewards_are_given_at_the_end(game: str, players: int, reward: str) -> None:
    made = envs.env(game, players, reward=reward)
    made.reset(seed=4)
    chooser, given = random.Random(4), {}
    for agent in made.agent_iter():
        _, so_far, over, _, _ = made.last(observe=False)
        if over:
            given[agent] = so_far
        else:
            assert so_far == 0
        made.step(None if over else chooser.choice(legal(made)))
    table = made.table
    assert table is not None
    assert table.turn == OVER
    winners, scores = table.winners, table.scores
    expected = {
        "win": [1 / len(winners) if seat in winners else 0 for seat in range(players)],
        "balanced": [1 / len(winners) - 1 / players if seat in winners else -1 / players for seat in range(players)],
        "score": list(scores),
        "margin": [scores[s] - max(scores[:s] + scores[s + 1 :]) for s in range(players)],
    }
    assert [given[agent] for agent in made.possible_agents] == pytest.approx(expected[reward])


def test_an_illegal_action_is_refused_by_its_rule_with_seat_and_action_and_changes_nothing() -> None:
    made = envs.env("dokitto-ice", 4, first_player=2)
    made.reset(seed=1)
    before = made.state()
    wrong = next(action for action in range(40) if action not in legal(made))
    with pytest.raises(IllegalAction, match=rf"seat 2, action {wrong}: DI-7") as caught:
        made.step(wrong)
    assert (caught.value.seat, caught.value.action, caught.value.rule) == (2, wrong, "DI-7")
    assert np.array_equal(made.state(), before)
    assert made.agent_selection == "player_2"
    made.step(legal(made)[0])


@pytest.mark.parametrize("action", [1.5, "S1", None, np.array([1, 2]), [3]])
def test_what_is_no_whole_number_is_refused(action: Any) -> None:
    made = envs.env("dozito", 2, first_player=1)
    made.reset(seed=1)
    with pytest.raises(BadActions, match="of seat 1"):
        made.step(action)


def test_whoever_may_lose_by_an_illegal_action_does() -> None:
    made = envs.env("aice", 3, illegal="lose", first_player=0)
    made.reset(seed=1)
    made.step(max(set(range(800)) - set(legal(made))))
    assert made.terminations == dict.fromkeys(made.possible_agents, True)
    assert made.rewards == {"player_0": -1, "player_1": 0, "player_2": 0}


def test_a_step_before_the_first_game_or_after_the_last_agent_is_refused() -> None:
    made = envs.env("dessert-dice", 2)
    for call in (lambda: made.step(0), lambda: made.observe("player_0"), made.state, made.render):
        with pytest.raises(NotReset):
            call()
    play(made, 1)
    with pytest.raises(StepAfterEnd):
        made.step(0)


def test_a_game_may_be_cut_short() -> None:
    made = envs.env("dozito", 2, max_cycles=7)
    seen = play(made, 1)
    assert len(seen) == 7 + 2
    assert made.table is not None
    assert made.table.turn != OVER


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": "aice", "players": 2}, BadPlayers),
        ({"game": "aice", "colour": "red"}, BadOption),
        ({"game": "aice", "rounds": 0}, BadOption),
        ({"game": "aice", "reward": "money"}, BadSetting),
        ({"game": "aice", "illegal": "shrug"}, BadSetting),
        ({"game": "aice", "render_mode": "film"}, BadSetting),
        ({"game": "aice", "max_cycles": 0}, BadSetting),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        envs.env(**settings)


def test_a_picture_shows_the_table_of_the_seat_to_act() -> None:
    drawn, written = (envs.env("dokitto-ice", 4, first_player=0, render_mode=mode) for mode in ("rgb_array", "ansi"))
    shots = []
    for made in (drawn, written):
        made.reset(seed=2)
        shots.append([made.render()])
        made.step(legal(made)[0])
        shots[-1].append(made.render())
    first, second = shots[0]
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert first.shape == second.shape
    assert not np.array_equal(first, second)
    table: Any = written.table
    before, after = shots[1]
    assert isinstance(before, str)
    assert isinstance(after, str)
    assert all(card in before for card in table.view(0).hand)
    assert all(card in after for card in table.view(1).hand)
    assert not all(card in after for card in table.view(0).hand)
