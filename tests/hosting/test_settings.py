"""docs/hosting.md: its table of settings, and its advice for a club behind one address."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import asdict, fields
from typing import Any

from parfait.server.settings import PREFIX, Settings
from tests.hosting.manual import ROOT
from tests.server.harness import server

PAGE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
PRIVACY = (ROOT / "docs/privacy.md").read_text(encoding="utf-8")
PEOPLE = 400


def test_every_setting_is_in_the_docs() -> None:
    names = {PREFIX + field.name.upper() for field in fields(Settings)}
    assert sorted(name for name in names if f"`{name}`" not in PAGE + PRIVACY) == []


def advised() -> dict[str, Any]:
    """What the page says to set for a club."""
    [block] = re.findall(r"^### A club behind one address$.*?^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    environment = dict(line.split("=") for line in block.splitlines())
    assert environment.keys() <= {PREFIX + field.name.upper() for field in fields(Settings)}
    return asdict(Settings.from_environment(environment))


async def statuses(settings: dict[str, Any]) -> Counter[int]:
    """What a club hears of which everybody looks at the log of their game at once, from one address."""
    async with server(**settings) as running:
        table = (await running.create())["table"]
        answers = [await running.http.get(f"/api/tables/{table}/log") for _ in range(PEOPLE)]
        return Counter(answer.status_code for answer in answers)


async def test_a_club_behind_one_address_reads_its_games_with_the_settings_that_are_advised() -> None:
    assert await statuses(advised()) == {200: PEOPLE}


async def test_without_them_some_are_told_that_they_are_too_fast() -> None:
    found = await statuses(asdict(Settings()))
    assert found[429] > PEOPLE // 2
    assert found[200] + found[429] == PEOPLE
