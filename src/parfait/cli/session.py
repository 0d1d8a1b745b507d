"""A session at the terminal: a match, the people and bots who play it, and the events each of them has seen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from parfait.cli import output
from parfait.cli.arguments import randomness
from parfait.cli.files import printable
from parfait.cli.room import TerminalRoom
from parfait.cli.saving import SavedGame
from parfait.cli.seats import SeatChoice, shown_names
from parfait.cli.turn import Turn
from parfait.core import CHANCE, WATCHER, ParfaitError
from parfait.play import Match
from parfait.records import Record, Step


class Session(TerminalRoom):
    def __init__(self, record: Record, seats: Sequence[SeatChoice], seed: int | None, saved: SavedGame) -> None:
        super().__init__()
        self.saved = saved
        self.seats = seats
        self.names = shown_names(seats, self.words)
        self.humans = [number for number, seat in enumerate(seats) if seat.human]
        self.bots = {number: seat.bot() for number, seat in enumerate(seats) if not seat.human}
        self.chance = randomness(seed, 0)
        self.thoughts = {number: randomness(seed, 1 + number) for number in self.bots}
        self.viewer = self.humans[0] if len(self.humans) == 1 else WATCHER  # whose eyes the whole table shares
        self.stories: dict[int, list[Text]] = {seat: [] for seat in {*self.humans, self.viewer}}
        self.heard = dict.fromkeys(self.stories, 0)  # how much of its story each has been told
        self.at_screen: int | None = self.viewer if len(self.humans) == 1 else None
        self.match = Match(Record(record.game, record.players, record.options, extra=record.extra))
        self.match.record.extra["seats"] = [str(seat) for seat in seats]
        for step in record.steps:
            self._advance(step)
        self.heard = {seat: len(story) for seat, story in self.stories.items()}

    def run(self) -> None:
        """Play to the end of the game."""
        self.console.print(Text(self.words(f"{self.game}-tagline"), style="italic"))
        while not self.match.over:
            self._advance(self._next_step())
            if len(self.humans) < 2:  # as it happens: bots may take their time
                self.tell(self.viewer)
        self._show_the_end()

    def _next_step(self) -> Step:
        turn = self.match.turn
        if turn == CHANCE:
            return self.match.next_chance(self.chance)
        if turn in self.bots:
            action = self.bots[turn].choose(self.match.view(turn), None, self.thoughts[turn])
            return {"seat": turn, "move": self.match.game.notation.write_move(self.match.state, action)}
        self._hand_over(turn)
        return {"seat": turn, "move": Turn(self, turn).ask()}

    def _advance(self, step: Step) -> None:
        for (seat, story), seen in zip(
            self.stories.items(), self.match.advance_seen(step, tuple(self.stories)), strict=True
        ):
            story += output.told(seen.events, self.game, self.names, seat)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees a hand before its owner has the screen."""
        if seat == self.at_screen:
            return
        if self.keyboard.is_terminal:
            self._clear()
            self.tell(WATCHER)
            self.keyboard.ask(self.words("cli-hand-over", name=self.names[seat]) + " ")
            self._clear()
        self.heard[WATCHER] = len(self.stories[WATCHER])
        self.at_screen = seat

    def _clear(self) -> None:
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * self.console.height)

    def tell(self, seat: int) -> None:
        """Show a seat the events it has not seen yet."""
        if news := self.stories[seat][self.heard[seat] :]:
            self.console.print(output.listed(news))
        self.heard[seat] = len(self.stories[seat])

    def log(self, seat: int) -> None:
        """Show a seat the whole log again."""
        self.heard[seat] = 0
        self.tell(seat)

    def turn_title(self, seat: int) -> str:
        said = super().turn_title(seat)
        return said if len(self.humans) == 1 else f"{self.names[seat]} · {said}"

    def _show_the_end(self) -> None:
        self.tell(self.viewer)
        self.title(self.words("cli-the-end"))
        self.draw(self.viewer)
        for number in range(self.match.record.players):
            crown = "★ " if number in self.match.state.winners else "  "
            self.console.print(Text(crown + self.words.labelled(self.names[number], self.match.state.scores[number])))

    @property
    def all_saved(self) -> bool:
        return self.saved.steps == len(self.match.record.steps)

    def save(self, name: str) -> bool:
        """Save under that name, or the usual one, and say how it went."""
        file = Path(name).expanduser() if name.startswith("~/") else Path(name)
        try:
            written = self.saved.save(self.match.record, file if name else None)
        except ParfaitError as error:
            self.console.print(output.what_is_wrong(error), soft_wrap=True)
            return False
        self.console.print(self.words("cli-saved", file=printable(written)), soft_wrap=True)
        return True

    def offer_to_save(self) -> None:
        """After the end of the game."""
        while True:
            command, *rest = [*self.keyboard.ask(self.words("cli-keep-record") + " ").split(maxsplit=1), ""]
            if command.casefold() != "save" or self.save(rest[0]):
                return
