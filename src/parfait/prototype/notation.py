"""Text ↔ action and record step ↔ outcome, for every prototype."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from parfait.core.errors import BadOutcome, Unreadable, shorten
from parfait.core.state import Outcome
from parfait.prototype.places import Value
from parfait.prototype.state import PrototypeState


def write_move(state: PrototypeState, action: int) -> str:
    return state.move_text(action)


def read_move(state: PrototypeState, text: str) -> int:
    number = state.KIND._book.find(text)
    if number is None:
        raise Unreadable("unreadable-move", move=shorten(text))
    return number


def write_outcome(state: PrototypeState, outcome: Outcome) -> dict[str, Value]:
    """`{"dice": [3]}`, `{"order": […]}`, `{"hands": [[…], …], "rest": […]}` or `{"piece": …}`."""
    if outcome.kind == "roll":
        return {"dice": list(outcome.values)}
    assert state.table._drawing is not None
    pieces = state.table._pieces()
    drawn = [pieces[i] for i in outcome.values]
    if outcome.kind == "pick":
        return {"piece": drawn[0]}
    if outcome.kind == "shuffle":
        return {"order": drawn}
    size = state.table._drawing[2][0]
    dealt = size * state.players
    return {"hands": [drawn[i * size : (i + 1) * size] for i in range(state.players)], "rest": drawn[dealt:]}


def read_outcome(state: PrototypeState, step: Mapping[str, object]) -> Outcome:
    kind = state.chance_kind
    assert kind is not None
    found: object
    if kind == "deal":
        found = _dealt(state, step)
    elif kind == "pick":
        found = [step.get("piece")]
    else:
        found = step.get("dice" if kind == "roll" else "order")
    if type(found) is not list or not all(type(one) in (int, str) for one in found):
        raise BadOutcome(state.RULE, "prototype-outcome", chance=kind)
    numbers = found if kind == "roll" else _numbers(state, kind, found)
    if not all(type(number) is int for number in numbers):
        raise BadOutcome(state.RULE, "prototype-outcome", chance=kind)
    return Outcome(kind, tuple(numbers))


def _dealt(state: PrototypeState, step: Mapping[str, object]) -> list[object] | None:
    """All pieces of a deal, hand by hand, if the hands have the right sizes."""
    assert state.table._drawing is not None
    hands, rest, size = step.get("hands"), step.get("rest"), state.table._drawing[2][0]
    if type(hands) is not list or type(rest) is not list or len(hands) != state.players:
        return None
    if not all(type(hand) is list and len(hand) == size for hand in hands):
        return None
    return [piece for hand in hands for piece in hand] + rest


def _numbers(state: PrototypeState, kind: str, found: list[Value]) -> list[int]:
    """The numbers of these pieces; equal ones in the order in which they lie."""
    places: dict[Value, list[int]] = {}
    for i, piece in enumerate(state.table._pieces()):
        places.setdefault((type(piece), piece), []).append(i)
    used: Counter[Value] = Counter()
    numbers = []
    for piece in found:
        key = (type(piece), piece)
        if used[key] >= len(places.get(key, ())):
            raise BadOutcome(state.RULE, "prototype-outcome", chance=kind)
        numbers.append(places[key][used[key]])
        used[key] += 1
    return numbers
