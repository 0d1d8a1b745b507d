"""What a seat knows of AICE, as numbers: AI-21. Plain Python; encoding.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core import bits, rows
from parfait.core.encoding import Encoding, Field, Row
from parfait.core.state import State
from parfait.games.aice.actions import HIGHEST_BID, LANE
from parfait.games.aice.options import AiceOptions
from parfait.games.aice.rules import Aice

SUITS = 5
CARDS = SUITS * LANE
RANKS = LANE
PLAYED = RANKS + SUITS + SUITS + 1
POINTS_SCALE = 64.0
ROUND_SCALE = 32.0


class AiceEncoding(Encoding):
    CHANCES = Aice.CHANCES
    options: AiceOptions

    def __init__(self, players: int, options: AiceOptions) -> None:
        super().__init__(players, options)
        self.per_card = 1.0 / Aice(players, options).hand_size
        self.per_die = 1.0 / (players * options.dice)
        self.per_pip = 1.0 / 6
        self.per_strength = 1.0 / 12
        self.per_point = 1.0 / POINTS_SCALE
        self.per_round_point = 1.0 / ROUND_SCALE
        self.per_round = 1.0 / options.rounds

    def describe(self) -> tuple[Field, ...]:
        options, seats = self.options, self.players
        most = 10 * max(options.factors) + options.exact_bid  # in a round
        return (
            *self.opening(),
            Field("hand", (SUITS, RANKS), "by suit F A P T D and rank 2–9: whether one holds this card"),
            Field("fallen", (SUITS, RANKS), "by suit and rank: whether this card was played in this round"),
            Field(
                "trick",
                (seats, PLAYED),
                "by seat, of what it played on the table: rank (8), suit (5), suit of its die (5), and whether the "
                "lower of two dice shown on the card is left; a finished trick stays until the next",
            ),
            Field("leader", (seats,), "who led this trick, or leads the next"),
            Field("trick_leader", (seats,), "who led the trick on the table"),
            Field("lead_suit", (SUITS,), "the suit of the trick on the table"),
            Field("trick_over", (), "whether no trick is being played"),
            Field("trick_winner", (seats,), "who won the trick on the table"),
            Field("rolls", (seats,), "by seat: the die on its card in this trick ÷ 6"),
            Field("strengths", (seats,), "by seat: how strong its card on the table is ÷ 12, once that is known"),
            Field("rerolls", (seats,), "by seat: its latest roll to break a tie ÷ 6"),
            Field("among", (seats,), "by seat: whether the next chance is about it: it rolls, or may start"),
            Field("tricks", (), "tricks finished in this round ÷ cards dealt to a seat"),
            Field("cards_left", (seats,), "by seat: cards in hand ÷ cards dealt"),
            Field("voids", (seats, SUITS), "by seat and suit: whether it has shown to hold none"),
            Field("has_bid", (seats,), "by seat: whether it has made its bid"),
            Field("bids", (seats, HIGHEST_BID), "by seat and number 1–6: its bid; others' once all are open"),
            Field("bid_dice", (seats, SUITS), "by seat and suit: the die of its bid, likewise"),
            Field(
                "dice",
                (seats, SUITS),
                "by seat and suit: whether this die is left to play; all while bids are secret",
            ),
            Field("won", (seats,), "by seat: tricks won in this round ÷ cards dealt"),
            Field("dice_on_hand", (seats,), "by seat: dice on hand (AI-17) ÷ all dice of the game"),
            Field(
                "round_points", (seats,), "by seat: points ÷ 32, as the round would count now", 0, most / ROUND_SCALE
            ),
            Field("round", (), "which round it is ÷ rounds of the game"),
            Field("points", (seats,), "by seat: points of all rounds ÷ 64", 0, options.rounds * most / POINTS_SCALE),
            Field("winners", (seats,), "by seat: whether it has won the game"),
        )

    def write(self, state: State, seat: int, out: Row) -> int:
        assert isinstance(state, Aice)
        aice = state
        a = out.a
        players = aice.players
        bidding = aice.round > 0 and aice.bids_made < players
        at = self.begin(aice, seat, out)
        at = rows.members(a, at, aice.hands[seat], CARDS)
        at = rows.members(a, at, aice.fallen, CARDS)
        at = self._trick(aice, seat, a, at)
        at = rows.seats(a, at, aice.among, seat, players)
        a[at] = aice.tricks * self.per_card
        at += 1
        for i in range(players):
            a[at] = bits.popcount(aice.hands[rows.seat_after(seat, i, players)]) * self.per_card
            at += 1
        for i in range(players):
            at = rows.members(a, at, aice.void[rows.seat_after(seat, i, players)], SUITS)
        at = self._bids(aice, seat, bidding, a, at)
        for i in range(players):
            a[at] = aice.won[rows.seat_after(seat, i, players)] * self.per_card
            at += 1
        for i in range(players):
            a[at] = aice.dice_on_hand[rows.seat_after(seat, i, players)] * self.per_die
            at += 1
        for i in range(players):
            if aice.round == 0 or bidding:
                a[at] = 0.0
            else:
                a[at] = aice.round_points(rows.seat_after(seat, i, players)) * self.per_round_point
            at += 1
        a[at] = aice.round * self.per_round
        at += 1
        for i in range(players):
            a[at] = aice.points[rows.seat_after(seat, i, players)] * self.per_point
            at += 1
        return rows.choice(a, at, rows.seen_from(seat, aice.winner, players), players)

    def _trick(self, aice: Aice, seat: int, a: rows.Cells, at: int) -> int:
        players = aice.players
        on_table = aice.played
        if on_table == 0 and aice.tricks > 0:
            on_table = players
        for i in range(players):
            other = rows.seat_after(seat, i, players)
            if rows.seen_from(aice.led_by, other, players) < on_table:
                action = aice.table[other]
                at = rows.choice(a, at, action & 7, RANKS)
                at = rows.choice(a, at, action >> 3 & 7, SUITS)
                at = rows.choice(a, at, (action >> 6 & 7) - 1, SUITS)
                a[at] = 1.0 if action >> 9 else 0.0
                at += 1
            else:
                at = rows.choice(a, at, -1, PLAYED)
        at = rows.choice(a, at, rows.seen_from(seat, aice.leader, players), players)
        at = rows.choice(a, at, rows.seen_from(seat, aice.led_by, players), players)
        at = rows.choice(a, at, aice.lead if on_table > 0 else -1, SUITS)
        a[at] = 1.0 if aice.played == 0 else 0.0
        at = rows.choice(a, at + 1, rows.seen_from(seat, aice.taken_by, players), players)
        for i in range(players):
            a[at] = aice.rolls[rows.seat_after(seat, i, players)] * self.per_pip
            at += 1
        for i in range(players):
            other = rows.seat_after(seat, i, players)
            lies = rows.seen_from(aice.led_by, other, players) < on_table
            rolled = aice.table[other] < 64 or aice.rolls[other] > 0
            a[at] = aice.strength(other) * self.per_strength if lies and rolled else 0.0
            at += 1
        for i in range(players):
            a[at] = aice.rerolls[rows.seat_after(seat, i, players)] * self.per_pip
            at += 1
        return at

    def _bids(self, aice: Aice, seat: int, bidding: bool, a: rows.Cells, at: int) -> int:
        """AI-5: bids, and which dice they took, are secret until all are made."""
        players = aice.players
        for i in range(players):
            a[at] = 1.0 if aice.bids[rows.seat_after(seat, i, players)] > 0 else 0.0
            at += 1
        for i in range(players):
            bid = aice.bids[rows.seat_after(seat, i, players)]
            at = rows.choice(a, at, -1 if bidding and i > 0 else bid - 1, HIGHEST_BID)
        for i in range(players):
            other = rows.seat_after(seat, i, players)
            at = rows.choice(a, at, -1 if bidding and i > 0 else aice.bid_dice[other], SUITS)
        for i in range(players):
            other = rows.seat_after(seat, i, players)
            all_dice = bits.bit(aice.all_dice) - 1
            at = rows.members(a, at, all_dice if bidding and i > 0 else aice.dice[other], SUITS)
        return at


ENCODING = AiceEncoding
