"""A game played at random to find what is wrong with it, before anybody sits down to play.

Whatever is found is one line, a `BrokenRules`; for a game from one file, it also names the line. Secrets are tested
with twins: worlds that a seat cannot tell apart must offer it the same moves and show it the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from operator import attrgetter

from parfait.core import CHANCE, OVER, WATCHER, BrokenRules, Game, Rng, State, Step, timeout
from parfait.core.data import Json
from parfait.core.errors import ParfaitError
from parfait.locale import Words
from parfait.play.follow import happen, tell
from parfait.play.together import check_together
from parfait.prototype.errors import wrong
from parfait.prototype.state import PrototypeState
from parfait.records import Record, legal_moves, let_chance_act, result_of

LONGEST = 20_000  # steps of a game
PATIENCE = 10  # seconds for a step and all that is tried at it


@dataclass
class Rehearsal:
    """What came up in random games."""

    games: int = 0
    moves: int = 0
    widest: int = 0  # the most moves that were offered at once


def rehearse(game: Game, words: Words, games: int = 20, seed: int = 1) -> Rehearsal:
    """Play at random, with each number of players and each setting; `BrokenRules` for the first thing that is wrong."""
    seen, rng = Rehearsal(), Rng(seed)
    for players in game.players:
        for _ in range(games):
            _play(game, players, {}, rng, words, seen)
        for info in game.options.infos():
            for value in info.kind.examples(players):
                _play(game, players, {info.name: value}, rng, words, Rehearsal())
    return seen


def _play(game: Game, players: int, options: Mapping[str, Json], rng: Rng, words: Words, seen: Rehearsal) -> None:
    with limited(game):
        state = game.new(players, options)
    steps: list[Step] = []
    while state.turn != OVER:
        if len(steps) > LONGEST:
            raise BrokenRules(f"a game with {players} players is not over after {LONGEST} steps")
        with limited(game):
            _try_twins(game, state, len(steps) % players, rng)
            check_together(state, rng)
            before = state.clone()
            steps.append(_step(game, state, rng, seen))
            _narrate(game, before, steps[-1], words)
    if not options and not any("seat" in step for step in steps):
        raise _over_at_once(state)
    with limited(game):
        Record(game, players, state.options, steps, result_of(state)).verify()
    seen.games += 1


def _step(game: Game, state: State, rng: Rng, seen: Rehearsal) -> Step:
    if state.turn == CHANCE:
        return let_chance_act(game, state, rng)
    moves, seat = legal_moves(game, state), state.turn
    if isinstance(state, PrototypeState):
        _only_look(state)
    if not moves:
        raise BrokenRules(f"seat {seat} is to act and may do nothing")
    seen.moves += 1
    seen.widest = max(seen.widest, len(moves))
    move = moves[rng.below(len(moves))]
    state.step(game.notation.read_move(state, move))
    return {"seat": seat, "move": move}


def _over_at_once(state: State) -> BrokenRules:
    said = "the game is over before anybody has made a move"
    return wrong(state.KIND, "setup", said) if isinstance(state, PrototypeState) else BrokenRules(said)


ASKED = ("moves", "scores", "fits")  # as often as anybody wants to know


def _only_look(state: PrototypeState) -> None:
    """Asking a table something must not change it, however often it is asked."""
    for method in ASKED:
        before = state.table._copy()
        answer = getattr(state.table, method)()
        _ = list(answer) if method == "moves" else answer
        changed = [name for name in state.table._places if state.table.__dict__[name] != before.__dict__[name]]
        if changed or state.table != before:
            what = " and ".join(changed) or "what happens next"
            raise wrong(state.KIND, method, f"{method}() changes {what}; only play(…) and what follows it may")


def _narrate(game: Game, before: State, step: Step, words: Words) -> None:
    """Everything that happens can be put into words, for a seat and for a spectator."""
    seats = (WATCHER, before.players - 1)
    names = [f"Player {seat + 1}" for seat in range(before.players)]
    happening = happen(game, before, step)
    for seen in tell(game, happening, seats, game.views(before, seats), game.views(happening.after, seats)):
        for event in seen.events:
            words.event(game.name, event, names)


# Twins: what a seat may not know must make no difference to it


def _try_twins(game: Game, state: State, seat: int, rng: Rng) -> None:
    if isinstance(state, PrototypeState) and not state.table.fits():
        raise wrong(state.KIND, "fits", "fits() says that the cards cannot lie as they do: it is too strict")
    seats = {seat, state.turn} if state.turn >= 0 else {seat}
    for one in seats:
        view = state.view(one)
        world = game.determinize(view, rng)
        for name in ("scores", "winners"):
            if getattr(world, name) != getattr(state, name):
                raise _leak(state, world, one, f"{name}()", attrgetter(name))
        if world.view(one) != view:
            raise BrokenRules(f"a world drawn from the view of seat {one} looks different to that seat")
        if one == state.turn:
            there, here = legal_moves(game, world), legal_moves(game, state)
            if there != here:
                raise _leak(state, world, one, "moves()", lambda some: legal_moves(game, some))


def _leak(state: State, world: State, seat: int, method: str, look: Callable[[State], object]) -> BrokenRules:
    """What gives a secret away: the method, and the hidden field that it looks at."""
    if not isinstance(state, PrototypeState) or not isinstance(world, PrototypeState):
        return BrokenRules(f"{method} tells seat {seat} something that it may not know")
    fields = []
    for name, place in state.table._places.items():
        if place.seen in ("own", "hidden"):
            twin = state.clone()
            twin.table.__dict__[name] = world.table._copy().__dict__[name]
            with suppress(ParfaitError, BrokenRules):
                if look(twin) != look(state):
                    fields.append(name)
    looks = f": it looks at {' and '.join(fields)}" if fields else ""
    return wrong(
        state.KIND, method.removesuffix("()"), f"{method} tells seat {seat} something that it may not know{looks}"
    )


@contextmanager
def limited(game: Game) -> Iterator[None]:
    """Stop a game's code that does not return."""
    try:
        with timeout.Limited(PATIENCE):
            yield
    except timeout.TooLong as error:
        raise BrokenRules(f"{game.name}: {error}") from None
