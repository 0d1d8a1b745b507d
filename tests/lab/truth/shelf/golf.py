"""The lowest score wins, and draws are many."""

from parfait.prototype import Prototype, each, public, setting


class Golf(Prototype):
    """Lowest wins; every hole is a die.

    - Everyone rolls each hole. The lowest total wins.
    """

    players = (2, 3, 4)
    lowest_wins = True
    holes = setting(3, 1, 9, label="Holes")
    par = setting(0, 0, 20, label="Added to each score")
    sides = setting(6, 2, 12, label="Sides of the die")

    round = public(1)
    strokes = public(0)
    score = each(0)

    def setup(self):
        self.score = [self.par for seat in self.seats]

    def moves(self):
        return ["swing", "putt"]

    def play(self, move):
        self.roll(self.sides)

    def rolled(self, die):
        self.score[self.turn] += die
        self.strokes += 1
        self.next_turn()
        if self.strokes == self.players * self.holes:
            self.end()
        elif self.strokes % self.players == 0:
            self.round += 1
