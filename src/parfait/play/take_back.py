"""What a move has revealed: whether it can be taken back as if it had never been made.

A seat has learned nothing by a move if, in every world that fitted its view before, it could be made and would have
looked the same. This is tried in worlds drawn from that view. Besides, an open move that changes what only the mover
sees (a card leaves the hand) has shown the others something for certain, however likely it was.
"""

from __future__ import annotations

from parfait.core import WATCHER, Game, Rng
from parfait.play.follow import Happening, private_fields

WORLDS = 30  # in which the move is tried


def tells_nobody(game: Game, happening: Happening) -> bool:
    """Whether nobody has learned anything by this move: not its maker, another seat or a spectator."""
    return all(learns_nothing(game, happening, who) for who in (WATCHER, *range(happening.before.players)))


def learns_nothing(game: Game, happening: Happening, who: int) -> bool:
    """Whether a seat or a watcher has learned nothing by this step. Chance always reveals something."""
    before, step, after, secret = happening
    if "chance" in step:
        return False
    seat = step["seat"]
    if who != seat and not secret:
        private = private_fields(before.view(seat))
        if private is not None and private(before.view(seat)) != private(after.view(seat)):
            return False
    belief, rng = game.belief(before.view(who)), Rng(0)
    action, seen = game.notation.read_move(before, step["move"]), after.view(who)
    for _ in range(WORLDS):
        world = belief.sample(rng)
        legal = world.legal_actions()
        if action not in legal and not (secret and who != seat):
            return False
        world.step(action if action in legal else legal[0])
        if world.view(who) != seen:
            return False
    return True
