"""Dessert Dice, in the order of docs/rules/dessert-dice.md. Plain Python; rules.pxd holds its C types."""

from __future__ import annotations

from parfait.core import bits
from parfait.core.errors import BadOutcome, IllegalMove, shorten
from parfait.core.rng import Rng
from parfait.core.state import OVER, ActionSet, Numbers, Outcome, State
from parfait.games.dessert_dice import notation
from parfait.games.dessert_dice import view as views
from parfait.games.dessert_dice.options import DessertDiceOptions

# DD-1: a square is rank × 6 + file, from a1, and a set of squares is 36 bits; a smaller board has those nearest a1.
LARGEST_BOARD = 0xFFFFFFFFF
BUT_FILE_A = 0xFBEFBEFBE
BUT_FILE_F = 0x7DF7DF7DF
ONE = 1  # as wide as a set of squares when compiled
# DD-2, DD-3: the desserts I M S J are 0–3, and the colours O Y B P have the number of the dessert that they lack. The
# others are counted from there round the circle I M S J: O bears M S J, Y bears S J I, B bears J I M, P bears I M S.
#
# DD-4: a die lies in one of 24 ways, colour × 6 + which of its desserts is on top × 2 + turned. The dessert that comes
# after the top one in the colour's own circle of three faces north and south; when turned, east and west. The blank has
# but one way to lie. In the supply only colour and top count, the kind of a die: lie // 2.
BLANK = 24
BLANK_KIND = 12
# An action places a die, square × 25 + lie, or tips one, TIP + direction × 30 + which of the 30 squares it stands on
# that have a neighbour there on the largest board. So all of them fit in what a position may have.
TIP = 900
TIP_END = 1020
NORTH = 0
EAST = 1
SOUTH = 2
WEST = 3
# Options
BY_LOT = -1
NO_LIMIT = -1
# Kinds of chance
DEAL = 0
ROLL = 1
FIRST = 2


def square_placed(action: int) -> int:
    return action // 25


def lie_placed(action: int) -> int:
    return action % 25


def tip_of(square: int, direction: int) -> int:
    if direction == NORTH:
        return TIP + square
    if direction == EAST:
        return TIP + 30 + square - square // 6
    if direction == SOUTH:
        return TIP + 60 + square - 6
    return TIP + 90 + square - square // 6 - 1


def square_tipped(action: int) -> int:
    number = action - TIP
    if number < 30:
        return number
    if number < 60:
        return number - 30 + (number - 30) // 5
    if number < 90:
        return number - 60 + 6
    return number - 90 + (number - 90) // 5 + 1


def direction_tipped(action: int) -> int:
    return (action - TIP) // 30


def board_of(side: int) -> int:
    """DD-1: the squares of a board of that side."""
    squares = 0
    for rank in range(side):
        squares |= (bits.bit(side) - 1) << rank * 6
    return squares


def nth(members: int, n: int) -> int:
    """The member of a set that comes after n smaller ones."""
    for _ in range(n):
        members &= members - 1
    return bits.lowest(members)


# Dice: DD-4


