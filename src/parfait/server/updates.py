"""What a seat is sent: fields of its view, events between two of its views, and its legal moves. Nothing else.

Every function here takes views (or the moves of the seat to act); none takes what another seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, NamedTuple

from parfait.core import Event, Game, State, View
from parfait.core.patterns import grouped
from parfait.play import Happening, Seen, tell
from parfait.records import Step, legal_moves
from parfait.server.protocol.messages import Change, GameEvent

CONSTANT = ("game", "players", "options", "seat")  # sent once, in TableInfo and Snapshot
FEW = 12  # legal moves that are not worth grouping


class Fields:
    """Some fields of a game's views."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        # Their values; of a single field, its value alone
        self.read: Callable[[View], Any] = attrgetter(*self.names) if self.names else lambda view: ()

    def values(self, view: View) -> tuple[object, ...]:
        values: tuple[object, ...] = (self.read(view),) if len(self.names) == 1 else self.read(view)
        return values

    def changed(self, before: View, after: View) -> dict[str, object]:
        was, now = self.read(before), self.read(after)
        if was == now:
            return {}
        if len(self.names) == 1:
            return {self.names[0]: now}
        return {name: new for name, old, new in zip(self.names, was, now, strict=True) if new is not old and new != old}


class Layout(NamedTuple):
    """The fields of a game's views that can change."""

    every: Fields
    open: Fields  # the same for everyone
    own: Fields  # a seat's


_layouts: dict[type[View], Layout] = {}


def _layout(view: View) -> Layout:
    kind = type(view)
    if kind not in _layouts:
        names = [field.name for field in fields(kind) if field.name not in CONSTANT]
        own = names if kind.OWN is None else kind.OWN
        _layouts[kind] = Layout(Fields(names), Fields([name for name in names if name not in own]), Fields(own))
    return _layouts[kind]


def whole(view: View) -> dict[str, object]:
    """Every field that can change, and how far the game is."""
    every = _layout(view).every
    return dict(zip(every.names, every.values(view), strict=True)) | {"progress": sent(view.progress())}


def changed(before: View, after: View) -> dict[str, object]:
    return _layout(after).every.changed(before, after) | _progress(before, after)


def _progress(before: View, after: View) -> dict[str, object]:
    now, was = _progress_of(after), _progress_of(before)
    return {"progress": sent(now)} if (now.key, now.arguments) != (was.key, was.arguments) else {}


def _progress_of(view: View) -> Event:
    """A view's progress, cached because the next step needs it again."""
    known = vars(view).get("_progress")
    if known is None:
        known = vars(view)["_progress"] = view.progress()
    return known


def sent(event: Event) -> GameEvent:
    """An event as it goes over the wire."""
    return GameEvent(event.key, event.arguments, event.rule)


def change(step: Step, by: str, events: Iterable[Event], view: dict[str, object], *, hinted: bool = False) -> Change:
    """One step, `step` as the seat saw it happen; `by` is who made it, if it is a move."""
    seat, move, chance = (None, None, step["chance"]) if "chance" in step else (step["seat"], step["move"], None)
    return Change(
        seat,
        move,
        chance,
        by if by and chance is None else None,
        [sent(event) for event in events],
        view,
        hinted and chance is None,
    )


def change_seen(seen: Seen, by: str, hinted: bool = False) -> Change:
    return change(seen.step, by, seen.events, changed(seen.before, seen.after), hinted=hinted)


def taken_back(seat: int, steps: int, view: dict[str, object]) -> Change:
    """A seat has taken back its last move, with so many steps of the game."""
    return Change(seat=seat, events=[GameEvent("took-back", {"seat": seat})], view=view, back=steps)


def changes(
    game: Game,
    happened: Sequence[Happening],
    seats: Sequence[int],
    views: Sequence[View],
    made: Sequence[tuple[str, bool]],
) -> tuple[list[list[Change]], Sequence[View]]:
    """Steps as each of these seats sees them, and its view after them; `views` are those before, `made` is by step:
    by whom, and whether after a hint.

    Those who see the same are given the same list.
    """
    seen_by: list[list[Change]] = [[]] * len(seats)
    for happening, (by, hinted) in zip(happened, made, strict=True):
        after = game.views(happening.after, seats)
        seen_by = _joined(seen_by, _step(game, happening, seats, views, after, by, hinted))
        views = after
    return seen_by, views


def _step(
    game: Game,
    happening: Happening,
    seats: Sequence[int],
    views: Sequence[View],
    after: Sequence[View],
    by: str,
    hinted: bool,
) -> list[Change]:
    """One step as each seat sees it; shared by those who see the same, because they learned nothing of their own."""
    layout = _layout(after[0])
    shown = layout.open.changed(views[0], after[0]) | _progress(views[0], after[0])
    made: dict[int, Change] = {}  # by the list of events
    found = []
    for seen in tell(game, happening, seats, views, after):
        if (one := made.get(id(seen.events))) is None:
            own = layout.own.changed(seen.before, seen.after)
            told = shown | own if own else shown
            one = made[id(seen.events)] = change(seen.step, by, seen.events, told, hinted=hinted)
        found.append(one)
    return found


def _joined(before: Sequence[list[Change]], now: Sequence[Change]) -> list[list[Change]]:
    """Each seat's changes so far plus the new one; seats that saw the same share one list."""
    lists: dict[tuple[int, int], list[Change]] = {}
    joined = []
    for past, change in zip(before, now, strict=True):
        alike = id(past), id(change)
        if alike not in lists:
            lists[alike] = [*past, change]
        joined.append(lists[alike])
    return joined


class Asked(NamedTuple):
    """The legal moves, prompt and stakes of the seat to act."""

    legal: list[str] | None
    question: GameEvent | None
    stakes: dict[str, GameEvent]


NOTHING_ASKED = Asked(None, None, {})


def asked(game: Game, state: State, view: View) -> Asked:
    """The prompt for the seat to act, from its view."""
    question = sent(game.asked(view))
    if game.stakes is None:
        return Asked(legal(game, state), question, {})
    moves = legal_moves(game, state)
    stakes = {move: sent(event) for move, event in game.stakes(view, moves).items()}
    return Asked(_patterns(moves), question, stakes)


def legal(game: Game, state: State) -> list[str]:
    """The legal moves of the seat to act, as patterns: `place OM|OS c3 S` is two moves."""
    if game.patterns is not None:
        actions = state.legal_actions()
        if len(actions) > FEW:
            return game.patterns(actions)
    return _patterns(legal_moves(game, state))


def _patterns(moves: list[str]) -> list[str]:
    return moves if len(moves) <= FEW else grouped(moves)
