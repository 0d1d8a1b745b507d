"""`parfait learn`: a game's lesson in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from parfait import games, lessons
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.cli.room import QUIT, TerminalRoom
from parfait.cli.turn import LeaveGame, Turn
from parfait.core.lesson import Lesson, LessonPart, Remark
from parfait.lessons import Course
from parfait.play import Match
from parfait.records import Record

EXAMPLES = """
parfait learn dokitto-ice
parfait learn dozito --part 3
parfait learn aice --lang ja
"""
OTHERS = ("lesson-anna", "lesson-ben")


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-learn-game")],
    part: Annotated[int, typer.Option("--part", metavar="N", help="help-learn-part")] = 1,
    lang: Language = None,
) -> None:
    """Learn a game by playing it."""
    output.speak(lang)
    lesson = lessons.find(games.find(game).name)
    if not 1 <= part <= len(lesson.parts):
        raise UsageError("no-lesson-part", part=part, last=len(lesson.parts))
    raise typer.Exit(Classroom(lesson, part - 1).run())


class Classroom(TerminalRoom):
    """A lesson with a learner at the keyboard."""

    teaches = True

    def __init__(self, lesson: Lesson, start: int) -> None:
        super().__init__()
        self.lesson = lesson
        self.at = start
        self._enter(lesson.parts[start])

    def run(self) -> int:
        """Go through the parts, and return the exit code."""
        try:
            while self.at < len(self.lesson.parts):
                self._teach()
                self.at += 1
                if self.at < len(self.lesson.parts):
                    part = self.lesson.parts[self.at]
                    self._enter(part, self.course.made if part.continues else [])
        except (LeaveGame, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(Text(self.words("cli-lesson-left", game=self.game, part=str(self.at + 1))))
            return 0
        self.console.print(Text(self.words("cli-lesson-over", game=self.game), style="bold"))
        return 0

    def _enter(self, part: LessonPart, earlier: Sequence[str] = ()) -> None:
        self.part = part
        self.course = Course(self.lesson, part, earlier)
        self.names = self._names(part)
        self.match = Match(Record(self.course.game, part.players, self.course.state.options))
        self.match.state = self.course.state

    def _names(self, part: LessonPart) -> list[str]:
        others = iter(
            [*map(self.words, OTHERS), *(self.words("bot", number=number) for number in range(3, part.players))]
        )
        return [self.words("you") if seat == part.seat else next(others) for seat in range(part.players)]

    def _teach(self) -> None:
        if self.in_place:
            self.clear()
        else:
            self.title(self.part_title)
        self.said.clear()
        if self.at and not self.part.continues:
            self.say(Text(self.words("lesson-new-table"), style="italic"))
        self._tell()
        self.print_remarks(self.course.remarks)
        if not self.course.to_move:
            self.draw(self.part.seat)
        while not self.course.done:
            self._move(LessonTurn(self, self.part.seat).ask())
        if self.at + 1 < len(self.lesson.parts):
            self._go_on()

    def _move(self, move: str) -> None:
        made = self.course.make(move)
        if made:
            self.match.state = self.course.state
            self._tell()
        self.print_remarks(self.course.remarks, style="" if made else "yellow")

    @property
    def part_title(self) -> str:
        return self.words("lesson-part-of", part=self.at + 1, parts=len(self.lesson.parts))

    def turn_title(self, seat: int) -> str:
        return self.part_title if self.in_place else super().turn_title(seat)

    def _tell(self) -> None:
        """What has happened since the learner's last move."""
        events = [event for happening in self.course.happened for event in self.course.told(happening)]
        if events:
            self.say(output.listed(output.told(events, self.game, self.names, self.part.seat)))

    def _go_on(self) -> None:
        if self.keyboard.ask(self.words("cli-lesson-go-on") + " ").casefold() in QUIT:
            self.at += 1
            raise LeaveGame(keep=False)

    def print_remarks(self, remarks: list[Remark], style: str = "") -> None:
        for remark in remarks:
            said = self.words.event(self.game, remark.event, self.names, self.part.seat)
            line = Text.assemble((said, style or "bold"), (f"  {' '.join(remark.rules)}", "dim"))
            line.rstrip()
            self.say(Padding(line, (0, 0, 1, 2) if self.in_place else (1, 0, 1, 2)))


class LessonTurn(Turn):
    """A turn in a lesson. There is nothing to save, and a hint shows the move to find."""

    def __init__(self, room: Classroom, seat: int) -> None:
        super().__init__(room, seat)
        self.room = room
        self.commands = {
            "?": self._help,
            "help": self._help,
            "hint": self._hint,
            "rules": self._rules,
            "q": self._quit,
            "quit": self._quit,
        }

    def _help(self, rest: str) -> None:
        self._say(*map(Text, map(self.words, ("cli-help-moves", "cli-help-rules", "cli-lesson-help"))))

    def _hint(self, rest: str) -> None:
        expected = self.room.course.expected
        said = self._said(expected) if expected else ""
        self._say(Text(self.words("lesson-the-move", move=said) if said else self.words("cli-lesson-free")))
