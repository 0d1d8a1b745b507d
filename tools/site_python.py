"""Python for the static site: Pyodide from npm, the part of its library that we use, and our sources with theirs.

Everything large is packed by gzip, once: many web servers do not pack, and the checksum finds a damaged file. Only
msgspec is not plain Python; its build for WebAssembly comes from PyPI.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import pickle
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src/parfait"
RULES = ROOT / "docs/rules"
WHEELS = ROOT / "build/site-wheels"
PYODIDE = ROOT / "web/node_modules/pyodide"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  # as Pyodide has them

LIBRARIES = (
    *("anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "homoglyphs_fork", "pytz"),
    *("starlette", "structlog", "typing_extensions"),
)
COMPILED = "msgspec"
OWN_WHEEL = f"parfait_games-*-{PLATFORM}.whl"  # our rules compiled for WebAssembly, if somebody has made one
KEPT = (".py", ".ftl", ".json", ".svg", ".dat", ".md")
# Of our own package, what a device does not run.
LEFT_OUT = ("static", "cli", "envs", "online", "cluster", "__pycache__", "examples")
NOT_OURS = (
    *(
        f"parfait/server/{name}"
        for name in (
            "app.py",
            "run.py",
            "store/sqlite",
            "store/postgresql",
            "store/restoring",
            "store/copying",
            "workers/worker.py",
        )
    ),
    "parfait/lab/",
)
LAB = ("__init__", "luck", "samples", "review/", "study/__init__", "study/facts")  # what reviews need of it
# Of the libraries, what only others need.
UNUSED = (
    *("babel/messages", "babel/locale-data", "babel/units.py", "pytz/zoneinfo", "anyio/_backends/_trio"),
    *("anyio/pytest_plugin.py", "starlette/testclient.py", "structlog/twisted"),
)
LOCALES = tuple(f"babel/locale-data/{name}.dat" for name in ("root", "en", "fr", "ja"))
# Of Babel's data we write numbers and choose plurals; the names of currencies, countries and zones are most of it.
OF_A_LOCALE = (
    *("number_symbols", "numbering_systems", "default_numbering_system", "plural_form", "ordinal_form", "locale_id"),
    *("decimal_formats", "percent_formats", "currency_formats", "scientific_formats", "character_order"),
    *("date_formats", "time_formats", "datetime_formats", "months", "days", "day_periods", "eras", "week_data"),
)
OF_ALL_LOCALES = ("cldr", "parent_exceptions", "language_aliases", "script_aliases", "variant_aliases")
EMPTY_OF_ALL = ("territory_aliases", "likely_subtags")  # for territories, which none of our languages names
# Of the standard library, what nothing here imports.
NOT_IMPORTED = (
    *("_pyrepl", "curses", "dbm", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "sqlite3", "test", "tkinter"),
    *("turtledemo", "unittest", "venv", "wsgiref", "xmlrpc", "mailbox", "pdb", "doctest", "pydoc", "turtle", "tarfile"),
    *("smtplib", "imaplib", "ftplib", "poplib", "nntplib", "telnetlib", "pickletools", "optparse", "cProfile"),
    *("multiprocessing", "xml", "_pyio", "_pydatetime", "_pydecimal", "argparse", "configparser", "bdb", "cmd"),
    *("trace", "tracemalloc", "profile", "profiling", "pstats", "zipapp", "webbrowser", "netrc", "plistlib", "tomllib"),
    *("pyclbr", "symtable", "tabnanny", "timeit", "_osx_support", "_aix_support", "_android_support", "_apple_support"),
    *("_ios_support", "graphlib", "getopt", "cgi", "nturl2path", "this", "antigravity", "rlcompleter", "compileall"),
    *("modulefinder", "runpy", "sched", "socketserver", "stringprep", "wave", "filecmp", "fileinput", "csv"),
)
INSIDE_NOT_IMPORTED = (
    *("http/server", "http/cookiejar", "logging/handlers", "logging/config", "concurrent/futures/process"),
    *("asyncio/windows", "ctypes/macholib", "ctypes/wintypes", "email/mime", "email/_header_value_parser"),
    *("html/parser", "_sysconfigdata__"),
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape")
AS_THEY_ARE = ("pyodide.mjs", "pyodide.asm.mjs")  # a browser imports these by their names
LISTING = "files.json"


class CannotMakeSite(OSError):
    """Something that the site is made of is not here."""


def write(folder: Path) -> int:
    """Everything for `web/src/device/python.ts`; how many bytes a browser loads of it, packed."""
    parts = {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": standard_library(),
        "parfait.zip": archive(dict(sorted(contents()))),
    }
    packed = {name: gzip.compress(part, 9, mtime=0) for name, part in parts.items()}
    plain = {name: (PYODIDE / name).read_bytes() for name in AS_THEY_ARE}
    digest = hashlib.sha256(b"".join([*packed.values(), *plain.values()])).hexdigest()[:12]
    shutil.rmtree(folder, ignore_errors=True)
    (folder / digest).mkdir(parents=True)
    for name, part in plain.items():
        (folder / digest / name).write_bytes(part)
    listed = []
    for name, part in packed.items():
        (folder / digest / f"{name}.gz").write_bytes(part)
        listed.append({"name": name, "file": f"{name}.gz", "packed": len(part), "size": len(parts[name])})
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8")) | {"packages": {}}
    listing = {"folder": digest, "lock": json.dumps(lock), "parts": listed}
    (folder / LISTING).write_text(json.dumps(listing), encoding="utf-8")
    return sum(map(len, packed.values())) + sum(len(gzip.compress(part, 9, mtime=0)) for part in plain.values())


def standard_library() -> bytes:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        return archive({name: whole.read(name) for name in sorted(whole.namelist()) if _of_library(name)})


def _of_library(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS or rest.startswith(("utf_", "unicode_"))
    unwanted = first.removesuffix(".py") in NOT_IMPORTED or name.startswith(INSIDE_NOT_IMPORTED)
    return not name.endswith("/") and not unwanted


def archive(files: dict[str, bytes]) -> bytes:
    """A zip that is not packed, since all of it is packed at once, and the same for the same files."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as made:
        for name, content in files.items():
            made.writestr(zipfile.ZipInfo(name), content)
    return into.getvalue()


