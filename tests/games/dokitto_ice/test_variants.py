"""Dokitto! Ice with the options that a designer would turn."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from parfait.core import BadOption, Numbers, Rng
from parfait.games.dokitto_ice.brain import DokittoIceBrain
from parfait.games.dokitto_ice.notation import ACTIONS, CARDS
from tests.games.dokitto_ice.table import MIXED_2, STRONG_0, deal, standing, table

FOUR_SCOOPS = "S10 S1 S3 S5 C10 C1 C4 C6 M10 M1 M4 M7 V10 V1 V3 V6"  # of seat 0, in a STRONG_0 deal


def with_the_rest_aside(hands: str) -> str:
    dealt = hands.replace("/", " ").split()
    return f"{hands} // {' '.join(card for card in CARDS.values() if card not in dealt)}"


@pytest.mark.rule("DI-2")
def test_a_flavour_may_have_more_or_fewer_tiles_worth_other_vp() -> None:
    at = deal(4, STRONG_0, tiles=4, tile_vp=[3, 0, 9, 5, 1]).moves("S10 S1 S3 S5 S9 S2 S4 S6")
    assert at.seen.stock == (2, 4, 4, 4)
    assert at.seen.cones[0] == (("S3", "S0"),)
    assert at.seen.vp[0] == 8 * 3


@pytest.mark.rule("DI-2", "DI-13")
def test_with_one_tile_a_flavour_the_second_winner_takes_nothing() -> None:
    at = deal(4, STRONG_0, tiles=1).moves("S10 S1 S3 S5 S9 S2 S4 S6")
    assert at.seen.cones[0] == (("S1",),)
    assert at.seen.stock[0] == 0


@pytest.mark.rule("DI-3", "DI-16")
@pytest.mark.parametrize(("cone", "tricks"), [(1, 2), (2, 3), (3, 4)])
def test_one_tile_more_than_the_cone_holds_ends_the_round(cone: int, tricks: int) -> None:
    at = deal(4, STRONG_0, cone=cone).moves(" ".join(FOUR_SCOOPS.split()[: 4 * tricks]))
    assert at.seen.round_over
    assert at.seen.full_cone == (0, 0)
    assert at.seen.vp[0] is None


@pytest.mark.rule("DI-3")
def test_a_cone_of_four_stands_with_four_tiles() -> None:
    at = deal(4, STRONG_0, cone=4).moves(FOUR_SCOOPS)
    assert not at.seen.round_over
    assert len(at.seen.cones[0][0]) == 4


@pytest.mark.rule("DI-4")
@pytest.mark.parametrize(("players", "aside"), [(2, 14), (3, 15), (4, 20)])
def test_a_hand_may_have_fewer_cards_and_the_rest_lies_aside(players: int, aside: int) -> None:
    at = table(players, hand=5)
    at.draw(Rng(1))
    assert at.seen.cards_left == (5,) * players
    dealt: Any = at.record.steps[-1]
    assert len(dealt["aside"]) == aside


@pytest.mark.rule("DI-4")
@pytest.mark.parametrize("hand", [0, 11, "many", True, 7.0])
def test_a_hand_that_cannot_be_dealt_is_refused(hand: object) -> None:
    with pytest.raises(BadOption, match="hand"):
        table(4, hand=hand)


@pytest.mark.rule("DI-1", "DI-4")
@pytest.mark.parametrize(
    ("players", "given", "cards", "each"),
    [
        (2, {"flavour_count": 2, "top_value": 3}, "S1 S2 S3 C1 C2 C3", 3),
        (3, {"flavour_count": 3, "top_value": 2, "flavours": ["S", "M", "V"]}, "S1 S2 M1 M2 V1 V2", 2),
        (3, {"flavour_count": 4, "top_value": 2, "hand": 1}, "S1 S2 C1 C2 M1 M2 V1 V2", 1),
        (4, {"flavour_count": 2, "top_value": 2}, "S1 S2 C1 C2", 1),
        (2, {"flavour_count": 2, "hand": 6}, "S1 S2 S3 S4 S5 S6 C1 C2 C3 C4 C5 C6", 6),
    ],
)
def test_a_deck_may_have_fewer_flavours_and_values(players: int, given: dict[str, Any], cards: str, each: int) -> None:
    at = table(players, **given)
    assert {name for name, left in zip("SCMV", at.seen.stock, strict=True) if left} == {
        card[0] for card in cards.split()
    }
    at.draw(Rng(1))
    dealt: Any = at.record.steps[-1]
    assert sorted(chain(*dealt["hands"], dealt["aside"])) == sorted(cards.split())
    assert [len(hand) for hand in dealt["hands"]] == [each] * players


@pytest.mark.rule("DI-4")
def test_a_small_deck_says_how_many_cards_it_can_deal() -> None:
    with pytest.raises(BadOption, match=r"hand.*1–3"):
        table(2, flavour_count=2, top_value=3, hand=4)


@pytest.mark.rule("DI-10", "DI-11")
@pytest.mark.parametrize(
    ("mixed_winner", "trick", "winner"),
    [
        ("lowest", "S5 C2 S3 C9", 1),
        ("highest", "S5 C2 S3 C9", 3),
        ("highest", "S5 C2 S3 C5", 3),  # the later of two equals
        ("led", "S5 C9 S3 C10", 0),
        ("led", "S5 C9 S7 C10", 2),
    ],
)
def test_the_option_says_who_wins_a_mixed_trick(mixed_winner: str, trick: str, winner: int) -> None:
    cards = trick.split()
    pool = [f"{flavour}{value}" for flavour in "MV" for value in range(1, 11)]
    hands = " / ".join(" ".join([card, *pool[i * 3 : i * 3 + 3]]) for i, card in enumerate(cards))
    at = deal(4, with_the_rest_aside(hands), hand=4, mixed_winner=mixed_winner).moves(trick)
    assert at.seen.leader == winner
    assert at.seen.choosing


@pytest.mark.rule("DI-10")
@pytest.mark.parametrize("mixed_winner", ["highest", "led"])
def test_greedy_ducks_or_wins_by_the_rule_in_force(mixed_winner: str) -> None:
    """The last to play a mixed trick, with an empty cone: it takes the trick, with a card that wins by this rule."""
    hands = with_the_rest_aside("S5 M1 M2 M3 / C2 M4 M5 M6 / S3 M7 M8 M9 / S1 S9 V1 V2")
    at = deal(4, hands, hand=4, mixed_winner=mixed_winner).moves("S5 C2 S3")
    assert ACTIONS[DokittoIceBrain().greedy(at.state, Rng(1), Numbers())] == "S9"


@pytest.mark.rule("DI-23")
def test_a_seat_may_start_with_trophies() -> None:
    at = table(3, head_start=[1, 0, 2, 0])
    assert at.seen.scores == (1, 0, 2)
    with pytest.raises(BadOption, match="head_start"):
        table(3, head_start=[3, 0, 0, 0])


@pytest.mark.rule("DI-16")
@pytest.mark.parametrize(("counts", "cone"), [(True, "left"), (False, "right")])
def test_greedy_ends_the_round_only_if_the_last_trick_counts_for_its_lead(counts: bool, cone: str) -> None:
    """Only the strawberry of the trick just won would put seat 0 ahead, by its right cone."""
    at = deal(2, MIXED_2, lead=1, count_last_trick=counts).moves("C4 S1")
    standing(at, ["M1 M1 M2", "S1", "", ""], ["S C", ""], taken=[1, 0, 3, 0])
    assert ACTIONS[DokittoIceBrain().greedy(at.state, Rng(1), Numbers())].endswith(cone)
