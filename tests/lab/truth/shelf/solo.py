"""The first seat wins, whatever happens; only the length is left to chance."""

from parfait.prototype import Prototype, each, public, setting


class Solo(Prototype):
    """Step until the die says stop; then the first seat wins.

    - Step until the die says stop.
    """

    players = (2,)
    minutes = 30
    bonus = setting(0, 0, 100, label="Points for the winner besides")
    wait = setting(3, 1, 6, label="The die that stops")
    done = public(0)
    score = each(0)

    def moves(self):
        return ["step"]

    def play(self, move):
        self.done += 1
        self.roll(6)

    def rolled(self, die):
        if die <= self.wait:
            self.score[0] = 1 + self.bonus
            self.end()
        else:
            self.next_turn()
