"""`parfait completion`: a script that lets a shell complete our commands, options and games."""

from __future__ import annotations

from typing import Annotated

import typer
from typer._completion_shared import get_completion_script

from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.core.errors import shorten

ASKED = "_PARFAIT_COMPLETE"  # the script sets it when it asks us how a line can go on
SHELLS = ("bash", "zsh", "fish")

EXAMPLES = """
parfait completion bash > ~/.local/share/bash-completion/completions/parfait
parfait completion zsh > ~/.zfunc/_parfait
parfait completion fish > ~/.config/fish/completions/parfait.fish
"""


def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="help-completion-shell")],
    lang: Language = None,
) -> None:
    """Print the script for a shell."""
    output.speak(lang)
    if shell not in SHELLS:
        raise UsageError("unknown-shell", shell=shorten(shell), allowed=SHELLS)
    print(get_completion_script(prog_name="parfait", complete_var=ASKED, shell=shell))
