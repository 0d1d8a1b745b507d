"""docs/api.md: its programs run, its names exist, and no public name is missing."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
PACKAGES = ("parfait.games", "parfait.play", "parfait.records", "parfait.core", "parfait.bots", "parfait.locale")
PROSE = re.sub(r"^```.*?^```", "", PAGE, flags=re.DOTALL | re.MULTILINE)
WORD = r"[A-Za-z_]\w*"


def test_its_programs_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for program in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(program, names)
    assert "winners" in capsys.readouterr().out


@pytest.mark.parametrize("name", [name for name in PACKAGES if hasattr(importlib.import_module(name), "__all__")])
def test_it_has_every_public_name(name: str) -> None:
    missing = [public for public in importlib.import_module(name).__all__ if not re.search(rf"\b{public}\b", PAGE)]
    assert missing == []


def test_every_name_on_it_exists() -> None:
    known = {"play": "parfait.play", "games": "parfait.games", "bots": "parfait.bots", "records": "parfait.records"}
    spans = re.findall(r"`([^`]+)`", PROSE)
    for module, attribute in (found for span in spans for found in re.findall(rf"\b({WORD})\.({WORD})", span)):
        if module in known:
            assert hasattr(importlib.import_module(known[module]), attribute), f"{module}.{attribute}"
    public = {name for package in PACKAGES for name in dir(importlib.import_module(package))}
    classes = [getattr(importlib.import_module(p), n) for p in PACKAGES for n in dir(importlib.import_module(p))]
    members = {member for found in classes if isinstance(found, type) for member in dir(found)}
    fields = {name for found in classes for name in getattr(found, "__annotations__", {})}
    for span in spans:
        if re.fullmatch(rf"{WORD}(\([^)]*\))?", span):
            name = span.partition("(")[0]
            assert name in public | members | fields, name
