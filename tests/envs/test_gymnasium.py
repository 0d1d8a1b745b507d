"""Every game through Gymnasium's own checks, alone and in vectors, against bots and against itself."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv

import parfait.envs
from parfait import games
from parfait.bots import UnknownBot
from parfait.core import Rng
from parfait.core.errors import BadOption, BadPlayers
from parfait.envs.errors import BadActions, BadSetting, IllegalAction, NotReset, StepAfterEnd
from parfait.envs.names import VERSION, gymnasium_id
from parfait.envs.vector import ParfaitVectorEnv
from tests.envs.lengths import ends_within

assert parfait.envs
IDS = [gymnasium_id(name) for name in games.names()]
DOKITTO = "parfait/DokittoIce-v1"
SHORT = {"dozito": {"rounds": 1}, "dokitto-ice": {"trophies_to_win": 1}, "aice": {"rounds": 1}}


def vector(name: str, count: int, **settings: Any) -> ParfaitVectorEnv:
    made = gymnasium.make_vec(name, num_envs=count, **settings)
    assert isinstance(made, ParfaitVectorEnv)
    return made


def legal(infos: dict[str, Any], chooser: np.random.Generator) -> np.ndarray:
    return np.array([chooser.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


def test_every_game_is_registered_with_a_version() -> None:
    assert DOKITTO in IDS
    for name in IDS:
        assert gymnasium.spec(name).version == VERSION
        assert gymnasium.make(name).unwrapped.metadata["name"] == name


@pytest.mark.parametrize("opponent", ["random", "greedy", "1", None])
@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_own_check(name: str, opponent: str | None) -> None:
    env = gymnasium.make(name, opponent=opponent).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not normalized.*|.*infinity.*|.*different from the unwrapped.*")
        check_env(env, skip_render_check=True)
    for mode in ("ansi", "rgb_array"):
        drawn = gymnasium.make(name, opponent=opponent, render_mode=mode)
        drawn.reset(seed=1)
        assert isinstance(drawn.render(), str if mode == "ansi" else np.ndarray)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("opponent", ["greedy", None])
@pytest.mark.parametrize("game", games.names())
def test_a_vector_is_so_many_single_environments(game: str, opponent: str | None, mode: AutoresetMode) -> None:
    """Ours and Gymnasium's own, of single ones: the same numbers, rewards, ends and infos, illegal actions included."""
    name, chooser = gymnasium_id(game), np.random.default_rng(1)
    settings: dict[str, Any] = {"opponent": opponent, **SHORT.get(game, {})}
    ours = vector(name, 3, autoreset_mode=mode, **settings)
    theirs = gymnasium.make_vec(
        name, num_envs=3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **settings
    )
    assert ours.metadata["autoreset_mode"] == mode == theirs.metadata["autoreset_mode"]
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    one: Any = ours.reset(seed=7)
    other: Any = theirs.reset(seed=7)
    assert data_equivalence(one, other, exact=True)
    ends = 0
    for step in range(120):
        infos = one[-1]
        over = np.zeros(3, bool) if step == 0 else one[2] | one[3]
        if mode == AutoresetMode.DISABLED and over.any():
            one = (*one[:4], ours.reset(options={"reset_mask": over.copy()})[1])
            theirs.reset(options={"reset_mask": over.copy()})
        masks = ours.action_masks()
        actions = np.array([chooser.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        if step % 50 == 49:
            actions[step % 3] = 0 if not masks[step % 3, 0] else actions[step % 3]
        one, other = ours.step(actions), theirs.step(actions)
        for mine, yours in zip(one[:4], other[:4], strict=True):
            assert np.array_equal(mine, yours)
        assert one[-1].keys() == other[-1].keys()
        for key, value in one[-1].items():
            expected = other[-1][key]
            if key == "final_obs":
                assert all(a is b is None or np.array_equal(a, b) for a, b in zip(value, expected, strict=True))
            elif key == "final_info":
                assert value.keys() == expected.keys()
                assert all(np.array_equal(value[name], expected[name]) for name in value)
            else:
                assert np.array_equal(value, expected)
        ends += int((one[2] | one[3]).sum())
        assert infos is not one[-1]
    assert ends > 0 or not ends_within(game, 60, SHORT.get(game))


@pytest.mark.parametrize("name", IDS)
def test_a_vector_keeps_to_its_spaces(name: str) -> None:
    envs = vector(name, 4)
    assert isinstance(envs, VectorEnv)
    chooser = np.random.default_rng(2)
    observations, infos = envs.reset(seed=1)
    for _ in range(60):
        assert observations in envs.observation_space
        assert observations.dtype == envs.observation_space.dtype
        assert all(row in envs.single_observation_space for row in observations)
        actions = np.array(envs.action_space.sample(mask=tuple(infos["action_mask"])))
        assert actions in envs.action_space
        observations, rewards, ended, cut_short, infos = envs.step(legal(infos, chooser))
        assert rewards.shape == ended.shape == cut_short.shape == (4,)
        for i in np.flatnonzero(ended):
            assert infos["_final_obs"][i]
            assert infos["final_obs"][i] in envs.single_observation_space


def test_arrays_are_copies_unless_told_otherwise() -> None:
    chooser = np.random.default_rng(2)
    for copy in (True, False):
        envs = vector(DOKITTO, 2, copy=copy)
        first, infos = envs.reset(seed=1)
        kept = first.copy()
        second = envs.step(legal(infos, chooser))[0]
        assert np.shares_memory(first, second) is not copy
        assert np.array_equal(first, kept) is copy


def test_the_learner_has_its_seat_and_the_bot_the_others() -> None:
    for seat in (None, 0, 2):
        env, chooser, seats = gymnasium.make(DOKITTO, opponent="greedy", seat=seat), np.random.default_rng(1), set()
        for seed in range(16):
            _, info = env.reset(seed=seed)
            over = False
            while not over:
                table = env.unwrapped.one.batch.live(0)
                assert table.turn == info["seat"]
                seats.add(info["seat"])
                _, reward, over, _, info = env.step(int(chooser.choice(np.flatnonzero(info["action_mask"]))))
            table = env.unwrapped.one.batch.live(0)
            assert reward == (info["seat"] in table.winners) / len(table.winners)
        assert seats == ({seat} if seat is not None else {0, 1, 2, 3})
    _, info = env.reset(options={"seat": 1})
    assert info["seat"] == 1
    assert env.reset()[1]["seat"] == 2


def test_a_bot_is_asked_with_its_view_and_random_numbers_of_the_game() -> None:
    """Level 3 as the opponent plays what level 3 plays."""
    from parfait import bots

    env = gymnasium.make(DOKITTO, opponent="3", players=2, seat=0, first_player=1)
    _, info = env.reset(seed=5)
    generator, _ = gymnasium.utils.seeding.np_random(5)
    seed = int(generator.integers(2**63))
    state, draws, thoughts = games.find("dokitto-ice").new(2, {"first_player": 1}), _game_stream(seed), Rng(seed, 2)
    while state.turn == -1:
        state.apply_chance(state.sample_chance(draws))
    state.step(bots.find("3").choose(state.view(1), None, thoughts))
    assert state.view(0) == env.unwrapped.one.batch.live(0).view(0)
    assert info["seat"] == 0


def _game_stream(seed: int) -> Rng:
    rng = Rng(0)
    rng.s = seed
    for number in (0, 0, 0):  # what happens, in the first place of a batch, in its first game
        rng.s = (rng.word() + number) % 2**64
    rng.s = rng.word()
    return rng


def test_whoever_plays_all_seats_is_told_everybodys_rewards() -> None:
    envs, chooser = vector("parfait/Aice-v1", 4, opponent=None, rounds=1, reward="score"), np.random.default_rng(3)
    _, infos = envs.reset(seed=1)
    ends = 0
    for _ in range(150):
        _, rewards, ended, _, infos = envs.step(legal(infos, chooser))
        assert not rewards[~ended].any()
        for i in np.flatnonzero(ended):
            final = infos["final_info"]
            assert rewards[i] == final["rewards"][i, final["seat"][i]]
            ends += 1
    assert ends > 0


def test_what_becomes_of_an_illegal_action() -> None:
    wrong = 60
    for settings, error in (({}, None), ({"illegal": "error"}, IllegalAction), ({"illegal": "random"}, None)):
        env = gymnasium.make(DOKITTO, first_player=0, seat=0, **settings)
        observation, info = env.reset(seed=1)
        assert not info["action_mask"][wrong]
        if error is not None:
            with pytest.raises(error, match="seat 0, action 60"):
                env.step(wrong)
            assert np.array_equal(env.unwrapped.one.batch.observations[0], observation)
            continue
        _, reward, over, _, info = env.step(wrong)
        if settings:
            assert (reward, over) == (0.0, False)
        else:
            assert (reward, over, info["illegal_action"]) == (-1.0, True, True)
            assert np.flatnonzero(info["action_mask"]).tolist() == [0]  # ignored, but something to choose


def test_a_game_may_be_truncated() -> None:
    envs, chooser = vector(DOKITTO, 2, max_episode_steps=3), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    for step in range(1, 10):
        _, rewards, ended, cut_short, infos = envs.step(legal(infos, chooser))
        assert not ended.any()
        assert not rewards.any()
        assert cut_short.all() == (step % 3 == 0)


def test_what_is_wrong_is_refused() -> None:
    for wrong, error in (
        ({"opponent": "9"}, UnknownBot),
        ({"seat": 4}, BadSetting),
        ({"illegal": "shrug"}, BadSetting),
        ({"reward": "money"}, BadSetting),
        ({"players": 7}, BadPlayers),
        ({"cone": 0}, BadOption),
    ):
        with pytest.raises(error):
            gymnasium.make(DOKITTO, **wrong)
    with pytest.raises(BadSetting):
        ParfaitVectorEnv("aice", 2, autoreset_mode="sometimes")
    envs = ParfaitVectorEnv("aice", 2, autoreset_mode=AutoresetMode.DISABLED, rounds=1)
    with pytest.raises(NotReset):
        envs.step([0, 0])
    _, infos = envs.reset(seed=[1, None])
    with pytest.raises(BadActions):
        envs.step([0.5, 1])
    with pytest.raises(BadActions):
        envs.step([1])
    with pytest.raises(BadSetting):
        envs.reset(options={"colour": "red"})
    with pytest.raises(BadSetting):
        envs.reset(options={"reset_mask": [True, False]})
    envs.step([1023, int(infos["action_mask"][1].argmax())])
    with pytest.raises(StepAfterEnd):
        envs.step([0, 0])


def test_pettingzoos_registry_has_every_game_with_a_version() -> None:
    registry = pytest.importorskip("pettingzoo.env_registry.registration", reason="PettingZoo has none before 1.27")
    for game in games.names():
        name = f"parfait/{game.replace('-', '_')}_v1"
        made = registry.make("aec", name, players=3)
        assert made.metadata["name"] == name.replace("/", "_")
        assert made.max_num_agents == 3
        assert registry.make("parallel", name).possible_agents[0] == "player_0"


def test_an_unknown_setting_is_refused_as_python_refuses_it() -> None:
    """TorchRL's `GymEnv` tries `frameskip`, and does without when it gets exactly this TypeError."""
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'") as caught:
            make("parfait/DokittoIce-v1", frameskip=1)
        assert isinstance(caught.value, BadOption)
