"""The worlds that a view leaves open: every way to lay the unseen cards where no card is seen.

That is, on the face-down places, in the draw pile, under the tops of the discards (DZ-13: nobody looks through them, so
what lies there is as unknown as the rest) and, once drawn, in another player's hand.
"""

from __future__ import annotations

from parfait.core.arrays import members, padded
from parfait.core.rng import Rng
from parfait.core.state import Belief, Numbers
from parfait.games.dozito.notation import CARD_OF, PLACES
from parfait.games.dozito.rules import Dozito
from parfait.games.dozito.view import ORIGINS, ROOM, DozitoView


class DozitoBelief(Belief):
    def __init__(self, view: DozitoView) -> None:
        self.known = open_part(view)
        self.hidden_hand = view.origin is not None and view.held is None
        self.unseen = Numbers()
        self.cards = Numbers()  # scratch space
        if view.round > 0:
            seen = {view.held, *view.discards, *(card for grid in view.grids for card in grid)}
            colours, kinds = self.known.config.colours, self.known.config.kinds
            deck = {name: card for name, card in CARD_OF.items() if card // 16 < colours and card % 16 < kinds}
            self.unseen.load(card for name, card in deck.items() if name not in seen)

    def sample(self, rng: Rng) -> Dozito:
        world = self.known.clone()
        if self.unseen.n == 0:  # nothing is dealt yet
            return world
        cards = self.cards
        cards.n = self.unseen.n
        for i in range(cards.n):
            cards.a[i] = self.unseen.a[i]
        cards.shuffle(rng)
        i = 0
        for seat in range(world.players):
            for place in range(PLACES):
                if not world.up[seat] >> place & 1:
                    world.grid[seat * PLACES + place] = cards.a[i]
                    i += 1
        for height in range(world.pile_size):
            world.pile[height] = cards.a[i]
            i += 1
        for side in range(2):
            for height in range(world.discard_size[side] - 1):
                world.discards[side * ROOM + height] = cards.a[i]
                i += 1
        if self.hidden_hand:
            world.held = cards.a[i]
        return world


def open_part(view: DozitoView) -> Dozito:
    """The state as far as the view knows it, without cards in places that are not seen."""
    discards = [0] * (2 * ROOM)
    for side, (top, size) in enumerate(zip(view.discards, view.discard_sizes, strict=True)):
        if top is not None:
            discards[side * ROOM + size - 1] = CARD_OF[top]
    state = Dozito(view.players, view.options)
    state.restore(
        {
            "turn": view.turn,
            "chance": 0 if view.chance is None else Dozito.CHANCES.index(view.chance),
            "player": view.player,
            "held": -1 if view.held is None else CARD_OF[view.held],
            "origin": ORIGINS.index(view.origin),
            "turned_up": view.turned_up,
            "idle_turns": view.idle_turns,
            "closer": -1 if view.closer is None else view.closer,
            "round": view.round,
            "one_colour": -1 if view.one_colour is None else view.one_colour,
            "grid": padded((0 if card is None else CARD_OF[card] for grid in view.grids for card in grid), 60),
            "up": padded((members(p for p, card in enumerate(grid) if card) for grid in view.grids), 5),
            "pile_size": view.draw_size,
            "discards": discards,
            "discard_size": list(view.discard_sizes),
            "totals": padded(view.scores, 5),
            "best_round": padded(view.best_round, 5),
        }
    )
    return state
