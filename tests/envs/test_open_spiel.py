"""Every game through OpenSpiel's own tests and algorithms."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this platform")

from open_spiel.python import observation, policy, rl_environment  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, get_all_states, ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr  # noqa: E402

import parfait.envs.open_spiel  # noqa: E402
from parfait import games  # noqa: E402
from parfait.core import BadOption, BadPlayers  # noqa: E402
from parfait.envs.errors import BadSetting, IllegalAction  # noqa: E402
from parfait.envs.open_spiel.position import view_text  # noqa: E402

SHORT = {"dozito": "rounds=1", "dokitto-ice": "trophies_to_win=1", "dessert-dice": "board=3", "aice": "rounds=1"}
EVERY = [
    f"parfait_{game.name.replace('-', '_')}(players={players}{f',{SHORT[game.name]}' if game.name in SHORT else ''})"
    for game in games.games()
    for players in game.players
]
TINY = "parfait_dokitto_ice(players=2,flavour_count=2,top_value=2,trophies_to_win=1,first_player=0)"
SMALL = "parfait_dokitto_ice(players=2,flavour_count=2,top_value=3,hand=2,trophies_to_win=1,first_player=0)"


def deal(name: str, seed: int = 1) -> Any:
    """A state in which a player is to act."""
    state, rng = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=chances))
    return state


@pytest.mark.parametrize("name", EVERY)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [TINY, SMALL, "parfait_dessert_dice(players=2,board=2)"])
def test_random_simulations_with_states_written_and_read(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", EVERY)
def test_simulations_of_its_python_tests(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Clones, pickles, utilities: as OpenSpiel asks of every registered game."""
    from open_spiel.python.tests import games_sim_test  # with all of SciPy, which only this test should wait for

    np.random.seed(5)
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))


