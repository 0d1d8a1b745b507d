"""Tries the newest version of everything that Parfait needs, whatever our bounds, and says what breaks.

    make newest                          # lint, and every test
    make newest ARGS="tests/server -x"

It works in a copy of the source tree, build/newest, with an environment of its own: nothing else changes. Of npm's
packages it takes the newest that package.json allows.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from web.build import CannotBuild, find_node

ROOT = Path(__file__).resolve().parent
COPY = ROOT / "build/newest"
KEPT = (".venv", "build")  # of an earlier try
OVERRIDES = COPY / "build/overrides.txt"
BOUNDS = re.compile(r"^([^<>=!~;]+)[<>=!~][^;]*")  # of a version, before what may be said of the machine


def main(arguments: list[str]) -> int:
    copy_sources()
    OVERRIDES.parent.mkdir(exist_ok=True)
    OVERRIDES.write_text("\n".join(unbound()) + "\n", encoding="utf-8")
    print("Looking for the newest versions", flush=True)
    make("versions")
    update_lock(COPY / "web")
    differences = list(compare(versions(ROOT), versions(COPY)))
    ended = make("test", f"ARGS={' '.join(arguments)}", check=False)
    print("\nNewest versions that differ from those we test with:")
    print("\n".join(differences) if differences else "  none")
    print("With these, something breaks: see above." if ended else "With these, everything passes.")
    return ended


def copy_sources() -> None:
    """Copy every file that git tracks or would add."""
    COPY.mkdir(parents=True, exist_ok=True)
    for old in COPY.iterdir():
        if old.name not in KEPT:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
    for name in listed.stdout.split("\0"):
        if (ROOT / name).is_file():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, COPY / name)
            shutil.copymode(ROOT / name, COPY / name)
    subprocess.run(["git", "init", "--quiet"], cwd=COPY, check=True)  # or our .gitignore would hide it from the linters


def unbound() -> list[str]:
    """Everything that pyproject.toml asks for, in any version, for uv to use in its place."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    groups = project["dependency-groups"].values()
    asked = [*project["project"]["dependencies"], *chain(*extras, *groups)]
    anything = {BOUNDS.sub(r"\1", one) for one in asked if isinstance(one, str)}
    return sorted(one for one in anything if not one.startswith("parfait-games["))


def update_lock(web: Path) -> None:
    try:
        _, npm, environment = find_node()
    except CannotBuild as error:
        print(f"npm's packages stay as they are: {error}", flush=True)
        return
    subprocess.run([*npm, "update", "--package-lock-only"], cwd=web, env=environment, check=True, stdout=sys.stderr)


def versions(tree: Path) -> dict[str, set[str]]:
    """The versions of each package; there may be several, for different machines or nested in each other."""
    found: dict[str, set[str]] = {}
    for line in (tree / "constraints.txt").read_text(encoding="utf-8").splitlines():
        package, _, version = line.partition(";")[0].strip().partition("==")
        found.setdefault(package, set()).add(version)
    lock = json.loads((tree / "web/package-lock.json").read_text(encoding="utf-8"))
    for place, package in lock["packages"].items():
        if place:
            found.setdefault(f"npm {place.rpartition('node_modules/')[2]}", set()).add(package["version"])
    return found


def compare(before: dict[str, set[str]], after: dict[str, set[str]]) -> Iterator[str]:
    for package in sorted(before.keys() | after.keys()):
        old, new = (", ".join(sorted(found.get(package, set()))) or "none" for found in (before, after))
        if old != new:
            yield f"  {package}: {old} → {new}"


def make(*arguments: str, check: bool = True) -> int:
    """Run make in the copy, independently of the make that runs this."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    environment["UV_OVERRIDE"] = str(OVERRIDES)
    return subprocess.run(["make", *arguments], cwd=COPY, env=environment, check=check).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
