"""Judgement that was learned: what a position of Dozito is worth when a turn begins.

Plain Python; judge.pxd holds the C types of the same names. A position is judged from each seat in turn, by what lies
open to all: its own grid in detail (which places each colour holds), the others' in short, the tops of the discards,
whose turn it is. Nobody holds a card then. course.py is how it was learned.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from parfait.core import weights
from parfait.core.net import Net
from parfait.core.positions import Positions
from parfait.core.state import CHANCE, OVER
from parfait.core.weights import Weights
from parfait.games.dozito import rules
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.outlook import NO_OUTLOOK, outlook_of
from parfait.games.dozito.rules import Config, Dozito

USUAL = DozitoOptions()
LEARNED_PLAYERS = 2
INPUTS = 2  # change it with anything below that changes what the rows mean
FILE = Path(__file__).with_name("weights.bin")

# Names of state.py, with C types of their own
NOBODY = CHANCE
ENDED = OVER

# Rows of the network's table
SETS = 4096  # by colour, the set of places that it holds in one's own grid
OWN_DOWN = SETS  # how many of one's own cards are face down, 0–12
FEWEST_DOWN = OWN_DOWN + 13  # the fewest that another one has
WAIT = FEWEST_DOWN + 13  # seats until one's turn
CLOSING = WAIT + 5
ROUNDS_LEFT = CLOSING + 4  # 0, 1, more
PLAYERS = ROUNDS_LEFT + 3  # 2–5
ROWS = PLAYERS + 4
# Amounts
LEAD = 0  # in points, rounds before and this one as it stands
LEAD_BEFORE = 1
POINTS = 2
OTHERS_POINTS = 3
PROMISE = 4  # what a card of the draw pile brings on average
OTHERS_PROMISE = 5
OPEN_BEST = 6  # what the tops of the discards would bring
OPEN_OTHER = 7
OTHERS_OPEN = 8  # to the one whose turn it is
REACH = 9  # what one's colours may bring later
OTHERS_REACH = 10
AMOUNTS = 11
SHAPE = ROWS, AMOUNTS  # for those who see no C names

TURNED_UP = 2.0  # points that it is worth to turn a card up, when amounts are reckoned
NOTHING = array("f", [0.0]), array("f", [0.0]), array("f", [0.0])


class DozitoJudge:
    def __init__(self, learned: Weights | None = None) -> None:
        """Without weights, it can only `note` positions."""
        self.net = Net(learned or Weights("dozito", INPUTS, ROWS, AMOUNTS, 0, 0, *NOTHING))
        self.config: Config | None = None
        self.outlook = NO_OUTLOOK
        self.values = [0.0] * 8
        # By seat
        self.held = [0] * 40  # seat × 8 + colour: the places of its face-up cards
        self.down = [0] * 5
        self.points = [0.0] * 5
        self.standing = [0.0] * 5  # with the rounds before
        self.promise = [0.0] * 5
        self.reach = [0.0] * 5
        self.open_best = [0.0] * 5
        self.open_other = [0.0] * 5
        self.change = [
            0.0
        ] * 60  # seat × 12 + place: what it costs to take the card there away, or brings to turn it up
        self.seen = [0] * 5  # by colour, the cards that lie open

    # What lies open

    def look(self, game: Dozito) -> None:
        """Take in what lies open to all."""
        if self.config is not game.config:
            self.config = game.config
            self.outlook = outlook_of(game.options.group_points)
        for colour in range(rules.COLOURS):
            self.seen[colour] = 0
        for side in range(2):
            card = game.discards[side * rules.ROOM + game.discard_size[side] - 1]
            self.seen[rules.colour_of(card)] |= 1 << rules.kind_of(card)
        for seat in range(game.players):
            self._look_at_grid(game, seat)
        for seat in range(game.players):
            self._reckon(game, seat)

    def _look_at_grid(self, game: Dozito, seat: int) -> None:
        for colour in range(rules.COLOURS):
            self.held[seat * 8 + colour] = 0
        suns = 0
        down = 0
        for place in range(rules.PLACES):
            if game.up[seat] >> place & 1:
                card = game.grid[seat * rules.PLACES + place]
                self.held[seat * 8 + rules.colour_of(card)] |= 1 << place
                self.seen[rules.colour_of(card)] |= 1 << rules.kind_of(card)
                suns += game.config.card_suns[card]
            else:
                down += 1
        self.down[seat] = down
        points = float(suns * game.config.sun_points)
        reach = 0.0
        for colour in range(rules.COLOURS):
            places = self.held[seat * 8 + colour]
            points += self.outlook.points[places]
            reach += self.outlook.worth[places] - self.outlook.points[places]
        self.points[seat] = points
        self.standing[seat] = points + game.totals[seat]
        self.reach[seat] = reach
        for place in range(rules.PLACES):
            if game.up[seat] >> place & 1:
                places = self.held[seat * 8 + rules.colour_of(game.grid[seat * rules.PLACES + place])]
                lost = self.outlook.points[places] - self.outlook.points[places ^ (1 << place)]
                self.change[seat * rules.PLACES + place] = -lost
            else:
                self.change[seat * rules.PLACES + place] = TURNED_UP

    def _reckon(self, game: Dozito, seat: int) -> None:
        """What cards of the draw pile and of the discards would bring a seat, in points."""
        total = 0.0
        count = 0
        for colour in range(rules.COLOURS):
            own = self.held[seat * 8 + colour]
            seen = self.seen[colour]
            most = 0.0
            for place in range(rules.PLACES):
                gain = 0.0
                if not own >> place & 1:
                    gain = self.outlook.points[own | 1 << place] - self.outlook.points[own]
                    gain += self.change[seat * rules.PLACES + place]
                    if gain < 0.0:
                        gain = 0.0
                    if gain > most:
                        most = gain
                if not seen >> place & 1:
                    total += gain
                    count += 1
            for kind in range(rules.FIRST_JOKER, game.config.kinds):
                if not seen >> kind & 1:
                    total += most
                    count += 1
        self.promise[seat] = total / count if count > 0 else 0.0
        left = self._gain_of_top(game, seat, 0)
        right = self._gain_of_top(game, seat, 1)
        self.open_best[seat] = left if left > right else right
        self.open_other[seat] = right if left > right else left

    def _gain_of_top(self, game: Dozito, seat: int, side: int) -> float:
        card = game.discards[side * rules.ROOM + game.discard_size[side] - 1]
        own = self.held[seat * 8 + rules.colour_of(card)]
        kind = rules.kind_of(card)
        if kind < rules.FIRST_JOKER:
            gain = self._gain(seat, own, kind)
            if game.config.mark[card] == rules.STOP and not game.up[seat] >> kind & 1:
                gain -= TURNED_UP  # DZ-15: one cannot go on from there
            return gain
        most = -10.0
        for place in range(rules.PLACES):
            gain = self._gain(seat, own, place)
            if gain > most:
                most = gain
        return most

    def _gain(self, seat: int, own: int, place: int) -> float:
        if own >> place & 1:
            return 0.0
        gain = self.outlook.points[own | 1 << place] - self.outlook.points[own]
        return gain + self.change[seat * rules.PLACES + place]

    # What it is worth

    def put_in(self, game: Dozito, seat: int) -> None:
        """The network's inputs for a seat, after `look`."""
        net = self.net
        net.n = 0
        for colour in range(rules.COLOURS):
            net.add(self.held[seat * 8 + colour])
        fewest = rules.PLACES
        best = -1
        promise = 0.0
        reach = 0.0
        before = -1
        for other in range(game.players):
            if other != seat:
                if self.down[other] < fewest:
                    fewest = self.down[other]
                if best < 0 or self.standing[other] > self.standing[best]:
                    best = other
                if before < 0 or game.totals[other] > game.totals[before]:
                    before = other
                promise += self.promise[other]
                reach += self.reach[other]
        wait = seat - game.player
        if wait < 0:
            wait += game.players
        closing = 0
        if game.closer == seat:
            closing = 1
        elif game.closer >= 0:
            # Whether one's last turn is still to come
            span = game.closer - game.player
            if span <= 0:
                span += game.players
            closing = 2 if wait < span else 3
        rounds = game.config.rounds - game.round
        net.add(OWN_DOWN + self.down[seat])
        net.add(FEWEST_DOWN + fewest)
        net.add(WAIT + wait)
        net.add(CLOSING + closing)
        net.add(ROUNDS_LEFT + (rounds if rounds < 2 else 2))
        net.add(PLAYERS + game.players - 2)
        others = game.players - 1
        net.amount[LEAD] = limited(0.1 * (self.standing[seat] - self.standing[best]))
        net.amount[LEAD_BEFORE] = limited(0.1 * (game.totals[seat] - game.totals[before]))
        net.amount[POINTS] = 0.05 * self.points[seat]
        net.amount[OTHERS_POINTS] = 0.05 * self.points[best]
        net.amount[PROMISE] = 0.25 * self.promise[seat]
        net.amount[OTHERS_PROMISE] = 0.25 * promise / others
        net.amount[OPEN_BEST] = 0.2 * self.open_best[seat]
        net.amount[OPEN_OTHER] = 0.2 * self.open_other[seat]
        net.amount[OTHERS_OPEN] = 0.2 * self.open_best[game.player]
        net.amount[REACH] = 0.2 * self.reach[seat]
        net.amount[OTHERS_REACH] = 0.2 * reach / others

    def judge(self, game: Dozito) -> None:
        """Write into `values` each seat's share of the win, when a turn begins."""
        self.look(game)
        most = -1e18
        for seat in range(game.players):
            self.put_in(game, seat)
            self.values[seat] = self.net.output()
            if self.values[seat] > most:
                most = self.values[seat]
        total = 0.0
        for seat in range(game.players):
            self.values[seat] = math.exp(self.values[seat] - most)
            total += self.values[seat]
        for seat in range(game.players):
            self.values[seat] /= total

    def note(self, game: Dozito, found: Positions, shares: list[float]) -> None:
        """A position to learn from, and what it is thought to be worth."""
        self.look(game)
        for seat in range(game.players):
            self.put_in(game, seat)
            found.note(self.net, shares[seat])


def limited(amount: float) -> float:
    """Leads beyond this are won."""
    return -6.0 if amount < -6.0 else 6.0 if amount > 6.0 else amount


@lru_cache(maxsize=1)
def learned() -> Weights:
    return weights.read(FILE, "dozito", INPUTS)


@lru_cache(maxsize=64)
def knows(players: int, options: DozitoOptions) -> bool:
    """Whether this is a game that it learned: for two, with the usual options, over any rounds, whoever starts."""
    usual = replace(options, rounds=USUAL.rounds, first_player=USUAL.first_player) == USUAL
    return usual and players == LEARNED_PLAYERS
