"""The brain of a wide game with secrets and no brain of its own: it learns plausible play while search runs.

Uniform rollouts mislead search in a game such as Liar's Dice: nobody doubts the wildest bid. This brain learns from its
playouts which moves are good, and which are good replies to the move before (the N-gram selection technique of Tak,
Winands & Björnsson 2012), and plays on by that. Before each iteration it rehearses the move at the root in worlds drawn
from what a watcher knows, and the others reply only as they learned there: they cannot know the searcher's secrets.
A playout ends when chance is next and the scores have changed; what they are worth follows from each seat's lead.
"""

from __future__ import annotations

import math
from array import array

from parfait.core import bits
from parfait.core.brain import Brain, share_of_win
from parfait.core.limits import MOST_ACTIONS
from parfait.core.rng import Rng
from parfait.core.state import OVER, Belief, Numbers, State

LONGEST = 4096  # so many moves of a playout are learned from
ACTIONS = MOST_ACTIONS  # the same as a C number
SLOTS = 1 << 17  # for replies; where two share one, both are learned a little worse
NOTHING = MOST_ACTIONS  # what the first move after chance replies to
SEARCHER = 8  # whose moves with known secrets are learned apart from those of the seats
REHEARSALS = 3
TRIALS = 50  # so many playouts go on to the end of the game, to learn whether winners have the higher scores

DOUBT = 10.0  # how many replies it takes to believe them as much as what is known of the move in general
CURIOSITY = 1.0  # how much a reply that was seldom tried is preferred in a rehearsal, in deviations of the result
SOFTNESS = 0.05  # by how much a move may be worse than the best and still be played now and then, likewise
SLIPS = 0.02  # how often any move is played


