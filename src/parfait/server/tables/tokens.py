"""Secrets of seats: whoever has the token has the seat. The database holds hashes alone."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz"  # nothing that is easily misread
TABLE_LENGTH = 14  # 80 bits: the link to a table cannot be guessed either
TOKEN_LENGTH = 28  # 161 bits


def new_table() -> str:
    return _random(TABLE_LENGTH)


def new_token() -> str:
    return _random(TOKEN_LENGTH)


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def key_of(token: str) -> str:
    """What is stored of a token. It is random and long, so that a plain hash needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(key: str, other: str) -> bool:
    return hmac.compare_digest(key, other)
