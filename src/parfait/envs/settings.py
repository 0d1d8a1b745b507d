"""Settings and options from programs: NumPy numbers and arrays are read as plain values."""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex, cast

import numpy

from parfait.envs.errors import BadSetting


def check(name: str, value: object, right: bool) -> None:
    if not right:
        raise BadSetting("env-bad-setting", setting=name, value=repr(value))


def whole(name: str, value: object, low: int, high: int) -> int:
    """A whole number in a range, of any integer type except bool."""
    try:
        number = -1 if isinstance(value, bool | numpy.bool_) else index(cast(SupportsIndex, value))
    except TypeError:
        number = -1
    check(name, value, low <= number <= high)
    return number


def flag(name: str, value: object) -> bool:
    check(name, value, isinstance(value, bool | numpy.bool_))
    return bool(value)


def plain(value: object) -> Any:
    """An option as plain JSON, as in a record."""
    if isinstance(value, numpy.generic):
        return value.item()
    if isinstance(value, numpy.ndarray):
        return plain(value.tolist())
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(name): plain(one) for name, one in value.items()}
    return value
