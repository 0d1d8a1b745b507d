"""Who sees what: AI-21."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parfait.core import bits
from parfait.core.layout import Number, Row
from parfait.core.state import WATCHER
from parfait.core.view import Event, View, subsets
from parfait.games.aice.actions import LANE, ON_DIE
from parfait.games.aice.notation import CARDS, actions
from parfait.games.aice.options import SUITS, AiceOptions

if TYPE_CHECKING:
    from parfait.games.aice.rules import Aice

LETTERS = tuple("".join(suits) for suits in subsets(SUITS))
LANES = [
    subsets(CARDS[suit * LANE + rank] for rank in range(LANE)) for suit in range(len(SUITS))
]  # the cards of each suit, by their bits


@dataclass(frozen=True, kw_only=True)
class AiceView(View):
    OWN = ("bids", "bid_dice", "hand", "dice")
    LAYOUT = (
        Row("hand", "card", "own", suits=SUITS),
        Row("trick", "card", suits=SUITS, label="aice-trick"),
        Number("lead_suit", label="aice-lead"),
        Number("bids", whose="seats", label="aice-column-bid"),
        Number("won", whose="seats", label="aice-column-won"),
        Number("dice", whose="seats", label="aice-column-dice"),
        Number("cards_left", whose="seats", label="aice-column-cards"),
    )

    options: AiceOptions
    round: int
    round_over: bool  # scored, and the next deal or the end of the game is at hand
    bidding: bool  # bids are being made; they are open once all are
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]  # by seat; None where it is not made or not yet open
    bid_dice: tuple[str | None, ...]  # by seat, likewise
    hand: tuple[str, ...] | None  # one's own; None for a watcher
    cards_left: tuple[int, ...]
    dice: tuple[str, ...]  # by seat: those left to play; while a bid is not open, all of them
    leader: int  # who led this trick, or leads the next
    trick: tuple[str, ...]  # in order of play, as moves; a finished trick stays until the next is led
    trick_leader: int
    trick_over: bool
    trick_winner: int | None
    lead_suit: str | None
    rolls: tuple[int | None, ...]  # by seat: the die on its card in this trick
    strengths: tuple[int | None, ...]  # by seat: once known
    rerolls: tuple[int | None, ...]  # by seat: the latest roll to break a tie, in this trick or for the game
    among: tuple[int, ...]  # the seats that the next chance is about: who roll, or who may start
    tricks: int  # finished in this round
    voids: tuple[str, ...]  # by seat: the suits it has shown not to hold
    fallen: tuple[str, ...]  # every card played in this round
    won: tuple[int, ...]  # by seat: tricks in this round
    taken: tuple[int, ...]  # by seat: dice that came with them
    dice_on_hand: tuple[int, ...]  # by seat, AI-17, as the round would count now
    ranks: tuple[int, ...]
    per_trick: tuple[int, ...]
    round_points: tuple[int, ...]

    def progress(self) -> Event:
        rounds = {"round": max(self.round, 1), "rounds": self.options.rounds}
        if self.bidding or not self.round:
            return Event("aice-progress-bid", rounds)
        rolling = len(self.trick) == self.players and not self.trick_over
        left = max(self.cards_left) - 1 + rolling  # AI-15: the last card is not played
        return Event("aice-progress", {**rounds, "left": left})


def view(state: Aice, seat: int) -> AiceView:
    """What `seat` may know of an Aice (whose module imports this one)."""
    return views(state, (seat,))[0]


def views(state: Aice, seats: Iterable[int]) -> list[AiceView]:
    shared = _open(state)
    bids = None if shared["bidding"] else _bids(state, range(state.players))
    return [
        AiceView.of(
            shared,
            seat=seat,
            hand=None if seat == WATCHER else named(state.hands[seat]),
            **(bids or _bids(state, (seat,))),
        )
        for seat in seats
    ]


def _bids(state: Aice, shown: Collection[int]) -> dict[str, object]:
    """The bids, as seen by someone to whom the bids of these seats are shown."""
    all_dice = (1 << state.all_dice) - 1
    dealt, seats = state.round > 0, range(state.players)
    return {
        "bids": tuple([state.bids[s] or None if s in shown else None for s in seats]),
        "bid_dice": tuple([SUITS[state.bid_dice[s]] if s in shown and state.bids[s] else None for s in seats]),
        "dice": tuple([LETTERS[state.dice[s] if s in shown or not dealt else all_dice] for s in seats]),
    }


def _open(state: Aice) -> dict[str, object]:
    """The public part of the view."""
    players, round_, tricks = state.players, state.round, state.tricks
    seats = range(players)
    bidding = round_ > 0 and state.bids_made < players
    on_table = state.played or (players if tricks else 0)
    order = [(state.led_by + i) % players for i in range(on_table)]
    notation = actions(state.options.split)
    counting = round_ > 0 and not bidding
    return {
        "game": "aice",
        "players": players,
        "options": state.options,
        "turn": state.turn,
        "chance": state.chance_kind,
        "scores": state.scores,
        "winners": state.winners,
        "round": round_,
        "round_over": round_ > 0 and tricks == state.hand_size - 1,
        "bidding": bidding,
        "has_bid": tuple([state.bids[s] > 0 for s in seats]),
        "cards_left": tuple([bits.popcount(state.hands[s]) for s in seats]),
        "leader": state.leader,
        "trick": tuple([notation[state.table[s]] for s in order]),
        "trick_leader": state.led_by,
        "trick_over": state.played == 0,
        "trick_winner": None if state.taken_by < 0 else state.taken_by,
        "lead_suit": SUITS[state.lead] if on_table else None,
        "rolls": tuple([state.rolls[s] or None for s in seats]),
        "strengths": tuple([_strength(state, s) if s in order else None for s in seats]),
        "rerolls": tuple([state.rerolls[s] or None for s in seats]),
        "among": tuple([s for s in seats if state.among >> s & 1]),
        "tricks": tricks,
        "voids": tuple([LETTERS[state.void[s]] for s in seats]),
        "fallen": named(state.fallen),
        "won": tuple([state.won[s] for s in seats]),
        "taken": tuple([state.dice_on_hand[s] - bits.popcount(state.dice[s]) for s in seats]),
        "dice_on_hand": tuple([state.dice_on_hand[s] for s in seats]),
        "ranks": tuple([state.rank(s) if counting else 1 for s in seats]),
        "per_trick": tuple([state.per_trick(s) if counting else 0 for s in seats]),
        "round_points": tuple([state.round_points(s) if counting else 0 for s in seats]),
    }


def _strength(state: Aice, seat: int) -> int | None:
    waiting_for_the_roll = state.table[seat] >= ON_DIE and not state.rolls[seat]
    return None if waiting_for_the_roll else state.strength(seat)


def named(cards: int) -> tuple[str, ...]:
    """A set of cards, by name."""
    first, second, third, fourth, fifth = LANES
    return (
        first[cards & 0xFF]
        + second[cards >> 8 & 0xFF]
        + third[cards >> 16 & 0xFF]
        + fourth[cards >> 24 & 0xFF]
        + fifth[cards >> 32]
    )
