"""Bots as guests on a server, over the public protocol (docs/protocol.md). They get what any client gets."""

from parfait.online.guest import BotFailed, Guest, ServerRefused, Unreachable
from parfait.online.links import BadLink, Link
from parfait.online.views import BadNews, moves_of, text_of, view_of

__all__ = [
    "BadLink",
    "BadNews",
    "BotFailed",
    "Guest",
    "Link",
    "ServerRefused",
    "Unreachable",
    "moves_of",
    "text_of",
    "view_of",
]
