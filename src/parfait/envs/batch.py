"""Many games at once, as arrays: what learners are fed from.

    env = BatchEnv("aice", 1024, players=4)
    observations, info = env.reset(seed=7)
    while learning:
        actions = choose(observations, info["seat"], info["action_mask"])
        observations, rewards, ended, cut_short, info = env.step(actions)

As in a vector environment of Gymnasium, one step plays one action in every game, and a game that ends is restarted in
the same step. Each row shows what the seat to act knows and may do. Rewards are by seat, at the end of a game. The
arrays are always the same ones: to keep their contents, copy them or ask for `copy=True`.
"""

from __future__ import annotations

import pickle
import secrets
from typing import Any, Self

from parfait import games
from parfait.core import BadOption, Rng, State
from parfait.core.encoding import Field
from parfait.envs.errors import BadActions, NotReset, StepAfterEnd, UnknownSetting, refused
from parfait.envs.numbering import Numbering
from parfait.envs.rewards import KINDS, Reward
from parfait.envs.stepper import Stepper
from parfait.extras import require

try:
    import numpy
except ImportError:
    require("envs")
    raise
from numpy.typing import ArrayLike, NDArray

from parfait.envs.arrays import Array, Arrays, Info, Shape
from parfait.envs.crew import Crew, Plan, shared_memory
from parfait.envs.settings import check, flag, plain, whole

MOST_GAMES = 1_000_000
MOST_WORKERS = 256
MOST_MOVES = 2**62


