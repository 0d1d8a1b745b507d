"""Every game of Parfait as an environment of PettingZoo.

    from parfait.envs.pettingzoo import env
    aice = env("aice", players=4, rounds=1)
    aice.reset(seed=1)
    for agent in aice.agent_iter():
        observation, reward, termination, truncation, info = aice.last()
        over = termination or truncation
        aice.step(None if over else aice.action_space(agent).sample(observation["action_mask"]))

docs/environments.md explains what the numbers mean, what is rewarded, and what happens after an illegal action.
"""

from __future__ import annotations

import pickle
from copy import deepcopy
from operator import index
from typing import Any, Literal, SupportsIndex, cast, get_args

from parfait.core import OVER, Rng, State
from parfait.core.encoding import Encoding, Row
from parfait.envs import picture
from parfait.envs.errors import BadActions, BadSetting, NotReset, StepAfterEnd, refused
from parfait.envs.names import pettingzoo_name
from parfait.envs.rewards import Reward
from parfait.extras import require

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError:
    require("envs")
    raise
from parfait.envs.arrays import Array, Info
from parfait.envs.batch import MOST_MOVES, BatchEnv
from parfait.envs.settings import flag, whole

RENDER_MODES = ("human", "ansi", "rgb_array")
Illegal = Literal["error", "lose", "random"]  # what may become of an illegal action
LOST = -1.0  # the reward of whoever loses by one

Observation = dict[str, Array]


def env(game: str, players: int | None = None, **settings: Any) -> ParfaitEnv:
    """An environment in which one seat acts after the other; settings and options are those of `ParfaitEnv`."""
    return ParfaitEnv(game, players, **settings)


def parallel_env(game: str, players: int | None = None, **settings: Any) -> ParallelEnv[str, Observation, int | None]:
    """The same, but all seats are asked at once, and only the action of the seat to act counts: a step is a move."""
    made: ParallelEnv[str, Observation, int | None] = turn_based_aec_to_parallel(
        ParfaitEnv(game, players, placeholder=True, **settings)
    )
    return made


