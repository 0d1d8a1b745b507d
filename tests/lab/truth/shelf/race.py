"""Neither chance nor choice: the number of stones says who wins."""

from parfait.prototype import Prototype, each, public, setting


class Race(Prototype):
    """Take stones, one each.

    - Take one each, from a pile. Whoever takes the last wins.
    """

    players = (2, 3, 4)
    pile = setting(8, 1, 30, label="Stones")
    starter = public(0, seat=True)
    taken = public(0)
    score = each(0)

    def moves(self):
        return ["take"]

    def play(self, move):
        self.taken += 1
        if self.taken == self.pile:
            self.score[self.turn] = 1
            self.end()
        else:
            self.next_turn()
