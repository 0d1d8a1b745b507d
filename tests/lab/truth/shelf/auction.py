"""Who starts is decided in the game, by bids and a lot; and starting is worth something."""

from parfait.prototype import Prototype, each, public, setting


class Auction(Prototype):
    """Bid for the start, then run; whoever started may win for that alone.

    - Everyone bids low or high. A lot among the highest bids decides who starts.
    - Everyone runs once. Then a lot decides, but now and then for the starting player.
    """

    players = (3,)
    edge = setting(30, 0, 100, label="Percent of games that the starting player wins anyway")

    starter = public(None, seat=True)
    bids = each("")
    ran = public(0)
    score = each(0)

    def moves(self):
        return ["low", "high"] if self.starter is None else ["run"]

    def play(self, move):
        if self.starter is not None:
            self.ran += 1
            self.next_turn()
            if self.ran == self.players:
                self.roll(100)
            return
        self.bids[self.turn] = move
        self.next_turn()
        if "" not in self.bids:
            best = "high" if "high" in self.bids else "low"
            self.pick([seat for seat in self.seats if self.bids[seat] == best], then=self.begin)

    def begin(self, seat):
        self.starter = self.turn = seat

    def rolled(self, die):
        self.pick([self.starter] if die <= self.edge else list(self.seats))

    def picked(self, seat):
        self.score[seat] = 1
        self.end()
