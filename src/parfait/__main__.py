"""`python -m parfait` is the `parfait` command."""

import sys

from parfait.cli import main

if __name__ == "__main__":
    sys.exit(main())
