"""Dozito, in the order of docs/rules/dozito.md. Plain Python; rules.pxd holds the C types of the same names."""

from __future__ import annotations

from functools import lru_cache

from parfait.core import bits
from parfait.core.errors import BadOutcome, IllegalMove
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, Numbers, Outcome, State
from parfait.games.dozito import notation
from parfait.games.dozito import view as views
from parfait.games.dozito.options import DozitoOptions

# DZ-1: a card is colour × 16 + its number less one; 12, 13 and 14 are the jokers. DZ-18: so a joker has its colour.
COLOURS = 5
KINDS = 15
FIRST_JOKER = 12
NO_CARD = -1
# DZ-2
PLAIN = 0
STOP = 1
REPLAY = 2
# DZ-4: a place is 0–11, row by row; a set of places is the bits of one number.
PLACES = 12
ALL_PLACES = 0xFFF
SETS = 4096  # of places
BUT_LEFT_COLUMN = 0xEEE
BUT_RIGHT_COLUMN = 0x777
# Actions: 0–11 places the card in hand; a set of actions, too, fits the bits of one number.
DRAW = 12
TAKE_LEFT = 13
TAKE_RIGHT = 14
DISCARD_LEFT = 15
DISCARD_RIGHT = 16
TAKES = 0x7000
# How the card in hand came there
NONE_HELD = 0
DRAWN = 1
TAKEN = 2
TURNED = 3
REPLACED = 4
STOPPED = 5
# Room for one discard: two players leave 51 cards
ROOM = 52
# Kinds of chance
FIRST = 0
DEAL = 1
RESHUFFLE = 2


def colour_of(card: int) -> int:
    return card >> 4


def kind_of(card: int) -> int:
    """The place of a numbered card; FIRST_JOKER or above for a joker."""
    return card & 15


class Config:
    """What the options say, shared by all states of a game: what is printed on the cards and on the score card."""

    def __init__(self, options: DozitoOptions) -> None:
        marks, suns = [PLAIN] * 80, [0] * 80
        for name, _, count in options.deck:  # DZ-2
            mark = options.mark(name)
            marks[notation.CARD_OF[name]] = STOP if mark == "STOP" else REPLAY if mark == "REPLAY" else PLAIN
            suns[notation.CARD_OF[name]] = count
        self.mark = marks
        self.card_suns = suns
        self.colours = options.colours  # DZ-1
        self.kinds = FIRST_JOKER + options.jokers  # of a colour
        self.last_turns_at = options.last_turns_at  # DZ-19
        self.sun_points = options.sun_points  # DZ-22
        self.size_points: list[int] = [0, *options.group_points, 0]  # DZ-3, by size; twelve is DZ-25
        self.set_points = [0] * 4096  # DZ-21, by the set of places that one colour has
        for places in range(1, SETS):
            group = joined(places & -places, places)
            self.set_points[places] = self.set_points[places ^ group] + self.size_points[bits.popcount(group)]
        self.stop_from_discard = options.stop_from_discard
        self.rounds = options.rounds
        self.max_idle_turns = -1 if options.max_idle_turns is None else options.max_idle_turns


@lru_cache(maxsize=64)
def config_of(options: DozitoOptions) -> Config:
    return Config(options)