class ParfaitEnv(AECEnv[str, Observation, int | None]):
    """One game, one seat after the other. Agents are `player_0`, `player_1`, … by seat.

    reward: "win" (a share of the win), "score", "margin" (over the best of the others), or "balanced" (the share of the
        win less an equal share); given when the game is over.
    illegal: "error" raises `IllegalAction`; with "lose" the game is over, and that seat gets -1, the others 0;
        with "random" a legal action is played instead.
    placeholder: whether the mask of a seat that waits allows action 0, for programs that ask every seat for an action
        and cannot handle a mask of zeros; that action is ignored.
    max_cycles: the game is cut short after so many moves; None for never.
    options: of the game, as in a record.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: Reward = "win",
        illegal: Illegal = "error",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        placeholder: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        _check("illegal", illegal, get_args(Illegal))
        _check("render_mode", render_mode, (None, *RENDER_MODES))
        if max_cycles is not None:
            max_cycles = whole("max_cycles", max_cycles, 1, MOST_MOVES)
        self.illegal, self.render_mode = illegal, render_mode
        self.placeholder = flag("placeholder", placeholder)
        # A batch of one: the same game, move by move, as the first of a larger batch with this seed.
        self.batch = BatchEnv(game, 1, players=players, reward=reward, most_moves=max_cycles, restart=False, **options)
        self.game = self.batch.game
        self.numbering = self.batch.numbering
        self.encoding: Encoding = self.batch.encoding
        self.metadata = {
            "name": pettingzoo_name(game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.substitutes = Rng(0)  # for illegal actions
        self._chosen = np.zeros(1, np.int64)
        known = self.batch.single_observation_space
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(known.low, known.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (self.batch.action_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.batch.action_count) for agent in self.possible_agents}
        low, high = (np.tile(end, self.batch.players) for end in (known.low, known.high))
        self.state_space = spaces.Box(low, high, dtype=np.float32)

    @property
    def table(self) -> State | None:
        """A copy of the game, if one has begun, including what the seats may not know."""
        return None if self.batch.unbegun else self.batch.state(0)

    @property
    def _known(self) -> Array:
        known: Array = self.batch.observations[0]
        return known

    @property
    def _mask(self) -> NDArray[np.int8]:
        mask: NDArray[np.int8] = self.batch.masks[0].view(np.int8)
        return mask

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Start a game. A seed determines chance in it and, until another seed is given, in the games after it."""
        self.batch.reset(seed=seed)
        if seed is not None:
            self.substitutes = Rng(seed)
        table = self._table()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[table.turn]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What the seat knows and may do; while another seat is to act, it may do nothing."""
        table, seat = self._table(), self.seats[agent]
        if seat == self.batch.seats[0]:
            return {"observation": self._known.copy(), "action_mask": self._mask.copy()}
        numbers = np.empty(self.encoding.size, np.float32)
        self.encoding.write(table, seat, Row(numbers))
        mask = np.zeros(self.batch.action_count, np.int8)
        mask[0] = self.placeholder
        return {"observation": numbers, "action_mask": mask}

    def state(self) -> Array:
        """What all seats know together: their observations, one after the other."""
        table = self._table()
        numbers = np.empty(self.state_space.shape, np.float32)
        row = Row(numbers)
        for seat in range(table.players):
            row.at = self.encoding.write(table, seat, row)
        return numbers

    def step(self, action: int | None) -> None:
        table = self._table()
        if not self.agents:
            raise StepAfterEnd("env-over", index=0, action=action)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._read(table, action)
        if not (0 <= chosen < self.batch.action_count and self._mask[chosen]):
            if self.illegal == "error":
                raise refused(table, self.batch.numbering.to_game(chosen), chosen)
            if self.illegal == "lose":
                self.batch.seats[0] = OVER  # nobody may do anything any more
                self._end({**dict.fromkeys(self.agents, 0.0), agent: LOST})
                return
            legal = np.flatnonzero(self._mask)
            chosen = int(legal[self.substitutes.below(len(legal))])
        self._chosen[0] = chosen
        _, rewards, ended, cut_short, _ = self.batch.step(self._chosen)
        if ended[0] or cut_short[0]:
            self._end(dict(zip(self.possible_agents, rewards[0].tolist(), strict=True)), cut_short=bool(cut_short[0]))
        else:
            self.agent_selection = self.possible_agents[table.turn]
            self._show()

    def render(self) -> Array | str | list[object] | None:
        """The table, as the seat to act sees it."""
        table = self._table()
        if self.render_mode is None:
            raise BadSetting("env-bad-setting", setting="render_mode", value="None")
        if self.render_mode == "rgb_array":
            return picture.pixels(self.game.name, table, self.possible_agents)
        if self.render_mode == "ansi":
            return picture.text(self.game.name, table, self.possible_agents, colours=False)
        print(picture.text(self.game.name, table, self.possible_agents, colours=True))
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def clone(self) -> ParfaitEnv:
        """An independent copy that continues from here exactly as this one would."""
        return deepcopy(self)

    def to_bytes(self) -> bytes:
        """The environment as bytes, for a file. They include what the seats may not know."""
        return pickle.dumps(self)

    @staticmethod
    def from_bytes(kept: bytes) -> ParfaitEnv:
        """An environment saved with `to_bytes`. As with every pickle, only read what you wrote yourself."""
        made: ParfaitEnv = pickle.loads(kept)
        return made

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle without what every such environment shares: the encoding and the game, which are looked up again."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("encoding", "game")}
        return _restored, (kept,)

    def _table(self) -> State:
        if self.batch.unbegun:
            raise NotReset("env-not-reset")
        return self.batch.live(0)

    def _read(self, table: State, action: object) -> int:
        try:
            return index(cast(SupportsIndex, action))
        except TypeError:
            found = f"{action!r} of seat {table.turn}"
            raise BadActions("env-bad-actions", found=found, count=1) from None

    def _end(self, given: dict[str, float], cut_short: bool = False) -> None:
        self.rewards = given
        self._accumulate_rewards()
        everyone = dict.fromkeys(self.agents, True)
        if cut_short:
            self.truncations = everyone
        else:
            self.terminations = everyone
        self._deads_step_first()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _restored(kept: Info) -> ParfaitEnv:
    made = ParfaitEnv.__new__(ParfaitEnv)
    made.__dict__.update(kept)
    made.game = made.batch.game
    made.encoding = made.batch.encoding
    return made


def _check(setting: str, value: object, allowed: tuple[object, ...]) -> None:
    if value not in allowed:
        raise BadSetting("env-bad-setting", setting=setting, value=repr(value), allowed=allowed)
