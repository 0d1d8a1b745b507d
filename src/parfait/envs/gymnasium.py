"""One game at a time as an environment of Gymnasium: a learner against bots, or against itself.

import gymnasium, parfait.envs
env = gymnasium.make("parfait/DokittoIce-v1", opponent="3", players=4)
observation, info = env.reset(seed=1)
action = env.action_space.sample(mask=info["action_mask"])
observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any, SupportsFloat

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from parfait.envs.arrays import Info
from parfait.envs.errors import BadActions
from parfait.envs.vector import RENDER_MODES, ParfaitVectorEnv


class ParfaitGymEnv(Env[NDArray[np.float32], np.int64]):
    """A vector environment of one game; its settings are those of `ParfaitVectorEnv`.

    `info["action_mask"]` marks the legal actions, and so does `action_masks()`, for MaskablePPO.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        self.one = ParfaitVectorEnv(
            game, 1, autoreset_mode=AutoresetMode.DISABLED, render_mode=render_mode, copy=True, **settings
        )
        self.render_mode = render_mode
        self.numbering = self.one.numbering
        self.metadata = {**self.metadata, "name": self.one.metadata["name"]}
        self.observation_space = self.one.single_observation_space
        self.action_space = self.one.single_action_space

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        super().reset(seed=seed)
        observations, infos = self.one.reset(seed=None if seed is None else [seed], options=options)
        [self._np_random] = self.one.np_random
        return observations[0], _of_one(infos)

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], SupportsFloat, bool, bool, Info]:
        chosen = np.asarray(action)
        if chosen.size != 1 or chosen.dtype.kind not in "iu":
            raise BadActions("env-bad-actions", found=repr(action), count=1)
        observations, rewards, terminated, truncated, infos = self.one.step(chosen.reshape(1))
        return observations[0], float(rewards[0]), bool(terminated[0]), bool(truncated[0]), _of_one(infos)

    def action_masks(self) -> NDArray[np.bool_]:
        masks: NDArray[np.bool_] = self.one.action_masks()[0]
        return masks

    def all_seats(self) -> NDArray[np.float32]:
        """What every seat knows, players × numbers: for critics; no seat may know all of it."""
        seats: NDArray[np.float32] = self.one.all_seats()[0]
        return seats

    def render(self) -> Any:
        shown = self.one.render()
        return None if shown is None else shown[0]

    def close(self) -> None:
        self.one.close()

    def clone(self) -> ParfaitGymEnv:
        """An independent copy that continues from here exactly as this one would."""
        return deepcopy(self)

    def to_bytes(self) -> bytes:
        """The environment as bytes, for a file. They include what the seats may not know."""
        return pickle.dumps(self)

    @staticmethod
    def from_bytes(kept: bytes) -> ParfaitGymEnv:
        """An environment saved with `to_bytes`. As with every pickle, only read what you wrote yourself."""
        made: ParfaitGymEnv = pickle.loads(kept)
        return made


def _of_one(infos: Info) -> Info:
    found = {name: array[0] for name, array in infos.items() if not name.startswith("_")}
    return {name: value if isinstance(value, np.ndarray) else value.item() for name, value in found.items()}
