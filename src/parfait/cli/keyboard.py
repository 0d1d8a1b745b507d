"""Input that people type at a terminal, or that comes line by line from a pipe."""

from __future__ import annotations

import sys

from parfait.cli import output


class Keyboard:
    def __init__(self) -> None:
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty()
        if self.is_terminal and not output.is_dumb():
            _edit_lines()

    def remember(self) -> None:
        """Let the arrow keys bring back earlier lines, unless another player, who must not see them, types here too."""
        if self.is_terminal and not output.is_dumb():
            _edit_lines(history=True)

    def ask(self, prompt: str) -> str:
        """A line typed by the user; EOFError at the end of input."""
        if self.is_terminal:
            return _typed(input(prompt))
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        print(prompt + _typed(line))  # so that what a pipe typed can be read in the output
        return _typed(line)


def _typed(line: str) -> str:
    """The line without surrounding spaces and control characters."""
    return "".join(letter for letter in line if letter.isprintable() or letter.isspace()).strip()


def _edit_lines(*, history: bool = False) -> None:
    """Make the arrow keys work if readline is available. Nothing is kept after the command ends."""
    if sys.platform == "win32":  # whose consoles do it by themselves
        return
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(history)
