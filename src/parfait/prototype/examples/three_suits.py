"""A small trick-taking game: hidden hands, and a suit to follow."""

from parfait.prototype import Prototype, cards, each, hidden, own, public, setting

CARDS = cards("RGB", range(1, 8))  # R1 … R7, G1 … G7, B1 … B7


class ThreeSuits(Prototype):
    """Follow suit and win tricks, but mind the blue cards: each costs a point.

    - Deal six cards to each player. The rest stays hidden.
    - Follow the suit that was led if you can. The highest card of that suit wins the trick and leads the next.
    - A trick is worth two points, less one for each blue card in it.
    - Whoever has the most points wins.
    """

    players = (2, 3)
    rounds = setting(2, 1, 10, label="Rounds")

    hand = own([], deck=CARDS)
    trick = public([], deck=CARDS)
    stock = hidden([], deck=CARDS)
    leader = public(0, seat=True)
    lacks = each([])  # the suits that a seat could not follow
    round = public(0)
    score = each(0)

    def setup(self):
        self.deal(CARDS, 6)  # goes on in `dealt`

    def dealt(self, hands, rest):
        self.hand = [sorted(hand) for hand in hands]
        self.stock = rest
        self.trick = []
        self.lacks = [[] for seat in self.seats]
        self.round += 1

    def moves(self):
        hand = self.hand[self.turn]
        if self.trick and len(self.trick) < self.players:
            return [card for card in hand if card[0] == self.trick[0][0]] or hand
        return hand

    def play(self, card):
        if len(self.trick) == self.players:  # the last trick lies there until the next begins
            self.trick = []
        if self.trick and card[0] != self.trick[0][0]:
            self.lacks[self.turn].append(self.trick[0][0])
        self.hand[self.turn].remove(card)
        self.trick.append(card)
        self.next_turn()
        if len(self.trick) == self.players:
            self.win_trick()

    def win_trick(self):
        followed = [card for card in self.trick if card[0] == self.trick[0][0]]
        best = max(followed, key=lambda card: int(card[1:]))
        self.leader = self.turn = (self.leader + self.trick.index(best)) % self.players
        points = 2 - sum(card[0] == "B" for card in self.trick)
        self.score[self.turn] += points
        self.say(f"wins the trick with {best} ({points} points)", self.turn)
        if not self.hand[self.turn]:
            if self.round == self.rounds:
                self.end()
            else:
                self.deal(CARDS, 6)

    def fits(self):
        """Whether nobody holds a suit that they could not follow."""
        return all(card[0] not in self.lacks[seat] for seat in self.seats for card in self.hand[seat])
