"""Checks of what a game says, in every language: rules by number, moves, events and refusals."""

from __future__ import annotations

from collections import defaultdict

import pytest

from parfait.cli.record import random_game
from parfait.core import CHANCE, WATCHER, BadOutcome, IllegalMove, Outcome, Rng, State
from parfait.core.errors import RuleError
from parfait.core.limits import MOST_ACTIONS
from parfait.locale import LANGUAGES
from parfait.play import follow
from parfait.records import legal_moves
from tests.contract.checks import check, check_with_options
from tests.contract.play import Case

NAMES = ("Anna", "Bruno", "Chie", "David", "Emi", "Farid", "Gina", "Hiro")


@check
def every_rule_it_names_is_on_its_page(case: Case) -> None:
    rules = set(case.rules(case.game.name))
    assert {info.rule for info in case.game.options.infos()} <= rules
    for state in case.positions(seed=1):
        assert {state.turn_rule(), state.end_rule()} <= rules


@check_with_options
def a_refusal_names_a_rule_that_applies(case: Case) -> None:
    """The rule is on the page, and it is one of those that stand as a comment above the words of the refusal."""
    by_rule = {(error.rule, error.key): error for state in case.some_positions(seed=4) for error in refusals(state)}
    for error in by_rule.values():
        assert_rule_applies(case, error)


@check
def a_refused_outcome_names_a_rule_that_applies(case: Case) -> None:
    rng = Rng(10)
    for state in case.positions(seed=10):
        if state.turn == CHANCE:
            kind, values = state.sample_chance(rng)
            for wrong in ((*values[:-1], -1), (*values, -1), (*values[:-1], 2**70)):
                with pytest.raises(BadOutcome) as caught:
                    state.apply_chance(Outcome(kind, wrong))
                assert_rule_applies(case, caught.value)


def assert_rule_applies(case: Case, error: RuleError) -> None:
    rules = case.rules(case.game.name)
    assert error.rule in rules, f"{error.rule} is not on the page"
    if error.key.startswith(f"{case.game.name}-"):
        stated = case.rules_of_errors().get(error.key, set())
        assert stated, f"write the number of its rule as a comment above error-{error.key} in words.en.ftl"
        assert error.rule in stated, f"{error.key} names {error.rule}, and its words say {stated}"


@check
def a_refusal_depends_on_what_its_seat_may_know(case: Case) -> None:
    rng = Rng(5)
    for state in case.some_positions(seed=5):
        if state.turn >= 0:
            world = case.game.determinize(state.view(state.turn), rng)
            for here, there in zip(refusals(state), refusals(world), strict=True):
                assert (here.rule, here.key, here.arguments) == (there.rule, there.key, there.arguments)


@check_with_options
def a_refusal_can_be_said(case: Case) -> None:
    for state in case.some_positions(seed=6):
        by_key = {error.key: error for error in refusals(state)}
        for language in LANGUAGES:
            for error in by_key.values():
                assert_said(case.words(language).error(error, case.game.name))


def refusals(state: State) -> list[IllegalMove]:
    """Why each action that is not legal is not."""
    legal = set(state.legal_actions())
    return [state.refusal(action) for action in range(-1, MOST_ACTIONS) if action not in legal] if legal else []


@check
def different_moves_are_told_differently(case: Case) -> None:
    described: dict[str, dict[str, str]] = defaultdict(dict)
    for state in case.some_positions(seed=7):
        moves = legal_moves(case.game, state)
        for language in LANGUAGES:
            said = described[language]
            for move in moves:
                if move not in said:
                    said[move] = case.words(language).event(case.game.name, case.game.describe(move), NAMES)
                    assert_said(said[move])
            alike: dict[str, str] = {}
            for move in moves:
                other = alike.setdefault(said[move], move)
                assert other == move, f"{move} and {other} are both told as “{said[move]}” ({language})"


@check_with_options
def what_is_asked_can_be_said(case: Case) -> None:
    for state in case.some_positions(seed=8):
        if state.turn >= 0:
            asked = case.game.asked(state.view(state.turn))
            for language in LANGUAGES:
                assert_said(case.words(language).event(case.game.name, asked, NAMES, state.turn))


@check
def what_can_come_of_a_move_can_be_said(case: Case) -> None:
    """Of legal moves alone, and made of what the seat may know."""
    rng = Rng(12)
    if case.game.stakes is None:
        return
    for state in case.some_positions(seed=12):
        if state.turn >= 0:
            moves, view = legal_moves(case.game, state), state.view(state.turn)
            stakes = case.game.stakes(view, moves)
            assert stakes.keys() <= {*moves}
            world = case.game.determinize(view, rng)
            assert case.game.stakes(world.view(state.turn), moves) == stakes
            for language in LANGUAGES:
                for event in stakes.values():
                    assert_said(case.words(language).event(case.game.name, event, NAMES, state.turn))


@check_with_options
def its_progress_can_be_said_and_is_the_same_for_all(case: Case) -> None:
    """Every seat, and whoever watches, reads the same goal: it gives nothing away."""
    for state in case.some_positions(seed=9):
        seats = (WATCHER, *range(case.players))
        progress = [view.progress() for view in case.game.views(state, seats)]
        assert all(one == progress[0] for one in progress)
        for language in LANGUAGES:
            assert_said(case.words(language).event(case.game.name, progress[0], NAMES))


@check_with_options
def everything_that_happens_can_be_told(case: Case) -> None:
    """To every seat and to a watcher, in every language; and the rules that it names are on the page."""
    rules = set(case.rules(case.game.name))
    seats = (WATCHER, *range(case.players))
    said: set[object] = set()  # an event once, whoever else hears the same; where an option is tried, each kind once
    played = random_game(case.game, case.players, case.game.options.read(case.options, case.players), Rng(1))
    for seen in follow(case.game, played.new(), played.steps, seats):
        for seat, told in zip(seats, seen, strict=True):
            for event in told.events:
                about = tuple(event.arguments) if case.options else repr(event.arguments)
                words = event.key, event.rule, about, event.arguments.get("seat") == seat
                if words in said:
                    continue
                said.add(words)
                assert event.rule is None or event.rule in rules
                for language in LANGUAGES:
                    assert_said(case.words(language).event(case.game.name, event, NAMES, seat))


def assert_said(text: str) -> None:
    assert text.strip()
    assert "{" not in text, text
