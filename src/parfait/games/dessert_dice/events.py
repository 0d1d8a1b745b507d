"""Events of a step, made only from two views of one seat, so they cannot reveal anything that the seat may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from parfait.core.view import Event, MoveStep, Step
from parfait.games.dessert_dice.notation import COLOURS, DESSERTS, bears, squares_of
from parfait.games.dessert_dice.view import DessertDiceView


def describe(move: str) -> Event:
    """The event that puts a move into words."""
    match move.split():
        case ["place", "G", square]:
            return Event("dessert-dice-move-place-blank", {"square": square})
        case ["place", die, square, dessert]:
            return Event("dessert-dice-move-place", {"die": die, "square": square, "dessert": dessert})
        case _:
            _, square, direction = move.split()
            return Event("dessert-dice-move-tip", {"square": square, "direction": direction})


def asked(view: DessertDiceView) -> Event:
    """The prompt for the seat to act."""
    limit = view.options.max_tips_in_a_row
    only_placing = view.placed == 0 or (limit is not None and view.tips >= limit)
    return Event("dessert-dice-asked-place" if only_placing else "dessert-dice-asked")


def narrate(before: DessertDiceView, step: Step, after: DessertDiceView) -> list[Event]:
    return list(_narrate(before, step, after))


def _narrate(before: DessertDiceView, step: Step, after: DessertDiceView) -> Iterator[Event]:
    if "chance" in step:
        yield from _chance(step["chance"], after)
    elif after.placed > before.placed:
        yield _place(step)
    else:
        yield from _tip(before, step, after)
    if after.winners:
        yield from _end(after)


def _chance(kind: str, after: DessertDiceView) -> Iterator[Event]:
    if kind == "deal":
        yield from _deal(after)
    elif kind == "roll":
        yield from _roll(after)
    else:
        yield Event("first", {"seat": after.turn}, "DD-7")


def _deal(after: DessertDiceView) -> Iterator[Event]:
    yield Event("dessert-dice-deal", {}, "DD-5")
    for tile in after.tiles:
        if tile is not None:
            yield Event("dessert-dice-your-tile", {"dessert": tile}, "DD-5")


def _roll(after: DessertDiceView) -> Iterator[Event]:
    yield Event("dessert-dice-roll", {}, "DD-6")
    count = Counter(after.supply)
    for colour in COLOURS:
        tops = tuple(f"{top}{count[colour + top]}" for top in bears(colour) if count[colour + top])
        if tops:
            yield Event("dessert-dice-roll-colour", {"colour": colour, "tops": tops}, "DD-6")
    if after.turn >= 0:
        yield Event("dessert-dice-starts", {"seat": after.turn}, "DD-7")


def _place(step: MoveStep) -> Event:
    move = describe(step["move"])
    arguments = {"seat": step["seat"], **move.arguments}
    if "die" in arguments:
        return Event("dessert-dice-place", arguments, "DD-8")
    return Event("dessert-dice-place-blank", arguments, "DD-10")


def _tip(before: DessertDiceView, step: MoveStep, after: DessertDiceView) -> Iterator[Event]:
    arguments = {"seat": step["seat"], **describe(step["move"]).arguments}
    squares = squares_of(after.options.board)
    tipped = before.board[squares.index(arguments["square"])]
    target, top = next(
        (square, die[1:2])
        for square, was, die in zip(squares, before.board, after.board, strict=True)
        if was is None and die is not None
    )
    arguments["target"] = target
    assert tipped is not None
    if tipped == "G":
        yield Event("dessert-dice-tip-blank", arguments, "DD-10")
    else:
        yield Event("dessert-dice-tip", {**arguments, "die": tipped[:2], "dessert": top}, "DD-9")
    if after.tips == after.options.max_tips_in_a_row:
        yield Event("dessert-dice-tips-used-up", {"tips": after.tips}, "DD-12")


def _end(after: DessertDiceView) -> Iterator[Event]:
    seats = range(after.players)
    yield Event("dessert-dice-board-full", {}, "DD-13")
    for seat in seats:
        tile = after.tiles[seat]
        yield Event("dessert-dice-score", {"seat": seat, "dessert": tile, **_cluster(after, seat, 0)}, "DD-15")
    contenders: Sequence[int] = seats
    for set_aside in range(after.set_aside):
        tied = _leaders(after, contenders, set_aside)
        size = _size(after, tied[0], set_aside)
        yield Event("dessert-dice-tie", {"seats": tied, "size": size}, "DD-16")
        contenders = tied if after.options.tiebreak == "tied" else seats
        for seat in contenders:
            yield Event("dessert-dice-next-cluster", {"seat": seat, **_cluster(after, seat, set_aside + 1)}, "DD-16")
    yield from _decided(after)


def _decided(after: DessertDiceView) -> Iterator[Event]:
    rule = "DD-17" if after.by_last_die else "DD-16" if after.set_aside else "DD-15"
    if after.by_last_die and len(after.winners) == 1:
        yield Event("dessert-dice-last-die", {"seat": after.winners[0]}, rule)
    elif after.by_last_die:
        yield Event("dessert-dice-none-placed", {"seats": after.winners}, rule)
    if after.scores[after.winners[0]] < max(after.scores):
        yield Event("dessert-dice-was-not-tied", {"seat": after.winners[0]}, "DD-16")
    yield Event("game-ends", {"seats": after.winners, "count": len(after.winners)}, rule)


def _leaders(view: DessertDiceView, contenders: Sequence[int], set_aside: int) -> tuple[int, ...]:
    best = max(_size(view, seat, set_aside) for seat in contenders)
    return tuple(seat for seat in contenders if _size(view, seat, set_aside) == best)


def _size(view: DessertDiceView, seat: int, set_aside: int) -> int:
    size: int = _cluster(view, seat, set_aside)["size"]
    return size


def _cluster(view: DessertDiceView, seat: int, set_aside: int) -> dict[str, Any]:
    """A seat's largest cluster after a number of them were set aside, once the tiles are shown."""
    tile = view.tiles[seat]
    assert tile is not None
    clusters = view.clusters[DESSERTS.index(tile)]
    squares = clusters[set_aside] if set_aside < len(clusters) else ()
    return {"size": len(squares), "squares": squares}
