"""The referee: a state, its seats and its record."""

from parfait.play.match import Match

__all__ = ["Match"]
