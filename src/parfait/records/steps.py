"""One step of a game: a move or an outcome of chance, as a record writes it. States advance only through here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from parfait.core import CHANCE, BadOutcome, ChanceStep, Game, IllegalMove, Outcome, Rng, State, Step, Unreadable
from parfait.core.errors import RuleError, shorten


class BadStep(RuleError):
    """A malformed step."""


def apply_step(game: Game, state: State, step: Mapping[str, object]) -> bool:
    """Apply a step, or raise a `RuleError` and change nothing. Returns whether it is a move that stays secret."""
    if type(step) is not dict:
        raise BadStep("record", "step-not-an-object", found=shorten(step))
    if "chance" not in step:
        return _apply_move(game, state, step)
    _apply_chance(game, state, step)
    return False


def _apply_chance(game: Game, state: State, step: Mapping[str, object]) -> None:
    kind = step["chance"]
    if type(kind) is not str or "move" in step:
        raise BadStep("record", "step-neither-move-nor-chance", found=shorten(dict(step)))
    if state.turn == CHANCE and kind == state.chance_kind:
        state.apply_chance(game.notation.read_outcome(state, cast(ChanceStep, step)))
        return
    rule = state.turn_rule() if state.winners == () else state.end_rule()
    if state.turn == CHANCE:
        raise BadOutcome(rule, "other-chance", expected_chance=state.chance_kind, found_chance=shorten(kind))
    raise BadOutcome(rule, "game-over" if state.winners else "no-chance-now")


def _apply_move(game: Game, state: State, step: Mapping[str, object]) -> bool:
    seat, move = step.get("seat"), step.get("move")
    if type(seat) is not int or type(move) is not str:
        raise BadStep("record", "step-neither-move-nor-chance", found=shorten(dict(step)))
    check_turn(state, seat)
    action = read_move(game, state, move)
    if "legal" in step:
        _check_legal(game, state, step["legal"])
    secret = state.secret(action)
    state.step(action)
    return secret


def given_alone(game: Game, step: Step) -> Iterator[tuple[int, str]]:
    """What chance gave to single seats, by seat, in notation: only for games that are over."""
    fields: Mapping[str, object] = step
    for key in game.given if "chance" in step else ():
        by_seat = fields.get(key)
        for seat, pieces in enumerate(by_seat if isinstance(by_seat, list) else ()):
            yield seat, " ".join(map(str, pieces)) if isinstance(pieces, list) else str(pieces)


def check_turn(state: State, seat: int) -> None:
    """`IllegalMove` if another seat is to act."""
    if state.turn >= 0 and seat != state.turn:
        raise IllegalMove(state.turn_rule(), "not-your-turn", seat=seat, expected_seat=state.turn)


def read_move(game: Game, state: State, move: str) -> int:
    """The action that a move names; `IllegalMove` when it names none."""
    try:
        return game.notation.read_move(state, move)
    except Unreadable as error:
        raise IllegalMove(state.turn_rule(), error.key, **error.arguments) from None


def _check_legal(game: Game, state: State, given: object) -> None:
    if type(given) is not list or not all(type(move) is str for move in given):
        raise BadStep("record", "legal-not-a-list", found=shorten(given))
    legal = set(legal_moves(game, state))
    if len(set(given)) != len(given):
        raise BadStep("record", "legal-twice", move=shorten(first_double(given)))
    if missing := sorted(legal - set(given)):
        raise BadStep(state.turn_rule(), "legal-lacks", move=missing[0])
    if extra := sorted(set(given) - legal):
        raise BadStep(state.turn_rule(), "legal-too-many", move=shorten(extra[0]))


def first_double(names: list[str]) -> str:
    """The first name that repeats an earlier one; there has to be one."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    raise ValueError(names)


def legal_moves(game: Game, state: State) -> list[str]:
    """The legal moves of the seat to act, in notation."""
    write_move = game.notation.write_move
    return [write_move(state, action) for action in state.legal_actions()]


def let_chance_act(game: Game, state: State, rng: Rng) -> Step:
    """Draw what chance does next, and let it happen."""
    outcome = state.sample_chance(rng)
    step = write_chance(game, state, outcome)
    state.apply_chance(outcome)
    return step


def draw_chance(game: Game, state: State, rng: Rng) -> Step:
    """Draw what chance does next, as a step that is yet to be applied."""
    return write_chance(game, state, state.sample_chance(rng))


def write_chance(game: Game, state: State, outcome: Outcome) -> Step:
    """The step of an outcome that is next in this state."""
    return cast(ChanceStep, {"chance": outcome.kind, **game.notation.write_outcome(state, outcome)})
