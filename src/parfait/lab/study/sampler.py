"""What is counted in every game of a study, and random games played at full speed while it is counted.

Plain Python; sampler.pxd holds C types for the same names. A game of random bots takes some ten microseconds, so all
that happens for each of its moves happens here.
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


class Sampler:
    """One row of `cells` for each game: `begin`, then `chance` and `move` as they happen, then `finish`."""

    def __init__(self, cells: Any, deal: int) -> None:
        """`deal` is the kind of chance that begins a round, by its number among the state's `CHANCES`."""
        self.cells = cells
        self.deal = deal
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
        self.starter = -1
        self.mover = -1
        self.leader = -1  # who was alone in the lead at the end of the last round; -1 for nobody
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
        self.mover = -1
        self.leader = -1
        self.lead_changes = 0

    def chance(self, state: State, seed: int, deal: int) -> Rng:
        """What the chance that is next draws from: the same in every game of a deal, whatever was played before."""
        kind = state.chance
        if kind == self.deal:
            if self.rounds > 0:
                self._see_leader(state.scores)
            self.rounds += 1
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

    def move(self, seat: int, ways: int) -> None:
        """A seat is about to move, and has so many ways to (`NOT_COUNTED`: nobody looked)."""
        if self.starter < 0:
            self.starter = seat
        if seat != self.mover:
            self.mover = seat
            self.turns += 1
        self.moves += 1
        if ways > 1:
            self.decisions += 1
            self.ways += ways

    def finish(self, state: State, counted: bool) -> None:
        winners = 0
        for seat in state.winners:
            winners |= 1 << seat
        cells = self.cells
        row = self.row
        cells[row, STARTER] = self.starter
        cells[row, MOVES] = self.moves
        cells[row, TURNS] = self.turns
        cells[row, DECISIONS] = self.decisions if counted else NOT_COUNTED
        cells[row, WAYS] = self.ways if counted else NOT_COUNTED
        cells[row, ROUNDS] = self.rounds
        cells[row, LEAD_CHANGES] = self.lead_changes
        cells[row, COMEBACK] = 1 if self.leader >= 0 and not winners >> self.leader & 1 else 0
        cells[row, WINNERS] = winners
        column = SCORES
        for score in state.scores:
            cells[row, column] = score
            column += 1

    def play_deals(self, start: State, seed: int, first: int, last: int, tables: int, every: int) -> None:
        """All games of some deals by random bots; legal moves are counted in every so many deals."""
        for deal in range(first, last):
            for at in range(tables):
                if deal % every == 0:
                    self.play_and_count(start, seed, deal, at)
                else:
                    self.play_random(start, seed, deal, at)

    def play_random(self, start: State, seed: int, deal: int, at: int) -> None:
        """A whole game of random moves from `start`, which stays as it is."""
        state = start.clone()
        out = self.scratch
        mind = self.mind_of(seed, deal, at)
        moves = 0
        turns = 0
        mover = -1
        self.begin()
        while True:
            if state.turn >= 0:
                if state.turn != mover:
                    if mover < 0:
                        self.starter = state.turn
                    mover = state.turn
                    turns += 1
                moves += 1
                state.apply(state.random_action(mind, out))
            elif state.turn == TO_CHANCE:
                state.draw(self.chance(state, seed, deal), out)
                state.settle(out)
            else:
                break
        out.check()
        self.moves = moves
        self.turns = turns
        self.finish(state, False)

    def play_and_count(self, start: State, seed: int, deal: int, at: int) -> None:
        """The same game, and what was legal in it."""
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
                self.move(state.turn, out.n)
                state.apply(out.a[mind.below(out.n)])
        out.check()
        self.finish(state, True)

    def mind_of(self, seed: int, deal: int, at: int) -> Rng:
        """What random bots draw from, in one game of a deal."""
        self.mind.begin(seed ^ ALL_BITS, (deal * 64 + at) << 8)
        return self.mind
