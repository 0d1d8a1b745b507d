"""The rules in French and Japanese, where they are translated, are the rules in English, number by number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parfait import games, pages

RULES = Path(__file__).parents[2] / "docs/rules"
NUMBER = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
OPTION = re.compile(r"`([a-z]+_?[a-z_]*)`")


TRANSLATED = [(game, language) for game in games.names() for language in ("fr", "ja") if pages.is_there(game, language)]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translated_page_has_the_same_rules_and_options(game: str, language: str) -> None:
    english = (RULES / f"{game}.md").read_text(encoding="utf-8")
    translated = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    assert NUMBER.findall(translated) == NUMBER.findall(english)
    assert set(OPTION.findall(translated)) == set(OPTION.findall(english)) - {"place", "scores"}
