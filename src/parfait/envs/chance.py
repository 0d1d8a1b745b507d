"""What chance can do next, as a tree of choices with equally likely options.

A game's rules draw outcomes with `Rng.below`, one choice after the other: which of 40 cards, then which of 39. With an
`Rng` whose answers are given, these choices can be walked through one by one, in any game. A shuffle of a few
cards is one choice among the distinct deals, so that small decks make small trees.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from parfait.core import BrokenRules, Numbers, Rng, State

MOST_OPTIONS = 4096  # of one choice
MOST_SHUFFLES = 40_320  # that are gone through to find the deals that differ: eight cards


class ScriptedAnswers:
    """The answers for chance, in order; then 0, which is recorded as an open question."""

    def __init__(self, given: Sequence[int] = ()) -> None:
        self.given = given
        self.asked: list[int] = []

    def __call__(self, n: int) -> int:
        if n <= 1:
            return 0
        self.asked.append(n)
        return self.given[len(self.asked) - 1] if len(self.asked) <= len(self.given) else 0


class ChanceChoice(NamedTuple):
    """The options of chance, with the probability of each."""

    probabilities: tuple[float, ...]
    deals: tuple[tuple[int, ...], ...] = ()  # the outcome of each, where a whole shuffle is one choice


NO_CHOICE = ChanceChoice((1.0,))  # chance is next, and only one thing can happen


def next_choice(state: State, given: Sequence[int]) -> ChanceChoice | None:
    """The next choice after these answers, or None if the outcome is complete."""
    asked = _asked(state, given)
    if len(asked) == len(given):
        return None
    if not given and len(asked) > 1 and _is_shuffle(asked) and prod(asked) <= MOST_SHUFFLES:
        deals = _deals(pickle.dumps(state))
        if len(deals) <= MOST_OPTIONS:
            return ChanceChoice(tuple(deals.values()), tuple(deals))
    options = asked[len(given)]
    if options > MOST_OPTIONS:
        raise BrokenRules(f"chance has {options} options at once; its choices have at most {MOST_OPTIONS}")
    return ChanceChoice((1 / options,) * options)


def questions(state: State) -> int:
    """How many choices chance makes here, if each of them is the first of its options."""
    return len(_asked(state, ()))


def answered(state: State, questions: int, rng: Rng) -> tuple[int, ...]:
    """Random answers to the first few questions."""
    given: tuple[int, ...] = ()
    while len(given) < questions:
        given = (*given, rng.below(_asked(state, given)[len(given)]))
    return given


def settle(state: State, given: Sequence[int]) -> None:
    """Apply the outcome that these answers lead to."""
    out = Numbers()
    state.draw(Rng.answering(ScriptedAnswers(given)), out)
    state.settle(out)


def settle_deal(state: State, deal: Sequence[int]) -> None:
    """Apply one of the `deals` of a choice."""
    out = Numbers()
    out.load(deal)
    state.settle(out)


def _asked(state: State, given: Sequence[int]) -> list[int]:
    answers = ScriptedAnswers(given)
    state.draw(Rng.answering(answers), Numbers())
    return answers.asked


def _is_shuffle(asked: list[int]) -> bool:
    return asked == list(range(len(asked) + 1, 1, -1))


@lru_cache(64)
def _deals(pickled: bytes) -> dict[tuple[int, ...], float]:
    """One outcome for each distinct result of a shuffle, with its probability."""
    state: State = pickle.loads(pickled)
    found: dict[str, tuple[int, ...]] = {}
    chances: dict[tuple[int, ...], float] = {}
    for outcome, chance in _outcomes(state):
        after = state.clone()
        settle_deal(after, outcome)
        deal = found.setdefault(repr(after.snapshot()), outcome)
        chances[deal] = chances.get(deal, 0.0) + chance
    return chances


def _outcomes(state: State) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every outcome, from every combination of answers."""
    out, given = Numbers(), [0]
    while given:
        answers = ScriptedAnswers(given)
        state.draw(Rng.answering(answers), out)
        yield tuple(out.listed()), 1 / prod(answers.asked)
        given += [0] * (len(answers.asked) - len(given))
        while given and given[-1] == answers.asked[len(given) - 1] - 1:
            given.pop()
        if given:
            given[-1] += 1
