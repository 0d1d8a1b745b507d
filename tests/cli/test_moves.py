"""Choosing one of many moves."""

from __future__ import annotations

import pytest

from parfait import games
from parfait.cli.moves import LONGEST_LIST, choices, distinct, matching, refusal, shared
from parfait.core import CHANCE, OVER, Rng, State
from parfait.play import Match
from parfait.records import legal_moves

MANY = [f"place {die} {square} {axis}" for die in ("OM", "PS") for square in ("a1", "b1") for axis in "SJ"]


def positions(name: str) -> list[State]:
    """Some positions in which a seat is to move."""
    match, rng = Match.new(name), Rng(4)
    found: list[State] = []
    while match.turn != OVER and len(found) < 40:
        if match.turn == CHANCE:
            match.draw(rng)
            continue
        found.append(match.state.clone())
        moves = match.legal_moves()
        match.play(match.turn, moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize("name", games.names())
def test_every_move_is_reached_by_a_few_numbers(name: str) -> None:
    for state in positions(name):
        moves = legal_moves(games.find(name), state)
        assert sorted(reached(moves, 4)) == sorted(moves)


def reached(moves: list[str], numbers: int) -> list[str]:
    """Whatever can be chosen by so many numbers."""
    assert numbers > 0
    offered = choices(moves)
    assert len(offered) <= LONGEST_LIST
    found = [choice.moves[0] for choice in offered if choice.is_move]
    for choice in offered:
        if not choice.is_move:
            assert all(move.startswith(choice.text) for move in choice.moves)
            found += reached(list(choice.moves), numbers - 1)
    return found


def test_few_moves_are_offered_as_they_are() -> None:
    assert [choice.text for choice in choices(MANY)] == MANY


def test_many_moves_are_offered_by_their_beginnings() -> None:
    bids = [f"bid {tricks} {die}" for tricks in range(1, 7) for die in "FAPTD"]
    assert [choice.text for choice in choices(bids)] == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6"]
    cards = [f"F{rank}{die}" for rank in range(2, 10) for die in ("", "+A", "+P", "+D")]
    assert [choice.text for choice in choices(cards)] == [f"F{rank}" for rank in range(2, 10)]


def test_case_and_spaces_do_not_matter() -> None:
    assert matching(MANY, "PLACE  om A1 s") == ["place OM a1 S"]
    assert matching(MANY, "place om b1") == ["place OM b1 S", "place OM b1 J"]
    assert matching(["F4", "F4+A"], "f4") == ["F4"]
    assert matching(MANY, "tip") == []


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["place the die on a1", "place the die on a2"], "place the die on …"),
        (["poser en a1, glace", "poser en a1, macaron"], "poser en a1 …"),
        (["ダイスをa1に置く", "ダイスをb1に置く"], "ダイスを …"),
        (["2の目が3個", "5の目が3個"], "… の目が3個"),
        (["Strawberry 1", "Strawberry 10"], "Strawberry …"),
        (["bid 1 with the flame die", "bid 1 with the aqua die"], "bid 1 with the …"),
        (["left", "right"], ""),
    ],
)
def test_what_several_moves_share_is_told_in_whole_words(said: list[str], told: str) -> None:
    assert shared(said) == told


def test_what_differs_between_moves_is_told_under_what_they_share() -> None:
    squares = ["place the red die on a1 …", "place the red die on b1 …", "place the red die on c1 …"]
    assert distinct(squares) == ("place the red die on …", ["a1", "b1", "c1"])
    assert distinct(["Strawberry 1", "Strawberry 10"]) == ("Strawberry …", ["1", "10"])
    for alone in (["draw"], ["left", "pass"], ["bid 1", "bid 1 again"]):
        assert distinct(alone) == ("", alone)


def test_bids_of_one_word_are_grouped_by_their_numbers() -> None:
    bids = [f"{count}x{face}" for count in range(1, 16) for face in range(1, 7)]
    assert [choice.text for choice in choices(bids)] == [f"{count}x" for count in range(1, 16)]


def test_a_move_in_small_letters_is_refused_by_its_rule() -> None:
    match = Match.new("dokitto-ice", 4, {"first_player": 0})
    match.draw(Rng(1))
    held = match.legal_moves()
    other = next(card for card in (f"S{value}" for value in range(1, 11)) if card not in held)
    before = match.state.clone()
    assert refusal(match.game, match.state, other.lower()).rule == "DI-7"
    assert refusal(match.game, match.state, "checkmate").key == "unreadable-move"
    assert match.state == before
