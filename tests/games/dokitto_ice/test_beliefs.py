"""The worlds that a view of Dokitto! Ice leaves open, counted out one by one and compared with those drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from parfait.core import WATCHER, Rng
from parfait.games.dokitto_ice.belief import DokittoIceBelief
from parfait.games.dokitto_ice.notation import CARDS
from parfait.games.dokitto_ice.rules import DokittoIce
from parfait.games.dokitto_ice.view import DokittoIceView, named
from parfait.play import Match
from tests.uniform import assert_uniform

Hands = tuple[tuple[str, ...], ...]


def worlds(view: DokittoIceView) -> list[Hands]:
    """Every way to deal the unseen cards to the other seats so that nobody holds a flavour they have shown to lack."""
    deck = [card for card in CARDS.values() if in_deck(view, card)]
    unseen = [card for card in deck if card not in view.fallen and card not in (view.hand or ())]
    return list(_deal(view, unseen, [seat for seat in range(view.players) if seat != view.seat]))


def in_deck(view: DokittoIceView, card: str) -> bool:
    if view.players == 2:
        return int(card[1:]) <= 6
    return view.players == 4 or card[0] in view.options.flavours


def _deal(view: DokittoIceView, unseen: list[str], seats: list[int]) -> Iterator[Hands]:
    if not seats:
        yield ()
        return
    seat = seats[0]
    possible = [card for card in unseen if card[0] not in view.voids[seat]]
    for hand in combinations(possible, view.cards_left[seat]):
        for rest in _deal(view, [card for card in unseen if card not in hand], seats[1:]):
            yield (hand, *rest)


def late_positions(players: int, seed: int, most: int) -> Iterator[DokittoIceView]:
    """The first view of every seat, in every round of a random game, that leaves 2 to `most` worlds open."""
    match, rng = Match.new("dokitto-ice", players), Rng(seed)
    found: set[tuple[int, int]] = set()
    while not match.over:
        if match.turn < 0:
            match.draw(rng)
            continue
        moves = match.legal_moves()
        match.play(match.turn, moves[rng.below(len(moves))])
        for seat in range(-1, players):
            view = match.view(seat)
            assert isinstance(view, DokittoIceView)
            hidden = sum(view.cards_left) - len(view.hand or ())
            if (view.round, seat) not in found and hidden <= 8 and 2 <= len(worlds(view)) <= most:
                found.add((view.round, seat))
                yield view


@pytest.mark.rule("DI-24", "DI-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_are_drawn_uniformly_from_all_that_fit_the_view(players: int) -> None:
    views = list(late_positions(players, seed=players, most=400))
    assert any(void for view in views for void in view.voids)
    assert any(view.seat == WATCHER for view in views) or players == 4
    for view in views:
        belief, rng = DokittoIceBelief(view), Rng(7)

        def drawn(belief: DokittoIceBelief = belief, rng: Rng = rng, seat: int = view.seat) -> Hands:
            world = belief.sample(rng)
            assert isinstance(world, DokittoIce)
            return tuple(named(world.hands[s]) for s in range(world.players) if s != seat)

        assert belief.deals.total == len(worlds(view))
        assert_uniform(drawn, worlds(view))


@pytest.mark.rule("DI-8", "DI-24")
def test_a_flavour_shown_to_be_missing_is_never_dealt() -> None:
    match, rng = Match.new("dokitto-ice", 4, {"first_player": 0}), Rng(11)
    match.draw(rng)
    while not match.over and match.view(0).round == 1:  # type: ignore[attr-defined]
        view = match.view(0)
        assert isinstance(view, DokittoIceView)
        for _ in range(20):
            world = match.game.determinize(view, rng)
            assert isinstance(world, DokittoIce)
            for seat, void in enumerate(view.voids):
                assert not {card[0] for card in named(world.hands[seat])} & set(void)
        if match.turn < 0:
            break
        moves = match.legal_moves()
        match.play(match.turn, moves[rng.below(len(moves))])
