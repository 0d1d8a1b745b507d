"""Played alone: there is nobody to win against, so a report has nothing to say of seats."""

from parfait.prototype import Prototype, each, setting


class Wolf(Prototype):
    """Roll until you dare no more.

    - Roll, or stop and keep your points. A one loses them and ends the game.
    """

    players = (1,)
    cap = setting(20, 5, 50, label="Most points")

    score = each(0)

    def moves(self):
        return ["roll", "stop"]

    def play(self, move):
        if move == "stop":
            self.end()
        else:
            self.roll(6)

    def rolled(self, die):
        self.score[0] = 0 if die == 1 else min(self.cap, self.score[0] + die)
        if die == 1:
            self.end()
