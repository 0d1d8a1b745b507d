"""Information-set Monte-Carlo tree search: one implementation for every game, which uses only the contract.

Single-observer ISMCTS (Cowling, Powley & Whitehouse 2012). Each iteration draws a world from the belief, walks down one
tree of moves shared by all worlds, adds a leaf, plays the world out to the brain's horizon, and gives each seat its own
value (max-n). A move is judged among the times it was available, not among all visits of its parent. Chance is sampled
on the way and not branched on; a child is identified by its move and by who made it, since a roll may decide that.
Where there are many moves, new ones are taken up slowly (progressive widening), the brain's suggestions first.
"""

from __future__ import annotations

import math
from array import array

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.errors import BrokenRules
from parfait.core.limits import MOST_ACTIONS
from parfait.core.prospects import MOST_MEASURES, Prospects
from parfait.core.rng import Rng
from parfait.core.state import Belief, Numbers, State

FIRST_NODES = 1024
MOST_NODES = 4_000_000
DEEPEST = 255
ACTIONS = MOST_ACTIONS  # the same as a C number
LANE = 2 * MOST_MEASURES + 1  # by action: the sums of its measures, those of their squares, how often it was counted
LOGARITHMS = array("d", [0.0, *map(math.log, range(1, 1 << 15))])  # of how often a move was available
TABLED = len(LOGARITHMS)


