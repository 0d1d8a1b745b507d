"""Who sees what in a prototype: the public part, and the private part of each seat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from parfait.core.state import WATCHER
from parfait.prototype.errors import wrong
from parfait.prototype.places import Place, Value, frozen, pieces_in

if TYPE_CHECKING:
    from parfait.prototype.state import PrototypeState
    from parfait.prototype.table import Prototype


def open_part(state: PrototypeState) -> dict[str, Value]:
    """The public fields, by their names in a view."""
    table = state.table
    shown: dict[str, Value] = {
        "game": state.KIND.View.GAME,
        "players": state.players,
        "options": state.options,
        "turn": state.turn,
        "chance": state.chance_kind,
        "scores": state.scores,
        "winners": state.winners,
        "kept_turn": table.turn,
        "kept_chance": _next_chance(table),
        "kept_words": tuple(table._said),
        "kept_gone": tuple(tuple(gone) for gone in table._gone),
        "kept_aside": tuple(len(aside) for aside in table._aside),
    }
    for name, place in table._places.items():
        value = table.__dict__[name]
        try:
            _check(place, value, state.players)
            if place.seen in ("public", "each"):
                shown[name] = frozen(value)
            elif place.by_seat:
                shown[f"{name}_count"] = tuple(_size(part) for part in value)
            else:
                shown[f"{name}_count"] = _size(value)
            _check_pieces(table, place, value)
        except TypeError as error:
            raise wrong(state.KIND, name, f"field {name} {error}") from None
    return shown


def own_part(state: PrototypeState, seat: int) -> dict[str, Value]:
    """The private fields of a seat."""
    table = state.table
    return {
        name: None if seat == WATCHER else frozen(table.__dict__[name][seat])
        for name, place in table._places.items()
        if place.seen == "own"
    }


def _check(place: Place, value: Value, players: int) -> None:
    """Raise TypeError if a field holds something that it was not declared for."""
    if place.by_seat and (type(value) is not list or len(value) != players):
        raise TypeError(f"holds {value!r:.60}; it has to be a list with one for each of the {players} seats")
    for part in value if place.by_seat else [value]:
        if (type(part) is list) != place.is_list:
            first, instead = ("a list", "a list") if place.is_list else (f"{place.start!r}", "a single one")
            raise TypeError(f"began as {first} and now holds {part!r:.60}; it has to stay {instead}")
        if place.values is not None and not {*pieces_in(part)} <= {*place.values}:
            raise TypeError(f"holds {part!r:.60}, which is not among its values")


def _check_pieces(table: Prototype, place: Place, value: object) -> None:
    """Raise TypeError if there is a piece that the field cannot hold."""
    if place.deck is None:
        return
    for piece in pieces_in(value):
        if piece not in place.deck:
            raise TypeError(f"holds {piece!r:.60}, which is not in its deck")
    alike = {name: table.__dict__[name] for name, other in table._places.items() if other.deck == place.deck}
    held = Counter(piece for name in alike for piece in pieces_in(alike[name]))
    for piece in (held - Counter(place.deck)) & Counter(place.deck):
        where = " and ".join(name for name in alike if piece in pieces_in(alike[name]))
        raise TypeError(
            f"cannot be right: {piece} is there {held[piece]} times (in {where}). Take it out of where it was, "
            f"with .remove({piece!r}) or .pop()"
        )


def _size(value: object) -> int:
    """How much is in a field: pieces in a list, or whether there is something at all."""
    return len(value) if type(value) is list else int(value is not None)


def _next_chance(table: Prototype) -> tuple[Value, ...]:
    """The next event of chance, without the contents of hidden fields."""
    if table._drawing is None:
        return ()
    kind, then, numbers, source = table._drawing
    return (kind, then, *numbers, *((source,) if isinstance(source, str) else ("", *(source or ()))))
