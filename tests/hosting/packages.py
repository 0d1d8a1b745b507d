"""What `pip install parfait-games` finds on a machine without a network: a folder of wheels, ours among them."""

from __future__ import annotations

import subprocess
import venv
import zipfile
from pathlib import Path

from parfait import __version__
from tests.packaging.test_dist import ROOT, build

NEXT = f"{__version__}.post1"  # of this very source: what matters is that pip and the server tell them apart


def gather(folder: Path, work: Path) -> bool:
    """Our wheel and whatever it needs; whether they could be had."""
    wheel = build(ROOT, "wheel", work / "ours")
    venv.create(work / "pip", with_pip=True)
    command = [str(work / "pip/bin/pip"), "download", "--quiet", "--dest", str(folder), "--only-binary", ":all:"]
    asked = [f"{wheel}[postgresql]", "--constraint", str(ROOT / "constraints.txt")]
    return subprocess.run([*command, *asked], capture_output=True, text=True).returncode == 0


def publish_next(folder: Path) -> None:
    """The same wheel again, as the version after it."""
    [wheel] = folder.glob(f"parfait_games-{__version__}-*.whl")
    later = wheel.with_name(wheel.name.replace(__version__, NEXT, 1))
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(later, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "parfait/__init__.py":
                content = changed(content, f'"{__version__}"', f'"{NEXT}"')
            elif name.endswith(".dist-info/METADATA"):  # the README in it may name versions, too
                content = changed(content, f"\nVersion: {__version__}\n", f"\nVersion: {NEXT}\n")
            elif name.endswith(".dist-info/RECORD"):
                content = content.replace(f"-{__version__}.dist-info".encode(), f"-{NEXT}.dist-info".encode())
            new.writestr(name.replace(f"-{__version__}.dist-info", f"-{NEXT}.dist-info"), content)


def changed(content: bytes, old: str, new: str) -> bytes:
    assert content.count(old.encode()) == 1, old
    return content.replace(old.encode(), new.encode())
