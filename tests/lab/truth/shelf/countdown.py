"""Rounds that count down, and a last one that turns everything round."""

from parfait.prototype import Prototype, each, public, setting


class Countdown(Prototype):
    """Rounds are counted down, and whoever leads loses in the last.

    - In each round everybody says a word. Seat 1 wins all but the last round; the last round is worth ten to seat 2.
    """

    players = (2, 3)
    rounds = setting(5, 2, 9, label="Rounds")
    round = public(0)
    score = each(0)

    def setup(self):
        self.round = self.rounds

    def moves(self):
        return ["yes", "no"]

    def play(self, move):
        self.next_turn()
        if self.turn:
            return
        if self.round > 1:
            self.score[0] += 1
            self.round -= 1
        else:
            self.score[1] += 10
            self.end()