class Search:
    def __init__(
        self, brain: Brain, belief: Belief, rng: Rng, exploration: float | None = None, candidates: int | None = None
    ) -> None:
        """`exploration` and `candidates` are the brain's unless given."""
        self.brain = brain
        self.belief = belief
        self.rng = rng
        self.exploration = brain.exploration if exploration is None else exploration
        self.candidates = brain.candidates if candidates is None else candidates
        self.legal = Numbers()
        self.scratch = Numbers()
        self.depth = min(brain.depth, DEEPEST)
        self.path = [0] * 256
        self.mark = [0] * 1024  # by action: the stamp of the last position where it was legal and not yet met
        self.stamp = 0
        self.only = -1  # the one move to look at, if it is not all of them
        self.iterations = 0
        self.moves = 0  # that may be made at the root, once that is known
        self.met = 0  # those of them that are in the tree
        self.logarithms = bits.doubles(LOGARITHMS)
        self.counting = False  # what follows the moves at the root
        self.prospects = Prospects()
        self.measures = 0
        self.counted = array("d", [0.0])
        self.counts = bits.doubles(self.counted)
        # How far apart results are, which scales exploration: a round may decide little or all of a match.
        self.mean = 0.0
        self.spread = 0.0
        # The tree. Node 0 is the root; the others are moves.
        self.nodes = 1
        self.capacity = FIRST_NODES
        self.whole = [array("i", bytes(4 * FIRST_NODES)) for _ in range(6)]
        self.real = [array("d", bytes(8 * FIRST_NODES)) for _ in range(3)]
        self._find_numbers()
        self.child[0] = -1
        self.sibling[0] = -1

    def count(self, prospects: Prospects) -> None:
        """Count what follows each move at the root, from the first iteration on. This changes no result."""
        if len(prospects.MEASURES) > MOST_MEASURES:
            raise BrokenRules(f"{len(prospects.MEASURES)} measures are to be counted, and {MOST_MEASURES} are the most")
        self.prospects = prospects
        self.counting = True
        self.measures = len(prospects.MEASURES)
        self.counted = array("d", bytes(8 * LANE * ACTIONS))
        self.counts = bits.doubles(self.counted)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()
        self.legal.check()
        self.scratch.check()

    def iterate(self) -> None:
        world = draw_world(self.brain, self.belief, self.rng, self.candidates)
        node = 0
        depth = 0
        grown = False
        looking = self.counting
        while not grown and depth < self.depth:
            known = depth == 0 and world.turn >= 0 and self.only < 0
            self._pass_chance(world)
            if self.brain.horizon(world):
                break
            before = self.nodes
            node = self._select_at_root(world) if known else self._select(world, node)
            grown = self.nodes > before or node < 0
            if node < 0:
                break
            depth += 1
            self.path[depth] = node
            if depth == 1 and looking:
                self.prospects.begin(world, self.action[node])
            if self.brain.learns:
                if depth == 1:
                    self.brain.prepare(world, self.action[node], self.rng, self.scratch)
                self.brain.note(world, self.action[node])
            world.apply(self.action[node])
            if looking:
                looking = self.prospects.look(world)
        if looking:
            self._look_on(world)
        self.brain.play_out(world, self.rng, self.scratch)
        self.brain.evaluate(world)
        if self.brain.learns:
            self.brain.learn()
        self._learn(depth)
        if self.counting and depth > 0:
            self._count(world, self.action[self.path[1]])

    def _look_on(self, world: State) -> None:
        """Play on as the brain would, while the prospects want to see more steps."""
        looking = True
        while looking and not self.brain.horizon(world):
            if world.turn >= 0:
                world.apply(self.brain.rollout(world, self.rng, self.scratch))
            else:
                world.draw(self.rng, self.scratch)
                world.settle(self.scratch)
            looking = self.prospects.look(world)

    def _count(self, world: State, action: int) -> None:
        self.prospects.finish(world)
        self.counts[action * LANE + LANE - 1] += 1.0
        for i in range(self.measures):
            value = self.prospects.values[i]
            self.counts[action * LANE + i] += value
            self.counts[action * LANE + MOST_MEASURES + i] += value * value

    def _pass_chance(self, world: State) -> None:
        while world.turn < 0 and not self.brain.horizon(world):
            world.draw(self.rng, self.scratch)
            world.settle(self.scratch)
            if self.brain.learns:
                self.brain.note_chance()

    def _select(self, world: State, node: int) -> int:
        """The child to visit: the best by availability-aware UCB, or a new one; -1 if the tree is full."""
        world.legal(self.legal)
        if node == 0 and self.only >= 0:
            self.legal.n = 1
            self.legal.a[0] = self.only
        self.stamp += 1
        mark = self.mark
        stamp = self.stamp
        for legal in self.legal.a[: self.legal.n]:
            mark[legal] = stamp
        best = -1
        best_score = -1.0
        met = 0
        scale = self.exploration * self.deviation()
        child = self.child[node]
        while child >= 0:
            action = self.action[child]
            if mark[action] == stamp and self.mover[child] == world.turn:
                mark[action] = 0
                met += 1
                score = self._score(child, scale)
                if score > best_score:
                    best_score = score
                    best = child
            child = self.sibling[child]
        if node == 0:
            self.moves = self.legal.n
        if met < self.legal.n and (best < 0 or met < self._width(node)):
            return self._grow(world, node, met)
        return best

    def _select_at_root(self, world: State) -> int:
        """Like `_select` at the root, where the legal moves are the same in every world."""
        if self.met == 0 or (self.met < self.moves and self.met < self._width(0)):
            return self._select(world, 0)
        best = -1
        best_score = -1.0
        scale = self.exploration * self.deviation()
        child = self.child[0]
        while child >= 0:
            score = self._score(child, scale)
            if score > best_score:
                best_score = score
                best = child
            child = self.sibling[child]
        return best

    def _score(self, node: int, scale: float) -> float:
        """The UCB score of an available node."""
        self.available[node] += 1
        times = self.available[node]
        logarithm = self.logarithms[times] if times < TABLED else math.log(times)
        return self.average[node] + scale * math.sqrt(logarithm / self.visits[node])

    def deviation(self) -> float:
        """The standard deviation of results so far, starting from that of a coin toss."""
        return math.sqrt((self.spread + 0.25 * 20) / (self.iterations + 20))

    def _width(self, node: int) -> float:
        """Progressive widening: how many moves a node may know."""
        return 3.0 + 2.0 * math.sqrt(self.visits[node])

    def _grow(self, world: State, node: int, met: int) -> int:
        if self.nodes == self.capacity:
            if self.nodes >= MOST_NODES:
                return -1
            self._double()
        action = self._new_action(world, met)
        new = self.nodes
        self.nodes += 1
        self.action[new] = action
        self.mover[new] = world.turn
        self.child[new] = -1
        self.sibling[new] = self.child[node]
        self.child[node] = new
        self.available[new] = 1
        if node == 0:
            self.met += 1
        return new

    def _new_action(self, world: State, met: int) -> int:
        """A legal move that the node does not have yet: the brain's choice, or any."""
        suggested = self.brain.rollout(world, self.rng, self.scratch)
        if 0 <= suggested < ACTIONS and self.mark[suggested] == self.stamp:
            return suggested
        skip = self.rng.below(self.legal.n - met)
        for i in range(self.legal.n):
            if self.mark[self.legal.a[i]] == self.stamp:
                if skip == 0:
                    return self.legal.a[i]
                skip -= 1
        return suggested

    def _learn(self, depth: int) -> None:
        for i in range(1, depth + 1):
            node = self.path[i]
            value = self.brain.values[self.mover[node]]
            self.visits[node] += 1
            self.total[node] += value
            self.average[node] = self.total[node] / self.visits[node]
            self.squares[node] += value * value
        self.visits[0] += 1
        self.iterations += 1
        if depth > 0:
            value = self.brain.values[self.mover[self.path[1]]]
            step = value - self.mean
            self.mean += step / self.iterations
            self.spread += step * (value - self.mean)

    def _double(self) -> None:
        for whole in self.whole:
            whole.frombytes(bytes(4 * self.capacity))
        for real in self.real:
            real.frombytes(bytes(8 * self.capacity))
        self._find_numbers()
        self.capacity *= 2

    def _find_numbers(self) -> None:
        """Set the pointers to the numbers of nodes, whenever the arrays have grown."""
        self.action = bits.ints(self.whole[0])
        self.mover = bits.ints(self.whole[1])
        self.child = bits.ints(self.whole[2])  # the newest
        self.sibling = bits.ints(self.whole[3])  # the one before
        self.visits = bits.ints(self.whole[4])
        self.available = bits.ints(self.whole[5])
        self.total = bits.doubles(self.real[0])  # of the mover's values
        self.squares = bits.doubles(self.real[1])
        self.average = bits.doubles(self.real[2])

    def follows(self, action: int) -> list[tuple[float, float]]:
        """What was counted after an action, by measure: the mean and its standard error, perhaps nan."""
        found: list[tuple[float, float]] = []
        visits = self.counts[action * LANE + LANE - 1] if self.measures else 0.0
        if visits == 0.0:
            return found
        for i in range(self.measures):
            mean = self.counts[action * LANE + i] / visits
            variance = max(0.0, self.counts[action * LANE + MOST_MEASURES + i] / visits - mean * mean)
            unit = self.prospects.MEASURES[i].large or 1.0
            found.append((mean, math.sqrt((variance + 0.25 * unit * unit / visits) / visits)))
        return found

    def results(self) -> list[tuple[int, int, float, float]]:
        """Every move that was tried at the root: action, visits, mean value and its standard error."""
        found = []
        node = self.child[0]
        while node >= 0:
            visits = self.visits[node]
            if visits > 0:
                mean = self.total[node] / visits
                variance = max(0.0, self.squares[node] / visits - mean * mean)
                found.append((self.action[node], visits, mean, math.sqrt((variance + 0.25 / visits) / visits)))
            node = self.sibling[node]
        return found


def draw_world(brain: Brain, belief: Belief, rng: Rng, candidates: int) -> State:
    """One of several worlds that fit a view, chosen also by how well they fit what the players did."""
    chosen = belief.sample(rng)
    if candidates == 1:
        return chosen
    sum_of_weights = brain.weight(chosen)
    for _ in range(candidates - 1):
        world = belief.sample(rng)
        weight = brain.weight(world)
        sum_of_weights += weight
        if rng.fraction() * sum_of_weights < weight:
            chosen = world
    return chosen
