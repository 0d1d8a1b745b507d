"""A game read from its record: which numbered rules came up, what the game itself counts (facts.py), and which kinds of
moves were legal and taken. It costs about as much as playing the game does."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from parfait.core import OVER, WATCHER, Game, State
from parfait.lab.study.facts import facts_of
from parfait.play.follow import follow
from parfait.records import Step, apply_step


@dataclass(frozen=True)
class Fact:
    """One count in one game: of a rule, a category of a chart, a kind of move, or a share of the luck."""

    what: str
    key: str
    amount: float


def read_game(game: Game, start: State, steps: list[Step]) -> Iterator[Fact]:
    yield from _what_happened(game, start, steps)
    yield from _kinds_of_moves(game, start, steps)


def _what_happened(game: Game, start: State, steps: list[Step]) -> Iterator[Fact]:
    """Rules by their numbers, and the charts of the game, from what a watcher sees."""
    rules: Counter[str] = Counter()
    charts: dict[str, float] = defaultdict(float)
    facts = facts_of(game.name).facts
    for [seen] in follow(game, start.clone(), steps, (WATCHER,)):
        for event in seen.events:
            if event.rule:
                rules[event.rule] += 1
        if facts is not None:
            for chart, category, amount in facts(seen.before, seen.step, seen.after):
                charts[f"{chart}:{category}"] += amount
    yield Fact("read", "", 1)
    for number, times in sorted(rules.items()):
        yield Fact("rule", number, times)
    for name, total in sorted(charts.items()):
        yield Fact("chart", name, total)


def _kinds_of_moves(game: Game, start: State, steps: list[Step]) -> Iterator[Fact]:
    """By the kind of move: decisions where one was legal, and where one was taken."""
    state, label = start.clone(), facts_of(game.name).label
    legal: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for step in steps:
        if "chance" not in step and state.turn != OVER:
            actions = state.legal_actions()
            if len(actions) > 1:
                view = state.view(state.turn)
                legal.update({label(view, game.notation.write_move(state, action)) for action in actions})
                taken[label(view, step["move"])] += 1
        apply_step(game, state, step)
    for what, counted in (("legal", legal), ("taken", taken)):
        for kind, times in sorted(counted.items()):
            yield Fact(what, kind, times)
