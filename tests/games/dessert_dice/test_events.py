"""What the log tells, and that every language has words for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from parfait.core import CHANCE, OVER, WATCHER, Event, Numbers, Rng, Step
from parfait.games.dessert_dice import notation
from parfait.games.dessert_dice.events import asked, describe, narrate
from parfait.games.dessert_dice.terminal import draw
from parfait.locale import LANGUAGES, sources, words
from tests.games.dessert_dice.table import TWO_OF_EACH, Table, deal, last_die
from tests.games.dessert_dice.test_end import SECOND_CLUSTER_DECIDES, THREE_EIGHTS, TIE_AT_FIVE

NAMES = ("Ada", "Bo", "Cy", "Di")


def told(table: Table, move: str, seat: int = WATCHER) -> list[Event]:
    before, actor = table.state.view(seat), table.state.turn
    table.play(move)
    return narrate(before, {"seat": actor, "move": move}, table.state.view(seat))


def told_chance(table: Table, told_to: int, **step: Any) -> list[Event]:
    before, kind = table.state.view(told_to), table.state.chance_kind
    table.chance(**step)
    return narrate(before, {"chance": str(kind)}, table.state.view(told_to))


def end_of(rows: str, tiles: str, **options: Any) -> list[tuple[str, str | None]]:
    """Keys and rules of what is told at the end, after the last die is placed."""
    table, move = last_die(rows, tiles, **options)
    return [(event.key.removeprefix("dessert-dice-"), event.rule) for event in told(table, move)[1:]]


def keys(language: str) -> set[str]:
    """The keys of this game's words."""
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources(language))
    return set(re.findall(r"^((?:error-)?dessert-dice-[\w-]+) =", text, re.MULTILINE))


@pytest.mark.rule("DD-5", "DD-18")
def test_deal_tells_each_only_their_own_dessert() -> None:
    assert told_chance(Table(2), 1, tiles=["I", "J"])[1:] == [Event("dessert-dice-your-tile", {"dessert": "J"}, "DD-5")]
    assert told_chance(Table(2), WATCHER, tiles=["I", "J"])[1:] == []


@pytest.mark.rule("DD-6", "DD-7")
def test_roll_tells_every_colour_and_then_who_starts() -> None:
    events = told_chance(Table(2, first_player=1).chance(tiles=["I", "J"]), 0, tops=TWO_OF_EACH)
    assert events[1] == Event("dessert-dice-roll-colour", {"colour": "O", "tops": ("M2", "S2", "J2")}, "DD-6")
    assert events[-1] == Event("dessert-dice-starts", {"seat": 1}, "DD-7")
    drawn = Table(2).chance(tiles=["I", "J"]).chance(tops=TWO_OF_EACH)
    assert told_chance(drawn, 0, seat=1) == [Event("first", {"seat": 1}, "DD-7")]


@pytest.mark.rule("DD-8", "DD-9", "DD-10")
def test_placing_and_tipping_are_told() -> None:
    table = deal()
    place = {"seat": 0, "die": "OM", "square": "c3", "dessert": "S"}
    assert told(table, "place OM c3 S") == [Event("dessert-dice-place", place, "DD-8")]
    tip = {"seat": 1, "square": "c3", "direction": "n", "target": "c4", "die": "OM", "dessert": "S"}
    assert told(table, "tip c3 n") == [Event("dessert-dice-tip", tip, "DD-9")]
    assert told(table, "place G a1") == [Event("dessert-dice-place-blank", {"seat": 0, "square": "a1"}, "DD-10")]
    blank = {"seat": 1, "square": "a1", "direction": "e", "target": "b1"}
    assert told(table, "tip a1 e") == [Event("dessert-dice-tip-blank", blank, "DD-10")]


@pytest.mark.rule("DD-12")
def test_last_tip_allowed_is_told() -> None:
    table = deal(max_tips_in_a_row=1).play("place G c3")
    assert told(table, "tip c3 n")[-1] == Event("dessert-dice-tips-used-up", {"tips": 1}, "DD-12")


@pytest.mark.rule("DD-13", "DD-15")
def test_end_tells_every_score() -> None:
    table, move = last_die(TIE_AT_FIVE, "SIJ")
    _, full, *scores, end = told(table, move)
    assert full == Event("dessert-dice-board-full", {}, "DD-13")
    squares = ("a4", "b4", "c4", "d4")
    first = Event("dessert-dice-score", {"seat": 0, "dessert": "S", "size": 4, "squares": squares}, "DD-15")
    assert scores[0] == first
    assert [event.arguments["size"] for event in scores] == [4, 5, 3]
    assert end == Event("game-ends", {"seats": (1,), "count": 1}, "DD-15")


@pytest.mark.rule("DD-16")
def test_tie_break_is_told_cluster_by_cluster() -> None:
    everyone = [("board-full", "DD-13"), *[("score", "DD-15")] * 3, ("tie", "DD-16"), *[("next-cluster", "DD-16")] * 3]
    assert end_of(TIE_AT_FIVE, "IMS") == [*everyone, ("was-not-tied", "DD-16"), ("game-ends", "DD-16")]
    assert end_of(SECOND_CLUSTER_DECIDES, "IMS", tiebreak="tied") == [*everyone[:-1], ("game-ends", "DD-16")]


@pytest.mark.rule("DD-17")
def test_last_die_is_told() -> None:
    end = end_of(THREE_EIGHTS, "IMS")
    assert end[-2:] == [("last-die", "DD-17"), ("game-ends", "DD-17")]
    assert ("was-not-tied", "DD-16") in end_of(THREE_EIGHTS, "IMSJ", first=3)


@pytest.mark.rule("DD-17")
def test_shared_win_is_told() -> None:
    table, move = last_die(THREE_EIGHTS, "IMSJ", first=3, tiebreak="tied")
    table.state.restore({"last_placed": [0, 0, 0, 24]})
    assert told(table, move)[-2:] == [
        Event("dessert-dice-none-placed", {"seats": (0, 1, 2)}, "DD-17"),
        Event("game-ends", {"seats": (0, 1, 2), "count": 3}, "DD-17"),
    ]


@pytest.mark.rule("DD-8", "DD-9")
@pytest.mark.parametrize(
    ("move", "event"),
    [
        ("place OM c3 S", Event("dessert-dice-move-place", {"die": "OM", "square": "c3", "dessert": "S"})),
        ("place G c3", Event("dessert-dice-move-place-blank", {"square": "c3"})),
        ("tip c3 n", Event("dessert-dice-move-tip", {"square": "c3", "direction": "n"})),
    ],
)
def test_moves_are_described(move: str, event: Event) -> None:
    assert describe(move) == event


@pytest.mark.rule("DD-7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_and_drawn_in_every_language(language: str) -> None:
    catalogue, rng, scratch = words(language), Rng(12), Numbers()
    for players, seat in ((2, WATCHER), (3, 2), (4, 0)):
        state = Table(players, max_tips_in_a_row=2).state
        while state.turn != OVER:
            before = state.view(seat)
            if state.turn == CHANCE:
                step: Step = {"chance": str(state.chance_kind)}
                state.apply_chance(state.sample_chance(rng))
            else:
                assert catalogue.event("dessert-dice", asked(before), ())
                action = state.random_action(rng, scratch)
                step = {"seat": state.turn, "move": notation.write_move(state, action)}
                state.apply(action)
            for event in narrate(before, step, state.view(seat)):
                assert event.key in catalogue
                assert "$" not in catalogue.event("dessert-dice", event, NAMES, seat)
        draw(state.view(seat), catalogue, NAMES)
