"""The code and the link of a party, and the limits on guessing them (docs/decisions/0325).

A link is the code and a secret. A link cannot be guessed; a code alone could have been.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from parfait.server.rates import Buckets, SharedBuckets
from parfait.server.shared_folder import SharedLimits

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # neither 0 and O, nor 1, I and L; no U, which looks like V
LENGTH = 8
SECRET_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz"
SECRET_LENGTH = 14  # 80 bits, as a table's link
CODES: int = len(LETTERS) ** LENGTH

DAY = 86400.0
CHANCE = 1e-6  # that all strangers together find any party in a day
SERVERS = 4  # on one database, each with limits of its own
BURST = 20.0  # wrong codes of one address in a row
EACH = 300.0  # seconds after which it may try another
KIND_OF_ADDRESS, KIND_OF_ALL = 6, 7  # in the limits that processes share


class PartyAddress(NamedTuple):
    """What a link to a party ends with: the code, and a secret."""

    code: str
    secret: str

    def __str__(self) -> str:
        return self.code + self.secret


def new_link() -> PartyAddress:
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return PartyAddress(code, "".join(secrets.choice(SECRET_LETTERS) for _ in range(SECRET_LENGTH)))


def read_link(text: str) -> PartyAddress:
    return PartyAddress(text[:LENGTH], text[LENGTH:])


def read_code(text: str) -> str | None:
    """The code that somebody typed, in any case and with any spaces or dashes; None if it cannot be one."""
    letters = "".join(letter for letter in text.upper() if letter.isalnum())
    return letters if len(letters) == LENGTH and all(letter in LETTERS for letter in letters) else None


def row_of(link: PartyAddress) -> str:
    """The name of a party's row in the database. No table can have it: theirs are letters and digits.

    The whole link is in it, so that looking up a wrong one takes equally long whether or not its code is right.
    """
    return f"party-{link.code}-{link.secret}"


def wrong_codes_a_day(parties: int) -> float:
    """How many wrong codes this server accepts in a day, so that nobody's chance of a hit exceeds `CHANCE`."""
    return CHANCE * CODES / max(1, parties) / SERVERS


class Guesses:
    """Limits on wrong codes: per address and in total, by the number of parties that could be found.

    Half of a day's wrong codes may come at once, the other half over the day. A right code costs nothing, but no code
    is looked up while the allowance for wrong ones is used up.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, shared: SharedLimits | None = None) -> None:
        self.by_address = Buckets(1 / EACH, BURST, clock)
        self.together = Buckets(0.0, 1.0, clock)
        if shared is not None:
            self.by_address = SharedBuckets(shared, KIND_OF_ADDRESS, self.by_address)
            self.together = SharedBuckets(shared, KIND_OF_ALL, self.together)
        self.know(1)

    def know(self, parties: int) -> None:
        """Set how many parties there are now."""
        a_day = wrong_codes_a_day(parties)
        self.together.rate, self.together.burst = a_day / 2 / DAY, max(1.0, a_day / 2)
        bucket = self.together.buckets.get("")
        if bucket is not None:
            bucket.rate, bucket.burst = self.together.rate, self.together.burst

    def may_try(self, address: str) -> bool:
        """Charge for a code before it is looked up."""
        return self.by_address.take(address) and self.together.take("")

    def right(self, address: str) -> None:
        """The code was right: refund the charge."""
        self.by_address.charge(address, -1.0)
        self.together.charge("", -1.0)
