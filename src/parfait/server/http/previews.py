"""Link previews for messengers: title, description and picture, made only from what anyone with the link may see."""

from __future__ import annotations

import html
import re
from typing import NamedTuple

from parfait import games, locale
from parfait.core import ParfaitError
from parfait.locale import Words
from parfait.server.protocol.messages import WAITING, TableInfo

PICTURE = "/social.png"


class Preview(NamedTuple):
    title: str
    description: str


def of_table(info: TableInfo, language: str) -> Preview | None:
    """The preview of a table: game, host and free seats; None if the game is not installed."""
    words = locale.words(language)
    try:
        game = games.find(info.game)
    except ParfaitError:
        return None
    called = words(f"{game.name}-title")
    names = [seat.name or words("bot", number=n + 1) for n, seat in enumerate(info.seats) if seat.taken]
    seated = words.listing(names)
    facts = words("web-players-minutes", players=game.player_counts, minutes=game.minutes)
    about = (words(f"{game.name}-tagline"), facts)
    if info.status != WAITING:
        return Preview(words.labelled(called, seated), _lines(info.title, *about))
    free = len(info.seats) - len(names)
    there = words("preview-seated", names=seated) if names else ""
    return Preview(_invitation(words, info, called, free), _lines(info.title, there, *about))


def _invitation(words: Words, info: TableInfo, game: str, free: int) -> str:
    if info.host < 0:
        return words("preview-open", game=game, free=free, seats=len(info.seats))
    return words("preview-invites", host=info.seats[info.host].name, game=game, free=free, seats=len(info.seats))


def _lines(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def put_into(page: str, base: str, path: str, language: str, preview: Preview | None) -> str:
    """A page with its preview; without one, with a general description. Messengers need whole addresses."""
    described = locale.words(language)("page-description") if preview is None else preview.description
    said = {"og:url": f"{base}{path}", "og:image": f"{base}{PICTURE}"}
    said |= {"og:description": described, "description": described}
    if preview is not None:
        said["og:title"] = preview.title
        page = re.sub("<title>.*?</title>", lambda _: f"<title>{html.escape(preview.title)} · Parfait</title>", page)
    for name, text in said.items():
        page = _with_tag(page, name, html.escape(text))
    return page


def _with_tag(page: str, name: str, content: str) -> str:
    tag = rf'(<meta (?:name|property)="{re.escape(name)}" content=")[^"]*"'
    return re.sub(tag, lambda found: f'{found[1]}{content}"', page)
