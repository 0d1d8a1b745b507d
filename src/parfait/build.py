"""Which build of Parfait this is: a digest of the installed sources, for when the version is not enough."""

from __future__ import annotations

import os
from functools import cache
from hashlib import blake2b
from pathlib import Path

PACKAGE = Path(__file__).parent
COMPILED = (".so", ".pyd", ".pyc")  # the same sources, whatever Python or compiler they are built with


@cache
def build_id() -> str:
    """Twelve hexadecimal digits, computed once, so that a server names the code it runs even if its files change."""
    return digest(PACKAGE)


def digest(package: Path) -> str:
    taken = blake2b(digest_size=6)
    for file in sorted(_sources(package)):
        taken.update(f"\0{file.relative_to(package).as_posix()}\0".encode() + file.read_bytes())
    return taken.hexdigest()


def _sources(package: Path) -> list[Path]:
    found: list[Path] = []
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name != "__pycache__"]
        found += [Path(folder, name) for name in names if not name.endswith(COMPILED)]
    return found
