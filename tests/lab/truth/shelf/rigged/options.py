"""How it is rigged. Every chance is in per cent."""

from __future__ import annotations

from dataclasses import dataclass

from parfait.core.options import FLAG, Options, Whole, option


@dataclass(frozen=True)
class RiggedOptions(Options):
    seat_bonus: int = option("RG-1", Whole(0, 25), 0)  # of seat 1, above its fair share
    starter_bonus: int = option("RG-2", Whole(0, 25), 0)  # of the starting player
    rounds: int = option("RG-3", Whole(1, 20), 3)  # in each of which every seat has one turn
    bell: int = option("RG-4", Whole(0, 100), 100)  # the chance that the bell rings, once in a game
    red: int = option("RG-5", Whole(0, 100), 50)  # the chance that the card is red
    prize: int = option("RG-6", Whole(1, 100), 10)  # points of the winner
    flag: bool = option("RG-7", FLAG, False)  # is told, and does nothing
    turned: int = option("RG-8", Whole(0, 99), 0)  # every number is drawn from another place: nothing that counts
    idle: int = option("RG-11", Whole(0, 9), 0)  # nothing looks at it
    broken: bool = option("RG-9", FLAG, False)  # a bug in the rules
