"""The secrets of seats. The database only holds hashes.

A token is a seat: whoever has it sees the seat's hand and plays for it. A ticket is what a host's link holds: one
device can sit down with it, under a token of its own, and then it is used up.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz"  # nothing that is easily misread
TABLE_LENGTH = 14  # 80 bits: the link to a table cannot be guessed either
LONGEST_TABLE = 32
TOKEN_LENGTH = 28  # 161 bits
TICKET = "i"  # begins every ticket and, since it is easily misread, no token


def new_table() -> str:
    return _random(TABLE_LENGTH)


def may_be_table(id: str) -> bool:
    """Whether there may be a table of this name: anything may stand in an address, and a database takes no NUL."""
    return id.isascii() and id.isalnum() and len(id) <= LONGEST_TABLE


def new_token() -> str:
    return _random(TOKEN_LENGTH)


def new_ticket() -> str:
    return TICKET + new_token()


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def key_of(secret: str) -> str:
    """The stored hash of a token or ticket. They are random and long, so the hash needs no salt."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same(key: str, other: str) -> bool:
    return hmac.compare_digest(key, other)
