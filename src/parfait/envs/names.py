"""What the environments are called: by game and version, in every registry.

The version is that of all that a learner sees: observations, actions, rewards. Results of different ones are not to be
compared.
"""

from __future__ import annotations

VERSION = 1


def gymnasium_id(game: str, kind: str = "") -> str:
    """ "parfait/DokittoIce-v1" for "dokitto-ice"."""
    words = "".join(word.capitalize() for word in game.split("-"))
    return f"parfait/{words}{kind}-v{VERSION}"


def pettingzoo_name(game: str) -> str:
    """ "parfait_dokitto_ice_v1" for "dokitto-ice"."""
    return f"parfait_{game.replace('-', '_')}_v{VERSION}"
