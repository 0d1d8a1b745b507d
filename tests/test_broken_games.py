"""A game's folder that is incomplete or broken: it is named with what is missing, and the other games play on."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parfait import games, locale
from parfait.locale import Words
from tests.commands import run_module

SHELF = Path(__file__).parent / "shelf"
GAME = "pip-bluff"


def parfait(shelf: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The command, with the games on this shelf besides its own; as at home, where wrong words do not raise."""
    environment = {name: value for name, value in os.environ.items() if name != "PARFAIT_STRICT"}
    environment |= {"PARFAIT_GAMES": str(shelf), "LC_ALL": "C.UTF-8", "COLUMNS": "200", **more}
    return run_module("parfait", *arguments, environment=environment)


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A copy of the game that exists in the tests alone."""
    shutil.copytree(SHELF, tmp_path / "shelf", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "shelf"


def test_a_game_on_another_shelf_is_as_good_as_any(shelf: Path) -> None:
    doctor = parfait(shelf, "doctor")
    assert doctor.returncode == 0
    assert "✓ Pip Bluff: plays" in doctor.stdout
    assert doctor.stderr == ""
    assert "PB-5 There must be a bid to call." in parfait(shelf, "rules", "pb-5").stdout
    assert "Pip Bluff" in parfait(shelf, "games").stdout


PROSPECTS = """
from parfait.core.prospects import Measure, Prospects

class PipBluffProspects(Prospects):
    MEASURES = (Measure("pips", 0, 1.0), Measure("rounds", 0, 1.0))

    def begin(self, world, action):
        super().begin(world, action)
        self.put(0, float(action))

    def look(self, world):
        self.put(1, float(world.bid))
        return False

    def finish(self, world):
        pass

PROSPECTS = PipBluffProspects
"""
ADVISED = """
from parfait import bots
from parfait.core import Rng
from parfait.locale import words
from parfait.play import Match
match = Match.new("pip-bluff", 2)
match.draw(Rng(1))
estimates = bots.SearchBot().explain(match.view(match.turn), bots.Limit(iterations=300), Rng(1))
for estimate in estimates:
    assert [prospect.value for prospect in estimate.prospects] == [estimate.action] * 2 or not estimate.visits
for advised in bots.advise(match.view(match.turn), bots.Limit(iterations=300)).moves:
    for reason in advised.reasons:
        print(words("en").reason("pip-bluff", reason))
