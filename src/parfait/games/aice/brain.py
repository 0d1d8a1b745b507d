"""What the bots know about AICE besides its rules. Plain Python; brain.pxd holds C types for the same names."""

from __future__ import annotations

import math

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.rng import Rng
from parfait.core.state import OVER, Numbers, State
from parfait.games.aice import standings
from parfait.games.aice.actions import BID, HIGHEST_BID, ON_DIE, ON_PART, ONE_SUIT, TWOS
from parfait.games.aice.rules import Aice

# Names of rules.py and state.py, with C types of their own.
ENDED = OVER
DEAL = 1
SUITS = 5
NO_CARD = -1
# How far, in tricks, bids are from what hands are worth; how far dice of bids are from those of long suits; and for how
# many tricks all that tells something.
BID_DOUBT = 1.0
DIE_DOUBT = 3.0
BID_TELLS = 4
# A card with a die is ducked with when its expected strength, doubled, is so much below the winning one's.
SAFETY = 4
# A card that so many unseen ones beat is no lead to win with: one with a die is better.
BEATEN_BY = 2
# In a rollout, one move in so many is any move.
CARELESS = 8


class AiceBrain(Brain):
    def __init__(self) -> None:
        super().__init__()
        self.trust = 0.1
        self.spread = [0.0] * 5  # by number of players: how many points a round leaves open
        self.head_start = [0.0] * 20  # players × 4 + place after the leader: points that place is worth
        self.tricks_of = [0.0] * 40  # players × 8 + rank less two: how many tricks a card is good for
        self._learn_standings()

    def _learn_standings(self) -> None:
        for players in (3, 4):
            found = standings.fitted(players)
            self.spread[players] = found["spread"]
            for place in range(players):
                self.head_start[players * 4 + place] = found["head_start"][place]
            for rank in range(8):
                self.tricks_of[players * 8 + rank] = found["tricks"][rank]

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
        """Shares of the win in proportion to the exponential of points, as if future points were Gumbel-distributed."""
        scale = self.spread[aice.players] * math.sqrt(aice.rounds - aice.round)
        most = aice.points[0]
        for seat in range(1, aice.players):
            most = max(most, aice.points[seat])
        total = 0.0
        leader_is_known = aice.chance == DEAL
        for seat in range(aice.players):
            ahead = float(aice.points[seat] - most)
            if leader_is_known:
                place = (seat + aice.players - aice.leader) % aice.players
                ahead += self.head_start[aice.players * 4 + place]
            self.values[seat] = math.exp(ahead / scale)
            total += self.values[seat]
        for seat in range(aice.players):
            self.values[seat] /= total

    # Other hands

    def weight(self, world: State) -> float:
        """How well a hand fits the bids: they reveal what hands are worth."""
        assert isinstance(world, Aice)
        aice = world
        if aice.tricks >= BID_TELLS or aice.beginner_bid:
            return 1.0
        misfit = 0.0
        fit = 1.0
        for seat in range(aice.players):
            if seat == aice.turn or aice.bids[seat] == 0:
                continue
            off = self._tricks_in(aice, aice.hands[seat]) + aice.won[seat] - aice.bids[seat]
            misfit += off * off / (2 * BID_DOUBT * BID_DOUBT)
            fit *= self._fit_of_die(aice, aice.hands[seat], aice.bid_dice[seat])
        return fit * math.exp(-misfit)

    def _fit_of_die(self, aice: Aice, hand: int, die: int) -> float:
        """How likely a hand is to bid with a die: most likely with that of its longest suit."""
        total = 0.0
        for suit in range(aice.all_dice):
            total += DIE_DOUBT + self._held(hand, suit) * self._held(hand, suit)
        return (DIE_DOUBT + self._held(hand, die) * self._held(hand, die)) / total

    def _tricks_in(self, aice: Aice, hand: int) -> float:
        """How many tricks a hand should win."""
        tricks = 0.0
        for rank in range(8):
            tricks += bits.popcount(hand & TWOS << rank) * self.tricks_of[aice.players * 8 + rank]
        return tricks

    # Play

    def greedy(self, state: State, rng: Rng, scratch: Numbers) -> int:
        assert isinstance(state, Aice)
        aice = state
        if aice.bids_made < aice.players:
            return self._bid(aice, 0.5)
        return self._play(aice, self._short_of_bid(aice) != 0)

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        assert isinstance(state, Aice)
        aice = state
        if aice.bids_made < aice.players:
            return self._bid(aice, rng.fraction())
        if rng.below(CARELESS) == 0:
            return aice.random_action(rng, scratch)
        return self._play(aice, self._short_of_bid(aice) != 0)

    def _short_of_bid(self, aice: Aice) -> int:
        return aice.bids[aice.turn] - aice.won[aice.turn]

    def _play(self, aice: Aice, wanted: bool) -> int:
        if aice.played == 0:
            return self._lead(aice, wanted)
        return self._try_to_win(aice) if wanted else self._duck(aice)

    # Bid

    def _bid(self, aice: Aice, rounding: float) -> int:
        """Bid the tricks that the hand should win, with the die of its longest suit, which it needs least."""
        hand = aice.hands[aice.turn]
        longest = 0
        for suit in range(1, aice.all_dice):
            if self._held(hand, suit) > self._held(hand, longest):
                longest = suit
        number = aice.beginner_bid
        if number == 0:
            number = min(max(int(self._tricks_in(aice, hand) + rounding), 1), HIGHEST_BID)
        return (longest + 1) * ON_DIE + BID + number

    def _held(self, hand: int, suit: int) -> int:
        return bits.popcount(hand & ONE_SUIT << suit * 8)

    # Lead

    def _lead(self, aice: Aice, wanted: bool) -> int:
        """The card that the fewest unseen cards beat, or the most."""
        hand = aice.hands[aice.turn]
        unseen = aice.deck & ~aice.fallen & ~hand
        best = NO_CARD
        best_beaten_by = 0
        cards = hand
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            higher = unseen & (ONE_SUIT << (card | 7) - 7) & ~(bits.bit(card) - 1)
            beaten_by = bits.popcount(higher)
            if best == NO_CARD or (beaten_by < best_beaten_by if wanted else beaten_by >= best_beaten_by):
                best = card
                best_beaten_by = beaten_by
        if wanted and best_beaten_by >= BEATEN_BY and aice.dice[aice.turn]:
            card = self._best_under_die(hand)
            if card != NO_CARD:
                return card + (self._scarcest(aice, unseen) + 1) * ON_DIE
        return best

    def _scarcest(self, aice: Aice, unseen: int) -> int:
        """The remaining die whose suit the others hold least of."""
        dice = aice.dice[aice.turn]
        best = bits.lowest(dice)
        for suit in range(best + 1, SUITS):
            if dice & bits.bit(suit) and self._held(unseen, suit) < self._held(unseen, best):
                best = suit
        return best

    # Follow

    def _try_to_win(self, aice: Aice) -> int:
        hand = aice.hands[aice.turn]
        following = hand & ONE_SUIT << aice.lead * 8
        strongest = self._strongest(aice)
        above = self._above(following, strongest)
        if above:
            is_last = aice.played == aice.players - 1
            return self._lowest_rank(above) if is_last else self._highest_rank(above)
        choice = following if following else hand
        if aice.dice[aice.turn] & bits.bit(aice.lead):
            card = self._best_under_die(choice)
            if card != NO_CARD and 2 * self._base(aice, card) + 12 > strongest:
                return card + (aice.lead + 1) * ON_DIE
        return self._lowest_rank(choice)

    def _duck(self, aice: Aice) -> int:
        hand = aice.hands[aice.turn]
        following = hand & ONE_SUIT << aice.lead * 8
        choice = following if following else hand
        strongest = self._strongest(aice)
        if aice.dice[aice.turn] & bits.bit(aice.lead):  # dice given away make tricks worth more
            action = self._weakest_under_die(aice, choice)
            if action != NO_CARD and 2 * self._base(aice, action) + 7 + SAFETY <= strongest:
                return action + (aice.lead + 1) * ON_DIE
        if not following:
            return self._highest_rank(hand)
        below = following & ~self._above(following, strongest)
        if below:
            return self._highest_rank(below)
        is_last = aice.played == aice.players - 1
        return self._highest_rank(following) if is_last else self._lowest_rank(following)

    def _strongest(self, aice: Aice) -> int:
        """Twice the strength of the winning card, as far as it is known."""
        best = 0
        seat = aice.led_by
        for _ in range(aice.played):
            action = aice.table[seat]
            if action >= ON_DIE:
                if (action >> 6 & 7) - 1 == aice.lead:
                    best = max(best, 2 * self._base(aice, action) + 7)
            elif action >> 3 == aice.lead:
                best = max(best, 2 * ((action & 7) + 2))
            seat = seat + 1 if seat + 1 < aice.players else 0
        return best

    # Cards

    def _above(self, cards: int, strongest: int) -> int:
        """The cards whose doubled rank is higher."""
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

    def _base(self, aice: Aice, action: int) -> int:
        """The strength of a card under a die, without the roll."""
        rank = (action & 7) + 2
        return rank if rank < 7 else aice.parts[(rank - 7) * 2 + (action >> 9)]

    def _best_under_die(self, cards: int) -> int:
        """A 6, or else a 7 or 8, or the next best; NO_CARD if there are only 9s."""
        for rank in range(4, 7):
            if cards & TWOS << rank:
                return bits.lowest(cards & TWOS << rank)
        for rank in range(3, -1, -1):
            if cards & TWOS << rank:
                return bits.lowest(cards & TWOS << rank)
        return NO_CARD

    def _weakest_under_die(self, aice: Aice, cards: int) -> int:
        """A 7 or 8 with its lower part uncovered, or the lowest card; NO_CARD if there are only 9s."""
        split = cards & aice.show_two_dice
        if split:
            return self._highest_rank(split) + ON_PART
        lowest = self._lowest_rank(cards)
        return lowest if lowest & 7 < 7 else NO_CARD


BRAIN = AiceBrain
