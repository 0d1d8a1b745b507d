"""The referee: a state, its seats and its record; and steps as each seat sees them."""

from parfait.play.branch import BranchError, branch
from parfait.play.follow import Happening, Seen, follow, happen, tell
from parfait.play.match import Match

__all__ = ["BranchError", "Happening", "Match", "Seen", "branch", "follow", "happen", "tell"]
