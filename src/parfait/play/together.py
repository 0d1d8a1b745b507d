"""Choices that several seats make at once, each in secret (`State.together`).

The engine asks one seat after the other. What a seat sees and may choose does not depend on what the others choose in
the same round, so all of them can be asked at once, and their moves applied in the engine's order when all are known.
"""

from __future__ import annotations

from collections.abc import Mapping

from parfait.core import WATCHER, BrokenRules, Game, Rng, State
from parfait.play.follow import Happening, happen


def asked_seats(state: State) -> tuple[int, ...]:
    """The seats that are asked now, the one to act first: several that choose at once, one, or none."""
    if state.turn < 0:
        return ()
    return state.together() or (state.turn,)


def asked_position(state: State, seat: int) -> State:
    """The position in which the engine asks this seat, which chooses together with those before it.

    There, they have chosen arbitrarily; by the contract, this seat cannot tell what.
    """
    if state.turn == seat:
        return state
    position: State = state.clone()
    for _ in asked_seats(state):
        position.step(position.legal_actions()[0])
        if position.turn == seat:
            return position
    raise BrokenRules(f"together() names seat {seat}, which is not asked with the others")


def reveal(game: Game, state: State, moves: Mapping[int, str]) -> list[Happening]:
    """Apply what seats have chosen together, by seat, in the engine's order."""
    happened: list[Happening] = []
    for _ in moves:
        if state.turn not in moves:
            raise BrokenRules(f"together() does not name seat {state.turn}, which is asked with the others")
        happened.append(happen(game, state, {"seat": state.turn, "move": moves[state.turn]}))
        state = happened[-1].after
    return happened


def check_together(state: State, rng: Rng) -> None:
    """Raise `BrokenRules` if what `together()` says is not true here; tried with two rounds of random choices."""
    seats = state.together()
    if len(seats) < 2:
        return
    for who in (WATCHER, *range(state.players)):
        one, other = state.clone(), state.clone()
        for place, seat in enumerate(seats):
            if one.turn != seat or one.together() not in (seats[place:], ()):
                raise BrokenRules(
                    f"together() names the seats {seats}; the one asked after {place} of them is {one.turn}"
                )
            if one.legal_actions() != other.legal_actions():
                raise BrokenRules(f"together() names seat {seat}, whose moves depend on what others choose")
            if one.view(who) != other.view(who):
                raise BrokenRules(f"together() names the seats {seats}; seat {who} sees a choice before all are made")
            legal = one.legal_actions()
            choices = [legal[rng.below(len(legal))] for _ in range(2)]
            opens = place == len(seats) - 1  # the last choice may turn all of them up
            if not opens and len(legal) > 1 and not one.secret(choices[0]):
                raise BrokenRules(f"together() names seat {seat}, whose choice is not secret")
            one.step(choices[0])
            other.step(choices[0 if seat == who else 1])
