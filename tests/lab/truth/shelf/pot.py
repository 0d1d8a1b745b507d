"""Every seat calls a die at random: fair, with many draws, and no seat is better for starting."""

from parfait.prototype import Prototype, each, public, setting


class Pot(Prototype):
    """Call the die, even or odd.

    - In each round everyone calls even or odd. Then a die is rolled: whoever called it right gets a point.
    - Whoever has the most points wins.
    """

    players = (2, 3, 4, 5)
    rounds = setting(4, 1, 12, label="Rounds")
    gift = setting(0, 0, 10, label="Points for the last seat at the start")
    sixes = setting(False, label="A six counts double")

    starter = public(0, seat=True)
    played = public(0)  # rounds; a report knows nothing of them
    calls = public([])
    score = each(0)

    def setup(self):
        self.score[self.players - 1] = self.gift
        self.pick(list(self.seats), then=self.begin)

    def begin(self, seat):
        self.starter = seat
        self.turn = seat

    def moves(self):
        return ["even", "odd"]

    def play(self, move):
        self.calls.append(move)
        self.next_turn()
        if len(self.calls) == self.players:
            self.roll(6)

    def rolled(self, die):
        for n, call in enumerate(self.calls):
            if (call == "even") == (die % 2 == 0):
                self.score[(self.starter + n) % self.players] += 2 if die == 6 and self.sixes else 1
        self.calls = []
        self.played += 1
        if self.played == self.rounds:
            self.end()
