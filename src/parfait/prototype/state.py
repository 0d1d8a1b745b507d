"""A prototype as a state: its class behind the contract of core/state.py."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Self

from parfait.core.errors import WAITING, BadOutcome, IllegalMove, raise_what_waits
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, WATCHER, Numbers, Outcome, State
from parfait.core.view import View
from parfait.prototype import sight
from parfait.prototype.errors import PrototypeError, ask, wrong
from parfait.prototype.moves import Move, offered, text_of
from parfait.prototype.places import Value, how_many, pieces_in
from parfait.prototype.table import THEN, Prototype


class PrototypeState(State):
    FIELDS = (*State.FIELDS, "table")
    CHANCES = tuple(THEN)
    KIND: ClassVar[type[Prototype]]
    RULE: ClassVar[str]  # the number of the rule that says what may be done

    def __init__(self, players: int, options: Value) -> None:
        super().__init__(players, options)
        self.table = self.KIND._begin(players, options)
        ask(self.KIND, "setup()", self.table.setup)
        self._settle_down("setup()", [])

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        copy.players = self.players
        copy.options = self.options
        copy.turn = self.turn
        copy.chance = self.chance
        copy.table = self.table._copy()
        return copy

    # Moves

    def legal(self, out: Numbers) -> None:
        out.n = 0
        try:
            for number in ask(self.KIND, "moves()", self._numbers):
                out.add(number)
            if out.n == 0:
                raise self._no_move()
        except PrototypeError as error:
            self._note(error)
            out.add(0)  # for who draws one of them; nothing follows it any more

    def _offered(self) -> list[Move]:
        moves: list[Move] = ask(self.KIND, "moves()", lambda: offered(self.table.moves()))
        return moves

    def _numbers(self) -> list[int]:
        number = self.KIND._book.number
        return [number(move) for move in offered(self.table.moves())]

    def _no_move(self) -> PrototypeError:
        return wrong(
            self.KIND,
            "moves",
            f"seat {self.turn} is to act, and moves() offers nothing: offer something such as 'pass', "
            "give the turn on with self.next_turn(), or end the game with self.end()",
        )

    def legal_actions(self) -> list[int]:
        actions = super().legal_actions()
        if len(set(actions)) != len(actions):
            double = next(action for action in actions if actions.count(action) > 1)
            text = self.KIND._book.texts[double]
            raise wrong(self.KIND, "moves", f"moves() offers {text!r} twice")
        return actions

    def apply(self, action: int) -> None:
        if self.turn < 0:  # something went wrong before
            return
        try:
            table = self.table
            fields = table.__dict__
            lay = table._lay_open()
            fields["_said"] = []
            fields["_count"] += 1
            move = self.KIND._book.moves[action]
            ask(self.KIND, "play(…)", table.play, move)
            self._settle_down("play(…)", lay)
            if fields["_count"] > table.longest and self.turn != OVER:
                raise self._endless()
        except PrototypeError as error:
            self._note(error)

    def _endless(self) -> PrototypeError:
        return wrong(
            self.KIND,
            "play",
            f"the game is not over after {self.table.longest} moves: does every game come to self.end()? "
            "(If it is meant to be so long, write longest = … at the top of the class)",
        )

    def step(self, action: int) -> None:
        super().step(action)
        raise_what_waits()

    # Chance

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        drawing = self.table._drawing
        if drawing is None:  # something went wrong before
            return
        kind, _, (number, dice), _ = drawing
        if kind == "roll":
            for _ in range(dice or 1):
                out.add(1 + rng.below(number))
            return
        pieces = len(self.table._pieces())
        if kind == "pick":
            out.add(rng.below(pieces))
            return
        for piece in range(pieces):
            out.add(piece)
        out.shuffle(rng)

    def settle(self, out: Numbers) -> None:
        if self.turn != CHANCE:
            return
        try:
            table = self.table
            assert table._drawing is not None
            then = table._drawing[1]
            lay = table._lay_open()
            given = self._drawn(out.a[: out.n])
            table.__dict__.update(_drawing=None, _said=[])
            ask(self.KIND, f"{then}(…)", getattr(table, then), *given)
            self._settle_down(f"{then}(…)", lay)
        except PrototypeError as error:
            self._note(error)

    def _drawn(self, numbers: list[int]) -> tuple[object, ...]:
        """The arguments that chance passes to the method that continues."""
        assert self.table._drawing is not None
        kind, _, (number, dice), _ = self.table._drawing
        if kind == "roll":
            return (numbers if dice else numbers[0],)
        pieces = self.table._pieces()
        drawn = [pieces[i] for i in numbers]
        if kind == "pick":
            return (drawn[0],)
        if kind == "deal":
            hands = [drawn[seat * number : (seat + 1) * number] for seat in range(self.players)]
            return hands, drawn[self.players * number :]
        return (drawn,)

    def apply_chance(self, outcome: Outcome) -> None:
        super().apply_chance(outcome)
        raise_what_waits()

    def check_outcome(self, outcome: Outcome) -> None:
        assert self.table._drawing is not None
        kind, _, (number, dice), _ = self.table._drawing
        values = outcome.values
        if kind == "roll":
            good = len(values) == (dice or 1) and all(1 <= value <= number for value in values)
        elif kind == "pick":
            good = len(values) == 1 and 0 <= values[0] < len(self.table._pieces())
        else:
            good = sorted(values) == list(range(len(self.table._pieces())))
        if not good:
            raise BadOutcome(self.RULE, "prototype-outcome", chance=kind)

    # What follows from the class

    def _settle_down(self, call: str, lay: list[object]) -> None:
        """After the prototype's code ran: whose turn it is, and where the pieces are. `lay` are those that lay face
        up."""
        table = self.table
        table._unshare()
        if table._decks:
            self._track(lay)
        turn = table.turn
        if table._over:
            self.turn = OVER
        elif table._drawing is not None:
            self.turn = CHANCE
            self.chance = self.CHANCES.index(table._drawing[0])
        elif type(turn) is not int or not 0 <= turn < self.players:
            raise wrong(
                self.KIND,
                call.partition("(")[0],
                f"after {call} self.turn is {turn!r}; seats are 0 to {self.players - 1} (self.next_turn() goes round)",
            )
        else:
            self.turn = turn

    def _track(self, lay: list[Value]) -> None:
        """Remember the pieces that have left every field, because they have been seen."""
        table = self.table
        for i, deck in enumerate(table._decks):
            holders = [table.__dict__[name] for name in table._holders[deck]]
            gone, aside = table._gone[i], table._aside[i]
            if sum(map(how_many, holders)) + len(gone) + len(aside) == len(deck):
                continue
            missing = Counter(deck) - Counter(pieces_in(holders))
            kept_gone, missing = _split(gone, missing)
            kept_aside, missing = _split(aside, missing)
            in_sight = {*pieces_in(lay), *table._in_sight()} if missing else set()
            for piece in missing.elements():
                (kept_gone if piece in in_sight else kept_aside).append(piece)
            table._gone[i], table._aside[i] = sorted(kept_gone), sorted(kept_aside)

    def _note(self, error: PrototypeError) -> None:
        """Keep an error for later, and end the game: the caller may be unable to raise."""
        WAITING.append(error)
        self.table.__dict__["_over"] = True
        self.turn = OVER

    # What people are told

    @property
    def scores(self) -> tuple[int, ...]:
        scores = ask(self.KIND, "scores()", lambda: list(self.table.scores()))
        if len(scores) != self.players or any(type(score) is not int for score in scores):
            raise wrong(
                self.KIND,
                "score" if self.KIND.scores is Prototype.scores else "scores",
                f"the scores are {scores!r}; they have to be {self.players} whole numbers, one for each seat",
            )
        return tuple(scores)

    @property
    def winners(self) -> tuple[int, ...]:
        if self.turn != OVER or WAITING:
            return ()
        winners = ask(self.KIND, "winners()", lambda: sorted(set(self.table.winners())))
        if not winners or not set(winners) <= set(range(self.players)):
            raise wrong(self.KIND, "winners", f"the game is over and its winners are {winners!r}; name a seat")
        return tuple(winners)

    def view(self, seat: int) -> View:
        view: View = self.KIND.View.of(sight.open_part(self), seat=seat, **sight.own_part(self, seat))
        return view

    def secret(self, action: int) -> bool:
        """Whether somebody cannot tell this move from another by what then lies on the table.

        So secret choices need not be declared: a move that others cannot see is not reported to them.
        """
        if self.turn < 0 or action not in (actions := self.legal_actions()):
            return False
        others = [seat for seat in (WATCHER, *range(self.players)) if seat != self.turn]
        played = self._seen_after(action, others)
        return any(
            one == other
            for alternative in actions
            if alternative != action
            for one, other in zip(played, self._seen_after(alternative, others), strict=True)
        )

    def together(self) -> tuple[int, ...]:
        if self.turn < 0:
            return ()
        seats = ask(self.KIND, "together()", lambda: list(self.table.together()))
        if not seats:
            return ()
        if self.turn not in seats or len({*seats}) < len(seats) or not {*seats} <= {*range(self.players)}:
            raise wrong(
                self.KIND,
                "together",
                f"together() names {seats!r}; it has to be seats, each once, and the one whose turn it is "
                f"({self.turn}) among them",
            )
        return tuple(sorted(seats, key=lambda seat: (seat - self.turn) % self.players))

    def _seen_after(self, action: int, seats: list[int]) -> list[object]:
        after = self.clone()
        after.apply(action)
        raise_what_waits()
        return [after.view(seat) for seat in seats]

    def refusal(self, action: int) -> IllegalMove:
        return IllegalMove(self.RULE, "prototype-not-offered")

    def turn_rule(self) -> str:
        return self.RULE

    def end_rule(self) -> str:
        return self.RULE

    def move_text(self, action: int) -> str:
        return text_of(self.KIND._book.moves[action])


def _split(pieces: list[str], missing: Counter[str]) -> tuple[list[str], Counter[str]]:
    """The pieces that are still missing, and how many more are missing."""
    still = Counter(pieces) & missing
    return list(still.elements()), missing - still
