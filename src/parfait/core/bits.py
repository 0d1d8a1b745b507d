"""Sets of small numbers as bits of one int. bits.pxd gives the same three names as inline C."""


def bit(i: int) -> int:
    return 1 << i


def popcount(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The smallest number in the set."""
    return (mask & -mask).bit_length() - 1
