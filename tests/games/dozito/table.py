"""A table of Dozito for tests that read as play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from parfait.core import BadOption, BadOutcome, IllegalMove
from parfait.core.arrays import members, padded
from parfait.games.dozito.options import CARDS
from parfait.games.dozito.rules import Dozito
from parfait.games.dozito.view import DozitoView
from parfait.play import Match


class Table(Match):
    @property
    def seen(self) -> DozitoView:
        """What seat 0 sees."""
        return self.seen_by(0)

    def seen_by(self, seat: int) -> DozitoView:
        view = self.view(seat)
        assert isinstance(view, DozitoView)
        return view

    @property
    def dozito(self) -> Dozito:
        assert isinstance(self.state, Dozito)
        return self.state

    def moves(self, moves: str) -> Table:
        """Moves of whoever is to act: `moves("take left, place 3, discard right")`."""
        for move in moves.split(","):
            self.play(self.turn, move.strip())
        return self

    def pass_turns(self, turns: int) -> Table:
        """Turns of drawing a card and discarding it on the left."""
        for _ in range(turns):
            self.moves("draw, discard left")
        return self

    def next_deal(self, grids: str = "", discards: str = "", draw: str = "") -> Table:
        """A deal as in `deal`."""
        self.advance(deal_step(self.state.players, grids, discards, draw))
        face_up = [
            members(place for place, card in enumerate(grid.split()) if card.startswith("+"))
            for grid in grids.split("/")
        ]
        self.state.restore({"up": padded(face_up, 5)})
        return self


def deal(players: int = 2, grids: str = "", discards: str = "", draw: str = "", **options: Any) -> Table:
    """A table where seat 0 starts and these cards are dealt: the grids by seat, apart by `/`, the tops of the discards
    and the draw pile from its top. A `.`, and whatever is not said, is some other card; `+R2` lies face up already.
    The cards bear no marks and no suns unless `deck` says so."""
    return table(players, **options).next_deal(grids, discards, draw)


def table(players: int = 2, **options: Any) -> Table:
    given = {"first_player": 0, "deck": printed(), **options}
    return Table(Match.new("dozito", players, given).record)


def printed(stop: str = "", replay: str = "", suns: str = "") -> dict[str, dict[str, Any]]:
    """A deck on which only these cards bear a mark, and these a sun each time they are named."""
    return {
        card: {
            "mark": "STOP" if card in stop.split() else "REPLAY" if card in replay.split() else None,
            "suns": suns.split().count(card),
        }
        for card in CARDS
    }


def deal_step(players: int, grids: str = "", discards: str = "", draw: str = "") -> dict[str, Any]:
    told = [grid.replace("+", "").split() for grid in grids.split("/")]
    places = [*told, *([] for _ in range(players - len(told))), discards.split()]
    for pile, size in zip(places, [12] * players + [2], strict=True):
        pile += ["."] * (size - len(pile))
    draw_pile = draw.split()
    named = {card for pile in (*places, draw_pile) for card in pile}
    others = [card for card in reversed(CARDS) if card not in named]  # jokers of yellow first
    for pile in places:
        pile[:] = [others.pop(0) if card == "." else card for card in pile]
    *filled, tops = places
    return {"chance": "deal", "grids": filled, "discards": tops, "draw": draw_pile + others}


def refused(at: Table, move: str) -> str:
    """The rule that forbids a move, which leaves everything as it was."""
    before = at.state.clone()
    with pytest.raises(IllegalMove) as caught:
        at.play(at.turn, move)
    assert at.state == before
    return caught.value.rule


def refused_chance(at: Table, step: Mapping[str, object]) -> str:
    """The rule that an outcome of chance breaks, which leaves everything as it was."""
    before = at.state.clone()
    with pytest.raises(BadOutcome) as caught:
        at.advance(step)
    assert at.state == before
    return caught.value.rule


def refused_option(**options: Any) -> str:
    """The rule that the value of an option breaks."""
    with pytest.raises(BadOption) as caught:
        table(**options)
    return caught.value.rule
