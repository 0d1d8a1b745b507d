"""Where the games are: in parfait/games, and in the folders that PARFAIT_GAMES names, as PATH does."""

from __future__ import annotations

import os
from pathlib import Path

GAMES = (
    Path(__file__).parents[1] / "games",
    *(Path(folder) for folder in os.environ.get("PARFAIT_GAMES", "").split(os.pathsep) if folder),
)
