"""Who sits where: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parfait import bots
from parfait.cli.arguments import UsageError
from parfait.core.errors import shorten
from parfait.locale import Words

HUMAN, BOT = "human", "bot"
USUAL_BOT = "3"  # what plays where --seats says "bot"; any other name in bots.NAMES may be given too
LONGEST_NAME = 20


@dataclass(frozen=True)
class SeatChoice:
    kind: str  # HUMAN, BOT or the name of a bot
    name: str = ""  # as given; empty for none

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def bot(self) -> bots.Bot:
        return bots.find(USUAL_BOT if self.kind == BOT else self.kind)

    def __str__(self) -> str:
        """The seat as written in --seats and in saved games."""
        return f"{self.kind}:{self.name}" if self.name else self.kind


def read_seats(entries: Sequence[object]) -> tuple[SeatChoice, ...]:
    """`human`, `human:Anna` or `bot`, one for each seat."""
    return tuple(_read_seat(entry) for entry in entries)


def _read_seat(entry: object) -> SeatChoice:
    kind, _, name = (part.strip() for part in str(entry).partition(":"))
    if kind not in (HUMAN, BOT, *bots.NAMES):  # no others: a saved game must not bring its own code
        allowed = (HUMAN, f"{HUMAN}:Anna", BOT, *bots.NAMES)
        raise UsageError("unknown-seat", seat=shorten(entry), allowed=allowed)
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise UsageError("bad-name", name=shorten(name), most=LONGEST_NAME)
    return SeatChoice(kind, name)


def usual_seats(players: int) -> tuple[SeatChoice, ...]:
    """One person at the keyboard, and bots on the other seats."""
    return (SeatChoice(HUMAN), *[SeatChoice(BOT)] * (players - 1))


def check_number(seats: Sequence[SeatChoice], players: int) -> None:
    if len(seats) != players:
        raise UsageError("seats-for-players", seats=len(seats), players=players)


def shown_names(seats: Sequence[SeatChoice], words: Words, *, say_you: bool = True) -> list[str]:
    """A name for each seat: the given one, "You" for someone alone at the keyboard, or a number."""
    humans = [seat for seat in seats if seat.human]
    names = []
    for number, seat in enumerate(seats, 1):
        if seat.name:
            names.append(seat.name)
        elif not seat.human:
            names.append(_bot_name(seats, number, words))
        elif say_you and len(humans) == 1:
            names.append(words("you"))
        else:
            names.append(words("player", number=number))
    return names


def _bot_name(seats: Sequence[SeatChoice], number: int, words: Words) -> str:
    """The name of a bot's level, if it has one, with a number if there are several of a kind."""
    kind = seats[number - 1].kind
    if kind not in bots.LEVELS:
        others = [seat for seat in seats[:number] if not seat.human and seat.kind not in bots.LEVELS]
        return words("bot", number=len(others))
    name = words(f"bot-level-{kind}")
    if sum(seat.kind == kind and not seat.name for seat in seats) == 1:
        return name
    return words("bot-numbered", name=name, number=sum(s.kind == kind and not s.name for s in seats[:number]))
