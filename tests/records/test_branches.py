"""Games that are played on from a step of another one, and records that say so."""

from __future__ import annotations

from typing import Any

import pytest

from parfait import games
from parfait.core import CHANCE, OVER, Rng
from parfait.play import BranchError, Match, branch
from parfait.records import Record, RecordError, read_record
from parfait.records.branches import BRANCH, branches_off
from tests.lab.test_luck import greedy_game


def finish(record: Record, seed: int = 1) -> Record:
    match, rng = Match(record), Rng(seed)
    while not match.over:
        if match.turn == CHANCE:
            match.draw(rng)
        else:
            moves = match.legal_moves()
            match.play(match.turn, moves[rng.below(len(moves))])
    return match.record


@pytest.mark.parametrize("game", games.names())
def test_a_game_goes_on_from_any_step_with_the_same_cards(game: str) -> None:
    origin = greedy_game(game, games.find(game).players[-1], 5)
    last = max(index for index, step in enumerate(origin.steps) if "move" in step)
    for step in (0, 1, last // 2, last):
        made = branch(origin, step)
        kept = len(made.steps)
        assert made.steps == origin.steps[:kept]
        assert kept >= step
        assert made.replay().turn >= 0, "somebody is to move"
        played = read_record(finish(made).write())
        played.verify()
        assert branches_off(played, origin)
        assert not branches_off(played, greedy_game(game, games.find(game).players[-1], 6))


@pytest.mark.parametrize("game", games.names())
def test_hidden_cards_dealt_anew_are_what_the_seat_could_know(game: str) -> None:
    players = games.find(game).players[-1]
    origin = greedy_game(game, players, 5)
    step = next(i for i, one in enumerate(origin.steps) if "move" in one) + 4
    before = [state.clone() for state in origin.positions()]
    worlds = []
    for seed in range(3):
        made = branch(origin, step, 1, Rng(seed))
        made.verify()
        assert len(made.steps) == step
        for state, was in zip(made.positions(), before, strict=False):
            assert state.view(1) == was.view(1)
        assert made.extra[BRANCH]["dealt_anew_for"] == 1
        worlds.append(repr(made.replay().snapshot()))
        read_record(finish(made).write()).verify()
    if games.find(game).given:  # without it, or without secrets, there is nothing to deal
        assert len({*worlds, repr(before[step].snapshot())}) > 1, "something was dealt anew"


def test_dealing_anew_reaches_every_deal_that_fits_about_as_often() -> None:
    """Dessert Dice for two: the other's tile is any of the three that one does not have oneself."""
    origin = greedy_game("dessert-dice", 2, 5)
    step = next(i for i, one in enumerate(origin.steps) if "move" in one)
    deals: list[Any] = [branch(origin, step, 0, Rng(seed)).steps[0] for seed in range(60)]
    dealt: Any = origin.steps[0]
    tiles = [deal["tiles"] for deal in deals]
    assert {own for own, _ in tiles} == {dealt["tiles"][0]}
    others = [other for _, other in tiles]
    counts = [others.count(tile) for tile in set(others)]
    assert len(counts) >= 3
    assert min(counts) >= 6


def test_never_from_a_game_that_is_not_over() -> None:
    origin = greedy_game("dokitto-ice", 2, 5)
    with pytest.raises(BranchError, match="branch-unfinished"):
        branch(Record(origin.game, 2, origin.options, origin.steps[:9]), 3)
    cheating = Record(origin.game, 2, origin.options, origin.steps[:9], origin.result)
    with pytest.raises(RecordError, match="result-too-early"):
        branch(cheating, 3)
    for step in (-1, len(origin.steps), 10**9):
        with pytest.raises(BranchError, match="branch-step"):
            branch(origin, step)
    assert origin.replay().turn == OVER


def test_a_false_branch_is_found() -> None:
    made = branch(greedy_game("dokitto-ice", 2, 5), 8)
    made.verify()
    for key, value in (("kept", 7), ("step", -1), ("record", "abc"), ("steps", "0" * 64), ("dealt_anew_for", 9)):
        false = Record(made.game, 2, made.options, made.steps, extra={BRANCH: {**made.extra[BRANCH], key: value}})
        with pytest.raises(RecordError, match="false-branch"):
            false.verify()
