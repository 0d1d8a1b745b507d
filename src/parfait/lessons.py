"""A learner's way through one part of a lesson. The engine says what may be done; the lesson, what is to be learned.

Nothing is kept: a part and the moves that the learner has made in it are a `Course`, the same every time, since chance
and the gentle bots draw from the part's seed. So a lesson can be left and resumed anywhere, and needs no table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from parfait import bots, games
from parfait.core import CHANCE, OVER, Event, Game, ParfaitError, Rng, State
from parfait.core.lesson import ANY, Comment, Given, Lesson, LessonPart, Remark
from parfait.play import Happening, happen, tell
from parfait.records import Step, draw_chance, legal_moves

SLIPS = 3  # a gentle bot plays whatever comes to mind once in so many moves


class NoLesson(ParfaitError):
    """The game has no lesson, or the lesson has no such part."""


class LessonStuck(ParfaitError):
    """A move after the last one of a part."""


class Course:
    """A part of a lesson, as far as the learner has come in it.

    `earlier` are the moves that the learner made in the parts that this one continues. Where they are missing, the
    learner is taken to have made the moves that were asked for.
    """

    def __init__(self, lesson: Lesson, part: LessonPart, earlier: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.part = part
        self.game: Game = games.find(lesson.game)
        self.state: State = self.game.new(part.players, part.options)
        self.steps = 0
        self.beats = 0  # of this part that are behind the learner
        self.made: list[str] = []  # the learner's moves, those in the parts before it included
        self.commented: set[Comment] = set()
        self.happened: list[Happening] = []  # since the learner's last move, that one included
        self.remarks: list[Remark] = [lesson.intro(part)]  # what is said now
        self._repeat(lesson.continued(part), earlier)
        self._let_happen(part.before)
        if part.free:
            self._play_on()
        if not part.continues:
            self.happened = []

    def _repeat(self, parts: Iterable[LessonPart], made: Sequence[str]) -> None:
        """Bring about the end of the parts that this one continues."""
        moves = iter(made)
        for part in parts:
            self._let_happen(part.before)
            for beat in part.beats:
                move = next(moves, beat.move)
                if not beat.accepts(move):
                    raise LessonStuck("lesson-other-move", move=move)
                self._let_happen([{"seat": part.seat, "move": move}, *beat.then])
                self.made.append(move)
        self.happened = []

    @property
    def done(self) -> bool:
        return self.state.turn == OVER if self.part.free else self.beats == len(self.part.beats)

    @property
    def expected(self) -> str | None:
        """The move to find in this beat, or None if any will do."""
        if self.done or self.part.free:
            return None
        beat = self.part.beats[self.beats]
        return None if beat.also == (ANY,) else beat.move

    @property
    def to_move(self) -> bool:
        """Whether the learner is to move."""
        return not self.done and self.state.turn == self.part.seat

    def legal(self) -> list[str]:
        """The learner's legal moves, in notation."""
        return legal_moves(self.game, self.state) if self.to_move else []

    def make(self, move: str) -> bool:
        """Make the learner's next move.

        Raises `IllegalMove` with the rule if it is against one. Returns False if the move is legal, but not the one to
        learn: it is not made, and `remarks` explain why.
        """
        if self.done:
            raise LessonStuck("lesson-part-over")
        step: Step = {"seat": self.part.seat, "move": move}
        first = happen(self.game, self.state, step)
        if self.part.free:
            self.remarks, self.happened = [], []
            self._enter(first)
            self._play_on()
            self.made.append(move)
            return True
        beat = self.part.beats[self.beats]
        if not beat.accepts(move):
            self.remarks = [self.lesson.instead(self.part, self.beats)]
            return False
        self.happened = []
        self._enter(first)
        self._let_happen(beat.then)
        self.remarks = [self.lesson.after(self.part, self.beats)]
        self.beats += 1
        self.made.append(move)
        return True

    def _enter(self, happening: Happening) -> None:
        self.happened.append(happening)
        self.state = happening.after
        self.steps += 1
        if self.part.free:
            self.remarks += self._comments(happening)

    def _let_happen(self, given: Iterable[Given]) -> None:
        for one in given:
            step: Mapping[str, object] = {"seat": self.state.turn, "move": one} if isinstance(one, str) else one
            self.happened.append(happen(self.game, self.state, step))
            self.state = self.happened[-1].after
            self.steps += 1

    # A round that is played freely

    def _play_on(self) -> None:
        """Let chance and the others act until the learner is to move or the part is over."""
        while self.state.turn not in (OVER, self.part.seat):
            rng = Rng(self.part.seed, self.steps)
            step = draw_chance(self.game, self.state, rng) if self.state.turn == CHANCE else self._gentle(rng)
            self._enter(happen(self.game, self.state, step))
        if self.state.turn == OVER:
            self.remarks.append(self.lesson.end(self.part))

    def _gentle(self, rng: Rng) -> Step:
        """A move by rules of thumb, with an occasional slip: quick enough to be computed again at every visit."""
        bot = bots.find("random" if rng.below(SLIPS) == 0 else "greedy")
        action = bot.choose(self.state.view(self.state.turn), None, rng)
        return {"seat": self.state.turn, "move": self.game.notation.write_move(self.state, action)}

    def _comments(self, happening: Happening) -> list[Remark]:
        said = []
        for event in self.told(happening):
            for comment in self.part.comments:
                if comment not in self.commented and self._is_about(comment, event):
                    self.commented.add(comment)
                    said.append(self.lesson.comment(self.part, comment, event))
        return said

    def _is_about(self, comment: Comment, event: Event) -> bool:
        mine = event.arguments.get("seat") == self.part.seat
        return comment.event == event.key and comment.you in (None, mine)

    def told(self, happening: Happening) -> list[Event]:
        """The events as the learner sees them."""
        views = [state.view(self.part.seat) for state in (happening.before, happening.after)]
        [seen] = tell(self.game, happening, (self.part.seat,), views[:1], views[1:])
        return seen.events


def find(game: str) -> Lesson:
    """The lesson of a game, or `NoLesson`."""
    lesson = games.lesson(game)
    if lesson is None:
        raise NoLesson("no-lesson", game=games.find(game).title)
    return lesson


def moves_before(lesson: Lesson, part: LessonPart) -> int:
    """How many moves the learner makes in the parts that this one continues."""
    return sum(len(one.beats) for one in lesson.continued(part))


def course(lesson: Lesson, part: LessonPart, moves: Sequence[str] = ()) -> Course:
    """A part after these moves of the learner, all of which had been accepted.

    They begin with those in the parts that this one continues.
    """
    before = moves_before(lesson, part)
    begun = Course(lesson, part, moves[:before])
    for move in moves[before:]:
        if not begun.make(move):
            raise LessonStuck("lesson-other-move", move=move)
    return begun
