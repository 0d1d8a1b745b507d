"""A review on the wire, as protocol.py types everything else."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parfait.server.protocol.messages import GameEvent, Why

EffortName = Literal["quick", "usual", "fine"]


class AskReview(Struct, forbid_unknown_fields=True, frozen=True):
    effort: EffortName = "usual"
    cancel: bool = False


class ReviewedMove(Struct, frozen=True):
    """What could be expected of a move by what the seat could know, give or take the standard error."""

    move: str
    value: float
    error: float


class ReviewedDecision(Struct, frozen=True):
    """`loss` is what the move cost, by what could be known, give or take `error`; `mark` only where that is clear."""

    played: str
    best: str
    moves: list[ReviewedMove]
    loss: float
    error: float
    mark: Literal["inaccuracy", "mistake", "blunder", "brilliant"] | None
    why: list[Why]


class ReviewedHindsight(Struct, frozen=True):
    """A move that was better with all cards open, where the one that was played was right."""

    move: str
    gain: float
    error: float


class ReviewedSplit(Struct, frozen=True):
    """What a step changed for one seat, by what it is due to."""

    luck: float
    decisions: float
    guesses: float
    others: float
    estimates: float
    error: float  # the standard error of what was to be expected
    play: float = 0.0  # reviews that were kept from before do not have it


class ReviewedStep(Struct, frozen=True):
    """`values` are the chances of all seats after it, give or take their standard errors."""

    step: int
    seat: int | None
    chance: str | None
    values: list[float]
    errors: list[float]
    splits: list[ReviewedSplit]
    decision: ReviewedDecision | None
    hindsight: ReviewedHindsight | None
    kind: str = ""  # of a decision: the game's own word for such moves, which `<game>-label-<kind>` spells out


class ReviewedAccount(Struct, frozen=True):
    """`result` is the sum of the others; `errors` are their standard errors, by name."""

    result: float
    expectation: float
    luck: float
    decisions: float
    guesses: float
    others: float
    estimates: float
    errors: dict[str, float]
    play: float = 0.0


class ReviewSummary(Struct, frozen=True):
    accounts: list[ReviewedAccount]  # by seat
    stories: list[list[GameEvent]]  # by seat, to be said
    turning_points: list[int]  # steps


class ReviewAnswer(Struct, frozen=True):
    """How far a review is, and its steps from `step` on. It pauses when nobody asks for it any more."""

    id: str
    effort: EffortName
    status: Literal["running", "paused", "done"]
    done: int
    total: int
    start: list[float]
    sketch: list[list[float]]  # with step 0, until it is done: roughly the chances before the first step and after each
    step: int
    steps: list[ReviewedStep]
    summary: ReviewSummary | None  # when it is done


class PlayOn(Struct, forbid_unknown_fields=True, frozen=True):
    """From where to play on: a step of a finished game, with the cards as they were or dealt anew."""

    step: Annotated[int, Meta(ge=0, le=10**9)]
    seat: Annotated[int, Meta(ge=0, le=15)]  # where one sits down
    name: Annotated[str, Meta(max_length=200)]
    anew: bool = False  # deal hidden cards anew, from what that seat could know
    bot: Annotated[str, Meta(max_length=20)] = "3"  # on the other seats
    friends: bool = False  # leave the other seats open: the table waits for people


class PlayOnRecord(PlayOn, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The same from a record that is sent along."""

    record: str
