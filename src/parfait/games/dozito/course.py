"""How the judgement of judgement.py is learned: by comparing moves in rounds for two."""

from __future__ import annotations

from parfait.core import Numbers, Rng
from parfait.core.comparisons import Comparisons
from parfait.core.course import Course
from parfait.core.state import CHANCE, OVER
from parfait.core.weights import Weights
from parfait.games.dozito import judgement
from parfait.games.dozito.brain import DozitoBrain
from parfait.games.dozito.comparing import Comparer
from parfait.games.dozito.judgement import Judgement
from parfait.games.dozito.rules import Dozito

TRUSTING = 0.5  # how far the training is when what was learned is played by
DEARER = 5  # times as long a round takes then: so many fewer are played


class DozitoCourse(Course):
    game = "dozito"
    inputs = judgement.INPUTS
    file = judgement.FILE
    shape = judgement.SHAPE
    rounds = 2400

    def play(self, weights: Weights, seed: int, rounds: range, progress: float) -> Comparisons:
        comparer = Comparer(weights, progress >= TRUSTING)
        for number in rounds:
            if not comparer.trusting or number % DEARER == 0:
                comparer.play(seed, number)
        return comparer.notes

    def test(self, weights: Weights, seed: int, matches: range) -> float:
        brain, player, scratch = DozitoBrain(), Judgement(weights), Numbers()
        won = 0.0
        for match in matches:
            game, rng, seat = Dozito(judgement.PLAYERS, judgement.USUAL), Rng(seed, match // 2), match % 2
            while game.turn != OVER:
                if game.turn == CHANCE:
                    game.draw(rng, scratch)
                    game.settle(scratch)
                elif game.turn == seat:
                    game.apply(player.choose(game))
                else:
                    game.apply(brain.greedy(game, rng, scratch))
            won += (seat in game.winners) / len(game.winners)
        return won


COURSE = DozitoCourse
