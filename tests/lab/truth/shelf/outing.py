"""Everyone says how they would travel, then a lot decides. Options take one way of travelling away, and add one."""

from parfait.prototype import Prototype, each, public, setting


class Outing(Prototype):
    """A lottery, whatever anyone chooses.

    - Everyone chooses a way to travel three times. Then a lot decides.
    - Without an airport nobody can fly, and without a harbour nobody can sail.
    """

    players = (2, 3)
    airport = setting(True, label="There is an airport")
    harbour = setting(False, label="There is a harbour")
    said = public(0)
    score = each(0)

    def moves(self):
        return ["walk", "ride"] + ["fly"] * self.airport + ["sail"] * self.harbour

    def play(self, move):
        self.said += 1
        self.next_turn()
        if self.said == 3 * self.players:
            self.pick(list(self.seats))

    def picked(self, seat):
        self.score[seat] = 1
        self.end()
