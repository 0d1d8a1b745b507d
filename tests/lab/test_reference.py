"""docs/lab.md lists every key of a study and every measure, with the defaults of the code."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from parfait.lab.study import changes, facts
from parfait.lab.study.answers import GROUPS
from parfait.lab.study.study import MEASURES, QUESTIONS, Goal, Question, Study

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """The text under a heading, up to the next of any rank."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, heading
    return found[1]


def rows(heading: str) -> dict[str, list[str]]:
    """The table under a heading: by the name in its first column, the other cells."""
    listed = re.findall(r"^\| `([^`]+)` \|(.*)\|$", section(heading), re.MULTILINE)
    return {name: [cell.strip() for cell in rest.split(" | ")] for name, rest in listed}


def written(value: Any) -> str:
    return "none" if value is None else json.dumps(list(value) if isinstance(value, tuple) else value)


@pytest.mark.parametrize(
    ("heading", "kind"), [("The keys of a study", Study), ("A question", Question), ("Goals", Goal)]
)
def test_every_key_is_listed_with_its_default(heading: str, kind: Any) -> None:
    usual = {
        one.name: one.default_factory() if one.default_factory is not MISSING else one.default for one in fields(kind)
    }
    told = {name: cells[0] for name, cells in rows(heading).items()}
    assert told == {name: "" if value is MISSING else written(value) for name, value in usual.items()}


def test_every_measure_is_listed() -> None:
    assert tuple(rows("Measures of questions and goals")) == MEASURES
    assert set(re.findall(r"`(\w+)`", rows("A question")["measure"][1])) == set(QUESTIONS)


def test_every_group_of_page_one_is_listed() -> None:
    assert tuple(rows("What page one compares")) == GROUPS
    assert f"change of {100 * changes.POINTS:g} points" in PAGE
    assert f"share a risk of {changes.WRONG_AT_MOST:.0%}" in PAGE


def test_every_part_of_the_facts_is_listed() -> None:
    told = [name.partition("(")[0] for name in rows("What a game defines for the lab")]
    assert sorted(told) == sorted(vars(facts.GameFacts(None)))


def test_its_examples_are_studies() -> None:
    for heading, key in (("A question", "question"), ("Goals", "goals")):
        (example,) = re.findall(r"```toml\n(.*?)```", section(heading), re.DOTALL)
        assert key in tomllib.loads(example)
