"""What a move in Dessert Dice leads to.

Plain Python; prospects.pxd holds C types for the same names. One measure is how much a move reveals of one's dessert:
how sure an observer of only this move would be of it. The observer assumes that the owner of a dessert follows the
rules of thumb for it: the better a move by these rules, the more likely it is. A move that is equally good for every
dessert reveals nothing, and leaves the guess at one in four.
"""

from __future__ import annotations

import math

from parfait.core import bits
from parfait.core.prospects import Measure, Prospects
from parfait.core.state import Numbers, State
from parfait.games.dessert_dice import rules
from parfait.games.dessert_dice.brain import DessertDiceBrain
from parfait.games.dessert_dice.rules import DessertDice

CLUSTER = 0
RIVAL = 1
TOLD = 2
DESSERTS = 4
KEENNESS = 2.5  # the log of the odds of a move for each die that it is better by; fits what level 3 plays best


class DessertDiceProspects(Prospects):
    MEASURES = (
        Measure("cluster", 1, 2.0),
        Measure("rival", -1, 2.0),
        Measure("told", -1),
    )

    def __init__(self) -> None:
        super().__init__()
        self.brain = DessertDiceBrain()
        self.legal = Numbers()
        self.told = [0.0] * 1024  # by legal action: how sure of the dessert to move an onlooker would be by it
        self.ready = False

    def begin(self, world: State, action: int) -> None:
        assert isinstance(world, DessertDice)
        dice = world
        self.seat = dice.turn
        if not self.ready:
            self._see_through(dice)
            self.ready = True
        self.put(TOLD, self.told[action])

    def _see_through(self, dice: DessertDice) -> None:
        """How much each legal move reveals, by Bayes' rule, if all desserts were equally likely before it."""
        own = dice.tiles[dice.turn]
        dice.legal(self.legal)
        self.brain._look(dice)
        chances = [0.0] * 1024  # of every action, for any owner together
        for dessert in range(DESSERTS):
            dice.tiles[dice.turn] = dessert
            total = 0.0
            for i in range(self.legal.n):
                total += math.exp(KEENNESS * self.brain._after(dice, self.legal.a[i]))
            for i in range(self.legal.n):
                chance = math.exp(KEENNESS * self.brain._after(dice, self.legal.a[i])) / total
                chances[self.legal.a[i]] += chance
                if dessert == own:
                    self.told[self.legal.a[i]] = chance
        dice.tiles[dice.turn] = own
        for i in range(self.legal.n):
            self.told[self.legal.a[i]] /= chances[self.legal.a[i]]

    def variant_of(self, action: int) -> int:
        """DD-4: which way round a die is placed is a detail."""
        if action >= rules.TIP or rules.lie_placed(action) == rules.BLANK:
            return action
        return action - rules.lie_placed(action) % 2

    def finish(self, world: State) -> None:
        assert isinstance(world, DessertDice)
        dice = world
        self.put(CLUSTER, self._largest(dice, self.seat))
        best = 0
        for seat in range(dice.players):
            if seat != self.seat:
                best = max(best, self._largest(dice, seat))
        self.put(RIVAL, best)

    def _largest(self, dice: DessertDice, seat: int) -> int:
        """DD-14: the size of a dessert's largest cluster now."""
        return bits.popcount(dice.cluster(dice.tiles[seat], 0))


PROSPECTS = DessertDiceProspects
