"""Dozito: what is told, and to whom."""

from __future__ import annotations

import pytest

from parfait.core import OVER, WATCHER, Event, Rng
from parfait.games.dozito.events import describe
from parfait.locale import LANGUAGES, words
from tests.games.dozito.table import Table, deal, printed

NAMES = ("Arthur", "Maëlle", "Zoé")


def told(at: Table, moves: str, seat: int = 0) -> list[Event]:
    return [event for move in moves.split(", ") for event in at.advance_told({"seat": at.turn, "move": move}, seat)]


def keys(events: list[Event]) -> list[str]:
    return [event.key.removeprefix("dozito-") for event in events]


def in_english(events: list[Event], seat: int | None = None) -> list[str]:
    return [words("en").event("dozito", event, NAMES, seat) for event in events]


@pytest.mark.rule("DZ-11")
def test_arthurs_turn_is_told_card_by_card() -> None:
    at = deal(grids=". +R2 G11 . +B5 . . . . . R5 .", discards="R3 .")
    events = told(at, "take left, place 3, place 11, place 5, discard left", seat=1)
    assert in_english(events, seat=1) == [
        "Arthur takes the red 3 from the left discard pile.",
        "Arthur places the red 3 in space 3.",
        "Arthur turns up the green 11.",
        "Arthur places the green 11 in space 11.",
        "Arthur turns up the red 5.",
        "Arthur places the red 5 in space 5.",
        "It replaces Arthur’s blue 5.",
        "Arthur discards the blue 5 on the left.",
    ]
    assert [event.rule for event in events] == ["DZ-6", "DZ-9", "DZ-11", "DZ-9", "DZ-11", "DZ-9", "DZ-10", "DZ-8"]


@pytest.mark.rule("DZ-26")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    assert in_english(told(deal(draw="R*1"), "draw", seat=0), seat=0) == ["You draw the red joker."]
    for seat in (1, WATCHER):
        assert told(deal(draw="R*1"), "draw", seat) == [Event("dozito-draw", {"seat": 0}, "DZ-6")]


@pytest.mark.rule("DZ-5", "DZ-23")
def test_a_deal_tells_the_discards_and_who_starts() -> None:
    at = deal(grids="+R1 +R2", max_idle_turns=1).pass_turns(1)
    events = at.advance_told(deal().record.steps[0], 0)
    assert keys(events) == ["round-begins", "open", "open", "starts"]
    assert in_english(events, 0)[-1] == "Maëlle starts."


@pytest.mark.rule("DZ-15", "DZ-16")
def test_marked_cards_are_told() -> None:
    at = deal(grids=". B6", draw="R2", deck=printed(stop="R2", replay="B6"))
    events = told(at, "draw, place 2, discard left")
    assert keys(events) == ["draw-seen", "place", "turn-up-stopped", "discard", "replay"]


@pytest.mark.rule("DZ-14")
def test_a_new_draw_pile_is_told() -> None:
    at = deal(5).pass_turns(13)
    events = at.advance_told(at.next_chance(Rng(1)), 0)
    assert events == [Event("dozito-reshuffle", {"count": 13}, "DZ-14")]


@pytest.mark.rule("DZ-19", "DZ-20", "DZ-21", "DZ-22", "DZ-24")
def test_the_end_of_a_round_tells_every_line_of_the_score() -> None:
    almost = "+R*1 +R2 +G3 +V4 +R5 +V6 +B7 +B8 +V9 +Y10 +R11 B12"
    at = deal(grids=f"{almost} / +Y1", draw="G12", deck=printed(suns="R2 R2 Y1 Y1"), rounds=1)
    assert keys(told(at, "draw, place 12, discard left"))[-1] == "last-turns"
    _, _, round_ends, *score, game_ends = told(at, "draw, discard left")
    assert round_ends == Event("round-ends", {"round": 1}, "DZ-19")
    assert in_english(score) == [
        "Arthur: 5 points for a group of 3 red cards (1, 2, 5)",
        "Arthur: 2 points for a group of 2 blue cards (7, 8)",
        "Arthur: 2 points for suns",
        "Arthur: 9 points this round, 9 in total",
        "Maëlle: 2 points for suns",
        "Maëlle: 11 cards stay face down and count for nothing",
        "Maëlle: 2 points this round, 2 in total",
    ]
    assert game_ends == Event("game-ends", {"seats": (0,), "count": 1}, "DZ-24")


@pytest.mark.rule("DZ-27")
def test_the_count_of_idle_turns_is_told_only_where_it_ends_the_round() -> None:
    at = deal(max_idle_turns=2)
    assert keys(told(at, "draw, discard left")) == ["draw-seen", "discard"]
    assert keys(told(at, "draw, discard left"))[:4] == ["draw", "discard", "idle", "round-ends"]


@pytest.mark.rule("DZ-19")
def test_a_round_that_ends_for_two_reasons_is_told_to_end_by_the_last_turn() -> None:
    almost = "+R*1 +B2 +G3 +V4 +Y5 +R6 +B7 +G8 +V9 +Y10 +R11 B12"
    at = deal(grids=almost, draw="G12", max_idle_turns=1).moves("draw, place 12, discard left")
    assert [event.rule for event in told(at, "draw, discard left") if event.key == "round-ends"] == ["DZ-19"]


@pytest.mark.rule("DZ-24")
def test_a_tie_break_is_told() -> None:
    at = deal(rounds=2, max_idle_turns=1)
    at.state.restore({"round": 2, "totals": [9, 9, 0, 0, 0], "best_round": [5, 6, 0, 0, 0]})
    *_, tie_break, game_ends = told(at, "draw, discard left")
    assert in_english([tie_break]) == ["Tied: Arthur, Maëlle; the best single round decides (6 points)."]
    assert game_ends.arguments["seats"] == (1,)


@pytest.mark.rule("DZ-25")
def test_twelve_of_one_colour_are_told() -> None:
    one_blue = "+R1 +R2 +R3 +B4 +R5 +R6 +R7 +R8 +R9 +R10 +R11 +R12"
    events = told(deal(grids=one_blue, draw="R4"), "draw, place 4")
    assert keys(events) == ["draw-seen", "place", "replace", "one-colour", "game-ends"]
    assert in_english(events, 0)[-2] == "Dozito! All twelve of your cards are red."


@pytest.mark.rule("DZ-6", "DZ-8", "DZ-9")
def test_moves_are_described() -> None:
    moves = ("draw", "take left", "take right", "place 12", "discard left", "discard right")
    assert in_english([describe(move) for move in moves]) == [
        "draw from the pile",
        "take from the left discard pile",
        "take from the right discard pile",
        "place in space 12",
        "discard left",
        "discard right",
    ]


@pytest.mark.rule("DZ-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_has_words(language: str) -> None:
    at, rng, speak = deal(3, rounds=1, max_idle_turns=12), Rng(3), words(language)
    while at.turn != OVER:
        moves = at.legal_moves()
        step = {"seat": at.turn, "move": moves[rng.below(len(moves))]} if moves else at.next_chance(rng)
        for event in at.advance_told(step, 0):
            text = speak.event("dozito", event, NAMES, 0)
            assert text != event.key
            assert "{" not in text
            assert "$" not in text


@pytest.mark.rule("DZ-19")
def test_the_prompt_counts_the_cards_until_the_last_turns_as_the_option_has_it() -> None:
    for last_turns_at, left in ((12, 10), (8, 6)):
        progress = deal(grids="+R1 +B2", last_turns_at=last_turns_at).seen.progress()
        assert progress.arguments["down"] == left
