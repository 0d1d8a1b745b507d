"""Errors in input. An error is a key and its arguments; the words are in the catalogue (`error-<key>`)."""

from __future__ import annotations

LONGEST = 60
LONGEST_REASON = 400  # of what somebody else's code says is wrong: for its author, who needs all of it


def shorten(value: object, longest: int = LONGEST) -> str:
    """Untrusted text, short enough for one line of an error."""
    text = value if isinstance(value, str) else repr(value)
    text = text.encode("utf-8", "backslashreplace").decode()
    text = "".join(c if c.isprintable() else "�" for c in text[: longest + 1])
    return text if len(text) <= longest else text[:longest] + "…"


def one_line(error: BaseException) -> str:
    """An exception from foreign code in one line: its name and, if it has one, its message."""
    name = type(error).__name__
    try:
        message = str(error)
    except Exception:
        message = ""
    return shorten(f"{name}: {message}" if message else name, LONGEST_REASON)


class ParfaitError(Exception):
    """Anything a person or a program outside may have got wrong."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key} ({details})" if details else self.key

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.__dict__)


def _restore(kind: type[ParfaitError], fields: dict[str, object]) -> ParfaitError:
    error = kind.__new__(kind)
    error.__dict__.update(fields)
    error.args = (error.key, error.arguments)
    return error


class RuleError(ParfaitError):
    """Something that a numbered rule does not allow."""

    def __init__(self, rule: str, key: str, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class IllegalMove(RuleError):
    """A move that may not be made now. The state is as it was."""


class BadOutcome(RuleError):
    """An outcome of chance that cannot happen here. The state is as it was."""


class BadOption(RuleError):
    """An option that does not exist, or a value it cannot have."""


class Unreadable(ParfaitError):
    """Text that is no move of this game."""


class UnknownGame(ParfaitError):
    """No game of that name."""


class BadPlayers(ParfaitError):
    """A number of players that this game does not allow."""


class BrokenRules(Exception):
    """A game that breaks the contract: a fault in its code, not in anyone's input."""


# Search runs through compiled calls that cannot raise. What went wrong in one waits here until somebody checks.
WAITING: list[BrokenRules] = []


def raise_what_waits() -> None:
    if WAITING:
        error = WAITING[0]
        WAITING.clear()
        raise error
