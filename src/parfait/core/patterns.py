"""Many moves in few words: `place OM|OS c3 S` stands for two moves that differ in only one word."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache


def grouped(moves: Iterable[str]) -> list[str]:
    """Join moves that differ in only one word into a pattern, word by word from the last."""
    moves = list(moves)
    words = "|".join(moves)
    if " " not in words:
        return [words] if moves else []
    starts: defaultdict[str, list[str]] = defaultdict(list)
    for start, word in map(_cut, moves):
        starts[start].append(word)
    patterns = []
    ends = [(start, "|".join(words)) for start, words in starts.items()]  # what is left of a move, and its end
    while ends:
        alike: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        for start, end in ends:
            if start:
                start, word = _cut(start)
                alike[start, end].append(word)
            else:
                patterns.append(end)
        ends = [(start, f"{'|'.join(words)} {end}") for (start, end), words in alike.items()]
    return patterns


@lru_cache(1000)
def _cut(move: str) -> tuple[str, str]:
    """A move without its last word, and that word."""
    start, _, word = move.rpartition(" ")
    return start, word


def expanded(patterns: Iterable[str]) -> list[str]:
    """The moves that patterns stand for. Clients do the same."""
    moves = []
    for pattern in patterns:
        some = [""]
        for word in pattern.split(" "):
            some = [f"{start} {choice}" for start in some for choice in word.split("|")]
        moves += [move[1:] for move in some]
    return moves
