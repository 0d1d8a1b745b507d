"""What the project says about itself is valid, and the same everywhere."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import pytest
import yaml

import parfait

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOME = PROJECT["urls"]["Homepage"]
SCHEMAS = {
    "vendor.citation-file-format": "CITATION.cff",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
}


@pytest.mark.parametrize("schema", SCHEMAS)
def test_what_others_read_by_a_schema_is_valid(schema: str) -> None:
    found = sorted(map(str, ROOT.glob(SCHEMAS[schema])))
    assert found
    check = Path(sys.executable).with_name("check-jsonschema")
    ran = subprocess.run([check, "--builtin-schema", schema, *found], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_version_is_the_same_everywhere() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version, date = re.findall(r"^## (\d\S*) — (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)[0]
    assert parfait.__version__ == metadata("parfait-games")["Version"] == version == str(citation["version"])
    assert str(citation["date-released"]) == date


def test_the_page_on_playing_installs_this_version() -> None:
    page = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    assert re.findall(r"parfait_games-(.*?)-py3-none-any\.whl", page) == [parfait.__version__]


def test_every_address_of_the_project_is_at_its_home() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    contact = yaml.safe_load((ROOT / ".github/ISSUE_TEMPLATE/config.yml").read_text(encoding="utf-8"))
    addresses = [*PROJECT["urls"].values(), citation["repository-code"], contact["contact_links"][0]["url"]]
    assert [address for address in addresses if not f"{address}/".startswith(f"{HOME}/")] == []
    for name in ("Documentation", "Changelog"):
        inside = re.sub(r"^.*?/(?:tree|blob)/main/", "", PROJECT["urls"][name])
        assert (ROOT / inside).exists()
