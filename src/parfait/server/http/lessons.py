"""A lesson over HTTP: where a learner is after the moves made so far, as that seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from parfait import lessons
from parfait.core import View
from parfait.core.lesson import Lesson, LessonPart, Remark
from parfait.lessons import Course
from parfait.server import updates
from parfait.server.protocol import messages as p
from parfait.server.protocol.messages import FINISHED, PLAYING


def position(lesson: Lesson, part: LessonPart, moves: Sequence[str]) -> p.LessonPosition:
    """`IllegalMove` with its rule when the last move is against one; other moves were accepted when they were made."""
    opening = len(moves) <= lessons.moves_before(lesson, part)
    course = lessons.course(lesson, part, moves if opening else moves[:-1])
    declined = not opening and not course.make(moves[-1])
    happened = [] if declined else course.happened
    before: View = (happened[0].before if happened else course.state).view(part.seat)
    [changes], _ = updates.changes(course.game, happened, (part.seat,), (before,), [("", False)] * len(happened))
    asked = course.game.asked(course.state.view(part.seat)) if course.to_move else None
    return p.LessonPosition(
        info=_info(course),
        seat=part.seat,
        step=course.steps - len(happened),
        view=updates.whole(before),
        changes=changes,
        remarks=[_sent(remark) for remark in course.remarks],
        declined=declined,
        done=course.done,
        legal=updates.legal(course.game, course.state) if course.to_move else [],
        asked=updates.sent(asked) if asked else None,
        expected=course.expected,
        moves=course.made,
        carries_on=lesson.carries_on(part),
    )


def _sent(remark: Remark) -> p.LessonRemark:
    return p.LessonRemark(remark.key, remark.arguments, list(remark.rules))


def _info(course: Course) -> p.TableInfo:
    """The lesson as a table's information. The page adds the names."""
    part = course.part
    return p.TableInfo(
        table="",
        game=course.game.name,
        players=part.players,
        options=course.state.options.write(),
        status=FINISHED if course.state.winners else PLAYING,
        seats=[p.SeatInfo(taken=True) for _ in range(part.players)],
        listed=False,
        hints=False,
        timeout_level="random",
        created=0,
    )
