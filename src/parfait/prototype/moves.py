"""Moves by name and by number. A number means the same move in every position and every process."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from parfait.core.limits import MOST_ACTIONS
from parfait.prototype.errors import PrototypeError
from parfait.prototype.places import Value

Move = Value  # text, or a tuple of words and numbers, as the prototype gives it


class MoveBook:
    """All moves of a prototype met so far, each with its number.

    Those that `look` finds in a few random games are numbered first, in order, and so are the same everywhere.
    """

    def __init__(self, known: Iterable[Move], look: Callable[[], Iterable[Move]]) -> None:
        self.texts: list[str] = []
        self.moves: list[Move] = []
        self.numbers: dict[str, int] = {}
        self.looked = False
        self.look = look
        for move in known:
            self._add(text_of(move), move)
            self.looked = True

    def number(self, move: Move) -> int:
        text = move if type(move) is str else text_of(move)
        number = self.numbers.get(text)
        if number is None:
            self._meet()
            number = self.numbers[text] if text in self.numbers else self._add(text_of(move), move)
        return number

    def find(self, text: str) -> int | None:
        """The number of a move by its text, if there is such a move."""
        self._meet()
        return self.numbers.get(text)

    def _meet(self) -> None:
        if not self.looked:
            self.looked = True
            for move in sorted(self.look(), key=lambda move: in_order(text_of(move))):
                if text_of(move) not in self.numbers:
                    self._add(text_of(move), move)

    def _add(self, text: str, move: Move) -> int:
        if len(self.texts) >= MOST_ACTIONS:
            raise PrototypeError(
                f"there are more than {MOST_ACTIONS} different moves ({text!r} is one too many): make two moves of "
                "one, such as first which card, then where it goes"
            )
        self.numbers[text] = len(self.texts)
        self.texts.append(text)
        self.moves.append(move)
        return len(self.texts) - 1


def text_of(move: Move) -> str:
    """`("bid", 3)` is written `bid 3`. `PrototypeError` for what cannot be typed at a terminal."""
    if type(move) is tuple and move:
        text = " ".join(map(str, move))
    elif type(move) is str:
        text = move
    else:
        raise PrototypeError(f"moves() offers {move!r}; a move is text such as 'roll', or a tuple such as ('bid', 3)")
    if text.isdecimal():
        raise PrototypeError(
            f"moves() offers {text!r}; a number alone chooses from a list, so say what is done with it: 'bid {text}'"
        )
    if not text or not text.isprintable() or text != " ".join(text.split()):
        raise PrototypeError(f"moves() offers {text!r}; a move is one line of words with single spaces between them")
    return text


def in_order(text: str) -> list[tuple[int, str]]:
    """`bid 9` before `bid 10`."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", text)]


def offered(given: Value) -> list[Move]:
    """The result of moves() as a list. Raises `PrototypeError` if it is not one."""
    if given is None:
        raise PrototypeError("moves() gives nothing back: is there a `return` missing?")
    if isinstance(given, str):
        raise PrototypeError(f"moves() gives back one text, {given!r}; give back a list: [{given!r}]")
    try:
        return list(given)
    except TypeError:
        raise PrototypeError(f"moves() gives back {given!r}; it has to be a list of moves") from None
