"""Choosing one of many moves: by a number, by its notation, or by the beginning of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from parfait.core import Game, RuleError, State
from parfait.records import apply_step

LONGEST_LIST = 25
UNREADABLE = "unreadable-move"
LETTERS = re.compile(r"[A-Za-z0-9À-ÿ’]+")  # of words that are written with spaces between them


@dataclass(frozen=True)
class MoveChoice:
    """A move, or the beginning that several moves share."""

    text: str
    moves: tuple[str, ...]

    @property
    def is_move(self) -> bool:
        return len(self.moves) == 1


def choices(moves: Sequence[str]) -> list[MoveChoice]:
    """The moves or, if there are too many to list, the longest prefixes that are few enough (or at least distinct)."""
    if len(moves) <= LONGEST_LIST:
        return [MoveChoice(move, (move,)) for move in moves]
    grouped: list[MoveChoice] = []
    for words in range(1, max(map(_count_words, moves)) + 1):
        groups = _by_beginning(moves, words)
        if len(groups) > LONGEST_LIST and len(grouped) > 1:
            break
        grouped = groups
        if len(groups) > LONGEST_LIST:
            break
    return grouped


def _by_beginning(moves: Sequence[str], words: int) -> list[MoveChoice]:
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(_beginning(move, words), []).append(move)
    return [MoveChoice(group[0] if len(group) == 1 else start, tuple(group)) for start, group in groups.items()]


def _beginning(move: str, words: int) -> str:
    """`place OM` is the first two words of `place OM c3 S`, `F7` the first of `F7+A/6`."""
    ends = [word.end() for word in re.finditer(r"\w+", move)]
    return move[: ends[words - 1]] if words <= len(ends) else move


def _count_words(move: str) -> int:
    return len(re.findall(r"\w+", move))


def shared_start(said: Sequence[str]) -> str:
    """What several moves in words have in common at their beginning, in whole words; perhaps nothing."""
    first, last = min(said), max(said)
    common = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    inside_a_word = LETTERS.match(first, common) or LETTERS.match(last, common)
    start = first[:common]
    return (re.sub(LETTERS.pattern + "$", "", start) if inside_a_word else start).strip(" ,、(")


def matching(moves: Sequence[str], typed: str) -> list[str]:
    """The move that was typed, or else all that begin so. Case and spare spaces do not matter."""
    wanted = _plain(typed)
    exact = [move for move in moves if _plain(move) == wanted]
    return exact or [move for move in moves if _plain(move).startswith(wanted)]


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def refusal(game: Game, state: State, typed: str) -> RuleError:
    """Why what was typed may not be played now."""
    errors = []
    for move in _spellings(typed):
        try:
            apply_step(game, state.clone(), {"seat": state.turn, "move": move})
        except RuleError as error:
            if error.key != UNREADABLE:
                return error
            errors.append(error)
    return errors[0]


def _spellings(typed: str) -> Iterator[str]:
    """As typed, and with each word in capitals or not: notation is exact, people are not."""
    words = typed.split()[:4]
    yield typed
    for spelling in product(*((word, word.upper(), word.lower()) for word in words)):
        yield " ".join(spelling)