class Learner(Brain):
    def __init__(self) -> None:
        super().__init__()
        self.learns = True
        self.depth = 1  # deeper in the tree, the others would reply to secrets
        self.public: Belief | None = None  # the worlds that a watcher cannot tell apart
        self.searching = False  # as opposed to rehearsing
        self.searcher = -1
        # This playout: its moves so far, the first that is learned from, and what the next one replies to
        self.length = 0
        self.first = 0
        self.later = False  # than the first chance
        self.before = NOTHING
        # What was learned
        self.playouts = 0.0
        self.sums = [0.0] * 8  # of results, by seat
        self.squares = 0.0
        self.arrays = [array("i", bytes(4 * LONGEST)) for _ in range(3)]
        self.moved = bits.ints(self.arrays[0])
        self.replied = bits.ints(self.arrays[1])
        self.mover = bits.ints(self.arrays[2])
        self.tables = [array("d", bytes(8 * size)) for size in (9 * ACTIONS, 9 * ACTIONS, SLOTS, SLOTS)]
        self.move_count = bits.doubles(self.tables[0])
        self.move_sum = bits.doubles(self.tables[1])
        self.reply_count = bits.doubles(self.tables[2])
        self.reply_sum = bits.doubles(self.tables[3])
        self.worths = [0.0] * 1024  # MOST_ACTIONS, as in learner.pxd
        # What a standing is worth
        self.scores: tuple[int, ...] | None = None  # at the root
        self.standing = False  # whether scores have changed in this playout
        self.marks = [0.0] * 8  # those scores, by seat
        self.standings = 0.0
        self.spread = 0.0  # of scores, squared and summed
        self.trials = 0
        self.agreement = 0.0  # 1 where winners have the higher scores, -1 where they have the lower

    # Standings

    def horizon(self, state: State) -> bool:
        if state.turn >= 0:
            return False
        return state.turn == OVER or (self.scores is not None and state.scores != self.scores)

    def evaluate(self, state: State) -> None:
        if state.turn == OVER:
            share_of_win(self, state)
            if self.standing:
                self._compare(state)
        if self.standing and self.trials >= TRIALS:
            self._judge(state.players)

    def _stand(self, state: State) -> None:
        self.standing = True
        self.standings += 1.0
        scores = state.scores
        for seat in range(state.players):
            self.marks[seat] = scores[seat]
            self.spread += (self.marks[seat] - self.marks[0]) ** 2 / max(1, state.players - 1)

    def _compare(self, state: State) -> None:
        """See whether winners have the higher scores."""
        self.trials += 1
        scores = state.scores
        lead = 0.0
        for seat in range(state.players):
            lead += (self.values[seat] - 1.0 / state.players) * scores[seat]
        self.agreement += (1.0 if lead > 0.0 else -1.0 if lead < 0.0 else 0.0) / TRIALS

    def _judge(self, players: int) -> None:
        """The share of the win by scores: a softmax, in which a usual lead counts as one."""
        scale = min(1.0, max(-1.0, self.agreement)) / math.sqrt(self.spread / self.standings + 1e-9)
        total = 0.0
        for seat in range(players):
            self.values[seat] = math.exp(min(20.0, max(-20.0, scale * (self.marks[seat] - self.marks[0]))))
            total += self.values[seat]
        for seat in range(players):
            self.values[seat] /= total

    # Learning

    def prepare(self, state: State, action: int, rng: Rng, scratch: Numbers) -> None:
        if self.scores is None:
            self.scores = state.scores
        self.searcher = state.turn
        if self.public is not None:
            for _ in range(REHEARSALS):
                self._rehearse(action, rng, scratch)
        self._begin(self.public is not None)

    def _begin(self, searching: bool) -> None:
        self.searching = searching
        self.length = 0
        self.first = 0
        self.later = False
        self.before = NOTHING
        self.standing = False

    def _rehearse(self, action: int, rng: Rng, scratch: Numbers) -> None:
        """Play on after a move, in a world where nobody's secrets are known, and learn from that.

        One early move is made out of curiosity. Those before it say nothing about good play, so nothing is learned from
        them.
        """
        assert self.public is not None
        self._begin(False)
        world = self.public.sample(rng)
        world.legal(scratch)
        for i in range(scratch.n):
            if scratch.a[i] == action:
                self.note(world, action)
                world.apply(action)
                break
        self.first = self.length
        while self.first < 8 and rng.below(2) == 0:
            self.first += 1
        self.play_out(world, rng, scratch)
        self.evaluate(world)
        self.learn()

    def note(self, state: State, action: int) -> None:
        if self.length < LONGEST and (not self.searching or state.turn == self.searcher):
            self.moved[self.length] = self._move(state.turn, action)
            self.replied[self.length] = self._reply(state.turn, action)
            self.mover[self.length] = state.turn
            self.length += 1
        self.before = action

    def note_chance(self) -> None:
        self.later = True
        self.before = NOTHING

    def learn(self) -> None:
        self.playouts += 1.0
        for seat in range(8):
            self.sums[seat] += self.values[seat]
            self.squares += (self.values[seat] - self.sums[seat] / self.playouts) ** 2 / 2.0
        for i in range(self.first, self.length):
            value = self.values[self.mover[i]] - self.sums[self.mover[i]] / self.playouts
            self.move_count[self.moved[i]] += 1.0
            self.move_sum[self.moved[i]] += value
            self.reply_count[self.replied[i]] += 1.0
            self.reply_sum[self.replied[i]] += value

    def _who(self, seat: int) -> int:
        """Whose moves to learn from:

        the searcher's own until chance deals new secrets, or a seat's as everyone sees it.
        """
        return SEARCHER if self.searching and seat == self.searcher and not self.later else seat

    def _move(self, seat: int, action: int) -> int:
        return self._who(seat) * ACTIONS + action

    def _reply(self, seat: int, action: int) -> int:
        """The slot of a move as a reply to the one before: 1031 is a prime above all actions."""
        return (self._who(seat) * 1031 * 1031 + self.before * 1031 + action) * 40503 % SLOTS

    # Playing

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        state.legal(scratch)
        if scratch.n == 1:
            return scratch.a[0]
        if self.playouts == 0.0 or (self.searching and rng.fraction() < SLIPS):
            return scratch.a[rng.below(scratch.n)]
        curious = not self.searching and self.length == self.first
        deviation = math.sqrt(self.squares / self.playouts)
        best = 0
        for i in range(scratch.n):
            self.worths[i] = self._worth(state.turn, scratch.a[i], CURIOSITY * deviation if curious else 0.0)
            if self.worths[i] > self.worths[best]:
                best = i
        return scratch.a[best] if curious else self._choose(best, SOFTNESS * deviation + 1e-9, rng, scratch)

    def _worth(self, seat: int, action: int, bonus: float) -> float:
        move = self._move(seat, action)
        reply = self._reply(seat, action)
        general = self.move_sum[move] / (self.move_count[move] + DOUBT)
        worth = (self.reply_sum[reply] + DOUBT * general) / (self.reply_count[reply] + DOUBT)
        return worth + bonus / math.sqrt(self.reply_count[reply] + 1.0)

    def _choose(self, best: int, unit: float, rng: Rng, scratch: Numbers) -> int:
        """The best move or one nearly as good: the worse it is, the more rarely."""
        chosen = best
        most = self.worths[best]
        total = 0.0
        for i in range(scratch.n):
            if self.worths[i] > most - 6.0 * unit:
                weight = math.exp((self.worths[i] - most) / unit)
                total += weight
                if rng.fraction() * total < weight:
                    chosen = i
        return scratch.a[chosen]

    def play_out(self, state: State, rng: Rng, scratch: Numbers) -> int:
        moves = 0
        while state.turn != OVER:
            if state.turn >= 0:
                action = self.rollout(state, rng, scratch)
                self.note(state, action)
                state.apply(action)
                moves += 1
                continue
            if not self.standing and self.horizon(state):
                self._stand(state)
                if self.trials >= TRIALS:
                    break
            state.draw(rng, scratch)
            state.settle(scratch)
            self.note_chance()
        return moves
