"""Random numbers: a seeded stream that is the same compiled and interpreted, or the operating system's randomness.

Or numbers that somebody else chooses, to walk through all that chance can do.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from parfait.core import bits

# SplitMix64. Named, and typed in rng.pxd, because Cython takes a literal above 31 bits for a Python int.
M64 = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


class Rng:
    """`Rng(7)` repeats itself; `Rng.system()` cannot be predicted and is what real tables use."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.from_outside = False
        self.answer: Callable[[int], int] | None = None
        self.s = 0
        self.begin(seed & M64, stream & M64)

    def begin(self, seed: int, stream: int) -> None:
        """Draw what `Rng(seed, stream)` would from here on."""
        self.s = seed
        self.s = (self._next() + stream) & M64
        self.s = self._next()

    @staticmethod
    def system() -> Rng:
        rng = Rng(0)
        rng.from_outside = True
        return rng

    @staticmethod
    def answering(answer: Callable[[int], int]) -> Rng:
        """Nothing is random: `below(n)` is `answer(n)`, which must not raise (compiled rules swallow errors)."""
        rng = Rng.system()
        rng.answer = answer
        return rng

    def word(self) -> int:
        """64 random bits."""
        return self._outside_word() if self.from_outside else self._next()

    def _next(self) -> int:
        self.s = (self.s + STEP) & M64
        z = self.s
        z = ((z ^ (z >> 30)) * MIX_A) & M64
        z = ((z ^ (z >> 27)) * MIX_B) & M64
        return z ^ (z >> 31)

    def _outside_word(self) -> int:
        if self.answer is not None:
            return self.answer(M64)
        return int.from_bytes(os.urandom(8), "little")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        if self.from_outside:
            return self._outside_below(n)
        # As `_next`: without another call, since nothing else is called as often.
        z = (self.s + STEP) & M64
        self.s = z
        z = ((z ^ (z >> 30)) * MIX_A) & M64
        z = ((z ^ (z >> 27)) * MIX_B) & M64
        return (((z ^ (z >> 31)) >> 32) * n) >> 32

    def _outside_below(self, n: int) -> int:
        if self.answer is not None:
            return self.answer(n)
        return ((self._outside_word() >> 32) * n) >> 32

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        if self.from_outside:
            return (self._outside_word() >> 11) * 1.1102230246251565e-16
        z = (self.s + STEP) & M64  # as `_next`
        self.s = z
        z = ((z ^ (z >> 30)) * MIX_A) & M64
        z = ((z ^ (z >> 27)) * MIX_B) & M64
        return ((z ^ (z >> 31)) >> 11) * 1.1102230246251565e-16

    def member(self, mask: int) -> int:
        """A random member of the set, all equally likely."""
        for _ in range(self.below(bits.popcount(mask))):
            mask &= mask - 1
        return bits.lowest(mask)

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.s, self.from_outside, self.answer)


def _restore(s: int, from_outside: bool, answer: Callable[[int], int] | None) -> Rng:
    rng = Rng(0)
    rng.s = s
    rng.from_outside = from_outside
    rng.answer = answer
    return rng
