"""What things are called in a report: rules, options, charts, moves and bots in words, not in identifiers."""

from __future__ import annotations

import json
from collections.abc import Mapping

from parfait import locale, pages
from parfait.core.data import Json
from parfait.lab.study.changes import ComparedMeasure
from parfait.lab.study.study import Study, Variant
from parfait.locale import Words

ENGLISH = locale.words(locale.ENGLISH)
LONGEST_GIST = 110


def variant_name(study: Study, variant: Variant, words: Words = ENGLISH) -> str:
    """`Scoops that a cone holds: 4`; or the rulebook, or the study's own rules."""
    if variant.number == 0:
        return words("lab-rulebook") if variant.is_rulebook else words("lab-base")
    return words.listing(
        words.labelled(option_name(study.game, name, words), option_value(study.game, name, value, words))
        for name, value in variant.varied.items()
    )


def options_said(game: str, options: Mapping[str, Json], words: Words) -> str:
    return words.listing(
        words.labelled(option_name(game, name, words), option_value(game, name, value, words))
        for name, value in options.items()
    )


def option_name(game: str, name: str, words: Words) -> str:
    key = f"{game}-option-{name}"
    return words(key) if key in words else name


def option_value(game: str, name: str, value: Json, words: Words) -> str:
    key = f"{game}-option-{name}-{'null' if value is None else value}"
    if isinstance(value, str | int | None) and key in words:
        return words(key)
    if isinstance(value, bool):
        return words("lab-yes" if value else "lab-no")
    if value is None:
        return words("lab-unlimited")
    if name == "first_player":
        return words("lab-at-random") if not isinstance(value, int) else words("lab-seat", seat=value + 1)
    if isinstance(value, list) and not any(isinstance(item, list | dict) for item in value):
        return words("lab-values-separator").join(option_value(game, name, item, words) for item in value)
    if isinstance(value, int):
        return str(value).replace("-", "−")
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def bot_name(name: str, words: Words = ENGLISH) -> str:
    key = f"bot-level-{name}"
    return words(key) if key in words else name


def chart_name(game: str, chart: str, words: Words) -> str:
    key = f"{game}-chart-{chart}"
    return words(key) if key in words else chart


def category_name(game: str, chart: str, kind: str, words: Words) -> str:
    key = f"{game}-chart-{chart}-{kind}"
    return words(key) if key in words else kind


def is_number(kind: str) -> bool:
    return kind.lstrip("-").isdecimal()


def move_name(game: str, kind: str, words: Words) -> str:
    key = f"{game}-label-{kind}"
    return words(key) if key in words else kind


def rule_name(number: str, words: Words, longest: int = LONGEST_GIST) -> str:
    """A rule's number, and how it begins."""
    said = gist(number, words.language, longest)
    return words("lab-rule-named", number=number, gist=said) if said else number


def gist(number: str, language: str, longest: int = LONGEST_GIST) -> str:
    """The beginning of a rule; empty if there is no page."""
    try:
        text = pages.rule(number, language)
    except pages.NoPage:
        return ""
    plain = " ".join(text.removeprefix(f"**{number}**").replace("**", "").replace("`", "").split())
    first = plain.split(". ")[0].split("。")[0].rstrip(".")
    return first if len(first) <= longest else _cut(first, longest - 1) + "…"


def _cut(text: str, longest: int) -> str:
    """The beginning of a text: whole words, if the language puts spaces between them, and no open bracket."""
    cut = text[:longest]
    if not text[longest].isspace() and " " in cut[longest // 2 :]:
        cut = cut.rpartition(" ")[0]
    if cut.count("(") > cut.count(")"):
        cut = cut.rpartition("(")[0]
    return cut.rstrip(" ,;:")


def measure_name(game: str, measure: ComparedMeasure, words: Words) -> str:
    """The name of a measure, for the beginning of a line."""
    _, what, of, _ = measure
    if what == "seat":
        return words("lab-what-seat", seat=int(of) + 1)
    if what in ("rule", "times"):
        return words(f"lab-what-{what}", rule=rule_name(of, words, 60))
    if what == "mean":
        return words(f"{game}-chart-{of}-mean")
    if what in ("share", "amount"):
        chart, _, kind = of.partition(":")
        name = category_name(game, chart, kind, words)
        form = f"{what}-number" if is_number(name) else what
        return words(f"lab-what-{form}", chart=chart_name(game, chart, words), kind=name)
    if what in ("offered", "taken"):
        return words(f"lab-what-{what}", move=move_name(game, of, words))
    return words(f"lab-what-{what.replace('_', '-')}")


def by_number(text: str) -> tuple[str, int, str]:
    """`DI-9` before `DI-10`, 2 before 10."""
    prefix, _, digits = text.rpartition("-") if "-" in text else ("", "", text)
    return (prefix, int(digits), "") if digits.isdecimal() else (text, 0, text)
