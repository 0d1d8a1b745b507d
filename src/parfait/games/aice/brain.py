"""What the bots know about AICE besides its rules. Plain Python; brain.pxd holds C types for the same names."""

from __future__ import annotations

import math

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.rng import Rng
from parfait.core.state import OVER, Numbers, State
from parfait.games.aice import standings
from parfait.games.aice.rules import Aice

# Names of rules.py and state.py, with C types of their own.
ENDED = OVER
DEAL = 1
ONE_SUIT = 0xFF
TWOS = 0x0101010101
ON_DIE = 64
BID = 40
HIGHEST_BID = 6
NO_CARD = -1
# How many tricks a card is good for, by its rank less two, when four play; and how many as many when three do.
TRICKS_OF = (0.05, 0.07, 0.10, 0.14, 0.20, 0.30, 0.42, 0.62)
OF_THREE = 1.08
# In a rollout, one move in so many is any move, and one lead in so many has a die.
CARELESS = 6
DIE_LEAD = 4
# How far, in tricks, bids are from what hands are worth.
BID_DOUBT = 1.5


class AiceBrain(Brain):
    def __init__(self) -> None:
        super().__init__()
        self.spread = [0.0] * 5  # by number of players: how many points a round leaves open
        self.head_start = [0.0] * 20  # players × 4 + place after the leader: points that place is worth
        self.tricks_of = [0.0] * 8
        for rank in range(8):
            self.tricks_of[rank] = TRICKS_OF[rank]
        self._learn_standings()

    def _learn_standings(self) -> None:
        for players in (3, 4):
            spread, head_start = standings.fitted(players)
            self.spread[players] = spread
            for place in range(players):
                self.head_start[players * 4 + place] = head_start[place]

    # The match

    def horizon(self, state: State) -> bool:
        return state.turn < 0 and (state.turn == ENDED or state.chance <= DEAL)

    def evaluate(self, state: State) -> None:
        assert isinstance(state, Aice)
        aice = state
        if aice.turn == ENDED:
            for seat in range(aice.players):
                self.values[seat] = 1.0 if seat == aice.winner else 0.0
            return
        self._weigh_points(aice)

    def _weigh_points(self, aice: Aice) -> None:
        """As if each seat's points to come were spread like a Gumbel variable: shares as the exponential of points."""
        scale = self.spread[aice.players] * math.sqrt(aice.rounds - aice.round)
        most = aice.points[0]
        for seat in range(1, aice.players):
            most = max(most, aice.points[seat])
        total = 0.0
        place = 0 if aice.chance != DEAL else aice.players - aice.leader
        for seat in range(aice.players):
            points = aice.points[seat] - most + 0.0
            if aice.chance == DEAL:  # who leads is known
                points += self.head_start[aice.players * 4 + (seat + place) % aice.players]
            self.values[seat] = math.exp(points / scale)
            total += self.values[seat]
        for seat in range(aice.players):
            self.values[seat] /= total

    # Other hands

    def weight(self, world: State) -> float:
        """Bids tell what hands are worth."""
        assert isinstance(world, Aice)
        aice = world
        if aice.tricks > 3:
            return 1.0
        misfit = 0.0
        for seat in range(aice.players):
            if seat == aice.turn or aice.bids[seat] == 0:
                continue
            off = self._tricks_in(aice, aice.hands[seat]) + aice.won[seat] - aice.bids[seat]
            misfit += off * off
        return math.exp(-misfit / (2 * BID_DOUBT * BID_DOUBT))

    def _tricks_in(self, aice: Aice, hand: int) -> float:
        """How many tricks a hand should win."""
        tricks = 0.0
        for rank in range(8):
            tricks += bits.popcount(hand & TWOS << rank) * self.tricks_of[rank]
        return tricks * OF_THREE if aice.players == 3 else tricks

    # Play

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        assert isinstance(state, Aice)
        aice = state
        if aice.bids_made < aice.players:
            return self._quick_bid(aice, rng)
        if rng.below(CARELESS) == 0:
            return aice.random_action(rng, scratch)
        need = aice.bids[aice.turn] - aice.won[aice.turn]
        to_come = aice.hand_size - 1 - aice.tricks
        wanted = need > 0
        if need < 0 or need > to_come:  # the bid is missed: any trick is as good
            wanted = rng.below(2) == 0
        if aice.played == 0:
            return self._quick_lead(aice, wanted, rng)
        return self._quick_follow(aice, wanted)

    def _quick_bid(self, aice: Aice, rng: Rng) -> int:
        die = (rng.below(5) + 1) * ON_DIE
        if aice.beginner_bid:
            return die + BID + aice.beginner_bid
        tricks = self._tricks_in(aice, aice.hands[aice.turn])
        number = int(tricks + rng.fraction())
        return die + BID + min(max(number, 1), HIGHEST_BID)

    def _quick_lead(self, aice: Aice, wanted: bool, rng: Rng) -> int:
        hand = aice.hands[aice.turn]
        dice = aice.dice[aice.turn]
        if dice and rng.below(DIE_LEAD) == 0:
            card = self._best_under_die(hand) if wanted else self._lowest_rank(hand)
            if card >= 0 and card & 7 < 7:
                return card + (rng.member(dice) + 1) * ON_DIE
        return self._highest_rank(hand) if wanted else self._lowest_rank(hand)

    def _quick_follow(self, aice: Aice, wanted: bool) -> int:
        hand = aice.hands[aice.turn]
        cards = hand & ONE_SUIT << aice.lead * 8
        die = aice.dice[aice.turn] & bits.bit(aice.lead)
        strongest = self._strongest(aice)
        last = aice.played == aice.players - 1
        if cards and wanted:
            above = self._above(cards, strongest)
            if above:
                return bits.lowest(above) if last else self._highest_rank(above)
        if wanted and die:
            card = self._best_under_die(cards if cards else hand)
            if card >= 0 and 2 * min((card & 7) + 2, 6) + 7 > strongest:
                return card + (aice.lead + 1) * ON_DIE
        if wanted:
            return self._lowest_rank(cards if cards else hand)
        if not cards:
            return self._highest_rank(hand)
        below = cards & ~self._above(cards, strongest)
        if below:
            return self._highest_rank(below)
        return self._highest_rank(cards) if last else self._lowest_rank(cards)

    def _strongest(self, aice: Aice) -> int:
        """Twice the strength, as far as it can be known, of the card that is winning."""
        best = 0
        seat = aice.led_by
        for _ in range(aice.played):
            action = aice.table[seat]
            rank = (action & 7) + 2
            if action >= ON_DIE:
                if (action >> 6 & 7) - 1 == aice.lead:
                    best = max(best, 2 * self._base(aice, action) + 7)
            elif action >> 3 == aice.lead:
                best = max(best, 2 * rank)
            seat = seat + 1 if seat + 1 < aice.players else 0
        return best

    def _base(self, aice: Aice, action: int) -> int:
        """The strength of a card under a die, without the roll."""
        rank = (action & 7) + 2
        return rank if rank < 7 else aice.parts[(rank - 7) * 2 + (action >> 9)]

    def _above(self, cards: int, strongest: int) -> int:
        """Those of the cards whose rank, doubled, is more."""
        least = strongest // 2 - 1  # the rank that is enough, less two
        return cards & TWOS * (ONE_SUIT << least & ONE_SUIT) if least < 8 else 0

    def _highest_rank(self, cards: int) -> int:
        for rank in range(7, 0, -1):
            if cards & TWOS << rank:
                return bits.lowest(cards & TWOS << rank)
        return bits.lowest(cards)

    def _lowest_rank(self, cards: int) -> int:
        for rank in range(7):
            if cards & TWOS << rank:
                return bits.lowest(cards & TWOS << rank)
        return bits.lowest(cards)

    def _best_under_die(self, cards: int) -> int:
        """A 6, or one of the two ranks that show one, or the next best; NO_CARD if there are only 9s."""
        for rank in (4, 5, 6, 3, 2, 1, 0):
            if cards & TWOS << rank:
                return bits.lowest(cards & TWOS << rank)
        return NO_CARD


BRAIN = AiceBrain
