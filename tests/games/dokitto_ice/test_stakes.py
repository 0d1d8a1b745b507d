"""Dokitto! Ice: what a scoop would bring is told while it is chosen."""

from __future__ import annotations

import pytest

from parfait.core import Event
from parfait.games.dokitto_ice.stakes import stakes
from tests.games.dokitto_ice.table import MIXED_2, Table, deal, standing


def told(**options: bool) -> dict[str, Event]:
    """Seat 0 has won a mixed trick of matcha and chocolate; its left cone is full, and chocolate is sold out."""
    at = deal(2, MIXED_2, **options)
    standing(at, ["S1 V1 V1", "", "", ""], ["M M", "", "", ""], taken=[1, 3, 1, 2])
    at.moves("M1 C5")
    return stakes(at.seen, at.legal_moves())


@pytest.mark.rule("DI-13", "DI-16", "DI-19")
def test_points_a_toppling_cone_and_a_sold_out_flavour_are_told() -> None:
    found = told()
    assert found["take M right"] == Event("dokitto-ice-stakes", {"vp": 1, "cards": 3}, "DI-19")
    assert found["take M left"] == Event("dokitto-ice-stakes-fourth", {"scoops": 4}, "DI-16")
    assert {event.key for move, event in found.items() if move.startswith("take C")} == {"dokitto-ice-stakes-nothing"}


@pytest.mark.rule("DI-24")
def test_where_cards_are_not_counted_for_the_players_they_are_not_counted_here() -> None:
    assert told(show_gathered=False)["take M right"] == Event("dokitto-ice-stakes-vp", {"vp": 1}, "DI-19")


@pytest.mark.rule("DI-12")
def test_cards_have_no_stakes() -> None:
    at: Table = deal(2, MIXED_2)
    assert stakes(at.seen, at.legal_moves()) == {}
