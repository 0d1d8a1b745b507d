"""`parfait practise`: find the better moves in the positions where a game's players made mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parfait.cli import output
from parfait.cli.arguments import Language, read_whole
from parfait.cli.files import named
from parfait.cli.replay import find_game, player_names
from parfait.cli.review import read_effort, show_progress
from parfait.cli.room import TerminalRoom
from parfait.cli.turn import LeaveGame, Turn
from parfait.core import State
from parfait.lab.review import Review, StepReview, judge
from parfait.lab.review import review as reviewed
from parfait.lab.review.judging import MARKS
from parfait.play import Match
from parfait.records import Record

EXAMPLES = """
parfait practise games.jsonl
parfait practise games.jsonl --game 3 --seat 1
"""


def practise(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-records-file")],
    game: Annotated[str, typer.Option("--game", metavar="K", help="help-number-in-file")] = "1",
    seat: Annotated[str | None, typer.Option("--seat", metavar="S", help="help-practise-seat")] = None,
    effort: Annotated[str, typer.Option("--effort", metavar="E", help="help-review-effort")] = "usual",
    lang: Language = None,
) -> None:
    """Find the better moves of a finished game."""
    words = output.speak(lang)
    looks = read_effort(effort)
    record = find_game(file, read_whole(game, "--game", 1, 10**9))
    own = None if seat is None else read_whole(seat, "--seat", 1, record.players) - 1
    with named(file), show_progress(words) as progress:
        found = reviewed(record, looks, progress)
    raise typer.Exit(PracticeSession(found, own).run())


class PracticeSession(TerminalRoom):
    """A player goes through the mistakes of a game, seeing the view of the seat that made each."""

    def __init__(self, review: Review, seat: int | None) -> None:
        super().__init__()
        self.review = review
        self.names = player_names(review.record, self.words)
        marks = {mark for _, mark in MARKS}
        steps = (step for step in review.steps if step.decision is not None and step.decision.mark in marks)
        self.mistakes = [step for step in steps if seat is None or step.seat == seat]
        self.number = 0
        self._enter(review.record.new())

    def _enter(self, state: State) -> None:
        record = self.review.record
        self.match = Match(Record(record.game, record.players, record.options))
        self.match.state = state

    def run(self) -> int:
        """Ask for a move in every position, and return the exit code."""
        if not self.mistakes:
            self.console.print(self.words("review-no-marks"))
        positions = self._positions()
        try:
            for number, step in enumerate(self.mistakes, 1):
                self.number = number
                self._enter(positions[step.step])
                self._ask(step)
        except (LeaveGame, EOFError, KeyboardInterrupt):
            self.console.print()
        return 0

    def _positions(self) -> dict[int, State]:
        wanted = {step.step for step in self.mistakes}
        return {at: state.clone() for at, state in enumerate(self.review.record.positions()) if at in wanted}

    def _ask(self, step: StepReview) -> None:
        assert step.seat is not None
        assert step.decision is not None
        turn = PractiseTurn(self, step.seat, step.decision.best)
        while True:
            move = turn.ask()
            loss = self._loss(move)
            if loss == 0.0:
                self.say(Text(self.words("web-practice-right", move=turn.said(move)), style="bold green"))
                return
            self.say(Text(self.words("web-practice-wrong", move=turn.said(move)), style="yellow"))

    def _loss(self, move: str) -> float:
        """What a move costs, judged by what its player knows; 0 if that is uncertain."""
        state, notation = self.match.state, self.match.game.notation
        action = notation.read_move(state, move)
        judged = judge(state.view(state.turn), action, lambda one: notation.write_move(state, one), self.review.effort)
        return judged.decision.sure_loss

    def turn_title(self, seat: int) -> str:
        return self.words("cli-practise-turn", name=self.names[seat], number=self.number, last=len(self.mistakes))


class PractiseTurn(Turn):
    """A turn in practice: a hint shows the move to find."""

    def __init__(self, room: TerminalRoom, seat: int, best: str) -> None:
        super().__init__(room, seat)
        self.best = best
        for command in ("save", "log", "why", "undo"):
            del self.commands[command]

    def said(self, move: str) -> str:
        return self._said(move)

    def _help(self, rest: str) -> None:
        self._say(*map(Text, map(self.words, ("cli-help-moves", "cli-help-rules", "cli-lesson-help"))))

    def _hint(self, rest: str) -> None:
        self._say(Text(self.words("lesson-the-move", move=self._said(self.best))))
