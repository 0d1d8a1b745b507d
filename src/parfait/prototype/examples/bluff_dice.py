"""Bluffing, with hidden dice."""

from parfait.prototype import Prototype, each, own, public, setting


class BluffDice(Prototype):
    """Bid on everyone's dice, or call the bid a lie.

    - Everyone rolls their dice in secret. Whoever begins bids how many dice of a face there are among all players.
    - Then bid higher (more dice, or as many of a higher face), or call.
    - On a call all dice are shown. If there are fewer than the bid says, the bidder loses a die; otherwise the caller.
    - Whoever has no dice left is out. The last one wins.
    """

    players = (2, 3, 4)
    start_dice = setting(3, 1, 5, label="Dice for each")

    dice = own([], values=range(1, 7))
    count = public(0)  # the bid: so many dice …
    face = public(0)  # … of this face
    bidder = public(None, seat=True)
    shown = each([], pause=True)  # on a call; everybody may look at them for a while
    left = each(0)

    def setup(self):
        self.left = [self.start_dice for seat in self.seats]
        self.roll(6, dice=sum(self.left))

    def rolled(self, dice):
        self.count, self.face, self.bidder = 0, 0, None
        for seat in self.seats:
            self.dice[seat] = sorted(dice.pop() for _ in range(self.left[seat]))

    def moves(self):
        bids = [("bid", n, "of", face) for n in range(1, sum(self.left) + 1) for face in range(1, 7)]
        higher = [bid for bid in bids if (bid[1], bid[3]) > (self.count, self.face)]
        return ["call", *higher] if self.count else higher

    def play(self, move):
        if move == "call":
            self.call()
            return
        self.count, self.face, self.bidder = move[1], move[3], self.turn
        self.pass_on()

    def pass_on(self):
        self.next_turn()
        while self.left[self.turn] == 0:
            self.next_turn()

    def call(self):
        self.shown = self.dice
        there = sum(dice.count(self.face) for dice in self.dice)
        loser = self.turn if there >= self.count else self.bidder
        self.say(f"there are {there}")
        self.say("loses a die", loser)
        self.left[loser] -= 1
        self.turn = loser
        if sum(left > 0 for left in self.left) == 1:
            self.end()
            return
        if self.left[loser] == 0:
            self.pass_on()
        self.roll(6, dice=sum(self.left))

    def scores(self):
        return self.left
