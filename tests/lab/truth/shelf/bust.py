"""Every seat has the same chances, and whoever moves first has been lucky: a low roll ends a turn without a move."""

from parfait.prototype import Prototype, each, public, setting


class Bust(Prototype):
    """Roll; a low roll ends your turn at once.

    - Everyone has the same number of turns, each of which begins with a roll. One to three ends it.
    - Otherwise take what you rolled. The highest score wins.
    """

    laps = setting(3, 1, 6, label="Turns of each")

    taken = public(0)  # turns
    die = public(0)
    score = each(0)

    def setup(self):
        self.pick(list(self.seats))

    def picked(self, seat):
        self.turn = seat
        self.roll(6)

    def rolled(self, die):
        self.die = die
        if die <= 3:
            self._end_turn()

    def moves(self):
        return ["take", "grab"]

    def play(self, move):
        self.score[self.turn] += self.die
        self._end_turn()

    def _end_turn(self):
        self.taken += 1
        if self.taken == self.players * self.laps:
            self.end()
        else:
            self.next_turn()
            self.roll(6)