def test_every_game_is_registered_with_its_options() -> None:
    for game in games.games():
        name = f"parfait_{game.name.replace('-', '_')}"
        for known in (name, f"{name}_v1"):  # with its version, for papers; without, whatever version this is
            loaded = pyspiel.load_game(known)
            assert loaded.get_type().short_name == known
            assert loaded.get_type().long_name.endswith(" v1")
            assert loaded.get_parameters().keys() == {
                "players",
                "reward",
                *(info.name for info in game.options.infos()),
            }
            assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("parfait_dokitto_ice(first_player=1,top_value=3)", {"first_player": 1, "top_value": 3}),
        ("parfait_dokitto_ice(first_player=-1,top_value=-1)", {}),
        (
            "parfait_dokitto_ice(tile_vp=[1 2 3 4 5],show_gathered=False)",
            {"tile_vp": [1, 2, 3, 4, 5], "show_gathered": False},
        ),
        ('parfait_dokitto_ice(players=3,flavours=["S" "M" "V"])', {"flavours": ["S", "M", "V"]}),
        ('parfait_aice(split={"7":[4 3] "8":[5 3]})', {"split": {"7": [4, 3], "8": [5, 3]}}),
        ("parfait_dessert_dice(max_tips_in_a_row=-1,tiebreak=tied)", {"max_tips_in_a_row": None, "tiebreak": "tied"}),
    ],
)
def test_options_are_parameters(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(name)
    assert game.setting.start.options.write() == options
    assert pickle.loads(pickle.dumps(game)).setting.start.options == game.setting.start.options


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("parfait_aice(players=2)", BadPlayers),
        ("parfait_aice(rounds=0)", BadOption),
        ("parfait_dokitto_ice(tile_vp=plenty)", BadOption),
        ("parfait_dokitto_ice(players=2,flavour_count=2,top_value=2,hand=9)", BadOption),
        ("parfait_aice(reward=money)", BadSetting),
        ("parfait_aice(colour=red)", pyspiel.SpielError),
    ],
)
def test_parameters_that_cannot_be_are_refused(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(name)


def test_an_illegal_action_is_refused_with_seat_and_action() -> None:
    state = deal("parfait_dokitto_ice(players=3,first_player=1)")
    with pytest.raises(IllegalAction, match="seat 1, action 999: DI-7"):
        state.apply_action(999)
    assert state.legal_actions()


@pytest.mark.parametrize("game", games.games(), ids=lambda game: game.name)
def test_an_observation_is_the_encoding_and_the_view(game: Any) -> None:
    state = deal(f"parfait_{game.name.replace('-', '_')}")
    setting, table = state.at.setting, state.at.state
    seen = observation.make_observation(state.get_game())
    for seat in range(setting.players):
        expected = np.array(setting.encoding.array(table, seat), np.float32)
        assert np.array_equal(state.observation_tensor(seat), expected)
        seen.set_from(state, seat)
        assert np.array_equal(seen.tensor, expected)
        assert seen.dict.keys() == {field.name for field in setting.encoding.fields}
        assert state.observation_string(seat) == view_text(table.view(seat))


ONE_OUTCOME = [
    "parfait_dozito(players=3,colours=3,jokers=1,rounds=1)",
    'parfait_dessert_dice(players=2,board=2,dice={"O":0 "Y":0 "B":0 "P":0 "G":4})',
]


@pytest.mark.parametrize("name", ONE_OUTCOME)
def test_chance_with_one_outcome_is_a_node_like_any_other(name: str) -> None:
    met, game = 0, pyspiel.load_game(name)
    for seed in range(10):
        state, rng = game.new_initial_state(), np.random.RandomState(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                met += outcomes == [(0, 1.0)]
                if outcomes == [(0, 1.0)]:
                    with pytest.raises(IllegalAction):
                        state.clone().apply_action(1)
            state.apply_action(rng.choice(state.legal_actions()))
    assert met > 0


REDUCED = [
    *ONE_OUTCOME,
    "parfait_dozito(players=2,colours=2,jokers=3,rounds=1,max_idle_turns=5)",
    "parfait_dozito(players=2,colours=3,jokers=0,rounds=1,last_turns_at=1)",
    "parfait_dokitto_ice(players=2,flavour_count=2,top_value=2,hand=1,trophies_to_win=1)",
    "parfait_dokitto_ice(players=4,flavour_count=2,top_value=2,trophies_to_win=2)",
    "parfait_dessert_dice(players=2,board=2,max_tips_in_a_row=0)",
    'parfait_dessert_dice(players=4,board=3,dice={"O":9 "Y":0 "B":0 "P":0 "G":0})',
    "parfait_aice(players=3,suits=2,dice=2,hand=2,rounds=1)",
    "parfait_aice(players=4,suits=2,hand=2,rounds=2,exact_bid=0)",
]


@pytest.mark.parametrize("name", [*EVERY, *REDUCED])
def test_no_game_is_longer_or_pays_more_than_it_says(name: str) -> None:
    for reward in ("win", "score", "margin", "balanced"):
        game = pyspiel.load_game(name.replace(")", f",reward={reward})"))
        options, players = game.setting.start.options, game.num_players()
        longest = options.longest(players)  # which a game need not say
        assert game.max_game_length() == (parfait.envs.open_spiel.MOST_MOVES if longest is None else longest)
        assert longest is None or longest < 100_000
        assert longest is None or game.max_utility() - game.min_utility() < 100_000
        for seed in range(1 if name in EVERY else 3):
            state, rng, moves = game.new_initial_state(), np.random.RandomState(seed), 0
            while not state.is_terminal():
                moves += not state.is_chance_node()
                if not state.is_chance_node():
                    assert max(state.legal_actions()) < game.num_distinct_actions()
                state.apply_action(rng.choice(state.legal_actions()))
            assert moves <= game.max_game_length()
            assert len(state.history()) - moves <= game.max_chance_nodes_in_history()
            assert all(game.min_utility() <= one <= game.max_utility() for one in state.returns())


def test_a_smaller_deck_has_fewer_actions() -> None:
    assert pyspiel.load_game(SMALL).num_distinct_actions() == 12  # six cards, two flavours to take in three ways
    assert pyspiel.load_game("parfait_dokitto_ice(players=2)").num_distinct_actions() == 61


def test_a_game_that_may_never_end_has_a_number_for_that() -> None:
    game = pyspiel.load_game("parfait_dessert_dice(max_tips_in_a_row=-1)")
    assert game.max_game_length() == parfait.envs.open_spiel.MOST_MOVES


@pytest.mark.parametrize("name", [TINY, SMALL, "parfait_dessert_dice(players=2,board=2,max_tips_in_a_row=1)"])
def test_numbers_of_information_states_differ_exactly_where_the_states_do(name: str) -> None:
    game = pyspiel.load_game(name)
    numbers: dict[tuple[float, ...], str] = {}
    texts: dict[str, tuple[float, ...]] = {}
    rng = np.random.RandomState(1)
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                seat = state.current_player()
                row, text = tuple(state.information_state_tensor(seat)), state.information_state_string(seat)
                assert numbers.setdefault(row, text) == text
                assert texts.setdefault(text, row) == row
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(numbers) > 20


@pytest.mark.parametrize("game", games.games(), ids=lambda game: game.name)
def test_an_information_state_is_the_observation_and_the_last_open_moves(game: Any) -> None:
    state, rng = deal(f"parfait_{game.name.replace('-', '_')}({SHORT.get(game.name, '')})"), np.random.RandomState(2)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    seen, players = observation.make_observation(state.get_game(), kind), state.num_players()
    made: list[tuple[int, int]] = []
    numbering = state.at.setting.numbering
    while len(made) < 80 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        seat, action = state.current_player(), int(rng.choice(state.legal_actions()))
        made.append((seat, -1 if state.at.state.secret(numbering.to_game(action)) else action))
        state.apply_action(action)
        for looking in range(players):
            seen.set_from(state, looking)
            assert seen.tensor.tolist() == state.information_state_tensor(looking)
            known = state.observation_tensor(looking)
            assert seen.tensor[: len(known)].tolist() == known
            told = []
            for line in seen.dict["moves"]:
                if line[:players].any():
                    who = (int(line[:players].argmax()) + looking) % players
                    bits = sum(int(bit) << i for i, bit in enumerate(line[players + 1 :]))
                    told.append((who, bits if line[players] else -1))
            assert told == made[::-1][: parfait.envs.open_spiel.position.MEMORY]


def test_an_observer_of_all_players_sees_every_seat_and_says_so() -> None:
    state = deal("parfait_dokitto_ice(players=3)")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    seen = observation.make_observation(state.get_game(), kind)
    seen.set_from(state, 0)
    rows = [state.observation_tensor(seat) for seat in range(3)]
    assert seen.tensor.tolist() == [number for row in rows for number in row]
    assert all(name.startswith("player_") for name in seen.dict)
    assert all(card in seen.string_from(state, 0) for seat in range(3) for card in state.at.state.view(seat).hand)


def test_private_and_public_observations_are_apart() -> None:
    state = deal("parfait_dokitto_ice(players=2)")
    kind = pyspiel.IIGObservationType
    private = kind(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    public = kind(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    own, shared = (observation.make_observation(state.get_game(), one) for one in (private, public))
    card = state.at.state.view(0).hand[0]
    assert card in own.string_from(state, 0)
    assert card not in shared.string_from(state, 0)
    assert shared.string_from(state, 0) == shared.string_from(state, 1)
    assert "stock" not in own.string_from(state, 0)


def test_an_information_state_remembers_what_a_view_does_not() -> None:
    """Whether S1 or S2 was led first: once both have fallen to the same seat, the views are equal."""
    name = "parfait_dokitto_ice(players=2,flavour_count=2,top_value=6,trophies_to_win=1,first_player=0,tiles=1)"
    state = deal(name, seed=4)
    while True:
        orders = _two_orders(state)
        if orders is not None:
            break
        state = deal(name, seed=int(np.random.RandomState(state.move_number()).randint(10**6)))
    one, other = orders
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def _two_orders(state: Any) -> tuple[Any, Any] | None:
    """Two states with the same view of seat 0, reached by other moves; None when there are none near."""
    found: dict[str, Any] = {}
    waiting = [state]
    for _ in range(3000):
        if not waiting:
            return None
        one = waiting.pop()
        if one.is_terminal() or one.is_chance_node():
            continue
        seen = one.observation_string(0)
        if seen in found and found[seen].information_state_string(0) != one.information_state_string(0):
            return found[seen], one
        found.setdefault(seen, one)
        waiting += [one.child(action) for action in one.legal_actions()]
    return None


@pytest.mark.parametrize("name", EVERY)
def test_resampling_keeps_what_the_seat_knows(name: str) -> None:
    state, rng = deal(name), np.random.RandomState(3)
    for _ in range(6):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.uniform)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))


def test_resampling_draws_every_world_alike() -> None:
    state, rng = deal(SMALL), np.random.RandomState(3)
    found: dict[str, int] = {}
    for _ in range(600):
        other = state.resample_from_infostate(0, rng.uniform)
        found[str(other.at.state.hands)] = found.get(str(other.at.state.hands), 0) + 1
    assert len(found) == 6  # two of the four unseen cards
    assert all(60 < times < 140 for times in found.values())


@pytest.mark.parametrize("game", games.games(), ids=lambda game: game.name)
def test_ismcts_plays(game: Any) -> None:
    state = deal(f"parfait_{game.name.replace('-', '_')}({SHORT.get(game.name, '')})")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.0, 3, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_cfr_solves_a_small_deck() -> None:
    """Exploitability falls as it should: far below that of playing at random, and ever further."""
    game = pyspiel.load_game(f"cached_tree(game={SMALL})")
    solver = pyspiel.CFRPlusSolver(game)
    left = [pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))]
    for _ in range(3):
        for _ in range(8):
            solver.evaluate_and_update_policy()
        left.append(pyspiel.exploitability(game, solver.average_policy()))
    assert left[0] > 0.02
    assert left[1] < left[0] / 5
    assert left[3] < left[2] < left[1]
    assert left[3] < 0.002


