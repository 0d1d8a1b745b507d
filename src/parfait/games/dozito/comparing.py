"""Rounds to learn from: moves of one decision, each played on in the same world with the same luck.

Plain Python; comparing.pxd holds the C types of the same names. At first everybody plays by rules of thumb to the end
of the round. Later they play by what was learned so far, for a few turns, and what is expected then counts as the end.
"""

from __future__ import annotations

from parfait.core.comparisons import Comparisons
from parfait.core.rng import Rng
from parfait.core.state import Numbers
from parfait.core.weights import Weights
from parfait.games.dozito import judgement, rules
from parfait.games.dozito.brain import DozitoBrain
from parfait.games.dozito.judgement import SHAPE, USUAL, Judgement
from parfait.games.dozito.rules import Dozito

TURNS = 6  # that are played by what was learned
COMPARED = 6  # of ten decisions
MOST_MOVES = 5  # of a decision that are compared: what would be played, and others at random
WHIM = 12  # one move in so many has no reason, so that other positions are seen, too
MOST_LEAD = 20  # with which a round begins that is not the first
ONE_COLOUR = 3.0  # what it counts to win by DZ-25, in fifties of points


class Comparer:
    def __init__(self, learned: Weights, trusting: bool) -> None:
        self.trusting = trusting  # in what was learned so far
        self.judgement = Judgement(learned)
        self.brain = DozitoBrain()
        self.notes = Comparisons(SHAPE)
        self.luck = Rng(0)
        self.scratch = Numbers()
        self.moves = [0] * 16  # of the decision at hand

    def play(self, seed: int, number: int) -> None:
        """A round by itself, and notes of some of its decisions."""
        rng = Rng(seed, number)
        game = self._begin(rng)
        while not self.brain.horizon(game):
            if game.turn < 0:
                game.draw(rng, self.scratch)
                game.settle(self.scratch)
                continue
            legal = game.legal_mask()
            chosen = self._choose(game, rng)
            if legal & (legal - 1):
                if rng.below(10) < COMPARED:
                    self._compare(game, chosen, rng)
                if rng.below(WHIM) == 0:
                    chosen = rng.member(legal)
            game.apply(chosen)

    def _begin(self, rng: Rng) -> Dozito:
        """One of the three rounds, with a lead as it may be by then. DZ-23: who is behind starts."""
        game = Dozito(judgement.PLAYERS, USUAL)
        game.player = rng.below(2)
        game.chance = rules.DEAL
        game.round = rng.below(game.config.rounds)
        if game.round > 0:
            lead = rng.below(2 * MOST_LEAD + 1) - MOST_LEAD
            game.totals[0] = lead if lead > 0 else 0
            game.totals[1] = -lead if lead < 0 else 0
            if lead != 0:
                game.player = 1 if lead > 0 else 0
        game.draw(rng, self.scratch)
        game.settle(self.scratch)
        return game

    def _choose(self, game: Dozito, rng: Rng) -> int:
        return self.judgement.choose(game) if self.trusting else self.brain.rollout(game, rng, self.scratch)

    def _compare(self, game: Dozito, chosen: int, rng: Rng) -> None:
        """What nobody sees is as it lies: whoever chooses does not know it, so it is a world like any other."""
        count = self._pick(game.legal_mask(), chosen, rng)
        seed = rng.word()
        for i in range(count):
            world = game.clone()
            assert isinstance(world, Dozito)
            self.luck.begin(seed, 0)
            self._follow(world, self.moves[i], game.player)
        self.notes.close()

    def _pick(self, legal: int, chosen: int, rng: Rng) -> int:
        """Which moves are compared, into `moves`; how many there are."""
        self.moves[0] = chosen
        left = legal & ~(1 << chosen)
        count = 1
        while left and count < MOST_MOVES:
            action = rng.member(left)
            left &= ~(1 << action)
            self.moves[count] = action
            count += 1
        return count

    def _follow(self, world: Dozito, action: int, seat: int) -> None:
        """Make a move and play on: note the first position that it leads to, and what comes of it."""
        noted = False
        acting = seat  # who is to act in that position
        turns = 0
        while True:
            if action == rules.DRAW and not noted:
                self._note(world, judgement.DRAWN, seat == world.player)
                acting = world.player
                noted = True
            turns_up = action < rules.DRAW and not world.up[world.player] >> action & 1
            coming = judgement.TURNED
            if turns_up and world.config.mark[world.held] == rules.STOP:
                coming = judgement.STOPPED
            world.apply(action)
            while world.turn < 0 and not self.brain.horizon(world):
                world.draw(self.luck, self.scratch)
                world.settle(self.scratch)
            if self.brain.horizon(world):
                break
            if world.origin == rules.NONE_HELD:
                coming = judgement.TURN
                turns += 1
                if self.trusting and noted and turns > TURNS:
                    self._settle_early(world, acting)
                    return
            if not noted and (turns_up or coming == judgement.TURN):
                self._note(world, coming, seat == world.player)
                acting = world.player
                noted = True
            action = self._choose(world, self.luck)
        if noted:
            self._settle(world, acting)

    def _note(self, world: Dozito, coming: int, mine: bool) -> None:
        self.judgement.take_in(world, coming)
        lead = self.judgement.lead if world.player == 0 else -self.judgement.lead
        self.notes.note(self.judgement.net, mine, lead, judgement.LATER * self.judgement.rounds)

    def _settle(self, world: Dozito, acting: int) -> None:
        """By the points when the round is over."""
        own = world.points(acting) / 50.0
        other = world.points(1 - acting) / 50.0
        if world.one_colour >= 0:  # DZ-25
            own = ONE_COLOUR if world.one_colour == acting else own
            other = other if world.one_colour == acting else ONE_COLOUR
        self.brain.evaluate(world)
        self.notes.settle(own, other, self.brain.values[acting], 0.0)

    def _settle_early(self, world: Dozito, acting: int) -> None:
        """By what is expected at the beginning of a turn."""
        share = self.judgement.share(world, judgement.TURN, acting)
        net = self.judgement.net
        own = 1 if world.player == acting else 2
        self.notes.settle(net.out[own], net.out[3 - own], share, net.variance())