def contents() -> Iterator[tuple[str, bytes]]:
    """Our sources, the rules pages and the libraries."""
    for file in sorted(SOURCES.rglob("*")):
        inside = file.relative_to(SOURCES.parent)
        if file.suffix in KEPT and not set(inside.parts) & set(LEFT_OUT) and _of_ours(inside.as_posix()):
            yield inside.as_posix(), file.read_bytes()
    yield from compiled_rules()
    for page in sorted(RULES.glob("*.md")):
        yield f"parfait/pages/rules/{page.name}", page.read_bytes()
    for name in LIBRARIES:
        yield from _library(distribution(name))
    with zipfile.ZipFile(_wheel()) as wheel:
        yield from ((name, wheel.read(name)) for name in wheel.namelist() if not name.endswith((".pyi", "/", ".h")))


def compiled_rules(wheels: Path = WHEELS) -> Iterator[tuple[str, bytes]]:
    """Our modules as a wheel for WebAssembly in that folder has them: all of them if it was made from these sources."""
    for found in sorted(wheels.glob(OWN_WHEEL)):
        with zipfile.ZipFile(found) as wheel:
            sources = [name for name in wheel.namelist() if name.startswith("parfait/") and name.endswith(".py")]
            compiled = [name for name in wheel.namelist() if name.startswith("parfait/") and name.endswith(".so")]
            if all(_is_ours(name, wheel.read(name)) for name in sources):
                print(f"Using the compiled rules of {found.name}")
                yield from ((name, wheel.read(name)) for name in compiled)
                return
        print(f"Not using {found.name}: it was made from other sources")


def _is_ours(name: str, content: bytes) -> bool:
    source = SOURCES.parent / name
    return source.exists() and source.read_bytes() == content


def _of_ours(name: str) -> bool:
    return not name.startswith(NOT_OURS) or name.startswith(tuple(f"parfait/lab/{part}" for part in LAB))


def _library(library: Distribution) -> Iterator[tuple[str, bytes]]:
    for file in library.files or ():
        name = file.as_posix()
        unused = name.startswith(UNUSED) and name not in LOCALES
        if not name.endswith(KEPT) or name.startswith("..") or unused:
            continue
        content = Path(str(library.locate_file(file))).read_bytes()
        if name.endswith(".dat"):
            content = _reduced(content, whole=name not in LOCALES)
        yield name, content


def _reduced(data: bytes, *, whole: bool) -> bytes:
    """A file of Babel's data, of all locales or of one, with what we use of it."""
    found = pickle.loads(data)
    kept = {name: found[name] for name in (OF_ALL_LOCALES if whole else OF_A_LOCALE) if name in found}
    return pickle.dumps(kept | {name: {} for name in EMPTY_OF_ALL if whole}, 2)


def _wheel() -> Path:
    """msgspec for WebAssembly, in the version that is installed here."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    wanted = f"{COMPILED}-{version(COMPILED)}-*.whl"
    if not any(WHEELS.glob(wanted)):
        base = getattr(sys, "_base_executable", sys.executable)  # our own environment has no pip
        download = [base, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        build = ["--platform", PLATFORM, "--python-version", PYTHON, "--abi", f"cp{PYTHON.replace('.', '')}"]
        subprocess.run([*download, "--dest", str(WHEELS), *build, f"{COMPILED}=={version(COMPILED)}"], check=True)
    found = sorted(WHEELS.glob(wanted))
    if not found:
        raise CannotMakeSite(f"no wheel of {COMPILED} for {PLATFORM}")
    return found[-1]
