"""docs/tutorial/one-file.md, followed to its end; and the examples, asked what every game is asked."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from parfait.cli.new import FOLDER, LIKE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/tutorial/one-file.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(?:File `([^`]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = {"parfait play": "1\n" * 400}  # the first move of every list: roll, for ever


def run(command: str, folder: Path, **environment: str) -> str:
    """A command typed in a folder; it must succeed."""
    inherited = {name: value for name, value in os.environ.items() if name != "PARFAIT_GAMES"}
    program, *arguments = shlex.split(command)
    typed = next((text for start, text in TYPED.items() if command.startswith(start)), "")
    ended = subprocess.run(
        [sys.executable, "-m", program, *arguments],
        cwd=folder,
        env=inherited | {"LC_ALL": "C.UTF-8"} | environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=1200,
    )
    assert ended.returncode == 0 or "play" in command, f"{command}\n{ended.stdout}\n{ended.stderr}"
    assert "Traceback" not in ended.stderr, ended.stderr
    return ended.stdout


def test_who_follows_the_page_has_a_game_and_a_report(tmp_path: Path) -> None:
    environment: dict[str, str] = {}
    printed: dict[str, str] = {}
    for file, language, content in BLOCK.findall(PAGE):
        if file:
            assert language == "python"
            (tmp_path / file).write_text(content, encoding="utf-8")
            continue
        for line in content.splitlines():
            if line.startswith("export "):
                name, _, value = line.removeprefix("export ").partition("=")
                environment[name] = str(tmp_path / value)
            else:
                printed[line] = run(line, tmp_path, **environment)
    assert "No problems found." in printed["parfait check lucky-seven"]
    assert "LS-2" in printed["parfait rules lucky-seven"]
    assert printed["parfait lab report goals"].strip()


def test_a_file_in_a_folder_of_its_name_is_the_same_game(tmp_path: Path) -> None:
    (tmp_path / "pig_tail").mkdir()
    text = (FOLDER / "pig_tail.py").read_text(encoding="utf-8")
    (tmp_path / "pig_tail" / "__init__.py").write_text(text, encoding="utf-8")
    (tmp_path / "pig_tail" / "words.en.ftl").write_text("pig-tail-title = Piglet\n", encoding="utf-8")
    assert "Piglet: 60 random games" in run("parfait check pig-tail", tmp_path, PARFAIT_GAMES=str(tmp_path))


def test_the_examples_keep_the_contract() -> None:
    """All in one run: to find the tests takes longer than to run those of an example."""
    names = [example.replace("_", "-") for example in LIKE]
    asked = ["pytest", "tests/contract", "-v", "-p", "no:cacheprovider", "-k", " or ".join(names)]
    passed = [line for line in run(shlex.join(asked), ROOT, PARFAIT_GAMES=str(FOLDER)).splitlines() if "PASSED" in line]
    assert [name for name in names if not any(name in line for line in passed)] == []
