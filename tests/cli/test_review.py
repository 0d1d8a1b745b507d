"""`parfait review`: in the terminal, as JSON and as one page; and what it says of files that it cannot review."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from parfait import games
from parfait.cli import review as command
from parfait.cli import reviewed_games
from parfait.lab.review import Review, judging, review
from parfait.lab.review.judging import Effort
from parfait.locale import words
from parfait.records import Record
from tests.cli.conftest import Run
from tests.lab.test_luck import greedy_game


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(judging.EFFORTS, "quick", Effort(100, 150, 10, 6, 10))


REVIEWS: dict[tuple[str, Effort], Review] = {}


def reviewed(record: Record, effort: Effort, progress: Callable[[int, int], None] | None = None) -> Review:
    """The review of a game, which is the same in every language, made once."""
    asked = record.write(), effort
    if asked not in REVIEWS:
        REVIEWS[asked] = review(record, effort, progress)
    return REVIEWS[asked]


@pytest.fixture(autouse=True)
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (command, reviewed_games):
        monkeypatch.setattr(module, "reviewed", reviewed)


def saved(folder: Path, game: str = "dokitto-ice", players: int = 2) -> Path:
    file = folder / "game.jsonl"
    record = greedy_game(game, players, 3)
    record.extra["names"] = ["</script><b>Anna", *("Ben", "Cléo", "Dai", "Eve")[: players - 1]]
    file.write_text(record.write() + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("game", games.names())
def test_every_game_is_told_in_every_language(run: Run, tmp_path: Path, game: str, language: str) -> None:
    file = saved(tmp_path, game, games.find(game).players[0])
    told = run("review", str(file), "--effort", "quick", "--lang", language)
    assert told.code == 0
    cost = {"en": "Mistakes", "fr": "Erreurs", "ja": "ミス"}[language]
    assert re.search(rf"^{cost} +[+−]?\d", told.out, re.MULTILINE)  # the row of the table, whatever the sentences say


def test_as_json_it_adds_up(run: Run, tmp_path: Path) -> None:
    told = json.loads(run("review", str(saved(tmp_path)), "--effort", "quick", "--json").out)
    for account in told["accounts"]:
        parts = [value for name, value in account.items() if name not in ("result", "errors")]
        assert abs(sum(parts) - account["result"]) < 1e-9
    assert len(told["steps"]) > 20


def test_the_page_needs_nothing_else_and_takes_names_as_text(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    assert run("review", str(saved(tmp_path)), "--effort", "quick", "--html", str(out)).code == 0
    page = out.read_text(encoding="utf-8")
    assert not re.search(r'(src|href)="', page)
    assert "</script><b>" not in page
    found = re.search(r'id="data">(.*?)</script>', page, re.S)
    assert found is not None
    data = json.loads(found[1])
    assert data["names"][0].startswith("</script>")
    assert len(data["values"]) == len(data["steps"]) + 1
    assert set(data["words"]) == {"en", "fr", "ja"}
    for spoken in data["words"].values():
        assert len(spoken["told"]) == len(spoken["remarks"]) == len(data["steps"])


def test_what_cannot_be_reviewed_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    record = greedy_game("dokitto-ice", 2, 3)
    file = tmp_path / "bad.jsonl"

    def complaint(text: str) -> str:
        file.write_text(text, encoding="utf-8")
        return run("review", str(file), "--effort", "quick").complaint

    line = record.write()
    assert "not over" in complaint(line.partition(',"result"')[0] + "}")
    assert "step 4" in complaint(line.replace(record.steps[4]["move"], "S99", 1) if "move" in record.steps[4] else line)
    assert "parfait-record/0" in complaint(line.replace("parfait-record/1", "parfait-record/0"))
    assert "chess" in complaint(line.replace('"dokitto-ice"', '"chess"', 1))
    assert "JSON" in complaint(line[:-40])
    record.steps *= 300
    assert "steps" in complaint(record.write())
    assert run("review", str(tmp_path / "nowhere.jsonl")).code != 0
    assert "sloppy" in run("review", str(saved(tmp_path)), "--effort", "sloppy").complaint


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_games_of_a_player_are_summed_up(run: Run, tmp_path: Path, language: str) -> None:
    saved(tmp_path)
    say = words(language)
    told = run("review", str(tmp_path), "--name", "Ben", "--effort", "quick", "--lang", language)
    assert told.code == 0
    assert say("dokitto-ice-title") in told.out
    assert say("web-reviews-kinds") in told.out
    assert any(say(f"dokitto-ice-label-{kind}") in told.out for kind in ("low", "middle", "high", "take"))
    assert re.search(r"parfait practise \S*game\.jsonl --game 1 --seat 2", " ".join(told.out.split()))


def test_a_folder_asks_for_a_name_and_says_when_nobody_has_it(run: Run, tmp_path: Path) -> None:
    saved(tmp_path)
    assert "--name" in run("review", str(tmp_path)).complaint
    assert "Zoé" in run("review", str(tmp_path), "--name", "Zoé").complaint
