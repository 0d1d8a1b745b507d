"""Text ↔ action and record step ↔ outcome."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from parfait.core.errors import BadOutcome, IllegalMove, Unreadable, shorten
from parfait.core.notation import read_first
from parfait.core.patterns import grouped
from parfait.core.state import Outcome

if TYPE_CHECKING:
    from parfait.games.dessert_dice.rules import DessertDice

FILES, RANKS = "abcdef", "123456"
SQUARES = tuple(file + rank for rank in RANKS for file in FILES)  # DD-1: of the largest board
DESSERTS = "IMSJ"  # DD-2
COLOURS = "OYBP"  # DD-3: in the order of the desserts that they lack
BLANK = "G"  # the colour of a die that bears nothing
DIRECTIONS = "nesw"


@cache
def squares_of(board: int) -> tuple[str, ...]:
    """DD-1: the squares of a board of that side."""
    return tuple(square for square in SQUARES if square[0] in FILES[:board] and square[1] in RANKS[:board])


def edges(board: int) -> dict[str, str]:
    """By direction: the file or the rank from which a die cannot be tipped further."""
    return {"n": RANKS[board - 1], "e": FILES[board - 1], "s": RANKS[0], "w": FILES[0]}


def bears(colour: str) -> str:
    """DD-3: the three desserts of a colour, in the circle I M S J from the one that it lacks."""
    lacks = COLOURS.index(colour)
    return DESSERTS[lacks + 1 :] + DESSERTS[:lacks]


def _dice() -> list[str]:
    """DD-4: a die as colour, top, north–south, east–west; or the blank. In the order of the lies in rules.py."""
    dice = []
    for colour in COLOURS:
        circle = bears(colour) * 2
        for i in range(3):
            top, following, third = circle[i], circle[i + 1], circle[i + 2]
            dice += [colour + top + following + third, colour + top + third + following]
    return [*dice, BLANK]


def _place(die: str, square: str) -> str:
    return f"place {die[:2]} {square} {die[2]}" if die != BLANK else f"place {BLANK} {square}"


DICE = tuple(_dice())
KINDS = tuple(die[:2] for die in DICE[::2])  # colour and top, as a die lies in the supply
EDGES = edges(len(FILES))
TIPS = tuple((square, direction) for direction in DIRECTIONS for square in SQUARES)
TIPPED = tuple((square, direction) for square, direction in TIPS if EDGES[direction] not in square)
# By action, as laid out in rules.py. A tip off every board has no number.
ACTIONS = (
    *(_place(die, square) for square in SQUARES for die in DICE),
    *(f"tip {square} {direction}" for square, direction in TIPPED),
)
OFF_EVERY_BOARD = {f"tip {square} {direction}": square for square, direction in TIPS if EDGES[direction] in square}
TIP = len(SQUARES) * len(DICE)  # the first action that tips
ACTION_OF = {text: action for action, text in enumerate(ACTIONS)}


def actions_with(board: int, colours: Sequence[str]) -> list[int]:
    """All actions on a board of that side with dice of these colours, in order."""
    squares = squares_of(board)
    ends = edges(board)
    placed = [_place(die, square) for square in squares for die in DICE if die[0] in colours]
    tipped = [
        f"tip {square} {direction}" for square in squares for direction in DIRECTIONS if ends[direction] not in square
    ]
    return sorted(ACTION_OF[text] for text in (*placed, *tipped))


def write_move(state: DessertDice, action: int) -> str:
    return ACTIONS[action]


def patterns(actions: Sequence[int]) -> list[str]:
    """The legal moves in few words: by DD-8 what can be placed on one square can be placed on every other."""
    tips = bisect_left(actions, TIP)
    found = _tippings(actions[tips:])
    if tips:
        first = actions[0] // len(DICE) * len(DICE)
        lies = bisect_left(actions, first + len(DICE), 0, tips)  # how many there are for a square
        squares = "|".join([SQUARES[action // len(DICE)] for action in actions[:tips:lies]])
        for start, end in _placings(tuple([action - first for action in actions[:lies]])):
            found.append(start + squares + end)
    return found


def _tippings(actions: Sequence[int]) -> list[str]:
    """Patterns for tips: squares whose dice can be tipped the same ways share one."""
    ways: dict[str, str] = {}  # by square
    for action in actions:
        square, way = TIPPED[action - TIP]
        ways[square] = f"{ways[square]}|{way}" if square in ways else way
    squares: dict[str, str] = {}  # by ways
    for square, way in ways.items():
        squares[way] = f"{squares[way]}|{square}" if way in squares else square
    return [f"tip {alike} {way}" for way, alike in squares.items()]


@lru_cache(100)
def _placings(lies: Sequence[int]) -> list[tuple[str, str]]:
    """The parts of a placing pattern before and after the squares."""
    pairs = []
    for pattern in grouped([_place(DICE[lie], "*") for lie in lies]):
        start, _, end = pattern.partition("*")
        pairs.append((start, end))
    return pairs


def read_move(state: DessertDice, text: str) -> int:
    if type(text) is str and text in OFF_EVERY_BOARD:
        raise IllegalMove("DD-9", "dessert-dice-off-the-board", square=OFF_EVERY_BOARD[text])
    if type(text) is not str or text not in ACTION_OF:
        raise Unreadable("unreadable-move", move=shorten(text))
    return ACTION_OF[text]


def write_outcome(state: DessertDice, outcome: Outcome) -> dict[str, object]:
    if outcome.kind == "first":
        return {"seat": outcome.values[0]}
    if outcome.kind == "deal":
        return {"tiles": [DESSERTS[tile] for tile in outcome.values]}
    tops, values = {}, iter(outcome.values)
    for colour, count in zip(COLOURS, state.options.dice, strict=False):
        tops[colour] = "".join(DESSERTS[top] for top in sorted(islice(values, count)))
    return {"tops": tops}


def read_outcome(state: DessertDice, step: Mapping[str, object]) -> Outcome:
    if state.chance_kind == "first":
        return read_first(step, state.turn_rule())
    if state.chance_kind == "deal":
        return _read_deal(step, state.players)
    return _read_roll(step, state.options.dice)


def _read_deal(step: Mapping[str, object], players: int) -> Outcome:
    """`{"chance": "deal", "tiles": ["I", "J"]}`"""
    tiles = step.get("tiles")
    if type(tiles) is not list or len(tiles) != players:
        raise BadOutcome("DD-5", "dessert-dice-tile-for-each-seat", players=players)
    for tile in tiles:
        if not _is_dessert(tile):
            raise BadOutcome("DD-2", "dessert-dice-no-such-dessert", name=shorten(tile))
    return Outcome("deal", tuple(DESSERTS.index(tile) for tile in tiles))


def _read_roll(step: Mapping[str, object], dice: Sequence[int]) -> Outcome:
    """`{"chance": "roll", "tops": {"O": "MSJJMS", "Y": …, "B": …, "P": …}}`"""
    tops = step.get("tops")
    if type(tops) is not dict or set(tops) != set(COLOURS):
        raise BadOutcome("DD-6", "dessert-dice-tops-for-each-colour", colours=" ".join(COLOURS))
    values = []
    for colour, count in zip(COLOURS, dice, strict=False):
        rolled = tops[colour]
        if type(rolled) is not str or len(rolled) != count:
            raise BadOutcome("DD-6", "dessert-dice-six-tops", colour=colour, dice=count, found=shorten(rolled))
        for top in rolled:
            if not _is_dessert(top):
                raise BadOutcome("DD-2", "dessert-dice-no-such-dessert", name=shorten(top))
            values.append(DESSERTS.index(top))
    return Outcome("roll", tuple(values))


def _is_dessert(text: object) -> bool:
    return type(text) is str and len(text) == 1 and text in DESSERTS
