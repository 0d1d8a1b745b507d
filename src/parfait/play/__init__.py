"""The referee: a state, its seats and its record; and steps as each seat sees them."""

from parfait.play.branch import BranchError, branch
from parfait.play.follow import Happening, Seen, follow, happen, tell
from parfait.play.match import Match
from parfait.play.take_back import learns_nothing, tells_nobody
from parfait.play.together import asked_position, asked_seats, check_together, reveal

__all__ = [
    "BranchError",
    "Happening",
    "Match",
    "Seen",
    "asked_position",
    "asked_seats",
    "branch",
    "check_together",
    "follow",
    "happen",
    "learns_nothing",
    "reveal",
    "tell",
    "tells_nobody",
]
