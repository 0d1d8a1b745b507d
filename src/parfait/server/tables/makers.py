"""The creator of a table as a number that reveals no address.

It is stored while a table is open, to count the tables of one address. With 24 bits, each number stands for 256 IPv4
addresses and countless IPv6 ones, so no address can be recovered from it; two visitors at the same time hardly ever
share one.
"""

from __future__ import annotations

from hashlib import blake2b

BYTES = 3


def maker_of(address: str) -> int | None:
    """None if the address is unknown, such as that of a rematch's creator after a restart."""
    return int.from_bytes(blake2b(address.encode(), digest_size=BYTES).digest(), "big") if address else None
