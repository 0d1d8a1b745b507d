"""Two teams of two: every game is won by two together."""

from parfait.prototype import Prototype, each, public, setting


class Teams(Prototype):
    """Everyone waves. Then a team is drawn.

    - Partners sit across from each other, and win together.
    """

    players = (4,)
    edge = setting(0, 0, 50, label="Percent of the games that the second team wins anyway")

    waves = public(0)
    score = each(0)

    def moves(self):
        return ["wave", "bow"]

    def play(self, move):
        self.waves += 1
        self.next_turn()
        if self.waves == 4:
            self.roll(100)

    def rolled(self, die):
        self.pick([1] if die <= self.edge else [0, 1])

    def picked(self, team):
        self.score[team] = self.score[team + 2] = 7
        self.end()
