"""The names of the environments in every registry, by game and version.

The version covers everything a learner sees: observations, actions and rewards. Do not compare results of different
versions.
"""

from __future__ import annotations

from parfait import games

VERSION = 1


def gymnasium_id(game: str) -> str:
    """ "parfait/DokittoIce-v1" for "dokitto-ice"."""
    words = "".join(word.capitalize() for word in game.split("-"))
    return f"parfait/{words}-v{VERSION}"


def pettingzoo_name(game: str) -> str:
    """ "parfait_dokitto_ice_v1" for "dokitto-ice"."""
    return f"parfait_{game.replace('-', '_')}_v{VERSION}"


def register_all() -> None:
    """Register every game with Gymnasium and PettingZoo, if these are installed."""
    try:
        from gymnasium import register, registry
    except ImportError:
        return
    for game in games.games():
        name = gymnasium_id(game.name)
        if name not in registry:
            register(
                name,
                entry_point="parfait.envs.gymnasium:ParfaitGymEnv",
                vector_entry_point="parfait.envs.vector:ParfaitVectorEnv",
                kwargs={"game": game.name},
            )
    try:
        from pettingzoo.env_registry import registration as zoo
    except ImportError:  # PettingZoo has a registry since 1.27
        return
    for game in games.games():
        name = f"parfait/{game.name.replace('-', '_')}_v{VERSION}"
        if zoo.EnvSpec(name).id not in zoo.aec_registry:
            zoo.register("aec", name, "parfait.envs.pettingzoo:env", kwargs={"game": game.name})
            zoo.register("parallel", name, "parfait.envs.pettingzoo:parallel_env", kwargs={"game": game.name})
