"""The leader is known early, and may have to share the win in the end."""

from parfait.prototype import Prototype, each, public, setting


class Halves(Prototype):
    """A lot makes a leader; at the end another may share the win.

    - The first lot gives somebody a point. At the end a second lot may give everybody one.
    """

    players = (2, 3)
    share = setting(50, 0, 100, label="Chance that all win")
    score = each(0)
    lucky = public(None, seat=True)
    made = public(0)

    def moves(self):
        return ["hop", "skip"]

    def play(self, move):
        self.made += 1
        self.next_turn()
        if self.made == 2:
            self.pick(list(self.seats))
        elif self.made == 6:
            self.roll(100, then=self.last)

    def picked(self, seat):
        self.lucky = seat
        self.score[seat] = 1

    def last(self, die):
        if die <= self.share:
            self.score = [1 for seat in self.seats]
        self.end()
