"""A view as text, and legal moves in words, for bots that read."""

from __future__ import annotations

import pytest

from parfait import games
from parfait.bots import BadView
from parfait.core import CHANCE, WATCHER, Rng
from parfait.locale import words
from parfait.online import moves_of, text_of
from parfait.play import Match


def begun(name: str) -> Match:
    match, rng = Match.new(name), Rng(5)
    while match.turn == CHANCE:
        match.draw(rng)
    return match


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", games.names())
def test_a_view_is_text_and_its_moves_are_words(name: str, language: str) -> None:
    match = begun(name)
    view = match.view(match.turn)
    assert "\x1b" not in text_of(view, language)
    assert "Zoé" in text_of(view, language, ["Zoé", *"abcdefgh"][: view.players])
    said = moves_of(view, language)
    assert list(said) == list(match.legal_moves())
    for move, text in said.items():
        assert text == words(language).event(name, match.game.describe(move), ())


@pytest.mark.parametrize("name", games.names())
def test_both_are_made_of_the_view_alone(name: str) -> None:
    match = begun(name)
    view = match.view(match.turn)
    other = match.game.determinize(view, Rng(77)).view(view.seat)
    assert (text_of(view), moves_of(view)) == (text_of(other), moves_of(other))


def test_whoever_is_not_to_act_has_no_moves() -> None:
    with pytest.raises(BadView):
        moves_of(begun("aice").view(WATCHER))
