"""Every game of Parfait as a game of OpenSpiel. Importing this module registers them with pyspiel.

    import pyspiel
    import parfait.envs.open_spiel
    game = pyspiel.load_game("parfait_dokitto_ice_v1(players=2,flavour_count=2,top_value=3)")

A game's options are its parameters: docs/environments.md explains how they are written. Chance is explicit everywhere:
a deal goes card by card, or is one choice where few deals differ (chance.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from parfait import games
from parfait.core import CHANCE, OVER, Game, IllegalMove
from parfait.envs import chance, rewards
from parfait.envs.errors import BadSetting, IllegalAction, refused
from parfait.envs.names import VERSION
from parfait.extras import require

try:
    import pyspiel
except ImportError:
    require("envs")
    raise

from parfait.envs.open_spiel.observer import Observer
from parfait.envs.open_spiel.parameters import parameter, read_parameters
from parfait.envs.open_spiel.position import SECRET, GameSetting, Position, SeenMoves

PREFIX = "parfait_"
USUAL_REWARD: rewards.Reward = "balanced"  # most algorithms of OpenSpiel are for games whose utilities add up to 0
MOST_MOVES = 1_000_000  # what OpenSpiel is told of a game that may never end: it wants a number


class ParfaitState(pyspiel.State):
    """A state of OpenSpiel. Its only attribute is copied by pyspiel, with copy.deepcopy, when the state is cloned."""

    at: Position

    def __init__(self, game: ParfaitGame) -> None:
        super().__init__(game)
        start = game.setting.start.clone()
        self.at = Position(game.setting, start, (), SeenMoves(None))

    def current_player(self) -> int:
        turn = self.at.state.turn
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def is_terminal(self) -> bool:
        return self.at.state.turn == OVER

    def _legal_actions(self, player: int) -> list[int]:
        state = self.at.state
        if player != state.turn:
            return []
        return sorted(map(self.at.setting.numbering.from_game, state.legal_actions()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self._choice().probabilities))

    def _choice(self) -> chance.ChanceChoice:
        return chance.next_choice(self.at.state, self.at.given) or chance.NO_CHOICE

    def _apply_action(self, action: int) -> None:
        if self.at.state.turn == CHANCE:
            self._choose(action)
        else:
            self._move(action)

    def _choose(self, option: int) -> None:
        at, choice = self.at, self._choice()
        if not 0 <= option < len(choice.probabilities):
            refusal = IllegalMove(at.state.turn_rule(), "chance-is-next", chance=at.state.chance_kind)
            raise IllegalAction(refusal, CHANCE, option)
        if choice.deals:
            chance.settle_deal(at.state, choice.deals[option])
            at.add(CHANCE, SECRET)
            return
        if choice is not chance.NO_CHOICE:
            at.given = (*at.given, option)
        if chance.next_choice(at.state, at.given) is None:
            chance.settle(at.state, at.given)
            at.given = ()
            at.add(CHANCE, SECRET)

    def _move(self, action: int) -> None:
        at = self.at
        state, seat = at.state, at.state.turn
        number = at.setting.numbering.to_game(action)
        if number not in state.legal_actions():
            raise refused(state, number, action)
        secret = state.secret(number)
        state.apply(number)
        at.add(seat, SECRET if secret else action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.at.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"{state.chance_kind} {len(self.at.given)}.{action}"
        setting = self.at.setting
        return str(setting.game.notation.write_move(state, setting.numbering.to_game(action)))

    def returns(self) -> list[float]:
        at = self.at
        return rewards.of(at.state, at.setting.reward) if at.state.turn == OVER else [0.0] * at.setting.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ParfaitState:
        """A state that the seat cannot tell from this one: the exact sampler draws from what its view leaves open.

        Its history begins with itself: that of this state would tell what the seat may not know.
        """
        other: ParfaitState = self.get_game().new_initial_state()
        other.at = self.at.resampled(player, sampler)
        return other

    def __str__(self) -> str:
        held = {name: value for name, value in self.at.state.snapshot().items() if name != "options"}
        return json.dumps({**held, "given": self.at.given}, default=str)


class ParfaitGame(pyspiel.Game):
    """A game of OpenSpiel; `NAME` is that of ours, `SHORT_NAME` the one it was loaded by."""

    NAME: str
    SHORT_NAME: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = games.find(self.NAME)
        players, reward = given.get("players", game.players[-1]), given.get("reward", USUAL_REWARD)
        if reward not in rewards.KINDS:
            raise BadSetting("env-bad-setting", setting="reward", value=repr(reward))
        game.check_players(players)
        self.setting = GameSetting(self.NAME, players, read_parameters(game, given), reward)
        options = self.setting.start.options
        low, high, total = rewards.bounds(reward, players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.numbering.count,
            max_chance_outcomes=chance.MOST_OPTIONS,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=options.longest(players) or MOST_MOVES,
        )
        super().__init__(game_type(game, self.SHORT_NAME, total), info, given)

    def new_initial_state(self) -> ParfaitState:
        return ParfaitState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many choices as before the first move, again after every move: no later deal, draw or roll has more.

        OpenSpiel assumes that there are no more of them than moves. Rolls to break ties (AI-13) have no limit of their
        own.
        """
        state, choices = self.setting.start.clone(), 0
        while state.turn == CHANCE:
            asked = chance.questions(state)
            chance.settle(state, [0] * asked)
            choices += max(1, asked)
        return max(1, choices) * (1 + int(self.max_game_length()))

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: object = None, params: dict[str, object] | None = None) -> Observer:
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


# Registration


def load_game(name: str) -> ParfaitGame:
    """Like pyspiel's own `load_game`. Unpickling a game through it also imports this module."""
    game: ParfaitGame = pyspiel.load_game(name)
    return game


def game_type(game: Game, name: str, total: float | None) -> pyspiel.GameType:
    """A game's type for OpenSpiel. `total` is the sum of all rewards, if it is constant."""
    utility = "GENERAL_SUM" if total is None else "CONSTANT_SUM" if total else "ZERO_SUM"
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{game.title} v{VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, utility),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.players[-1],
            "reward": USUAL_REWARD,
            **{info.name: parameter(info.kind, info.default) for info in game.options.infos()},
        },
    )


def register(game: Game) -> None:
    """Register a game under its name with a version, for papers, and without, for the current version."""
    plain = PREFIX + game.name.replace("-", "_")
    for name in (plain, f"{plain}_v{VERSION}"):
        made = type(f"{game.name}-game", (ParfaitGame,), {"NAME": game.name, "SHORT_NAME": name})
        total = 0.0  # of the usual reward
        pyspiel.register_game(game_type(game, name, total), made)


for found in games.games():
    register(found)
