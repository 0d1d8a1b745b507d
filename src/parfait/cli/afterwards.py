"""After the end of a game: it is kept, and may be reviewed, practised or played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer
from rich.text import Text

from parfait.cli import output
from parfait.cli.files import printable
from parfait.cli.room import QUIT
from parfait.cli.saving import named_shortly
from parfait.cli.session import Session
from parfait.cli.spelling import closest
from parfait.core import ParfaitError
from parfait.core.errors import shorten

AGAIN, REVIEW, PRACTISE, SAVE = "again", "review", "practise", "save"


def offer(session: Session) -> bool:
    """Keep a finished game and ask what to do next. Returns whether another game is wanted."""
    words = session.words
    file = _keep(session)
    while True:
        typed = session.keyboard.ask(words("cli-after-game") + " ")
        command, rest = [*typed.split(maxsplit=1), "", ""][:2]
        command = command.casefold()
        if command in ("", *QUIT):
            return False
        wanted = next((one for one in (AGAIN, REVIEW, PRACTISE, SAVE) if one == command or one[0] == command), None)
        if wanted == AGAIN:
            return True
        if wanted == SAVE:
            session.console.print(session.save(rest), soft_wrap=True)
        elif wanted is None:
            _refuse(session, typed)
        elif file is not None:
            _run(_review if wanted == REVIEW else _practise, session, file)


def _keep(session: Session) -> Path | None:
    """Save the game, if it is not saved already; nothing that is typed afterwards can lose it."""
    words = session.words
    try:
        file = session.saved.file if session.all_saved else session.saved.save_somewhere(session.match.record)
    except ParfaitError as error:
        session.console.print(words("cli-not-saved", reason=output.what_is_wrong(error)), soft_wrap=True)
        return None
    if file is not None:
        session.console.print(words("cli-kept", file=printable(named_shortly(file))), soft_wrap=True)
    return file


def _refuse(session: Session, typed: str) -> None:
    meant = closest(typed.split()[0].casefold(), (AGAIN, REVIEW, PRACTISE, SAVE, "quit"))
    key = "cli-not-a-command-but" if meant else "cli-not-a-command"
    session.console.print(Text(session.words(key, command=shorten(typed), meant=meant)))


def _run(command: Callable[[Session, Path], None], session: Session, file: Path) -> None:
    """Run a command on the game, and come back even if it fails."""
    try:
        command(session, file)
    except typer.Exit:
        pass
    except ParfaitError as error:
        session.console.print(output.what_is_wrong(error))
    except KeyboardInterrupt:
        session.console.print()


def _review(session: Session, file: Path) -> None:
    from parfait.cli.review import review  # slow to load, and seldom needed

    review(file)


def _practise(session: Session, file: Path) -> None:
    from parfait.cli.practise import practise

    practise(file, seat=str(session.humans[0] + 1) if len(session.humans) == 1 else None)
