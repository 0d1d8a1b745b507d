"""What the ladder has played it keeps, and goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import ladder
from bench.ladder import BEGIN, END, Ladder, MatchUp, answers, match_ups, table, write_table

from parfait import bots, games

RANDOMS = MatchUp("dokitto-ice", 2, "greedy", "random")


def test_every_level_meets_the_next_and_greedy_and_random() -> None:
    for game in games.games():
        pairs = {(match_up.strong, match_up.weak) for match_up in match_ups() if match_up.game == game.name}
        assert {("2", "1"), ("3", "2"), ("4", "3"), ("5", "4")} < pairs
        assert {(level, other) for level in bots.LEVELS for other in ("greedy", "random")} < pairs


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    Ladder(file).play(RANDOMS, 2, 1)
    kept = file.read_text()
    assert len(kept.splitlines()) == 2
    file.write_text(kept + '{"match": {"game"')  # as if cut off
    again = Ladder(file)
    assert again.result(RANDOMS) is not None
    monkeypatch.setattr(ladder, "run", lambda contest, missing, workers: iter(missing))
    again.play(RANDOMS, 2, 1)  # nothing is missing, or this would fail
    monkeypatch.undo()
    file.write_text(kept)
    Ladder(file).play(RANDOMS, 3, 1)
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 3


def test_it_plays_on_until_it_is_sure_enough(tmp_path: Path) -> None:
    match_up = MatchUp("dokitto-ice", 2, "random", "random")
    played = Ladder(tmp_path / "ladder.jsonl")
    played.play_on(match_up, 0.1, 500, 1)
    sure = played.result(match_up)
    assert sure is not None
    assert sure[1].high - sure[1].low <= 0.2
    assert sure[2] % (2 * ladder.STEP) == 0
    played.play_on(match_up, 0.1, 500, 1)
    assert played.result(match_up) == sure, "that narrow already"
    played.play_on(match_up, 0.001, sure[2] // 2 + 1, 1)
    assert played.result(match_up) != sure
    assert len(played.played(match_up)) == sure[2] // 2 + 1, "so many and no more"


def test_a_search_that_changed_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match_up = MatchUp("dokitto-ice", 2, "1", "random")
    file = tmp_path / "ladder.jsonl"
    Ladder(file).play(match_up, 1, 1)
    assert Ladder(file).stale() == 0
    monkeypatch.setattr("parfait.bots.searcher.FAR_OFF", 0.01)
    answers.cache_clear()
    assert Ladder(file).result(match_up) is None
    assert Ladder(file).stale() == 1
    monkeypatch.undo()
    answers.cache_clear()
    assert Ladder(file).result(match_up) is not None


def test_a_level_that_changed_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match_up = MatchUp("dokitto-ice", 2, "1", "random")
    before = match_up.key()
    monkeypatch.setitem(bots.LEVELS, "1", bots.LEVELS["2"])
    assert match_up.key() != before


def test_the_table_takes_its_place_between_the_marks(tmp_path: Path) -> None:
    file, page = tmp_path / "ladder.jsonl", tmp_path / "bots.md"
    Ladder(file).play(RANDOMS, 2, 1)
    page.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nThe end.\n")
    write_table(page, table(Ladder(file)))
    text = page.read_text()
    assert text.startswith(f"# Bots\n\n{BEGIN}\n")
    assert text.endswith(f"{END}\n\nThe end.\n")
    assert "| greedy against random | " in text
    assert "old" not in text
