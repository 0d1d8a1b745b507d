"""The pictures in the README and the docs: they show today's client, and every one of them stands on a page."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.pictures import made_from, sources

ROOT = Path(__file__).parent.parent
PICTURE = re.compile(r"[\w/.-]*pictures/[\w-]+\.(?:png|svg)")


def test_the_pictures_show_todays_client() -> None:
    """Otherwise run `make pictures`, look at them, and commit them with the change."""
    kept, today = made_from(), sources()
    assert today, "no source of the client was found"
    changed = sorted(path for path in kept.keys() | today.keys() if kept.get(path) != today.get(path))
    listed = ", ".join(changed[:5]) + (f" and {len(changed) - 5} more" if len(changed) > 5 else "")
    assert not changed, f"The client has changed since its pictures were made: run `make pictures`. Changed: {listed}"


def test_a_changed_file_is_noticed() -> None:
    kept = made_from()
    assert any(path.startswith("web/src/games/dokitto-ice/") for path in kept)
    assert any(path.startswith("web/src/games/dozito/") for path in kept)
    assert "web/src/app/theme.css" in kept


def test_every_picture_stands_on_a_page() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {Path(found).name for page in pages for found in PICTURE.findall(page.read_text(encoding="utf-8"))}
    there = {file.name for file in (ROOT / "docs/pictures").iterdir() if file.suffix in (".png", ".svg")}
    assert shown == there
