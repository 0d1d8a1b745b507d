"""docs/environments.md: its examples run and print what it says, and its tables are as the games say."""

from __future__ import annotations

import contextlib
import io
import re

import numpy
import pytest

from parfait import games
from parfait.envs.batch import BatchEnv
from tests.golden import actions, encodings

BLOCK = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("program", "printed"), BLOCK.findall(encodings.PAGE.read_text(encoding="utf-8")))
def test_an_example_prints_what_the_page_says(program: str, printed: str) -> None:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program, {})
    assert said.getvalue() == printed


def test_the_fields_are_as_the_games_say() -> None:
    for file, text in encodings.written().items():
        assert file.read_text(encoding="utf-8") == text, "make golden"


def test_every_action_number_is_listed_in_words() -> None:
    for file, text in actions.written().items():
        assert file.read_text(encoding="utf-8") == text, "make golden"
    for game in games.games():
        env = BatchEnv(game.name, 20, players=game.players[0])
        env.reset(seed=1)
        listed = dict(actions.possible(game, env.state(0)))
        for _ in range(100):
            env.step(env.sample())
            assert set(numpy.flatnonzero(env.masks.any(axis=0)).tolist()) <= listed.keys()
        assert len(set(listed.values())) == len(listed)
