"""The prospects of a card before it is played: its strength, and the chance to beat the cards on the table.

Made from the view of the seat to act. Later players are not taken into account.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from parfait.core.view import Event
from parfait.games.aice.options import PIPS, RANKS, SPLIT_RANKS
from parfait.games.aice.view import AiceView

NO_DIE = 0
DIE = 8  # more than any pips
Strength = int  # of a card, times DIE, and the die on it, which breaks a tie
STRENGTHS = (RANKS[-1] + PIPS[-1] + 1) * DIE
Rolled = tuple[Strength, ...]  # each that a card may come to; all as likely
Odds = list[tuple[float, float]]  # against a rival's card, by strength


class PlayedCard(NamedTuple):
    """A played card before its die is rolled."""

    suit: str  # AI-10: a card with a die has the die's colour
    rolled: Rolled
    shown: str  # its strength, in figures
    leads: Event
    discarded: Event


def stakes(view: AiceView, moves: Sequence[str]) -> dict[str, Event]:
    """The stakes of each move; bids have none."""
    cards = {move: _played(move) for move in moves if not move.startswith("bid ")}
    if view.trick_over:
        return {move: card.leads for move, card in cards.items()}
    suit = view.lead_suit
    rivals = tuple([card.rolled for card in map(_played, view.trick) if card.suit == suit])
    key = "aice-stakes-last" if len(view.trick) == view.players - 1 else "aice-stakes"
    found = {}
    for move, card in cards.items():
        if card.suit == suit:
            found[move] = Event(key, {"strength": card.shown, "percent": _percent(card.rolled, rivals)})
        else:
            found[move] = card.discarded
    return found


@cache
def _played(move: str) -> PlayedCard:
    """AI-12."""
    rank, suit = int(move[1]), move[0]
    rolled: Rolled = (rank * DIE + NO_DIE,)
    if "+" in move:
        suit, base = move[3], int(move[-1]) if rank in SPLIT_RANKS else rank
        rolled = tuple((base + pips) * DIE + pips for pips in PIPS)
    weakest, strongest = rolled[0] // DIE, rolled[-1] // DIE
    shown = str(rank) if weakest == strongest else f"{weakest}–{strongest}"
    arguments = {"strength": shown}
    return PlayedCard(suit, rolled, shown, Event("aice-stakes-lead", arguments), Event("aice-stakes-none", arguments))


@lru_cache(4000)
def _percent(own: Rolled, rivals: tuple[Rolled, ...]) -> int:
    """The chance to beat the cards on the table."""
    odds = [_odds(rival) for rival in rivals]
    chance = sum([_ahead(strength, odds) for strength in own]) / len(own)
    return round(100 * chance)


def _ahead(own: Strength, rivals: Sequence[Odds]) -> float:
    """AI-13: the chance to have the strongest card, by the higher die in a tie; those still tied have equal chances."""
    tied = [1.0]  # by how many rivals are equal: the chance of it, with all others weaker
    for rival in rivals:
        weaker, equal = rival[own]
        if equal:
            tied = [a * weaker + b * equal for a, b in zip([*tied, 0.0], [0.0, *tied], strict=True)]
        elif weaker:
            tied = [a * weaker for a in tied]
        else:
            return 0.0
    return sum([p / (n + 1) for n, p in enumerate(tied)])


@cache
def _odds(rival: Rolled) -> Odds:
    """The chances that a rival's card is weaker than a given strength, and that it is equally strong."""
    return [
        (sum(other < own for other in rival) / len(rival), rival.count(own) / len(rival)) for own in range(STRENGTHS)
    ]
