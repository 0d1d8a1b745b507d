"""What lies open to all is shown and told to everyone alike, and several views at once are the views one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from parfait import games
from parfait.core import OVER, WATCHER, Game, Rng, State
from parfait.core.patterns import expanded
from parfait.play import Happening, happen
from parfait.records import draw_chance, legal_moves
from parfait.server import updates
from tests.seen import seen

MOST_STEPS = 120


def positions(game: Game, players: int) -> Iterator[tuple[State, Happening | None]]:
    """Random play: a state, and what happens next (None at the end)."""
    rng, state = Rng(players), game.new(players)
    for _ in range(MOST_STEPS):
        if state.turn == OVER:
            yield state, None
            return
        if state.turn < 0:
            step = draw_chance(game, state, rng)
        else:
            moves = legal_moves(game, state)
            step = {"seat": state.turn, "move": moves[rng.below(len(moves))]}
        happening = happen(game, state, step)
        yield state, happening
        state = happening.after


CASES = [(name, players) for name in games.names() for players in games.find(name).players]
# Where a game names no fields of a seat's own, any field may be.
NAMING_THEIR_OWN = [(name, n) for name, n in CASES if games.find(name).new(n).view(WATCHER).OWN is not None]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_views_of_several_seats_are_those_of_each(name: str, players: int) -> None:
    game = games.find(name)
    seats = [WATCHER, *range(players)]
    for state, _ in positions(game, players):
        views = game.views(state, seats)
        assert views == [state.view(seat) for seat in seats]
        assert all(set(vars(view)) == {field.name for field in fields(view)} for view in views)


@pytest.mark.parametrize(("name", "players"), NAMING_THEIR_OWN)
def test_what_is_not_a_seats_own_is_the_same_for_everyone(name: str, players: int) -> None:
    game = games.find(name)
    seats = [WATCHER, *range(players)]
    for state, _ in positions(game, players):
        views = game.views(state, seats)
        own = {"seat", *(views[0].OWN or ())}
        shared = [{key: value for key, value in vars(view).items() if key not in own} for view in views]
        assert all(fields == shared[0] for fields in shared)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_whoever_is_told_is_told_what_their_own_two_views_tell(name: str, players: int) -> None:
    """The shortcuts of updates.py change nothing of it."""
    game = games.find(name)
    seats = [WATCHER, *range(players)]
    for before, happening in positions(game, players):
        if happening is None:
            continue
        old, new = game.views(before, seats), game.views(happening.after, seats)
        told, _ = updates.changes(game, [happening], seats, old, [("", False)])
        for seat, view, then, changes in zip(seats, old, new, told, strict=True):
            as_seen = seen(game, before, happening.step, seat)
            expected = updates.change(as_seen, "", game.narrate(view, as_seen, then), updates.changed(view, then))
            assert changes == [expected]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_patterns_stand_for_exactly_the_legal_moves(name: str, players: int) -> None:
    game = games.find(name)
    for state, _ in positions(game, players):
        if state.turn >= 0:
            assert sorted(expanded(updates.legal(game, state))) == sorted(legal_moves(game, state))
