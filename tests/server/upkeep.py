"""Tables with names and chat, on either database, for the tests of what is deleted, erased and copied."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parfait.core import Rng
from parfait.play import Match
from parfait.server.store import Backend
from parfait.server.tables import entries as e
from parfait.server.tables import tokens
from parfait.server.tables.table import fold

NAMES = ("Wilhelmina", "Xanthippe")
CHAT = "Meet me at the harbour"
TITLE = "Thursday circle"


def played_steps(game: str = "dessert-dice", players: int = 2, seed: int = 4, most: int | None = None) -> list[e.Entry]:
    """The entries of a game between people who move at random, to its end or so many moves far."""
    match, rng, moves = Match.new(game, players), Rng(seed), 0
    while not match.over and (match.turn < 0 or moves != most):
        if match.turn < 0:
            match.draw(rng)
        else:
            legal = match.legal_moves()
            match.play(match.turn, legal[rng.below(len(legal))])
            moves += 1
    return list(e.of_steps(match.record.steps, 2.0))


def make_table(
    database: Backend,
    *,
    names: Sequence[str] = NAMES,
    chat: Sequence[str] = (CHAT,),
    title: str = TITLE,
    most: int | None = None,
    closed: bool = False,
    touched: float = 3.0,
    rematch_of: str | None = None,
    id: str | None = None,
) -> str:
    """A table of two, whose second player sat down later: over, or after so many moves. Its name."""
    id = id or tokens.new_table()
    keys = [tokens.key_of(token_of(id, seat)) for seat in range(2)]
    seats = [e.SeatPlan(names[0], None, keys[0]), e.SeatPlan()]
    before = [e.Said(0.5, 1, names[1], f"{line} again") for line in chat]
    log: list[e.Entry] = [
        e.Created(
            1.0, "dessert-dice", 2, {}, seats, keys[0], listed=True, title=title, rematch_of=rematch_of, chat=before
        ),
        e.Sat(1.5, 1, names[1], keys[1]),
        *(e.Said(2.0, 0, names[0], line) for line in chat),
        *played_steps(most=most),
        *(e.Said(2.5, 1, names[1], f"{line} {names[0]}") for line in chat),
        *([e.Closed(3.0)] if closed else []),
    ]
    texts = [e.write(entry) for entry in log]
    database.create(id, fold(id, texts).row()._replace(due=None), texts, touched)
    return id


def token_of(table: str, seat: int) -> str:
    """What opens a seat of a table that `make_table` made."""
    return f"{table}{seat}".ljust(tokens.TOKEN_LENGTH, "x")


def traces(path: Path, *secrets: str) -> list[str]:
    """What of these can be found in a database's files."""
    files = [file for file in path.parent.iterdir() if file.name.startswith(path.name)]
    content = b"".join(file.read_bytes() for file in files)
    return [secret for secret in secrets if secret.encode() in content]