class BatchEnv:
    """`games` games of one kind.

    reward: "win" (a share of the win: 1, ½ if two win, … 0), "score", "margin" (by how much the score is above the
        best of the others), or "balanced" (the share of the win less an equal share: they add up to 0).
    most_moves: a game is cut short after so many, with the score as it is and no winner; None for never.
    restart: whether a game that is over is restarted in the same step. If not, its seat is -1, and so is its action.
    workers: how many processes share the work; 0 to use only this one.
    copy: whether `reset` and `step` give arrays of their own, which no later step overwrites.
    options: of the game, as in a record.

    A game's random numbers depend on the seed, its place in the batch and how many games it has played, and on nothing
    else, such as the size of the batch.
    """

    def __init__(
        self,
        game: str,
        games_at_once: int,
        *,
        players: int | None = None,
        reward: Reward = "win",
        most_moves: int | None = None,
        restart: bool = True,
        workers: int = 0,
        copy: bool = False,
        **options: Any,
    ) -> None:
        games_at_once = whole("games_at_once", games_at_once, 1, MOST_GAMES)
        check("reward", reward, isinstance(reward, str) and reward in KINDS)
        most_moves = None if most_moves is None else whole("most_moves", most_moves, 1, MOST_MOVES)
        restart = flag("restart", restart)
        workers = whole("workers", workers, 0, min(games_at_once, MOST_WORKERS))
        self.copy = flag("copy", copy)
        players, options = plain(players), plain(options)
        self._made_of = (game, games_at_once, players, reward, most_moves, restart, workers, self.copy, options)
        self.game = games.find(game)
        fresh = self._begin(players, options)
        self.encoding = encoding = games.encoding(self.game, fresh.players, fresh.options)
        self.players: int = fresh.players
        self.options = fresh.options
        self.num_envs = games_at_once
        self.fields: tuple[Field, ...] = encoding.fields
        self.numbering = Numbering(self.game, fresh)
        self.action_count = self.numbering.count
        shape = Shape(games_at_once, encoding.size, self.action_count, self.players)
        self._arrays = arrays = Arrays(shape, shared_memory(shape) if workers else bytearray(shape.room))
        self.observations: NDArray[numpy.float32] = arrays.by_name["observations"]
        self.masks: NDArray[numpy.bool_] = arrays.by_name["masks"]
        self.rewards: NDArray[numpy.float32] = arrays.by_name["rewards"]
        self.ended: NDArray[numpy.bool_] = arrays.by_name["ended"]
        self.cut_short: NDArray[numpy.bool_] = arrays.by_name["cut_short"]
        self.seats: NDArray[numpy.int64] = arrays.by_name["seats"]
        self.episodes: NDArray[numpy.int64] = arrays.by_name["episodes"]  # that were played before this one
        self.moves: NDArray[numpy.int64] = arrays.by_name["moves"]  # that were made in this one
        self._chosen: NDArray[numpy.int64] = arrays.by_name["chosen"]
        self._seed: int | None = None
        kind = KINDS.index(reward)
        plan = Plan(self.game.name, self.players, options, kind, most_moves or 0, restart)
        self._stepper: Stepper | Crew = (
            Crew(plan, arrays, workers) if workers else plan.stepper(arrays, 0, games_at_once)
        )

    def _begin(self, players: int | None, options: Info) -> State:
        try:
            return self.game.new(players, options)
        except BadOption as error:
            if error.key != "unknown-option":
                raise
            raise UnknownSetting(error.rule, error.key, **error.arguments) from None

    @property
    def single_observation_space(self) -> Any:
        """The Gymnasium space of one row of observations."""
        from gymnasium.spaces import Box

        lows, highs = ([getattr(f, end) for f in self.fields for _ in range(f.size)] for end in ("low", "high"))
        return Box(numpy.array(lows, numpy.float32), numpy.array(highs, numpy.float32), dtype=numpy.float32)

    @property
    def single_action_space(self) -> Any:
        from gymnasium.spaces import Discrete

        return Discrete(self.action_count)

    @property
    def info(self) -> Info:
        return {"seat": self._given(self.seats), "action_mask": self._given(self.masks)}

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def reset(self, *, seed: int | None = None) -> tuple[NDArray[numpy.float32], Info]:
        """Restart every game. Without a seed, the random stream continues, or starts anywhere the first time."""
        if seed is None:
            seed = secrets.randbits(64) if self._seed is None else Rng(self._seed, 1).word()
        self._seed = whole("seed", seed, 0, 2**64 - 1)
        self._stepper.reset(self._seed)
        return self._given(self.observations), self.info

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[numpy.float32], NDArray[numpy.float32], NDArray[numpy.bool_], NDArray[numpy.bool_], Info]:
        """Play an action in every game: what the seats now know, rewards, which games ended or were cut short.

        An illegal action raises an error, and then no game is advanced.
        """
        self._check_reset()
        self._chosen[:] = self._read(actions)
        wrong = self._stepper.wrong()
        if wrong >= 0:
            raise self._refusal(wrong)
        self._stepper.step()
        given = self._given
        return given(self.observations), given(self.rewards), given(self.ended), given(self.cut_short), self.info

    def sample(self) -> NDArray[numpy.int64]:
        """A random legal action for every game, all equally likely."""
        self._check_reset()
        self._stepper.sample()
        return self._chosen.copy()

    def state(self, index: int) -> State:
        """A copy of one of the games, including what the seats may not know."""
        return self._stepper.state(range(self.num_envs)[index])

    def live(self, index: int) -> State:
        """One of the games itself, for reading only; only in this process."""
        assert isinstance(self._stepper, Stepper)
        return self._stepper.live(index)

    def play(self, index: int, action: int) -> None:
        """Play a legal action, by the game's number, in one game, unchecked; only in this process."""
        assert isinstance(self._stepper, Stepper)
        self._stepper.play(index, action)

    def begin_game(self, index: int, seed: int) -> None:
        """Restart one game as the first of a batch with this seed; only in this process."""
        assert isinstance(self._stepper, Stepper)
        self._stepper.reset_game(index, seed)

    @property
    def unbegun(self) -> bool:
        """Whether the environment has not been reset yet, or is closed."""
        return self._seed is None

    def all_seats(self) -> NDArray[numpy.float32]:
        """What every seat knows, games × players × numbers, even while another seat is to act: for critics and memory.

        Together the rows reveal more than any seat may know. The array is new, and not part of any observation.
        """
        self._check_reset()
        numbers = numpy.frombuffer(bytearray(self._stepper.all_seats()), numpy.float32)
        return numbers.reshape(self.num_envs, self.players, -1)

    # Copies

    def clone(self) -> Self:
        """An independent copy that continues from here exactly as this one would."""
        return self._restored(self._made_of, self._seed, self._arrays.content(), self._saved())

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def to_bytes(self) -> bytes:
        """The environment as bytes, for a file. They include what the seats may not know."""
        return pickle.dumps(self)

    @staticmethod
    def from_bytes(kept: bytes) -> BatchEnv:
        """An environment saved with `to_bytes`. As with every pickle, only read what you wrote yourself."""
        env = pickle.loads(kept)
        check("kept", kept[:20], isinstance(env, BatchEnv))
        found: BatchEnv = env
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return self._restored, (self._made_of, self._seed, self._arrays.content(), self._saved())

    def _saved(self) -> list[Any] | None:
        return None if self._seed is None else self._stepper.save()

    @classmethod
    def _restored(cls, made_of: tuple[Any, ...], seed: int | None, content: bytes, saved: list[Any] | None) -> Self:
        game, count, players, reward, most_moves, restart, workers, copy, options = made_of
        env = cls(
            game,
            count,
            players=players,
            reward=reward,
            most_moves=most_moves,
            restart=restart,
            workers=workers,
            copy=copy,
            **options,
        )
        env._seed = seed
        env._arrays.fill(content)
        if saved is not None:
            env._stepper.load(saved)
        return env

    def close(self) -> None:
        """End the worker processes. The arrays stay as they are."""
        self._seed = None
        if isinstance(self._stepper, Crew):
            self._stepper.close()

    def _check_reset(self) -> None:
        if self._seed is None:
            raise NotReset("env-not-reset")

    def _read(self, actions: ArrayLike) -> Array:
        try:
            read = numpy.asarray(actions)
        except (TypeError, ValueError) as error:
            raise BadActions("env-bad-actions", found=str(error), count=self.num_envs) from None
        whole = read.dtype.kind in "iu" and numpy.can_cast(read.dtype, numpy.int64)
        if not whole or read.shape != (self.num_envs,):
            raise BadActions("env-bad-actions", found=f"{read.dtype}{list(read.shape)}", count=self.num_envs)
        return read

    def _refusal(self, index: int) -> Exception:
        action, state = int(self._chosen[index]), self.state(index)
        if self.seats[index] < 0:
            return StepAfterEnd("env-over", index=index, action=action)
        return refused(state, self.numbering.to_game(action), action, index)
