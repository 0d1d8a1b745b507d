"""The `parfait` command, also as `python -m parfait`."""

from __future__ import annotations

import sys


def run() -> int:
    """The command in its own process. It prints its version without loading anything."""
    if sys.argv[1:] == ["--version"]:
        from parfait import __version__

        print(f"parfait {__version__}")
        return 0
    from parfait import cli

    return cli.run()


if __name__ == "__main__":
    sys.exit(run())
