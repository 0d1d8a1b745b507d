"""A finished game reviewed: every decision from its seat's own view, the luck of every event, and the whole account."""

from parfait.lab.review.account import Account, account, turning_points
from parfait.lab.review.judging import Effort, JudgedDecision, WeighedMove, judge
from parfait.lab.review.story import story
from parfait.lab.review.walk import Review, ReviewError, ReviewWalk, StepReview, review

__all__ = [
    "Account",
    "Effort",
    "JudgedDecision",
    "Review",
    "ReviewError",
    "ReviewWalk",
    "StepReview",
    "WeighedMove",
    "account",
    "judge",
    "review",
    "story",
    "turning_points",
]
