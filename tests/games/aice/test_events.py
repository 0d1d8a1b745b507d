"""AICE: what the log tells, and that every language has words for it."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from parfait.core import WATCHER, Event, IllegalMove, Rng
from parfait.games.aice.events import asked, describe
from parfait.games.aice.terminal import draw
from parfait.locale import HERE, LANGUAGES, words
from parfait.records import Step
from tests.games.aice.table import DARK, EVEN, OWN_SUITS, THREE, Table, deal, deal_step, table
from tests.games.aice.test_tricks import TIE_AT_EIGHT

NAMES = ("Ada", "Bo", "Cy", "Di")


def keys(events: list[Event]) -> list[str]:
    return [event.key.removeprefix("aice-") for event in events]


@pytest.mark.rule("AI-5", "AI-7", "AI-3")
def test_moves_are_described() -> None:
    assert describe("bid 3 D") == Event("aice-move-bid", {"number": 3, "die": "D"})
    assert describe("F4") == Event("aice-move-play", {"card": "F4"})
    assert describe("F4+A") == Event("aice-move-die", {"card": "F4", "die": "A"})
    assert describe("F7+A/6") == Event("aice-move-die-part", {"card": "F7", "die": "A", "part": 6})


@pytest.mark.rule("AI-19")
def test_who_starts_is_told() -> None:
    at = table(4, "random")
    assert at.told({"chance": "first", "seat": 2}) == [Event("first", {"seat": 2}, "AI-19")]
    assert at.told(deal_step(EVEN)) == [
        Event("round-begins", {"round": 1}),
        Event("aice-starts", {"seat": 2}, "AI-19"),
    ]


@pytest.mark.rule("AI-5", "AI-21")
def test_a_bid_is_told_to_its_owner_alone_until_all_are_made() -> None:
    own, others = deal(4, EVEN), deal(4, EVEN)
    assert own.told("bid 3 D", seat=0) == [Event("aice-bid", {"seat": 0, "number": 3, "die": "D"}, "AI-5")]
    assert others.told("bid 3 D", seat=1) == [Event("aice-bid-hidden", {"seat": 0}, "AI-5")]
    others.play(1, "bid 2 F")
    others.play(2, "bid 2 A")
    assert others.told("bid 1 T", seat=1) == [
        Event("aice-bid-hidden", {"seat": 3}, "AI-5"),
        Event("aice-bids-open", {}, "AI-5"),
        Event("aice-bid", {"seat": 0, "number": 3, "die": "D"}, "AI-5"),
        Event("aice-bid", {"seat": 1, "number": 2, "die": "F"}, "AI-5"),
        Event("aice-bid", {"seat": 2, "number": 2, "die": "A"}, "AI-5"),
        Event("aice-bid", {"seat": 3, "number": 1, "die": "T"}, "AI-5"),
    ]


@pytest.mark.rule("AI-7", "AI-8")
def test_plays_are_told_with_their_die_and_what_they_show() -> None:
    at = deal(4, OWN_SUITS, bids=DARK)
    assert at.told("F7+A/6") == [
        Event("aice-die-part", {"seat": 0, "card": "F7", "die": "A", "part": 6}, "AI-7"),
        Event("aice-lead-suit", {"suit": "A"}, "AI-7"),
    ]
    assert at.told("A2+A") == [Event("aice-die", {"seat": 1, "card": "A2", "die": "A"}, "AI-8")]
    assert at.told("P9") == [
        Event("aice-play", {"seat": 2, "card": "P9"}, "AI-8"),
        Event("aice-void", {"seat": 2, "suit": "A"}, "AI-8"),
    ]


@pytest.mark.rule("AI-12", "AI-13", "AI-14")
def test_rolls_the_winner_and_the_dice_are_told() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+F/6 F6 F4+F F2")
    assert at.told(at.roll_step("0:4 2:1")) == [
        Event("aice-roll", {"seat": 0, "pips": 4, "shown": 6, "strength": 10}, "AI-12"),
        Event("aice-roll", {"seat": 2, "pips": 1, "shown": 4, "strength": 5}, "AI-12"),
        Event("aice-wins", {"seat": 0, "card": "F8", "strength": 10}, "AI-13"),
        Event("aice-takes-dice", {"seat": 0, "dice": 2}, "AI-14"),
    ]


@pytest.mark.rule("AI-13")
def test_a_trick_without_dice_is_told_with_its_last_card() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8 F6 F4")
    assert keys(at.told("F2")) == ["play", "wins"]


@pytest.mark.rule("AI-13")
def test_ties_are_told() -> None:
    at = deal(4, TIE_AT_EIGHT, bids=DARK).moves("F4+F A4+F F8 F2")
    events = at.told(at.roll_step("0:4 1:4"))
    assert keys(events) == ["roll", "roll", "tie"]
    assert events[-1] == Event("aice-tie", {"seats": (0, 1)}, "AI-13")
    assert keys(at.told(at.roll_step("0:4 1:4"))) == ["reroll", "reroll", "tie"]
    assert keys(at.told(at.roll_step("0:4 1:3"))) == ["reroll", "reroll", "wins-reroll", "takes-dice"]
    by_die = deal(4, EVEN, bids=DARK).moves("F9 F6+F F4+F F2")
    assert keys(by_die.told(by_die.roll_step("1:4 2:6"))) == ["roll", "roll", "wins-higher-die", "takes-dice"]


@pytest.mark.rule("AI-15", "AI-16", "AI-17", "AI-18")
def test_every_line_of_a_score_is_told() -> None:
    at = deal(4, EVEN).to_last_trick([1, 3, 3, 1], [2, 4, 4, 6], bids=[2, 4, 4, 1], points=[0, 0, 1, 0])
    at.moves("F9 F8 F7")
    events = at.told("F6")
    assert keys(events[:3]) == ["play", "wins", "round-ends"]
    assert events[3:7] == [
        Event("aice-exact-bid", {"seat": 0, "won": 2, "number": 2, "points": 10}, "AI-16"),
        Event("aice-rank", {"seat": 0, "dice": 2, "rank": 1}, "AI-17"),
        Event("aice-trick-points", {"seat": 0, "won": 2, "each": 3, "points": 6}, "AI-18"),
        Event("aice-points", {"seat": 0, "points": 16, "total": 16}),
    ]
    assert events[7] == Event("aice-missed-bid", {"seat": 1, "won": 3, "number": 4, "points": 0}, "AI-16")
    assert len(events) == 3 + 4 * 4
    assert keys(at.told(deal_step(EVEN))) == ["round-begins", "starts"]


@pytest.mark.rule("AI-20")
def test_the_end_and_its_ties_are_told() -> None:
    at = deal(4, EVEN, rounds=1).to_last_trick([1, 3, 3, 1], [1, 3, 5, 7]).moves("F9 F8 F7")
    assert at.told("F6")[-3:] == [
        Event("aice-most-points-tied", {"seats": (0, 1), "points": 6}, "AI-20"),
        Event("aice-most-dice", {"seats": (1,), "dice": 3}, "AI-20"),
        Event("game-ends", {"seats": (1,), "count": 1}, "AI-20"),
    ]
    at = deal(4, EVEN, rounds=1).to_last_trick([1, 2, 2, 3], [4, 4, 4, 4], points=[3, 3, 3, 0]).moves("F9 F8 F7")
    assert at.told("F6")[-1] == Event("aice-roll-for-the-game", {"seats": (0, 1, 2, 3)}, "AI-20")
    assert keys(at.told(at.roll_step("0:5 1:2 2:5 3:1"))) == ["rolloff"] * 4 + ["roll-for-the-game"]
    assert keys(at.told(at.roll_step("0:5 2:6"))) == ["rolloff", "rolloff", "game-ends"]


# Words


def random_step(at: Table, rng: Rng) -> Step | str:
    if at.turn < 0:
        return at.next_chance(rng)
    moves = at.legal_moves()
    return moves[rng.below(len(moves))]


@pytest.mark.rule("AI-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_move_has_words(language: str) -> None:
    said, rng = words(language), Rng(11)
    tied = deal(4, TIE_AT_EIGHT, bids=DARK).moves("F4+F A4+F F8 F2").roll("0:4 1:4")
    games = [table(3, "random", rounds=1), table(4, "random", beginner=True, rounds=2), tied]
    games.append(deal(4, EVEN, rounds=1).to_last_trick([1, 2, 2, 3], [4, 4, 4, 4], points=[3, 3, 3, 0]))
    for at in games:
        while not at.over:
            for move in at.legal_moves()[:9]:
                assert_said(said.event("aice", describe(move), NAMES, 0))
            for event in at.told(random_step(at, rng), seat=0):
                assert event.key in said, event.key
                assert_said(said.event("aice", event, NAMES, 0))


def assert_said(text: str) -> None:
    assert text
    assert not re.search(r"[{}$]|aice-", text), text


@pytest.mark.rule("AI-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_have_the_same_messages(language: str) -> None:
    folder = HERE.parent / "games/aice"
    catalogues = [(folder / f"words.{one}.ftl").read_text("utf-8") for one in ("en", language)]
    english, other = (re.findall(r"^([\w-]+) =", catalogue, re.MULTILINE) for catalogue in catalogues)
    assert english == other
    source = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    for key in re.findall(r'(?:BadOutcome|IllegalMove)\([^,]+, "(aice-[\w-]+)"', source):
        assert f"error-{key}" in words(language)


@pytest.mark.rule("AI-8")
def test_a_refusal_says_why() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9")
    with pytest.raises(IllegalMove) as caught:
        at.play(1, "A6")
    said = words("en").error(caught.value, "aice")
    assert said == "AI-8: The lead suit is flame and you hold 2 cards of it: play one of them."


@pytest.mark.rule("AI-21")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_the_table_is_drawn_from_every_view(players: int, language: str) -> None:
    said, rng = words(language), Rng(13)
    at, console = table(players, "random", rounds=1), Console(width=100, file=StringIO(), record=True)
    while not at.over:
        for seat in (WATCHER, 0):
            console.print(draw(at.seen_by(seat), said, NAMES))
        if at.turn >= 0:
            assert_said(said.event("aice", asked(at.seen_by(at.turn)), NAMES))
        at.told(random_step(at, rng))
    assert "aice-" not in console.export_text()


@pytest.mark.rule("AI-21", "AI-5")
def test_the_table_shows_no_bid_before_all_are_made() -> None:
    at = deal(3, THREE)
    at.play(0, "bid 3 D")
    console = Console(width=100, file=StringIO(), record=True)
    console.print(draw(at.seen_by(1), words("en"), NAMES))
    assert "3 D" not in console.export_text()
