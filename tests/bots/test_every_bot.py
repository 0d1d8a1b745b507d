"""What every bot promises, in every game: a legal action, the same one for the same seed, from a view alone."""

from __future__ import annotations

import dataclasses
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from parfait import bots
from parfait.bots import BadView, Bot, Limit
from parfait.bots.searcher import SearchBot
from parfait.core import WATCHER, Rng, UnknownGame
from parfait.core.limits import MOST_ACTIONS
from parfait.core.speed import compiled
from tests.bots.positions import decisions
from tests.contract.play import Case, usual, with_options

TINY = Limit(iterations=12)
PLAIN = SearchBot(plain=True)
EVERYONE: dict[str, Bot] = {**{name: bots.find(name) for name in bots.NAMES}, "plain": PLAIN}

# A process that is given names of bots and views on standard input, and writes what each bot chooses.
VIEWS_ONLY = """
import json, pickle, sys
from parfait import bots
from parfait.bots import Limit
from parfait.core import Rng
asked = pickle.load(sys.stdin.buffer)
print(json.dumps([bots.find(name).choose(view, Limit(iterations=12), Rng(5)) for name, view in asked]))
"""


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("case", usual(), ids=str)
def test_no_bot_ever_plays_what_is_not_legal(case: Case, name: str) -> None:
    cheap = name in ("random", "greedy")
    for number, state in enumerate(decisions(case, 3, every=1 if cheap else 4)):
        chosen = EVERYONE[name].choose(state.view(state.turn), TINY, Rng(number))
        assert chosen in state.legal_actions()


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_no_option_leads_a_bot_to_what_is_not_legal(case: Case) -> None:
    for number, state in enumerate(decisions(case, 7, every=5)):
        name = list(EVERYONE)[number % len(EVERYONE)]
        chosen = EVERYONE[name].choose(state.view(state.turn), TINY, Rng(number))
        assert chosen in state.legal_actions()


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("case", usual(), ids=str)
def test_an_analysis_has_every_legal_action_once(case: Case, name: str) -> None:
    for state in decisions(case, 4, every=25):
        estimates = EVERYONE[name].analyse(state.view(state.turn), TINY, Rng(1))
        assert sorted(estimate.action for estimate in estimates) == sorted(state.legal_actions())
        for estimate in estimates:
            assert -1e-9 <= estimate.value <= 1 + 1e-9
            assert estimate.error >= 0
            assert estimate.visits >= 0


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("case", usual(), ids=str)
def test_the_same_view_limit_and_seed_give_the_same_answer(case: Case, name: str) -> None:
    bot = EVERYONE[name]
    for number, state in enumerate(decisions(case, 5, every=25)):
        view = state.view(state.turn)
        assert bot.choose(view, TINY, Rng(number)) == bot.choose(view, TINY, Rng(number))
        assert bot.analyse(view, TINY, Rng(number)) == bot.analyse(view, TINY, Rng(number))


@pytest.mark.parametrize("case", usual(), ids=str)
def test_any_legal_action_can_be_weighed_alone(case: Case) -> None:
    for state in decisions(case, 5, every=25):
        view, legal = state.view(state.turn), state.legal_actions()
        for action in {legal[0], legal[-1]}:
            estimate = SearchBot().weigh(view, action, TINY, Rng(1))
            assert (estimate.action, estimate.visits) == (action, 12)
            assert estimate == SearchBot().weigh(view, action, TINY, Rng(1))
        with pytest.raises(ValueError, match="not legal"):
            SearchBot().weigh(view, next(a for a in range(MOST_ACTIONS) if a not in legal), TINY, Rng(1))


Asked = list[tuple[str, Any]]  # bots by name, each with a view


def views(every: int, names: Iterable[str]) -> Asked:
    return [(name, s.view(s.turn)) for case in usual() for s in decisions(case, 6, every) for name in names]


def chosen_elsewhere(asked: Asked, environment: dict[str, str]) -> list[int]:
    done = subprocess.run(
        [sys.executable, "-c", VIEWS_ONLY],
        input=pickle.dumps(asked),
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
    )
    chosen: list[int] = json.loads(done.stdout)
    return chosen


def test_every_bot_plays_in_a_process_that_was_never_given_a_state() -> None:
    asked = views(40, bots.NAMES)
    here = [bots.find(name).choose(view, TINY, Rng(5)) for name, view in asked]
    assert chosen_elsewhere(asked, {}) == here


def test_compiled_and_plain_bots_choose_the_same() -> None:
    if not compiled():
        pytest.skip("nothing to compare: the compiled modules are not built here (no C compiler)")
    asked = views(60, ("greedy", "1")) + views(240, ("5",))  # by what it learned, in plain Python, a second for a move
    plain = chosen_elsewhere(asked, {"PARFAIT_PLAIN": "1"})
    different = [
        f"{view.game}/{view.players} {name}"
        for (name, view), one, other in zip(asked, plain, chosen_elsewhere(asked, {}), strict=True)
        if one != other
    ]
    assert different == []


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("case", usual(), ids=str)
def test_nobody_decides_for_another_seat(case: Case, name: str) -> None:
    state = next(decisions(case, 1))
    for seat in [WATCHER, *(seat for seat in range(case.players) if seat != state.turn)]:
        with pytest.raises(BadView, match="nothing-to-decide"):
            EVERYONE[name].choose(state.view(seat), TINY, Rng(1))
        with pytest.raises(BadView, match="nothing-to-decide"):
            EVERYONE[name].analyse(state.view(seat), TINY, Rng(1))


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("case", usual(), ids=str)
def test_nobody_decides_for_chance_or_after_the_end(case: Case, name: str) -> None:
    for state in case.positions(1):
        if state.turn < 0:
            with pytest.raises(BadView, match="nothing-to-decide"):
                EVERYONE[name].choose(state.view(0), TINY, Rng(1))


@pytest.mark.parametrize("name", EVERYONE)
def test_a_view_of_another_game_is_refused(name: str) -> None:
    cases = {case.game.name: case for case in usual()}
    for case in cases.values():
        state = next(decisions(case, 1))
        view = state.view(state.turn)
        for other in cases.keys() - {case.game.name}:
            with pytest.raises(BadView, match="not-a-view-of"):
                EVERYONE[name].choose(dataclasses.replace(view, game=other), TINY, Rng(1))
        with pytest.raises(UnknownGame):
            EVERYONE[name].choose(dataclasses.replace(view, game="chess"), TINY, Rng(1))


@pytest.mark.parametrize("name", EVERYONE)
def test_what_is_no_view_is_refused(name: str) -> None:
    state = next(decisions(usual()[0], 1))
    for thing in (None, "view", {"turn": 0, "seat": 0}, state):
        with pytest.raises(BadView, match="not-a-view"):
            EVERYONE[name].choose(thing, TINY, Rng(1))