class Dozito(State):
    options: DozitoOptions

    FIELDS = (
        *State.FIELDS,
        *("player", "held", "origin", "turned_up", "idle_turns", "closer", "round", "one_colour"),
        *("grid", "up", "pile", "pile_size", "discards", "discard_size", "totals", "best_round"),
    )
    CHANCES = ("first", "deal", "reshuffle")

    def __init__(self, players: int, options: DozitoOptions) -> None:
        super().__init__(players, options)
        self.player = 0  # whose turn it is, or who is next after chance
        self.held = NO_CARD
        self.origin = NONE_HELD
        self.turned_up = False  # a face-down card, in this turn
        self.idle_turns = 0
        self.closer = -1  # whose cards brought on the last turns
        self.round = 0
        self.one_colour = -1  # who won with twelve cards of one colour
        self.grid = [0] * 60  # seat × 12 + place: the card there
        self.up = [0] * 5  # by seat, the places with a face-up card
        self.pile = [0] * 52  # the draw pile, from below
        self.pile_size = 0
        self.discards = [0] * 104  # side × ROOM + height: left and right, from below
        self.discard_size = [0] * 2
        self.totals = [0] * 5
        self.best_round = [0] * 5
        self.chance = FIRST
        if isinstance(options.first_player, int):
            self.player = options.first_player
            self.chance = DEAL
        self._configure()

    def clone(self) -> Dozito:
        s = Dozito.__new__(Dozito)
        s.players = self.players
        s.options = self.options
        s.config = self.config
        s.turn = self.turn
        s.chance = self.chance
        s.player = self.player
        s.held = self.held
        s.origin = self.origin
        s.turned_up = self.turned_up
        s.idle_turns = self.idle_turns
        s.closer = self.closer
        s.round = self.round
        s.one_colour = self.one_colour
        s.grid = self.grid[:]
        s.up = self.up[:]
        s.colours = self.colours[:]
        s.suns_up = self.suns_up[:]
        s.pile = self.pile[:]
        s.pile_size = self.pile_size
        s.discards = self.discards[:]
        s.discard_size = self.discard_size[:]
        s.totals = self.totals[:]
        s.best_round = self.best_round[:]
        return s

    def restore(self, fields: dict[str, object]) -> None:
        super().restore(fields)
        self._configure()

    def _configure(self) -> None:
        self.config = config_of(self.options)
        self.colours = [0] * 25  # seat × 5 + colour: the places of its face-up cards of that colour (DZ-20)
        self.suns_up = [0] * 5  # by seat, on its face-up cards
        for seat in range(self.players):
            for place in range(PLACES):
                if self.up[seat] & bits.bit(place):
                    self._show(seat, place)

    def _show(self, seat: int, place: int) -> None:
        """Count a card that is face up now."""
        card = self.grid[seat * PLACES + place]
        self.colours[seat * COLOURS + colour_of(card)] |= bits.bit(place)
        self.suns_up[seat] += self.config.card_suns[card]

    # Set-up of a round: DZ-4, DZ-5 (and DZ-14, a new draw pile)

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        if self.chance == FIRST:
            out.add(rng.member(self._starters()))
            return
        if self.chance == DEAL:
            for colour in range(self.config.colours):
                for kind in range(self.config.kinds):  # DZ-1
                    out.add(colour * 16 + kind)
        else:
            for side in range(2):
                for i in range(self.discard_size[side] - 1):
                    out.add(self.discards[side * ROOM + i])
        out.shuffle(rng)

    def settle(self, out: Numbers) -> None:
        if self.chance == FIRST:
            self.player = out.a[0]
            self.chance = DEAL
            return
        if self.chance == DEAL:
            self._deal(out)
        else:
            self._reshuffle(out)
        self.turn = self.player

    def _deal(self, out: Numbers) -> None:
        dealt = self.players * PLACES
        for i in range(dealt):  # DZ-4
            self.grid[i] = out.a[i]
        for seat in range(self.players):
            self.up[seat] = 0
            self.suns_up[seat] = 0
            for colour in range(COLOURS):
                self.colours[seat * COLOURS + colour] = 0
        for side in range(2):  # DZ-5
            self.discards[side * ROOM] = out.a[dealt + side]
            self.discard_size[side] = 1
        self._new_pile(out, dealt + 2)
        self.idle_turns = 0
        self.closer = -1
        self.round += 1

    def _reshuffle(self, out: Numbers) -> None:
        """DZ-14: only the top cards stay."""
        for side in range(2):
            self.discards[side * ROOM] = self.discards[side * ROOM + self.discard_size[side] - 1]
            self.discard_size[side] = 1
        self._new_pile(out, 0)

    def _new_pile(self, out: Numbers, start: int) -> None:
        """Set the draw pile, listed from its top."""
        self.pile_size = out.n - start
        for i in range(self.pile_size):
            self.pile[i] = out.a[out.n - 1 - i]

    # A turn: what may be done

    def legal(self, out: Numbers) -> None:
        out.n = 0
        out.add_members(self.legal_mask())

    def random_action(self, rng: Rng, out: Numbers) -> int:
        return rng.member(self.legal_mask())

    def legal_mask(self) -> int:
        """The legal actions, as a set."""
        if self.origin == NONE_HELD:  # DZ-6; there are cards on all three piles, by DZ-8 and DZ-14
            return TAKES
        if self.origin == TAKEN:  # DZ-7
            return self._own_places()
        if self.origin >= REPLACED:  # DZ-10, DZ-12, DZ-15
            return self._discards()
        return self._own_places() | self._discards()  # DZ-7, DZ-11

    def _own_places(self) -> int:
        """DZ-9: where the card in hand may go."""
        kind = kind_of(self.held)
        return ALL_PLACES if kind >= FIRST_JOKER else bits.bit(kind)

    def _discards(self) -> int:
        """DZ-8: either pile, or the empty one if there is one."""
        if self.discard_size[0] == 0:
            return bits.bit(DISCARD_LEFT)
        if self.discard_size[1] == 0:
            return bits.bit(DISCARD_RIGHT)
        return bits.bit(DISCARD_LEFT) | bits.bit(DISCARD_RIGHT)

    # A turn: what happens

    def apply(self, action: int) -> None:
        if action < DRAW:
            self._place(action)
        elif action >= DISCARD_LEFT:
            self._discard(action - DISCARD_LEFT)
        elif action == DRAW:  # DZ-6
            self.pile_size -= 1
            self.held = self.pile[self.pile_size]
            self.origin = DRAWN
        else:
            side = action - TAKE_LEFT
            self.discard_size[side] -= 1
            self.held = self.discards[side * ROOM + self.discard_size[side]]
            self.origin = TAKEN

    def _place(self, place: int) -> None:
        seat = self.turn
        stops = self._stops()
        kept = self.grid[seat * PLACES + place]
        self.grid[seat * PLACES + place] = self.held
        self.held = kept
        if self.up[seat] & bits.bit(place):
            self.colours[seat * COLOURS + colour_of(kept)] ^= bits.bit(place)
            self.suns_up[seat] -= self.config.card_suns[kept]
            self.origin = REPLACED  # DZ-10, DZ-12
        else:
            self.up[seat] |= bits.bit(place)
            self.turned_up = True
            self.origin = STOPPED if stops else TURNED  # DZ-11, DZ-15
        self._show(seat, place)
        if self.colours[seat * COLOURS + colour_of(self.grid[seat * PLACES + place])] == ALL_PLACES:  # DZ-25
            self.one_colour = seat
            self.turn = OVER

    def _discard(self, side: int) -> None:
        card = self.held
        self.discards[side * ROOM + self.discard_size[side]] = card
        self.discard_size[side] += 1
        self.held = NO_CARD
        self.origin = NONE_HELD
        self._end_turn(self.config.mark[card] == REPLAY)

    # Marked cards

    def _stops(self) -> bool:
        """DZ-15: whether the card in hand, when placed, ends the chain."""
        if self.config.mark[self.held] != STOP:
            return False
        return self.origin != TAKEN or self.config.stop_from_discard

    def _end_turn(self, replay: bool) -> None:
        """DZ-16, DZ-17: the same player takes another turn after discarding a REPLAY card, whatever took its place."""
        self.idle_turns = 0 if self.turned_up else self.idle_turns + 1
        self.turned_up = False
        if not replay:
            if self.closer < 0 and bits.popcount(self.up[self.player]) >= self.config.last_turns_at:  # DZ-19
                self.closer = self.player
            self.player = self.player + 1 if self.player + 1 < self.players else 0
            if self.player == self.closer:
                self._end_round()
                return
        if self.idle_turns == self.config.max_idle_turns:  # DZ-27
            self._end_round()
        elif self.pile_size == 0:  # DZ-14
            self.turn = CHANCE
            self.chance = RESHUFFLE
        else:
            self.turn = self.player

    # End of a round

    def _end_round(self) -> None:
        for seat in range(self.players):
            points = self.points(seat)
            self.totals[seat] += points
            if self.round == 1 or points > self.best_round[seat]:
                self.best_round[seat] = points
        if self.round == self.config.rounds:  # DZ-24
            self.turn = OVER
            return
        self.turn = CHANCE
        self.chance = FIRST
        starters = self._starters()
        if bits.popcount(starters) == 1:
            self.player = bits.lowest(starters)
            self.chance = DEAL

    # Score

    def points(self, seat: int) -> int:
        """DZ-21, DZ-22: what the seat would score for this round now."""
        total = self.suns_up[seat] * self.config.sun_points
        for i in range(seat * COLOURS, seat * COLOURS + COLOURS):
            total += self.config.set_points[self.colours[i]]
        return total

    def groups(self, seat: int) -> list[tuple[int, int]]:
        """DZ-21: the colour and the set of places of each group."""
        groups = []
        for colour in range(COLOURS):
            left = self.colours[seat * COLOURS + colour]
            while left:
                group = joined(left & -left, left)
                left ^= group
                groups.append((colour, group))
        return groups

    def group_points(self, group: int) -> int:
        """DZ-3"""
        return self.config.size_points[bits.popcount(group)]

    def suns(self, seat: int) -> int:
        """DZ-22"""
        return self.suns_up[seat]

    def _starters(self) -> int:
        """DZ-23: who may start the next round: the seats with the fewest points; anyone, in the first."""
        fewest = self.totals[0]
        starters = 0
        for seat in range(self.players):
            if self.totals[seat] < fewest:
                fewest = self.totals[seat]
                starters = 0
            if self.totals[seat] == fewest:
                starters |= bits.bit(seat)
        return starters

    # End of the game

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self.totals[seat] for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        if self.turn != OVER:
            return ()
        if self.one_colour >= 0:  # DZ-25
            return (self.one_colour,)
        standings = [(self.totals[seat], self.best_round[seat]) for seat in range(self.players)]  # DZ-24
        return tuple([seat for seat in range(self.players) if standings[seat] == max(standings)])

    # Who sees what: DZ-13, DZ-26

    def view(self, seat: int) -> views.DozitoView:
        return views.view(self, seat)

    # What is wrong with input

    def refusal(self, action: int) -> IllegalMove:
        if self.origin == NONE_HELD:
            return IllegalMove("DZ-6", "dozito-take-first")
        if action in (DRAW, TAKE_LEFT, TAKE_RIGHT):
            return IllegalMove("DZ-7", "dozito-card-in-hand")
        if action in (DISCARD_LEFT, DISCARD_RIGHT):
            if self.origin == TAKEN:
                return IllegalMove("DZ-7", "dozito-must-be-placed")
            return IllegalMove("DZ-8", "dozito-empty-discard", side="right" if action == DISCARD_LEFT else "left")
        if self.origin == STOPPED:
            return IllegalMove("DZ-15", "dozito-stopped")
        if self.origin == REPLACED:
            rule = "DZ-12" if kind_of(self.held) >= FIRST_JOKER else "DZ-10"
            return IllegalMove(rule, "dozito-only-discard", **notation.card_arguments(notation.CARDS[self.held]))
        return IllegalMove("DZ-9", "dozito-own-place", **notation.card_arguments(notation.CARDS[self.held]))

    def check_outcome(self, outcome: Outcome) -> None:
        values = outcome.values
        if outcome.kind == "first":
            if len(values) != 1 or values[0] not in range(self.players) or not self._starters() >> values[0] & 1:
                raise BadOutcome("DZ-23", "bad-first")
        elif outcome.kind == "deal":
            colours, kinds = self.config.colours, self.config.kinds
            deck = {card for card in notation.CARDS if colour_of(card) < colours and kind_of(card) < kinds}
            if len(values) != len(deck) or set(values) != deck:
                raise BadOutcome("DZ-1", "not-the-deck", count=len(deck))
        elif sorted(values) != sorted(self._buried()):
            raise BadOutcome("DZ-14", "dozito-not-the-discards", count=len(self._buried()))

    def _buried(self) -> list[int]:
        """The cards in the discard piles, except the tops."""
        return [self.discards[side * ROOM + i] for side in range(2) for i in range(self.discard_size[side] - 1)]

    def turn_rule(self) -> str:
        return "DZ-6"

    def end_rule(self) -> str:
        return "DZ-24" if self.one_colour < 0 else "DZ-25"


def joined(start: int, among: int) -> int:
    """DZ-21: the places joined to `start` by edges (not corners), only through `among`."""
    group = 0
    grown = start
    while grown != group:
        group = grown
        sideways = (group & BUT_RIGHT_COLUMN) << 1 | (group & BUT_LEFT_COLUMN) >> 1
        grown = (group | sideways | group << 4 | group >> 4) & among
    return group
