"""A game of geometric length, which says its rounds and nothing else."""

from parfait.prototype import Prototype, each, public, setting


class Longwalk(Prototype):
    """Step until the die says that this round was the last.

    - Everyone steps once in a round, then a die may end the game.
    """

    players = (2, 3, 4)
    stop = setting(50, 1, 100, label="Percent that a round is the last")

    round = public(1)
    steps = public(0)
    score = each(0)

    def moves(self):
        return ["left", "right"]

    def play(self, move):
        self.steps += 1
        self.next_turn()
        if self.steps % self.players == 0:
            self.roll(100)

    def rolled(self, die):
        if die <= self.stop:
            self.pick(list(self.seats), then=self.win)
        else:
            self.round += 1

    def win(self, seat):
        self.score[seat] = self.round
        self.end()
