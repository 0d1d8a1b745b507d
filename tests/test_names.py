"""Names in the sources mean one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src/parfait"


def test_no_two_public_classes_have_the_same_name() -> None:
    found = defaultdict(list)
    for file in SOURCES.rglob("*.py"):
        if "examples" not in file.parts:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(str(file.relative_to(SOURCES)))
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
