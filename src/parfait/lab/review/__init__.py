"""A finished game reviewed: every decision from its seat's own view, the luck of every event, and the whole account."""

from parfait.lab.review.account import Account, account, turning_points
from parfait.lab.review.judging import Decision, Effort, WeighedMove, judge
from parfait.lab.review.story import story
from parfait.lab.review.walk import Review, ReviewError, StepReview, Walk, review

__all__ = [
    "Account",
    "Decision",
    "Effort",
    "Review",
    "ReviewError",
    "StepReview",
    "Walk",
    "WeighedMove",
    "account",
    "judge",
    "review",
    "story",
    "turning_points",
]
