"""Studies run: the same files however many workers there are and whatever happens on the way."""

from __future__ import annotations

import dataclasses
import errno
import json
import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

import numpy as np
import pytest

from parfait.lab.study.batch import BatchJob, jobs, play
from parfait.lab.study.folder import BadFolder, Folder, version
from parfait.lab.study.measures import Results, columns
from parfait.lab.study.run import Progress, RunError, run
from parfait.lab.study.study import Question, Study
from parfait.locale import LANGUAGES, words
from parfait.records import read_record

SMALL = Study("dokitto-ice", 3, ("random",), games=20_000, watch=2, vary={"cone": [3, 4]}, records=False)


def files(folder: Path) -> dict[str, bytes]:
    found = {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
    assert not [name for name in found if name.endswith(".part")]
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "run"
    run(SMALL, folder, workers=1)
    return folder


def test_every_game_is_there_once(whole: Path) -> None:
    rows = columns(Folder(whole).table())
    keys = set(zip(rows["variant"], rows["deal"], strict=True))
    assert len(keys) == len(rows["deal"]) == 40_000
    assert set(rows["variant"]) == {0, 1}


def test_three_workers_make_the_same_files_as_one(whole: Path, tmp_path: Path) -> None:
    run(SMALL, tmp_path / "run", workers=3)
    assert files(tmp_path / "run") == files(whole)


def test_an_interrupted_run_goes_on_and_makes_the_same_files(whole: Path, tmp_path: Path) -> None:
    def interrupt(progress: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(SMALL, tmp_path / "run", workers=2, report=interrupt)
    kept = files(tmp_path / "run")
    assert 1 < len(kept) < len(files(whole))
    run(SMALL, tmp_path / "run", workers=2)
    assert files(tmp_path / "run") == files(whole)
    assert {name: data for name, data in files(whole).items() if name in kept} == kept


def test_a_worker_that_is_killed_costs_only_its_batch(whole: Path, tmp_path: Path) -> None:
    killed: list[int | None] = []

    def kill_once(progress: Progress) -> None:
        if not killed:
            killed.append(active_children()[0].pid)
            os.kill(killed[0] or 0, signal.SIGKILL)

    run(SMALL, tmp_path / "run", workers=2, report=kill_once)
    assert killed
    assert files(tmp_path / "run") == files(whole)


def kill_workers() -> None:
    """Until the pool has noticed: it ends the others when one of them dies."""
    workers = active_children()
    workers[0].kill()
    for worker in workers:
        worker.join()


@pytest.mark.parametrize("workers", [2, 3])
def test_a_worker_that_died_before_the_next_batch_is_handed_out_is_replaced(
    whole: Path, tmp_path: Path, workers: int
) -> None:
    """With three of them there are as many batches in hand as deaths that would end the run."""
    told: list[int] = []

    def kill_once(progress: Progress) -> None:
        told.append(progress.games)
        if len(told) == 1:
            kill_workers()

    run(SMALL, tmp_path / "run", workers=workers, report=kill_once)
    assert len(told) > 1
    assert files(tmp_path / "run") == files(whole)


def test_a_damaged_file_is_put_aside_and_its_games_are_played_again(whole: Path, tmp_path: Path) -> None:
    run(SMALL, tmp_path / "run", workers=2)
    broken = sorted((tmp_path / "run" / "games").iterdir())[1]
    broken.write_bytes(broken.read_bytes()[:100])
    with pytest.raises(BadFolder, match="study-damaged"):
        Folder(tmp_path / "run").table()
    told: list[Path] = []
    run(SMALL, tmp_path / "run", workers=1, complain=told.append)
    assert told == [broken]
    aside = broken.with_suffix(".damaged")
    assert len(aside.read_bytes()) == 100
    aside.unlink()
    assert files(tmp_path / "run") == files(whole)


def test_a_full_disk_is_one_line_and_the_run_goes_on_when_there_is_room(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = 3  # files: the study, and two batches

    def sync(file: int) -> None:
        nonlocal room
        room -= 1
        if room < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("parfait.lab.study.folder.os.fsync", sync)
    with pytest.raises(RunError, match="run-not-written") as refused:
        run(SMALL, tmp_path / "run", workers=1)
    monkeypatch.undo()
    for language in LANGUAGES:
        assert "\n" not in words(language).error(refused.value)
    assert "the disk is full" in words("en").error(refused.value)
    kept = files(tmp_path / "run")
    assert len(kept) == 3
    run(SMALL, tmp_path / "run", workers=2)
    assert files(tmp_path / "run") == files(whole)
    assert {name: data for name, data in files(whole).items() if name in kept} == kept


@pytest.mark.parametrize("about", ["", "[]", "{}", '{"format": 3', '{"format": "parfait-study/1", "version": 1}'])
def test_a_folder_whose_study_cannot_be_read_is_left_alone(tmp_path: Path, about: str) -> None:
    (tmp_path / "study.json").write_text(about)
    with pytest.raises(BadFolder, match="study-unreadable"):
        run(SMALL, tmp_path, workers=1)
    with pytest.raises(BadFolder, match="study-unreadable"):
        Results(Folder(tmp_path))
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("study.json", about)]


def test_a_folder_of_another_study_is_left_alone(whole: Path) -> None:
    before = files(whole)
    with pytest.raises(BadFolder, match="study-other-study"):
        run(dataclasses.replace(SMALL, seed=2), whole, workers=1)
    assert files(whole) == before


def test_a_folder_of_another_version_is_left_alone(whole: Path, tmp_path: Path) -> None:
    about = json.loads((whole / "study.json").read_text())
    (tmp_path / "study.json").write_text(json.dumps({**about, "version": "0.0.1+other"}))
    with pytest.raises(BadFolder, match="study-other-version"):
        run(SMALL, tmp_path, workers=1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["study.json"]


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"sea")
    with pytest.raises(BadFolder, match="study-folder-taken"):
        run(SMALL, tmp_path, workers=1)
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.jpg"]


def test_a_worker_with_other_rules_refuses() -> None:
    job = next(iter(jobs(SMALL, "0.0.1+other")))[0]
    with pytest.raises(BadFolder, match="study-worker-differs"):
        play(job)


def test_it_stops_when_the_question_is_answered_and_resumes_to_the_same(tmp_path: Path) -> None:
    rigged = dataclasses.replace(
        SMALL, games=60_000, vary={}, options={"head_start": [2, 0, 0, 0]}, question=Question("seat", 0.01, 0.95)
    )
    run(rigged, tmp_path / "one", workers=1)
    run(rigged, tmp_path / "two", workers=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    stopped = Folder(tmp_path / "one").stopped()
    assert stopped is not None
    assert {answer.of: answer.answer for answer in stopped.answers} == {"1": "more", "2": "less", "3": "less"}
    assert Folder(tmp_path / "one").count() < 60_000
    run(rigged, tmp_path / "one", workers=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")


def job(study: Study, number: int = 0) -> BatchJob:
    """All deals of a variant as one batch."""
    first = next(iter(jobs(study, version(study.game))))[number]
    return dataclasses.replace(first, deals=study.lineups()[0].deals())


def rows_of(one: BatchJob) -> dict[str, np.ndarray]:
    import io

    import pyarrow.parquet as pq

    return columns(pq.read_table(io.BytesIO(play(one).files["games"])))


@pytest.mark.parametrize("game", ["dokitto-ice", "dozito", "dessert-dice", "aice"])
def test_a_game_that_is_looked_at_is_the_game_that_is_counted(game: str) -> None:
    """Random games are played by compiled code, and in plain Python where they are watched or written down."""
    study = Study(game, bots=("random",), games=33, watch=0)
    late = dataclasses.replace(job(study), first_deal=1600)  # where only some deals are counted
    fast, slow = rows_of(late), rows_of(dataclasses.replace(late, records=True))
    counted = fast["decisions"] >= 0
    assert counted.sum() >= 2
    for name in fast:
        assert list(fast[name][counted]) == list(slow[name][counted]), name
        if name in ("turns", "decisions", "ways", "rounds", "lead_changes", "comeback"):
            assert set(fast[name][~counted]) == {-1}
        elif game != "aice":  # whose random moves draw more than one number each
            assert list(fast[name]) == list(slow[name]), name


def test_records_and_decisions_are_there_where_asked() -> None:
    study = Study("aice", 3, ("greedy",), games=4, watch=0, decisions=True, records=True)
    files = play(job(study)).files
    records = [read_record(line.encode()) for line in files["records"].decode().splitlines()]
    assert len(records) == 4
    for record in records:
        record.verify()
    import io

    import pyarrow.parquet as pq

    decisions = columns(pq.read_table(io.BytesIO(files["decisions"])))
    moves = sum("move" in step for record in records for step in record.steps)
    assert len(decisions["move"]) == moves


def test_variants_play_the_same_deals() -> None:
    study = Study("dokitto-ice", 4, ("greedy",), games=2, watch=0, records=True, vary={"cone": [3, 5]})
    first, second = (play(job(study, number)).files["records"].decode().splitlines() for number in (0, 1))
    for one, other in zip(first, second, strict=True):
        dealt = [
            [step for step in read_record(line.encode()).steps if step.get("chance") == "deal"] for line in (one, other)
        ]
        rounds = min(map(len, dealt))
        assert rounds > 1
        assert dealt[0][:rounds] == dealt[1][:rounds]


def test_a_ladder_says_who_is_stronger(tmp_path: Path) -> None:
    study = Study("dessert-dice", 2, ("random",), games=20, watch=0, ladder=("random", "greedy"), ladder_games=20)
    results = Results(run(study, tmp_path / "run", workers=2))
    [(weaker, stronger, share)] = results.ladder(0)
    assert (weaker, stronger) == ("random", "greedy")
    assert share.mean > 0.8
    [(_, _, skill, cards, deals)] = results.mirrored(0)
    assert deals == 10
    assert skill > 0.6
    assert cards <= 0.4


def test_records_that_were_cut_short_are_noticed_and_played_again(tmp_path: Path) -> None:
    study = Study("dessert-dice", 2, ("random",), games=6, watch=0, records=True)
    run(study, tmp_path / "run", workers=1)
    before = files(tmp_path / "run")
    cut = sorted((tmp_path / "run" / "records").iterdir())[-1]
    cut.write_bytes(cut.read_bytes()[:-40])
    told: list[Path] = []
    run(study, tmp_path / "run", workers=1, complain=told.append)
    assert told == [cut]
    cut.with_suffix(".damaged").unlink()
    assert files(tmp_path / "run") == before


SCRIPT = """
from parfait import lab
found = lab.run("dessert-dice", players=2, bots=["random"], games=20, watch=0, workers=1)
print(found.table().num_rows)
lab.run("dessert-dice", players=9)
"""


def test_a_script_needs_no_guard_and_its_errors_have_words(tmp_path: Path) -> None:
    """No `if __name__ == "__main__"`: the processes that play do not run the script again."""
    (tmp_path / "script.py").write_text(SCRIPT)
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    line = [sys.executable, str(tmp_path / "script.py")]
    ran = subprocess.run(line, capture_output=True, text=True, env=environment, check=False)
    assert ran.stdout == "20\n"
    assert ran.stderr.splitlines()[-1] == "Dessert Dice is for 2–4 players, not 9."


KILLED = """
import os, signal
from parfait.lab.study.executors import local_pool
pool = local_pool(2)
print(*{pool.submit(os.getpid).result() for _ in range(8)}, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_processes_that_play_end_when_the_one_that_asked_is_killed() -> None:
    ran = subprocess.run([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True, check=False)
    # The pipe closes only when the last process that holds it has ended, so that `run` has waited for all of them.
    assert ran.returncode == -signal.SIGKILL
    for pid in ran.stdout.split():
        status = Path(f"/proc/{pid}/stat")
        assert not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "Z"  # nobody collects it here
