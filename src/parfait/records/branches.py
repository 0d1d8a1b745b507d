"""Where a game branched off from another one: a key of its record, `branched_from`, that can be checked.

It holds a digest of the other game, the step, how many steps were kept and a digest of those. So a record shows by
itself that these steps were not changed since and, together with the other record, that they come from it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parfait.records.record import Record

BRANCH = "branched_from"


def digest(record: Record) -> str:
    """A digest of a game: its options and steps, and nothing else of its record."""
    return prefix_digest(record, len(record.steps))


def prefix_digest(record: Record, steps: int) -> str:
    """A digest of only its first steps."""
    plain = [{name: value for name, value in step.items() if name != "legal"} for step in record.steps[:steps]]
    content = [record.game.name, record.players, record.options.write(), plain]
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(text.encode()).hexdigest()


def wrong_branch(record: Record) -> str | None:
    """The part of a record's `branched_from` that is wrong, if there is one."""
    given: object = record.extra.get(BRANCH)
    if given is None:
        return None
    if type(given) is not dict:
        return BRANCH
    for key in ("record", "steps"):
        if type(given.get(key)) is not str or len(given[key]) != 64:
            return key
    for key in ("step", "kept"):
        if type(given.get(key)) is not int or not 0 <= given[key] <= len(record.steps):
            return key
    seat = given.get("dealt_anew_for")
    if seat is not None and (type(seat) is not int or not 0 <= seat < record.players):
        return "dealt_anew_for"
    return None if given["steps"] == prefix_digest(record, given["kept"]) else "steps"


def branches_off(record: Record, other: Record) -> bool:
    """Whether a game branched off from this other one, as its record says."""
    given = record.extra.get(BRANCH)
    return wrong_branch(record) is None and type(given) is dict and given["record"] == digest(other)
