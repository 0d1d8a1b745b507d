"""One source, two speeds: compiled and plain runs of the same seed are the same game."""

from __future__ import annotations

import json
import os

import pytest

from parfait import games
from parfait.core.speed import compilable_modules, compiled, is_compiled
from tests.commands import run_module
from tests.contract.digest import digests


def test_the_rules_and_beliefs_of_every_game_are_compiled_where_that_is_required() -> None:
    if "compiled" in os.environ.get("PARFAIT_REQUIRE", ""):
        assert [module for module in compilable_modules() if not is_compiled(module)] == []


@pytest.mark.parametrize("game", games.names())
def test_compiled_and_plain_runs_agree_seed_by_seed(game: str) -> None:
    """For every number of players and option: positions, legal actions, views, worlds drawn, playouts."""
    if not compiled():
        pytest.skip("nothing to compare: the compiled modules are not built here (no C compiler)")
    run = run_module("tests.contract.digest", game, environment={**os.environ, "PARFAIT_PLAIN": "1"})
    assert run.returncode == 0, run.stderr
    plain = json.loads(run.stdout)
    assert plain["compiled"] is False
    here = digests(game)
    assert plain["digests"].keys() == here.keys() != set()
    assert [case for case, digest in plain["digests"].items() if digest != here[case]] == []
