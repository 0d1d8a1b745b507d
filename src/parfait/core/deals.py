"""Dealing what a seat has not seen: exactly, uniformly, and without trying again.

Unseen cards go to holders (the other hands, the cards laid aside) of known sizes, and some holders are known to lack
some suits. `ways` counts, card by card from the last to the first, how many deals remain for every set of free places;
a deal is then drawn card by card, each holder in proportion to the deals it leaves. All deals are equally likely.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from parfait.core import bits
from parfait.core.arrays import members
from parfait.core.rng import Rng


class Deals:
    def __init__(self, cards: Sequence[int], may_hold: Sequence[int], sizes: Sequence[int]) -> None:
        """`may_hold[i]` is the set (as bits) of the holders that may hold `cards[i]`; the sizes sum to the cards."""
        assert sum(sizes) == len(cards) == len(may_hold)
        # The free places of all holders but the last are one number, in mixed radix; the last one's follow from it. So
        # the table is smallest when the largest holder is last.
        order = sorted(range(len(sizes)), key=lambda holder: sizes[holder])
        self.count = len(cards)
        self.holders = len(sizes)
        self.holder = [0] * 6
        self.sizes = [0] * 6
        self.weight = [0] * 6
        self.free = [0] * 6
        self.hands = [0] * 6
        self.states = 1
        for h in range(self.holders):
            self.holder[h] = order[h]
            self.sizes[h] = sizes[order[h]]
            if h < self.holders - 1:
                self.weight[h] = self.states
                self.states *= self.sizes[h] + 1
        self.cards = [0] * 64
        self.may_hold = [0] * 64
        for i in range(self.count):
            self.cards[i] = cards[i]
            for h in range(self.holders):
                if may_hold[i] >> order[h] & 1:
                    self.may_hold[i] |= bits.bit(h)
        self.kept = array("d", bytes(8 * self.states * (self.count + 1)))
        self.ways = bits.doubles(self.kept)
        self._count_ways()

    @property
    def total(self) -> float:
        """How many deals there are."""
        return self.ways[self.states - 1]

    def _count_ways(self) -> None:
        self.ways[self.count * self.states] = 1.0
        for i in range(self.count - 1, -1, -1):
            for places in range(self.states):
                self._decode(places, self.count - i)
                total = 0.0
                for h in range(self.holders):
                    total += self._ways_if(i, places, h)
                self.ways[i * self.states + places] = total

    def _decode(self, places: int, cards_left: int) -> None:
        """Write down how many free places each holder has."""
        last = self.holders - 1
        for h in range(last):
            self.free[h] = places // self.weight[h] % (self.sizes[h] + 1)
            cards_left -= self.free[h]
        self.free[last] = cards_left

    def _ways_if(self, i: int, places: int, h: int) -> float:
        """How many deals of cards i, i+1, … there are when card i goes to holder h."""
        if self.free[h] <= 0 or not self.may_hold[i] >> h & 1:
            return 0.0
        return self.ways[(i + 1) * self.states + places - self.weight[h]]

    def sample(self, rng: Rng) -> None:
        """Draw a deal into `hands`: a set of cards (as bits) for each holder."""
        for h in range(self.holders):
            self.hands[self.holder[h]] = 0
            self.free[h] = self.sizes[h]
        ways = self.ways
        weight = self.weight
        free = self.free
        places = self.states - 1
        for i in range(self.count):
            ticket = rng.fraction() * ways[i * self.states + places]
            holders = self.may_hold[i]
            after = (i + 1) * self.states + places
            chosen = 0
            for h in range(self.holders):
                if free[h] <= 0 or not holders >> h & 1:
                    continue
                share = ways[after - weight[h]]
                if share > 0.0:
                    chosen = h  # the last one that can hold it, should rounding leave a scrap of the ticket
                    if ticket < share:
                        break
                    ticket -= share
            places -= weight[chosen]
            free[chosen] -= 1
            self.hands[self.holder[chosen]] |= bits.bit(self.cards[i])


def hidden_hands(cards: Sequence[int], suits: Sequence[str], voids: Sequence[str], sizes: Sequence[int]) -> Deals:
    """The deals of unseen cards (with the suit of each) into hands of these sizes, where nobody holds a suit of their
    voids. The cards left over lie aside: they are the last holder."""
    aside = 1 << len(sizes)
    may_hold = [aside | members(h for h, void in enumerate(voids) if suit not in void) for suit in suits]
    return Deals(cards, may_hold, [*sizes, len(cards) - sum(sizes)])
