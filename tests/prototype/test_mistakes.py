"""What an author may get wrong in a game of one file, and the one line that says so, with its file and line."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from parfait.core import BrokenRules, Game, Rng, timeout
from parfait.core.errors import WAITING
from parfait.locale import words
from parfait.prototype import Prototype
from parfait.rehearsal import rehearse

HEAD = "from parfait.prototype import Prototype, cards, each, hidden, own, public, setting\n"
GOOD = """
CARDS = cards("RG", range(1, 6))

class Draft(Prototype):
    players = (2,)
    goal = setting(3, 1, 9)
    hand = own([], deck=CARDS)
    stock = hidden([], deck=CARDS)
    table = public([], deck=CARDS)
    coins = own(0, values=range(5))
    score = each(0)

    def setup(self):
        self.deal(CARDS, 3)

    def dealt(self, hands, rest):
        self.hand, self.stock = hands, rest

    def moves(self):
        return self.hand[self.turn]

    def play(self, card):
        self.hand[self.turn].remove(card)
        self.table.append(card)
        self.score[self.turn] += int(card[1])
        self.next_turn()
        if not any(self.hand):
            self.end()
"""


def written(folder: Path, text: str) -> Game:
    """The game in a file of this text."""
    file = folder / "draft.py"
    file.write_text(HEAD + text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("draft", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["draft"] = module
    spec.loader.exec_module(module)
    made = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Prototype)]
    return made[-1].game()


@pytest.fixture(autouse=True)
def nothing_waits() -> Iterator[None]:
    yield
    WAITING.clear()
    sys.modules.pop("draft", None)


# What is written instead of what, and what is said then, at the line with this text.
MISTAKES: dict[str, tuple[str, str, str, str]] = {
    "a field misspelled": ("self.table.append", "self.tabel = [card]; self.table.append", "is it table", "self.tabel"),
    "a field misread": ("int(card[1])", "self.golf", "is it self.goal", "self.golf"),
    "a field never named": ("self.next_turn()", "self.bonus = 1; self.next_turn()", "no field bonus", "self.bonus"),
    "a setting changed": ("self.next_turn()", "self.goal = 1; self.next_turn()", "goal is a setting", "self.goal"),
    "a hidden field of anything": ("own([], deck=CARDS)", "own([])", "say what may be in it", "hand = own"),
    "no return": ("return self.hand[self.turn]", "self.hand[self.turn]", "is there a `return` missing", "def moves"),
    "one text for a list": ("return self.hand[self.turn]", 'return "go"', "['go']", "def moves"),
    "a number for a move": ("return self.hand[self.turn]", "return [1, 2]", "moves() offers 1", "def moves"),
    "digits for a move": ("return self.hand[self.turn]", 'return ["1"]', "'bid 1'", "def moves"),
    "the same move twice": ("return self.hand[self.turn]", 'return ["go", "go"]', "'go' twice", "def moves"),
    "no legal move": ("if not any(self.hand):", "if False:", "moves() offers nothing", "def moves"),
    "an exception": ("int(card[1])", "int(card[7])", "IndexError: string index out of range", "int(card[7])"),
    "a game without end": (
        "self.hand[self.turn].remove(card)\n        self.table.append(card)",
        "pass",
        "1000 moves",
        "def play",
    ),
    "a loop without end": ("self.next_turn()\n", "\n        while True: pass\n", "does not come back", "while True"),
    "a card in two places": ("self.hand[self.turn].remove(card)", "pass", "is there 2 times", "hand = own"),
    "a card out of nowhere": (
        "self.table.append(card)",
        'self.table.append("X1")',
        "not in its deck",
        "table = public",
    ),
    "a seat that is none": ("self.next_turn()", "self.turn += 1", "seats are 0 to 1", "def play"),
    "a float": ("int(card[1])", "0.5", "whole numbers", "score = each"),
    "a number in place of a list": ("self.table.append(card)", "self.table = 5", "began as a list", "table = public"),
    "no method for what follows": ("def dealt", "def given", "def dealt(self, hands, rest)", "self.deal(CARDS, 3)"),
    "too many cards": ("self.deal(CARDS, 3)", "self.deal(CARDS, 6)", "needs 12 pieces", "self.deal(CARDS, 6)"),
    "two draws at once": ("self.deal(CARDS, 3)", "self.deal(CARDS, 3); self.roll(6)", "call it in dealt", "self.roll"),
    "numbers of one's own": ("CARDS = cards", "import random\nCARDS = cards", "import random", "import random"),
    "a question of one's own": ("self.next_turn()", 'input("?"); self.next_turn()', "input(…) waits", 'input("?")'),
    "a nap": ("self.next_turn()", "import time; time.sleep(60); self.next_turn()", "sleep(…) waits", "time.sleep"),
    "a name that is taken": (
        "score = each(0)",
        "score = each(0)\n    turn = public(0)",
        "name is taken",
        "turn = public",
    ),
    "a list that all games share": (
        "score = each(0)",
        "score = each(0)\n    seen = []",
        "all games would share",
        "seen = []",
    ),
    "a value that cannot be": (
        "self.next_turn()",
        "self.coins = [9, 9]; self.next_turn()",
        "among its values",
        "coins = own",
    ),
    "players in quotes": ("players = (2,)", 'players = "2"', "without quotes", "players ="),
    "a setting outside its range": ("setting(3, 1, 9)", "setting(12, 1, 9)", "setting(12, 1, 9)", "setting(12"),
    "moves that change something": (
        "return self.hand[self.turn]",
        "self.score[0] += 1\n        return self.hand[self.turn]",
        "moves() changes score",
        "def moves",
    ),
    "over at once": ("self.deal(CARDS, 3)", "self.end()", "over before anybody has made a move", "def setup"),
    "the end of the program": ("self.next_turn()", "raise SystemExit", "it ends the whole program", "raise SystemExit"),
    "impossible players": ("players = (2,)", "players = (2, 1)", "players is (2, 1)", "players ="),
    "a leak by moves": (
        "return self.hand[self.turn]",
        "least = min(self.hand[1 - self.turn])\n"
        "        return [card for card in self.hand[self.turn] if card > least] or self.hand[self.turn]",
        "moves() tells seat",
        "def moves",
    ),
    "a leak by scores": (
        "    def setup",
        "    def scores(self):\n        return [0, int(self.stock[0][1]) if self.stock else 0]\n\n    def setup",
        "scores() tells seat",
        "def scores",
    ),
    "too strict about what is hidden": (
        "    def setup",
        "    def fits(self):\n        return not self.table\n\n    def setup",
        "fits() ",
        "def fits",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_one_line_with_its_place(
    mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parfait.core.timeout.PATIENCE", 0.5)
    old, new, said, place = MISTAKES[mistake]
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    with pytest.raises(BrokenRules) as caught:
        rehearse(written(tmp_path, text), words("en"), games=10)
    line = str(caught.value)
    assert said in line
    assert "\n" not in line
    number = next(i for i, one in enumerate((HEAD + text).splitlines(), 1) if place in one)
    assert re.match(rf"draft\.py:{number}: ", line), line


LOOPS = {
    "in a move": ("self.next_turn()\n", "\n        while True: pass\n"),
    "that catches everything": (
        "self.next_turn()\n",
        "\n        while True:\n            try: [][0]\n            except: pass\n",
    ),
    "in the moves": ("return self.hand[self.turn]", "while True: pass"),
}


@pytest.mark.parametrize("threaded", [False, True])
@pytest.mark.parametrize("loop", LOOPS)
def test_a_loop_without_end_is_stopped_in_every_thread(
    loop: str, threaded: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a server plays it, and the terminal: not only `parfait check`."""
    monkeypatch.setattr("parfait.core.timeout.PATIENCE", 0.3)
    old, new = LOOPS[loop]
    game = written(tmp_path, GOOD.replace(old, new, 1))

    def play() -> str:
        state = game.new(2)
        state.apply_chance(state.sample_chance(Rng(1)))
        try:
            state.step(state.legal_actions()[0])
        except BrokenRules as error:
            return str(error)
        return ""

    with ThreadPoolExecutor(1) as pool:
        said = pool.submit(play).result() if threaded else play()
    assert re.match(r"draft\.py:\d+: in (play\(…\)|moves\(\)): it does not come back", said)
    assert threading.get_ident() not in timeout._watch.running


