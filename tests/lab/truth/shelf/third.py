"""A lottery that helps one seat, at one size of the table only; turned round, every game comes out the other way."""

from parfait.prototype import Prototype, each, public, setting


class Third(Prototype):
    """Everyone hums. Then a seat is drawn.

    - With three at the table, the second seat has two lots. Otherwise everyone has one.
    """

    players = (2, 3, 4)
    helped = setting(True, label="The second of three gets help")
    mirrored = setting(False, label="Seats are counted from the other end")

    hums = public(0)
    score = each(0)

    def moves(self):
        return ["hum", "sing"]

    def play(self, move):
        self.hums += 1
        self.next_turn()
        if self.hums == self.players:
            self.pick([0, 1, 1, 2] if self.helped and self.players == 3 else list(self.seats))

    def picked(self, seat):
        self.score[self.players - 1 - seat if self.mirrored else seat] = 1
        self.end()
