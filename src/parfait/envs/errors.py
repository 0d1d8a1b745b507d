"""Errors in the input of environments. A call that raises one of these has changed nothing."""

from __future__ import annotations

from parfait.core import BadOption, IllegalMove, ParfaitError, State


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


class UnknownSetting(BadOption, TypeError):
    """A name that is neither a setting of the environment nor an option of the game.

    It is a TypeError, too, with Python's own words: TorchRL tries settings such as `frameskip`, and does without them
    if this error is raised. `gymnasium.make` raises another of the same class, made only from its text.
    """

    def __init__(self, rule: str, key: str = "unknown-option", **arguments: object) -> None:
        super().__init__(rule, key, **arguments)

    def __str__(self) -> str:
        if "option" not in self.arguments:
            return self.rule
        return f"got an unexpected keyword argument '{self.arguments['option']}': {super().__str__()}"


def refused(state: State, number: int, action: int, index: int | None = None) -> IllegalAction:
    """Why an action is not legal: `number` is the game's number for it, `action` the environment's."""
    try:
        state.clone().step(number)
    except IllegalMove as refusal:
        return IllegalAction(refusal, state.turn, action, index)
    raise AssertionError("a legal action was refused")
