"""The truth suite: what the first page says of a rigged game, whose every chance is known, is true, word by word.

The rigged game lies on a shelf of its own, and the command finds it by PARFAIT_GAMES, as it would a designer's.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.lab.truth.truths import Page, Truth, is_true, varied

SHELF = Path(__file__).parent / "shelf"
ALARMS = Path(__file__).parent / "alarms.py"
MOST_ALARMS = 0.06


def command(*arguments: str, shelf: Path = SHELF) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PARFAIT_GAMES": str(shelf), "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "parfait", "lab", *arguments, "--lang", "en"]
    return subprocess.run(line, capture_output=True, text=True, env=environment, check=False)


def first_page(out: Path) -> list[tuple[str, list[str]]]:
    """The blocks of the first page: heading and sentences."""
    page = (out / "report.en.html").read_text(encoding="utf-8")
    answers = page[page.index('<section class="answers"') : page.index("</section>")]
    blocks: list[tuple[str, list[str]]] = [("", [])]
    for heading, said, lead in re.findall(r"<h3>(.*?)</h3>|<li>(.*?)</li>|<p class=\"lead\">(.*?)</p>", answers):
        if heading:
            blocks.append((unescape(heading), []))
        else:
            blocks[-1][1].append(unescape(said or lead))
    return blocks


def study(
    tmp_path: Path, games: int, *more: str, players: int = 4, shelf: Path = SHELF, game: str = "rigged"
) -> list[tuple[str, list[str]]]:
    out = tmp_path / "run"
    line = ["run", game, "--players", str(players), "--bots", "random", "--games", str(games), "--workers", "1"]
    line += [] if "--watch" in more else ["--watch", "4"]
    ran = command(*line, *more, "--out", str(out), shelf=shelf)
    assert ran.returncode == 0, ran.stderr
    written = command("report", str(out), shelf=shelf)
    assert written.returncode == 0, written.stderr
    return first_page(out)


CASES: dict[str, tuple[int, int, dict[str, Any], dict[str, list[Any]]]] = {
    "a seat": (4, 300, {}, {"seat_bonus": [15]}),
    "the start": (4, 300, {"starter_bonus": 15}, {}),
    "length": (2, 60, {}, {"rounds": [3, 1]}),
    "minutes of other rules": (2, 60, {"rounds": 1}, {}),
    "a rule that stops": (2, 120, {}, {"bell": [0]}),
    "a seldom rule": (4, 300, {"bell": 3}, {}),
    "what the game counts": (2, 120, {}, {"red": [10], "prize": [10, 20]}),
    "a flag that only shows": (3, 60, {}, {"flag": [True]}),
    "nothing at all": (3, 40, {}, {"idle": [1, 2]}),
    "other draws": (3, 200, {}, {"turned": [7, 29]}),
    "a prize that changes no winner": (5, 40, {}, {"prize": [20]}),
    "a seat against the start, for five": (5, 400, {"starter_bonus": 20}, {"seat_bonus": [20]}),
    "a rule that hardly ever fails": (2, 20, {}, {"bell": [99]}),
    "few games of other draws": (2, 20, {"rounds": 1}, {"turned": list(range(1, 10))}),
}


@pytest.mark.parametrize("name", CASES)
def test_every_sentence_of_the_first_page_is_true(tmp_path: Path, name: str) -> None:
    players, games, options, vary = CASES[name]
    more = [part for key, value in options.items() for part in ("--option", f"{key}={json.dumps(value)}")]
    for key, values in vary.items():
        more += ["--vary", f"{key}={','.join(json.dumps(value) for value in values)}"]
    blocks = study(tmp_path, games, *more, players=players)
    base = varied(Truth(players), options)
    variants = json.loads((tmp_path / "run" / "study.json").read_text())["variants"]
    truths = [varied(Truth(players), {**options, **variant["options"]}) for variant in variants]
    told = 0
    for number, (_, sentences) in enumerate(blocks):
        about = truths[number] if 0 < number < len(truths) else truths[-1]
        page = Page(base, about, games, len(truths))
        for sentence in sentences:
            assert is_true(sentence, page), sentence
            told += 1
    assert told >= 6


def said(blocks: list[tuple[str, list[str]]], form: str) -> bool:
    return any(re.search(form, sentence) for _, sentences in blocks for sentence in sentences)


def test_effects_that_are_there_are_named(tmp_path: Path) -> None:
    blocks = study(
        tmp_path, 120, "--watch", "6", "--vary", "bell=0", "--vary", "seat_bonus=25", "--vary", "red=10", players=2
    )
    heading, _ = blocks[1]
    assert heading == "Chance of the bell: 0, Bonus of the first seat: 25, Chance of a red card: 10"
    assert said(blocks, r"^Games in which RG-4 comes up: 100.0% → 0.0%")
    assert said(blocks, r"^Games won by seat 1: .* → 7\d\.\d%")
    assert said(blocks, r"^The card: (red|black): .* → ")


def test_a_game_that_does_not_say_who_starts_is_not_said_to_favour_it(tmp_path: Path) -> None:
    shutil.copytree(SHELF, tmp_path / "shelf", ignore=shutil.ignore_patterns("facts.py", "__pycache__"))
    blocks = study(tmp_path, 60, "--option", "starter_bonus=25", players=2, shelf=tmp_path / "shelf")
    assert not said(blocks, r"[Ss]tart")
    assert not said(blocks, r"turns|rounds")
    assert said(blocks, r"^Length of a game: 12 moves, ")


def test_whoever_moves_first_in_a_game_from_one_file_is_not_said_to_start(tmp_path: Path) -> None:
    """In Bust the first to move has not been unlucky, and most turns pass without a move."""
    blocks = study(tmp_path, 200, game="bust")
    assert not said(blocks, r"[Ss]tart|turns")
    assert not said(blocks, r"ahead: it|behind: it")


def test_a_game_from_one_file_names_its_starter_and_rounds_by_fields(tmp_path: Path) -> None:
    blocks = study(tmp_path, 200, "--option", "ahead=60", game="jackpot", players=3)
    assert said(blocks, r"^Starting is an advantage: the starting player wins 7\d\.\d%")
    assert said(blocks, r"^Length of a game: 6 moves, 6 decisions with a choice, 2 rounds in every game played\.$")


def test_games_that_all_came_out_alike_do_not_rule_out_what_is_seldom(tmp_path: Path) -> None:
    """One game in twenty has another score, and here none of them was among the twenty."""
    blocks = study(tmp_path, 20, "--seed", "1", "--vary", "lucky=5", game="jackpot", players=3)
    (alike,) = blocks[1][1]
    assert alike.startswith("No game came out differently: in these games,")
    assert alike.endswith("A change in up to 23.3% of the games could have gone unnoticed.")
    (tmp_path / "more").mkdir()
    blocks = study(tmp_path / "more", 40, "--vary", "ahead=60", game="jackpot", players=3)
    assert not said(blocks, r"^No change that matters .*(length|scores)")


def test_what_a_game_does_not_say_is_not_asked(tmp_path: Path) -> None:
    shutil.copytree(SHELF, tmp_path / "shelf", ignore=shutil.ignore_patterns("facts.py", "__pycache__"))
    (tmp_path / "study.toml").write_text('game = "rigged"\n[question]\nmeasure = "starter"\n')
    ran = command("run", str(tmp_path / "study.toml"), "--out", str(tmp_path / "run"), shelf=tmp_path / "shelf")
    assert ran.returncode == 2
    assert "Define starter(…) in the game’s facts.py." in ran.stderr


def test_rules_that_cannot_come_up_are_not_said_to_come_up_seldom(tmp_path: Path) -> None:
    """Neither those that only a comment names, nor those of another table, nor those of an option that is off."""
    blocks = study(tmp_path, 100, "--option", "bell=2", "--watch", "10", players=3)
    assert said(blocks, r"^In fewer than 25% of the games come up: RG-4 in \d+ \(of 100 games read\)\.$")
    assert not said(blocks, r"RG-(7|10|99)\b")


def test_a_bug_in_the_rules_is_one_line_with_its_place(tmp_path: Path) -> None:
    ran = command(
        "run", "rigged", "--option", "broken=true", "--watch", "1", "--workers", "1", "--out", str(tmp_path / "run")
    )
    assert ran.returncode == 1
    assert re.fullmatch(r"rules\.py, line \d+: KeyError: 'seat'\. Everything played so far is kept; .+\n", ran.stderr)
    assert 'raise KeyError("seat")' in (tmp_path / "run" / "traceback.txt").read_text()


def alarms(games: int, seeds: int, **study: Any) -> float:
    """The share of null studies whose first page claims an effect."""
    environment = {**os.environ, "PARFAIT_GAMES": str(SHELF), "LC_ALL": "C.UTF-8"}
    line = [sys.executable, str(ALARMS), str(games), str(seeds), json.dumps(study)]
    ran = subprocess.run(line, capture_output=True, text=True, env=environment, check=True)
    raised, _, studies, *_ = ran.stdout.split()
    return int(raised) / int(studies)


def test_few_games_of_a_fair_game_raise_no_false_alarm() -> None:
    assert alarms(20, 40, vary={"turned": [7]}) <= MOST_ALARMS


@pytest.mark.slow
@pytest.mark.parametrize(("games", "seeds"), [(20, 50), (40, 34), (400, 17)])
@pytest.mark.parametrize("variants", [1, 9])
def test_false_alarms_are_rare(games: int, seeds: int, variants: int) -> None:
    assert alarms(games, seeds, vary={"turned": [7 * n for n in range(1, variants + 1)]}) <= MOST_ALARMS
