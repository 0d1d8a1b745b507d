"""What the bots know of Dozito besides its rules. Plain Python; brain.pxd holds the C types of the same names.

A card is worth the points it brings and, less, the points that its colour may bring later; a face-down card is worth
turning up; a round is worth closing when one is ahead. Greedy thinks of its own grid; rollouts also think of what the
next player would do with a card that they discard.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, Numbers, State
from parfait.games.dozito import rules, standings
from parfait.games.dozito.outlook import NO_OUTLOOK, outlook_of
from parfait.games.dozito.rules import Config, Dozito

# Names of state.py, with C types of their own
NOBODY = CHANCE
ENDED = OVER
# And of rules.py
FIRST_JOKER = rules.FIRST_JOKER
STOP = rules.STOP
REPLAY = rules.REPLAY
# What a move is worth, in points
TURN_UP = 2.0  # to turn a face-down card up and go on with it
ANOTHER_TURN = 2.0  # to discard a REPLAY card
DRAW = 3.0  # to draw a card, when there is no time to count which
CLOSE_AHEAD = 6.0  # to turn the last card up, when ahead by more than a last turn brings
CLOSE_BEHIND = -6.0  # and when behind
LAST_TURN = 8  # what that may be
GIFT = 0.9  # of what a discarded card brings the next player beyond a draw
WHIM = 100  # one rollout move in so many has no reason

WORST = -1e18


class DozitoBrain(Brain):
    MISTAKES = 0.55  # a hundred choices a game: with the usual ones level 2 won 16 % against greedy
    ITERATIONS: Mapping[int, int] = {350: 800}  # with the usual ones level 4 won 49 % against level 3

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 1.5
        self.trust = 0.2
        self.depth = 1  # rollouts play better than a tree that tries every move of a chain
        self.config: Config | None = None  # of the game that the next four are about
        self.players = 0
        self.outlook = NO_OUTLOOK
        self.unit = 0.0  # how many points make the odds e to 1, with one round to go
        self.head_start = 0.0  # in points, to start a round
        self.worth = self.outlook.points  # of a set of places of one colour, as long as this move lasts
        self.seat = 0  # whose grid is looked at
        self.closes = False  # whether one more face-up card there brings on the last turns
        self.place = 0  # the best one for a card

    def _know(self, game: Dozito) -> None:
        """Compute what depends only on the options."""
        self.config = game.config
        self.players = game.players
        self.outlook = outlook_of(game.config)
        spread = standings.spread(game.options)
        self.unit = spread * standings.unit(game.players)
        self.head_start = spread * standings.head_start(game.players)

    # The match

    def horizon(self, state: State) -> bool:
        return state.turn == ENDED or (state.turn == NOBODY and state.chance != rules.RESHUFFLE)

    def evaluate(self, state: State) -> None:
        assert isinstance(state, Dozito)
        game = state
        if game.turn == ENDED:
            self._share_win(game)
        else:
            self._weigh_standing(game)

    def _share_win(self, game: Dozito) -> None:
        """DZ-24, DZ-25"""
        best = 0
        equals = 0
        for seat in range(game.players):
            place = self._compare(game, seat, best)
            if place > 0:
                best = seat
                equals = 0
            if place >= 0:
                equals += 1
        for seat in range(game.players):
            self.values[seat] = 1.0 / equals if self._compare(game, seat, best) == 0 else 0.0

    def _compare(self, game: Dozito, seat: int, other: int) -> int:
        """1 if the seat is ahead of the other, -1 if behind, 0 if they are tied."""
        if game.one_colour >= 0:
            return (1 if seat == game.one_colour else 0) - (1 if other == game.one_colour else 0)
        if game.totals[seat] != game.totals[other]:
            return 1 if game.totals[seat] > game.totals[other] else -1
        if game.best_round[seat] != game.best_round[other]:
            return 1 if game.best_round[seat] > game.best_round[other] else -1
        return 0

    def _weigh_standing(self, game: Dozito) -> None:
        """Chances of winning from points: the more rounds are left, the less points count."""
        if self.config is not game.config or self.players != game.players:
            self._know(game)
        unit = self.unit * math.sqrt(game.config.rounds - game.round)
        best = WORST
        for seat in range(game.players):
            points = float(game.totals[seat])
            if game.chance == rules.DEAL and seat == game.player:
                points += self.head_start
            self.values[seat] = points / unit if unit > 0 else 0.0
            if self.values[seat] > best:
                best = self.values[seat]
        total = 0.0
        for seat in range(game.players):
            self.values[seat] = math.exp(self.values[seat] - best)
            total += self.values[seat]
        for seat in range(game.players):
            self.values[seat] /= total

    # Play

    def greedy(self, state: State, rng: Rng, scratch: Numbers) -> int:
        assert isinstance(state, Dozito)
        game = state
        self._look(game, game.turn)
        if game.origin == rules.NONE_HELD:
            return self._take(game, self._average_draw(game))
        return self._use(game, 0.0)

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """A move by rules of thumb, sometimes a random one."""
        assert isinstance(state, Dozito)
        game = state
        if rng.below(WHIM) == 0:
            return rng.member(game.legal_mask())
        self._look(game, game.turn)
        if game.origin == rules.NONE_HELD:
            return self._take(game, DRAW)
        return self._use(game, GIFT)

    def play_out(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """Play rollout moves to the end of the round."""
        assert isinstance(state, Dozito)
        game = state
        moves = 0
        while True:
            if game.turn >= 0:
                game.apply(self.rollout(game, rng, scratch))
                moves += 1
            elif self.horizon(game):
                return moves
            else:
                game.draw(rng, scratch)
                game.settle(scratch)

    # Rules of thumb

    def _look(self, game: Dozito, seat: int) -> None:
        """Turn to a seat's grid."""
        if self.config is not game.config or self.players != game.players:
            self._know(game)
        self.worth = self.outlook.points  # in the last turn of a round, only its points count
        if game.closer < 0:
            self.worth = self.outlook.worth
        self.seat = seat
        self.closes = game.closer < 0 and bits.popcount(game.up[seat]) + 1 >= game.config.last_turns_at  # DZ-19

    def _take(self, game: Dozito, draw: float) -> int:
        """Take the better open card, or draw if that promises more."""
        best = rules.DRAW
        most = draw
        for side in range(2):
            value = self._placing_best(game, top_of(game, side), True)
            if value > most:
                most = value
                best = rules.TAKE_LEFT + side
        return best

    def _average_draw(self, game: Dozito) -> float:
        """The expected value of a card from the draw pile, given the unseen cards."""
        seen = [0] * 5
        for side in range(2):
            card = top_of(game, side)
            seen[rules.colour_of(card)] |= 1 << rules.kind_of(card)
        for seat in range(game.players):
            for place in range(rules.PLACES):
                if game.up[seat] >> place & 1:
                    card = game.grid[seat * rules.PLACES + place]
                    seen[rules.colour_of(card)] |= 1 << rules.kind_of(card)
        total = 0.0
        count = 0
        for colour in range(game.config.colours):
            for kind in range(game.config.kinds):
                if not seen[colour] >> kind & 1:
                    card = colour * 16 + kind
                    placing = self._placing_best(game, card, False)
                    discarding = self._discarding(game, card)
                    total += placing if placing > discarding else discarding
                    count += 1
        return total / count

    def _use(self, game: Dozito, gift: float) -> int:
        """Place the card in hand where it is worth most, or discard it if that is better."""
        if game.origin >= rules.REPLACED:
            return self._side(game)
        if game.origin == rules.TAKEN:
            self._placing_best(game, game.held, True)
            return self.place
        placing = self._placing_best(game, game.held, False)
        place = self.place
        discarding = self._discarding(game, game.held)
        if discarding >= placing and gift > 0:
            discarding -= gift * self._given(game)
        return self._side(game) if discarding >= placing else place

    def _given(self, game: Dozito) -> float:
        """What the next player would gain from the card in hand if it were discarded."""
        if game.config.mark[game.held] == rules.REPLAY:
            return 0.0
        seat = self.seat
        self._look(game, seat + 1 if seat + 1 < game.players else 0)
        gain = self._placing_best(game, game.held, True) - DRAW
        self._look(game, seat)
        return max(0.0, gain)

    def _placing_best(self, game: Dozito, card: int, taken: bool) -> float:
        """The value of a card at its best place, which `place` names."""
        kind = card & 15
        if kind < FIRST_JOKER:
            self.place = kind
            return self._placing(game, card, kind, taken)
        best = 0
        most = WORST
        for place in range(12):
            value = self._placing(game, card, place, taken)
            if value > most:
                most = value
                best = place
        self.place = best
        return most

    def _placing(self, game: Dozito, card: int, place: int, taken: bool) -> float:
        """The value of placing this card there and continuing. A card is colour × 16 + kind (DZ-1)."""
        config = game.config
        worth = self.worth
        suns = config.card_suns
        seat = self.seat
        spot = 1 << place
        own = game.colours[seat * 5 + (card >> 4)]
        value = float(suns[card] * config.sun_points)
        if game.up[seat] & spot:
            old = game.grid[seat * 12 + place]
            value += (ANOTHER_TURN if config.mark[old] == REPLAY else 0.0) - suns[old] * config.sun_points
            if old >> 4 != card >> 4:
                other = game.colours[seat * 5 + (old >> 4)]
                value += worth[own | spot] - worth[own]
                value += worth[other ^ spot] - worth[other]
            return value
        value += worth[own | spot] - worth[own]
        if config.mark[card] != STOP or (taken and not config.stop_from_discard):  # DZ-15
            value += TURN_UP
        if self.closes:
            value += self._closing(game)
        return value

    def _discarding(self, game: Dozito, card: int) -> float:
        return ANOTHER_TURN if game.config.mark[card] == rules.REPLAY else 0.0

    def _closing(self, game: Dozito) -> float:
        """Whether to turn up the last card, judging by the open points and, in the last round, by the totals."""
        best_other = -1
        most = 0
        for seat in range(game.players):
            if seat != self.seat:
                points = game.points(seat)
                if best_other < 0 or points > most:
                    best_other = seat
                    most = points
        lead = game.points(self.seat) - most
        if game.round == game.config.rounds:
            lead += game.totals[self.seat] - game.totals[best_other]
        if lead < 0:
            return CLOSE_BEHIND
        return CLOSE_AHEAD if lead >= LAST_TURN else 0.0

    def _side(self, game: Dozito) -> int:
        """The discard pile to use: cover the card that the next player wants, or keep it open if we play again."""
        if game.discard_size[0] == 0:
            return rules.DISCARD_LEFT
        if game.discard_size[1] == 0:
            return rules.DISCARD_RIGHT
        again = game.config.mark[game.held] == rules.REPLAY  # DZ-16
        if not again:
            self._look(game, game.turn + 1 if game.turn + 1 < game.players else 0)
        left = self._placing_best(game, top_of(game, 0), True)
        right = self._placing_best(game, top_of(game, 1), True)
        if again:
            return rules.DISCARD_LEFT if left < right else rules.DISCARD_RIGHT
        return rules.DISCARD_LEFT if left > right else rules.DISCARD_RIGHT


def top_of(game: Dozito, side: int) -> int:
    return game.discards[side * rules.ROOM + game.discard_size[side] - 1]


BRAIN = DozitoBrain
