"""What a seat knows of Dozito, as numbers: DZ-13, DZ-26. Plain Python; encoding.pxd holds its C types."""

from __future__ import annotations

from parfait.core import bits, rows
from parfait.core.encoding import Encoding, Field, Row
from parfait.core.state import OVER, State
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.rules import Config, Dozito

COLOURS = 5
KINDS = 15
FIRST_JOKER = 12
JOKERS = 3
PLACES = 12
NO_CARD = -1
STOP = 1
REPLAY = 2
NONE_HELD = 0
DRAWN = 1
ORIGINS = 5
ROOM = 52
ON_PLACE = COLOURS + JOKERS
CARD = COLOURS + KINDS + 3
POINTS_SCALE = 64.0
SUNS_SCALE = 4.0
ENDED = OVER
ANY = float("inf")


class DozitoEncoding(Encoding):
    CHANCES = Dozito.CHANCES
    options: DozitoOptions

    def __init__(self, players: int, options: DozitoOptions) -> None:
        super().__init__(players, options)
        self.per_card = 1.0 / ROOM
        self.per_sun = 1.0 / SUNS_SCALE
        self.per_point = 1.0 / POINTS_SCALE
        self.per_idle_turn = 1.0 / (options.max_idle_turns or 100)
        self.per_round = 1.0 / options.rounds
        self.show_drawn = options.show_drawn

    def describe(self) -> tuple[Field, ...]:
        options, seats = self.options, self.players
        card = "colour R B G V Y (5), number 1–12 or joker *1 *2 *3 (15), STOP, REPLAY, suns ÷ 4"
        suns = max(count for _, _, count in options.deck) / SUNS_SCALE
        low, high = (end / POINTS_SCALE for end in options.round_range())
        return (
            *self.opening(),
            Field(
                "grids",
                (seats, PLACES, ON_PLACE),
                "by seat and place: colour R B G V Y (5) of the face-up card, and which joker it is (3); 0 face down",
            ),
            Field("held", (CARD,), f"the card in hand, if one may know it: {card}", 0, max(1.0, suns)),
            Field("origin", (ORIGINS,), "how it came there: drawn, taken, turned, replaced, stopped"),
            Field("discards", (2, CARD), "the tops of left and right, likewise", 0, max(1.0, suns)),
            Field("discard_sizes", (2,), "cards on left and right ÷ 52"),
            Field("draw_size", (), "cards left to draw ÷ 52"),
            Field("player", (seats,), "whose turn it is, or who is next after chance"),
            Field("turned_up", (), "whether a face-down card was turned up in this turn"),
            Field(
                "idle_turns",
                (),
                "turns in a row in which none was ÷ how many end the round (÷ 100 where none do)",
                0,
                ANY if options.max_idle_turns is None else 1.0,
            ),
            Field("closer", (seats,), "whose face-up cards brought on the last turns"),
            Field("suns", (seats,), "by seat: suns on its face-up cards ÷ 4", 0, PLACES * suns),
            Field("points", (seats,), "by seat: points ÷ 64, as the round would count now", low, high),
            Field(
                "totals",
                (seats,),
                "by seat: points of all scored rounds ÷ 64",
                options.rounds * low,
                options.rounds * high,
            ),
            Field("best_round", (seats,), "by seat: its best scored round ÷ 64", low, high),
            Field("round", (), "which round it is ÷ rounds of the game"),
            Field("one_colour", (seats,), "who won with twelve cards of one colour"),
            Field("winners", (seats,), "by seat: whether it has won the game"),
        )

    def write(self, state: State, seat: int, out: Row) -> int:
        assert isinstance(state, Dozito)
        game = state
        a = out.a
        players = game.players
        at = self._grids(game, seat, a, self.begin(game, seat, out))
        known = game.origin != NONE_HELD and (game.origin != DRAWN or self.show_drawn or seat == game.turn)
        at = self._card(game.config, game.held if known else NO_CARD, a, at)
        at = rows.choice(a, at, game.origin - 1, ORIGINS)
        for side in range(2):
            size = game.discard_size[side]
            at = self._card(game.config, game.discards[side * ROOM + size - 1] if size > 0 else NO_CARD, a, at)
        a[at] = game.discard_size[0] * self.per_card
        a[at + 1] = game.discard_size[1] * self.per_card
        a[at + 2] = game.pile_size * self.per_card
        at = rows.choice(a, at + 3, rows.seen_from(seat, game.player, players), players)
        a[at] = 1.0 if game.turned_up else 0.0
        a[at + 1] = game.idle_turns * self.per_idle_turn
        at = rows.choice(a, at + 2, rows.seen_from(seat, game.closer, players), players)
        for i in range(players):
            a[at] = game.suns(rows.seat_after(seat, i, players)) * self.per_sun
            at += 1
        for i in range(players):
            a[at] = game.points(rows.seat_after(seat, i, players)) * self.per_point
            at += 1
        for i in range(players):
            a[at] = game.totals[rows.seat_after(seat, i, players)] * self.per_point
            at += 1
        for i in range(players):
            a[at] = game.best_round[rows.seat_after(seat, i, players)] * self.per_point
            at += 1
        a[at] = game.round * self.per_round
        at = rows.choice(a, at + 1, rows.seen_from(seat, game.one_colour, players), players)
        won = 0
        if game.turn == ENDED:
            for other in game.winners:
                won |= bits.bit(other)
        return rows.seats(a, at, won, seat, players)

    def _grids(self, game: Dozito, seat: int, a: rows.Cells, at: int) -> int:
        for i in range(game.players):
            other = rows.seat_after(seat, i, game.players)
            for place in range(PLACES):
                card = game.grid[other * PLACES + place] if game.up[other] & bits.bit(place) else NO_CARD
                at = rows.choice(a, at, card >> 4, COLOURS)
                at = rows.choice(a, at, (card & 15) - FIRST_JOKER, JOKERS)
        return at

    def _card(self, config: Config, card: int, a: rows.Cells, at: int) -> int:
        at = rows.choice(a, at, card >> 4, COLOURS)  # of no card neither colour nor kind is in range
        at = rows.choice(a, at, card & 15, KINDS)
        a[at] = 1.0 if card >= 0 and config.mark[card] == STOP else 0.0
        a[at + 1] = 1.0 if card >= 0 and config.mark[card] == REPLAY else 0.0
        a[at + 2] = config.card_suns[card] * self.per_sun if card >= 0 else 0.0
        return at + 3


ENCODING = DozitoEncoding