def top_of(lie: int) -> int:
    """The dessert on top; 4 for the blank, which shows none (DD-10)."""
    return 4 if lie == BLANK else (lie // 6 + 1 + lie // 2 % 3) & 3


def kind_showing(colour: int, dessert: int) -> int:
    """The kind of a die of that colour with that dessert on top."""
    return colour * 3 + ((dessert - colour - 1) & 3)


# Tipping: DD-9


def squares_beside(squares: int, direction: int) -> int:
    """The squares from which a tip in that direction leads to one of these squares."""
    if direction == NORTH:
        return squares >> 6
    if direction == EAST:
        return squares >> 1 & BUT_FILE_F
    if direction == SOUTH:
        return squares << 6 & LARGEST_BOARD
    return squares << 1 & BUT_FILE_A


def square_reached(square: int, direction: int) -> int:
    if direction == NORTH:
        return square + 6
    if direction == EAST:
        return square + 1
    if direction == SOUTH:
        return square - 6
    return square - 1


def lie_after_tip(lie: int, direction: int) -> int:
    """The lie of a die after a tip, which exchanges the top dessert with that of the axis."""
    if lie == BLANK:  # DD-10
        return BLANK
    way = lie % 6
    steps_on = (way & 1) == (direction & 1)
    return lie - way + ((way + (2 if steps_on else 4)) % 6 ^ 1)


# Clusters: DD-14


def squares_around(squares: int, corners: bool) -> int:
    """These squares and those that touch them: by an edge or, with `corners`, by a corner."""
    sideways = squares | squares >> 1 & BUT_FILE_F | squares << 1 & BUT_FILE_A
    upright = sideways if corners else squares
    return sideways | upright >> 6 | upright << 6 & LARGEST_BOARD


def largest_cluster(squares: int, corners: bool) -> int:
    """The largest set of these squares that are joined; of equals, the one with the lowest square."""
    largest = 0
    most = 0
    while bits.popcount(squares) > most:  # what is left may still hold a larger one
        cluster = 0
        grown = squares & -squares
        while grown != cluster:
            cluster = grown
            grown = squares_around(cluster, corners) & squares
        size = bits.popcount(cluster)
        if size > most:
            largest = cluster
            most = size
        squares ^= cluster
    return largest


class DessertDice(State):
    options: DessertDiceOptions

    FIELDS = (
        *State.FIELDS,
        *("tiles", "supply", "offered", "board", "empty", "tips", "undo", "placed", "last_placed"),
        *("largest", "set_aside", "by_last_die", "won"),
    )
    CHANCES = ("deal", "roll", "first")

    def __init__(self, players: int, options: DessertDiceOptions) -> None:
        super().__init__(players, options)
        self.squares = board_of(options.board)  # DD-1
        self.tiles = [-1] * 4  # by seat, its dessert
        self.supply = [0] * 13  # by kind, how many dice
        self.offered = 0  # the lies that a die of the supply can be placed in
        self.board = [0] * 36  # by square, the lie of its die
        self.empty = self.squares
        self.tips = 0  # in a row
        self.undo = -1  # the tip that would undo the last one
        self.placed = 0  # dice on the board
        self.last_placed = [0] * 4  # by seat, the number of the last die it placed, from 1; 0 for none
        self.largest = [0] * 4  # by seat, its score, once the game is over
        self.set_aside = 0  # how many clusters a player had to set aside to break a tie
        self.by_last_die = False
        self.won = 0  # the seats that won
        self.chance = DEAL
        self._configure()

    def clone(self) -> DessertDice:
        s = DessertDice.__new__(DessertDice)
        s.players = self.players
        s.options = self.options
        s.turn = self.turn
        s.chance = self.chance
        s.starter = self.starter
        s.max_tips = self.max_tips
        s.tied_only = self.tied_only
        s.squares = self.squares
        s.dice = self.dice[:]
        s.tip_back = self.tip_back
        s.corners = self.corners
        s.tiles = self.tiles[:]
        s.supply = self.supply[:]
        s.offered = self.offered
        s.board = self.board[:]
        s.shown = self.shown[:]
        s.empty = self.empty
        s.tips = self.tips
        s.undo = self.undo
        s.placed = self.placed
        s.last_placed = self.last_placed[:]
        s.largest = self.largest[:]
        s.set_aside = self.set_aside
        s.by_last_die = self.by_last_die
        s.won = self.won
        return s

    def restore(self, fields: dict[str, object]) -> None:
        super().restore(fields)
        self._configure()

    def _configure(self) -> None:
        first = self.options.first_player
        self.starter = first if isinstance(first, int) else BY_LOT
        limit = self.options.max_tips_in_a_row
        self.max_tips = NO_LIMIT if limit is None else limit
        self.tied_only = self.options.tiebreak == "tied"
        self.squares = board_of(self.options.board)  # DD-1
        self.dice = [*self.options.dice]  # DD-3
        self.tip_back = self.options.tip_back  # DD-11
        self.corners = self.options.corners  # DD-14
        self.shown = [0] * 5  # by dessert, the squares of the dice that show it; the last is the blank's
        for square in range(36):
            if (self.squares & ~self.empty) >> square & 1:
                self.shown[top_of(self.board[square])] |= bits.bit(square)

    # Set-up

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        if self.chance == FIRST:
            out.add(rng.below(self.players))
        elif self.chance == DEAL:
            for i in range(4):
                out.add(i)
            out.shuffle(rng)
            out.n = self.players
        else:
            for colour in range(4):
                for _ in range(self.dice[colour]):
                    out.add((colour + 1 + rng.below(3)) & 3)

    def settle(self, out: Numbers) -> None:
        if self.chance == DEAL:
            self._deal(out)
        elif self.chance == ROLL:
            self._roll(out)
        else:
            self._begin(out.a[0])

    def _deal(self, out: Numbers) -> None:
        """DD-5: a tile for each seat."""
        for seat in range(self.players):
            self.tiles[seat] = out.a[seat]
        self.chance = ROLL

    def _roll(self, out: Numbers) -> None:
        """DD-6: the top faces of the dice, colour by colour; and the blank."""
        i = 0
        for colour in range(4):
            for _ in range(self.dice[colour]):
                self.supply[kind_showing(colour, out.a[i])] += 1
                i += 1
        self.supply[BLANK_KIND] = self.dice[4]
        self.offered = bits.bit(BLANK) if self.dice[4] > 0 else 0
        for kind in range(BLANK_KIND):
            if self.supply[kind] > 0:
                self.offered |= 3 << kind * 2
        if self.starter == BY_LOT:
            self.chance = FIRST
        else:
            self._begin(self.starter)

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self.chance = DEAL  # as it was: no chance comes after the first turn

    # A turn: what may be done. DD-7: place or tip

    def legal(self, out: Numbers) -> None:
        numbers = out.a  # it has room for all that may be legal in a position
        n = 0
        squares = self.empty  # DD-8: any die, on any empty square, either way round
        first = bits.lowest(squares)
        lies = self.offered
        while lies:
            numbers[n] = first * 25 + bits.lowest(lies)
            lies &= lies - 1
            n += 1
        ways = n
        squares &= squares - 1
        while squares:
            further = (bits.lowest(squares) - first) * 25
            squares &= squares - 1
            for i in range(ways):
                numbers[n] = numbers[i] + further
                n += 1
        out.n = n
        if self._may_tip():
            for direction in range(4):
                dice = self._tippable(direction)
                while dice:
                    out.add(tip_of(bits.lowest(dice), direction))
                    dice &= dice - 1

    def legal_set(self, out: ActionSet) -> None:
        """As `legal`, but square by square instead of action by action."""
        out.clear()
        squares = self.empty
        while squares:
            out.add_all(bits.lowest(squares) * 25, self.offered)
            squares &= squares - 1
        if self._may_tip():
            for direction in range(4):
                dice = self._tippable(direction)
                while dice:
                    out.add(tip_of(bits.lowest(dice), direction))
                    dice &= dice - 1

    def random_action(self, rng: Rng, out: Numbers) -> int:
        """A random legal action, in the order of `legal`, without listing them all."""
        empty = self.empty
        lies = bits.popcount(self.offered)
        places = bits.popcount(empty) * lies
        tips = 0
        if self._may_tip():
            dice = self.squares & ~empty
            tips = bits.popcount(empty >> 6 & dice) + bits.popcount(empty << 6 & dice)
            tips += bits.popcount(empty >> 1 & BUT_FILE_F & dice) + bits.popcount(empty << 1 & BUT_FILE_A & dice)
            if self.undo >= 0:  # DD-11: there is room for that tip
                tips -= 1
        pick = rng.below(places + tips)
        if pick < places:
            return nth(empty, pick // lies) * 25 + nth(self.offered, pick % lies)
        pick -= places
        for direction in range(4):
            dice = self._tippable(direction)
            count = bits.popcount(dice)
            if pick < count:
                return tip_of(nth(dice, pick), direction)
            pick -= count
        return -1

    def _may_tip(self) -> bool:
        return self.max_tips == NO_LIMIT or self.tips < self.max_tips  # DD-12

    def _tippable(self, direction: int) -> int:
        """DD-9: the squares of the dice that have room next to them on that side."""
        dice = squares_beside(self.empty, direction) & self.squares & ~self.empty
        if self.undo >= 0 and direction_tipped(self.undo) == direction:
            dice &= ~(ONE << square_tipped(self.undo))  # DD-11
        return dice

    # A turn: what happens

    def apply(self, action: int) -> None:
        if action < TIP:
            self._place(action // 25, action % 25)
        else:
            self._tip(square_tipped(action), direction_tipped(action))
        if self.empty == 0:
            self._end_game()  # DD-13
        else:
            self.turn = self.turn + 1 if self.turn + 1 < self.players else 0  # DD-7

    def _place(self, square: int, lie: int) -> None:
        self.board[square] = lie
        self.empty ^= ONE << square
        self.shown[top_of(lie)] ^= ONE << square
        self.supply[lie >> 1] -= 1
        if self.supply[lie >> 1] == 0:
            self.offered &= ~(3 << (lie & ~1))
        self.placed += 1
        self.last_placed[self.turn] = self.placed
        self.tips = 0
        self.undo = -1

    def _tip(self, square: int, direction: int) -> None:
        target = square_reached(square, direction)
        lie = self.board[square]
        tipped = lie_after_tip(lie, direction)
        self.board[target] = tipped
        self.board[square] = 0
        self.empty ^= ONE << square | ONE << target
        self.shown[top_of(lie)] ^= ONE << square
        self.shown[top_of(tipped)] ^= ONE << target
        self.tips += 1
        self.undo = -1 if self.tip_back else tip_of(target, direction ^ 2)  # DD-11

    # End and winner

    def cluster(self, dessert: int, set_aside: int) -> int:
        """The squares of the largest cluster of a dessert after a number of larger ones were set aside."""
        squares = self.shown[dessert]
        for _ in range(set_aside):
            squares &= ~largest_cluster(squares, self.corners)
        return largest_cluster(squares, self.corners)

    def _end_game(self) -> None:
        contenders = bits.bit(self.players) - 1
        self.won = 0
        while self.won == 0:
            leaders = self._leaders(contenders)
            if self.tied_only and leaders:
                contenders = leaders
            if leaders == 0:  # DD-17: nothing is left
                self.by_last_die = True
                self.won = self._placed_last(contenders)
            elif leaders & (leaders - 1):  # DD-16: a tie
                self.set_aside += 1
            else:
                self.won = leaders
        self.turn = OVER

    def _leaders(self, contenders: int) -> int:
        """The seats with the largest cluster now; none if they have no dice left."""
        best = 0
        leaders = 0
        for seat in range(self.players):
            if not contenders & bits.bit(seat):
                continue
            size = bits.popcount(self.cluster(self.tiles[seat], self.set_aside))
            if self.set_aside == 0:
                self.largest[seat] = size  # DD-15
            if size > best:
                best = size
                leaders = 0
            if size == best and size > 0:
                leaders |= bits.bit(seat)
        return leaders

    def _placed_last(self, contenders: int) -> int:
        """DD-17: which of these seats placed a die last; all of them if none did."""
        last = -1
        placers = 0
        for seat in range(self.players):
            if not contenders & bits.bit(seat) or self.last_placed[seat] < last:
                continue
            if self.last_placed[seat] > last:
                last = self.last_placed[seat]
                placers = 0
            placers |= bits.bit(seat)
        return placers

    @property
    def scores(self) -> tuple[int, ...]:
        """DD-15; nothing before the end, because a score reveals the tile."""
        return tuple([self.largest[seat] for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if self.won >> seat & 1)

    # Who sees what: DD-18

    def view(self, seat: int) -> views.DessertDiceView:
        return views.view(self, seat)

    # What is wrong with input

    def refusal(self, action: int) -> IllegalMove:
        if not 0 <= action < TIP_END:
            return IllegalMove("DD-7", "dessert-dice-place-or-tip")
        if action >= TIP:
            return self._refused_tip(square_tipped(action), direction_tipped(action))
        square, lie = square_placed(action), lie_placed(action)
        if not self.squares & bits.bit(square):
            return IllegalMove("DD-1", "dessert-dice-no-such-square", square=notation.SQUARES[square])
        if not self.empty & bits.bit(square):
            return IllegalMove("DD-8", "dessert-dice-square-taken", square=notation.SQUARES[square])
        return IllegalMove("DD-8", "dessert-dice-not-in-supply", die=notation.KINDS[lie >> 1])

    def _refused_tip(self, square: int, direction: int) -> IllegalMove:
        name = notation.SQUARES[square]
        if not self._may_tip():
            return IllegalMove("DD-12", "dessert-dice-only-placing", tips=self.max_tips)
        if not self.squares & bits.bit(square):
            return IllegalMove("DD-1", "dessert-dice-no-such-square", square=name)
        if self.empty & bits.bit(square):
            return IllegalMove("DD-9", "dessert-dice-nothing-to-tip", square=name)
        if not squares_beside(self.squares, direction) & bits.bit(square):
            return IllegalMove("DD-9", "dessert-dice-off-the-board", square=name)
        if self.undo == tip_of(square, direction):
            return IllegalMove("DD-11", "dessert-dice-undo", square=name)
        return IllegalMove("DD-9", "dessert-dice-no-room", square=notation.SQUARES[square_reached(square, direction)])

    def check_outcome(self, outcome: Outcome) -> None:
        if outcome.kind == "deal":
            self._check_deal(outcome.values)
        elif outcome.kind == "roll":
            self._check_roll(outcome.values)
        elif len(outcome.values) != 1 or not is_below(outcome.values[0], self.players):
            raise BadOutcome("DD-7", "bad-first")

    def _check_deal(self, tiles: tuple[int, ...]) -> None:
        if len(tiles) != self.players:
            raise BadOutcome("DD-5", "dessert-dice-tile-for-each-seat", players=self.players)
        for i, tile in enumerate(tiles):
            if not is_below(tile, 4):
                raise BadOutcome("DD-2", "dessert-dice-no-such-dessert", name=shorten(tile))
            if tile in tiles[:i]:
                raise BadOutcome("DD-2", "dessert-dice-tile-twice", dessert=notation.DESSERTS[tile])

    def _check_roll(self, tops: tuple[int, ...]) -> None:
        colours = [colour for colour in range(4) for _ in range(self.dice[colour])]
        if len(tops) != len(colours):
            raise BadOutcome("DD-6", "dessert-dice-roll-all", dice=len(colours), count=len(tops))
        for colour, top in zip(colours, tops, strict=True):
            if not is_below(top, 4):
                raise BadOutcome("DD-2", "dessert-dice-no-such-dessert", name=shorten(top))
            if top == colour:
                letter = notation.DESSERTS[top]
                raise BadOutcome("DD-3", "dessert-dice-lacks", colour=notation.COLOURS[colour], dessert=letter)

    def turn_rule(self) -> str:
        return "DD-7"

    def end_rule(self) -> str:
        return "DD-13"


def is_below(value: object, end: int) -> bool:
    """Whether this is an int from 0 to end - 1, and not just something that equals one."""
    return type(value) is int and 0 <= value < end
