"""What is counted in every game of a study, and random games played at full speed while it is counted.

Plain Python; sampler.pxd holds C types for the same names. A game of random bots takes about ten microseconds, so all
that happens for each of its moves happens here. The game itself says who starts, and what counts as a turn and as a
round (facts.py); if it does not, the cell says `NOT_COUNTED`.
"""

from __future__ import annotations

from typing import Any

from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, Numbers, State

TO_CHANCE = CHANCE  # under names that sampler.pxd gives a type
ENDED = OVER
ALL_BITS = 2**64 - 1
KINDS = 8  # of chance, at most
# The columns of a row; the scores of the seats follow.
COLUMNS = ("starter", "moves", "turns", "decisions", "ways", "rounds", "lead_changes", "comeback", "winners")
STARTER, MOVES, TURNS, DECISIONS, WAYS, ROUNDS, LEAD_CHANGES, COMEBACK, WINNERS = range(len(COLUMNS))
SCORES = len(COLUMNS)
NOT_COUNTED = -1
COUNTED = 32  # of random games, turns, rounds and legal moves are counted in every deal whose number this divides,
COUNTED_ALL = 200  # and in so many at the beginning


class Sampler:
    """One row of `cells` for each game: `begin`, then `chance` and `move` as they happen, then `finish`."""

    def __init__(self, cells: Any, facts: Any) -> None:
        """`facts` has what the game says: `starter`, `begins_turn` and `round_of`, or None for each of them."""
        self.cells = cells
        self.says_starter = facts.starter
        self.says_turn = facts.begins_turn
        self.says_round = facts.round_of
        self.row = -1
        self.scratch = Numbers()
        self.dice = Rng(0)  # what chance draws from,
        self.mind = Rng(0)  # and what random bots do
        self.happened = [0] * 8  # by kind of chance, how often
        self.moves = 0
        self.turns = 0
        self.decisions = 0
        self.ways = 0
        self.rounds = 0
        self.first_round = 0  # the number that the game gives its first one
        self.starter = -1
        self.leader = -1  # who was last alone in the lead at the end of a round; -1 for nobody
        self.alone = -1  # who was at the end of the last one
        self.lead_changes = 0

    def begin(self) -> None:
        self.row += 1
        for kind in range(KINDS):
            self.happened[kind] = 0
        self.moves = 0
        self.turns = 0
        self.decisions = 0
        self.ways = 0
        self.rounds = 0
        self.starter = -1
        self.leader = -1
        self.alone = -1
        self.lead_changes = 0

    def chance(self, state: State, seed: int, deal: int) -> Rng:
        """The random numbers of the next chance event: the same in every game of a deal, whatever was played before."""
        kind = state.chance
        self.happened[kind] += 1
        self.dice.begin(seed, ((deal * KINDS + kind) << 20) + self.happened[kind])
        return self.dice

    def _see_leader(self, scores: tuple[int, ...]) -> None:
        leader = -1
        best = scores[0] - 1
        for seat in range(len(scores)):
            if scores[seat] > best:
                best = scores[seat]
                leader = seat
            elif scores[seat] == best:
                leader = -1
        if leader >= 0:
            if self.leader >= 0 and leader != self.leader:
                self.lead_changes += 1
            self.leader = leader
        self.alone = leader

    def move(self, state: State, action: int, ways: int) -> None:
        """The seat to act is about to make this move, one of so many that are legal."""
        if self.starter < 0 and self.says_starter is not None:
            self.starter = self.says_starter(state)
        if self.says_turn is not None and self.says_turn(state, action):
            self.turns += 1
        if self.says_round is not None:
            self._see_round(state)
        self.moves += 1
        if ways > 1:
            self.decisions += 1
            self.ways += ways

    def _see_round(self, state: State) -> None:
        number = self.says_round(state)
        if self.rounds == 0:
            self.first_round = number  # some games count from 0
            self.rounds = 1
        elif abs(number - self.first_round) >= self.rounds:  # and some count down
            self._see_leader(state.scores)
            self.rounds = abs(number - self.first_round) + 1

    def finish(self, state: State, counted: bool) -> None:
        winners = 0
        for seat in state.winners:
            winners |= 1 << seat
        cells = self.cells
        row = self.row
        turns = counted and self.says_turn is not None
        rounds = counted and self.says_round is not None
        cells[row, STARTER] = self.starter
        cells[row, MOVES] = self.moves
        cells[row, TURNS] = self.turns if turns else NOT_COUNTED
        cells[row, DECISIONS] = self.decisions if counted else NOT_COUNTED
        cells[row, WAYS] = self.ways if counted else NOT_COUNTED
        cells[row, ROUNDS] = self.rounds if rounds else NOT_COUNTED
        cells[row, LEAD_CHANGES] = self.lead_changes if rounds else NOT_COUNTED
        cells[row, COMEBACK] = NOT_COUNTED
        if rounds:
            cells[row, COMEBACK] = 1 if self.alone >= 0 and not winners >> self.alone & 1 else 0
        cells[row, WINNERS] = winners
        column = SCORES
        for score in state.scores:
            cells[row, column] = score
            column += 1

    def play_deals(self, start: State, seed: int, first: int, last: int, tables: int) -> None:
        """All games of some deals by random bots; only some of them are looked at more closely."""
        for deal in range(first, last):
            for at in range(tables):
                if deal < COUNTED_ALL or deal % COUNTED == 0:
                    self.play_and_count(start, seed, deal, at)
                else:
                    self.play_random(start, seed, deal, at)

    def play_random(self, start: State, seed: int, deal: int, at: int) -> None:
        """A whole game of random moves from `start`, which stays as it is."""
        state = start.clone()
        out = self.scratch
        mind = self.mind_of(seed, deal, at)
        moves = 0
        self.begin()
        while True:
            if state.turn >= 0:
                if self.starter < 0 and self.says_starter is not None:
                    self.starter = self.says_starter(state)
                moves += 1
                state.apply(state.random_action(mind, out))
            elif state.turn == TO_CHANCE:
                state.draw(self.chance(state, seed, deal), out)
                state.settle(out)
            else:
                break
        out.check()
        self.moves = moves
        self.finish(state, False)

    def play_and_count(self, start: State, seed: int, deal: int, at: int) -> None:
        """The same game, with its turns, its rounds and what was legal."""
        state = start.clone()
        out = self.scratch
        mind = self.mind_of(seed, deal, at)
        self.begin()
        while state.turn != ENDED:
            if state.turn == TO_CHANCE:
                state.draw(self.chance(state, seed, deal), out)
                state.settle(out)
            else:
                state.legal(out)
                action = out.a[mind.below(out.n)]
                self.move(state, action, out.n)
                state.apply(action)
        out.check()
        self.finish(state, True)

    def mind_of(self, seed: int, deal: int, at: int) -> Rng:
        """The random numbers of random bots, in one game of a deal."""
        self.mind.begin(seed ^ ALL_BITS, (deal * 64 + at) << 8)
        return self.mind
