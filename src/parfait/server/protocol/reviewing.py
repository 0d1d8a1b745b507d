"""A review, typed as messages.py types everything else. A worker's results are sent unchanged, except for decisions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parfait.lab.review.account import Account
from parfait.lab.review.highlights import Highlight
from parfait.lab.review.judging import WeighedMove
from parfait.lab.review.walk import Hindsight, Split
from parfait.server.protocol.messages import GameEvent, Why

FOUND = (WeighedMove, Hindsight, Split, Account, Highlight)  # dataclasses that are sent as they are

EffortName = Literal["quick", "usual", "fine"]


class AskReview(Struct, forbid_unknown_fields=True, frozen=True):
    effort: EffortName = "usual"
    cancel: bool = False


class ReviewedDecision(Struct, frozen=True):
    """A decision.

    `loss` is what the move cost by what could be known, ± `error`; there is a `mark` only if that is clear.
    """

    played: str
    best: str
    moves: tuple[WeighedMove, ...]
    loss: float
    error: float
    mark: Literal["inaccuracy", "mistake", "blunder", "brilliant"] | None
    why: list[Why]


class ReviewedStep(Struct, frozen=True):
    """A step. `values` are the chances of all seats after it, with their standard errors."""

    step: int
    seat: int | None
    chance: str | None
    values: list[float]
    errors: list[float]
    splits: tuple[Split, ...]
    decision: ReviewedDecision | None
    hindsight: Hindsight | None
    kind: str = ""  # of a decision: the game's own word for such moves, which `<game>-label-<kind>` spells out


class ReviewSummary(Struct, frozen=True):
    accounts: list[Account]  # by seat
    stories: list[list[GameEvent]]  # by seat, to be said
    turning_points: list[int]  # steps
    highlights: list[Highlight] = []  # the story of the game; reviews that were kept from before have none


class ReviewAnswer(Struct, frozen=True):
    """The progress of a review, and its steps from `step` on. It pauses when nobody asks for it any more."""

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
    """Where to play on from: a step of a finished game, with the same cards or dealt again."""

    step: Annotated[int, Meta(ge=0, le=10**9)]
    seat: Annotated[int, Meta(ge=0, le=15)]  # where one sits down
    name: Annotated[str, Meta(max_length=200)]
    anew: bool = False  # deal hidden cards anew, from what that seat could know
    bot: Annotated[str, Meta(max_length=20)] = "3"  # on the other seats
    friends: bool = False  # leave the other seats open: the table waits for people


class PlayOnRecord(PlayOn, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The same from a record in the request."""

    record: str
