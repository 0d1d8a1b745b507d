"""`make site`: writes dist/site, the client and the server in one folder of static files, for any web server."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

from parfait import games
from tools import site_python
from tools.site_python import CannotMakeSite
from web import build as client

__all__ = ["CannotMakeSite", "main", "write"]
ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "dist/site"
ONLY_SERVED = ("offline.css", "offline.html", "offline.js", "robots.txt")
PACKED = ".gz"  # is not worth packing again


def main() -> int:
    try:
        size = write(SITE)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The site was not made: {error}", file=sys.stderr)
        return 1
    print(f"Wrote {SITE.relative_to(ROOT)}: {size / 1e6:.1f} MB to load, compressed")
    return 0


def write(folder: Path) -> int:
    """The whole site; how many bytes a browser loads of it, if the web server compresses what is not packed yet.

    The client comes last: its service worker lists everything that is there.
    """
    node, environment = client.install(checks=True)
    shutil.rmtree(folder, ignore_errors=True)
    site_python.write(folder / "python")
    write_pictures(folder / "api/games")
    command = [*node, "node_modules/vite/bin/vite.js", "build", "--mode", "site", "--logLevel", "error"]
    subprocess.run([*command, "--outDir", str(folder)], cwd=ROOT / "web", env=environment, check=True)
    for name in ONLY_SERVED:
        (folder / name).unlink()
    app = folder / "manifest.webmanifest"
    app.write_text(app.read_text(encoding="utf-8").replace('"/', '"./'), encoding="utf-8")  # wherever the folder lies
    return sum(_compressed(file) for file in folder.rglob("*") if file.is_file())


def _compressed(file: Path) -> int:
    content = file.read_bytes()
    return len(content if file.suffix == PACKED else gzip.compress(content, mtime=0))


def write_pictures(folder: Path) -> None:
    """The files that a page loads by their addresses."""
    for name in games.names():
        if (emblem := games.folder(name) / "emblem.svg").exists():
            (folder / name).mkdir(parents=True, exist_ok=True)
            shutil.copy(emblem, folder / name / "emblem.svg")


if __name__ == "__main__":
    sys.exit(main())
