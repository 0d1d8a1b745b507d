"""What can come of playing a card, told before it is played: its strength, and the chance to beat what lies there.

Made from the view of the seat to act. Whoever plays after it is not guessed at.
"""

from __future__ import annotations

from collections.abc import Sequence

from parfait.core.view import Event
from parfait.games.aice.options import PIPS, SPLIT_RANKS
from parfait.games.aice.view import AiceView

NO_DIE = 0
Rolled = list[tuple[int, int]]  # each strength that a card may come to, with the die on it; all as likely


def stakes(view: AiceView, moves: Sequence[str]) -> dict[str, Event]:
    """By move; bids have none."""
    follows = not view.trick_over
    rivals = [_strengths(move) for move in view.trick if _suit(move) == view.lead_suit] if follows else []
    last = len(view.trick) == view.players - 1
    found = {}
    for move in moves:
        if move.startswith("bid "):
            continue
        mine = _strengths(move)
        strength = {"strength": f"{mine[0][0]}–{mine[-1][0]}" if len(mine) > 1 else str(mine[0][0])}
        if not follows:
            found[move] = Event("aice-stakes-lead", strength)
        elif _suit(move) != view.lead_suit:
            found[move] = Event("aice-stakes-none", strength)
        else:
            percent = round(100 * _ahead(mine, rivals))
            found[move] = Event("aice-stakes-last" if last else "aice-stakes", {**strength, "percent": percent})
    return found


def _suit(move: str) -> str:
    """AI-10: a card with a die has the die's colour."""
    return move[3] if "+" in move else move[0]


def _strengths(move: str) -> Rolled:
    """AI-12, before the die is rolled."""
    rank = int(move[1])
    if "+" not in move:
        return [(rank, NO_DIE)]
    shown = int(move[-1]) if rank in SPLIT_RANKS else rank
    return [(shown + pips, pips) for pips in PIPS]


def _ahead(mine: Rolled, rivals: Sequence[Rolled]) -> float:
    """AI-13: the chance to have the strongest card, by the higher die in a tie; those still tied have equal chances."""
    chance = 0.0
    for own in mine:
        tied = [1.0]  # by how many rivals are equal: the chance of it, with all others weaker
        for rival in rivals:
            weaker = sum(other < own for other in rival) / len(rival)
            equal = rival.count(own) / len(rival)
            tied = [a * weaker + b * equal for a, b in zip([*tied, 0.0], [0.0, *tied], strict=True)]
        chance += sum(p / (n + 1) for n, p in enumerate(tied))
    return chance / len(mine)
