"""All choose at once, in secret."""

from parfait.prototype import Prototype, each, own, public

PRIZES = [1, 2, 3, 4, 5]


class SealedBids(Prototype):
    """Everyone bids in secret for the same prize. The highest bid pays and takes it.

    - Everyone has twelve coins. Five prizes, worth 1 to 5 points, come up in random order.
    - For each prize, everyone bids some of their coins in secret.
    - The highest bid is paid and takes the prize. If it is tied, nobody pays and the prize is lost.
    - Whoever has the most points wins.
    """

    players = (2, 3, 4)

    prizes = public([])
    bid = own(None, values=range(13))
    last_bids = each(None)
    coins = each(12)
    score = each(0)

    def setup(self):
        self.shuffle(PRIZES)

    def shuffled(self, prizes):
        self.prizes = prizes

    def moves(self):
        return [("bid", coins) for coins in range(self.coins[self.turn] + 1)]

    def together(self):
        return [seat for seat in self.seats if self.bid[seat] is None]

    def play(self, move):
        self.bid[self.turn] = move[1]
        self.next_turn()
        if None not in self.bid:
            self.award()

    def award(self):
        prize, best = self.prizes.pop(0), max(self.bid)
        self.last_bids = self.bid
        if self.bid.count(best) == 1:
            seat = self.bid.index(best)
            self.coins[seat] -= best
            self.score[seat] += prize
            self.say(f"pays {best} for the {prize}", seat)
        else:
            self.say(f"two bid {best}, and the {prize} is lost")
        self.bid = [None for seat in self.seats]
        if not self.prizes:
            self.end()

    def fits(self):
        """Whether nobody bids more than they have."""
        return all(bid is None or bid <= self.coins[seat] for seat, bid in enumerate(self.bid))
