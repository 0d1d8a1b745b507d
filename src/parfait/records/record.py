"""parfait-record/1: a game with every outcome of chance, one JSON object per line (docs/rules/record.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from parfait import games
from parfait.core import OVER, Game, Options, ParfaitError, State, Step
from parfait.core.errors import shorten
from parfait.records.branches import wrong_branch
from parfait.records.steps import apply_step, first_double

FORMAT = "parfait-record/1"
FAMILY = "parfait-record/"
KEYS = ("format", "game", "players", "options", "steps", "result")
LONGEST_LINE = 64 * 1024 * 1024


class RecordError(ParfaitError):
    """What is wrong with a record, and at which step."""

    def __init__(
        self, key: str, step: int | None = None, cause: ParfaitError | None = None, **arguments: object
    ) -> None:
        super().__init__(key, **arguments)
        self.step = step
        self.cause = cause
        self.game = ""


@dataclass
class Record:
    game: Game
    players: int
    options: Options
    steps: list[Step] = field(default_factory=list)
    result: dict[str, Any] | None = None
    extra: dict[str, Any] = field(default_factory=dict)  # names, dates, … that change nothing

    def new(self) -> State:
        """The state before the first step."""
        state: State = self.game.new(self.players, self.options)
        return state

    def positions(self) -> Iterator[State]:
        """The position before each step, then the last one. Raises `RecordError` at an impossible step."""
        state = self.new()
        for index, step in enumerate(self.steps):
            yield state
            try:
                apply_step(self.game, state, step)
            except ParfaitError as error:
                raise self.error("bad-step", index, error) from error
        yield state

    def replay(self) -> State:
        """The state after the last step."""
        for state in self.positions():
            final = state
        return final

    def verify(self) -> None:
        """Raise `RecordError` unless every step is legal and the result follows from the steps."""
        state = self.replay()
        if part := wrong_branch(self):
            raise self.error("false-branch", part=part)
        if state.turn != OVER:
            if self.result is not None:
                raise self.error("result-too-early")
            return
        if self.result is None:
            raise self.error("result-missing")
        expected = result_of(state)
        for key in ("winners", "scores"):
            given = self.result.get(key)
            if type(given) is not list or any(type(n) is not int for n in given) or given != expected[key]:
                raise self.error("false-result", part=key, given=shorten(given), expected=str(expected[key]))

    def error(
        self, key: str, step: int | None = None, cause: ParfaitError | None = None, **arguments: object
    ) -> RecordError:
        error = RecordError(key, step, cause, **arguments)
        error.game = self.game.name
        return error

    def write(self, steps: str | None = None) -> str:
        """The record as one line of JSON, without a newline. `steps`: their text, if it has already been written."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "players": self.players,
            "options": self.options.write(),
            **self.extra,
        }
        result = "" if self.result is None else f',"result":{_text(self.result)}'
        return f'{_text(head)[:-1]},"steps":{write_steps(self.steps) if steps is None else steps}{result}}}'


def write_steps(steps: Sequence[Step]) -> str:
    """Steps as a record has them."""
    return _text(steps)


def _text(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def result_of(state: State) -> dict[str, object]:
    """The result of a game that is over."""
    return {"winners": list(state.winners), "scores": list(state.scores)}


def read_record(line: str | bytes) -> Record:
    """The record on one line of text.

    Raises `RecordError` if it is not one. The steps are not checked yet: see `verify`.
    """
    content = _parse(line)
    _check_letters(line, content)
    if type(content) is not dict:
        raise RecordError("not-an-object")
    version = content.get("format")
    if type(version) is not str or not version.startswith(FAMILY):
        raise RecordError("not-a-record", expected=FORMAT)
    if version != FORMAT:
        raise RecordError("other-version", found=shorten(version), expected=FORMAT)
    for key, kind in (("game", str), ("players", int), ("options", dict), ("steps", list)):
        if type(content.get(key)) is not kind:
            raise RecordError("bad-key", name=key, found=shorten(content.get(key)))
    result = content.get("result")
    if "result" in content and type(result) is not dict:
        raise RecordError("bad-key", name="result", found=shorten(result))
    try:
        game = games.find(content["game"])
        players = content["players"]
        game.check_players(players)
        options = game.options.read(content["options"], players)
    except ParfaitError as error:
        raise RecordError("bad-header", cause=error) from error
    extra = {key: value for key, value in content.items() if key not in KEYS}
    return Record(game, players, options, content["steps"], result, extra)


def _parse(line: str | bytes) -> object:
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except UnicodeDecodeError:
        raise RecordError("not-utf8") from None
    except json.JSONDecodeError as error:
        raise RecordError("not-json", column=error.colno, length=len(text)) from None
    except RecursionError:
        raise RecordError("too-deep") from None
    except ValueError as error:  # a number of thousands of digits
        raise RecordError("bad-json-value", found=shorten(str(error))) from None


def _check_letters(line: str | bytes, content: object) -> None:
    """Refuse lone surrogates, which JSON can write as an escape, but UTF-8 cannot encode."""
    escape = b"\\u" in line if isinstance(line, bytes) else "\\u" in line
    if escape:
        try:
            _text(content).encode()
        except UnicodeEncodeError as error:
            raise RecordError("bad-json-value", found=f"\\u{ord(error.object[error.start]):04x}") from None
        except RecursionError:
            raise RecordError("too-deep") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content = dict(pairs)
    if len(content) != len(pairs):
        raise RecordError("key-twice", name=shorten(first_double([name for name, _ in pairs])))
    return content


def _refuse_constant(name: str) -> object:
    raise RecordError("bad-json-value", found=name)
