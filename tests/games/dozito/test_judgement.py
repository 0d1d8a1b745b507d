"""What Dozito's level 5 learned: how it judges moves, and what it learns from."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parfait import games
from parfait.core.weights import FACTS
from parfait.games.dozito import judgement, notation
from parfait.games.dozito.comparing import Comparer
from parfait.games.dozito.judgement import MIRRORED, Judgement
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.rules import Dozito
from tests.bots.positions import decisions
from tests.contract.play import Case
from tests.games.dozito.table import Table, deal

USUAL = Case(games.find("dozito"), 2, {})
ACTION_OF = {name: action for action, name in enumerate(notation.ACTIONS)}


def worth(at: Table, move: str) -> float:
    """What a move promises the seat to act."""
    return worths(at.dozito)[ACTION_OF[move]]


def worths(game: Dozito) -> list[float]:
    judge = Judgement(judgement.learned())
    judge.weigh(game)
    return list(judge.worth)


@pytest.mark.rule("DZ-25")
def test_a_move_that_wins_at_once_is_worth_the_whole_game() -> None:
    almost = " ".join(f"+R{number}" for number in range(1, 12))
    at = deal(grids=f"{almost} .", draw="R12")
    assert worth(at.moves("draw"), "place 12") == 1.0


@pytest.mark.rule("DZ-19", "DZ-24")
def test_a_move_that_ends_the_last_round_is_worth_its_result() -> None:
    ahead = " ".join(f"+{'RRRRRRBGVYBG'[place]}{place + 1}" for place in range(12))
    at = deal(grids=f"+B1 +B2 +B3 / {ahead}", draw="V5", rounds=1)
    at.state.restore({"closer": 1})
    at.moves("draw")
    assert worth(at, "discard left") == 0.0
    assert worth(at, "discard right") == 0.0


def test_a_larger_group_is_worth_more() -> None:
    at = deal(grids="+R1 +R2 +R5 +B4 +R6", discards="R3 G3")
    assert worth(at, "take left") > worth(at, "take right") + 0.01


def test_mirror_images_are_judged_by_the_same_row() -> None:
    assert len(set(MIRRORED)) == 1120
    corners = [1 << place for place in (0, 3, 8, 11)]
    assert len({MIRRORED[corner] for corner in corners}) == 1
    assert MIRRORED[0b000000000011] == MIRRORED[0b110000000000] != MIRRORED[0b000000000101]


def test_a_move_is_worth_the_same_whatever_was_weighed_before() -> None:
    judge = Judgement(judgement.learned())
    for state in decisions(USUAL, 3, 10):
        assert isinstance(state, Dozito)
        judge.weigh(state)
        once = [judge.worth[action] for action in state.legal_actions()]
        judge.weigh(state)
        assert [judge.worth[action] for action in state.legal_actions()] == once
        assert once == [worths(state)[action] for action in state.legal_actions()]
        assert all(0 <= share <= 1 for share in once)


def test_it_knows_the_usual_game_for_two_alone() -> None:
    assert judgement.knows(2, DozitoOptions(rounds=1, first_player=1))
    assert not judgement.knows(3, DozitoOptions())
    assert not judgement.knows(2, DozitoOptions(jokers=1))


@pytest.mark.parametrize("trusting", [False, True])
def test_every_move_of_a_decision_is_compared_and_settled(trusting: bool) -> None:
    comparer = Comparer(judgement.learned(), trusting)
    comparer.play(5, 1)
    notes = comparer.notes
    assert len(notes.ends) > 10
    assert all(1 <= end - start <= 5 for start, end in pairwise([0, *notes.ends]))
    for alternative in range(notes.ends[-1]):
        mine, _, spread, own, other, share, variance = notes.facts[alternative * FACTS : (alternative + 1) * FACTS]
        assert mine in (1, -1)
        assert spread in (0, 234, 468)
        assert -0.5 < own < 3.5
        assert -0.5 < other < 3.5
        assert 0 <= share <= 1
        assert variance == 0 or trusting


def test_positions_of_every_kind_are_learned_from() -> None:
    comparer = Comparer(judgement.learned(), False)
    for number in range(10):
        comparer.play(8, number)
    size = judgement.SHAPE.whole
    seen = [list(comparer.notes.whole[i * size : i * size + 7]) for i in range(comparer.notes.ends[-1])]
    assert all(any(kinds[kind] for kinds in seen) for kind in range(7))  # what is to come, and rounds to come
    assert all(sum(kinds[:4]) == 1 and sum(kinds[4:]) == 1 for kinds in seen)
