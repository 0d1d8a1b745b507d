"""Mistakes planted in a small game that exists in the tests alone: the checks of the contract find each of them.

The game itself passes. A mistake is one class or function that differs, as a tired author might have written it.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self, cast

import pytest

from parfait import locale
from parfait.bots.search import Search
from parfait.core import WATCHER, BrokenRules, Event, Game, IllegalMove, Numbers, Outcome, Rng, State, playout
from parfait.core.brain import Brain
from parfait.core.encoding import Encoding, Row
from parfait.core.limits import MOST_ACTIONS
from parfait.locale import ENGLISH, Words
from tests.contract.play import Case
from tests.contract.test_contract import CHECKS
from tests.shelf.pip_bluff import GAME as PIP_BLUFF
from tests.shelf.pip_bluff import belief, events, notation, rules, view

GAME = cast(Game, PIP_BLUFF)
SHELF = Path(__file__).parents[1] / "shelf"


def page(name: str) -> list[str]:
    return re.findall(r"\*\*([A-Z]+-\d+)\*\*", (SHELF / f"{name}.md").read_text(encoding="utf-8"))


@cache
def words(language: str) -> Words:
    files = [locale.HERE / f"{language}.ftl", SHELF / f"pip_bluff/words.{language}.ftl"]
    return Words(language, files, None if language == ENGLISH else words(ENGLISH))


def case(game: Game = GAME, say: Callable[[str], Words] = words, encoding: type[Encoding] = Encoding) -> Case:
    return Case(
        game,
        3,
        words=say,
        rules=page,
        folder=lambda name: SHELF / name.replace("-", "_"),
        encode=lambda game, players, options: encoding(players, game.options.read(options, players)),
    )


def failed(wrong: Case, asked: str = "") -> set[str]:
    """The checks (or only the one that is asked) that a case fails."""
    found = set()
    for check in CHECKS:
        try:
            if asked in ("", str(check)):
                check.ask(wrong)
        except (Exception, pytest.fail.Exception):  # a mistake may end in any error
            found.add(str(check))
    return found


def test_the_game_without_a_mistake_passes() -> None:
    for players in GAME.players:
        for check in CHECKS:
            check.ask(dataclasses.replace(case(), players=players))


# States that are wrong


class TooManyActions(rules.PipBluff):
    def legal(self, out: Numbers) -> None:
        out.n = 0
        for action in range(MOST_ACTIONS + 1):
            out.add(action % 20)


class ActionOutOfRange(rules.PipBluff):
    def legal(self, out: Numbers) -> None:
        super().legal(out)
        out.add(MOST_ACTIONS)


class ActionTwice(rules.PipBluff):
    def legal(self, out: Numbers) -> None:
        super().legal(out)
        out.add(self.highest)


class NothingToDo(rules.PipBluff):
    def legal(self, out: Numbers) -> None:
        out.n = 0


class RefusalNamesAnotherRule(rules.PipBluff):
    def refusal(self, action: int) -> IllegalMove:
        error = super().refusal(action)
        return IllegalMove("PB-4" if error.rule == "PB-3" else error.rule, error.key, **error.arguments)


class RefusalNamesNoRule(rules.PipBluff):
    def refusal(self, action: int) -> IllegalMove:
        return IllegalMove("PB-99", "pip-bluff-too-low", bid=self.bid)


class RefusalTellsASecret(rules.PipBluff):
    def refusal(self, action: int) -> IllegalMove:
        error = super().refusal(action)
        return IllegalMove(error.rule, error.key, **{**error.arguments, "bid": sum(self.dice)})


class RefusalLacksAnArgument(rules.PipBluff):
    def refusal(self, action: int) -> IllegalMove:
        error = super().refusal(action)
        return IllegalMove(error.rule, error.key)


class EndRuleIsNotThere(rules.PipBluff):
    def end_rule(self) -> str:
        return "PB-70"


class NoWinner(rules.PipBluff):
    @property
    def winners(self) -> tuple[int, ...]:
        return ()


class WinnerTooEarly(rules.PipBluff):
    @property
    def winners(self) -> tuple[int, ...]:
        return (0,)


class ScoreOfASeatMissing(rules.PipBluff):
    @property
    def scores(self) -> tuple[int, ...]:
        return super().scores[:-1]


class CloneSharesPoints(rules.PipBluff):
    def clone(self) -> Self:
        copy = super().clone()
        copy.points = self.points
        return copy


class FieldForgotten(rules.PipBluff):
    FIELDS = tuple(name for name in rules.PipBluff.FIELDS if name != "starter")

    def clone(self) -> Self:
        copy = super().clone()
        copy.starter = self.starter
        return copy


class AnyRollIsRight(rules.PipBluff):
    def check_outcome(self, outcome: Outcome) -> None:
        pass


class TurnOfNobody(rules.PipBluff):
    def apply(self, action: int) -> None:
        super().apply(action)
        if self.turn == self.players - 1:
            self.turn = self.players


class SeesTheNextDie(rules.PipBluff):
    def view(self, seat: int) -> view.PipBluffView:
        found = view.view(self, seat)
        die = f"D{self.dice[(seat + 1) % self.players]}"
        return found if found.die is None else dataclasses.replace(found, die=die)


class WatcherSeesADie(rules.PipBluff):
    def view(self, seat: int) -> view.PipBluffView:
        found = view.view(self, seat)
        return dataclasses.replace(found, die=f"D{self.dice[0]}") if seat == WATCHER and self.dice[0] else found


class OpenBidsAreCalledSimultaneous(rules.PipBluff):
    def together(self) -> tuple[int, ...]:
        return (self.turn, (self.turn + 1) % self.players) if self.turn >= 0 else ()


STATES = {
    TooManyActions: "legal_actions_are_in_range",
    ActionOutOfRange: "legal_actions_are_in_range",
    ActionTwice: "legal_actions_are_in_range",
    NothingToDo: "legal_actions_are_in_range",
    RefusalNamesAnotherRule: "a_refusal_names_a_rule_that_applies",
    RefusalNamesNoRule: "a_refusal_names_a_rule_that_applies",
    RefusalTellsASecret: "a_refusal_depends_on_what_its_seat_may_know",
    RefusalLacksAnArgument: "a_refusal_can_be_said",
    EndRuleIsNotThere: "every_rule_it_names_is_on_its_page",
    NoWinner: "a_random_game_ends_with_winners",
    WinnerTooEarly: "turn_and_scores_are_in_range",
    ScoreOfASeatMissing: "turn_and_scores_are_in_range",
    CloneSharesPoints: "a_clone_and_a_pickled_copy_live_their_own_lives",
    FieldForgotten: "a_copy_goes_on_exactly_as_the_original",
    AnyRollIsRight: "an_impossible_outcome_is_refused_and_changes_nothing",
    TurnOfNobody: "turn_and_scores_are_in_range",
    SeesTheNextDie: "a_world_drawn_from_a_view_gives_that_view_again",
    OpenBidsAreCalledSimultaneous: "who_chooses_together_sees_and_may_do_the_same_whatever_the_others_choose",
    WatcherSeesADie: "what_a_seat_may_not_know_does_not_change_its_view",
}


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_a_mistake_in_the_rules_is_found(state: type[rules.PipBluff]) -> None:
    class Belief(belief.PipBluffBelief):
        def sample(self, rng: Rng) -> rules.PipBluff:
            """As it is, in a world with the mistake."""
            world = super().sample(rng)
            copy = state(world.players, world.options)
            copy.restore(world.snapshot())
            return copy

    game = dataclasses.replace(GAME, state=cast(Any, state), belief=cast(Any, Belief))
    assert failed(case(game), STATES[state])


# Words and notation that are wrong


def told(change: Callable[[Event], Event]) -> Game:
    """The game with other events."""

    def narrate(before: Any, step: Mapping[str, Any], after: Any) -> list[Event]:
        return [change(event) for event in events.narrate(before, step, after)]

    return dataclasses.replace(GAME, narrate=narrate)


def without_an_argument(event: Event) -> Event:
    return Event(event.key, {name: value for name, value in event.arguments.items() if name != "total"}, event.rule)


def with_another_key(event: Event) -> Event:
    return Event(event.key.replace("point", "points-won"), event.arguments, event.rule)


def with_a_rule_that_is_not_there(event: Event) -> Event:
    return Event(event.key, event.arguments, event.rule and "PB-77")


@pytest.mark.parametrize("change", [without_an_argument, with_another_key, with_a_rule_that_is_not_there])
def test_a_mistake_in_an_event_is_found(change: Callable[[Event], Event]) -> None:
    assert failed(case(told(change))) == {"everything_that_happens_can_be_told"}


def test_two_moves_told_in_the_same_words_are_found() -> None:
    def describe(move: str) -> Event:
        return events.describe("bid 7" if move == "bid 8" else move)

    assert failed(case(dataclasses.replace(GAME, describe=describe))) == {"different_moves_are_told_differently"}


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_two_moves_told_in_the_same_words_of_one_language_are_found(language: str, tmp_path: Path) -> None:
    say = reworded(tmp_path, language, "move-bid", "{ $pips }", "{ $pips ->\n   *[other] some\n}")
    assert failed(case(say=say)) == {"different_moves_are_told_differently"}


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_translation_that_asks_for_another_argument_is_found(language: str, tmp_path: Path) -> None:
    wrong = case(say=reworded(tmp_path, language, "own", "$die", "$dice"))
    assert failed(wrong) == {"everything_that_happens_can_be_told"}


def reworded(folder: Path, language: str, key: str, old: str, new: str) -> Callable[[str], Words]:
    """The words with one message changed in one language."""
    for each in locale.LANGUAGES:
        text = (SHELF / f"pip_bluff/words.{each}.ftl").read_text(encoding="utf-8")
        if each == language:
            before, mark, rest = text.partition(f"pip-bluff-{key} =")
            message, end, after = rest.partition("\n")
            assert old in message
            text = before + mark + message.replace(old, new) + end + after
        (folder / f"words.{each}.ftl").write_text(text, encoding="utf-8")

    @cache
    def say(spoken: str) -> Words:
        files = [locale.HERE / f"{spoken}.ftl", folder / f"words.{spoken}.ftl"]
        return Words(spoken, files, None if spoken == ENGLISH else say(ENGLISH))

    return say


def spelt(**changed: Any) -> Game:
    """The game with another notation."""
    return dataclasses.replace(GAME, notation=SimpleNamespace(**{**vars(notation), **changed}))


def test_a_move_that_can_be_spelt_in_two_ways_is_found() -> None:
    def read_move(state: State, text: str) -> int:
        return notation.read_move(state, text.strip())

    assert failed(case(spelt(read_move=read_move))) == {"a_move_has_no_other_spelling"}


def test_an_outcome_that_is_not_read_back_is_found() -> None:
    def write_outcome(state: State, outcome: Outcome) -> dict[str, Any]:
        return {"dice": sorted(outcome.values)}

    assert "every_outcome_of_chance_is_written_and_read_back" in failed(case(spelt(write_outcome=write_outcome)))


# Encodings that are wrong


class TellsTheNextDie(Encoding):
    def write(self, state: State, seat: int, out: Row) -> int:
        assert isinstance(state, rules.PipBluff)
        begun, end = out.at, super().write(state, seat, out)
        out.at = begun
        out.put(state.dice[(seat + 1) % state.players] / 6)
        out.at = end
        return end


class ForgetsTheBid(Encoding):
    def write(self, state: State, seat: int, out: Row) -> int:
        assert isinstance(state, rules.PipBluff)
        copy = state.clone()
        copy.bid = 1
        return super().write(copy, seat, out)


class WritesTooMuch(Encoding):
    def write(self, state: State, seat: int, out: Row) -> int:
        super().write(state, seat, out)
        out.put(0)
        return out.at


class WritesTooLittle(Encoding):
    def write(self, state: State, seat: int, out: Row) -> int:
        return super().write(state, seat, out) - 1


class LeavesItsBounds(Encoding):
    def write(self, state: State, seat: int, out: Row) -> int:
        begun, end = out.at, super().write(state, seat, out)
        out.at = begun
        out.put(2)
        return end


ENCODINGS = {
    TellsTheNextDie: "equal_views_are_encoded_alike",
    ForgetsTheBid: "different_views_are_encoded_differently",
    WritesTooMuch: "equal_views_are_encoded_alike",
    WritesTooLittle: "equal_views_are_encoded_alike",
    LeavesItsBounds: "different_views_are_encoded_differently",
}


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda encoding: encoding.__name__)
def test_a_mistake_in_an_encoding_is_found(encoding: type[Encoding]) -> None:
    assert failed(case(encoding=encoding), ENCODINGS[encoding])


# Where nothing is checked, nothing is overwritten


@pytest.mark.parametrize("state", [TooManyActions, ActionOutOfRange])
def test_search_and_playouts_of_such_a_game_end_in_a_clear_error(state: type[rules.PipBluff]) -> None:
    world = state(2, PIP_BLUFF.options.read({"points": 1}, 2))
    world.apply_chance(Outcome("roll", (1, 6)))

    class Same(belief.PipBluffBelief):
        def sample(self, rng: Rng) -> rules.PipBluff:
            return world.clone()

    with pytest.raises(BrokenRules, match="1024 legal actions"):
        Search(Brain(), Same(world.view(0)), Rng(1)).run(1)
    with pytest.raises(BrokenRules, match="1024 legal actions"):
        world.legal_actions()
    with pytest.raises(BrokenRules, match="1024 legal actions"):
        playout(world, Rng(1), Numbers())


def test_the_buffer_holds_what_it_says_and_leaves_out_the_rest() -> None:
    numbers = Numbers()
    for number in (-1, MOST_ACTIONS, 2**31 - 1, -(2**31)):
        numbers.add(number)
    assert (numbers.n, numbers.left_out) == (0, 4)
    for number in range(MOST_ACTIONS):
        numbers.add(number)
    assert (numbers.n, numbers.left_out) == (MOST_ACTIONS, 4)
    numbers.add(0)
    assert (numbers.n, numbers.left_out) == (MOST_ACTIONS, 5)
    assert list(numbers.a) == list(range(MOST_ACTIONS))
    with pytest.raises(BrokenRules):
        numbers.listed()


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "Pip Bluff"},
        {"title": " "},
        {"prefix": "pb"},
        {"players": ()},
        {"players": (3, 2)},
        {"players": (2, 9)},
        {"actions": 0},
        {"actions": MOST_ACTIONS + 1},
        {"minutes": 0},
        {"difficulty": 4},
        {"colour": "red"},
    ],
    ids=str,
)
def test_data_that_no_game_can_have_is_refused(wrong: dict[str, Any]) -> None:
    [field] = wrong
    with pytest.raises(BrokenRules, match=f"GAME: {field} is"):
        dataclasses.replace(GAME, **wrong)