def test_its_python_algorithms_run() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.02
    sampling = mccfr.ExternalSamplingSolver(game, mccfr.AverageType.SIMPLE)
    sampling.iteration()
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) >= 0
    assert len(get_all_states.get_all_states(game, to_string=lambda state: state.history_str())) > 20


def test_its_rl_environment_plays() -> None:
    table = rl_environment.Environment(pyspiel.load_game("parfait_dokitto_ice(players=4,trophies_to_win=1)"))
    step, rng = table.reset(), np.random.RandomState(2)
    while not step.last():
        seat = step.observations["current_player"]
        step = table.step([rng.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(0)


def test_a_policy_that_spends_little_on_illegal_actions_is_charged_little_for_it() -> None:
    """OpenSpiel's Deep CFR does not mask its policy, so that it adds up to less than 1 over the legal actions.

    What is missing counts as a utility of 0, which has to be what a player can expect.
    """
    game = pyspiel.load_game(f"cached_tree(game={SMALL})")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy().to_tabular()
    solved.action_probability_array *= 0.9
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False)
    assert exploitability.nash_conv(game, solved, use_cpp_br=False) < at_random / 2


@pytest.mark.slow
def test_deep_cfr_beats_playing_at_random() -> None:
    """As OpenSpiel's own example evaluates it, with a twelfth of its iterations."""
    pytest.importorskip("torch", reason="PyTorch is not among the tools of the tests")
    pytest.importorskip("tree", reason="dm-tree, which it imports, is not among the tools of the tests")
    from open_spiel.python.pytorch import deep_cfr

    game = pyspiel.load_game(SMALL)
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64,),
        advantage_network_layers=(64,),
        num_iterations=8,
        num_traversals=100,
        learning_rate=1e-3,
        batch_size_advantage=256,
        batch_size_strategy=256,
        policy_network_train_steps=1500,
        advantage_network_train_steps=150,
    )
    solver.solve()
    learned = policy.tabular_policy_from_callable(game, solver.action_probabilities)
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False)
    assert exploitability.nash_conv(game, learned, use_cpp_br=False) < at_random
