"""What the bots know of Dozito besides its rules. Plain Python; brain.pxd holds the C types of the same names.

A card is worth the points it brings and, less, the points that its neighbours may bring later; a face-down place is
worth turning up; a closed round is worth having when one is ahead.
"""

from __future__ import annotations

import math
from functools import lru_cache

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, Numbers, State
from parfait.games.dozito import rules
from parfait.games.dozito.rules import Dozito
from parfait.games.dozito.standings import CLOSENESS, HEAD_START, SPREAD

# All in points.
REACH = 0.1  # of what each further card of a colour would bring, as long as it may still come
TURN_UP = 2.0  # to turn a face-down card up and go on with it
STOPPED_UP = 0.5  # to turn a face-down card up and have to discard it
ANOTHER_TURN = 2.0  # to discard a REPLAY card
CLOSE_AHEAD = 6.0  # to turn the last card up when ahead by more than a last turn may bring
CLOSE_BEHIND = -6.0  # and when behind
LAST_TURN = 8  # what the others may gain in their last turn
DRAW = 3.0  # to draw a card, when there is no time to count
DRAW_FACE_DOWN = 0.0  # and more for every card that is still face down
WHIM = 10  # one rollout move in so many is played without a reason

NOWHERE = -1000.0
ALL_MASKS = 4096


class Outlook:
    """By the set of places that one colour holds: its points, and what it is worth while the round goes on."""

    def __init__(self, group_points: tuple[int, ...], reach: float) -> None:
        self.points = [0.0] * 4096
        self.worth = [0.0] * 4096
        points = [0.0, *map(float, group_points), 0.0]
        for mask in range(ALL_MASKS):
            left = mask
            while left:
                group = rules.joined(left & -left, left)
                self.points[mask] += points[bits.popcount(group)]
                left ^= group
        self.points[ALL_MASKS - 1] = 2 * max(1.0, *points)  # DZ-25: it wins the game
        for mask in range(ALL_MASKS):
            more = 0.0
            for place in range(12):
                more += self.points[mask | 1 << place] - self.points[mask]
            self.worth[mask] = self.points[mask] + reach * more


@lru_cache(maxsize=64)
def outlook_of(group_points: tuple[int, ...], reach: float) -> Outlook:
    return Outlook(group_points, reach)


