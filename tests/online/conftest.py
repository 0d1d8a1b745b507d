"""A server in a process of its own, for the guests."""

from tests.server.conftest import real

__all__ = ["real"]
