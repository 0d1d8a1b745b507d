"""Strength at equal time against OpenSpiel's own information-set search, `ISMCTSBot`, playing our games.

    python -m bench.open_spiel                                every game, one second a move (hours)
    python -m bench.open_spiel --seconds 0.1 --deals 20       shorter
    python -m bench.open_spiel --game dokitto-ice --deals 5   one game; after each, the result so far
    parfait arena dozito --players 2 --bots 5,bench.open_spiel:OpenSpielBot --seconds 1

OpenSpiel's bot sees our game through `Table`, which has what that bot asks of a state: who is to act, the legal
actions, an information state (the seat's view), a way to draw another state of it (our `determinize`), and chance. Its
leaves are valued by random playouts in our compiled rules, which makes it stronger than playouts in Python would.
"""

from __future__ import annotations

import argparse
import time
from types import SimpleNamespace
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts

from bench import strength
from parfait import games
from parfait.bots import Estimate, Limit
from parfait.bots.bot import legal_actions
from parfait.core import CHANCE, OVER, Belief, Numbers, Rng, State, View, playout

EXPLORATION = 1.0  # for results from 0 to 1
TYPE = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Table:
    """A state of ours with the methods of one of OpenSpiel's, chance being sampled."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.scratch = Numbers()

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: TYPE)

    def is_terminal(self) -> bool:
        return self.state.turn == OVER

    def is_chance_node(self) -> bool:
        return self.state.turn == CHANCE

    def current_player(self) -> int:
        return self.state.turn

    def legal_actions(self) -> list[int]:
        return self.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def apply_action(self, action: int) -> None:
        if self.state.turn == CHANCE:
            self.state.draw(self.rng, self.scratch)
            self.state.settle(self.scratch)
        else:
            self.state.apply(int(action))

    def information_state_string(self) -> str:
        return repr(self.state.view(self.state.turn))

    def returns(self) -> list[float]:
        winners = self.state.winners
        return [(seat in winners) / len(winners) for seat in range(self.state.players)]


class Playouts:
    """OpenSpiel's evaluator: one random game to its end."""

    def prior(self, table: Table) -> list[tuple[int, float]]:
        actions = table.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, table: Table) -> list[float]:
        end = Table(table.state.clone(), table.rng)
        playout(end.state, end.rng, end.scratch)
        return end.returns()


class TimeUp(Exception):
    pass


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which counts simulations, with a clock."""

    def __init__(self, belief: Belief, limit: Limit, rng: Rng) -> None:
        super().__init__(
            None,
            Playouts(),
            EXPLORATION,
            max_simulations=10**9 if limit.iterations is None else limit.iterations,
            random_state=numpy.random.RandomState(rng.below(2**31)),
            allow_inconsistent_action_sets=False,
        )
        self.end = float("inf") if limit.seconds is None else time.perf_counter() + limit.seconds
        self.simulations = 0

        def resample(table: Table, seat: int) -> Table:
            if self.simulations > 2 and time.perf_counter() >= self.end:
                raise TimeUp
            self.simulations += 1
            return Table(belief.sample(rng).clone(), rng)

        self.set_resampler(resample)

    def run_search(self, state: Table) -> Any:
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)


class OpenSpielBot:
    """OpenSpiel's bot as one of ours: it gets a view, and draws its first state from it."""

    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        belief = games.find(view.game).belief(view)
        return int(TimedIsmcts(belief, limit or Limit(seconds=1), rng).step(Table(belief.sample(rng).clone(), rng)))

    def analyse(self, view: View, limit: Limit | None, rng: Rng) -> list[Estimate]:
        return [Estimate(action, 0, 0.5, 0.5) for action in legal_actions(view, rng)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="a move, for both sides")
    arguments = strength.arguments(parser)
    for game in strength.chosen(arguments):
        limit = Limit(seconds=arguments.seconds)
        bots = ("5", f"bench.open_spiel:{OpenSpielBot.__name__}")
        strength.measure(game, bots, limit, f"at {arguments.seconds:g} s", "open_spiel ISMCTSBot", arguments)


if __name__ == "__main__":
    main()
