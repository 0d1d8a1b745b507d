"""One number decides everything: how often the game is drawn, and how often the first seat wins."""

from parfait.prototype import Prototype, each, public, setting


class Coin(Prototype):
    """One number decides: a draw, the first seat, or anyone.

    - Everyone nods once. Then a number decides.
    - A draw is shared by all.
    """

    players = (2, 3, 4, 5, 6)
    draws = setting(0, 0, 100, label="Percent of drawn games")
    first = setting(0, 0, 100, label="Percent of the others that the first seat wins anyway")
    idle = setting(0, 0, 9, label="Nothing")

    nods = public(0)
    score = each(0)

    def moves(self):
        return ["nod", "wink"]

    def play(self, move):
        self.nods += 1
        self.next_turn()
        if self.nods == self.players:
            self.roll(100, dice=2)

    def rolled(self, dice):
        if dice[0] <= self.draws:
            self.score = [1 for seat in self.seats]
            self.end()
        else:
            self.pick([0] if dice[1] <= self.first else list(self.seats), then=self.win)

    def win(self, seat):
        self.score[seat] = 1
        self.end()
