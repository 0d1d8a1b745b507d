"""Random games of every kind, for the tests that every game must pass."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from parfait import games
from parfait.core import CHANCE, OVER, Game, Rng, State


@dataclass(frozen=True)
class Case:
    """A game, a number of players and one option that is not as usual."""

    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        given = json.dumps(self.options)
        return f"{self.game.name}/{self.players}" + (
            f" {given if len(given) < 60 else given[:60] + '…'}" if self.options else ""
        )

    def new(self) -> State:
        return self.game.new(self.players, self.options)

    def positions(self, seed: int) -> Iterator[State]:
        """Every position of one random game, the first and the last included."""
        state, rng = self.new(), Rng(seed)
        while state.turn != OVER:
            yield state
            random_step(state, rng)
        yield state


def random_step(state: State, rng: Rng) -> None:
    """Let chance, or a random move of whoever is to act, happen; checked."""
    if state.turn == CHANCE:
        state.apply_chance(state.sample_chance(rng))
    else:
        actions = state.legal_actions()
        state.step(actions[rng.below(len(actions))])


def usual() -> list[Case]:
    """Every game and number of players."""
    return [Case(game, players) for game in games.games() for players in game.players]


def with_options() -> list[Case]:
    """Besides the usual ones, every option of every game at each of the values that its kind calls worth trying."""
    cases = usual()
    for case in usual():
        for info in case.game.options.infos():
            for value in info.kind.examples(case.players):
                options = {info.name: value}
                if case.game.options.read(options, case.players).write():  # leave the defaults out
                    cases.append(Case(case.game, case.players, options))
    return cases
