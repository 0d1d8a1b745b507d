"""Records: written, read, replayed and verified; and what is wrong with one is found where it is wrong."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parfait import games
from parfait.core import CHANCE, ParfaitError, Rng, RuleError
from parfait.play import Match
from parfait.records import Record, RecordError, read_lines, read_record, replacing
from tests.contract.play import Case, usual, with_options


def play(case: Case, seed: int, with_legal: bool = False) -> Record:
    match, rng = Match.new(case.game.name, case.players, case.options), Rng(seed)
    while not match.over:
        if match.turn == CHANCE:
            match.draw(rng)
        else:
            moves = match.legal_moves()
            match.play(match.turn, moves[rng.below(len(moves))], with_legal=with_legal)
    return match.record


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_a_record_is_written_read_and_found_right(case: Case) -> None:
    record = play(case, seed=1, with_legal=True)
    line = record.write()
    assert "\n" not in line
    again = read_record(line)
    again.verify()
    assert again.write() == line
    assert again.options == record.options


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_record_cut_anywhere_between_steps_is_an_unfinished_game(case: Case) -> None:
    record = play(case, seed=2)
    for length in range(0, len(record.steps), 1 + len(record.steps) // 20):
        unfinished = Record(record.game, record.players, record.options, record.steps[:length])
        read_record(unfinished.write()).verify()


@pytest.mark.parametrize("case", usual(), ids=str)
def test_play_goes_on_from_an_unfinished_record_exactly(case: Case) -> None:
    record = play(case, seed=3)
    half = len(record.steps) // 2
    match = Match(Record(record.game, record.players, record.options, record.steps[:half]))
    for step in record.steps[half:]:
        match.advance(step)
    assert match.record.result == record.result


# Damage. Each takes a good record's content and says at which step (None: at none) it must be found wrong.


def first_index(content: dict[str, Any], key: str) -> int:
    return next(i for i, step in enumerate(content["steps"]) if key in step)


def first_chance(content: dict[str, Any]) -> int:
    """The first step of chance; in a game that has none, one that cannot be."""
    if not any("chance" in step for step in content["steps"]):
        content["steps"].insert(0, {"chance": "storm"})
    return first_index(content, "chance")


def wrong_seat(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["seat"] = (content["steps"][index]["seat"] + 1) % content["players"]
    return index


def unreadable_move(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["move"] = "dance"
    return index


def move_with_a_space(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["move"] += " "
    return index


def a_megabyte_in_one_step(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["move"] = "S" * 1_000_000
    return index


def seat_as_text(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["seat"] = str(content["steps"][index]["seat"])
    return index


def seat_as_float(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["seat"] += 0.0
    return index


def seat_as_truth(content: dict[str, Any]) -> int | None:
    index = next(i for i, step in enumerate(content["steps"]) if "move" in step and step["seat"] < 2)
    content["steps"][index]["seat"] = bool(content["steps"][index]["seat"])
    return index


def chance_missing(content: dict[str, Any]) -> int | None:
    index = first_chance(content)
    if content["steps"][index] != {"chance": "storm"}:
        del content["steps"][index]
    return index


def another_chance(content: dict[str, Any]) -> int | None:
    content["steps"].insert(0, {"chance": "storm"})
    return 0


def step_that_is_no_object(content: dict[str, Any]) -> int | None:
    content["steps"].insert(1, "S7")
    return 1


def step_that_is_both(content: dict[str, Any]) -> int | None:
    content["steps"][0]["move"] = "S7"
    return 0


def chance_without_outcome(content: dict[str, Any]) -> int | None:
    index = first_chance(content)
    content["steps"][index] = {"chance": content["steps"][index]["chance"]}
    return index


def step_after_the_end(content: dict[str, Any]) -> int | None:
    content["steps"].append(content["steps"][-1])
    return len(content["steps"]) - 1


def chance_after_the_end(content: dict[str, Any]) -> int | None:
    content["steps"].append({"chance": "first", "seat": 0})
    return len(content["steps"]) - 1


def legal_lacks_one(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["legal"].pop()
    return index


def legal_has_one_twice(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["legal"] *= 2
    return index


def legal_has_one_more(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["legal"].append("dance")
    return index


def legal_is_no_list(content: dict[str, Any]) -> int | None:
    index = first_index(content, "move")
    content["steps"][index]["legal"] = "all"
    return index


def false_winner(content: dict[str, Any]) -> int | None:
    others = [seat for seat in range(content["players"]) if seat not in content["result"]["winners"]]
    content["result"]["winners"] = others or [0]
    return None


def false_score(content: dict[str, Any]) -> int | None:
    content["result"]["scores"][0] += 1
    return None


def score_as_text(content: dict[str, Any]) -> int | None:
    content["result"]["scores"][0] = str(content["result"]["scores"][0])
    return None


def no_result(content: dict[str, Any]) -> int | None:
    del content["result"]
    return None


def result_too_early(content: dict[str, Any]) -> int | None:
    content["steps"].pop()
    return None


def another_version(content: dict[str, Any]) -> int | None:
    content["format"] = "parfait-record/2"
    return None


def another_format(content: dict[str, Any]) -> int | None:
    content["format"] = "pgn"
    return None


def unknown_game(content: dict[str, Any]) -> int | None:
    content["game"] = "chess"
    return None


def too_many_players(content: dict[str, Any]) -> int | None:
    content["players"] = 9
    return None


def players_as_text(content: dict[str, Any]) -> int | None:
    content["players"] = str(content["players"])
    return None


def unknown_option(content: dict[str, Any]) -> int | None:
    content["options"]["speed"] = 1
    return None


def impossible_option(content: dict[str, Any]) -> int | None:
    content["options"]["first_player"] = 17
    return None


def no_options(content: dict[str, Any]) -> int | None:
    del content["options"]
    return None


def no_steps(content: dict[str, Any]) -> int | None:
    content["steps"] = None
    return None


DAMAGES: list[Callable[[dict[str, Any]], int | None]] = [
    wrong_seat,
    unreadable_move,
    move_with_a_space,
    a_megabyte_in_one_step,
    seat_as_text,
    seat_as_float,
    seat_as_truth,
    chance_missing,
    another_chance,
    step_that_is_no_object,
    step_that_is_both,
    chance_without_outcome,
    step_after_the_end,
    chance_after_the_end,
    legal_lacks_one,
    legal_has_one_twice,
    legal_has_one_more,
    legal_is_no_list,
    false_winner,
    false_score,
    score_as_text,
    no_result,
    result_too_early,
    another_version,
    another_format,
    unknown_game,
    too_many_players,
    players_as_text,
    unknown_option,
    impossible_option,
    no_options,
    no_steps,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("name", games.names())
def test_damage_is_found_at_the_damaged_step(name: str, damage: Callable[[dict[str, Any]], int | None]) -> None:
    game = games.find(name)
    content = json.loads(play(Case(game, game.players[-1]), seed=4, with_legal=True).write())
    expected = damage(content)
    with pytest.raises(RecordError) as caught:
        read_record(json.dumps(content)).verify()
    assert caught.value.step == expected
    if expected is not None:
        assert isinstance(caught.value.cause, RuleError)
        assert len(str(caught.value.cause)) < 300


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("null", "not-an-object"),
        ("[]", "not-an-object"),
        ("{}", "not-a-record"),
        ('{"format": "parfait-record/1", "format": "parfait-record/1"}', "key-twice"),
        ('{"format": NaN}', "bad-json-value"),
        ('{"format": ' + "9" * 5000 + "}", "bad-json-value"),
        ("[" * 100_000, "too-deep"),
        (b'{"format": "\xff"}', "not-utf8"),
    ],
)
def test_what_is_no_record_is_refused(line: str | bytes, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(line)
    assert caught.value.key == key


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=12,
)
GOOD = {
    name: json.loads(play(Case(games.find(name), games.find(name).players[0]), 5).write()) for name in games.names()
}
LARGEST = {name: play(Case(games.find(name), games.find(name).players[-1]), 5).steps for name in games.names()}


@given(name=st.sampled_from(games.names()), data=st.data())
def test_any_value_in_place_of_any_other_is_either_right_or_a_record_error(name: str, data: st.DataObject) -> None:
    """Fuzz: put any JSON in place of a key, a step, or a part of a step."""
    content = json.loads(json.dumps(GOOD[name]))
    target = data.draw(st.sampled_from([content, content["options"], *content["steps"][:12], content["result"]]))
    key = data.draw(st.sampled_from([*target, "hands", "seat"]))
    target[key] = data.draw(JSON)
    with contextlib.suppress(RecordError):
        read_record(json.dumps(content)).verify()


@given(st.text() | st.binary())
def test_any_text_is_a_record_or_a_record_error(line: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_record(line)


@given(name=st.sampled_from(games.names()), text=st.text(max_size=12), steps=st.integers(1, 30))
def test_any_text_is_a_move_or_an_error(name: str, text: str, steps: int) -> None:
    match = Match.new(name)
    for step in LARGEST[name][:steps]:
        match.advance(step)
    before = match.state.clone()
    try:
        match.play(0, text)
    except ParfaitError:
        assert match.state == before


def test_other_keys_change_nothing_and_are_kept() -> None:
    content = {**GOOD["dokitto-ice"], "names": ["Anna", "希"], "started": "2026-11-15"}
    record = read_record(json.dumps(content))
    record.verify()
    assert json.loads(record.write())["names"] == ["Anna", "希"]


# Files


def test_a_file_is_read_line_by_line_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    good = json.dumps(GOOD["dozito"])
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + f"{good}\n\nnonsense\n{good}".encode())
    read = list(read_lines(file))
    assert [number for number, _ in read] == [1, 3, 4]
    assert [isinstance(record, Record) for _, record in read] == [True, False, True]


def test_a_file_is_replaced_only_when_all_of_the_new_one_is_written(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("old")
    with contextlib.suppress(KeyboardInterrupt), replacing(file) as new:
        new.write("half")
        raise KeyboardInterrupt
    assert file.read_text() == "old"
    with replacing(file) as new:
        new.write("new")
    assert file.read_text() == "new"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


# Old records stay readable

KEPT = sorted((Path(__file__).parent / "kept").glob("*.jsonl"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_records_that_were_kept_have_the_results_they_had(file: Path) -> None:
    records = list(read_lines(file))
    assert records
    for _, record in records:
        assert isinstance(record, Record)
        record.verify()
