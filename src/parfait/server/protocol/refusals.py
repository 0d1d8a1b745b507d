"""The server's refusals, as keys of the catalogue (`error-<key>`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from parfait.core import ParfaitError, RuleError
from parfait.records import RecordError
from parfait.server.protocol import messages as protocol

if TYPE_CHECKING:
    from parfait.core.data import Json
else:
    from parfait.server.protocol.messages import Json


class Refused(ParfaitError):
    """A request that cannot be granted. `status` is its answer over HTTP."""

    def __init__(self, key: str, status: int = 409, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.status = status


class Refusal(msgspec.Struct, frozen=True):
    """A refusal as a value, to be kept or sent on. An exception would keep its whole traceback alive."""

    key: str
    args: dict[str, Json]
    rule: str | None
    status: int

    @classmethod
    def of(cls, error: ParfaitError) -> Refusal:
        problem = http(error)
        return cls(problem.key, problem.args, problem.rule, error.status if isinstance(error, Refused) else 409)

    def error(self) -> ParfaitError:
        """A new exception."""
        if self.rule is not None:
            return RuleError(self.rule, self.key, **self.args)
        return Refused(self.key, self.status, **self.args)


def not_found() -> Refused:
    return Refused("no-such-table", 404)


def deleted() -> Refused:
    return Refused("table-deleted", 410)


class TableUnreadable(Refused):
    """A log that this version cannot play again: another version wrote it, or it is damaged."""

    def __init__(self) -> None:
        super().__init__("table-unreadable", 500)


def away() -> Refused:
    return Refused("storage-away", 503)


def plain(arguments: Mapping[str, object]) -> dict[str, Json]:
    """Arguments as plain JSON values."""
    return {name: _plain(value) for name, value in arguments.items()}


def _plain(value: object) -> Json:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    return [_plain(item) for item in value] if isinstance(value, tuple | list) else str(value)


def message(
    error: ParfaitError, id: str | None = None, to: str | None = None, step: int | None = None
) -> protocol.Error:
    problem = http(error)
    return protocol.Error(problem.key, problem.args, problem.rule, id, to, step)


def http(error: ParfaitError) -> protocol.Problem:
    if isinstance(error, RecordError) and error.cause is not None:
        error = error.cause
    rule = error.rule if isinstance(error, RuleError) and error.rule != "record" else None
    return protocol.Problem(error.key, plain(error.arguments), rule)
