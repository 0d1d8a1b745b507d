"""Who made a table, as a number that tells nobody's address.

It is kept in the database while a table is open, to count how many one address has. Of 24 bits, each number stands for
256 addresses of IPv4 and for countless of IPv6, so that none can be told from it; two visitors at the same time hardly
ever share one.
"""

from __future__ import annotations

from hashlib import blake2b

BYTES = 3


def maker_of(address: str) -> int | None:
    """None if the address is unknown, such as that of a rematch's creator after a restart."""
    return int.from_bytes(blake2b(address.encode(), digest_size=BYTES).digest(), "big") if address else None
