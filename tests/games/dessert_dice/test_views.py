"""Who sees what: DD-18; and the worlds that a view leaves open."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from parfait.core import CHANCE, OVER, WATCHER, Numbers, Rng
from parfait.games.dessert_dice.belief import DessertDiceBelief
from parfait.games.dessert_dice.options import DessertDiceOptions
from parfait.games.dessert_dice.rules import DessertDice
from tests.games.dessert_dice.table import Table, deal, full_board
from tests.games.dessert_dice.test_end import THREE_EIGHTS, TIE_AT_FIVE


@pytest.mark.rule("DD-5", "DD-18")
def test_everyone_sees_their_own_tile_and_no_other() -> None:
    state = deal("JIS").play("place G c3").state
    assert state.view(0).tiles == ("J", None, None)
    assert state.view(2).tiles == (None, None, "S")
    assert state.view(WATCHER).tiles == (None, None, None)


@pytest.mark.rule("DD-18")
def test_tiles_of_others_change_nothing_in_a_view() -> None:
    views = set()
    for others in permutations("MSJ", 2):
        table = deal("I" + "".join(others)).play("place OM c3 S", "place G a1", "tip c3 n")
        views.add(table.state.view(0))
    assert len(views) == 1


@pytest.mark.rule("DD-18")
def test_tiles_and_scores_are_shown_when_the_game_ends() -> None:
    state = full_board(TIE_AT_FIVE, "SIJ").state
    for seat in (WATCHER, 0, 1, 2):
        assert state.view(seat).tiles == ("S", "I", "J")
        assert state.view(seat).scores == (4, 5, 3)


@pytest.mark.rule("DD-18")
def test_nobody_has_a_score_before_the_end() -> None:
    state = deal("MI").play("place OM c3 S", "place OM c4 S").state
    assert state.scores == (0, 0)
    assert state.view(0).scores == (0, 0)


@pytest.mark.rule("DD-18")
def test_board_and_supply_are_open() -> None:
    view = deal().play("place OM a1 S", "place G e5").state.view(WATCHER)
    assert (view.board[0], view.board[24], view.board[1]) == ("OMSJ", "G", None)
    assert (len(view.supply), view.supply.count("OM"), view.placed) == (23, 1, 2)


@pytest.mark.rule("DD-3")
def test_a_view_lists_the_kinds_of_dice_that_there_are() -> None:
    usual = ["OM", "OS", "OJ", "YI", "YS", "YJ", "BI", "BM", "BJ", "PI", "PM", "PS", "G"]
    assert list(deal().state.view(WATCHER).kinds) == usual
    without = DessertDiceOptions.read({"dice": {"O": 9, "Y": 9, "B": 0, "P": 9, "G": 0}}, 2)
    assert list(DessertDice(2, without).view(0).kinds) == [kind for kind in usual if kind[0] in "OYP"]


@pytest.mark.rule("DD-11", "DD-12")
def test_view_tells_what_may_not_be_tipped() -> None:
    view = deal().play("place OM c3 S", "tip c3 n").state.view(1)
    assert (view.tips, view.forbidden) == (1, "tip c4 s")


def random_positions(players: int, seed: int) -> list[DessertDice]:
    rng, scratch = Rng(seed), Numbers()
    state = Table(players).state
    positions = [state.clone()]
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            state.apply(state.random_action(rng, scratch))
        positions.append(state.clone())
    return positions


@pytest.mark.rule("DD-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sampled_world_looks_the_same_to_its_seat(players: int) -> None:
    rng = Rng(9)
    for state in random_positions(players, players):
        for seat in (WATCHER, *range(players)):
            view = state.view(seat)
            world = DessertDiceBelief(view).sample(rng)
            assert world.view(seat) == view
            assert world.legal_actions() == state.legal_actions()


@pytest.mark.rule("DD-18")
@pytest.mark.parametrize("rows", [TIE_AT_FIVE, THREE_EIGHTS])
@pytest.mark.parametrize("tiebreak", ["everyone", "tied"])
def test_nothing_is_left_open_when_the_game_is_over(rows: str, tiebreak: str) -> None:
    state = full_board(rows, "IMSJ", first=1, tiebreak=tiebreak).state
    assert DessertDiceBelief(state.view(WATCHER)).sample(Rng(1)) == state


@pytest.mark.rule("DD-18")
def test_every_tile_that_others_may_hold_is_as_likely() -> None:
    belief = DessertDiceBelief(deal("JIS").state.view(0))
    rng = Rng(3)
    worlds = Counter(tuple(belief.sample(rng).tiles[:3]) for _ in range(6000))
    assert set(worlds) == {(3, *others) for others in permutations((0, 1, 2), 2)}
    assert all(850 < count < 1150 for count in worlds.values())


@pytest.mark.rule("DD-18")
def test_watcher_holds_every_deal_possible() -> None:
    belief = DessertDiceBelief(deal("JI").state.view(WATCHER))
    rng = Rng(4)
    worlds = Counter(tuple(belief.sample(rng).tiles[:2]) for _ in range(6000))
    assert set(worlds) == set(permutations(range(4), 2))
    assert all(400 < count < 600 for count in worlds.values())


@pytest.mark.rule("DD-7")
def test_random_action_is_drawn_from_the_legal_ones_in_their_order() -> None:
    rng, same, scratch = Rng(11), Rng(11), Numbers()
    for state in random_positions(3, 8):
        if state.turn >= 0:
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert state.random_action(rng, scratch) == legal[same.below(len(legal))]
