"""What can be wrong with what an environment is given. Whatever raises one of these has changed nothing."""

from __future__ import annotations

from parfait.core import IllegalMove, ParfaitError, State


class IllegalAction(IllegalMove):
    """An action that the seat to act may not choose now: the refusal of the rules, with seat and action.

    `index` is which game of a batch it was; None where there is one game.
    """

    def __init__(self, refusal: IllegalMove, seat: int, action: int, index: int | None = None) -> None:
        super().__init__(refusal.rule, refusal.key, **refusal.arguments)
        self.seat = seat
        self.action = action
        self.index = index

    def __str__(self) -> str:
        game = "" if self.index is None else f"game {self.index}, "
        return f"{game}seat {self.seat}, action {self.action}: {super().__str__()}"


class StepAfterEnd(ParfaitError):
    """An action for a game that is over."""


class NotReset(ParfaitError):
    """A step before the first reset, or after the environment was closed."""


class BadActions(ParfaitError):
    """Actions of a dtype or shape that they cannot have."""


class WorkerLost(ParfaitError):
    """A process of a batch ended by itself. Its games are lost; create a new environment."""


class BadSetting(ParfaitError):
    """A setting of an environment with a value that it cannot have."""


def refused(state: State, action: int, index: int | None = None) -> IllegalAction:
    """Why an action that is not legal is not."""
    try:
        state.clone().step(action)
    except IllegalMove as refusal:
        return IllegalAction(refusal, state.turn, action, index)
    raise AssertionError("a legal action was refused")
