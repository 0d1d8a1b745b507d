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

from tests.lab.truth.known import truth_of
from tests.lab.truth.truths import Page, is_true

SHELF = Path(__file__).parent / "shelf"
ROOT = Path(__file__).parents[3]
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
    tmp_path: Path,
    games: int,
    *more: str,
    players: int = 4,
    shelf: Path = SHELF,
    game: str = "rigged",
    bots: str = "random",
) -> list[tuple[str, list[str]]]:
    out = tmp_path / "run"
    line = ["run", game, "--players", str(players), "--bots", bots, "--games", str(games), "--workers", "1"]
    line += [] if "--watch" in more else ["--watch", "4"]
    ran = command(*line, *more, "--out", str(out), shelf=shelf)
    assert ran.returncode == 0, ran.stderr
    written = command("report", str(out), shelf=shelf)
    assert written.returncode == 0, written.stderr
    return first_page(out)


RIGGED: dict[str, tuple[int, int, dict[str, Any], dict[str, list[Any]]]] = {
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
# Quick enough to be looked at closely, although they are plain Python.
CLOSELY = ("coin", "skill", "race", "third", "halves", "countdown", "tiebreak")
COMMANDED = ("a seat", "what the game counts", "few games of other draws")  # the others are played in one process
FILES: dict[str, tuple[str, int, int, dict[str, Any], dict[str, list[Any]]]] = {
    "a lottery for two": ("coin", 2, 40, {}, {"idle": [1]}),
    "a lottery for six, with a favourite": ("coin", 6, 400, {}, {"first": [10]}),
    "draws in four games of five": ("coin", 3, 400, {"first": 60}, {"draws": [80]}),
    "nothing but draws": ("coin", 2, 40, {"draws": 100}, {}),
    "draws instead of wins": ("coin", 2, 20, {}, {"draws": [100]}),
    "a favourite behind many draws": ("coin", 2, 400, {"draws": 90, "first": 100}, {}),
    "a favourite in 20 games": ("coin", 2, 20, {"first": 90}, {}),
    "a game of any length": ("longwalk", 3, 40, {}, {"stop": [25, 100]}),
    "a very long game": ("longwalk", 2, 400, {"stop": 5}, {}),
    "twenty games of any length": ("longwalk", 4, 20, {}, {"stop": [100]}),
    "skill alone": ("skill", 2, 40, {}, {"times": [1]}),
    "skill alone, for three": ("skill", 3, 400, {}, {"times": [2]}),
    "no choice and no chance": ("race", 3, 20, {}, {"pile": [7, 9]}),
    "the start decides": ("race", 4, 40, {"pile": 9}, {"pile": []}),
    "the lowest score wins": ("golf", 3, 400, {}, {"par": [10]}),
    "coins for dice, and one hole": ("golf", 2, 40, {}, {"sides": [2], "holes": [1]}),
    "the first seat always wins": ("solo", 2, 40, {}, {"wait": [6, 1]}),
    "points that change nothing else": ("solo", 2, 20, {}, {"bonus": [5]}),
    "a gift for the last seat": ("pot", 3, 400, {}, {"gift": [2]}),
    "longer, shorter and wilder": ("pot", 2, 40, {}, {"rounds": [8, 1], "sixes": [True]}),
    "wilder, in twenty games": ("pot", 4, 20, {}, {"sixes": [True]}),
    "a seldom jackpot": ("jackpot", 3, 400, {}, {"lucky": [1]}),
    "a frequent jackpot": ("jackpot", 3, 40, {"lucky": 10}, {"lucky": []}),
    "who starts, in a file": ("jackpot", 5, 400, {}, {"ahead": [50]}),
    "a lead that does not last": ("relay", 2, 40, {}, {"late": [True]}),
    "alone": ("wolf", 1, 100, {}, {"cap": [5]}),
    "help for a seat, of three": ("third", 3, 400, {}, {"helped": [False]}),
    "help for a seat, but not of four": ("third", 4, 40, {}, {"helped": [False]}),
    "the same the other way round": ("third", 3, 400, {}, {"mirrored": [True]}),
    "partners": ("teams", 4, 400, {}, {"edge": [40]}),
    "a leader who shares half of the wins": ("halves", 2, 40, {}, {"share": [0]}),
    "a leader who shares all wins of three": ("halves", 3, 40, {"share": 90}, {}),
    "hardly any game decided": ("halves", 3, 40, {"share": 95}, {}),
    "a start to bid for": ("auction", 3, 400, {}, {"edge": [0]}),
    "rounds that count down": ("countdown", 2, 20, {}, {"rounds": [3]}),
    "a kind of move that goes": ("outing", 2, 40, {}, {"airport": [False]}),
    "a kind of move that comes": ("outing", 3, 20, {}, {"harbour": [True]}),
    "chance in a few games": ("tiebreak", 2, 40, {"top": 8}, {}),
    "hardly any chance": ("tiebreak", 3, 20, {"top": 60}, {}),
}


def wanted(game: str, players: int, games: int, options: dict[str, Any], vary: dict[str, list[Any]]) -> dict[str, Any]:
    vary = {key: values for key, values in vary.items() if values}
    return {
        "game": game,
        "players": players,
        "bots": ["random"],
        "games": games,
        "watch": 20 if game in CLOSELY and games < 100 else 4 if game == "rigged" else 2,
        "options": options,
        "vary": vary,
    }


@pytest.fixture(scope="module")
def pages() -> dict[str, Any]:
    """By study: its first page."""
    studies = {name: wanted("rigged", *case) for name, case in RIGGED.items()}
    studies |= {name: wanted(*case) for name, case in FILES.items()}
    environment = {**os.environ, "PARFAIT_GAMES": str(SHELF), "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "tests.lab.truth.studies"]
    given = json.dumps(studies)
    ran = subprocess.run(line, input=given, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def check(study: dict[str, Any], rules: list[dict[str, Any]], blocks: list[tuple[str, list[str]]]) -> None:
    players, games = study["players"], study["games"]
    truths = [truth_of(study["game"], players, {**study["options"], **options}) for options in rules]
    told = 0
    for number, (_, sentences) in enumerate(blocks):
        about = truths[number] if 0 < number < len(truths) else truths[-1]
        page = Page(truths[0], about, games, len(truths))
        for sentence in sentences:
            assert is_true(sentence, page), sentence
            told += 1
    assert told >= 4


@pytest.mark.parametrize("name", [*RIGGED, *FILES])
def test_every_sentence_of_the_first_page_is_true(pages: dict[str, Any], name: str) -> None:
    study = wanted("rigged", *RIGGED[name]) if name in RIGGED else wanted(*FILES[name])
    check(study, pages[name]["rules"], pages[name]["blocks"])


@pytest.mark.parametrize("name", COMMANDED)
def test_the_command_writes_the_same_first_page(pages: dict[str, Any], tmp_path: Path, name: str) -> None:
    players, games, options, vary = RIGGED[name]
    more = [part for key, value in options.items() for part in ("--option", f"{key}={json.dumps(value)}")]
    for key, values in vary.items():
        more += ["--vary", f"{key}={','.join(json.dumps(value) for value in values)}"]
    blocks = study(tmp_path, games, *more, players=players)
    assert [sentences for _, sentences in blocks] == [sentences for _, sentences in pages[name]["blocks"]]


NAMED = {
    "draws in four games of five": r"^Games that several players win together: 0\.0% → ",
    "nothing but draws": r"^In 100\.0% \(.+ to 100\.0%\) of the games several players win together",
    "a favourite behind many draws": r"^Seat 1 is ahead: it wins 5\d\.\d%",
    "skill alone": r"^Chance had no part in these games",
    "a start to bid for": r"^Starting is an advantage: the starting player wins [56]\d\.\d%",
    "rounds that count down": r"^Length of a game: 10 moves, 10 decisions with a choice, 5 rounds in every game played",
    "a leader who shares half of the wins": r"^Halfway through, the player who seems ahead wins in \d\d\.\d%",
    "no choice and no chance": r"^Games won by seat 1: 0\.0% → 100\.0% \(\+\d\d\.\d to \+100\.0 points\)",
    "a lead that does not last": r"^Games in which the leader before the last round does not win: 0\.0% → 100\.0%",
    "help for a seat, of three": r"^Games won by seat 2: [45]\d\.\d% → [23]\d\.\d%",
    "partners": r"^In 100\.0% \(.+\) of the games several players win together",
    "a lottery for two": r"^Between these bots \(Random\), chance explains .+: it may well be everything",
    "a kind of move that goes": r"^Games that offer “fly” as a choice: 100\.0% → 0\.0% \(−100\.0 to −\d\d\.\d points\)",
    "a kind of move that comes": r"^Games that offer “sail” as a choice: 0\.0% → 100\.0% ",
    "a seldom jackpot": r"(Still open .+|The same in every one of these games): .*scores",
}


@pytest.mark.parametrize("name", NAMED)
def test_what_a_study_was_made_for_is_on_its_first_page(pages: dict[str, Any], name: str) -> None:
    assert said(pages[name]["blocks"], NAMED[name])


@pytest.mark.parametrize("name", ["a kind of move that goes", "a kind of move that comes"])
def test_no_change_is_larger_than_a_kind_of_move(pages: dict[str, Any], name: str) -> None:
    _, sentences = pages[name]["blocks"][1]
    assert re.match(r"Games that offer “(fly|sail)” as a choice: ", sentences[0])


def test_no_measure_has_a_colon_in_its_name(pages: dict[str, Any]) -> None:
    changed = [s for page in pages.values() for _, each in page["blocks"] for s in each if " → " in s]
    assert [sentence for sentence in changed if sentence.partition(" → ")[0].count(": ") > 1] == []


def test_no_sentence_begins_with_a_small_letter(pages: dict[str, Any]) -> None:
    sentences = [sentence for page in pages.values() for _, each in page["blocks"] for sentence in each]
    assert [sentence for sentence in sentences if sentence[0].islower()] == []


def test_nothing_is_said_of_seats_where_somebody_plays_alone(pages: dict[str, Any]) -> None:
    assert not said(pages["alone"]["blocks"], r"[Ss]eat|who wins|lead|fair")


def test_a_clear_change_has_no_end_at_nothing(pages: dict[str, Any]) -> None:
    changed = [s for page in pages.values() for _, each in page["blocks"] for s in each if " → " in s]
    assert [sentence for sentence in changed if "±0" in sentence] == []


def test_groups_that_were_read_in_fewer_games_are_told_apart(pages: dict[str, Any]) -> None:
    same = r"^The same in every one of these games: length, scores\."
    assert said(pages["help for a seat, of three"]["blocks"], same)


def test_greedy_without_rules_of_thumb_is_said_to_play_at_random(tmp_path: Path) -> None:
    blocks = study(tmp_path, 20, "--watch", "0", game="skill", players=2, bots="greedy,random")
    assert said(blocks, r"^Greedy plays at random here, because the game has no rules of thumb \(brain\.py\)\.$")
    assert said(blocks, r"^Greedy wins \d+\.\d% \(.+\) of the games, where 50\.0% would be fair\.$")
    assert said(blocks, r"^Random wins ")


def test_what_quick_games_make_of_luck_is_not_said_to_be_what_the_bots_do(tmp_path: Path) -> None:
    """Bots that look ahead always win after a good roll, which is worth less between players at random."""
    blocks = study(tmp_path, 60, "--watch", "40", game="chances", players=2, bots="1")
    assert said(blocks, r"^Judged by quick games and not by these bots themselves \(.+\), chance explains ")
    (tmp_path / "more").mkdir()
    blocks = study(tmp_path / "more", 60, "--watch", "40", "--option", "traps=3", game="chances", players=2, bots="1")
    assert said(blocks, r"^How much of who wins is chance is not known: the quick games that judge it play too diff")


def test_at_least_thirty_studies_are_checked() -> None:
    assert len(RIGGED) + len(FILES) >= 30


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
    assert said(blocks, r"^The card \((red|black)\): .* → ")


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
    assert said(blocks, r"^Rules that come up in fewer than 25% of the games: RG-4 in \d+ \(of 100 games read\)\.$")
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
    line = [sys.executable, "-m", "tests.lab.truth.alarms", str(games), str(seeds), json.dumps(study)]
    ran = subprocess.run(line, capture_output=True, text=True, env=environment, cwd=ROOT, check=True)
    raised, _, studies, *_ = ran.stdout.split()
    return int(raised) / int(studies)


def test_few_games_of_a_fair_game_raise_no_false_alarm() -> None:
    assert alarms(20, 40, vary={"turned": [7]}) <= MOST_ALARMS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variants", "games", "seeds"),
    [(1, 20, 50), (1, 40, 34), (1, 400, 17), (9, 20, 17), (9, 40, 17), (9, 400, 17)],
)
def test_false_alarms_are_rare(variants: int, games: int, seeds: int) -> None:
    assert alarms(games, seeds, vary={"turned": [7 * n for n in range(1, variants + 1)]}) <= MOST_ALARMS
