"""What the bots know about Dokitto! Ice besides its rules. Plain Python; brain.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.rng import Rng
from parfait.core.state import OVER, Numbers, State
from parfait.games.dokitto_ice import printed, standings
from parfait.games.dokitto_ice.actions import (
    CONE_LANE,
    HIGHEST,
    LOWEST,
    ONE_EACH,
    TAKE,
    TAKE_RIGHT,
    TILE_LANE,
)
from parfait.games.dokitto_ice.rules import DokittoIce

ENDED = OVER  # with a C type of its own
# What things are worth, in VP.
FUTURE = 0.5  # of one's share of the cards to fall in a flavour, which a tile will multiply, too
CROWD = 0.25  # what having no room left costs for each trick to come, of each VP there is to lose
LOST_ROUND = 40.0
KEEP = 0.5  # of the highest and the lowest card: they win tricks later on
NOTHING = -1000.0
# In a rollout, one card in so many is any card.
CARELESS = 8


class DokittoIceBrain(Brain):
    def __init__(self) -> None:
        super().__init__()
        self.exploration = 1.2
        self.trust = 0.1
        self.known = [0] * 64  # by round winners and leader: the standing that is remembered there
        self.worth = [0.0] * 256  # and each seat's chance
        self.ice_vp = [0] * 16  # seat × 4 + flavour: VP on the cones
        self.to_fall = [0.0] * 4  # by flavour: cards not seen to fall yet, for each player
        self.in_trick = [0] * 4  # by flavour: cards on the table
        self.won = 0.0  # the value of winning the trick with a card of the flavour in question
        self.lost = 0.0  # and of losing it with one, to any other seat

    # The match

    def horizon(self, state: State) -> bool:
        return state.turn < 0

    def evaluate(self, state: State) -> None:
        assert isinstance(state, DokittoIce)
        ice = state
        if ice.turn == ENDED:
            self._share(ice)
            return
        place = ice.round_winners * 4 + ice.leader
        standing = self._standing(ice)
        if self.known[place] != standing:
            self._remember(ice, place, standing)
        for seat in range(ice.players):
            self.values[seat] = self.worth[place * 4 + seat]

    def _share(self, ice: DokittoIce) -> None:
        winners = 0
        for seat in range(ice.players):
            if ice.trophies[seat] >= ice.trophies_to_win:
                winners += 1
        for seat in range(ice.players):
            self.values[seat] = 1.0 / winners if ice.trophies[seat] >= ice.trophies_to_win else 0.0

    def _standing(self, ice: DokittoIce) -> int:
        """Everything except the leader that the value of a standing depends on, as one positive number."""
        number: int = ice.trophies_to_win * 128 + (64 if ice.rounds_as_usual else 0)
        number += ice.hand_size * 4 + (2 if ice.may_choose_empty else 0) + 1
        for seat in range(ice.players):
            number = number * 1024 + ice.trophies[seat]
        return number

    def _remember(self, ice: DokittoIce, place: int, standing: int) -> None:
        played = standings.variant(ice.players, ice.hand_size, ice.may_choose_empty, ice.rounds_as_usual)
        needs = tuple([ice.trophies_to_win - ice.trophies[seat] for seat in range(ice.players)])
        chances = standings.chances(played, needs, ice.leader)
        for seat in range(ice.players):
            self.worth[place * 4 + seat] = chances[seat]
        self.known[place] = standing

    # Play

    def greedy(self, state: State, rng: Rng, scratch: Numbers) -> int:
        assert isinstance(state, DokittoIce)
        ice = state
        self._count(ice)
        if ice.choosing:
            return self._best_take(ice)
        return self._best_card(ice)

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        assert isinstance(state, DokittoIce)
        ice = state
        legal = ice.legal_mask()
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        if ice.choosing:
            self._count(ice)
            return self._best_take(ice)
        if ice.played < ice.players - 1 or rng.below(CARELESS) == 0:
            return rng.member(legal)
        self._count(ice)
        return self._best_card(ice)

    def _count(self, ice: DokittoIce) -> None:
        """Count the cards and tiles on the table."""
        for seat in range(ice.players):
            for flavour in range(4):
                self.ice_vp[seat * 4 + flavour] = 0
            for cone in range(ice._first_cone(seat), ice._first_cone(seat + 1)):
                for i in range(ice.size[cone]):
                    tile = ice.scoops[cone * CONE_LANE + i]
                    self.ice_vp[seat * 4 + tile // TILE_LANE] += ice.tile_vp[tile % TILE_LANE]
        unseen = ice.deck & ~ice.fallen
        for flavour in range(4):
            self.in_trick[flavour] = 0
            self.to_fall[flavour] = bits.popcount(unseen & printed.cards_of(flavour)) * FUTURE / ice.players
        for i in range(ice.played):
            self.in_trick[printed.flavour(ice.table[i])] += 1

    # Taking ice

    def _best_take(self, ice: DokittoIce) -> int:
        best = -1
        best_worth = NOTHING
        legal = ice.legal_mask()
        while legal:
            action = bits.lowest(legal)
            legal &= legal - 1
            flavour = printed.flavour(action)
            worth = 0.0
            if ice.taken[flavour] < ice.tiles:
                what = printed.value(action)
                cone = ice.turn if what == TAKE else ice.turn * 2 + (1 if what == TAKE_RIGHT else 0)
                worth = self._worth_of_tile(ice, ice.turn, flavour, cone)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def _worth_of_tile(self, ice: DokittoIce, seat: int, flavour: int, cone: int) -> float:
        """What the next tile of a flavour is worth on a cone, in VP."""
        if ice.size[cone] == ice.cone:
            return self._worth_of_fourth(ice, seat, cone)
        cards = ice.gathered[seat * 4 + flavour] + self.in_trick[flavour] + self.to_fall[flavour]
        worth = cards * ice.tile_vp[ice.taken[flavour]]
        if self._room(ice, seat) == 1:
            worth -= CROWD * bits.popcount(ice.hands[ice.turn]) * self._vp(ice, seat)
        return worth

    def _worth_of_fourth(self, ice: DokittoIce, seat: int, cone: int) -> float:
        """The value of a fourth tile, which ends the round; with two players, the other cone still counts."""
        if ice.players > 2:
            return -LOST_ROUND
        lead = self._vp(ice, seat) - self._vp(ice, 1 - seat)
        for flavour in range(4):
            lead += self._of_last_trick(ice, flavour) * self.ice_vp[seat * 4 + flavour]
        for i in range(ice.size[cone]):
            tile = ice.scoops[cone * CONE_LANE + i]
            flavour = tile // TILE_LANE
            cards = ice.gathered[seat * 4 + flavour] + self._of_last_trick(ice, flavour)
            lead -= cards * ice.tile_vp[tile % TILE_LANE]
        return LOST_ROUND if lead > 0 else -LOST_ROUND

    def _of_last_trick(self, ice: DokittoIce, flavour: int) -> int:
        """DI-16: by how much the winner's cards of a flavour change if this trick ends the round."""
        if ice.count_last_trick:
            return self.in_trick[flavour]
        cards = 0
        if ice.choosing:  # the winner has gathered them already
            for i in range(ice.players):
                if printed.flavour(ice.table[i]) == flavour:
                    cards -= 1
        return cards

    def _room(self, ice: DokittoIce, seat: int) -> int:
        if ice.players == 2:
            return 2 * ice.cone - ice.size[seat * 2] - ice.size[seat * 2 + 1]
        return ice.cone - ice.size[seat]

    def _vp(self, ice: DokittoIce, seat: int) -> int:
        total = 0
        for i in range(seat * 4, seat * 4 + 4):
            total += ice.gathered[i] * self.ice_vp[i]
        return total

    # Playing a card

    def _best_card(self, ice: DokittoIce) -> int:
        best = -1
        best_worth = NOTHING
        flavour = -1
        legal = ice.legal_mask()
        while legal:
            card = bits.lowest(legal)
            legal &= legal - 1
            if printed.flavour(card) != flavour:
                flavour = printed.flavour(card)
                self._weigh_flavour(ice, flavour)
            worth = self._worth_of_card(ice, card)
            if worth > best_worth:
                best_worth = worth
                best = card
        return best

    def _weigh_flavour(self, ice: DokittoIce, flavour: int) -> None:
        """What the trick is worth with one more card of this flavour in it."""
        self.in_trick[flavour] += 1
        self.won = self._worth_of_trick(ice, ice.turn)
        self.lost = 0.0
        for seat in range(ice.players):
            if seat != ice.turn:
                self.lost += self._worth_of_trick(ice, seat)
        self.lost /= ice.players - 1
        self.in_trick[flavour] -= 1

    def _worth_of_card(self, ice: DokittoIce, card: int) -> float:
        """The value of playing a card; its flavour has been weighed."""
        chance = self._chance_to_win(ice, card)
        top = ice.top - 1  # a card's number is its value less one
        far_from_the_middle = 1.0 * abs(2 * printed.value(card) - top) / top
        return chance * self.won - (1 - chance) * self.lost - KEEP * far_from_the_middle

    def _worth_of_trick(self, ice: DokittoIce, seat: int) -> float:
        """The value of winning this trick for a seat: its cards, and a tile."""
        cards = 0.0
        best = NOTHING
        for flavour in range(4):
            if self.in_trick[flavour] == 0:
                continue
            cards += self.in_trick[flavour] * self.ice_vp[seat * 4 + flavour]
            worth = 0.0
            if ice.taken[flavour] < ice.tiles:
                first = ice._first_cone(seat)
                worth = self._worth_of_tile(ice, seat, flavour, first)
                if ice.players == 2:
                    worth = max(worth, self._worth_of_tile(ice, seat, flavour, first + 1))
            if worth > best:
                best = worth
        return cards + best

    def _chance_to_win(self, ice: DokittoIce, card: int) -> float:
        """The chance of winning the trick, from the cards on the table and the unseen cards of later seats."""
        value = printed.value(card)
        led = printed.flavour(card) if ice.played == 0 else printed.flavour(ice.table[0])
        same = printed.flavour(card) == led
        high = same
        low = True
        for i in range(ice.played):
            if printed.flavour(ice.table[i]) != led:
                same = False
            if printed.value(ice.table[i]) > value:
                high = False
            if printed.value(ice.table[i]) < value:
                low = False
        if ice.mixed_winner != LOWEST:
            return self._chance_by_height(ice, card, led)
        if ice.played == ice.players - 1:
            return 1.0 if (high if same else low) else 0.0
        return self._chance_against(ice, card, led, same, high, low)

    def _chance_by_height(self, ice: DokittoIce, card: int, led: int) -> float:
        """DI-10: the same if the highest card wins mixed tricks too, of all cards or of those that follow."""
        any_flavour = ice.mixed_winner == HIGHEST
        if not any_flavour and printed.flavour(card) != led:
            return 0.0
        for i in range(ice.played):
            counts = any_flavour or printed.flavour(ice.table[i]) == led
            if counts and printed.value(ice.table[i]) > printed.value(card):
                return 0.0
        unseen = ice.deck & ~ice.fallen & ~ice.hands[ice.turn]
        if unseen == 0:
            return 1.0
        below = ONE_EACH * (bits.bit(printed.value(card)) - 1)
        rivals = unseen & ~below & (unseen if any_flavour else printed.cards_of(led))
        chance = 1.0
        for _ in range(ice.played + 1, ice.players):
            chance *= 1.0 - 1.0 * bits.popcount(rivals) / bits.popcount(unseen)
        return chance

    def _chance_against(self, ice: DokittoIce, card: int, led: int, same: bool, high: bool, low: bool) -> float:
        """The chance against later seats, each of which follows with a random card if it has the flavour."""
        unseen = ice.deck & ~ice.fallen & ~ice.hands[ice.turn]
        following = unseen & printed.cards_of(led)
        aside = unseen & ~following
        below = ONE_EACH * (bits.bit(printed.value(card)) - 1)
        above = ~(below | below << 1 | ONE_EACH)
        count = bits.popcount(following)
        lower = 1.0 * bits.popcount(following & below) / count if count else 0.0
        higher = 1.0 * bits.popcount(aside & above) / bits.popcount(aside) if aside else 0.0
        higher_follow = 1.0 - lower
        all_follow = 1.0
        win_high = 1.0
        win_low = 1.0
        seat = ice.turn
        for _ in range(ice.played + 1, ice.players):
            seat = seat + 1 if seat + 1 < ice.players else 0
            follows = self._chance_to_follow(ice, seat, led, count, bits.popcount(unseen))
            all_follow *= follows
            win_high *= follows * lower
            win_low *= follows * higher_follow + (1 - follows) * higher
        if not same:
            return win_low if low else 0.0
        chance = win_high if high else 0.0
        if low:
            chance += max(0.0, win_low - all_follow * higher_follow)
        return chance

    def _chance_to_follow(self, ice: DokittoIce, seat: int, flavour: int, count: int, unseen: int) -> float:
        if ice.void[seat] & bits.bit(flavour):
            return 0.0
        lacking = 1.0
        held = 1.0 * bits.popcount(ice.hands[seat]) / unseen
        for _ in range(count):
            lacking *= 1.0 - held
        return 1.0 - lacking


BRAIN = DokittoIceBrain
