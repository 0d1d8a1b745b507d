"""What is for critics and helpers: all seats at once, moves by seat, numbers as NumPy gives them; and nothing of it
where a seat looks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parfait import games
from parfait.core import Rng
from parfait.envs.batch import BatchEnv
from parfait.envs.errors import BadSetting, NotReset
from parfait.envs.pettingzoo import env, parallel_env
from parfait.envs.trajectories import Trajectories
from tests.envs.lengths import ends_within

KINDS = [pytest.param(game.name, n, id=f"{game.name}-{n}") for game in games.games() for n in game.players]


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_all_seats_are_what_each_of_them_knows(game: str, players: int) -> None:
    batch = BatchEnv(game, 3, players=players)
    with pytest.raises(NotReset):
        batch.all_seats()
    batch.reset(seed=1)
    for _ in range(30):
        batch.step(batch.sample())
        seats = batch.all_seats()
        assert seats.shape == (3, players, batch.observations.shape[1])
        for i in range(3):
            state = batch.state(i)
            for seat in range(players):
                assert seats[i, seat].tobytes() == batch.encoding.array(state, seat).tobytes()
            assert np.array_equal(seats[i, batch.seats[i]], batch.observations[i])


def test_what_critics_are_given_is_no_part_of_what_a_seat_is_given() -> None:
    batch, table = BatchEnv("aice", 2), env("aice")
    observations, info = batch.reset(seed=1)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)["observation"]
    for private in (batch.all_seats(), table.state()):
        for array in (observations, info["action_mask"], info["seat"], seen, *(batch.rewards, batch.masks)):
            assert not np.shares_memory(private, array)
    assert set(info) == {"seat", "action_mask"}
    assert set(table.infos[table.agent_selection]) == set()


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_what_a_seat_is_given_is_the_same_in_every_world_that_it_cannot_tell_apart(game: str, players: int) -> None:
    """Observation and mask of a batch that goes on in another such world."""
    batch, rng = BatchEnv(game, 1, players=players), Rng(3)
    batch.reset(seed=6)
    for _ in range(25):
        batch.step(batch.sample())
        state, twin = batch.state(0), batch.clone()
        [(_, *streams)] = twin._stepper.save()
        twin._stepper.load([(batch.game.determinize(state.view(state.turn), rng), *streams)])
        assert np.array_equal(twin.all_seats()[0, state.turn], batch.observations[0])
        assert np.flatnonzero(batch.masks[0]).tolist() == sorted(twin.state(0).legal_actions())


@pytest.mark.parametrize("game", games.names())
def test_a_trajectory_is_a_seats_moves_and_its_reward(game: str) -> None:
    batch = BatchEnv(game, 3, reward="margin")
    twin = BatchEnv(game, 3, reward="margin")
    batch.reset(seed=5)
    twin.reset(seed=5)
    played, found = Trajectories(batch), 0
    noted: list[list[tuple[int, Any, int]]] = [[] for _ in range(3)]
    for _ in range(500):
        actions = batch.sample()
        for i in range(3):
            noted[i].append((int(twin.seats[i]), twin.observations[i].copy(), int(actions[i])))
        done = played.step(actions)
        twin.step(actions)
        for i in np.flatnonzero(twin.ended).tolist():
            parts = [one for one in done if one.game == i]
            assert [one.seat for one in parts] == sorted({seat for seat, _, _ in noted[i]})
            for one in parts:
                mine = [(known, action) for seat, known, action in noted[i] if seat == one.seat]
                assert np.array_equal(one.observations, [known for known, _ in mine])
                assert one.actions.tolist() == [action for _, action in mine]
                assert one.masks[np.arange(len(mine)), one.actions].all()
                assert one.rewards[-1] == twin.rewards[i, one.seat]
                assert not one.rewards[:-1].any()
                assert one.returns(0.5)[0] == pytest.approx(one.rewards[-1] * 0.5 ** (len(mine) - 1))
                assert not one.cut_short
                found += 1
            noted[i] = []
    assert found > 0 or not ends_within(game, 200)


def test_sizes_and_options_may_be_numbers_of_numpy() -> None:
    given: dict[str, Any] = {
        "games_at_once": np.int64(3),
        "players": np.int32(2),
        "most_moves": np.int16(50),
        "workers": np.uint8(0),
        "restart": np.bool_(True),
        "top_value": np.int64(4),
        "hand": np.int8(2),
        "tile_vp": np.array([1, 2, 3, 4, 5]),
        "show_gathered": np.bool_(False),
    }
    batch = BatchEnv("dokitto-ice", **given)
    plain = BatchEnv(
        "dokitto-ice", 3, players=2, most_moves=50, top_value=4, hand=2, tile_vp=[1, 2, 3, 4, 5], show_gathered=False
    )
    assert batch.options == plain.options
    seed: Any = np.int64(3)
    for one in (batch, plain):
        one.reset(seed=seed)
    assert np.array_equal(batch.observations, plain.observations)
    players: Any = np.int64(3)
    assert env("aice", players, max_cycles=np.int64(5), rounds=np.int64(1)).max_num_agents == 3


@pytest.mark.parametrize(
    "wrong", [{"games_at_once": np.float64(2)}, {"games_at_once": True}, {"workers": np.bool_(True)}, {"copy": 1}]
)
def test_what_is_no_whole_number_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        BatchEnv(**{"game": "dozito", "games_at_once": 2, **wrong})


def test_copies_are_overwritten_by_no_later_step() -> None:
    batch = BatchEnv("dozito", 4, copy=True)
    first, info = batch.reset(seed=1)
    kept = [first.copy(), info["action_mask"].copy(), info["seat"].copy()]
    given = batch.step(batch.sample())
    assert all(map(np.array_equal, kept, (first, info["action_mask"], info["seat"])))
    for array in (*given[:4], *given[4].values()):
        own = (batch.observations, batch.masks, batch.rewards, batch.seats, batch.ended, batch.cut_short)
        assert not any(np.shares_memory(array, one) for one in own)


def test_in_a_parallel_environment_a_seat_that_waits_may_choose_action_0_which_is_not_heard() -> None:
    """Programs that ask every seat for an action cannot do with a mask of zeros."""
    together, alone = parallel_env("dokitto-ice", 3), env("dokitto-ice", 3)
    seen, _ = together.reset(seed=1)
    alone.reset(seed=1)
    while together.agents:
        active = alone.agent_selection
        for agent, one in seen.items():
            mask = one["action_mask"]
            assert mask.any()
            if agent != active:
                assert np.flatnonzero(mask).tolist() == [0]
                assert not alone.observe(agent)["action_mask"].any()
        action = int(seen[active]["action_mask"].argmax())
        seen, _, ended, _, _ = together.step({agent: action if agent == active else 0 for agent in seen})
        alone.step(action)
        assert np.array_equal(together.state(), alone.state())
        if any(ended.values()):
            break
