"""What things are called in a report."""

from __future__ import annotations

import pytest

from parfait import games, pages
from parfait.lab.study.naming import gist

NUMBERS = [number for name in games.names() for number in pages.numbers(name)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("longest", [40, 60, 110])
def test_the_beginning_of_a_rule_is_cut_between_words_and_outside_brackets(language: str, longest: int) -> None:
    for number in NUMBERS:
        beginning = gist(number, language, longest)
        assert len(beginning) <= longest
        assert beginning.count("(") == beginning.count(")"), beginning
        whole = gist(number, language, 10_000)
        if beginning != whole:
            rest = whole[len(beginning) - 1 :]
            assert beginning.endswith("…")
            assert rest[0] in " ,;:", beginning


def test_a_short_rule_is_named_whole() -> None:
    assert gist("DI-9", "en") == "If all cards are of one flavour, the highest value wins"
