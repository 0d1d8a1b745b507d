"""Dozito: who sees what, and which worlds that leaves open."""

from __future__ import annotations

from collections import Counter

import pytest

from parfait.core import WATCHER, Rng
from parfait.games.dozito.belief import DozitoBelief
from parfait.games.dozito.notation import CARD_OF, CARDS
from tests.games.dozito.table import Table, deal, table

ALL = (WATCHER, 0, 1, 2)


@pytest.mark.rule("DZ-13")
def test_only_the_tops_of_the_discards_and_the_sizes_are_open() -> None:
    one = deal(3, discards="R1 B1", draw="R2 B2 R3 B3").pass_turns(2)
    other = deal(3, discards="R2 B1", draw="R1 B2 R3 B3").pass_turns(2)
    assert one.seen.discards == ("B2", "B1")
    assert one.seen.discard_sizes == (3, 1)
    assert [one.view(seat) == other.view(seat) for seat in ALL] == [True] * 4


@pytest.mark.rule("DZ-26")
def test_face_down_cards_and_the_draw_pile_are_nobodys() -> None:
    one = deal(3, grids="R1 R2 / R3", draw="R4 R5")
    other = deal(3, grids="R5 R4 / R2", draw="R1 R3")
    assert [one.view(seat) == other.view(seat) for seat in ALL] == [True] * 4


@pytest.mark.rule("DZ-26")
def test_a_drawn_card_is_its_drawers_alone() -> None:
    one, other = (deal(3, draw=draw).moves("draw") for draw in ("R1 R2", "R2 R1"))
    assert [one.view(seat) == other.view(seat) for seat in ALL] == [True, False, True, True]
    assert [one.seen_by(seat).held for seat in ALL] == [None, "R1", None, None]
    assert {one.seen_by(seat).origin for seat in ALL} == {"drawn"}


@pytest.mark.rule("DZ-26")
def test_a_drawn_card_may_be_shown_to_all() -> None:
    one, other = (deal(3, draw=draw, show_drawn=True).moves("draw") for draw in ("R1 R2", "R2 R1"))
    assert [one.seen_by(seat).held for seat in ALL] == ["R1"] * 4
    assert [one.view(seat) == other.view(seat) for seat in ALL] == [False] * 4
    assert {DozitoBelief(one.seen_by(seat)).sample(Rng(seat + 2)).held for seat in ALL} == {CARD_OF["R1"]}


@pytest.mark.rule("DZ-26")
@pytest.mark.parametrize("ending", ["place 1", "discard left"])
def test_a_drawn_card_is_open_once_it_is_placed_or_discarded(ending: str) -> None:
    at = deal(3, draw="R1").moves(f"draw, {ending}")
    open_cards = {(at.seen_by(seat).grids[0][0], at.seen_by(seat).discards[0]) for seat in ALL}
    assert len(open_cards) == 1
    assert "R1" in open_cards.pop()


@pytest.mark.rule("DZ-26")
def test_a_card_taken_turned_up_or_replaced_is_open() -> None:
    at = deal(3, grids="B3 . +G3", discards="R1 .").moves("take left")
    assert {at.seen_by(seat).held for seat in ALL} == {"R1"}
    at.moves("place 1")
    assert {at.seen_by(seat).held for seat in ALL} == {"B3"}
    at.moves("place 3")
    assert {at.seen_by(seat).held for seat in ALL} == {"G3"}


def in_the_middle() -> Table:
    """Seat 0 has drawn a card; there are cards under the tops, face-up and face-down ones."""
    at = deal(3, grids="B5 . . . R7 / +V1 +V2", discards="R1 B1", draw="G1 G2 G3 G4 G5 G6 G7")
    return at.moves("take left, place 1, place 5, discard left").pass_turns(2).moves("draw")


@pytest.mark.rule("DZ-13", "DZ-26")
@pytest.mark.parametrize("seat", ALL)
def test_every_unseen_card_is_as_likely_in_every_unseen_place(seat: int) -> None:
    at, rng = in_the_middle(), Rng(seat + 2)
    view = at.seen_by(seat)
    belief = DozitoBelief(view)
    hidden = sum(grid.count(None) for grid in view.grids) + view.draw_size + sum(view.discard_sizes) - 2
    hidden += view.held is None
    samples = 200 * hidden
    in_place, on_pile, beneath, in_hand = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for _ in range(samples):
        world = belief.sample(rng)
        in_place[world.grid[35]] += 1
        on_pile[world.pile[world.pile_size - 1]] += 1
        beneath[world.discards[0]] += 1
        in_hand[world.held] += 1
    for counts in (in_place, on_pile, beneath, *([in_hand] if view.held is None else [])):
        assert len(counts) == hidden
        chi_squared = sum((count - 200) ** 2 / 200 for count in counts.values())
        assert chi_squared < hidden + 5 * (2 * hidden) ** 0.5
    if view.held is not None:
        assert {CARDS[card] for card in in_hand} == {"G3"}


@pytest.mark.rule("DZ-13")
def test_a_world_holds_all_cards_once() -> None:
    at, rng = in_the_middle(), Rng(1)
    for seat in ALL:
        world = DozitoBelief(at.seen_by(seat)).sample(rng)
        sizes = world.discard_size
        discards = [world.discards[side * 52 + height] for side in (0, 1) for height in range(sizes[side])]
        cards = [*list(world.grid)[:36], *list(world.pile)[: world.pile_size], *discards, world.held]
        assert sorted(cards) == sorted(CARDS)


@pytest.mark.rule("DZ-4")
def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    at = table(2, first_player="random")
    assert at.seen.grids == ((), ())
    assert (at.seen.discards, at.seen.draw_size, at.seen.round) == ((None, None), 0, 0)
    assert not at.seen.round_over
    assert DozitoBelief(at.seen).sample(Rng(1)) == at.state
