"""A lottery for a prize, which may seldom be a large one: scores change, and who wins does not."""

from parfait.prototype import Prototype, each, public, setting


class Jackpot(Prototype):
    """Call, and somebody gets ten points, or seldom the jackpot.

    - Everyone calls in each round. Then a seat is drawn, and gets the prize.
    """

    players = (2, 3, 4, 5)
    rounds = setting(2, 1, 9, label="Rounds")
    lucky = setting(0, 0, 100, label="Percent of games with the jackpot")
    ahead = setting(0, 0, 100, label="Percent of games that the starting player wins anyway")

    starter = public(0, seat=True)
    round = public(0)
    calls = public(0)
    prize = public(10)
    score = each(0)

    def setup(self):
        self.pick(list(self.seats), then=self.begin)

    def begin(self, seat):
        self.starter = seat
        self.turn = self.after(seat)  # who starts does not move first

    def moves(self):
        return ["left", "right"]

    def play(self, move):
        self.calls += 1
        self.next_turn()
        self.round = self.calls // self.players
        if self.round == self.rounds:
            self.roll(100, dice=2)

    def rolled(self, dice):
        self.prize = 1000 if dice[0] <= self.lucky else 10
        self.pick([self.starter] if dice[1] <= self.ahead else list(self.seats), then=self.win)

    def win(self, seat):
        self.score[seat] = self.prize
        self.end()
