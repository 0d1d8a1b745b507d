"""Who sees what: AI-21."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core.state import WATCHER
from parfait.core.view import View
from parfait.games.aice.notation import CARDS, actions
from parfait.games.aice.options import SUITS, AiceOptions


@dataclass(frozen=True, kw_only=True)
class AiceView(View):
    options: AiceOptions
    round: int
    round_over: bool  # scored, and the next deal or the end of the game is at hand
    bidding: bool  # bids are being made; they are open once all are
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]  # by seat; None where it is not made or not yet open
    bid_dice: tuple[str | None, ...]  # by seat, likewise
    hand: tuple[str, ...] | None  # one's own; None for a watcher
    cards_left: tuple[int, ...]
    dice: tuple[str, ...]  # by seat: those left to play; while a bid is not open, all five
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


def view(state: Any, seat: int) -> AiceView:
    """What `seat` may know of an Aice (whose module imports this one)."""
    seats = range(state.players)
    bidding = state.round > 0 and state.bids_made < state.players
    shown = [not bidding or s == seat for s in seats]  # whose bids are open to this seat
    on_table = state.played or (state.players if state.tricks else 0)
    order = [(state.led_by + i) % state.players for i in range(on_table)]
    notation = actions(state.options.split)
    dice = [state.dice[s] if shown[s] or state.round == 0 else 0b11111 for s in seats]
    counting = state.round > 0 and not bidding
    return AiceView(
        game="aice",
        players=state.players,
        options=state.options,
        seat=seat,
        turn=state.turn,
        chance=state.chance_kind,
        scores=state.scores,
        winners=state.winners,
        round=state.round,
        round_over=state.round > 0 and state.tricks == state.hand_size - 1,
        bidding=bidding,
        has_bid=tuple(state.bids[s] > 0 for s in seats),
        bids=tuple(state.bids[s] or None if shown[s] else None for s in seats),
        bid_dice=tuple(SUITS[state.bid_dice[s]] if shown[s] and state.bids[s] else None for s in seats),
        hand=None if seat == WATCHER else named(state.hands[seat]),
        cards_left=tuple(state.hands[s].bit_count() for s in seats),
        dice=tuple(letters(dice[s]) for s in seats),
        leader=state.leader,
        trick=tuple(notation[state.table[s]] for s in order),
        trick_leader=state.led_by,
        trick_over=state.played == 0,
        trick_winner=None if state.taken_by < 0 else state.taken_by,
        lead_suit=SUITS[state.lead] if on_table else None,
        rolls=tuple(state.rolls[s] or None for s in seats),
        strengths=tuple(_strength(state, s) if s in order else None for s in seats),
        rerolls=tuple(state.rerolls[s] or None for s in seats),
        among=tuple(s for s in seats if state.among >> s & 1),
        tricks=state.tricks,
        voids=tuple(letters(state.void[s]) for s in seats),
        fallen=named(state.fallen),
        won=tuple(state.won[s] for s in seats),
        taken=tuple(state.dice_on_hand[s] - state.dice[s].bit_count() for s in seats),
        dice_on_hand=tuple(state.dice_on_hand[s] for s in seats),
        ranks=tuple(state.rank(s) if counting else 1 for s in seats),
        per_trick=tuple(state.per_trick(s) if counting else 0 for s in seats),
        round_points=tuple(state.round_points(s) if counting else 0 for s in seats),
    )


def _strength(state: Any, seat: int) -> int | None:
    waiting_for_the_roll = state.table[seat] >= 64 and not state.rolls[seat]
    return None if waiting_for_the_roll else state.strength(seat)


def named(cards: int) -> tuple[str, ...]:
    """A set of cards, by name."""
    return tuple(name for card, name in CARDS.items() if cards >> card & 1)


def letters(suits: int) -> str:
    """A set of suits, by letter."""
    return "".join(letter for suit, letter in enumerate(SUITS) if suits >> suit & 1)