@pytest.mark.parametrize(
    "command",
    [
        ["play", "hang"],
        ["arena", "hang", "--players", "2", "--bots", "random,1", "--games", "4"],
        ["lab", "run", "hang", "--players", "2", "--bots", "random", "--games", "4", "--out", "run"],
    ],
    ids=lambda command: command[0],
)
def test_a_command_says_in_one_line_where_a_game_hangs(command: list[str], tmp_path: Path) -> None:
    """No bot forfeits for it, and nobody reads a traceback."""
    text = GOOD.replace("self.next_turn()\n", "\n        while True: pass\n", 1).replace("Draft", "Hang")
    (tmp_path / "hang.py").write_text(HEAD + text)
    environment = {**os.environ, "PARFAIT_GAMES": str(tmp_path), "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "parfait", *command]
    ran = subprocess.run(line, input="1\n", capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
    assert ran.returncode == 1
    assert re.search(r"^(A game failed: )?hang\.py:\d+: in play\(…\): it does not come back; .+$", ran.stderr, re.M)
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("line", ["import nothing_of_this_name", "raise SystemExit"])
def test_a_file_that_does_not_load_names_its_line_in_a_folder_nearby(line: str, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "draft.py").write_text(f"{HEAD}{line}\n{GOOD}", encoding="utf-8")
    command = [sys.executable, "-m", "parfait", "check", "draft"]
    settings = {**os.environ, "PARFAIT_GAMES": "games", "LC_ALL": "C.UTF-8"}
    ran = subprocess.run(command, env=settings, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "draft.py:2: " in ran.stderr


def test_a_file_that_never_ends_loading_is_left_out(tmp_path: Path) -> None:
    """And the other games are there as ever."""
    (tmp_path / "endless.py").write_text("from parfait.prototype import Prototype\nwhile True: pass\n")
    seconds = "import parfait.games as g; g.LOADING = 0.3; print(g.broken()['endless'], len(g.games()))"
    environment = {**os.environ, "PARFAIT_GAMES": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", seconds], capture_output=True, text=True, env=environment, check=True)
    assert ran.stdout == "endless.py:2: it does not come back; look for a loop without an end 4\n"


def test_a_leak_names_the_hidden_field(tmp_path: Path) -> None:
    old, new, *_ = MISTAKES["a leak by moves"]
    with pytest.raises(BrokenRules, match="it looks at hand"):
        rehearse(written(tmp_path, GOOD.replace(old, new)), words("en"))


def test_without_a_mistake_nothing_is_wrong(tmp_path: Path) -> None:
    seen = rehearse(written(tmp_path, GOOD), words("en"), games=10)
    assert (seen.games, seen.moves) == (10, 60)


def test_what_goes_wrong_in_search_is_told_and_not_lost(tmp_path: Path) -> None:
    """Search runs through calls that cannot raise."""
    from parfait.bots.search import Search
    from parfait.core import Rng
    from parfait.core.brain import Brain

    old, new, said, _ = MISTAKES["an exception"]
    game = written(tmp_path, GOOD.replace(old, new))
    state = game.new(2)
    state.apply_chance(state.sample_chance(Rng(1)))
    search = Search(Brain(), game.belief(state.view(state.turn)), Rng(1))
    with pytest.raises(BrokenRules, match=said):
        search.run(10)


def test_two_fields_never_share_a_list(tmp_path: Path) -> None:
    """What was shown stays as it was shown when the hidden field it came from changes."""
    text = GOOD.replace("score = each(0)", "score = each(0)\n    shown = each([])").replace(
        "self.next_turn()", "self.shown = self.hand\n        self.shown[0] = self.hand[1]\n        self.next_turn()"
    )
    state: Any = written(tmp_path, text).new(2)
    table = state.table
    table.hand = [["R1"], ["R2"]]
    table.shown = table.hand
    table.hand[0].append("G1")
    assert table.shown == [["R1"], ["R2"]]
    table.shown[0] = table.hand[1]
    table._unshare()
    table.hand[1].append("G2")
    assert table.shown[0] == ["R2"]


def test_a_file_without_a_prototype_says_how_one_begins(tmp_path: Path) -> None:
    (tmp_path / "draft.py").write_text(HEAD + GOOD.replace("(Prototype)", ""), encoding="utf-8")
    line = [sys.executable, "-c", "import parfait.games as g; print(g.broken()['draft'])"]
    environment = {**os.environ, "PARFAIT_GAMES": str(tmp_path)}
    ran = subprocess.run(line, capture_output=True, text=True, env=environment, check=True)
    assert ran.stdout == "draft.py holds no game: begin its class with `class MyGame(Prototype):`\n"
