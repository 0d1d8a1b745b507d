"""docs/bots-for-builders.md: the bot that it begins with plays every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from parfait import bots, games
from parfait.core import CHANCE, Rng

PAGE = Path(__file__).parents[2] / "docs/bots-for-builders.md"


@pytest.mark.parametrize("name", games.names())
def test_the_first_bot_on_the_page_plays_legal_moves(name: str) -> None:
    found = re.search(r"File `mine\.py`:\n\n```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    module: dict[str, Any] = {}
    exec(found[1], module)
    bot, rng, state = module["Bot"](), Rng(1), games.find(name).new(games.find(name).players[0])
    for _ in range(30):
        if state.turn == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        elif state.turn >= 0:
            state.step(bot.choose(state.view(state.turn), bots.Limit(iterations=1), rng))
