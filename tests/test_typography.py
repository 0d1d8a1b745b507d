"""French and Japanese as they are set: every variant of every message, and the rules pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from parfait import games, locale, pages
from parfait.locale import typeset, words

PLAIN_SPACE = re.compile(r" [;:!?»%]|« ")
WRONG_SPACE = re.compile("(?<!«)\u00a0[;!?]|\u202f[:»%]|«\u202f")
LETTER = "[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff々]"
HALF_WIDTH = re.compile(rf"(?<={LETTER})[(),:;!?]|\((?={LETTER})")
CODE = re.compile(r"`[^`]*`|\{[^}]*\}|\([a-z+]+\) mod \d")
TABLE_EDGE = re.compile(r"^\|[-:| ]+\|$", re.MULTILINE)


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """All that a message may say, with an x where an argument goes."""
    yield from map("".join, product(*(list(_pieces(element)) for element in pattern.elements)))


def _pieces(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from variants(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield element.expression.value
    else:
        yield "x"


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every key, with each thing that its message may say."""
    for key, source in words(language).messages.items():
        (message,) = FluentParser().parse(source).body
        assert isinstance(message, ast.Message)
        assert message.value is not None
        for text in variants(message.value):
            yield key, text


def test_every_variant_of_a_message_is_looked_at() -> None:
    texts = [text for key, text in said("fr") if key == "dokitto-ice-scoop"]
    assert len(texts) == 2 * 3
    assert "x prend une boule x (x\xa0PV) sur le cornet de droite." in texts


def test_french_has_no_plain_space_before_high_punctuation() -> None:
    assert [(key, text) for key, text in said("fr") if PLAIN_SPACE.search(text) or WRONG_SPACE.search(text)] == []


def test_french_spaces_are_set_by_their_sign() -> None:
    set_apart = "«\u00a0Oui\u00a0»\u00a0: 5\u00a0%\u202f; non\u202f! si\u202f?"
    assert typeset("« Oui » : 5 % ; non ! si ?", "fr") == set_apart
    assert typeset("| :--- | ---: |", "fr") == "| :--- | ---: |"
    assert typeset("Yes : no", "en") == "Yes : no"


def test_french_keeps_a_number_and_its_unit_together() -> None:
    assert typeset("{ $minutes } min, { $vp } PV (± { $error })", "fr") == (
        "{ $minutes }\u00a0min, { $vp }\u00a0PV (±\u00a0{ $error })"
    )


ELISION = re.compile(r"\b(de|que) \{ \$(name|names|seat|seats|winners|game|title|other)\b")


def test_french_never_puts_de_or_que_before_a_name() -> None:
    """« de Anna » would have to be « d’Anna »: the name comes first, or after another word."""
    lines = [line for file in locale.sources("fr") for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if ELISION.search(line)] == []


def test_japanese_leaves_no_space_between_sentences() -> None:
    assert words("ja").sentences(["互角です。", "最善手です。"]) == "互角です。最善手です。"
    assert words("en").sentences(["It is even.", "Play on."]) == "It is even. Play on."


def test_japanese_has_no_half_width_punctuation_between_its_letters() -> None:
    assert [(key, text) for key, text in said("ja") if HALF_WIDTH.search(text)] == []


def rules_pages(language: str) -> list[str]:
    """The games whose rules are written in a language: the others are shown in English."""
    return [name for name in games.names() if pages.is_there(name, language)]


@pytest.mark.parametrize("name", rules_pages("fr"))
def test_french_rules_pages_are_set_right(name: str) -> None:
    french = TABLE_EDGE.sub("", CODE.sub("", pages.page(name, "fr")))
    assert [line for line in french.splitlines() if PLAIN_SPACE.search(line) or WRONG_SPACE.search(line)] == []


@pytest.mark.parametrize("name", rules_pages("ja"))
def test_japanese_rules_pages_are_set_right(name: str) -> None:
    japanese = CODE.sub("", pages.page(name, "ja"))
    assert [line for line in japanese.splitlines() if HALF_WIDTH.search(line)] == []


JAPANESE_HABITS = re.compile(
    r"より良|(?<!その)他の|分か[るりっ]|くわし|席につ|いっしょ|いちばん|検討|対局|打ち方"
    r"|フォルダ(?!ー)|スケジューラ(?!ー)|クラスタ(?!ー)|ブラウザ(?!ー)|サーバ(?!ー)"
)
JAPANESE_MARKS = re.compile(rf"[！？] |(?<!ドキッと)[！？](?={LETTER})")


def test_japanese_writes_each_word_in_one_way() -> None:
    """よりよい, ほかの, 一番, 一緒に, 分析, サーバー …: the spellings that the catalogues have chosen."""
    assert [(key, text) for key, text in said("ja") if JAPANESE_HABITS.search(text)] == []


def test_japanese_sets_a_wide_space_after_a_question_within_a_text() -> None:
    found = [(key, text) for key, text in said("ja") if JAPANESE_MARKS.search(text) and not text.endswith("[y/N] ")]
    assert [key for key, _ in found if not key.startswith("tables-ask-")] == []
