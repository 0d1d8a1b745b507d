"""How the judgement of judge.py is learned: from positions of matches against itself, and what came of them."""

from __future__ import annotations

from array import array

from parfait.core import Numbers, Rng
from parfait.core.course import Course
from parfait.core.positions import Positions
from parfait.core.state import CHANCE, OVER
from parfait.core.weights import Weights
from parfait.games.dozito import judge
from parfait.games.dozito.brain import DozitoBrain
from parfait.games.dozito.judge import DozitoJudge
from parfait.games.dozito.notation import PLACES
from parfait.games.dozito.options import COLOURS
from parfait.games.dozito.rules import Dozito
from parfait.games.dozito.view import ORIGINS

SETS = 1 << PLACES
WHIM = 12  # one move by rules of thumb in so many is any
NOTED = 6  # one position in so many is learned from: those of a round are much alike
TRUST = 0.95  # in what came of a round, beside what was thought of it on the way
STRAY = 0.01  # shares of the win by which moves stray from the best, to see more of the game
SIDEWAYS = (3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8)  # where each place is in a mirror
UPSIDE_DOWN = (8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3)


class DozitoCourse(Course):
    game = "dozito"
    inputs = judge.INPUTS
    file = judge.FILE
    rows, amounts = judge.SHAPE
    present = len(COLOURS) + 6
    matches = ((judge.LEARNED_PLAYERS, 2000),)
    by_thumb = 0.8

    def play(self, weights: Weights | None, players: int, seed: int, matches: int) -> Positions:
        """Without weights, by rules of thumb."""
        brain = DozitoBrain()
        if weights is not None:
            brain.judge = DozitoJudge(weights)
        brain.stray = STRAY
        found = Positions(players, self.present, self.amounts)
        for match in range(matches):
            self._play_match(brain, Rng(seed, match), found, learned=weights is not None)
        return found

    def _play_match(self, brain: DozitoBrain, rng: Rng, found: Positions, *, learned: bool) -> None:
        game = Dozito(found.players, judge.USUAL)
        scratch = Numbers()
        start = found.count
        while game.turn != OVER:
            if game.turn == CHANCE:
                game.draw(rng, scratch)
                game.settle(scratch)
                continue
            if learned:
                action = brain.learned_move(game, rng)
            elif rng.below(WHIM) == 0:
                action = rng.member(game.legal_mask())
            else:
                action = brain.greedy(game, rng, scratch)
            game.apply(action)
            if brain.horizon(game):
                brain.evaluate(game)
                found.settle(start, list(brain.values[: found.players]), TRUST if learned else 1.0)
                start = found.count
            elif game.turn >= 0 and ORIGINS[game.origin] not in ("taken", "replaced") and rng.below(NOTED) == 0:
                brain.judge.note(game, found)

    def described(self) -> tuple[int, list[tuple[int, int, float]]]:
        """Sets of places are alike in their places, the sizes of their groups, and how many there are."""
        facts = []
        for places in range(1, SETS):
            facts += [(places, place, 1.0) for place in range(PLACES) if places >> place & 1]
            left = places
            while left:
                group = _group(left)
                facts.append((places, PLACES + group.bit_count() - 1, 1.0))
                left ^= group
            facts.append((places, 2 * PLACES + places.bit_count() - 1, 1.0))
        return 3 * PLACES, facts

    def mirrors(self) -> list[array[int]]:
        """What the rows become when the grid is seen in a mirror: all else stays."""
        return [
            array("i", [*(_moved(places, *moves) for places in range(SETS)), *range(SETS, self.rows)])
            for moves in ((SIDEWAYS,), (UPSIDE_DOWN,), (SIDEWAYS, UPSIDE_DOWN))
        ]


def _group(places: int) -> int:
    """The places that are joined with the first."""
    group = places & -places
    while True:
        sideways = (group & 0x777) << 1 | (group & 0xEEE) >> 1
        grown = (group | sideways | group << 4 | group >> 4) & places
        if grown == group:
            return group
        group = grown


def _moved(places: int, *moves: tuple[int, ...]) -> int:
    for move in moves:
        places = sum(1 << move[place] for place in range(PLACES) if places >> place & 1)
    return places


COURSE = DozitoCourse
