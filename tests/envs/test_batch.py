"""Many games at once: the same games as one by one, whatever the size of the batch."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

from parfait import games
from parfait.core import CHANCE, OVER, BadOption, BadPlayers, BrokenRules, IllegalMove, Rng, State, UnknownGame
from parfait.core.speed import compiled
from parfait.core.state import ActionSet
from parfait.envs.batch import BatchEnv
from parfait.envs.errors import BadActions, BadSetting, IllegalAction, NotReset, StepAfterEnd, WorkerLost
from tests.envs.lengths import ends_within

CHANCES = 0  # the stream of what happens in a game
SHELF = Path(__file__).parents[1] / "shelf"
KINDS = [pytest.param(game.name, n, id=f"{game.name}-{n}") for game in games.games() for n in game.players]


def chance_acts(state: State, rng: Rng) -> None:
    while state.turn == CHANCE:
        state.apply_chance(state.sample_chance(rng))


def stream(seed: int, index: int, episode: int) -> Rng:
    """The random numbers of one game of a batch."""
    rng = Rng(0)
    rng.s = seed
    for number in (CHANCES, index, episode):
        rng.s = (rng.word() + number) % 2**64
    rng.s = rng.word()
    return rng


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_batch_is_the_same_games_as_one_by_one(game: str, players: int) -> None:
    """Positions, numbers, masks and rewards are those that the rules give, step by step and game after game."""
    kind = games.find(game)
    encoding = games.encoding(kind, players)
    env = BatchEnv(game, 3, players=players)
    env.reset(seed=5)
    states, rngs, episodes, ends = [], [], [0, 0, 0], 0
    for i in range(3):
        rngs.append(stream(5, i, 0))
        states.append(kind.new(players))
        chance_acts(states[i], rngs[i])
    for _ in range(400):
        for i, state in enumerate(states):
            assert env.seats[i] == state.turn
            assert numpy.flatnonzero(env.masks[i]).tolist() == sorted(state.legal_actions())
            assert env.observations[i].tobytes() == encoding.array(state, state.turn).tobytes()
        actions = env.sample()
        env.step(actions)
        for i, state in enumerate(states):
            state.step(int(actions[i]))
            chance_acts(state, rngs[i])
            expected = [0.0] * players
            assert env.ended[i] == (state.turn == OVER)
            if state.turn == OVER:
                expected = [(seat in state.winners) / len(state.winners) for seat in range(players)]
                ends += 1
                episodes[i] += 1
                rngs[i] = stream(5, i, episodes[i])
                states[i] = kind.new(players)
                chance_acts(states[i], rngs[i])
            assert env.rewards[i].tolist() == numpy.array(expected, numpy.float32).tolist()
        assert env.episodes.tolist() == episodes
    assert ends > 0 or not ends_within(game, 200)


def played(env: BatchEnv, steps: int, first: int) -> list[bytes]:
    """What is seen of the first games of a batch that plays at random."""
    env.reset(seed=11)
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen.append(
            b"".join(
                array[:first].tobytes()
                for array in (env.observations, env.masks, env.rewards, env.seats, env.ended, env.episodes)
            )
        )
    return seen


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_the_same_whatever_the_size_of_the_batch(game: str) -> None:
    few = played(BatchEnv(game, 2), 150, first=2)
    assert few == played(BatchEnv(game, 64), 150, first=2)
    assert few == played(BatchEnv(game, 2), 150, first=2)


def test_a_game_is_the_same_in_several_processes() -> None:
    env = BatchEnv("aice", 7, workers=3)
    try:
        assert played(env, 100, first=7) == played(BatchEnv("aice", 7), 100, first=7)
        assert env.state(5).view(0).seat == 0
        actions = env.sample()
        actions[4] = -1
        with pytest.raises(IllegalAction) as caught:
            env.step(actions)
        assert (caught.value.index, caught.value.seat, caught.value.action) == (4, int(env.seats[4]), -1)
        actions[4] = env.state(4).legal_actions()[0]
        env.step(actions)
        [one, *_] = env._stepper.processes  # type: ignore[union-attr]
        one.terminate()
        one.join()
        with pytest.raises(WorkerLost):
            env.step(env.sample())
    finally:
        env.close()
    with pytest.raises(NotReset):
        env.step(actions)


def test_games_of_a_batch_and_seeds_differ() -> None:
    env = BatchEnv("dokitto-ice", 50, players=2)
    env.reset(seed=1)
    first = env.observations.copy()
    assert len({row.tobytes() for row in first}) == 50
    env.reset(seed=2)
    assert not numpy.array_equal(env.observations, first)
    env.reset(seed=1)
    assert numpy.array_equal(env.observations, first)


def test_a_reset_without_a_seed_goes_on_from_the_last() -> None:
    envs = [BatchEnv("dozito", 4), BatchEnv("dozito", 4)]
    for env in envs:
        env.reset(seed=1)
        env.reset()
    assert numpy.array_equal(envs[0].observations, envs[1].observations)
    envs[1].reset(seed=1)
    assert not numpy.array_equal(envs[0].observations, envs[1].observations)


@pytest.mark.parametrize("reward", ["score", "margin"])
def test_rewards_are_scores_or_by_how_much_they_are_above_the_best_other(reward: Any) -> None:
    env = BatchEnv("aice", 20, players=3, reward=reward, restart=False, rounds=1)
    env.reset(seed=3)
    total = numpy.zeros((20, 3))
    while (env.seats >= 0).any():
        env.step(env.sample())
        total += env.rewards
    for i in range(20):
        scores = env.state(i).scores
        best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]
        expected = scores if reward == "score" else [mine - other for mine, other in zip(scores, best, strict=True)]
        assert total[i].tolist() == [float(number) for number in expected]


def test_a_game_that_does_not_restart_stays_over() -> None:
    env = BatchEnv("dokitto-ice", 8, players=2, restart=False)
    env.reset(seed=4)
    ends = numpy.zeros(8, int)
    for _ in range(2000):
        env.step(env.sample())
        ends += env.ended
    assert ends.tolist() == [1] * 8
    assert env.seats.tolist() == [-1] * 8
    assert not env.masks.any()
    assert not env.rewards.any()
    env.step([-1] * 8)
    with pytest.raises(StepAfterEnd) as caught:
        env.step([-1, -1, 5, -1, -1, -1, -1, -1])
    assert caught.value.arguments == {"index": 2, "action": 5}


def test_a_game_may_be_cut_short() -> None:
    env = BatchEnv("dessert-dice", 5, reward="win", most_moves=10, max_tips_in_a_row=None)
    env.reset(seed=1)
    for move in range(1, 31):
        env.step(env.sample())
        assert env.cut_short.tolist() == [move % 10 == 0] * 5
        assert not env.ended.any()
        assert not env.rewards.any()
    assert env.episodes.tolist() == [3] * 5
    assert env.moves.tolist() == [0] * 5


def test_the_arrays_are_taken_without_a_copy() -> None:
    env = BatchEnv("dozito", 16)
    env.reset(seed=1)
    for array in (env.observations, env.masks, env.rewards, env.seats, env.ended):
        assert numpy.shares_memory(numpy.from_dlpack(array), array)
        assert array.__array_interface__["data"][0] == array.ctypes.data
        assert array.flags.c_contiguous
    before = [id(array) for array in env.step(env.sample())[:4]]
    assert [id(array) for array in env.step(env.sample())[:4]] == before


def test_pytorch_takes_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    env = BatchEnv("dozito", 16)
    env.reset(seed=1)
    shared = torch.from_dlpack(env.observations)
    env.step(env.sample())
    assert shared.data_ptr() == env.observations.ctypes.data
    assert shared.dtype is torch.float32
    assert torch.equal(shared, torch.tensor(env.observations))


def test_jax_takes_the_arrays_without_a_copy() -> None:
    jax = pytest.importorskip("jax")
    env = BatchEnv("dozito", 16)
    env.reset(seed=1)
    for array in (env.observations, env.masks, env.rewards):
        assert jax.dlpack.from_dlpack(array).unsafe_buffer_pointer() == array.ctypes.data


def test_its_spaces_are_those_of_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    env = BatchEnv("dozito", 16)
    env.reset(seed=1)
    for _ in range(50):
        assert all(row in env.single_observation_space for row in env.observations)
        assert all(action in env.single_action_space for action in env.sample())
        env.step(env.sample())


# Bad input: an error that says what was wrong, and nothing was played


def test_an_illegal_action_names_game_seat_action_and_rule_and_nothing_is_played() -> None:
    env = BatchEnv("dokitto-ice", 6, players=4)
    env.reset(seed=1)
    env.step(env.sample())
    before = [array.copy() for array in (env.observations, env.masks, env.seats, env.moves)]
    states = [env.state(i).clone() for i in range(6)]
    actions = env.sample()
    actions[4] = int(numpy.flatnonzero(~env.masks[4])[0])
    with pytest.raises(IllegalAction) as caught:
        env.step(actions)
    error = caught.value
    assert (error.index, error.seat, error.action) == (4, int(env.seats[4]), int(actions[4]))
    assert isinstance(error, IllegalMove)
    assert error.rule in ("DI-7", "DI-8")
    assert str(error).startswith(f"game 4, seat {error.seat}, action {error.action}: {error.rule}: ")
    assert all(map(numpy.array_equal, before, (env.observations, env.masks, env.seats, env.moves)))
    assert states == [env.state(i) for i in range(6)]


@pytest.mark.parametrize("action", [-1, -2, 17, 1024, 2**40, -(2**40)])
def test_an_action_out_of_range_is_refused(action: int) -> None:
    env = BatchEnv("dozito", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step([action, 12])


def test_whoever_writes_into_a_mask_does_not_change_what_is_legal() -> None:
    env = BatchEnv("dozito", 1)
    env.reset(seed=1)
    illegal = int(numpy.flatnonzero(~env.masks[0])[0])
    env.masks[0] = True
    with pytest.raises(IllegalAction):
        env.step([illegal])


@pytest.mark.parametrize(
    "actions",
    [
        [12],
        [12, 12, 12],
        [[12, 12]],
        [12.0, 12.0],
        [True, True],
        ["draw"] * 2,
        12,
        None,
        [12, [12]],
        [12, 2**70],
        [2**64 - 1, 12],
    ],
    ids=str,
)
def test_actions_of_another_dtype_or_shape_are_refused(actions: Any) -> None:
    env = BatchEnv("dozito", 2)
    env.reset(seed=1)
    with pytest.raises(BadActions):
        env.step(actions)
    assert env.moves.tolist() == [0, 0]


def test_a_step_before_the_first_reset_or_after_the_end_of_the_environment_is_refused() -> None:
    env = BatchEnv("dozito", 1)
    with pytest.raises(NotReset):
        env.step([12])
    with pytest.raises(NotReset):
        env.sample()
    env.reset(seed=1)
    env.close()
    with pytest.raises(NotReset):
        env.step([12])


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"jokers": 9}, BadOption),
        ({"colours": 3}, BadOption),
        ({"players": 7}, BadPlayers),
        ({"reward": "glory"}, BadSetting),
        ({"most_moves": 0}, BadSetting),
        ({"restart": "no"}, BadSetting),
        ({"games_at_once": 0}, BadSetting),
        ({"workers": 3}, BadSetting),
        ({"workers": -1}, BadSetting),
        ({"games_at_once": 2.0}, BadSetting),
        ({"game": "chess"}, UnknownGame),
    ],
    ids=str,
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        BatchEnv(**{"game": "dozito", "games_at_once": 2, **wrong})


@pytest.mark.parametrize("seed", [-1, 2**64, "1", 1.0, True])
def test_a_seed_that_cannot_be_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetting):
        BatchEnv("dozito", 1).reset(seed=seed)


# A machine without a C compiler, and a game that is not one of ours

SCRIPT = """
import hashlib
from parfait import games
from parfait.envs.batch import BatchEnv
for game in games.names():
    env, told = BatchEnv(game, 3), hashlib.sha256()
    env.reset(seed=9)
    for _ in range(60):
        env.step(env.sample())
        for array in (env.observations, env.masks, env.seats, env.rewards, env.episodes):
            told.update(array.tobytes())
    print(game, told.hexdigest())
