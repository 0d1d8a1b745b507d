"""The referee: a state, its seats and its record; and steps as each seat sees them."""

from parfait.play.follow import Seen, follow, seen, tell
from parfait.play.match import Match

__all__ = ["Match", "Seen", "follow", "seen", "tell"]
