"""Chance, but only where the highest number is named twice."""

from parfait.prototype import Prototype, each, public, setting


class Tiebreak(Prototype):
    """Name a number. The highest wins; a tie is rolled off.

    - Everyone names a number. The highest wins, and a tie is decided by a die.
    """

    players = (2, 3)
    top = setting(30, 2, 60, label="Highest number")
    named = each(0)
    score = each(0)
    best = public([])

    def moves(self):
        return [("name", n) for n in range(1, self.top + 1)]

    def play(self, move):
        self.named[self.turn] = move[1]
        self.next_turn()
        if 0 in self.named:
            return
        high = max(self.named)
        tied = [seat for seat in self.seats if self.named[seat] == high]
        if len(tied) == 1:
            self.score[tied[0]] = 1
            self.end()
        else:
            self.best = tied
            self.pick(self.best)

    def picked(self, seat):
        self.score[seat] = 1
        self.end()
