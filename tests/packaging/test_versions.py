"""What is installed is what is tested: constraints.txt, the bounds of pyproject.toml, and the extras."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from importlib.metadata import metadata, packages_distributions, requires, version
from pathlib import Path

import pytest
from newest import compare, unbound, versions
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from parfait import extras

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONSTRAINTS = [Requirement(line) for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()]
# Their insides are used, so a minor version may break us.
MINOR_VERSIONS = ("uvicorn", "psycopg", "cython", "typer")


def group(name: str) -> list[str]:
    """A dependency group with those that it includes."""
    return [
        requirement
        for entry in PROJECT["dependency-groups"][name]
        for requirement in ([entry] if isinstance(entry, str) else group(entry["include-group"]))
    ]


def reachable(asked: Iterable[str]) -> dict[NormalizedName, str]:
    """What these requirements need on this machine, directly or not, with the version installed."""
    found: dict[NormalizedName, str] = {}
    waiting = [(Requirement(requirement), "") for requirement in asked]
    seen = set()
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        if name != "parfait-games":
            found[name] = version(name)
        for wanted in ("", *requirement.extras):
            if (name, wanted) not in seen:
                seen.add((name, wanted))
                waiting += [(Requirement(needed), wanted) for needed in requires(name) or []]
    return found


def test_a_fresh_install_gets_the_versions_that_are_tested() -> None:
    fixed = {
        canonicalize_name(constraint.name): str(constraint.specifier).removeprefix("==")
        for constraint in CONSTRAINTS
        if constraint.marker is None or constraint.marker.evaluate()
    }
    installed = reachable(["parfait-games[all]", *group("dev")])
    assert len(installed) > 50, "this environment has not all that `make setup` installs"
    assert {name: fixed.get(name) for name in installed} == installed


def test_no_list_of_versions_names_a_host() -> None:
    assert "://" not in (ROOT / "constraints.txt").read_text(encoding="utf-8")
    locks = [page for page in (ROOT / "web", ROOT / "tests/web") for page in page.glob("package-lock.json")]
    for lock in locks:
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        for package in packages.values():
            package.pop("funding", None)  # where its authors may be thanked
        assert "://" not in json.dumps(packages)


def test_everything_that_parfait_needs_has_an_upper_bound() -> None:
    sections = PROJECT["project"]["optional-dependencies"] | {
        "build": PROJECT["build-system"]["requires"],
        "project": PROJECT["project"]["dependencies"],
    }
    for requirement in (Requirement(text) for texts in sections.values() for text in texts):
        if requirement.name != "parfait-games":
            assert any(bound.operator == "<" for bound in requirement.specifier), requirement
            if requirement.name in MINOR_VERSIONS:
                [below] = [bound.version for bound in requirement.specifier if bound.operator == "<"]
                assert below.count(".") == 1, f"{requirement}: its next minor version may break us"


def test_make_builds_with_what_a_build_asks_for() -> None:
    assert sorted(group("build") + group("web")) == sorted(PROJECT["build-system"]["requires"])


def test_every_extra_is_told_of() -> None:
    provided = set(metadata("parfait-games").get_all("Provides-Extra") or [])
    assert provided == extras.EXTRAS.keys() | {"all"}
    brought = packages_distributions()
    for extra, about in extras.EXTRAS.items():
        needed = {Requirement(text).name for text in PROJECT["project"]["optional-dependencies"][extra]}
        assert {name for module in about.modules for name in brought[module]} == needed
    assert set(reachable(["parfait-games[all]"])) == set(reachable([f"parfait-games[{','.join(extras.EXTRAS)}]"]))


def test_newest_drops_every_bound() -> None:
    asked = [
        *PROJECT["project"]["dependencies"],
        *(text for texts in PROJECT["project"]["optional-dependencies"].values() for text in texts),
        *(text for name in ("dev", "install", "bench") for text in group(name)),
        *(text for name in PROJECT["dependency-groups"] if name.startswith("bench-") for text in group(name)),
    ]
    expected = {
        (one.name, tuple(one.extras), one.marker) for one in map(Requirement, asked) if one.name != "parfait-games"
    }
    found = list(map(Requirement, unbound()))
    assert {(one.name, tuple(one.extras), one.marker) for one in found} == expected
    assert [str(one.specifier) for one in found] == [""] * len(found)


def test_newest_tells_which_versions_differ(tmp_path: Path) -> None:
    tmp_path.joinpath("web").mkdir()
    tmp_path.joinpath("constraints.txt").write_text("rich==15.0.0\nuvloop==0.23.0 ; sys_platform != 'win32'\n")
    lock = {"packages": {"": {}, "node_modules/vite": {"version": "8.3.0"}}}
    tmp_path.joinpath("web/package-lock.json").write_text(json.dumps(lock))
    before = versions(tmp_path)
    assert before == {"rich": {"15.0.0"}, "uvloop": {"0.23.0"}, "npm vite": {"8.3.0"}}
    after = {"rich": {"15.0.0"}, "npm vite": {"8.4.0"}, "new": {"1"}}
    assert list(compare(before, after)) == [
        "  new: none → 1",
        "  npm vite: 8.3.0 → 8.4.0",
        "  uvloop: 0.23.0 → none",
    ]


def test_a_missing_extra_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(extras.EXTRAS, "lab", extras.Extra("", ("openskill", "no_such_module_here")))
    extras.require("postgresql")
    with pytest.raises(extras.MissingExtra) as missing:
        extras.require("lab")
    assert missing.value.arguments == {"extra": "lab", "command": "make setup"}
    monkeypatch.setattr(extras, "SOURCE_TREE", Path("/nowhere"))
    assert extras.install_command("lab") == 'pip install "parfait-games[lab]"'