"""


def test_a_game_on_another_shelf_may_say_what_follows_its_moves(shelf: Path) -> None:
    """In plain Python, which the compiled search calls; `parfait doctor` misses its words."""
    folder = shelf / "pip_bluff"
    (folder / "prospects.py").write_text(PROSPECTS, encoding="utf-8")
    assert "pip-bluff-why-pips" in parfait(shelf, "doctor").stdout
    with (folder / "words.en.ftl").open("a", encoding="utf-8") as words:
        words.write("pip-bluff-why-pips = Bids { $value } pips\npip-bluff-why-rounds = Stands at { $value }\n")
    environment = {**os.environ, "PARFAIT_GAMES": str(shelf)}
    told = subprocess.run([sys.executable, "-c", ADVISED], env=environment, capture_output=True, encoding="utf-8")
    assert told.stderr == ""
    assert "Bids " in told.stdout
    assert "other moves: " in told.stdout or "second move: " in told.stdout


def without(file: str) -> Callable[[Path], None]:
    return lambda shelf: (shelf / file).unlink()


def changed(file: str, old: str, new: str) -> Callable[[Path], None]:
    def change(shelf: Path) -> None:
        text = (shelf / file).read_text(encoding="utf-8")
        assert old in text
        (shelf / file).write_text(text.replace(old, new), encoding="utf-8")

    return change


BROKEN: dict[str, tuple[Callable[[Path], None], str]] = {
    "no __init__.py": (without("pip_bluff/__init__.py"), "there is no __init__.py"),
    "no rules.py": (without("pip_bluff/rules.py"), "ModuleNotFoundError"),
    "no GAME": (changed("pip_bluff/__init__.py", "GAME =", "GAMES ="), "__init__.py holds no GAME"),
    "another name": (changed("pip_bluff/__init__.py", '"pip-bluff"', '"pip-bluf"'), "GAME is called 'pip-bluf'"),
    "impossible data": (changed("pip_bluff/__init__.py", "difficulty=1", "difficulty=9"), "difficulty is 9"),
    "an error of syntax": (changed("pip_bluff/rules.py", "def legal(", "def legal"), "SyntaxError"),
    "an error while loading": (changed("pip_bluff/rules.py", "class PipBluff", "1 / 0\n\n\nclass PipBluff"), "ZeroDiv"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_game_that_does_not_load_is_named_and_the_others_play_on(shelf: Path, kind: str) -> None:
    harm, reason = BROKEN[kind]
    harm(shelf)
    doctor = parfait(shelf, "doctor")
    assert doctor.returncode == 1
    [line] = [line for line in doctor.stdout.splitlines() if f"✗ {GAME} cannot be played: " in line]
    assert reason in line
    for game in games.games():
        assert f"✓ {game.title}: plays" in doctor.stdout
    assert f"the game {GAME} cannot be played: " in doctor.stderr  # which every command says at its start
    assert reason in doctor.stderr


def test_who_asks_for_a_game_that_does_not_load_is_told_why(shelf: Path) -> None:
    without("pip_bluff/rules.py")(shelf)
    asked = parfait(shelf, "play", GAME)
    assert asked.returncode == 2
    assert "pip-bluff cannot be played here: belief.py:7: ModuleNotFoundError" in asked.stderr
    assert "Traceback" not in asked.stderr
    assert parfait(shelf, "games").returncode == 0


def test_a_folder_that_only_python_left_behind_is_no_game(shelf: Path) -> None:
    (shelf / "gone" / "__pycache__").mkdir(parents=True)
    assert parfait(shelf, "doctor").returncode == 0


INCOMPLETE: dict[str, tuple[Callable[[Path], None], str]] = {
    "no English words": (without("pip_bluff/words.en.ftl"), "pip-bluff: there is no words.en.ftl."),
    "no rules page": (without("pip-bluff.md"), "pip-bluff: there is no docs/rules/pip-bluff.md."),
    "a misnamed title": (
        changed("pip_bluff/words.en.ftl", "pip-bluff-title", "pip-bluff-tilte"),
        "pip-bluff: words.en.ftl has no message pip-bluff-title.",
    ),
    "a misnamed option": (
        changed("pip_bluff/words.en.ftl", "pip-bluff-option-points", "pip-bluff-option-point"),
        "pip-bluff: words.en.ftl has no message pip-bluff-option-points.",
    ),
    "a misnamed event": (
        changed("pip_bluff/events.py", '"pip-bluff-call"', '"pip-bluff-calls"'),
        "pip-bluff: words.en.ftl has no message pip-bluff-calls.",
    ),
    "a misnamed refusal": (
        changed("pip_bluff/rules.py", '"pip-bluff-too-low"', '"pip-bluff-to-low"'),
        "pip-bluff: words.en.ftl has no message pip-bluff-to-low.",
    ),
    "a misnamed translation": (
        changed("pip_bluff/words.fr.ftl", "pip-bluff-title", "pip-bluff-titre"),
        "pip-bluff: words.fr.ftl has a message pip-bluff-titre that is not in the English file.",
    ),
    "a key of somebody else": (
        changed("pip_bluff/words.en.ftl", "pip-bluff-die =", "list-separator ="),
        "pip-bluff: the message list-separator in words.en.ftl does not begin with the game’s name.",
    ),
    "words that cannot be read": (
        changed("pip_bluff/words.ja.ftl", "pip-bluff-title = ", "pip-bluff-title : "),
        "pip-bluff: words.ja.ftl has a passage that cannot be read: pip-bluff-title :",
    ),
    "a prefix that is taken": (
        changed("pip_bluff/__init__.py", 'prefix="PB"', f'prefix="{games.games()[0].prefix}"'),
        "pip-bluff: its rules are numbered",
    ),
}


@pytest.mark.parametrize("kind", INCOMPLETE)
def test_what_a_game_lacks_is_told_by_doctor(shelf: Path, kind: str) -> None:
    harm, told = INCOMPLETE[kind]
    harm(shelf)
    doctor = parfait(shelf, "doctor")
    assert doctor.returncode == 1
    assert f"✗ {told}" in doctor.stdout
    assert "Traceback" not in doctor.stderr
    for game in games.games():
        assert f"✓ {game.title}: plays" in doctor.stdout


def test_a_missing_translation_is_told_and_english_is_used(shelf: Path) -> None:
    (shelf / "pip_bluff/words.fr.ftl").unlink()
    changed("pip_bluff/words.ja.ftl", "pip-bluff-asked = もっと多くビッドするか、コールしてください。\n", "")(shelf)
    doctor = parfait(shelf, "doctor")
    assert doctor.returncode == 0
    assert "– pip-bluff: no words in “fr”; English is shown." in doctor.stdout
    assert "– pip-bluff: not in “ja”, so shown in English: pip-bluff-asked" in doctor.stdout
    assert "How many pips are under the cups?" in parfait(shelf, "games", "--lang", "fr").stdout


def test_a_rules_page_that_nobody_translated_is_shown_in_english_and_says_so(shelf: Path) -> None:
    shown = parfait(shelf, "rules", GAME, "--lang", "fr")
    assert "Ces règles sont en anglais pour l’instant." in shown.stdout
    assert "PB-5" in shown.stdout


# Words that do not fit


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """As it is outside the tests: what is wrong with words is logged."""
    monkeypatch.setattr(locale, "STRICT", False)
    caplog.set_level(logging.ERROR)
    return caplog


def some_words(folder: Path, ftl: str) -> Words:
    (folder / "words.ftl").write_text(ftl, encoding="utf-8")
    return Words("en", [folder / "words.ftl"])


def test_what_is_missing_raises_in_the_tests(tmp_path: Path) -> None:
    say = some_words(tmp_path, "hello = Hello, { $name }.\n")
    assert say("hello", name="Anna") == "Hello, Anna."
    with pytest.raises(locale.WordsError, match=r"hello: .*name"):
        say("hello")
    with pytest.raises(locale.WordsError, match="goodbye: no such message"):
        say("goodbye")


def test_what_is_missing_is_logged_once_elsewhere(tmp_path: Path, at_home: pytest.LogCaptureFixture) -> None:
    say = some_words(tmp_path, "hello = Hello, { $name }, { $title }.\n")
    assert say("hello", title="of secrets") == "Hello, name, of secrets."
    assert say("hello", title="of secrets") == "Hello, name, of secrets."
    assert say("goodbye") == "goodbye"
    assert len(at_home.records) == 2
    assert "secrets" not in at_home.text


def test_a_term_may_choose_by_digits(tmp_path: Path) -> None:
    say = some_words(
        tmp_path,
        "x-term-die = { $letter ->\n    [1] one\n   *[other] { $letter }\n}"
        "{ $rest ->\n    [10] , a ten\n   *[other] , { $rest }\n}\n",
    )
    assert say.term("x", "die", "110") == "one, a ten"
    assert say.term("x", "die", "207") == "2, 07"
    assert say.term("x", "die", "31000") == "3, 1000"
    assert say.term("x", "die", "D٣") == "D, ٣"


def test_doctor_tells_of_a_table_that_is_guessed_and_of_dice_that_cannot_be_dealt_again(shelf: Path) -> None:
    init = shelf / "pip_bluff/__init__.py"
    init.write_text(init.read_text(encoding="utf-8").replace('    given=("dice",),\n', ""), encoding="utf-8")
    doctor = parfait(shelf, "doctor")
    assert doctor.returncode == 0
    assert "– pip-bluff: the view has no LAYOUT" in doctor.stdout
    assert "– pip-bluff: GAME does not name “dice” in given" in doctor.stdout
    assert doctor.stdout.count(" in given") == doctor.stdout.count("no LAYOUT") == 1
