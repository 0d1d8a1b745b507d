"""No chance at all: only moves."""

from parfait.prototype import Prototype, each, public, setting


class Skill(Prototype):
    """Whoever says high more often wins.

    - Say high or low, so many times each. High is a point.
    """

    players = (2, 3)
    times = setting(3, 1, 9, label="Times")

    said = public(0)
    score = each(0)

    def moves(self):
        return ["low", "high"]

    def play(self, move):
        self.score[self.turn] += move == "high"
        self.said += 1
        self.next_turn()
        if self.said == self.times * self.players:
            self.end()
