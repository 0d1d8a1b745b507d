"""`parfait play` without a terminal: moves come line by line through a pipe."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from parfait import games
from parfait.locale import LANGUAGES, words
from parfait.play import Match
from parfait.records import Record, RecordError, read_lines, read_record
from parfait.records.branches import branches_off
from tests.cli.conftest import SAVES, Ran, Run, against, against_fewest, short

SAVED = re.compile(r"--resume (\S+)")


def saved(ran: Ran) -> Record:
    """The record of the game that was left."""
    named = SAVED.search(ran.err)
    assert named, ran.err
    file = Path(named[1])
    ((_, record),) = read_lines(file if file.exists() else SAVES / file)
    assert not isinstance(record, RecordError)
    record.verify()
    return record


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_is_played_by_numbers(run: Run, name: str) -> None:
    played = run("play", name, *short(name), *against_fewest(name), "--seed", "2", typed="1\n" * 1000)
    assert played.code == 0
    assert "The end" in played.out
    assert "★ " in played.out
    assert played.err == ""


def test_the_beginning_that_several_moves_share_is_shown_as_one(run: Run) -> None:
    offered = run("play", "aice", *against(2), "--seed", "2", typed="")
    assert re.search(r" 1 bid 1 with the … +bid 1 +5 moves", offered.out), offered.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_narrow_terminal_is_wide_enough(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    played = run("play", name, *against_fewest(name), "--seed", "2", "--lang", language, typed="1\n" * 15)
    prompts = tuple(words(language)(key) for key in ("cli-your-move", "cli-after-game"))
    lines = [line for line in played.out.splitlines() if not line.startswith(prompts)]
    assert len(lines) > 20
    assert max(map(cell_len, lines)) <= 60
    assert "cli-" not in played.out
    assert f"{name}-" not in played.out


def test_the_same_seed_plays_the_same_game(run: Run) -> None:
    one, two = (run("play", "aice", *against(2), "--seed", "8", typed="1\n1\n1\n").out for _ in range(2))
    assert one == two
    assert one != run("play", "aice", *against(2), "--seed", "9", typed="1\n1\n1\n").out


def test_when_the_input_ends_the_game_is_saved_and_can_be_resumed(run: Run) -> None:
    left = run("play", "dokitto-ice", "--seats", "random,human:Anna,random", "--seed", "3", typed="1\n1\n")
    assert left.code == 1
    assert left.complaint == "The game is saved. To continue it: parfait play --resume parfait-dokitto-ice-1.jsonl"
    record = saved(left)
    assert record.extra == {"seats": ["random", "human:Anna", "random"]}
    resumed = run("play", "--resume", "parfait-dokitto-ice-1.jsonl", "--seed", "4", typed="log\n1\n")
    assert "Your turn" in resumed.out
    assert "Round 1" in resumed.out
    assert saved(resumed).steps[: len(record.steps)] == record.steps
    assert len(saved(resumed).steps) > len(record.steps)
    assert [file.name for file in Path().rglob("*.jsonl")] == ["parfait-dokitto-ice-1.jsonl"]


def test_a_resumed_game_in_which_nothing_happens_is_as_it_was(run: Run) -> None:
    run("play", "dozito", *against(1), "--seed", "3", typed="1\n")
    before = (SAVES / "parfait-dozito-1.jsonl").read_bytes()
    assert "--resume parfait-dozito-1.jsonl" in run("play", "--resume", "parfait-dozito-1.jsonl").complaint
    assert (SAVES / "parfait-dozito-1.jsonl").read_bytes() == before


@pytest.mark.parametrize("name", games.names())
def test_a_game_saved_after_every_move_goes_on_to_its_end(run: Run, name: str) -> None:
    left = run("play", name, *short(name), *against(2), "--seed", "3", typed="1\n")
    for _ in range(6):
        left = run("play", "--resume", f"parfait-{name}-1.jsonl", "--seed", "5", typed="1\n1\n1\n")
    last = run("play", "--resume", f"parfait-{name}-1.jsonl", "--seed", "5", typed="1\n" * 1000)
    assert last.code == 0 or "this game is over" in last.complaint
    assert json.loads((SAVES / f"parfait-{name}-1.jsonl").read_text())["result"]
    assert left.code in (0, 1)


def test_moves_may_be_typed_in_any_case_and_by_their_beginning(run: Run) -> None:
    asked = ("play", "dokitto-ice", *against(3), "--option", "first_player=0", "--seed", "1")
    dealt: Any = saved(run(*asked)).steps[0]
    hand = dealt["hands"][0]
    for typed in (hand[0], hand[0].lower(), f"  {hand[0]}  ", hand[0].translate({ord("S"): "\uff33"})):
        assert saved(run(*asked, typed=f"{typed}\n")).steps[1] == {"seat": 0, "move": hand[0]}
    flavours = {card[0] for card in hand if sum(other[0] == card[0] for other in hand) == 1}
    for flavour in flavours:
        (only,) = (card for card in hand if card[0] == flavour)
        assert saved(run(*asked, typed=f"{flavour.lower()}\n")).steps[1] == {"seat": 0, "move": only}


def test_a_beginning_of_several_moves_lists_them(run: Run) -> None:
    played = run(
        "play",
        "dessert-dice",
        *against(1),
        "--option",
        "first_player=0",
        "--seed",
        "1",
        typed="place\nplace G\nplace g c3\n",
    )
    assert "place the blank die on c3  place G c3" in played.out
    assert "You place the blank die on c3." in played.out


def test_a_refused_move_is_told_with_its_rule(run: Run) -> None:
    asked = ("play", "dokitto-ice", *against(3), "--option", "first_player=0", "--seed", "1")
    dealt: Any = saved(run(*asked)).steps[0]
    hand = dealt["hands"][0]
    other = next(f"S{value}" for value in range(1, 11) if f"S{value}" not in hand)
    played = run(*asked, typed=f"{other.lower()}\nxyzzy\n99\n")
    assert "DI-7: That card is not in your hand." in played.out
    assert "DI-7 The leader plays any card face up" in played.out
    assert "“xyzzy” is not a move here." in played.out
    assert "Choose a number from 1 to 10" in played.out
    assert len(saved(played).steps) == 1


def test_help_rules_log_and_save(run: Run) -> None:
    played = run(
        "play", "dokitto-ice", *against(3), "--seed", "1", typed="?\nrules 11\nrules 99\nlog\nsave mine.jsonl\nquit\n"
    )
    assert played.code == 0
    assert "save FILE" in played.out
    assert "DI-11 If several cards share that lowest" in played.out
    assert "There is no rule DI-99" in played.out
    assert "Saved: mine.jsonl" in played.out
    assert played.err.strip() == "The game is saved. To continue it: parfait play --resume mine.jsonl"
    saved(played)


def test_save_never_replaces_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    played = run(
        "play", "dozito", *against(1), "--seed", "1", typed="save notes.txt\nsave none/x.jsonl\nsave\n1\nsave\nquit\n"
    )
    assert "notes.txt already exists: choose another name." in played.out
    assert "none/x.jsonl: no such file or folder." in played.out
    assert played.out.count("Saved: parfait-dozito-1.jsonl") == 2
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert [file.name for file in tmp_path.rglob("*.jsonl")] == ["parfait-dozito-1.jsonl"]


@pytest.mark.parametrize(("language", "answer"), [("en", "n"), ("en", "No"), ("fr", "non"), ("ja", "いいえ")])
def test_quitting_without_saving_is_a_choice(run: Run, tmp_path: Path, language: str, answer: str) -> None:
    played = run("play", "dozito", *against(1), "--lang", language, typed=f"quit\n{answer}\n")
    assert (played.code, played.err) == (0, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answer", ["y", "", "oui", "what?"])
def test_quitting_saves_unless_one_says_no(run: Run, answer: str) -> None:
    assert saved(run("play", "dozito", *against(1), "--seed", "1", typed=f"1\nquit\n{answer}\n")).steps


def test_where_nothing_can_be_written_the_game_is_saved_at_home(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("no folder")
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert saved(run("play", "dozito", *against(1), "--seed", "1", typed="1\n")).steps
    assert (tmp_path / "parfait-dozito-1.jsonl").exists()


@pytest.mark.parametrize("name", games.names())
def test_bots_play_among_themselves(run: Run, name: str) -> None:
    seats = ",".join(["random"] * games.find(name).players[0])
    played = run("play", name, *short(name), "--seats", seats, "--seed", "1")
    assert played.code == 0
    assert "The end" in played.out
    assert "★" in played.out


def test_bots_alone_do_not_play_a_game_without_end(run: Run) -> None:
    option = ("--option", "max_tips_in_a_row=null")
    for command in (("play", "dessert-dice", "--seats", "bot,bot", *option), ("record", "dessert-dice", *option)):
        assert run(*command).complaint.startswith("With these options a game might never end")
    assert "Your turn" in run("play", "dessert-dice", *against(1), *option, typed="1\n").out


def test_people_and_bots_have_names(run: Run) -> None:
    played = run(
        "play", "dokitto-ice", "--seats", "human:[red]Anna,random:Rob,human,random", "--seed", "1", typed="1\n"
    )
    for name in ("[red]Anna", "Rob", "Player 3"):
        assert name in played.out
    assert "seats" in saved(played).extra


def test_a_finished_game_is_kept_whatever_is_typed(run: Run) -> None:
    asked = ("play", "dokitto-ice", *short("dokitto-ice"), *against(1), "--seed", "3")
    played = run(*asked, typed="1\n" * 200)
    assert played.code == 0
    assert "The game has been saved: parfait-dokitto-ice-1.jsonl" in played.out
    assert "There is no command “1” here. The game has been saved." in played.out
    (file,) = SAVES.glob("*.jsonl")
    assert json.loads(file.read_text())["result"]["winners"]
    assert "Player 1 plays" in run("replay", file.name).out
    assert "Player 1 plays" in run("replay", "last").out


def test_after_a_game_one_may_save_review_practise_and_play_again(run: Run) -> None:
    asked = ("play", "dokitto-ice", *short("dokitto-ice"), *against(1), "--seed", "3")
    moves = run(*asked, typed="1\n" * 200).out.count("Your move")
    typed = "1\n" * moves + "save kept.jsonl\nrewiev\nr\npractise\nquit\nagain\n" + "1\n" * 200
    played = run(*asked, typed=typed)
    assert played.code == 0
    assert "Did you mean review?" in played.out
    assert "Player 1" in played.out.split("Did you mean review?")[1]
    assert played.out.count("The end") == 2
    assert len(list(SAVES.glob("*.jsonl"))) == 3
    record = json.loads(Path("kept.jsonl").read_text())
    assert record["result"]["winners"]
    assert run("verify", "kept.jsonl").code == 0
    assert run("play", "--resume", "kept.jsonl").complaint.startswith("kept.jsonl: this game is over.")
    assert "Player 1 plays" in run("replay", "kept.jsonl").out


def test_a_move_is_taken_back_only_if_nothing_was_learned_since(run: Run) -> None:
    """In Dokitto! Ice for two, whoever wins a trick chooses a scoop and then leads: no card is shown in between."""
    asked = ("play", "dokitto-ice", "--seats", "human,human", "--option", "first_player=0", "--seed", "7")
    dealt: Any = saved(run(*asked)).steps[0]
    typed = ["undo"]  # nobody has moved
    match = Match.new("dokitto-ice", 2, {"first_player": 0})
    match.advance(dealt)
    while not any(move.startswith("take") for move in match.legal_moves()):
        typed.append(match.legal_moves()[0])
        match.play(match.turn, typed[-1])
    taken = match.legal_moves()
    played = run(*asked, typed="\n".join([*typed, taken[0], "undo", taken[1], ""]))
    assert played.out.count("There is no move to take back") == 1
    moves = [step["move"] for step in saved(played).steps if "move" in step]
    assert moves == [*typed[1:], taken[1]]


def test_q_leaves_a_game(run: Run) -> None:
    assert "--resume" in run("play", "dozito", *against(1), "--seed", "1", typed="1\nq\n\n").err


def test_a_mistyped_command_is_asked_about(run: Run) -> None:
    played = run("play", "dokitto-ice", *against(1), "--seed", "1", typed="hnit\nsav\n")
    assert "“hnit” is not a move here. Did you mean hint?" in played.out
    assert "“sav” is not a move here. Did you mean save?" in played.out


def test_by_default_one_plays_against_bots(run: Run) -> None:
    played = run("play", "dokitto-ice", "--players", "2", "--option", "first_player=0", "--seed", "1")
    assert saved(played).extra["seats"] == ["human", "bot"]
    assert re.search("^▶  You ", played.out, re.MULTILINE)


def test_playing_on_from_a_step_of_a_finished_game(run: Run, tmp_path: Path) -> None:
    """With the cards as they were, or dealt anew; the record says where it branched off, and verifies."""
    assert run("record", "dokitto-ice", "--players", "2", "--seed", "3", "--out", "game.jsonl").code == 0
    origin = read_record((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    for more in ((), ("--anew",)):
        told = run("play", "--from", "game.jsonl", "--step", "9", "--seed", "1", *more, typed="save on.jsonl\nquit\n")
        assert told.code == 0, told.err
        made = read_record((tmp_path / "on.jsonl").read_text(encoding="utf-8"))
        made.verify()
        assert branches_off(made, origin)
        assert more or made.steps[:9] == origin.steps[:9]
        (tmp_path / "on.jsonl").unlink()


def test_what_cannot_be_played_on_from(run: Run, tmp_path: Path) -> None:
    assert run("record", "dokitto-ice", "--players", "2", "--seed", "3", "--out", "game.jsonl").code == 0
    line = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert "0 to" in run("play", "--from", "game.jsonl", "--step", "9999").complaint
    assert "--from" in run("play", "dozito", "--from", "game.jsonl").complaint
    (tmp_path / "half.jsonl").write_text(line.partition(',"result"')[0] + "}\n", encoding="utf-8")
    assert "not over" in run("play", "--from", "half.jsonl").complaint
