"""A good roll wins, but only for somebody who takes the chance and falls into no trap."""

from parfait.prototype import Prototype, each, setting


class Chances(Prototype):
    """A roll says who may take the win, if they do not fall into a trap.

    - A low roll is for the first seat, a high one for the second: take the win, or fall into a trap and lose.
    """

    players = (2,)
    traps = setting(0, 0, 9, label="Traps")
    score = each(0)

    def setup(self):
        self.roll(2)

    def rolled(self, die):
        self.turn = die - 1

    def moves(self):
        return ["take", "grab", *[("fall", trap) for trap in range(self.traps)]]

    def play(self, move):
        self.score[self.turn if move in ("take", "grab") else 1 - self.turn] = 1
        self.end()
