"""What a study may say, and what is wrong with one that cannot be run."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from parfait.bots import UnknownBot
from parfait.core import BadOption, BadPlayers, ParfaitError, UnknownGame
from parfait.lab.schedule import BadContest
from parfait.lab.study import study as studies
from parfait.lab.study.lineup import Lineup
from parfait.lab.study.study import BadStudy, Study
from parfait.locale import LANGUAGES, words

CONES = """
game = "dokitto-ice"
players = 4
bots = ["random"]
games = 100
[vary]
cone = [3, 4]
mixed_winner = ["lowest", "highest"]
[question]
measure = "starter"
certainty = 0.9
"""


def test_a_study_is_a_short_toml_file(tmp_path: Path) -> None:
    (tmp_path / "cones.toml").write_text(CONES)
    study = studies.load(tmp_path / "cones.toml")
    assert study.seats == 4
    assert study.question is not None
    assert study.question.certainty == 0.9
    assert studies.read(study.write()) == study


def test_variants_are_all_combinations_after_the_rulebook() -> None:
    study = Study("dokitto-ice", vary={"cone": [3, 4], "mixed_winner": ["lowest", "highest"]})
    assert [variant.options for variant in study.variants()] == [
        {},
        {"mixed_winner": "highest"},
        {"cone": 4},
        {"cone": 4, "mixed_winner": "highest"},
    ]
    assert study.variants()[0].varied == {"cone": 3, "mixed_winner": "lowest"}


def test_the_rulebook_is_there_even_if_it_is_not_among_the_values() -> None:
    assert [variant.options for variant in Study("dokitto-ice", vary={"cone": [4, 5]}).variants()] == [
        {},
        {"cone": 4},
        {"cone": 5},
    ]


def test_cases_are_variants_one_by_one() -> None:
    study = Study("dokitto-ice", cases=({"cone": 4}, {"tiles": 4}))
    assert [variant.options for variant in study.variants()] == [{}, {"cone": 4}, {"tiles": 4}]


def test_several_bots_have_each_seat_once() -> None:
    tables = Lineup(("random", "greedy"), 10).tables(4)
    assert tables == [("random", "greedy", "random", "greedy"), ("greedy", "random", "greedy", "random")]


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ({}, BadStudy),
        ({"game": "chess"}, UnknownGame),
        ({"game": 7}, BadStudy),
        ({"game": "aice", "player": 4}, BadStudy),
        ({"game": "aice", "players": 9}, BadPlayers),
        ({"game": "aice", "players": "4"}, BadStudy),
        ({"game": "aice", "bots": ["nobody"]}, UnknownBot),
        ({"game": "aice", "bots": []}, BadStudy),
        ({"game": "aice", "bots": ["greedy"] * 5}, BadStudy),
        ({"game": "aice", "games": 0}, BadStudy),
        ({"game": "aice", "seed": -1}, BadStudy),
        ({"game": "aice", "options": {"exact": 3}}, BadOption),
        ({"game": "aice", "vary": {"exact_bid": [5, 1000]}}, BadOption),
        ({"game": "aice", "vary": {"exact_bid": 5}}, BadStudy),
        ({"game": "aice", "vary": {"exact_bid": []}}, BadStudy),
        ({"game": "aice", "options": {"rounds": 2}, "vary": {"rounds": [3]}}, BadStudy),
        ({"game": "aice", "vary": {"exact_bid": list(range(100)), "rounds": list(range(1, 100))}}, BadStudy),
        ({"game": "aice", "question": {"measure": "fun"}}, BadStudy),
        ({"game": "aice", "question": {"measure": "starter", "certainty": 1}}, BadStudy),
        ({"game": "aice", "question": {"measure": "ladder"}}, BadStudy),
        ({"game": "aice", "goals": [{"measure": "minutes"}]}, BadStudy),
        ({"game": "aice", "goals": [{"measure": "minutes", "most": "30"}]}, BadStudy),
        ({"game": "aice", "goals": [{"measure": "minutes", "most": math.nan}]}, BadStudy),
        ({"game": "aice", "goals": [{"measure": "minutes", "least": 30, "most": 20}]}, BadStudy),
        ({"game": "aice", "goals": [{"measure": "luck", "most": 0.5}], "watch": 0}, BadStudy),
        ({"game": "aice", "ladder": ["greedy"]}, BadStudy),
        ({"game": "aice", "vary": {"nothing": [3]}}, BadOption),
        ({"game": "aice", "cases": [{"nothing": 3}]}, BadOption),
        ({"game": "aice", "cases": [3]}, BadStudy),
        ({"game": "dozito", "options": {"max_idle_turns": None}}, BadContest),
    ],
)
def test_what_cannot_be_run_is_refused_with_a_line_in_every_language(given: dict[str, Any], kind: type) -> None:
    with pytest.raises(kind) as refused:
        studies.read(given)
    assert isinstance(refused.value, ParfaitError)
    for language in LANGUAGES:
        assert "\n" not in words(language).error(refused.value)


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("game = ")
    with pytest.raises(BadStudy, match="study-toml"):
        studies.load(tmp_path / "x.toml")
