"""Which sources of the client the pictures of the docs were made from: written by `make pictures`, compared by a test.

python -m tests.web.pictures      write docs/pictures/made-from.txt
"""

from __future__ import annotations

import hashlib
from pathlib import Path

ROOT = Path(__file__).parents[2]
MADE_FROM = ROOT / "docs/pictures/made-from.txt"
# The tables of Dokitto! Ice and Dozito, with what stands around them and how it looks.
DRAWN_BY = (
    "web/src/app/*.css",
    "web/src/table/**/*.svelte",
    "web/src/ui/**/*.svelte",
    "web/src/ui/**/*.css",
    "web/src/games/dokitto-ice/**/*.svelte",
    "web/src/games/dokitto-ice/*.css",
    "web/src/games/dozito/**/*.svelte",
    "web/src/games/dozito/*.css",
)
HEADING = "# The client's sources when the pictures were made: written by `make pictures`.\n"


def sources() -> dict[str, str]:
    """A digest of each file that draws what is pictured, by its path."""
    files = sorted({file for pattern in DRAWN_BY for file in ROOT.glob(pattern)})
    return {file.relative_to(ROOT).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in files}


def made_from() -> dict[str, str]:
    """The digests that `make pictures` kept."""
    lines = [line for line in MADE_FROM.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {path: digest for digest, path in (line.split(maxsplit=1) for line in lines)}


def main() -> None:
    lines = [f"{digest}  {path}\n" for path, digest in sources().items()]
    MADE_FROM.write_text(HEADING + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
