"""How the policy of policy.py is learned: from matches for two against itself."""

from __future__ import annotations

from parfait.core import Numbers, Rng
from parfait.core.course import Course
from parfait.core.decisions import Decisions
from parfait.core.state import CHANCE, OVER
from parfait.core.weights import Weights
from parfait.games.dozito import policy
from parfait.games.dozito.brain import DozitoBrain
from parfait.games.dozito.policy import DozitoPolicy
from parfait.games.dozito.rules import Dozito


class DozitoCourse(Course):
    game = "dozito"
    inputs = policy.INPUTS
    file = policy.FILE
    positions, moves = policy.SHAPE
    matches = 1400

    def first_thought(self) -> dict[int, float]:
        return policy.FIRST_THOUGHT

    def play(self, weights: Weights, seed: int, matches: range) -> Decisions:
        brain, player, scratch = DozitoBrain(), DozitoPolicy(weights), Numbers()
        notes = Decisions(self.positions, self.moves)
        player.note_into(notes)
        for match in matches:
            game, rng = Dozito(policy.PLAYERS, policy.USUAL), Rng(seed, match)
            while game.turn != OVER:
                if game.turn == CHANCE:
                    game.draw(rng, scratch)
                    game.settle(scratch)
                    continue
                game.apply(player.choose(game, rng, True))
                if brain.horizon(game):
                    brain.evaluate(game)
                    notes.settle(brain.values[0])
        return notes

    def test(self, weights: Weights, seed: int, matches: range) -> float:
        brain, player, scratch = DozitoBrain(), DozitoPolicy(weights), Numbers()
        won = 0.0
        for match in matches:
            game, rng, seat = Dozito(policy.PLAYERS, policy.USUAL), Rng(seed, match // 2), match % 2
            while game.turn != OVER:
                if game.turn == CHANCE:
                    game.draw(rng, scratch)
                    game.settle(scratch)
                elif game.turn == seat:
                    game.apply(player.choose(game, rng, False))
                else:
                    game.apply(brain.greedy(game, rng, scratch))
            won += (seat in game.winners) / len(game.winners)
        return won


COURSE = DozitoCourse
