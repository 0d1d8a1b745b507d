"""`python -m parfait` is the `parfait` command."""

import sys

from parfait.cli import run

if __name__ == "__main__":
    sys.exit(run())
