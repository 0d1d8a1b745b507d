"""The studies of docs/tutorial/lab.md, with fewer games: what the tutorial finds is on the first page."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from parfait.lab.study.answers import Answers
from parfait.lab.study.batch import jobs, play
from parfait.lab.study.folder import Folder, version
from parfait.lab.study.measures import Results
from parfait.lab.study.study import read
from parfait.locale import words

STUDIES = Path(__file__).parents[2] / "docs/tutorial/lab"
FOUND = {  # games, and what is clear in so few already
    "cones": (
        40,
        (r"Scoops the round’s winner has, how often 4: 0\.0% → ", r"How rounds end: .*with a toppled cone [34]"),
    ),
    "jokers": (40, (r"Turns per game: .+In estimated minutes: 15\.0 → 1\d", r"Times per game that DZ-12 ")),
    "bids": (40, (r"Final score of a player: 40\.\d → 2\d", r"Where points come from: exact bids 6\d\.\d%")),
    "corners": (
        24,
        (r"Turns per game: 2\d\d → 3\d\d", r"Times per game that DD-9 ", r"What players do: tip [89]\d\."),
    ),
}


def first_page(name: str, games: int, tmp_path: Path) -> list[str]:
    """Its sentences, from games that are read but not looked at closely."""
    given = tomllib.loads((STUDIES / f"{name}.toml").read_text(encoding="utf-8"))
    study = read({**given, "games": games, "watch": games // 10, "ladder": []})
    folder = Folder(tmp_path / name)
    folder.begin(study, version(study.game))
    for wave in jobs(study, version(study.game)):
        for job in wave:
            folder.keep(play(replace(job, watch=0)))
    return Answers(Results(folder), words("en")).sentences()


def test_there_is_a_study_of_each_game() -> None:
    assert {file.stem for file in STUDIES.glob("*.toml")} == set(FOUND)


@pytest.mark.parametrize("name", FOUND)
def test_what_the_tutorial_finds_is_on_the_first_page(name: str, tmp_path: Path) -> None:
    games, found = FOUND[name]
    said = first_page(name, games, tmp_path)
    for wanted in found:
        assert any(re.match(wanted, sentence) for sentence in said), (wanted, said)
