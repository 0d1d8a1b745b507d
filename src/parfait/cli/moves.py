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
WORDS = re.compile(r"\w+")  # of notation
PARTS = re.compile(r"\d+|[^\W\d]+")  # where words are too long: 3x5
AROUND = " ,、(（：:"


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
    by_words = _grouped(moves, WORDS)
    return by_words if len(by_words) <= LONGEST_LIST else _grouped(moves, PARTS)


def _grouped(moves: Sequence[str], part: re.Pattern[str]) -> list[MoveChoice]:
    grouped: list[MoveChoice] = []
    for count in range(1, max(len(part.findall(move)) for move in moves) + 1):
        groups = _by_beginning(moves, part, count)
        if len(groups) > LONGEST_LIST and len(grouped) > 1:
            break
        grouped = groups
        if len(groups) > LONGEST_LIST:
            break
    return grouped


def _by_beginning(moves: Sequence[str], part: re.Pattern[str], count: int) -> list[MoveChoice]:
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(_beginning(move, part, count), []).append(move)
    return [MoveChoice(group[0] if len(group) == 1 else start, tuple(group)) for start, group in groups.items()]


def _beginning(move: str, part: re.Pattern[str], count: int) -> str:
    """`place OM` is the first two words of `place OM c3 S`, and `3x` the first two parts of `3x5`."""
    ends = [found.end() for found in part.finditer(move)]
    return move[: ends[count - 1]] if count <= len(ends) else move


def shared(said: Sequence[str]) -> str:
    """What several moves in words share at their beginning, or else at their end: "bid three …"; perhaps nothing."""
    if start := _common_start(said).strip(AROUND):
        return f"{start} …"
    end = _common_start([text[::-1] for text in said])[::-1].strip(AROUND)
    return f"… {end}" if end else ""


def distinct(names: Sequence[str]) -> tuple[str, list[str]]:
    """What several names share around what differs ("place the red die on …"), and what differs: "a1", "b1"."""
    start = _common_start(names)
    rest = [name[len(start) :] for name in names]
    end = _common_start([name[::-1] for name in rest])[::-1]
    inner = [name[: len(name) - len(end)].strip(AROUND) for name in rest]
    around = f"{start.strip(AROUND)} … {end.replace('…', '').strip(AROUND)}".strip()
    if len(names) < 2 or around == "…" or not all(inner):
        return "", list(names)
    return around, inner


def _common_start(names: Sequence[str]) -> str:
    """The longest beginning of them all that does not cut through a word or a number."""
    first, last = min(names), max(names)
    common = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    start = first[:common]
    inside = any(LETTERS.match(name, common) for name in (first, last)) and LETTERS.search(start[-1:])
    return re.sub(LETTERS.pattern + "$", "", start) if inside else start


def matching(moves: Sequence[str], typed: str) -> list[str]:
    """The typed move, or else all moves that begin with it. Case and extra spaces do not matter."""
    wanted = _plain(typed)
    exact = [move for move in moves if _plain(move) == wanted]
    return exact or [move for move in moves if _plain(move).startswith(wanted)]


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def refusal(game: Game, state: State, typed: str) -> RuleError:
    """Why the typed move is not legal now."""
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
