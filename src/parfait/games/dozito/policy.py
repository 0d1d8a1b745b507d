"""Moves that were learned: what goes into the policy of Dozito for two, and which move it chooses.

Plain Python; policy.pxd holds the C types of the same names. It looks at what lies open and at the card in hand, in
points and by rules of thumb; what these are worth, and when, was learned. course.py is how.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from parfait.core import bits, weights
from parfait.core.decisions import Decisions
from parfait.core.policy import Policy
from parfait.core.rng import Rng
from parfait.core.weights import Weights
from parfait.games.dozito import rules
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.outlook import NO_OUTLOOK, outlook_of
from parfait.games.dozito.rules import Config, Dozito

USUAL = DozitoOptions()
PLAYERS = 2
INPUTS = 3  # change it with anything below that changes what goes in
FILE = Path(__file__).with_name("weights.bin")

# Of a position; amounts are in tens of points unless it says otherwise
LAST_ROUND = 0
LAST_BUT_ONE = 1
LEAD = 2  # with the rounds before, in twenties
LAST_LEAD = 3  # the same in the last round
ROUND_LEAD = 4  # in this round, in twenties
OWN_POINTS = 5  # in fifties
OTHER_POINTS = 6
OWN_DOWN = 7  # the share of cards face down; then, whether there are 0, 1, 2 or 3
OTHER_DOWN = 12
LAST_TURN = 17
OWN_PROMISE = 18  # when a turn begins: what a card of the draw pile brings on average, in fives
OTHER_PROMISE = 19
OWN_REACH = 20  # what one's colours may bring later
OTHER_REACH = 21
OWN_BEST = 22  # what the better top of the discards would bring
OWN_SECOND = 23
OTHER_BEST = 24
OTHER_SECOND = 25
ORIGIN = 26  # how the card in hand came there, five of them
HELD_REPLAY = 31
HELD_STOP = 32
UNSEEN_JOKERS = 33  # in tens
POSITIONS = 34
# Of a move
DRAWS = 0
TAKES = 1  # and then places the card where that brings most
PLACES = 2
DISCARDS = 3
POINTS = 4
REACH = 5
TURNS_UP = 6
TURNS_UP_AND_STOPS = 7
CLOSES = 8  # turns the last card up
CLOSING_LEAD = 9
AGAIN = 10  # ends with a REPLAY card on the discards
GIFT = 11  # what the card that is discarded would bring the other
LEFT_TO_OTHER = 12  # what the better top would bring the other then
COVERED_OTHER = 13  # what the top that is covered or taken would have brought the other
COVERED_OWN = 14
OWN_LEFT = 15
EMPTIES = 16  # takes the only card of a discard pile
JOKER = 17
SUNS = 18  # in fives
LAST_POINTS = 19  # POINTS, in the last turn
PROMISE = 20  # of the draw pile, for a move that draws
MOVES = 21
# For those who see no C names
SHAPE = POSITIONS, MOVES
# Rules of thumb, by input of a move, as training begins: what is worth a point makes a move some four times as likely.
FIRST_THOUGHT = {
    DRAWS: 4.0,
    POINTS: 13.0,
    REACH: 13.0,
    TURNS_UP: 2.6,
    TURNS_UP_AND_STOPS: -2.6,
    CLOSING_LEAD: 5.0,
    AGAIN: 2.6,
    GIFT: -5.0,
    LEFT_TO_OTHER: -4.0,
}

TURN_UP = 2.0  # points that it is worth to turn a card up and go on, as rules of thumb have it
ANOTHER_TURN = 2.0
WORST = -1e18
MOST = 4.0  # that goes in, of any amount


class DozitoPolicy:
    def __init__(self, learned: Weights) -> None:
        self.net = Policy(learned)
        self.odds = [0.0] * 20  # by action, what speaks for it
        self.notes: Decisions | None = None  # where decisions are noted, to learn from
        self.config: Config | None = None
        self.outlook = NO_OUTLOOK
        self.seats = [0] * 2  # whose turn it is (0 in what follows), and the other (1)
        self.held = [0] * 16  # who × 8 + colour: the places of face-up cards
        self.up = [0] * 2
        self.down = [0] * 2
        self.points = [0.0] * 2
        self.reach = [0.0] * 2
        self.top = [0] * 2  # of the discards, by side
        self.appeal = [0.0] * 4  # who × 2 + side: what that top would bring
        self.seen = [0] * 5  # by colour, the cards that lie open
        self.change = [0.0] * 12  # by place: what it costs to take the card there away, or brings to turn it up
        self.lead = 0.0
        self.spot = 0  # where a card brings most

    def note_into(self, notes: Decisions) -> None:
        self.notes = notes

    def choose(self, game: Dozito, rng: Rng, at_random: bool) -> int:
        """What it would play: the best as it sees them or, at random, each move as often as its odds say."""
        legal = game.legal_mask()
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        best = self.weigh(game)
        if at_random:
            best = self._draw_lots(legal, best, rng)
        if self.notes is not None:
            self.notes.note(self.net, bits.popcount(legal), bits.popcount(legal & ((1 << best) - 1)), game.turn)
        return best

    def weigh(self, game: Dozito) -> int:
        """Write into `odds` what speaks for each legal move; the best of them."""
        self._look(game)
        self._put_in_position(game)
        self.net.begin()
        best = -1
        left = game.legal_mask()
        while left:
            action = bits.lowest(left)
            left &= left - 1
            self._put_in_move(game, action)
            self.odds[action] = self.net.score()
            if self.notes is not None:
                self.notes.note_move(self.net)
            if best < 0 or self.odds[action] > self.odds[best]:
                best = action
        return best

    def _draw_lots(self, legal: int, best: int, rng: Rng) -> int:
        total = 0.0
        left = legal
        while left:
            action = bits.lowest(left)
            left &= left - 1
            total += math.exp(self.odds[action] - self.odds[best])
        ticket = rng.fraction() * total
        left = legal
        while left:
            action = bits.lowest(left)
            left &= left - 1
            ticket -= math.exp(self.odds[action] - self.odds[best])
            if ticket < 0:
                return action
        return best

    # What lies open

    def _look(self, game: Dozito) -> None:
        if self.config is not game.config:
            self.config = game.config
            self.outlook = outlook_of(game.options.group_points)
        self.seats[0] = game.turn
        self.seats[1] = 1 - game.turn
        for colour in range(rules.COLOURS):
            self.seen[colour] = 0
        if game.held >= 0:
            self._see(game.held)
        for side in range(2):
            self.top[side] = rules.NO_CARD
            if game.discard_size[side] > 0:
                self.top[side] = game.discards[side * rules.ROOM + game.discard_size[side] - 1]
                self._see(self.top[side])
        for who in range(2):
            self._look_at_grid(game, who)
        for who in range(2):
            for side in range(2):
                self.appeal[who * 2 + side] = 0.0
                if self.top[side] >= 0:
                    self.appeal[who * 2 + side] = self._appeal(game, who, self.top[side])

    def _see(self, card: int) -> None:
        self.seen[rules.colour_of(card)] |= 1 << rules.kind_of(card)

    def _look_at_grid(self, game: Dozito, who: int) -> None:
        seat = self.seats[who]
        for colour in range(rules.COLOURS):
            self.held[who * 8 + colour] = 0
        self.up[who] = game.up[seat]
        self.down[who] = rules.PLACES - bits.popcount(game.up[seat])
        suns = 0
        left = game.up[seat]
        while left:
            place = bits.lowest(left)
            left &= left - 1
            card = game.grid[seat * rules.PLACES + place]
            self.held[who * 8 + rules.colour_of(card)] |= 1 << place
            self._see(card)
            suns += game.config.card_suns[card]
        self.points[who] = float(suns * game.config.sun_points)
        self.reach[who] = 0.0
        for colour in range(rules.COLOURS):
            places = self.held[who * 8 + colour]
            self.points[who] += self.outlook.points[places]
            self.reach[who] += self.outlook.worth[places] - self.outlook.points[places]

    def _promise(self, game: Dozito, who: int) -> float:
        """What a card of the draw pile would bring on average, in points."""
        for place in range(rules.PLACES):
            self.change[place] = TURN_UP
            if self.up[who] >> place & 1:
                places = self.held[who * 8 + rules.colour_of(game.grid[self.seats[who] * rules.PLACES + place])]
                self.change[place] = self.outlook.points[places ^ (1 << place)] - self.outlook.points[places]
        total = 0.0
        count = 0
        for colour in range(rules.COLOURS):
            own = self.held[who * 8 + colour]
            seen = self.seen[colour]
            before = self.outlook.points[own]
            most = 0.0
            for place in range(rules.PLACES):
                gain = 0.0
                if not own >> place & 1:
                    gain = self.outlook.points[own | 1 << place] - before + self.change[place]
                    if gain < 0.0:
                        gain = 0.0
                    if gain > most:
                        most = gain
                if not seen >> place & 1:
                    total += gain
                    count += 1
            for kind in range(rules.FIRST_JOKER, rules.KINDS):
                if not seen >> kind & 1:
                    total += most
                    count += 1
        return total / count if count > 0 else 0.0

    def _appeal(self, game: Dozito, who: int, card: int) -> float:
        """What it would bring to take a card and place it at its best `spot`, in tens of points."""
        kind = rules.kind_of(card)
        if kind < rules.FIRST_JOKER:
            self.spot = kind
            return limited(0.1 * self._placing(game, who, card, kind))
        most = WORST
        for place in range(rules.PLACES):
            value = self._placing(game, who, card, place)
            if value > most:
                most = value
                self.spot = place
        return limited(0.1 * most)

    def _placing(self, game: Dozito, who: int, card: int, place: int) -> float:
        spot = 1 << place
        colour = rules.colour_of(card)
        own = self.held[who * 8 + colour]
        value = float(game.config.card_suns[card] * game.config.sun_points)
        if not self.up[who] & spot:
            value += self._worth(game, own | spot) - self._worth(game, own)
            return value if self._stops(game, card, True) else value + TURN_UP
        old = game.grid[self.seats[who] * rules.PLACES + place]
        value -= game.config.card_suns[old] * game.config.sun_points
        if game.config.mark[old] == rules.REPLAY:
            value += ANOTHER_TURN
        if rules.colour_of(old) != colour:
            other = self.held[who * 8 + rules.colour_of(old)]
            value += self._worth(game, own | spot) - self._worth(game, own)
            value += self._worth(game, other ^ spot) - self._worth(game, other)
        return value

    def _worth(self, game: Dozito, places: int) -> float:
        """In the last turn of a round only points count."""
        return self.outlook.worth[places] if game.closer < 0 else self.outlook.points[places]

    def _stops(self, game: Dozito, card: int, taken: bool) -> bool:
        """DZ-15"""
        return game.config.mark[card] == rules.STOP and (game.config.stop_from_discard or not taken)

    # What goes in

    def _put_in_position(self, game: Dozito) -> None:
        net = self.net
        for i in range(POSITIONS):
            net.position[i] = 0.0
        rounds = game.config.rounds - game.round
        lead = self.points[0] - self.points[1]
        self.lead = lead
        net.position[ROUND_LEAD] = limited(0.05 * lead)
        lead += game.totals[self.seats[0]] - game.totals[self.seats[1]]
        net.position[LEAD] = limited(0.05 * lead)
        if rounds == 0:
            net.position[LAST_ROUND] = 1.0
            net.position[LAST_LEAD] = limited(0.1 * lead)
            self.lead = lead
        elif rounds == 1:
            net.position[LAST_BUT_ONE] = 1.0
        net.position[OWN_POINTS] = 0.02 * self.points[0]
        net.position[OTHER_POINTS] = 0.02 * self.points[1]
        net.position[OWN_REACH] = 0.1 * self.reach[0]
        net.position[OTHER_REACH] = 0.1 * self.reach[1]
        self._put_in_down(OWN_DOWN, self.down[0])
        self._put_in_down(OTHER_DOWN, self.down[1])
        self._put_in_tops(OWN_BEST, 0)
        self._put_in_tops(OTHER_BEST, 2)
        if game.closer >= 0:
            net.position[LAST_TURN] = 1.0
        if game.origin == rules.NONE_HELD:
            net.position[OWN_PROMISE] = 0.2 * self._promise(game, 0)
            net.position[OTHER_PROMISE] = 0.2 * self._promise(game, 1)
        elif game.config.mark[game.held] == rules.REPLAY:
            net.position[HELD_REPLAY] = 1.0
        elif game.config.mark[game.held] == rules.STOP:
            net.position[HELD_STOP] = 1.0
        net.position[ORIGIN + (game.origin if game.origin < rules.REPLACED else rules.REPLACED)] = 1.0
        jokers = 0
        for colour in range(rules.COLOURS):
            jokers += rules.KINDS - rules.FIRST_JOKER - bits.popcount(self.seen[colour] >> rules.FIRST_JOKER)
        net.position[UNSEEN_JOKERS] = 0.1 * jokers

    def _put_in_down(self, start: int, down: int) -> None:
        self.net.position[start] = down / 12.0
        if down < 4:
            self.net.position[start + 1 + down] = 1.0

    def _put_in_tops(self, start: int, first: int) -> None:
        left = self.appeal[first]
        right = self.appeal[first + 1]
        self.net.position[start] = left if left > right else right
        self.net.position[start + 1] = right if left > right else left

    def _put_in_move(self, game: Dozito, action: int) -> None:
        net = self.net
        for i in range(MOVES):
            net.move[i] = 0.0
        net.move[LEFT_TO_OTHER] = net.position[OTHER_BEST]
        if action == rules.DRAW:
            net.move[DRAWS] = 1.0
            net.move[PROMISE] = net.position[OWN_PROMISE]
        elif action >= rules.DISCARD_LEFT:
            self._put_in_discarding(game, action - rules.DISCARD_LEFT)
        elif action < rules.DRAW:
            net.move[PLACES] = 1.0
            net.move[OWN_LEFT] = net.position[OWN_BEST]
            self._put_in_placing(game, game.held, action, game.origin == rules.TAKEN)
        else:
            self._put_in_taking(game, action - rules.TAKE_LEFT)

    def _put_in_discarding(self, game: Dozito, side: int) -> None:
        net = self.net
        net.move[DISCARDS] = 1.0
        gift = self._appeal(game, 1, game.held)
        own = self._appeal(game, 0, game.held)
        if game.config.mark[game.held] == rules.REPLAY:
            net.move[AGAIN] = 1.0
        else:
            net.move[GIFT] = gift
        left = self.appeal[2 + 1 - side]
        net.move[LEFT_TO_OTHER] = left if left > gift else gift
        left = self.appeal[1 - side]
        net.move[OWN_LEFT] = left if left > own else own
        net.move[COVERED_OTHER] = self.appeal[2 + side]
        net.move[COVERED_OWN] = self.appeal[side]

    def _put_in_taking(self, game: Dozito, side: int) -> None:
        net = self.net
        net.move[TAKES] = 1.0
        net.move[LEFT_TO_OTHER] = self.appeal[2 + 1 - side]
        net.move[COVERED_OTHER] = self.appeal[2 + side]
        net.move[OWN_LEFT] = self.appeal[1 - side]
        if game.discard_size[side] == 1:
            net.move[EMPTIES] = 1.0
        self._appeal(game, 0, self.top[side])
        self._put_in_placing(game, self.top[side], self.spot, True)

    def _put_in_placing(self, game: Dozito, card: int, place: int, taken: bool) -> None:
        net = self.net
        spot = 1 << place
        colour = rules.colour_of(card)
        own = self.held[colour]
        suns = game.config.card_suns[card]
        points = self.outlook.points[own | spot] - self.outlook.points[own]
        worth = self.outlook.worth[own | spot] - self.outlook.worth[own]
        if rules.kind_of(card) >= rules.FIRST_JOKER:
            net.move[JOKER] = 1.0
        if self.up[0] & spot:
            old = game.grid[self.seats[0] * rules.PLACES + place]
            other = self.held[rules.colour_of(old)]
            suns -= game.config.card_suns[old]
            points += self.outlook.points[other ^ spot] - self.outlook.points[other]
            worth += self.outlook.worth[other ^ spot] - self.outlook.worth[other]
            if rules.colour_of(old) == colour:
                points = 0.0
                worth = 0.0
            if game.config.mark[old] == rules.REPLAY:
                net.move[AGAIN] = 1.0
            else:
                net.move[GIFT] = self._appeal(game, 1, old)
        else:
            net.move[TURNS_UP] = 1.0
            if self._stops(game, card, taken):
                net.move[TURNS_UP_AND_STOPS] = 1.0
            if game.closer < 0 and self.down[0] <= 1 + rules.PLACES - game.config.last_turns_at:  # DZ-19
                net.move[CLOSES] = 1.0
                net.move[CLOSING_LEAD] = limited(0.1 * (self.lead + points + suns * game.config.sun_points))
        net.move[SUNS] = 0.2 * suns
        net.move[POINTS] = limited(0.1 * (points + suns * game.config.sun_points))
        net.move[REACH] = limited(0.1 * (worth - points))
        if game.closer >= 0:
            net.move[LAST_POINTS] = net.move[POINTS]


def limited(amount: float) -> float:
    return -MOST if amount < -MOST else MOST if amount > MOST else amount


@lru_cache(maxsize=1)
def learned() -> Weights:
    return weights.read(FILE, "dozito", INPUTS)


@lru_cache(maxsize=64)
def knows(players: int, options: DozitoOptions) -> bool:
    """Whether this is a game that it learned: for two, with the usual options, over any rounds, whoever starts."""
    usual = replace(options, rounds=USUAL.rounds, first_player=USUAL.first_player) == USUAL
    return usual and players == PLAYERS
