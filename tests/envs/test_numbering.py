"""Actions of games with fewer pieces are numbered without gaps; those of usual games keep the game's numbers."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this platform")

from parfait import games  # noqa: E402
from parfait.core import Rng  # noqa: E402
from parfait.envs.batch import BatchEnv  # noqa: E402
from parfait.envs.errors import IllegalAction  # noqa: E402
from parfait.envs.numbering import Numbering  # noqa: E402
from parfait.envs.pettingzoo import env as zoo_env  # noqa: E402
from tests.envs.test_open_spiel import deal  # noqa: E402

GREEN = {"O": 0, "Y": 0, "B": 0, "P": 0, "G": 4}
# game, players, options; how many actions there are: counted by hand from the rules
SMALLER: list[tuple[str, int, dict[str, Any], int]] = [
    ("dokitto-ice", 2, {"flavour_count": 2, "top_value": 3}, 2 * (3 + 3)),  # cards; take, take left, take right
    ("dokitto-ice", 3, {"top_value": 4}, 3 * (4 + 1)),
    ("dokitto-ice", 4, {"flavour_count": 3, "flavours": ["S", "M", "V"]}, 3 * (10 + 1)),
    ("dessert-dice", 2, {"board": 3}, 9 * 25 + 4 * 6),  # 24 ways a die can lie and the blank; four directions
    ("dessert-dice", 2, {"board": 2, "dice": GREEN}, 4 + 4 * 2),
    # cards; with each die the bids, cards of 2–8, and the second part of 7 and 8
    ("aice", 4, {"suits": 3}, 3 * 8 + 3 * (6 + 3 * 7 + 3 * 2)),
    ("aice", 3, {"suits": 3, "dice": 2, "beginner": True}, 3 * 7 + 2 * (1 + 3 * 6 + 3 * 2)),
    ("aice", 3, {"suits": 3, "dice": 2, "top_rank": 4, "beginner": True}, 3 * 2 + 2 * (1 + 3 * 2)),
    ("aice", 4, {"dice": 4, "split": {"7": [6, 1], "8": [4, 4]}}, 5 * 8 + 4 * (6 + 5 * 7 + 5)),
]
USUAL: list[tuple[str, int, dict[str, Any]]] = [
    ("dokitto-ice", 2, {}),
    ("dokitto-ice", 2, {"top_value": 6}),  # as usual for two
    ("dokitto-ice", 3, {"flavours": ["C", "M", "V"], "hand": 3, "trophies_to_win": 1}),
    ("dessert-dice", 4, {"board": 6, "corners": True}),
    ("aice", 3, {"rounds": 1, "hand": 2, "beginner": True}),
    ("dozito", 2, {"colours": 2, "rounds": 1}),
]


@pytest.mark.parametrize(("name", "players", "options", "count"), SMALLER)
def test_every_environment_counts_only_the_actions_that_there_can_be(
    name: str, players: int, options: dict[str, Any], count: int
) -> None:
    batch = BatchEnv(name, 2, players=players, **options)
    batch.reset(seed=1)
    assert batch.action_count == batch.single_action_space.n == batch.masks.shape[1] == count
    words = "".join(word.capitalize() for word in name.split("-"))
    zoo = zoo_env(name, players, **options)
    single = gymnasium.make(f"parfait/{words}-v1", players=players, **options)
    assert zoo.action_space("player_0").n == single.action_space.n == count
    for numbering in (zoo.numbering, single.unwrapped.numbering):
        assert numbering.numbers == batch.numbering.numbers


@pytest.mark.parametrize(("name", "players", "options", "count"), SMALLER)
def test_all_of_them_and_no_others_become_legal(name: str, players: int, options: dict[str, Any], count: int) -> None:
    game, rng = games.find(name), Rng(4)
    numbering, seen = Numbering(game, game.new(players, options)), set()
    for _ in range(400):
        state = game.new(players, options)
        while state.turn != -2:
            if state.turn < 0:
                state.apply_chance(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            seen |= {*legal}
            state.apply(legal[rng.below(len(legal))])
        if len(seen) == count:
            break
    assert seen <= {*numbering.numbers}
    never = {*numbering.numbers} - seen
    assert not never or name == "dokitto-ice", never  # there, a stack is seldom empty when it is chosen
    assert list(numbering.numbers) == sorted({*numbering.numbers})


@pytest.mark.parametrize(("name", "players", "options"), USUAL)
def test_a_game_with_its_usual_pieces_keeps_its_numbers(name: str, players: int, options: dict[str, Any]) -> None:
    batch = BatchEnv(name, 1, players=players, **options)
    assert batch.numbering.numbers == tuple(range(games.find(name).actions))


@pytest.mark.parametrize(
    ("name", "players", "options", "workers"),
    [*((*case[:3], 0) for case in SMALLER), ("aice", 4, {"suits": 3}, 2)],
)
def test_a_batch_plays_what_its_number_means(name: str, players: int, options: dict[str, Any], workers: int) -> None:
    batch = BatchEnv(name, 3, players=players, workers=workers, restart=False, **options)
    batch.reset(seed=5)
    for _ in range(40):
        chosen = batch.sample()
        states = [batch.state(i) for i in range(3)]
        for i, state in enumerate(states):
            if chosen[i] >= 0:
                legal = sorted(batch.numbering.from_game(number) for number in state.legal_actions())
                assert np.flatnonzero(batch.masks[i]).tolist() == legal
                state.apply(batch.numbering.to_game(int(chosen[i])))
        before = batch.moves.copy()
        batch.step(chosen)
        for i, state in enumerate(states):
            if batch.moves[i] > before[i] and state.turn >= 0:
                assert batch.state(i).snapshot() == state.snapshot()
    batch.close()


@pytest.mark.parametrize(("name", "players", "options", "count"), SMALLER)
def test_an_illegal_number_is_refused_by_its_own_rule(
    name: str, players: int, options: dict[str, Any], count: int
) -> None:
    batch = BatchEnv(name, 1, players=players, **options)
    batch.reset(seed=2)
    for action in (-1, count, 1023, int(np.flatnonzero(~batch.masks[0])[0])):
        with pytest.raises(IllegalAction) as caught:
            batch.step([action])
        assert caught.value.action == action
    copy = batch.clone()
    copy.step(copy.sample())


@pytest.mark.parametrize("opponent", ["greedy", None])
def test_bots_and_learners_play_a_smaller_game_in_the_same_numbers(opponent: str | None) -> None:
    env = gymnasium.make("parfait/DessertDice-v1", players=2, board=2, opponent=opponent, illegal="error")
    _, info = env.reset(seed=3)
    over, moves = False, 0
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        moves += 1
    assert moves >= 2


def test_open_spiel_names_the_moves_of_a_smaller_game() -> None:
    game = pyspiel.load_game("parfait_dessert_dice(players=2,board=3)")
    assert game.num_distinct_actions() == 9 * 25 + 4 * 6
    state = deal(str(game))
    ours = state.at.state
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        games.find("dessert-dice").notation.write_move(ours, number) for number in sorted(ours.legal_actions())
    ]
