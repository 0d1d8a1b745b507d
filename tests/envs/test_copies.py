"""Environments copied, pickled and kept as bytes go on as they would have; and no copy leads back to the original."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import parfait.envs
from parfait import games
from parfait.envs.batch import BatchEnv
from parfait.envs.gymnasium import ParfaitGymEnv
from parfait.envs.pettingzoo import ParfaitEnv, env, parallel_env

assert parfait.envs
COPIES: dict[str, Callable[[Any], Any]] = {
    "clone": lambda env: env.clone(),
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "bytes": lambda env: type(env).from_bytes(env.to_bytes()),
}
EVERY = [(game.name, how) for game in games.games() for how in COPIES]


def go_on(batch: BatchEnv, steps: int) -> list[bytes]:
    seen = []
    for _ in range(steps):
        batch.step(batch.sample())
        arrays = (batch.observations, batch.masks, batch.rewards, batch.seats, batch.ended, batch.episodes, batch.moves)
        seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


@pytest.mark.parametrize(("game", "how"), EVERY)
def test_a_copy_of_a_batch_goes_on_alike_and_by_itself(game: str, how: str) -> None:
    batch = BatchEnv(game, 4, reward="score", most_moves=100)
    batch.reset(seed=2)
    go_on(batch, 60)
    twin = COPIES[how](batch)
    before = [array.copy() for array in (batch.observations, batch.masks, batch.seats)]
    seen = go_on(twin, 150)  # the next games, too
    assert all(map(np.array_equal, before, (batch.observations, batch.masks, batch.seats)))
    assert seen == go_on(batch, 150)
    twin.reset()
    batch.reset()
    assert np.array_equal(twin.observations, batch.observations)


def test_a_batch_of_several_processes_is_copied_too() -> None:
    batch = BatchEnv("dokitto-ice", 5, workers=2)
    alone = BatchEnv("dokitto-ice", 5)
    twin = None
    try:
        batch.reset(seed=2)
        alone.reset(seed=2)
        go_on(batch, 20)
        go_on(alone, 20)
        assert np.array_equal(batch.all_seats(), alone.all_seats())
        twin = pickle.loads(pickle.dumps(batch))
        assert go_on(twin, 30) == go_on(batch, 30)
    finally:
        batch.close()
        if twin is not None:
            twin.close()


def test_a_copy_made_before_the_first_game_is_like_new() -> None:
    twin = copy.deepcopy(BatchEnv("aice", 2))
    twin.reset(seed=1)
    fresh = BatchEnv("aice", 2)
    fresh.reset(seed=1)
    assert np.array_equal(twin.observations, fresh.observations)


def play(table: ParfaitEnv, seed: int, most: int) -> list[Any]:
    chooser, seen = np.random.default_rng(seed), []
    for agent in table.agent_iter(most):
        observation, reward, ended, cut_short, _ = table.last()
        legal = np.flatnonzero(observation["action_mask"])
        seen.append((agent, observation["observation"].tobytes(), reward, ended, cut_short))
        table.step(None if ended or cut_short else int(legal[chooser.integers(len(legal))]))
    return seen


@pytest.mark.parametrize(("game", "how"), EVERY)
def test_a_copy_of_a_pettingzoo_environment_goes_on_alike_and_by_itself(game: str, how: str) -> None:
    if how == "copy.copy":
        pytest.skip("a shallow copy shares its parts, as everywhere")
    table = env(game)
    table.reset(seed=4)
    play(table, 1, most=12)
    twin, before = COPIES[how](table), table.state()
    seen = play(twin, 2, most=40)
    assert np.array_equal(before, table.state())
    assert seen == play(table, 2, most=40)


def test_a_parallel_environment_is_copied() -> None:
    table = parallel_env("dokitto-ice", 3)
    table.reset(seed=1)
    twin = copy.deepcopy(table)
    for one in (table, twin):
        active = one.aec_env.agent_selection
        mask = one.aec_env.observe(active)["action_mask"]
        one.step({agent: int(mask.argmax()) if agent == active else 0 for agent in one.agents})
    assert np.array_equal(table.state(), twin.state())


@pytest.mark.parametrize("how", ["clone", "deepcopy", "pickle", "bytes"])
def test_a_copy_of_a_gymnasium_environment_goes_on_alike_and_by_itself(how: str) -> None:
    table: ParfaitGymEnv = gymnasium.make("parfait/Aice-v1", opponent="greedy").unwrapped
    table.reset(seed=4)
    table.step(int(table.action_masks().argmax()))
    twin = COPIES[how](table)
    for _ in range(30):
        action = int(table.action_masks().argmax())
        one, other = table.step(action), twin.step(action)
        assert np.array_equal(one[0], other[0])
        assert one[1:4] == other[1:4]
        if one[2]:
            assert np.array_equal(table.reset()[0], twin.reset()[0])


@pytest.mark.parametrize("game", games.names())
def test_whoever_changes_a_state_that_was_given_changes_nothing(game: str) -> None:
    batch, table = BatchEnv(game, 2), env(game)
    batch.reset(seed=1)
    table.reset(seed=1)
    ways: list[Callable[[], Any]] = [lambda: batch.state(0), lambda: table.table]
    for given in ways:
        before = given()
        changed = given()
        changed.step(changed.legal_actions()[0])
        assert given() == before
    batch.step(batch.sample())