class DozitoBrain(Brain):
    def __init__(self) -> None:
        super().__init__()
        self.config: rules.Config | None = None  # of the game that the next two belong to
        self.outlook: Outlook | None = None
        self.scale = 1.0  # how far apart scores are, beside the reference deck and score card
        self.seat = 0  # whose grid the next two describe
        self.up = 0
        self.held = [0] * 5  # by colour, the places
        self.whim = WHIM
        self.reach = REACH
        self.turn_up = TURN_UP
        self.stopped_up = STOPPED_UP
        self.another_turn = ANOTHER_TURN
        self.close_ahead = CLOSE_AHEAD
        self.close_behind = CLOSE_BEHIND
        self.last_turn = LAST_TURN
        self.draw_a = DRAW
        self.draw_b = DRAW_FACE_DOWN

    # What a standing is worth

    def horizon(self, state: State) -> bool:
        return state.turn == OVER or (state.turn == CHANCE and state.chance != rules.RESHUFFLE)

    def evaluate(self, state: State) -> None:
        game = state
        assert isinstance(game, Dozito)
        if game.turn == OVER:
            self._share_win(game)
        else:
            self._weigh_standing(game)

    def _share_win(self, game: Dozito) -> None:
        """DZ-24, DZ-25"""
        best = 0
        equals = 0
        for seat in range(game.players):
            self.values[seat] = 0.0
            if game.one_colour >= 0:
                better = 1 if seat == game.one_colour else -1
            else:
                better = self._compare(game, seat, best)
            if better > 0:
                best = seat
                equals = 0
            if better >= 0:
                equals += 1
        for seat in range(game.players):
            if game.one_colour >= 0:
                self.values[seat] = 1.0 if seat == game.one_colour else 0.0
            elif self._compare(game, seat, best) == 0:
                self.values[seat] = 1.0 / equals

    def _compare(self, game: Dozito, seat: int, other: int) -> int:
        """1 when the seat is before the other, -1 when behind, 0 when nothing tells them apart."""
        if game.totals[seat] != game.totals[other]:
            return 1 if game.totals[seat] > game.totals[other] else -1
        if game.best_round[seat] != game.best_round[other]:
            return 1 if game.best_round[seat] > game.best_round[other] else -1
        return 0

    def _weigh_standing(self, game: Dozito) -> None:
        """Each seat's chance grows with its points, the more the fewer rounds are left; who starts has a head start."""
        self._know(game)
        rounds = game.config.rounds - game.round
        unit = SPREAD[game.players] * self.scale * math.sqrt(rounds)
        best = 0.0
        for seat in range(game.players):
            points = float(game.totals[seat])
            if game.chance == rules.DEAL and seat == game.player:
                points += HEAD_START[game.players] * self.scale
            self.values[seat] = CLOSENESS[game.players] * points / unit
            if seat == 0 or self.values[seat] > best:
                best = self.values[seat]
        total = 0.0
        for seat in range(game.players):
            self.values[seat] = math.exp(self.values[seat] - best)
            total += self.values[seat]
        for seat in range(game.players):
            self.values[seat] /= total

    # How to play

    def greedy(self, state: State, rng: Rng, scratch: Numbers) -> int:
        game = state
        assert isinstance(game, Dozito)
        self._look(game, game.turn)
        if game.origin == rules.NONE_HELD:
            return self._take(game, self._count_draw(game))
        return self._use(game, True)

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        game = state
        assert isinstance(game, Dozito)
        if rng.below(self.whim) == 0:
            return rng.member(game.legal_mask())
        self._look(game, game.turn)
        if game.origin == rules.NONE_HELD:
            return self._take(game, self.draw_a + self.draw_b * (12 - bits.popcount(self.up)))
        return self._use(game, False)

    def _know(self, game: Dozito) -> None:
        """What depends on the options alone."""
        if self.config is not game.config:
            self.config = game.config
            self.outlook = outlook_of(game.options.group_points, self.reach)
            self.scale = 1.0

    def _look(self, game: Dozito, seat: int) -> None:
        """Take in the face-up cards of a grid."""
        self._know(game)
        self.seat = seat
        self.up = game.up[seat]
        for colour in range(rules.COLOURS):
            self.held[colour] = 0
        left = self.up
        while left:
            place = bits.lowest(left)
            left &= left - 1
            self.held[game.grid[seat * 12 + place] >> 4] |= 1 << place

    def _take(self, game: Dozito, draw: float) -> int:
        """From the discard with the better card, or from the draw pile when that promises more."""
        best = rules.DRAW
        most = draw
        for side in range(2):
            value = self._best_use(game, game.discards[side * rules.ROOM + game.discard_size[side] - 1], True)
            if value > most:
                most = value
                best = rules.TAKE_LEFT + side
        return best

    def _count_draw(self, game: Dozito) -> float:
        """What a card of the draw pile is worth on average, by the cards not seen yet."""
        seen = [0] * 5
        for seat in range(game.players):
            for place in range(12):
                if game.up[seat] >> place & 1:
                    card = game.grid[seat * 12 + place]
                    seen[card >> 4] |= 1 << (card & 15)
        for side in range(2):
            card = game.discards[side * rules.ROOM + game.discard_size[side] - 1]
            seen[card >> 4] |= 1 << (card & 15)
        total = 0.0
        count = 0
        for colour in range(rules.COLOURS):
            for kind in range(rules.KINDS):
                if not seen[colour] >> kind & 1:
                    count += 1
                    card = colour * 16 + kind
                    value = self._best_use(game, card, False)
                    unused = self._discarding(game, card)
                    total += value if value > unused else unused
        return total / count

    def _use(self, game: Dozito, careful: bool) -> int:
        """Place the card in hand where it is worth most, or discard it."""
        best = -1
        most = NOWHERE * 10
        card = game.held
        if game.origin < rules.REPLACED:
            if card & 15 < rules.FIRST_JOKER:
                best = card & 15
                most = self._placing(game, card, best, game.origin == rules.TAKEN)
            else:
                for place in range(12):
                    value = self._placing(game, card, place, game.origin == rules.TAKEN)
                    if value > most:
                        most = value
                        best = place
        if game.origin != rules.TAKEN and self._discarding(game, card) >= most:
            return self._side(game)
        return best

    def _best_use(self, game: Dozito, card: int, taken: bool) -> float:
        if card & 15 < rules.FIRST_JOKER:
            return self._placing(game, card, card & 15, taken)
        most = NOWHERE * 10
        for place in range(12):
            value = self._placing(game, card, place, taken)
            if value > most:
                most = value
        return most

    def _placing(self, game: Dozito, card: int, place: int, taken: bool) -> float:
        """What it is worth to put this card there, and to go on from that."""
        spot = 1 << place
        colour = card >> 4
        worth = self.outlook.worth
        if game.closer >= 0:
            worth = self.outlook.points
        own = self.held[colour]
        value = float(game.config.card_suns[card])
        if self.up & spot:
            old = game.grid[self.seat * 12 + place]
            value -= game.config.card_suns[old]
            if old >> 4 != colour:
                other = self.held[old >> 4]
                value += worth[own | spot] - worth[own] + worth[other ^ spot] - worth[other]
            return value + self._discarding(game, old)
        value += worth[own | spot] - worth[own]
        stops = game.config.mark[card] == rules.STOP and (game.config.stop_from_discard or not taken)
        value += self.stopped_up if stops else self.turn_up
        if game.closer < 0 and self.up | spot == rules.ALL_PLACES:
            value += self._closing(game)
        return value

    def _discarding(self, game: Dozito, card: int) -> float:
        return self.another_turn if game.config.mark[card] == rules.REPLAY else 0.0

    def _closing(self, game: Dozito) -> float:
        """Whether to turn up the last card, by the points that lie open."""
        own = game.points(self.seat)
        lead = own
        for seat in range(game.players):
            if seat != self.seat and own - game.points(seat) < lead:
                lead = own - game.points(seat)
        if lead >= self.last_turn:
            return self.close_ahead
        return self.close_behind if lead < 0 else 0.0

    def _side(self, game: Dozito) -> int:
        """The discard to lay the card in hand on: so that whoever is next finds the least, or the most if it is oneself."""
        if game.discard_size[0] == 0:
            return rules.DISCARD_LEFT
        if game.discard_size[1] == 0:
            return rules.DISCARD_RIGHT
        left = game.discards[game.discard_size[0] - 1]
        right = game.discards[rules.ROOM + game.discard_size[1] - 1]
        again = game.config.mark[game.held] == rules.REPLAY
        if not again:
            self._look(game, game.turn + 1 if game.turn + 1 < game.players else 0)
        covers_left = self._best_use(game, right, True)
        covers_right = self._best_use(game, left, True)
        if again:
            return rules.DISCARD_LEFT if covers_left > covers_right else rules.DISCARD_RIGHT
        return rules.DISCARD_LEFT if covers_left < covers_right else rules.DISCARD_RIGHT


BRAIN = DozitoBrain
