"""The lab finds what is there, with the right size, and nothing where there is nothing."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from parfait import games
from parfait.core import Numbers, Rng, playout
from parfait.core.data import Json
from parfait.lab.study import report
from parfait.lab.study.answers import Answers
from parfait.lab.study.batch import jobs, play
from parfait.lab.study.chance import luck
from parfait.lab.study.changes import changes
from parfait.lab.study.folder import Folder, version
from parfait.lab.study.measures import (
    ALL_CHANCE,
    CONFIDENCE,
    ON_PAGE_ONE,
    Results,
    columns,
    share_estimate,
    shares_by_deal,
)
from parfait.lab.study.run import run
from parfait.lab.study.sequential import answered, interval
from parfait.lab.study.study import Study
from parfait.locale import LANGUAGES, words

RIGGED: dict[str, Json] = {"head_start": [1, 0, 0, 0], "trophies_to_win": 2}
REPEATED = 200


def seat_shares(study: Study) -> list[np.ndarray]:
    """By seat, the shares by deal of the first batch."""
    import io

    import pyarrow.parquet as pq

    job = dataclasses.replace(next(iter(jobs(study, version(study.game))))[0], deals=study.games)
    table = pq.read_table(io.BytesIO(play(job).files["games"]))
    assert len(columns(table)["deal"]) == study.games
    return list(shares_by_deal("seat", table, study).values())


@pytest.fixture(scope="module")
def rigged(tmp_path_factory: pytest.TempPathFactory) -> Results:
    study = Study("dokitto-ice", 3, ("random",), games=6000, watch=4, cases=(RIGGED,))
    return Results(run(study, tmp_path_factory.mktemp("rigged") / "run", workers=2))


def test_a_seat_that_starts_with_a_trophy_is_found_with_the_right_size(rigged: Results) -> None:
    """Beside 20,000 games counted without any of the lab's code."""
    start, rng, scratch, share = games.find("dokitto-ice").new(3, RIGGED), Rng(99), Numbers(), 0.0
    for _ in range(20_000):
        state = start.clone()
        playout(state, rng, scratch)
        share += (0 in state.winners) / len(state.winners) / 20_000
    found = rigged.seats(1)[0]
    assert found.low > 1 / 3 + 0.1
    assert found.low - 0.01 <= share <= found.high + 0.01
    assert found.half < 0.03


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_says_so(rigged: Results, language: str) -> None:
    said = Answers(rigged, words(language))
    share = said.say.estimate("seat", rigged.seats(1, ON_PAGE_ONE)[0])
    about_rigged = said.seat_sentence(rigged.variants[1])
    assert about_rigged == words(language)("lab-seat-more", seat=1, share=share, fair=said.say.percent(1 / 3))
    changed = said.variant_sentences(rigged.variants[1])
    assert any(words(language)("lab-what-seat", seat=1) in sentence for sentence in changed)
    assert said.names[1] in said.blocks()[-1].sentences[0]  # what to do next is about the rigged rules


def test_a_symmetric_game_has_no_advantage_at_the_stated_rate() -> None:
    """200 repeated runs of a game in which no seat can be ahead: who starts is drawn by lot, and bots move at random.
    Intervals over seats may err in 5 % of the runs, and some luck."""
    study = Study("dokitto-ice", 3, ("random",), games=200, watch=0)
    confidence = 1 - (1 - CONFIDENCE) / 3
    wrong = stopped = 0
    for seed in range(REPEATED):
        shares = seat_shares(dataclasses.replace(study, seed=seed))
        found = [share_estimate(values, 1, confidence) for values in shares]
        wrong += any(not each.low <= 1 / 3 <= each.high for each in found)
        sequences = [interval(values, confidence) for values in shares]
        stopped += any(answered(low, high, 1 / 3, 0.0) for low, high in sequences)
    assert wrong <= 0.05 * REPEATED + 3 * (0.05 * 0.95 * REPEATED) ** 0.5
    assert stopped <= 0.05 * REPEATED


def test_a_biased_rule_shows_in_the_differences(rigged: Results) -> None:
    turns = next(each for each in changes(rigged, words("en")) if each.measure.what == "turns")
    assert turns.clear
    assert turns.mean < 0  # a game to two trophies, of which one is there already, is shorter


@pytest.mark.parametrize(
    ("game", "bot", "low", "high"),
    [
        ("dokitto-ice", "greedy", 0.8, 1.2),  # who always play alike, so that only the cards differ
        ("dokitto-ice", "random", -0.3, 0.4),  # whose whims decide, whatever they are dealt
        ("dessert-dice", "greedy", -0.1, 0.2),  # chance ends with the first turn
    ],
)
def test_luck_explains_as_much_as_there_is(tmp_path: Path, game: str, bot: str, low: float, high: float) -> None:
    study = Study(game, 2, (bot,), games=16, watch=16)
    shares = luck(Results(run(study, tmp_path / "run", workers=2)), 0)
    whole = shares.pop(ALL_CHANCE)
    assert low < whole.mean < high
    assert 0 <= whole.low <= whole.mean <= whole.high <= 1
    assert set(shares) <= set(study.rules.new(2).CHANCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_file_that_loads_nothing(rigged: Results, tmp_path: Path, language: str) -> None:
    file = report.write(Folder(rigged.folder.path), language, tmp_path / "report.html")
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    loaded = [part for part in ("<script", "<link", "<img", "src=", "@import", "url(http") if part in page]
    assert loaded == []
    for section in ("seats", "length", "scores", "known", "luck", "choices", "rules", "charts", "variants", "method"):
        assert f'<section id="{section}">' in page, section
    assert page.count("<svg") == len(list((tmp_path / "plots").glob(f"*.{language}.svg")))
    assert "DI-16" in page
