"""Every game as a vector environment of Gymnasium: one learner in each of many games, against bots or itself.

    import gymnasium, parfait.envs
    envs = gymnasium.make_vec("parfait/DokittoIce-v1", num_envs=64, opponent="greedy")
    observations, infos = envs.reset(seed=1)
    actions = envs.action_space.sample(mask=tuple(infos["action_mask"]))

docs/environments.md explains what the numbers mean. Sub-environment i with the seed s is the environment that
`gymnasium.make` makes, reset with s + i.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Literal, get_args

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from parfait import bots
from parfait.core import Numbers, Rng
from parfait.core.encoding import Row
from parfait.envs import picture
from parfait.envs.arrays import Array, Info
from parfait.envs.batch import MOST_GAMES, MOST_MOVES, BatchEnv
from parfait.envs.errors import BadActions, BadSetting, NotReset, StepAfterEnd, refused
from parfait.envs.names import gymnasium_id
from parfait.envs.rewards import Reward
from parfait.envs.settings import check, flag, whole

Illegal = Literal["lose", "error", "random"]  # what may become of an illegal action
LOST = -1.0  # the reward of whoever loses by one
RANDOM = "random"
RENDER_MODES = ("ansi", "rgb_array", "human")
OPPONENTS = 2  # the stream of random numbers of the bots; 0 and 1 are those of the game


class ParfaitVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], Array]):
    """`num_envs` games of one kind, in each of which one seat is the learner's.

    opponent: who plays the other seats: a bot by name ("random", "greedy", a level from "1" to "5", "module:Class"), or
        None for the learner itself, who then plays whichever seat is to act.
    seat: the learner's; None for another one in each game, drawn at random.
    illegal: with "lose" an illegal action ends the game with -1 (and `infos["illegal_action"]`); "error" raises
        `IllegalAction` and nothing is played in any game; "random" plays a legal action instead.
    autoreset_mode: of Gymnasium; the next game begins in the same step, in the next, or when `reset` is asked for it
        with `options={"reset_mask": …}`.
    copy: whether to return arrays that no later step overwrites.
    max_episode_steps: after so many steps of the learner a game is truncated, with no reward.
    options: of the game, as in a record.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        opponent: str | None = RANDOM,
        seat: int | None = None,
        reward: Reward = "win",
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.num_envs = whole("num_envs", num_envs, 1, MOST_GAMES)
        for name, value, allowed in (
            ("illegal", illegal, get_args(Illegal)),
            ("render_mode", render_mode, (None, *RENDER_MODES)),
        ):
            check(name, value, value in allowed)
        self.opponent = opponent if opponent is None else str(opponent)
        self.bot = None if opponent is None else bots.find(str(opponent))
        self.illegal, self.render_mode, self.copy = illegal, render_mode, flag("copy", copy)
        self.batch = BatchEnv(game, self.num_envs, players=players, reward=reward, restart=False, **options)
        self.players = self.batch.players
        self.numbering = self.batch.numbering
        self.seat = None if seat is None else whole("seat", seat, 0, self.players - 1)
        self.max_steps = (
            0 if max_episode_steps is None else whole("max_episode_steps", max_episode_steps, 1, MOST_MOVES)
        )
        try:
            self.autoreset_mode = AutoresetMode(autoreset_mode)
        except ValueError:
            raise BadSetting("env-bad-setting", setting="autoreset_mode", value=repr(autoreset_mode)) from None
        self.metadata = {
            "name": gymnasium_id(game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = self.batch.single_observation_space
        self.single_action_space = self.batch.single_action_space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        n = self.num_envs
        self._generators: list[np.random.Generator] = []
        self._rngs = [Rng(0) for _ in range(n)]  # of the opponents, and for substitutes
        self._learners = np.zeros(n, np.int64)  # by game: the learner's seat; whoever is to act, without opponents
        self._steps = np.zeros(n, np.int64)
        self._rewards = np.zeros(n, np.float64)
        self._terminated = np.zeros(n, np.bool_)
        self._truncated = np.zeros(n, np.bool_)
        self._scratch = Numbers()

    # Beginning

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Restart all games, or those of `options["reset_mask"]`.

        With a seed s, game i gets s + i. `options["seat"]` is the learner's seat in these games, but not in later ones.
        """
        options = dict(options or {})
        mask = _read_mask(options.pop("reset_mask", None), self.num_envs)
        seat = options.pop("seat", None)
        seat = None if seat is None else whole("seat", seat, 0, self.players - 1)
        check("options", options, not options)
        seeds = self._read_seeds(seed)
        if not self._generators:
            check("reset_mask", mask, bool(mask.all()))
            self._generators = [np.random.default_rng() for _ in range(self.num_envs)]
            self.batch.reset(seed=0)
        for i in np.flatnonzero(mask).tolist():
            one = seeds[i]
            if one is not None:
                self._generators[i] = seeding.np_random(one)[0]
            self._begin(i, seat)
        infos = self._infos(mask)
        if self.render_mode == "human":
            self.render()
        return self._given(self.batch.observations), infos

    def _read_seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Sequence | np.ndarray):
            check("seed", seed, len(seed) == self.num_envs)
            return [None if one is None else whole("seed", one, 0, 2**64 - 1) for one in seed]
        first = whole("seed", seed, 0, 2**64 - self.num_envs)
        return [first + i for i in range(self.num_envs)]

    def _begin(self, i: int, seat: int | None = None) -> None:
        generator = self._generators[i]
        seed = int(generator.integers(2**63))
        drawn = int(generator.integers(self.players))
        seats = [one for one in (seat, self.seat, drawn) if one is not None]
        self._learners[i] = seats[0]
        self._rngs[i] = Rng(seed, OPPONENTS)
        self._steps[i] = 0
        self._terminated[i] = self._truncated[i] = False
        self.batch.begin_game(i, seed)
        self._let_opponents_play(i)
        if self.batch.seats[i] < 0:  # over before the learner's first turn
            self._begin(i, seat)

    # Playing

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        if not self._generators:
            raise NotReset("env-not-reset")
        chosen = self._read(actions)
        over = self._terminated | self._truncated
        if over.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            i = int(over.argmax())
            raise StepAfterEnd("env-over", index=i, action=int(chosen[i]))
        lost = self._check(chosen, ~over)
        self._rewards[:] = 0
        for i in range(self.num_envs):
            if over[i]:
                self._begin(i)
            else:
                self._play(i, int(chosen[i]), bool(lost[i]))
        rewards, terminated, truncated = self._rewards.copy(), self._terminated.copy(), self._truncated.copy()
        ended = terminated | truncated
        infos: Info = {}
        if ended.any() and self.autoreset_mode == AutoresetMode.SAME_STEP:
            final = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(ended).tolist():
                final[i] = self.batch.observations[i].copy()
            infos |= {"final_obs": final, "_final_obs": ended.copy()}
            infos |= {"final_info": self._infos(ended, lost), "_final_info": ended.copy()}
            for i in np.flatnonzero(ended).tolist():
                self._begin(i)
            infos |= self._infos(np.ones(self.num_envs, np.bool_))
        else:
            infos |= self._infos(np.ones(self.num_envs, np.bool_), lost)
        if self.render_mode == "human":
            self.render()
        return self._given(self.batch.observations), rewards, terminated, truncated, infos

    def _read(self, actions: ArrayLike) -> Array:
        read = np.asarray(actions)
        if read.dtype.kind not in "iu" or read.shape != (self.num_envs,):
            raise BadActions("env-bad-actions", found=f"{read.dtype}{list(read.shape)}", count=self.num_envs)
        return read

    def _check(self, chosen: Array, running: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """The games that an illegal action loses. Nothing has been played yet, so an error changes nothing."""
        lost = np.zeros(self.num_envs, np.bool_)
        masks = self.batch.masks
        for i in np.flatnonzero(running).tolist():
            action = int(chosen[i])
            if 0 <= action < masks.shape[1] and masks[i, action]:
                continue
            if self.illegal == "error":
                raise refused(self.batch.live(i), self.batch.numbering.to_game(action), action, i)
            lost[i] = True
        return lost

    def _play(self, i: int, action: int, illegal: bool) -> None:
        batch = self.batch
        number = batch.numbering.to_game(action)
        if illegal and self.illegal == "lose":
            self._rewards[i] = LOST
            self._terminated[i] = True
            self._show_end(i)
            return
        if illegal:
            number = batch.live(i).random_action(self._rngs[i], self._scratch)
        self._steps[i] += 1
        if self.opponent is None:
            self._learners[i] = batch.seats[i]  # whose reward this is
        batch.play(i, number)
        self._let_opponents_play(i)
        if batch.ended[i]:
            self._terminated[i] = True
            self._rewards[i] = batch.rewards[i, self._learners[i]]
            self._show_end(i)
        elif self._steps[i] == self.max_steps:
            self._truncated[i] = True
            self._show_end(i)

    def _let_opponents_play(self, i: int) -> None:
        if self.bot is None:
            return
        batch = self.batch
        state, rng, learner = batch.live(i), self._rngs[i], self._learners[i]
        while 0 <= state.turn != learner:
            if self.opponent == RANDOM:
                action = state.random_action(rng, self._scratch)
            else:
                action = self.bot.choose(state.view(state.turn), None, rng)
            batch.play(i, action)

    def _show_end(self, i: int) -> None:
        """What the learner sees of a finished game. Its mask allows action 0, which is ignored: a game that restarts in
        the next step is given an action too, and a policy cannot choose from an empty mask."""
        batch = self.batch
        row = Row(batch.observations.reshape(-1))
        row.at = i * batch.encoding.size
        batch.encoding.write(batch.live(i), int(self._learners[i]), row)
        batch.masks[i] = False
        batch.masks[i, 0] = True

    # What is told

    def _infos(self, which: NDArray[np.bool_], lost: NDArray[np.bool_] | None = None) -> Info:
        """Masks, seats and all rewards of these games, each with an array that marks the games it covers."""
        seats = self._learners.copy()
        if self.opponent is None:
            running = self.batch.seats >= 0
            seats[running] = self.batch.seats[running]
        found: Info = {"action_mask": self.batch.masks.astype(np.int8), "seat": seats}
        if self.opponent is None:
            found["rewards"] = self.batch.rewards.copy()
        infos: Info = {}
        for name, array in found.items():
            array[~which] = 0
            infos |= {name: array, f"_{name}": which.copy()}
        if lost is not None and (lost & which).any():
            infos |= {"illegal_action": lost & which, "_illegal_action": lost & which}
        return infos

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def action_masks(self) -> NDArray[np.bool_]:
        """The learner's legal actions, by game."""
        return self.batch.masks.copy()

    def all_seats(self) -> NDArray[np.float32]:
        """What every seat knows, games × players × numbers: for critics; no seat may know all of it."""
        return self.batch.all_seats()

    def render(self) -> tuple[object, ...] | None:
        """Every table, as the learner sees it."""
        if self.render_mode is None:
            raise BadSetting("env-bad-setting", setting="render_mode", value="None")
        if not self._generators:
            raise NotReset("env-not-reset")
        names = [f"player_{seat}" for seat in range(self.players)]
        tables = [self.batch.live(i) for i in range(self.num_envs)]
        game = self.batch.game.name
        if self.render_mode == "rgb_array":
            return tuple(picture.pixels(game, table, names) for table in tables)
        shown = tuple(picture.text(game, table, names, colours=self.render_mode == "human") for table in tables)
        if self.render_mode == "ansi":
            return shown
        print(*shown, sep="\n")
        return None

    def close_extras(self, **kwargs: object) -> None:
        self.batch.close()

    @property
    def np_random(self) -> tuple[np.random.Generator, ...]:
        return tuple(self._generators)

    def clone(self) -> ParfaitVectorEnv:
        """An independent copy that continues from here exactly as this one would."""
        return deepcopy(self)

    def __getstate__(self) -> Info:
        return {name: value for name, value in self.__dict__.items() if name != "_scratch"}

    def __setstate__(self, kept: Info) -> None:
        self.__dict__.update(kept)
        self._scratch = Numbers()


def _read_mask(mask: Any, count: int) -> NDArray[np.bool_]:
    if mask is None:
        return np.ones(count, np.bool_)
    right = isinstance(mask, np.ndarray) and mask.dtype == np.bool_ and mask.shape == (count,) and bool(mask.any())
    check("reset_mask", mask, right)
    found: NDArray[np.bool_] = mask
    return found
