"""Lessons over HTTP: nothing is kept, a wrong move is refused with its rule, and only one's own seat is shown."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from parfait import games, lessons
from parfait.core.patterns import expanded
from parfait.lessons import Course
from parfait.locale import LANGUAGES
from parfait.server.http import lessons as web_lessons
from tests.server.harness import server

TAUGHT = [name for name in games.names() if games.lesson(name) is not None]


@pytest.mark.parametrize("name", TAUGHT)
async def test_a_lesson_is_played_to_its_last_part(name: str) -> None:
    """Each answer is what the engine makes of the same moves."""
    lesson = lessons.find(name)
    async with server() as at:
        info = next(game for game in (await at.http.get("/api/games")).json()["games"] if game["name"] == name)
        assert info["lesson"] == [part.name for part in lesson.parts]
        for part in lesson.parts:
            course = Course(lesson, part)
            for beat in (None, *part.beats):
                if beat is not None:
                    course.make(beat.move)
                # A part is opened without the moves of those that it continues: they were as asked for.
                made = course.made if beat else []
                answer = await at.http.post(f"/api/games/{name}/lesson/{part.name}", json={"moves": made})
                assert answer.status_code == 200
                found = answer.json()
                assert found["done"] is course.done
                assert found["declined"] is False
                assert [remark["key"] for remark in found["remarks"]] == [remark.key for remark in course.remarks]
                assert sorted(expanded(found["legal"])) == sorted(course.legal())
                assert len(found["changes"]) == len(course.happened)
                assert found["expected"] == course.expected
                assert (found["moves"], found["carries_on"]) == (course.made, lesson.carries_on(part))


async def test_a_wrong_move_is_refused_with_its_rule_and_another_is_declined() -> None:
    path = "/api/games/dokitto-ice/lesson/follow"
    async with server() as at:
        wrong = await at.http.post(path, json={"moves": ["C4"]})
        assert (wrong.status_code, wrong.json()["rule"], wrong.json()["key"]) == (
            409,
            "DI-8",
            "dokitto-ice-must-follow",
        )
        other = (await at.http.post(path, json={"moves": ["S2"]})).json()
        assert other["declined"] is True
        assert other["changes"] == []
        opened = (await at.http.post(path, json={"moves": []})).json()
        view = opened["view"]
        for change in opened["changes"]:
            view |= change["view"]
        assert other["view"] == view
        # A move that was declined cannot have been made before; nor is there one after the end.
        assert (await at.http.post(path, json={"moves": ["S2", "S9"]})).json()["key"] == "lesson-other-move"
        assert (await at.http.post(path, json={"moves": ["S9", "C8"]})).json()["key"] == "lesson-part-over"


async def test_the_hands_of_the_others_are_not_told() -> None:
    async with server() as at:
        answer = (await at.http.post("/api/games/dokitto-ice/lesson/follow", json={"moves": ["S9"]})).text
    dealt: Any = lessons.find("dokitto-ice").parts[0].before[0]
    mine, *others = dealt["hands"]
    played = {"S7", "S4", "S1"}  # the last is also how the scoop is written
    assert all(f'"{card}"' in answer for card in mine)
    assert [card for hand in others for card in hand if f'"{card}"' in answer and card not in played] == []


async def test_what_is_no_lesson_is_not_found() -> None:
    async with server() as at:
        for path in ("dokitto-ice/lesson/nowhere", "nothing/lesson/goal"):
            assert (await at.http.post(f"/api/games/{path}", json={"moves": []})).status_code == 404
        for path in ("dokitto-ice/lesson/words/xx", "nothing/lesson/words/en"):
            assert (await at.http.get(f"/api/games/{path}")).status_code == 404
        too_many = await at.http.post("/api/games/dokitto-ice/lesson/goal", json={"moves": ["S1"] * 201})
        assert too_many.status_code == 422
        no_move = await at.http.post("/api/games/dokitto-ice/lesson/follow", json={"moves": ["nonsense"]})
        assert (no_move.status_code, no_move.json()["key"]) == (409, "unreadable-move")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_of_a_lesson_are_sent_on_their_own(language: str) -> None:
    async with server() as at:
        words = (await at.http.get(f"/api/games/dozito/lesson/words/{language}")).text
        usual = (await at.http.get(f"/api/games/dozito/words/{language}")).text
    assert "dozito-lesson-goal = " in words
    assert "-lesson-" not in usual


async def test_a_lesson_is_played_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole round is played anew for every move, up to thirty milliseconds of it."""
    played: list[str] = []
    position = web_lessons.position

    def noted(*arguments: Any) -> Any:
        played.append(threading.current_thread().name)
        return position(*arguments)

    monkeypatch.setattr(web_lessons, "position", noted)
    async with server() as running:
        answer = await running.http.post("/api/games/dokitto-ice/lesson/goal", json={"moves": []})
        assert answer.status_code == 200
    assert played
    assert threading.main_thread().name not in played
