"""Random games of every kind, for the checks that every game must pass."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from parfait import games, locale, pages
from parfait.core import CHANCE, OVER, Game, Rng, State
from parfait.core.encoding import Encoding
from parfait.locale import Words

MOST_STEPS = 20_000  # of a game at random


@dataclass(frozen=True)
class Case:
    """A game, a number of players and one option that is not as usual."""

    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    # Where the game's words and rules are; a game that exists in the tests alone has its own.
    words: Callable[[str], Words] = locale.words
    rules: Callable[[str], Collection[str]] = pages.numbers
    folder: Callable[[str], Path] = games.folder
    encode: Callable[[Game, int, Any], Encoding] = games.encoding

    def __str__(self) -> str:
        given = json.dumps(self.options)
        return f"{self.game.name}/{self.players}" + (
            f" {given if len(given) < 60 else given[:60] + '…'}" if self.options else ""
        )

    def new(self) -> State:
        state: State = self.game.new(self.players, self.options)
        return state

    def encoding(self) -> Encoding:
        return self.encode(self.game, self.players, self.options)

    def positions(self, seed: int) -> Iterator[State]:
        """Every position of one random game, the first and the last included."""
        state, rng = self.new(), Rng(seed)
        for _ in range(MOST_STEPS):
            yield state
            if state.turn == OVER:
                return
            random_step(state, rng)
        raise AssertionError(f"a random game has not ended after {MOST_STEPS} steps")

    def some_positions(self, seed: int, most: int = 25) -> list[State]:
        """Positions from the first to the last of a random game, as copies; fewer where an option is tried."""
        every = [state.clone() for state in self.positions(seed)]
        wanted = max(2, most // 4 if self.options else most)
        if len(every) <= wanted:
            return every
        return [every[i * (len(every) - 1) // (wanted - 1)] for i in range(wanted)]

    def rules_of_errors(self) -> dict[str, set[str]]:
        """The rules that stand as a comment above the words of each of the game's errors."""
        return _rules_of_errors(self.folder(self.game.name) / "words.en.ftl")


@cache
def _rules_of_errors(file: Path) -> dict[str, set[str]]:
    return {
        entry.id.name.removeprefix("error-"): set(re.findall(r"[A-Z]+-\d+", entry.comment.content or ""))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and entry.comment and entry.id.name.startswith("error-")
    }


def random_step(state: State, rng: Rng) -> None:
    """Let chance, or a random move of whoever is to act, happen; checked."""
    if state.turn == CHANCE:
        state.apply_chance(state.sample_chance(rng))
    else:
        actions = state.legal_actions()
        assert actions, "a seat is to act and has no legal action"
        state.step(actions[rng.below(len(actions))])


def usual() -> list[Case]:
    """Every game and number of players."""
    return [Case(game, players) for game in games.games() for players in game.players]


# The smallest games that options can make together.
SMALLEST: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("dokitto-ice", 2, {"flavour_count": 2, "top_value": 2, "trophies_to_win": 1}),
    ("dokitto-ice", 4, {"flavour_count": 2, "top_value": 2, "tiles": 1, "cone": 1}),
    ("aice", 3, {"suits": 2, "dice": 2, "hand": 2, "rounds": 1}),
    ("dessert-dice", 2, {"board": 2, "dice": {"O": 1, "Y": 1, "B": 1, "P": 1, "G": 0}}),
    ("dozito", 2, {"colours": 3, "jokers": 0, "rounds": 1}),
)


@cache
def with_options() -> tuple[Case, ...]:
    """Besides the usual ones, every option of every game at each of the values that its kind calls worth trying."""
    cases = usual() + [Case(games.find(name), players, options) for name, players, options in SMALLEST]
    for case in usual():
        for info in case.game.options.infos():
            for value in info.kind.examples(case.players):
                options = {info.name: value}
                if case.game.options.read(options, case.players).write():  # leave the defaults out
                    cases.append(Case(case.game, case.players, options))
    return tuple(cases)
