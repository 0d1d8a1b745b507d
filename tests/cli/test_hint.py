"""Hints during a game, levels at the table, and games looked at again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parfait import bots, games
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot
from parfait.lab.review.judging import EFFORTS, Effort
from parfait.locale import LANGUAGES, words
from tests.cli.conftest import Run, against


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in bots.LEVELS:
        monkeypatch.setitem(bots.LEVELS, name, SearchBot(Limit(iterations=30)))
    monkeypatch.setitem(EFFORTS, "usual", Effort(20, 20, further=1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_hint_names_the_best_moves_in_words(run: Run, name: str, language: str) -> None:
    typed = "hint\nwhy\n1\n1\nhint\nwhy\n"  # the first turn has a choice; a later one may have a single move
    played = run("play", name, *against(2), "--seed", "2", "--lang", language, typed=typed)
    say = words(language)
    assert say("hint-type-why") in played.out
    assert say("hint-title") in played.out
    assert "100" in played.out
    assert any(say(f"hint-{key}").split()[0] in played.out for key in ("clear", "close", "alike"))
    assert "hint-" not in played.out.replace("cli-help-hint", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_a_plain_sentence_and_figures_come_when_asked_for(run: Run, language: str) -> None:
    game = ("play", "dokitto-ice", *against(2), "--seed", "2", "--lang", language)
    say = words(language)
    before = run(*game, typed="").out
    hint = run(*game, typed="hint\n").out[len(before) :]
    assert say("hint-title") not in hint
    assert not re.search(r"%|±|100|█", hint)
    why = run(*game, typed="why\n").out
    assert say("hint-title") in why
    assert "±" not in why
    assert "█" in why


def test_the_number_in_a_hint_is_the_one_to_type(run: Run) -> None:
    shown = run("play", "dokitto-ice", *against(2), "--seed", "2", typed="hint\n").out
    listed = dict(re.findall(r"(\d+) ((?:Strawberry|Chocolate|Matcha|Vanilla) \d+) +[SCMV]\d+", shown))
    hinted = re.findall(r"((?:Strawberry|Chocolate|Matcha|Vanilla) \d+) \((\d+)\)", shown)
    assert hinted
    assert all(listed[number] == move for move, number in hinted)


def test_a_hint_gives_the_numbers_that_the_prompt_takes(run: Run) -> None:
    shown = run("play", "dokitto-ice", *against(2), "--seed", "2", typed="why\n").out
    listed = dict(re.findall(r"(\d+) (?:Strawberry|Chocolate|Matcha|Vanilla) \d+ +([SCMV]\d+)", shown))
    hinted = re.findall(r"^ *(\d+) .* in 100 games like this  ([SCMV]\d+)$", shown, re.MULTILINE)
    assert hinted
    assert [listed[number] for number, _ in hinted] == [move for _, move in hinted]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_bars_and_reasons_in_words(run: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last card of a trick wins it or not, and a hint says so."""
    monkeypatch.setitem(bots.LEVELS, "5", SearchBot(Limit(iterations=2000)))
    say = words(language)
    start, _, end = say("dokitto-ice-why-trick", value="|").partition("|")
    for seed in range(1, 9):
        typed = "why\n1\nwhy\n1\nwhy\n1\nwhy\n"
        played = run("play", "dokitto-ice", *against(2), "--seed", str(seed), "--lang", language, typed=typed)
        assert "█" in played.out
        found = " ".join(played.out.split())
        if " ".join(start.split()) in found and " ".join(end.split()) in found:
            return
    pytest.fail("no reason in eight games")


def test_a_hint_changes_nothing(run: Run) -> None:
    with_hint = run("play", "dozito", *against(2), "--seed", "2", typed="hint\nwhy\n1\n1\n").out
    without = run("play", "dozito", *against(2), "--seed", "2", typed="1\n1\n").out
    assert with_hint.splitlines()[-5:] == without.splitlines()[-5:]


def test_levels_sit_at_the_table_by_name(run: Run) -> None:
    played = run("play", "dokitto-ice", "--seats", "human,3,5,greedy", "--seed", "1", typed="1\n")
    assert "Regular" in played.out
    assert "Master" in played.out
    assert "Bot 1" in played.out
    several = run("play", "dokitto-ice", "--seats", "human,5,5", "--seed", "1", "--lang", "fr", typed="1\n")
    assert "Maître 1" in several.out
    assert "Maître 2" in several.out


def test_an_unknown_level_cannot_sit_down(run: Run) -> None:
    assert "random, greedy, 1, 2, 3, 4, 5" in run("play", "dokitto-ice", "--seats", "human,6").complaint


# parfait review --decisions


def test_a_game_is_looked_at_again(run: Run, games_file: Path) -> None:
    looked = run("review", str(games_file), "--decisions")
    assert looked.code == 0
    assert "Loss" in looked.out
    assert "Why" in looked.out
    assert "Player 1: " in looked.out
    assert "±" in looked.out


def test_the_decisions_as_json(run: Run, games_file: Path) -> None:
    looked = run("review", str(games_file), "--decisions", "--seat", "2", "--game", "2", "--json")
    report = json.loads(looked.out)
    assert list(report) == ["game", "players", "decisions"]
    assert report["decisions"]
    for decision in report["decisions"]:
        assert list(decision)[:6] == ["step", "seat", "played", "best", "moves", "loss"]
        assert decision["seat"] == 1
        assert decision["loss"] >= 0
        assert decision["loss"] > 0 or decision["reasons"] == []
    again = run("review", str(games_file), "--decisions", "--seat", "2", "--game", "2", "--json")
    assert again.out == looked.out


def test_what_cannot_be_looked_at(run: Run, games_file: Path) -> None:
    assert "--seat takes a number from 1" in run("review", str(games_file), "--seat", "9").complaint
    assert "leave out --html" in run("review", str(games_file), "--seat", "1", "--html", "x.html").complaint
    assert "holds 3" in run("review", str(games_file), "--decisions", "--game", "4").complaint
    assert "no such file" in run("review", "nothing.jsonl", "--decisions").complaint
    broken = games_file.read_text().splitlines()[0].replace('"move":"', '"move":"no ', 1)
    games_file.write_text(broken + "\n")
    looked = run("review", str(games_file), "--decisions")
    assert "step " in looked.complaint


def test_a_short_game_has_its_say_in_every_language(run: Run, games_file: Path) -> None:
    for language in LANGUAGES:
        looked = run("review", str(games_file), "--decisions", "--lang", language)
        assert looked.code == 0
        assert "analysis-" not in looked.out
