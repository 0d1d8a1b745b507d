"""`parfait lab`: one clear line for what cannot be, and the way from a study to its report."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

STUDY = """
game = "dokitto-ice"
players = 3
bots = ["random"]
games = 400
watch = 1
[vary]
cone = [3, 4]
"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("run chess --out {out}", "chess"),
        ("run dozito", "--out"),
        ("walk dozito --out {out}", "walk"),
        ("run dozito --out {out} --players 9", "2–5"),
        ("run dozito --out {out} --bots nobody", "nobody"),
        ("run dozito --out {out} --vary jokers=9", "jokers"),
        ("run dozito --out {out} --vary jokers", "jokers"),
        ("run dozito --out {out} --games many", "many"),
        ("run missing.toml --out {out}", "missing.toml"),
        ("run {here}/broken.toml --out {out}", "TOML"),
        ("run {here}/typo.toml --out {out}", "plyers"),
        ("tune {here}/study.toml --out {out}", "goals"),
        ("report {out}", "holds no study"),
        ("run dozito --out {here}/study.toml", "study.toml"),
        ("run dozito --out {out} --cluster nonsense://nowhere", "nonsense"),
        ("run dozito --out {out} --vary nothing=3", "nothing"),
        ("run dozito --out {out} --ladder 3", "ladder"),
        ("run dozito --out {out} --watch few", "few"),
        ("worker nonsense", "nonsense"),
    ],
)
def test_bad_input_is_one_clear_line_and_writes_nothing_over(run: Run, tmp_path: Path, line: str, said: str) -> None:
    (tmp_path / "study.toml").write_text(STUDY)
    (tmp_path / "broken.toml").write_text("game =")
    (tmp_path / "typo.toml").write_text('game = "dozito"\nplyers = 3\n')
    shown = run("lab", *line.format(out=tmp_path / "out", here=tmp_path).split(), "--lang", "en")
    assert shown.code in (1, 2)
    assert said in shown.err
    assert len(shown.err.strip().splitlines()) == 1
    assert "Traceback" not in shown.err
    assert (tmp_path / "study.toml").read_text() == STUDY


def test_a_study_is_run_and_reported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(STUDY)
    out = tmp_path / "out"
    shown = run("lab", "run", str(tmp_path / "study.toml"), "--out", str(out), "--workers", "1", "--lang", "en")
    assert shown.code == 0, shown.err
    assert "800 games" in shown.out
    again = run("lab", "run", str(tmp_path / "study.toml"), "--out", str(out), "--workers", "1", "--lang", "en")
    assert again.out == shown.out
    shown = run("lab", "report", str(out), "--lang", "fr")
    assert shown.code == 0, shown.err
    assert '<html lang="fr">' in (out / "report.fr.html").read_text(encoding="utf-8")


def test_a_search_finds_what_fits_and_says_so_when_nothing_does(run: Run, tmp_path: Path) -> None:
    goals = '[[goals]]\nmeasure = "minutes"\nleast = 21\n'
    (tmp_path / "study.toml").write_text(STUDY + goals)
    shown = run(
        "lab", "tune", str(tmp_path / "study.toml"), "--out", str(tmp_path / "a"), "--workers", "1", "--lang", "en"
    )
    assert shown.code == 0, shown.err
    assert "Meets every goal, also on fresh deals: Scoops a cone can hold: 4" in shown.out
    (tmp_path / "study.toml").write_text(STUDY + goals.replace("21", "90"))
    shown = run(
        "lab", "tune", str(tmp_path / "study.toml"), "--out", str(tmp_path / "b"), "--workers", "1", "--lang", "en"
    )
    assert shown.code == 1
    assert "None of the rules tried meets every goal. Closest: Scoops a cone can hold: 4" in shown.out


def test_a_folder_grows(run: Run, tmp_path: Path) -> None:
    """The command of a report: the folder and more games; the same files as if all had been played at once."""
    (tmp_path / "study.toml").write_text(STUDY)
    few = ("lab", "run", str(tmp_path / "study.toml"), "--games", "70", "--workers", "1", "--lang", "en")
    assert run(*few, "--out", str(tmp_path / "grown")).code == 0
    grown = run("lab", "run", str(tmp_path / "grown"), "--games", "100", "--workers", "1", "--lang", "en")
    assert "200 games" in grown.out, grown.err
    whole = (*few[:4], "100", *few[5:])
    assert run(*whole, "--out", str(tmp_path / "whole")).code == 0
    for file in sorted(path for path in (tmp_path / "whole").rglob("*") if path.is_file()):
        assert (tmp_path / "grown" / file.relative_to(tmp_path / "whole")).read_bytes() == file.read_bytes(), file
    fewer = run(*few, "--out", str(tmp_path / "grown"))
    assert fewer.code == 1
    assert "can only grow" in fewer.complaint
