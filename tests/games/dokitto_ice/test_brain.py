"""The habits of the bots in Dokitto! Ice."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from parfait import games
from parfait.core import Numbers, Rng, State
from parfait.core.arrays import padded
from parfait.games.dokitto_ice.brain import DokittoIceBrain
from parfait.games.dokitto_ice.notation import ACTIONS
from parfait.games.dokitto_ice.standings import race
from tests.bots.brains import cases, horizons, shares_one_win
from tests.contract.play import Case
from tests.games.dokitto_ice.table import MIXED_2, STRONG_0, Table, deal, standing, table

CASES = cases("dokitto-ice")


def played(at: Table) -> str:
    return ACTIONS[DokittoIceBrain().greedy(at.state, Rng(1), Numbers())]


def test_takes_the_flavour_of_which_it_gathered_the_most() -> None:
    at = deal(2, MIXED_2).moves("M1 C4")
    assert played(standing(at, [""] * 4, ["C C C M", ""])).startswith("take C")
    assert played(standing(at, [""] * 4, ["C M M M M", ""])).startswith("take M")


def test_keeps_off_a_fourth_scoop_while_another_cone_has_room() -> None:
    at = standing(deal(2, MIXED_2).moves("M1 C4"), ["S1 V1 S1", "V1", "", ""], ["S C M", ""])
    assert played(at).endswith("right")


def test_takes_from_an_empty_stack_rather_than_a_fourth_scoop() -> None:
    hands = "S1 S2 S3 S4 S5 S6 S7 S8 S9 / C1 C2 C3 C4 C5 C6 C7 C8 C9 / M1 M2 M3 M4 M5 M6 M7 M8 M9 // S10 C10 M10"
    at = standing(deal(3, hands).moves("S1 C2 M2"), ["M1 M1 M2", "", ""], ["M M M"], taken=[0, 0, 3, 0])
    assert played(at) == "take M"


def test_ends_the_round_with_a_fourth_scoop_when_that_wins_it() -> None:
    at = standing(deal(2, MIXED_2).moves("M1 C4"), ["S1 V1 S1", "M1 M1 M2", "", ""], ["M M M M C", ""])
    assert played(at).endswith("left")


def test_wins_with_the_card_it_needs_the_least() -> None:
    assert played(deal(4, STRONG_0, lead=1).moves("S1 S3 S5")) == "S8"


def test_ducks_when_a_trick_would_be_a_fourth_scoop() -> None:
    hands = "S1 S9 C1 C2 C3 C4 C5 C6 C7 / S2 S3 S4 C8 C9 C10 M1 M2 M3 / S5 S6 S7 M4 M5 M6 M7 M8 M9 // S8 S10 M10"
    at = deal(3, hands, lead=1).moves("S2 S5")
    assert played(at) == "S9"
    assert played(standing(at, ["C1 C1 M1", "", ""], ["C C C C M M"], taken=[0, 2, 1, 0])) == "S1"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_looks_ahead_to_the_end_of_a_round_and_shares_out_the_match(case: Case) -> None:
    brain = games.brain("dokitto-ice")
    for state in horizons(case, brain, seed=5):
        assert state.turn < 0
        shares_one_win(brain, state)


def between_rounds(players: int, trophies: list[int], leader: int = 0, **options: Any) -> State:
    at = table(players, **options)
    at.state.restore({"trophies": padded(trophies, 4), "leader": leader})
    return at.state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("to_win", [1, 3, 45, 1000])
def test_a_trophy_more_is_a_better_chance(players: int, to_win: int) -> None:
    brain = DokittoIceBrain()
    steps = [int(i * (to_win - 1) / 6) for i in range(7)]
    for leader in range(players):
        chances = [
            shares_one_win(
                brain,
                between_rounds(players, [own] + [to_win // 2] * (players - 1), leader, trophies_to_win=to_win),
            )[0]
            for own in sorted(set(steps))
        ]
        assert chances == sorted(chances)
        assert to_win == 1 or chances[0] < chances[-1]


@cache
def counted_out(needs: tuple[int, ...]) -> tuple[float, ...]:
    if 0 in needs:
        return tuple(float(need == 0) for need in needs)
    after = [counted_out((*needs[:seat], needs[seat] - 1, *needs[seat + 1 :])) for seat in range(len(needs))]
    return tuple(sum(shares) / len(needs) for shares in zip(*after, strict=True))


@pytest.mark.parametrize("needs", [(1, 1), (1, 2), (1, 3, 3), (3, 3, 2, 1), (3, 1, 2), (39, 42), (60, 50)], ids=str)
def test_the_race_for_trophies_is_as_if_counted_out(needs: tuple[int, ...]) -> None:
    assert race(needs) == pytest.approx(counted_out(needs), abs=1e-3)


def test_who_arrives_in_the_race_together_shares_the_win() -> None:
    assert race((0, 2, 0)) == (0.5, 0.0, 0.5)
