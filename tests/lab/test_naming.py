"""What things are called in a report."""

from __future__ import annotations

import pytest

from parfait import games, pages
from parfait.lab.study.changes import ComparedMeasure
from parfait.lab.study.naming import gist, measure_name
from parfait.locale import words

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


@pytest.mark.parametrize(
    ("language", "number", "word", "gone"),
    [
        (
            "en",
            "Scoops the round’s winner has, how often 4",
            "How rounds end (with a toppled cone)",
            "Games that offer “a scoop” as a choice",
        ),
        (
            "fr",
            "Boules de qui gagne la manche, fréquence du 4",
            "Comment finissent les manches (un cornet renversé)",
            "Parties où l’on peut choisir «\u00a0une boule\u00a0»",
        ),
        (
            "ja",
            "ラウンドの勝者のアイスの数が4の割合",
            "ラウンドの終わり方（アイスが落ちる）",
            "「アイスを取る」を選べるゲーム",
        ),
    ],
)
def test_a_part_of_a_chart_is_named_without_a_colon(language: str, number: str, word: str, gone: str) -> None:
    say = words(language)
    assert measure_name("dokitto-ice", ComparedMeasure("charts", "share", "scoops:4", share=True), say) == number
    assert measure_name("dokitto-ice", ComparedMeasure("charts", "share", "rounds:toppled", share=True), say) == word
    assert measure_name("dokitto-ice", ComparedMeasure("choices", "offered", "take", share=True), say) == gone
