"""axe-core, over a page as it stands."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def complaints(page: Page) -> list[str]:
    """What axe finds wrong, with where it is."""
    if not page.evaluate("'axe' in window"):  # a lesson's parts share a page, and half a megabyte takes a while
        page.evaluate(_script())
    found = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)"
    )
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found
        for node in violation["nodes"]
    ]
