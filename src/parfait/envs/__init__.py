"""Environments for research: batches in NumPy, Gymnasium, PettingZoo, OpenSpiel. They need the extra `envs`.

Importing this package registers every game with Gymnasium and PettingZoo: "parfait/DokittoIce-v1" with the one,
"parfait/dokitto_ice_v1" with the other. OpenSpiel's are registered by `parfait.envs.open_spiel`.
"""

from __future__ import annotations

from parfait.envs.names import register_all

register_all()
