"""A session at the terminal: a match, the people and bots who play it, and the events each of them has seen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from parfait.cli import output
from parfait.cli.arguments import randomness
from parfait.cli.files import printable
from parfait.cli.room import QUIT, TerminalRoom
from parfait.cli.saving import SavedGame, named_shortly
from parfait.cli.seats import SeatChoice, shown_names
from parfait.cli.turn import LeaveGame, Turn, UndoMove
from parfait.core import CHANCE, WATCHER, ParfaitError
from parfait.play import Match, happen, learns_nothing
from parfait.records import Record, Step


class Session(TerminalRoom):
    def __init__(self, record: Record, seats: Sequence[SeatChoice], seed: int | None, saved: SavedGame) -> None:
        super().__init__()
        self.saved = saved
        self.seats = seats
        self.seed = seed
        self.names = shown_names(seats, self.words)
        self.humans = [number for number, seat in enumerate(seats) if seat.human]
        self.bots = {number: seat.bot() for number, seat in enumerate(seats) if not seat.human}
        self.chance = randomness(seed, 0)
        self.thoughts = {number: randomness(seed, 1 + number) for number in self.bots}
        if len(self.humans) == 1:
            self.keyboard.remember()
        self.viewer = self.humans[0] if len(self.humans) == 1 else WATCHER  # whose eyes the whole table shares
        self.stories: dict[int, list[Text]] = {seat: [] for seat in {*self.humans, self.viewer}}
        self.heard = dict.fromkeys(self.stories, 0)  # how much of its story each has been told
        self.moved = dict.fromkeys(self.stories, 0)  # how long it was before the last move of each
        self.at_screen: int | None = self.viewer if len(self.humans) == 1 else None
        self._replay(record, record.steps)
        self.match.record.extra["seats"] = [str(seat) for seat in seats]

    def _replay(self, record: Record, steps: Sequence[Step]) -> None:
        """Begin with these steps of a record, which are not reported again."""
        self.match = Match(Record(record.game, record.players, record.options, extra=record.extra))
        for story in self.stories.values():
            story.clear()
        for step in steps:
            self._advance(step)
        self.heard = {seat: len(story) for seat, story in self.stories.items()}

    def run(self) -> None:
        """Play to the end of the game."""
        self.console.print(Text(self.words(f"{self.game}-tagline"), style="italic"))
        while not self.match.over:
            try:
                self._advance(self._next_step())
            except UndoMove:
                self._take_back()
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

    def may_take_back(self, seat: int) -> bool:
        """Whether the last step was this seat's move and revealed nothing new to it."""
        steps, game = self.match.record.steps, self.match.game
        if not steps or "move" not in (last := steps[-1]) or last["seat"] != seat:
            return False
        before = Record(game, self.match.record.players, self.match.record.options, steps=steps[:-1]).replay()
        return learns_nothing(game, happen(game, before, last), seat)

    def _take_back(self) -> None:
        self._replay(self.match.record, self.match.record.steps[:-1])
        self.saved.steps = -1

    def again(self) -> Session:
        """Another game with the same players and options."""
        record = self.match.record
        return Session(Record(record.game, record.players, record.options), self.seats, None, SavedGame())

    def _advance(self, step: Step) -> None:
        if "move" in step and step["seat"] in self.moved:
            self.moved[step["seat"]] = len(self.stories[step["seat"]])
        for (seat, story), seen in zip(
            self.stories.items(), self.match.advance_seen(step, tuple(self.stories)), strict=True
        ):
            story += output.told(seen.events, self.game, self.names, seat)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen until the next player is ready, so that nobody else sees their hand."""
        if seat == self.at_screen:
            return
        if self.keyboard.is_terminal:
            self.clear()
            self.tell(WATCHER)
            if self.keyboard.ask(self.words("cli-hand-over", name=self.names[seat]) + " ").casefold() in QUIT:
                raise LeaveGame(keep=True)
            if not self.in_place:  # where the screen is about to be drawn again
                self.clear()
        self.heard[WATCHER] = len(self.stories[WATCHER])
        self.at_screen = seat

    def tell(self, seat: int) -> None:
        """Show a seat the events it has not seen yet."""
        if news := self.stories[seat][self.heard[seat] :]:
            self.console.print(output.listed(news))
        self.heard[seat] = len(self.stories[seat])

    def recent(self, seat: int) -> Sequence[RenderableType]:
        self.heard[seat] = len(self.stories[seat])
        return [output.listed([line.copy()]) for line in self.stories[seat][self.moved[seat] :]]

    def log(self, seat: int) -> list[RenderableType]:
        self.heard[seat] = len(self.stories[seat])
        return [output.listed(self.stories[seat])]

    def turn_title(self, seat: int) -> str:
        said = super().turn_title(seat)
        return said if len(self.humans) == 1 else f"{self.names[seat]} · {said}"

    def _show_the_end(self) -> None:
        standings = []
        for number in range(self.match.record.players):
            crown = "★ " if number in self.match.state.winners else "  "
            standings.append(Text(crown + self.words.labelled(self.names[number], self.match.state.scores[number])))
        if self.in_place:
            screen = (self.rule(self.words("cli-the-end")), self.drawn(self.viewer), *standings)
            self.redraw(self.recent(self.viewer), *screen)
            return
        self.tell(self.viewer)
        self.title(self.words("cli-the-end"))
        self.draw(self.viewer)
        for line in standings:
            self.console.print(line)

    @property
    def all_saved(self) -> bool:
        return self.saved.steps == len(self.match.record.steps)

    def save(self, name: str) -> Text:
        """Save under that name or the usual one. Returns what to show: the file, or the error."""
        file = Path(name).expanduser() if name.startswith("~/") else Path(name)
        try:
            written = self.saved.save(self.match.record, file if name else None)
        except ParfaitError as error:
            return Text(output.what_is_wrong(error))
        return Text(self.words("cli-saved", file=printable(named_shortly(written))))