"""


def run(**environment: str) -> list[str]:
    process = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return process.stdout.splitlines()


def test_compiled_and_plain_batches_agree_and_a_fifth_game_needs_no_encoding() -> None:
    if not compiled():
        pytest.skip("nothing to compare: the compiled modules are not built here (no C compiler)")
    fast, plain = run(PARFAIT_GAMES=str(SHELF)), run(PARFAIT_GAMES=str(SHELF), PARFAIT_PLAIN="1")
    assert fast == plain
    assert "pip-bluff" in [line.split()[0] for line in fast]


def test_a_random_choice_is_any_of_the_legal_actions() -> None:
    env = BatchEnv("dozito", 300)
    env.reset(seed=1)
    assert set(env.sample().tolist()) == set(env.state(0).legal_actions())


def test_a_game_with_more_actions_than_it_says_ends_in_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    dozito = games.find("dozito")
    monkeypatch.setattr(games, "find", lambda name: dataclasses.replace(dozito, actions=14))
    env = BatchEnv("dozito", 4)
    with pytest.raises(BrokenRules, match="the action 14 is legal"):
        env.reset(seed=1)


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_the_set_of_legal_actions_is_their_list(game: str, players: int) -> None:
    kind, rng, legal = games.find(game), Rng(4), ActionSet()
    choices = [{}, {"board": 6}, {"board": 3, "max_tips_in_a_row": 1}] if game == "dessert-dice" else [{}]
    for options in choices:
        state = kind.new(players, options)
        for _ in range(150):
            chance_acts(state, rng)
            if state.turn == OVER:
                break
            state.legal_set(legal)
            assert legal.listed() == sorted(state.legal_actions())
            actions = state.legal_actions()
            state.step(actions[rng.below(len(actions))])
