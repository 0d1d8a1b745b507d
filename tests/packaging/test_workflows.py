"""The workflows for a hosted CI: nobody can run them here, so what can be checked is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows" / name).read_text(encoding="utf-8"))
    return found


def test_they_are_valid_by_their_schema() -> None:
    check = Path(sys.executable).with_name("check-jsonschema")
    command = [str(check), "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.skipif(shutil.which("actionlint") is None, reason="no actionlint here")
def test_actionlint_finds_nothing() -> None:
    ran = subprocess.run(["actionlint", *map(str, WORKFLOWS)], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_says_that_it_was_not_run_yet(workflow: Path) -> None:
    assert workflow.read_text(encoding="utf-8").startswith("# Not yet run")


def test_every_target_and_script_that_they_run_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8")
        assert set(re.findall(r"run: make ([a-z-]+)", text)) <= targets
        for path in re.findall(r"(?<![\w/])(?:tests/[\w/]+(?:\.py)?|\.ci/\w+|constraints\.txt)", text):
            assert (ROOT / path).exists(), path


def test_only_what_publishes_may_say_who_it_is_and_only_for_a_tag() -> None:
    for workflow in WORKFLOWS:
        jobs = read(workflow.name)["jobs"]
        assert read(workflow.name)["permissions"] == {"contents": "read"}
        trusted = [name for name, job in jobs.items() if "permissions" in job]
        assert trusted == (["publish"] if workflow.name == "release.yml" else [])
    publish = read("release.yml")["jobs"]["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["if"] == "github.event_name == 'push'"
    assert publish["environment"] == "release"
    assert "sources" in publish["needs"], "which refuses what is not our home or not this version"
