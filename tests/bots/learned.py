"""The strongest level with what its brain learned, as a bot of somebody else's: by the name of its class."""

from __future__ import annotations

from dataclasses import dataclass

from parfait.bots.searcher import SearchBot


@dataclass(frozen=True)
class Learned(SearchBot):
    learned: bool = True
