"""Bots as guests of a server, over the public protocol (docs/protocol.md): they are told what any client is told."""

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
