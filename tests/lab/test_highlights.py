"""The story of a game tells what the review is sure of, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, cast

from parfait.lab.review.highlights import highlights
from parfait.lab.review.judging import JudgedDecision
from parfait.lab.review.walk import Review, Split, StepReview
from parfait.records import Record

CALM = Split(error=0.01)


class Won:
    """A record as far as a story needs one."""

    players = 2
    result: ClassVar = {"winners": [0]}


def decision(mark: str | None = None) -> JudgedDecision:
    return JudgedDecision("a", "a", (), 0.0, 0.0, False, mark, ())


def step(number: int, chance: float, *, error: float = 0.01, seat: int | None = 0) -> StepReview:
    kind = None if seat is not None else "deal"
    judged = decision() if seat is not None else None
    return StepReview(number, seat, kind, (chance, 1 - chance), (error, error), (CALM, CALM), judged)


def game(*steps: StepReview) -> Review:
    return Review(cast(Record, Won()), (0.5, 0.5), (0.01, 0.01), list(steps))


def told(review: Review) -> list[tuple[str, int, int]]:
    return [(one.kind, one.step, one.seat) for one in highlights(review)]


def test_a_quiet_game_has_no_story() -> None:
    assert told(game(step(0, 0.52), step(1, 0.55), step(2, 0.6))) == []


def test_the_turning_point_is_what_raised_the_winner_s_chance_most() -> None:
    review = game(step(0, 0.2), step(1, 0.4), step(2, 0.9))
    assert told(review) == [("turning", 2, 0)]
    assert (highlights(review)[0].before, highlights(review)[0].after) == (0.4, 0.9)


def test_what_the_loser_gained_is_no_turning_point() -> None:
    assert told(game(step(0, 0.1), step(1, 0.15), step(2, 0.2))) == []


def test_a_deal_is_luck_or_nothing() -> None:
    assert told(game(step(0, 0.2), step(1, 0.9, seat=None))) == []


def test_a_rise_within_the_error_is_not_told() -> None:
    assert told(game(step(0, 0.7, error=0.2))) == []


def test_luck_is_told_of_whoever_had_it_with_the_number_of_the_event() -> None:
    deal = step(1, 0.5, seat=None)
    lucky = replace(deal, splits=(CALM, Split(luck=0.3, error=0.01)))
    [only] = highlights(game(step(0, 0.5, seat=None), lucky))
    assert (only.kind, only.seat, only.number) == ("luck", 1, 2)


def test_a_move_that_looks_wrong_and_is_best_comes_before_one_that_merely_gained() -> None:
    gained = replace(step(0, 0.5), splits=(Split(play=0.3, error=0.01), CALM))
    assert told(game(gained)) == [("best", 0, 0)]
    bold = replace(step(1, 0.5), decision=decision("brilliant"))
    assert told(game(gained, bold)) == [("bold", 1, 0)]


def test_a_mistake_that_turned_out_well_is_not_praised() -> None:
    lucky_mistake = replace(step(0, 0.5), decision=decision("mistake"), splits=(Split(play=0.3, error=0.01), CALM))
    assert told(game(lucky_mistake)) == []
