"""Every game of Parfait as a game of OpenSpiel. Importing this module registers them with pyspiel.

    import pyspiel
    import parfait.envs.open_spiel
    game = pyspiel.load_game("parfait_dokitto_ice(players=2,flavour_count=2,top_value=3)")

A game's options are its parameters: docs/environments.md tells how they are written. Chance is explicit everywhere: a
deal goes card by card, or is one choice where few deals differ (chance.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from parfait import games
from parfait.core import CHANCE, OVER, WATCHER, Belief, Game, IllegalMove, Rng, State, View
from parfait.core.encoding import Row
from parfait.core.options import Choice, Flag, Kind, Whole
from parfait.envs import chance, rewards
from parfait.envs.errors import BadSetting, IllegalAction, refused
from parfait.envs.rewards import Reward
from parfait.extras import require

try:
    import numpy as np
    import pyspiel
except ImportError:
    require("envs")
    raise

PREFIX = "parfait_"
MOST_MOVES = 1_000_000  # more than any game takes; OpenSpiel wants a number
SECRET = -1  # an action that the others may not know
WORD = -1  # how a word, or null, is written where an option also takes numbers


class Setting:
    """One game, number of players and set of options: what all states of a pyspiel game share."""

    def __init__(self, name: str, players: int, options: dict[str, Any], reward: Reward) -> None:
        self.given = (name, players, options, reward)
        self.game = games.find(name)
        self.start: State = self.game.new(players, options)
        self.players = players
        self.reward = reward
        self.encoding = games.encoding(self.game, players, options)

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, self.given


class Step(NamedTuple):
    """What lies open after a step, as somebody who looks on sees it: made of the state when it is asked for."""

    before: Seen | None
    who: int
    action: int  # SECRET for chance, and for a move that the others may not know
    state: State


class Seen:
    """All that everybody has seen so far, as a digest. A chain of steps until somebody asks: a rollout never does."""

    def __init__(self, step: Step | None, digest: bytes = b"") -> None:
        self.step = step
        self.known = digest

    def digest(self) -> bytes:
        chain: list[tuple[Seen, Step]] = []
        link: Seen | None = self
        while link is not None and link.step is not None:
            chain.append((link, link.step))
            link = link.step.before
        so_far = b"" if link is None else link.known
        for seen, step in reversed(chain):
            told = f"{step.who} {step.action} {view_text(step.state.view(WATCHER))}"
            so_far = seen.known = blake2b(so_far + told.encode(), digest_size=16).digest()
            seen.step = None
        return so_far

    def __reduce__(self) -> tuple[object, ...]:
        return Seen, (None, self.digest())


class Position:
    """Where a game is: shared by nobody, and cheap to copy."""

    __slots__ = ("belief", "given", "seen", "setting", "state")

    def __init__(self, setting: Setting, state: State, given: tuple[int, ...], seen: Seen) -> None:
        self.setting = setting
        self.state = state
        self.given = given  # what chance has answered so far, while it is its turn
        self.seen = seen
        self.belief: tuple[int, Belief] | None = None  # of a seat, until the next step

    def add(self, who: int, action: int) -> None:
        """A step was made."""
        self.belief = None
        self.seen = Seen(Step(self.seen, who, action, self.state.clone()))

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.setting, self.state.clone(), self.given, self.seen)

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.setting, self.state, self.given, self.seen)


class ParfaitState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Its only attribute is copied by pyspiel, with copy.deepcopy, when the state is cloned."""

    at: Position

    def __init__(self, game: ParfaitGame) -> None:
        super().__init__(game)
        start = game.setting.start.clone()
        self.at = Position(game.setting, start, (), Seen(None))

    def current_player(self) -> int:
        turn = self.at.state.turn
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def is_terminal(self) -> bool:
        return self.at.state.turn == OVER

    def _legal_actions(self, player: int) -> list[int]:
        state = self.at.state
        return sorted(state.legal_actions()) if player == state.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        choice = chance.next_choice(self.at.state, self.at.given)
        assert choice is not None
        return list(enumerate(choice.probabilities))

    def _apply_action(self, action: int) -> None:
        if self.at.state.turn == CHANCE:
            self._choose(action)
        else:
            self._move(action)

    def _choose(self, option: int) -> None:
        at = self.at
        choice = chance.next_choice(at.state, at.given)
        assert choice is not None
        if not 0 <= option < len(choice.probabilities):
            refusal = IllegalMove(at.state.turn_rule(), "chance-is-next", chance=at.state.chance_kind)
            raise IllegalAction(refusal, CHANCE, option)
        if choice.deals:
            chance.settle_deal(at.state, choice.deals[option])
        else:
            at.given = (*at.given, option)
        self._settle()

    def _settle(self) -> None:
        """Let the outcome happen once nothing is left to choose."""
        at = self.at
        if at.given and chance.next_choice(at.state, at.given) is None:
            chance.settle(at.state, at.given)
            at.given = ()
        if not at.given:
            at.add(CHANCE, SECRET)

    def _move(self, action: int) -> None:
        at = self.at
        state, seat = at.state, at.state.turn
        if action not in state.legal_actions():
            raise refused(state, action)
        secret = state.secret(action)
        state.apply(action)
        at.add(seat, SECRET if secret else action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.at.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"{state.chance_kind} {len(self.at.given)}.{action}"
        return str(self.at.setting.game.notation.write_move(state, action))

    def returns(self) -> list[float]:
        at = self.at
        return rewards.of(at.state, at.setting.reward) if at.state.turn == OVER else [0.0] * at.setting.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ParfaitState:
        """A state that the seat cannot tell from this one: the exact sampler draws from what its view leaves open."""
        at = self.at
        if at.belief is None or at.belief[0] != player:
            at.belief = (player, at.setting.game.belief(at.state.view(player)))
        world = at.belief[1].sample(Rng(int(sampler() * 2**53))).clone()
        other: ParfaitState = self.clone()
        other.at = Position(at.setting, world, at.given, at.seen)
        return other

    def __str__(self) -> str:
        held = {name: value for name, value in self.at.state.snapshot().items() if name != "options"}
        return json.dumps({**held, "given": self.at.given}, default=str)


class ParfaitGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel; `NAME` is that of ours."""

    NAME: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = games.find(self.NAME)
        players, reward = given.get("players", game.players[-1]), given.get("reward", rewards.KINDS[0])
        if reward not in rewards.KINDS:
            raise BadSetting("env-bad-setting", setting="reward", value=repr(reward))
        game.check_players(players)
        self.setting = Setting(self.NAME, players, read_parameters(game, given), reward)
        low, high, total = rewards.bounds(reward, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=chance.MOST_OPTIONS,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(game, total), info, given)

    def new_initial_state(self) -> ParfaitState:
        return ParfaitState(self)

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Observer:
    """What a seat sees, as numbers by the fields of the game's encoding, and as text: its view.

    With perfect recall the text also tells apart what everybody has seen happen before. There are no numbers for that.
    """

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"An observer of Parfait takes no parameters: {', '.join(params)}")
        self.kind = kind
        self.encoding = setting.encoding
        self.alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("An observer of Parfait sees for one seat, or for none: not for all players")
        self.dict: dict[str, np.ndarray] = {}
        self.tensor: np.ndarray | None = None
        if self.alone and kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(self.encoding.size, np.float32)
            at = 0
            for field in self.encoding.fields:
                self.dict[field.name] = self.tensor[at : at + field.size].reshape(field.shape)
                at += field.size

    def set_from(self, state: ParfaitState, player: int) -> None:
        if self.tensor is not None:
            self.encoding.write(state.at.state, player, Row(self.tensor))

    def string_from(self, state: ParfaitState, player: int) -> str:
        at = state.at
        parts = []
        if self.kind.public_info and self.kind.perfect_recall:
            parts.append(at.seen.digest().hex())
        if self.alone and not self.kind.public_info:
            parts.append(view_text(at.state.view(player), only=("seat", *(type(at.state.view(player)).OWN or ()))))
        elif self.alone or self.kind.public_info:
            parts.append(view_text(at.state.view(player if self.alone else WATCHER)))
        return " ".join(parts)


NOT_SAID = ("game", "players", "options")  # by a view's text: they are the same for all states of a game


def view_text(view: View, only: Sequence[str] | None = None) -> str:
    fields = view.__dict__
    return json.dumps({name: fields[name] for name in (only or fields) if name not in NOT_SAID})


# Parameters


def parameter(kind: Kind, default: Any) -> Any:
    """An option's default as a parameter of OpenSpiel, which has one type: bool, int or str."""
    if isinstance(kind, Flag):
        return default
    if _takes_numbers(kind):
        return default if isinstance(default, int) else WORD
    return default if isinstance(kind, Choice) else ""


def _takes_numbers(kind: Kind) -> bool:
    return isinstance(kind, Whole) or (
        isinstance(kind, Choice) and (kind.seats or any(isinstance(v, int) for v in kind.values))
    )


def read_parameters(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """The options as in a record, without those that are as usual."""
    options = {}
    for info in game.options.infos():
        value = given.get(info.name, parameter(info.kind, info.default))
        if value == parameter(info.kind, info.default):
            continue
        options[info.name] = _read(info.kind, value)
    return options


def _read(kind: Kind, value: Any) -> Any:
    if _takes_numbers(kind) and value == WORD:
        words = [one for one in kind.values if not isinstance(one, int)] if isinstance(kind, Choice) else [None]
        return words[0]
    if isinstance(value, str) and not isinstance(kind, Choice):
        try:
            return json.loads(value.replace(" ", ","))
        except ValueError:
            return value  # for the game to refuse
    return value


# Registration


def load_game(name: str) -> ParfaitGame:
    """As pyspiel's own; whoever reads a pickled game so imports this module, too."""
    game: ParfaitGame = pyspiel.load_game(name)
    return game


def game_type(game: Game, total: float | None) -> pyspiel.GameType:
    """`total` is the sum of all rewards, where it is always the same."""
    utility = "GENERAL_SUM" if total is None else "CONSTANT_SUM" if total else "ZERO_SUM"
    return pyspiel.GameType(
        short_name=PREFIX + game.name.replace("-", "_"),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, utility),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.players[-1],
            "reward": rewards.KINDS[0],
            **{info.name: parameter(info.kind, info.default) for info in game.options.infos()},
        },
    )


def register(game: Game) -> type[ParfaitGame]:
    made = type(f"{game.name}-game", (ParfaitGame,), {"NAME": game.name})
    pyspiel.register_game(game_type(game, rewards.bounds(rewards.KINDS[0], game.players[-1])[2]), made)
    return made


for found in games.games():
    register(found)
