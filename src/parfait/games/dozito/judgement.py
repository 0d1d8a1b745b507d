"""What a position of Dozito for two is worth, by what was learned. Plain Python; judgement.pxd has the C types.

A move is judged by where it leads: to the end of the turn, or to a card that nobody has seen yet, drawn or turned up.
So only what lies open goes into the network: for each colour the places that either grid holds, what cards to come
would bring, and what is on top of the discards; and a few numbers about the whole. comparing.py is how it learns.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from parfait.core import bits, weights
from parfait.core.network import Network
from parfait.core.weights import Shape, Weights
from parfait.games.dozito import rules, standings
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.outlook import NO_OUTLOOK, outlook_of
from parfait.games.dozito.rules import Config, Dozito

USUAL = DozitoOptions()
PLAYERS = 2
INPUTS = 4  # change it with anything below that changes what goes in
FILE = Path(__file__).with_name("weights.bin")

# What is to come: a turn, or a card that is drawn, turned up, or turned up by a STOP card
TURN = 0
DRAWN = 1
TURNED = 2
STOPPED = 3

# Inputs of a colour. Where there are two, the first is of who is to act and the second of the other.
POINTS = 0  # in twenties
GAINS = 2  # what its unseen numbered cards would bring, added up, in twenties
JOKER_GAIN = 4  # what a joker would bring, in tens
JOKERS = 6  # unseen, of three
REACH = 7  # the points with all its unseen numbered cards, in fifties
UNSEEN = 9  # numbered cards, of twelve
TOP_GAIN = 10  # what a top of the discards would bring, in tens
TOP_JOKER = 12
FITS = 13  # unseen numbered cards for places with a face-down card, in fours
PART = 15

# Inputs of the whole; amounts are in twenties of points unless it says otherwise
COMING = 0  # TURN, DRAWN, TURNED or STOPPED
ROUNDS = 4  # to come after this one: none, one or more
LEAD = 7  # with the rounds before
NEAR_LEAD = 8  # the same, as far as it is small
LAST_LEAD = 9  # both, in the last round
BEFORE = 11  # the lead from the rounds before
ALL_POINTS = 12  # of this round, in fifties
SUNS = 14  # in tens
DOWN = 16  # how many cards are face down, from 0 to 12; then the same for the other
LAST_TURN = 42
OF_EACH = 43  # what follows, and then the same for the other
PROMISE = 0  # what the next card would bring on average, in fives
FIT = 1  # the share of unseen cards for places with a face-down card
BEST_TOP = 2  # what the tops of the discards would bring, in tens
OTHER_TOP = 3
REPLAYS = 4  # face-up PLAY AGAIN cards, in fours
TOPS_FIT = 5  # tops for places with a face-down card, of two
BETTER = 6  # the share of unseen cards that bring something
MOST = 7  # what the best of them brings
EACH = 8
TOP_STOPS = 59  # of two
TOP_REPLAYS = 60
UNSEEN_REPLAYS = 61  # of twelve
UNSEEN_STOPS = 62
UNSEEN_JOKERS = 63  # of fifteen
PILE = 64  # in fifties
LAST_TURN_LEAD = 65  # in tens
LAST_TURN_PROMISE = 66
WHOLE = 67
# For those who see no C names
SIZES = PART, WHOLE

TURN_UP = 2.0  # points that it is worth to turn a card up
LARGEST = 4.0  # that goes in, of any amount
LATER = 234.0  # the variance that each later round brings to the lead
IMPOSSIBLE = -1.0


def mirrored() -> array[int]:
    """By set of places, the row of the tables: the same for mirror images."""
    rows: dict[int, int] = {}
    found = array("i")
    for places in range(1 << 12):
        cells = [i for i in range(12) if places >> i & 1]
        sideways, upside_down = ([i ^ 3 for i in cells], [i % 4 + 4 * (2 - i // 4) for i in cells])
        both = [i ^ 3 for i in upside_down]
        least = min(sum(1 << i for i in image) for image in (cells, sideways, upside_down, both))
        found.append(rows.setdefault(least, len(rows)))
    return found


MIRRORED = mirrored()
SHAPE = Shape(parts=5, tables=4, rows=max(MIRRORED) + 1, part=SIZES[0], whole=SIZES[1], units=24, upper=48)


class Judgement:
    def __init__(self, learned: Weights) -> None:
        self.net = Network(learned)
        self.worth = [0.0] * 20  # by action: the share of the win to expect from it, once weighed
        self.config: Config | None = None
        self.outlook = NO_OUTLOOK
        self.mirror = bits.ints(MIRRORED)
        self.unit = standings.unit(PLAYERS)
        self.head_start = standings.head_start(PLAYERS)
        # The position that is judged
        self.grid = [0] * 24  # seat × 12 + place
        self.up = [0] * 2
        self.top = [0] * 2  # of the discards, by side
        self.closer = -1
        self.player = 0
        self.coming = TURN
        self.rounds = 0  # to come
        self.lead = 0.0  # of seat 0, from the rounds before
        self.pile = 0
        # What it comes to: of who is to act, then of the other
        self.held = [0] * 10  # who × 5 + colour: the places of face-up cards
        self.seen = [0] * 5  # by colour, the kinds that lie open
        self.change = [0.0] * 24  # who × 12 + place: what it brings to turn that card up, or costs to take it away
        self.suns_at = [0.0] * 24
        self.gain = [0.0] * 120  # (who × 5 + colour) × 12 + place: what that card would bring there
        self.joker_gain = [0.0] * 10
        self.points = [0.0] * 2
        self.promise = [0.0] * 2
        self.fits = [0] * 2
        self.better = [0] * 2
        self.most = [0.0] * 2

    # Moves

    def weigh(self, game: Dozito) -> int:
        """Write into `worth` what each legal move promises; the best of them."""
        best = -1
        left = game.legal_mask()
        while left:
            action = bits.lowest(left)
            left &= left - 1
            self._take_in(game)
            self.worth[action] = self._promise_of(game, action)
            if best < 0 or self.worth[action] > self.worth[best]:
                best = action
        return best

    def choose(self, game: Dozito) -> int:
        legal = game.legal_mask()
        return bits.lowest(legal) if legal & (legal - 1) == 0 else self.weigh(game)

    def share(self, game: Dozito, coming: int, seat: int) -> float:
        """What the seat may expect of the win, where this is to come."""
        self.take_in(game, coming)
        return self._share(seat)

    def take_in(self, game: Dozito, coming: int) -> None:
        """Let the network judge a position. A card in hand that nobody has seen yet makes no difference."""
        self._take_in(game)
        self.coming = coming
        self._put_in()
        self.net.judge()

    def _promise_of(self, game: Dozito, action: int) -> float:
        seat = self.player
        if action == rules.DRAW:
            self.coming = DRAWN
            return self._judge(seat)
        if action >= rules.DISCARD_LEFT:
            return self._discard(seat, game.held, action - rules.DISCARD_LEFT)
        if action < rules.DRAW:
            return self._place(seat, game.held, action)
        side = action - rules.TAKE_LEFT
        card = self.top[side]
        self.top[side] = rules.NO_CARD if game.discard_size[side] == 1 else self._some_card(card)
        kind = rules.kind_of(card)
        if kind < rules.FIRST_JOKER:
            return self._place(seat, card, kind)
        best = IMPOSSIBLE
        for place in range(rules.PLACES):
            share = self._place(seat, card, place)
            if share > best:
                best = share
        return best

    def _some_card(self, taken: int) -> int:
        """A card that may come to light when this one is taken: any that does not lie open, the same each time."""
        self._look_at_grids(self.player)
        card = (7 * taken + 13 * self.pile) % 80
        while rules.kind_of(card) >= rules.KINDS or self.seen[rules.colour_of(card)] >> rules.kind_of(card) & 1:
            card = (card + 29) % 80
        return card

    def _see(self, card: int) -> None:
        self.seen[rules.colour_of(card)] |= 1 << rules.kind_of(card)

    def _place(self, seat: int, card: int, place: int) -> float:
        """What is to be expected when this card is placed there; afterwards the position is as it was."""
        at = seat * rules.PLACES + place
        old = self.grid[at]
        up = self.up[seat]
        self.grid[at] = card
        self.up[seat] |= 1 << place
        if self.up[seat] == rules.ALL_PLACES and self._is_one_colour(seat):  # DZ-25
            share = 1.0
        elif up >> place & 1:
            share = self._discard_best(seat, old)
        else:
            assert self.config is not None
            self.coming = STOPPED if self.config.mark[card] == rules.STOP else TURNED
            share = self._judge(seat)
        self.grid[at] = old
        self.up[seat] = up
        return share

    def _is_one_colour(self, seat: int) -> bool:
        colour = rules.colour_of(self.grid[seat * rules.PLACES])
        for place in range(1, rules.PLACES):
            if rules.colour_of(self.grid[seat * rules.PLACES + place]) != colour:
                return False
        return True

    def _discard_best(self, seat: int, card: int) -> float:
        """DZ-8: on either pile, but on an empty one first."""
        if self.top[0] < 0:
            return self._discard(seat, card, 0)
        if self.top[1] < 0:
            return self._discard(seat, card, 1)
        left = self._discard(seat, card, 0)
        right = self._discard(seat, card, 1)
        return left if left > right else right

    def _discard(self, seat: int, card: int, side: int) -> float:
        assert self.config is not None
        covered = self.top[side]
        closer = self.closer
        self.top[side] = card
        self.coming = TURN
        if self.config.mark[card] != rules.REPLAY:  # DZ-16
            if closer < 0 and self.up[seat] == rules.ALL_PLACES:  # DZ-19
                self.closer = seat
            self.player = 1 - seat
        share = self._standing(seat) if self.player == self.closer else self._judge(seat)
        self.top[side] = covered
        self.closer = closer
        self.player = seat
        return share

    # What a position is worth

    def _standing(self, seat: int) -> float:
        """Where the round is over: DZ-24, or by the points as in brain.py. DZ-23: who is behind starts the next."""
        self._look_at_grids(seat)
        lead = self.points[0] - self.points[1] + (self.lead if seat == 0 else -self.lead)
        if self.rounds == 0:
            return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        if lead != 0:
            lead += self.head_start if lead < 0 else -self.head_start
        return 1.0 / (1.0 + math.exp(-lead / (self.unit * math.sqrt(self.rounds))))

    def _judge(self, seat: int) -> float:
        self._put_in()
        self.net.judge()
        return self._share(seat)

    def _share(self, seat: int) -> float:
        share = self.net.share(self.lead if self.player == 0 else -self.lead, LATER * self.rounds)
        return share if self.player == seat else 1.0 - share

    def _take_in(self, game: Dozito) -> None:
        if self.config is not game.config:
            self.config = game.config
            self.outlook = outlook_of(game.options.group_points)
        for i in range(24):
            self.grid[i] = game.grid[i]
        for side in range(2):
            self.up[side] = game.up[side]
            size = game.discard_size[side]
            self.top[side] = game.discards[side * rules.ROOM + size - 1] if size > 0 else rules.NO_CARD
        self.closer = game.closer
        self.player = game.player
        self.coming = TURN
        self.rounds = game.config.rounds - game.round
        self.lead = float(game.totals[0] - game.totals[1])
        self.pile = game.pile_size

    # What goes in

    def _look_at_grids(self, first: int) -> None:
        """What lies open in the grids, that of the first seat first."""
        assert self.config is not None
        for colour in range(rules.COLOURS):
            self.seen[colour] = 0
        for side in range(2):
            if self.top[side] >= 0:
                self._see(self.top[side])
        for who in range(2):
            seat = first if who == 0 else 1 - first
            for colour in range(rules.COLOURS):
                self.held[who * 5 + colour] = 0
            suns = 0
            left = self.up[seat]
            while left:
                place = bits.lowest(left)
                left &= left - 1
                card = self.grid[seat * rules.PLACES + place]
                self._see(card)
                self.held[who * 5 + rules.colour_of(card)] |= 1 << place
                suns += self.config.card_suns[card]
            self.points[who] = float(suns)
            self.net.whole[SUNS + who] = 0.1 * suns
            for colour in range(rules.COLOURS):
                self.points[who] += self.outlook.points[self.held[who * 5 + colour]]

    def _put_in(self) -> None:
        assert self.config is not None
        net = self.net
        for i in range(WHOLE):
            net.whole[i] = 0.0
        self._look_at_grids(self.player)
        self._put_in_standing()
        for who in range(2):
            self._look_at_places(who)
        unseen = 0
        jokers = 0
        for colour in range(rules.COLOURS):
            cards = ~self.seen[colour] & rules.ALL_PLACES
            stars = rules.KINDS - rules.FIRST_JOKER - bits.popcount(self.seen[colour] >> rules.FIRST_JOKER)
            unseen += bits.popcount(cards) + stars
            jokers += stars
            base = colour * 16
            net.part[base + JOKERS] = stars / 3.0
            net.part[base + UNSEEN] = bits.popcount(cards) / 12.0
            net.part[base + TOP_GAIN] = 0.0
            net.part[base + TOP_GAIN + 1] = 0.0
            net.part[base + TOP_JOKER] = 0.0
            for who in range(2):
                self._put_in_colour(who, colour, cards, stars)
            left = cards
            while left:
                mark = self.config.mark[colour * 16 + bits.lowest(left)]
                left &= left - 1
                if mark == rules.REPLAY:
                    net.whole[UNSEEN_REPLAYS] += 1.0 / 12.0
                elif mark == rules.STOP:
                    net.whole[UNSEEN_STOPS] += 1.0 / 12.0
        net.whole[UNSEEN_JOKERS] = jokers / 15.0
        net.whole[PILE] = 0.02 * self.pile
        for who in range(2):
            base = OF_EACH + EACH * who
            net.whole[base + PROMISE] = 0.2 * self.promise[who] / unseen
            net.whole[base + FIT] = float(self.fits[who]) / unseen
            net.whole[base + BETTER] = float(self.better[who]) / unseen
            net.whole[base + MOST] = 0.05 * self.most[who]
            self._put_in_tops(who)
        if self.closer >= 0:
            net.whole[LAST_TURN_PROMISE] = net.whole[OF_EACH + PROMISE]

    def _put_in_standing(self) -> None:
        net = self.net
        before = self.lead if self.player == 0 else -self.lead
        lead = before + self.points[0] - self.points[1]
        net.whole[COMING + self.coming] = 1.0
        net.whole[ROUNDS + (self.rounds if self.rounds < 2 else 2)] = 1.0
        net.whole[LEAD] = limited(0.05 * lead)
        net.whole[NEAR_LEAD] = math.tanh(0.12 * lead)
        if self.rounds == 0:
            net.whole[LAST_LEAD] = net.whole[LEAD]
            net.whole[LAST_LEAD + 1] = net.whole[NEAR_LEAD]
        net.whole[BEFORE] = limited(0.05 * before)
        for who in range(2):
            seat = self.player if who == 0 else 1 - self.player
            net.whole[ALL_POINTS + who] = 0.02 * self.points[who]
            net.whole[DOWN + 13 * who + rules.PLACES - bits.popcount(self.up[seat])] = 1.0
        if self.closer >= 0:
            net.whole[LAST_TURN] = 1.0
            net.whole[LAST_TURN_LEAD] = limited(0.1 * lead)

    def _look_at_places(self, who: int) -> None:
        assert self.config is not None
        seat = self.player if who == 0 else 1 - self.player
        replays = 0
        for place in range(rules.PLACES):
            at = who * rules.PLACES + place
            self.change[at] = TURN_UP
            self.suns_at[at] = 0.0
            if self.up[seat] >> place & 1:
                card = self.grid[seat * rules.PLACES + place]
                places = self.held[who * 5 + rules.colour_of(card)]
                self.suns_at[at] = self.config.card_suns[card]
                self.change[at] = self.outlook.points[places ^ (1 << place)] - self.outlook.points[places]
                self.change[at] -= self.suns_at[at]
                if self.config.mark[card] == rules.REPLAY:
                    replays += 1
        self.net.whole[OF_EACH + EACH * who + REPLAYS] = 0.25 * replays
        self.promise[who] = 0.0
        self.fits[who] = 0
        self.better[who] = 0
        self.most[who] = 0.0

    def _put_in_colour(self, who: int, colour: int, cards: int, stars: int) -> None:
        """What a colour holds in a grid, and what its unseen cards, so many jokers among them, would bring."""
        assert self.config is not None
        net = self.net
        own = self.held[who * 5 + colour]
        points = self.outlook.points[own]
        row = (who * 5 + colour) * rules.PLACES
        best = -100.0
        total = 0.0
        for place in range(rules.PLACES):
            at = who * rules.PLACES + place
            if own >> place & 1:
                gain = -self.suns_at[at]
            else:
                gain = self.outlook.points[own | 1 << place] - points + self.change[at]
            if gain > best:
                best = gain
            gain += self.config.card_suns[colour * 16 + place]
            self.gain[row + place] = gain
            if gain > 0.0 and cards >> place & 1:
                total += gain
                self.better[who] += 1
                if gain > self.most[who]:
                    self.most[who] = gain
        self.joker_gain[who * 5 + colour] = best
        self.promise[who] += total
        if best > 0.0 and stars > 0:
            self.promise[who] += best * stars
            self.better[who] += stars
            if best > self.most[who]:
                self.most[who] = best
        down = ~self.up[self.player if who == 0 else 1 - self.player] & rules.ALL_PLACES
        fits = bits.popcount(cards & down)
        self.fits[who] += fits
        if down:
            self.fits[who] += stars
        base = colour * 16
        net.part[base + POINTS + who] = 0.05 * points
        net.part[base + GAINS + who] = 0.05 * total
        net.part[base + JOKER_GAIN + who] = limited(0.1 * best)
        net.part[base + REACH + who] = 0.02 * self.outlook.points[own | cards]
        net.part[base + FITS + who] = 0.25 * fits
        net.row[colour * 4 + 2 * who] = self.mirror[own]
        net.row[colour * 4 + 2 * who + 1] = self.mirror[own | cards]

    def _put_in_tops(self, who: int) -> None:
        assert self.config is not None
        net = self.net
        up = self.up[self.player if who == 0 else 1 - self.player]
        best = 0.0
        other = 0.0
        for side in range(2):
            card = self.top[side]
            bring = 0.0
            if card >= 0:
                colour = rules.colour_of(card)
                kind = rules.kind_of(card)
                if kind < rules.FIRST_JOKER:
                    bring = limited(0.1 * self.gain[(who * 5 + colour) * rules.PLACES + kind])
                    fits = not up >> kind & 1
                else:
                    bring = limited(0.1 * self.joker_gain[who * 5 + colour])
                    fits = up != rules.ALL_PLACES
                    net.part[colour * 16 + TOP_JOKER] = 1.0
                if fits:
                    net.whole[OF_EACH + EACH * who + TOPS_FIT] += 0.5
                if bring > net.part[colour * 16 + TOP_GAIN + who]:
                    net.part[colour * 16 + TOP_GAIN + who] = bring
                if who == 0 and self.config.mark[card] == rules.STOP:
                    net.whole[TOP_STOPS] += 0.5
                elif who == 0 and self.config.mark[card] == rules.REPLAY:
                    net.whole[TOP_REPLAYS] += 0.5
            if side == 0:
                best = bring
            elif bring > best:
                other = best
                best = bring
            else:
                other = bring
        net.whole[OF_EACH + EACH * who + BEST_TOP] = best
        net.whole[OF_EACH + EACH * who + OTHER_TOP] = other


def limited(amount: float) -> float:
    return -LARGEST if amount < -LARGEST else LARGEST if amount > LARGEST else amount


@lru_cache(maxsize=1)
def learned() -> Weights:
    return weights.read(FILE, "dozito", INPUTS)


@lru_cache(maxsize=64)
def knows(players: int, options: DozitoOptions) -> bool:
    """Whether this is a game that it learned: for two, with the usual options, over any rounds, whoever starts."""
    usual = replace(options, rounds=USUAL.rounds, first_player=USUAL.first_player) == USUAL
    return usual and players == PLAYERS
