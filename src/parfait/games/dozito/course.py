"""How the judgement of judge.py is learned: from positions of matches against itself, and what came of them."""

from __future__ import annotations

from array import array

from parfait.core import Numbers, Rng
from parfait.core.course import Course, Look
from parfait.core.positions import Positions
from parfait.core.state import CHANCE, OVER
from parfait.core.weights import Weights
from parfait.games.dozito import judge
from parfait.games.dozito.belief import DozitoBelief
from parfait.games.dozito.brain import DozitoBrain
from parfait.games.dozito.judge import DozitoJudge
from parfait.games.dozito.notation import PLACES
from parfait.games.dozito.options import COLOURS
from parfait.games.dozito.rules import Dozito
from parfait.games.dozito.view import ORIGINS

SETS = 1 << PLACES
WHIM = 12  # one move by rules of thumb in so many is any
STRAY = 30  # and one of those that were looked for
FASTER = 20  # so many matches by rules of thumb for each one of the others
NOTED = 3  # of the turns of matches by rules of thumb, one in so many is learned from: those of a round are much alike
TRUST = 0.6  # in what came of a round, beside what was thought of it on the way
LOOKS = 24  # worlds in which each move is played when a turn begins
LOOKS_LATER = 12  # and when a card is in hand
TURNS = 1  # that are played on before a position is judged
SIDEWAYS = (3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8)  # where each place is in a mirror
UPSIDE_DOWN = (8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3)


class DozitoCourse(Course):
    game = "dozito"
    inputs = judge.INPUTS
    file = judge.FILE
    rows, amounts = judge.SHAPE
    present = len(COLOURS) + 6
    matches = ((judge.LEARNED_PLAYERS, 200),)
    by_thumb = 0.2

    def play(self, weights: Weights | None, players: int, seed: int, matches: range, look: Look) -> Positions:
        brain = DozitoBrain()
        brain.judge = DozitoJudge(weights)
        found = Positions(players, self.present, self.amounts)
        if weights is None:
            for match in matches:
                for part in range(FASTER):
                    self._play_by_thumb(brain, Rng(seed, match * FASTER + part), found)
            return found
        brain.learned = True
        brain.pairing = True
        brain.turns = TURNS
        brain.share = 1.0  # the rest of the round is told by what comes of it
        for match in matches:
            self._play_by_looking(brain, Rng(seed, match), found, look)
        return found

    def _play_by_thumb(self, brain: DozitoBrain, rng: Rng, found: Positions) -> None:
        game = Dozito(found.players, judge.USUAL)
        scratch = Numbers()
        start = found.count
        nothing = [0.0] * found.players
        while game.turn != OVER:
            if game.turn == CHANCE:
                game.draw(rng, scratch)
                game.settle(scratch)
                continue
            if ORIGINS[game.origin] is None and rng.below(NOTED) == 0:
                brain.judge.note(game, found, nothing)
            any_move = rng.below(WHIM) == 0
            game.apply(rng.member(game.legal_mask()) if any_move else brain.greedy(game, rng, scratch))
            start = self._settled(brain, game, found, start, 1.0)

    def _play_by_looking(self, brain: DozitoBrain, rng: Rng, found: Positions, look: Look) -> None:
        game = Dozito(found.players, judge.USUAL)
        scratch = Numbers()
        start = found.count
        while game.turn != OVER:
            if game.turn == CHANCE:
                game.draw(rng, scratch)
                game.settle(scratch)
                continue
            legal = game.legal_mask()
            action = rng.member(legal)
            begins = ORIGINS[game.origin] is None
            stray = rng.below(STRAY) == 0
            if begins or not (stray or legal & (legal - 1) == 0):
                worlds = LOOKS if begins else LOOKS_LATER
                belief = DozitoBelief(game.view(game.turn))
                best, worth = look(brain, belief, rng, worlds * legal.bit_count())
                if begins:
                    others = (1.0 - worth) / (found.players - 1)
                    shares = [worth if seat == game.turn else others for seat in range(found.players)]
                    brain.judge.note(game, found, shares)
                if not stray:
                    action = best
            game.apply(action)
            start = self._settled(brain, game, found, start, TRUST)

    def _settled(self, brain: DozitoBrain, game: Dozito, found: Positions, start: int, trust: float) -> int:
        """Tell the positions of a round what came of it when it is over; where those of the next begin."""
        if not brain.horizon(game):
            return start
        brain.evaluate(game)
        found.settle(start, list(brain.values[: found.players]), trust)
        return found.count

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
