"""A review as one self-contained page: a graph to step along, decisions, the account, in three languages."""

from __future__ import annotations

import html
import json
from collections.abc import Sequence
from pathlib import Path

from parfait import locale
from parfait.lab.review import telling
from parfait.lab.review.account import ITEMS, account, turning_points
from parfait.lab.review.walk import Review, StepReview

LABELS = (
    *("title", "chances", "account", "turning-points", "marks", "no-marks", "moves", "language", "speed", "sum"),
    *("expectation", *ITEMS),
    *(f"{name}-more" for name in ("expectation", *ITEMS)),
    *("result", "start"),
)
CONTROLS = ("web-play", "web-pause", "web-back", "web-forward", "web-first", "web-last", "web-position", "web-why")


def page(review: Review, names: Sequence[str], language: str) -> str:
    """The page, as HTML. `names` come from outside and are nothing but text."""
    template = Path(__file__).with_name("page.html").read_text(encoding="utf-8")
    data = json.dumps(_data(review, names, language), ensure_ascii=False, separators=(",", ":"))
    title = locale.words(language)(f"{review.record.game.name}-title")
    return (
        template.replace("{{language}}", language)
        .replace("{{title}}", html.escape(title))
        .replace("{{data}}", data.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"))
    )


def _data(review: Review, names: Sequence[str], language: str) -> dict[str, object]:
    steps = [
        {
            "seat": step.seat,
            "chance": step.chance,
            "luck": [round(split.luck, 4) for split in step.splits] if step.chance else None,
            "mark": _mark(step),
            "played": step.decision and step.decision.played,
            "moves": [
                [one.move, round(one.value, 4), round(one.error, 4)]
                for one in (step.decision.moves if step.decision else ())
            ],
        }
        for step in review.steps
    ]
    accounts = [account(review, seat) for seat in range(review.record.players)]
    return {
        "language": language,
        "items": telling.items(accounts),
        "names": list(names),
        "values": [[round(value, 4) for value in values] for values in review.values],
        "steps": steps,
        "turning": turning_points(review),
        "words": {spoken: _words(review, names, spoken) for spoken in locale.LANGUAGES},
    }


def _mark(step: StepReview) -> str | None:
    mark = None if step.decision is None else step.decision.mark
    return mark or ("hindsight" if step.hindsight else None)


def _words(review: Review, names: Sequence[str], language: str) -> dict[str, object]:
    words = locale.words(language)
    seats = range(review.record.players)
    accounts = [account(review, seat) for seat in seats]
    moves = {one.move for step in review.steps if step.decision for one in step.decision.moves}
    return {
        "game": words(f"{review.record.game.name}-title"),
        "labels": {name: words(f"review-{name}") for name in LABELS}
        | {name: words(name) for name in CONTROLS}
        | {mark: words("review-mark", mark=mark) for mark in ("blunder", "mistake", "inaccuracy", "brilliant")}
        | {"hindsight": words("review-mark", mark="hindsight")},
        "told": telling.happenings(words, review, names),
        "remarks": [telling.remark(words, review, step, names) for step in review.steps],
        "moves": {move: telling.move(words, review, move, names) for move in sorted(moves)},
        "called": [words.labelled(name, "") for name in names],
        "stories": [words.sentences(telling.sentences(words, review, seat, first=1)) for seat in seats],
        "accounts": [[telling.item(words, found, name) for name in telling.items(accounts)] for found in accounts],
    }
