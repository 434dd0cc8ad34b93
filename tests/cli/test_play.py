"""Playing against bots, as a newcomer would: through pipes and in a terminal."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import ASK, COMMAND, THE_END, WITHOUT_RICH, Terminal, run, run_here
from tests.wording import like, said

COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-7][;m]")


def saved(data: Path) -> Path:
    (file,) = data.glob("*.tenfold")
    return file


def entries(data: Path) -> int:
    return len(json.loads(saved(data).read_text())["entries"])


def test_a_whole_match_is_played_by_numbers(data: Path) -> None:
    done = run(data, "play", "tenzania", "--seed", "1", "--bots", "greedy", typed="1\n" * 40)

    assert done.code == 0
    assert done.out.startswith(
        said("agents", "bot-about", character="rusty", name="Rusty", level="greedy") + "\n"
    )
    assert f"Tenzania · {THE_END}" in done.out
    assert like("tenzania", "result", ending=said("tenzania", "ending-all-cards-played")).search(done.out)
    assert re.search(r"^  1\. (You|Rusty) +\d+  ★$", done.out, re.MULTILINE)
    match = json.loads(saved(data).read_text())
    assert match["outcome"]["ending"] == "all-cards-played"
    assert match["players"] == ["", "bot:rusty"]
    assert saved(data).stat().st_mode & 0o777 == 0o600


def test_the_other_game_is_played_by_its_only_choices(data: Path) -> None:
    done = run_here(data, "play", "ten_squares", "--seed", "4", "--bots", "random", typed="1\n" * 60)

    assert done.code == 0
    assert THE_END in done.out


def test_everything_that_a_player_may_ask(data: Path, tmp_path: Path) -> None:
    typed = [
        "1",
        "?",
        "why play 7",
        "why 1",
        "why",
        "hint",
        "log",
        "undo",
        "rules Z7",
        "rules Z99",
        "show",
        f"save {tmp_path / 'mine.tenfold'}",
        "play 99",
        "quit",
    ]
    done = run_here(data, "play", "tenzania", "--seed", "1", typed="\n".join(typed) + "\n")

    assert done.code == 0
    for sentence in (
        like("cli", "help"),
        like("tenzania", "why-not-in-hand", card=7),
        like("cli", "why-legal", number=1),
        like("cli", "why-which"),
        like("cli", "hint"),
        like("tenzania", "event-place", you="yes"),
        like("cli", "error-take-back-chance"),
        re.compile("Z7"),
        like("cli", "no-clause", clause="Z99"),
        like("cli", "saved", path=tmp_path / "mine.tenfold"),
        like("cli", "error-bad-notation", text="play 99"),
        like("cli", "resume", command=f"tenfold play --resume {tmp_path / 'mine.tenfold'}"),
    ):
        assert sentence.search(done.out), sentence


def test_a_move_is_taken_back_when_no_card_was_drawn_since(data: Path) -> None:
    done = run_here(data, "play", "tenzania", "--seed", "1", typed="1\n" * 38 + "undo\n" + "1\n" * 3)

    assert said("core", "event-take-back", you="yes", seat="") in done.out
    assert THE_END in done.out


def test_a_beginning_that_fits_several_moves_lists_them(data: Path) -> None:
    done = run_here(data, "play", "tenzania", "--seed", "1", typed="play\n")

    listed = done.out.split(said("cli", "which") + "\n")[1].splitlines()[0]
    assert listed.split("  ") == [" 1", said("tenzania", "action-place", card=1, value=1), "", "play 1 say 1"]


def test_games_are_offered_by_number(data: Path) -> None:
    done = run_here(data, "play", "--seed", "1", typed="nonsense\n99\ntenz\n")

    assert re.search(rf"^ \d  Tenzania +{re.escape(said('tenzania', 'summary'))}$", done.out, re.MULTILINE)
    assert len(like("cli", "choose-number").findall(done.out)) == 2
    assert f"Tenzania · {said('cli', 'move-number', number=1)}" in done.out


def test_leaving_the_list_of_games_is_fine(data: Path) -> None:
    assert run_here(data, "play", typed="q\n").code == 0


def test_seats_bots_names_and_options_are_as_wished(data: Path) -> None:
    words = "play tenzania --bots random,greedy,random --names Zoë --seat 2 --option doubling=off --seed 5"
    done = run_here(data, *words.split())

    assert re.search(r"Dizzy .*\n▸ Zoë .*\n  Rusty .*\n  Whirl ", done.out.replace("▸ Dizzy", "  Dizzy"))
    match = json.loads(saved(data).read_text())
    assert match["players"] == ["bot:dizzy", "Zoë", "bot:rusty", "bot:whirl"]
    assert match["options"]["doubling"] == "off"


def test_a_match_from_before_the_cast_goes_on_with_its_bots(data: Path) -> None:
    run_here(data, "play", "tenzania", "--seed", "1", "--bots", "greedy", typed="1\n1\n")
    saved(data).write_text(saved(data).read_text().replace('"bot:rusty"', '"bot:greedy"'))
    done = run_here(data, "play", "--resume", "--helper", "whirl", typed="hint\n1\n")

    assert done.code == 0, done.err
    assert "· Greedy " in done.out
    assert like("cli", "hint").search(done.out)
    assert json.loads(saved(data).read_text())["players"] == ["", "bot:greedy"]


def test_the_end_of_input_leaves_the_match_saved(data: Path) -> None:
    done = run_here(data, "play", "tenzania", "--seed", "1", typed="1\n1\n")

    assert done.code == 0
    assert said("cli", "saved", path=str(saved(data))) in done.out
    assert said("cli", "resume", command="tenfold play --resume") + "\n" in done.out
    assert entries(data) == 4


def test_the_latest_match_goes_on_with_its_players(data: Path) -> None:
    run_here(data, "play", "tenzania", "--seed", "1", "--bots", "random", "--names", "Ann", typed="1\n1\n")
    done = run_here(data, "play", "--resume", typed="1\n" * 40)

    assert said("cli", "go-on", game="Tenzania", count=4) in done.out
    assert "· Dizzy " in done.out
    assert THE_END in done.out
    again = run_here(data, "play", "--resume", str(saved(data)))
    assert again.code == 0
    assert said("cli", "is-over") in again.out


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(match_file: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.tenfold"
    typed = f"1\nquit\nsave {match_file}\nsave {tmp_path}/\0\nsave {elsewhere}\n1\nquit\n"
    done = run_here(match_file / "inside", "play", "tenzania", "--seed", "1", typed=typed)

    assert done.code == 0
    assert len(like("cli", "not-saved").findall(done.out)) == 1
    assert like("cli", "save-first").search(done.out)
    assert like("cli", "file-taken").search(done.out)
    assert like("cli", "file-no-name").search(done.out)
    assert len(json.loads(elsewhere.read_text())["entries"]) == 4


def test_a_file_to_save_in_is_used(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "mine.tenfold"
    done = run_here(data, "play", "tenzania", "--save", str(file), typed="1\n")

    assert file.exists()
    assert f"--resume {file}" in done.out
    assert not data.exists()


def test_plain_text_has_no_escapes(data: Path) -> None:
    with Terminal(data, "play", "tenzania", "--plain", "--seed", "1") as terminal:
        shown = terminal.until(ASK)
        terminal.type("quit")

        assert terminal.end() == 0
        assert "\x1b[" not in shown.replace("\x1b[?2004h", "")


def test_colours_are_shown_in_a_terminal_and_left_out_when_unwanted(data: Path) -> None:
    screens = {}
    for unwanted in ("", "1"):
        with Terminal(data, "play", "tenzania", "--seed", "1", env={"NO_COLOR": unwanted}) as terminal:
            screens[unwanted] = terminal.until(ASK)
            terminal.type("quit")
            assert terminal.end() == 0

    assert COLOUR.search(screens[""])
    assert not COLOUR.search(screens["1"])
    assert all(len(line) <= 80 for line in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screens[""]).splitlines())


def test_without_rich_everything_is_there(data: Path) -> None:
    with Terminal(data, "play", "tenzania", "--seed", "1", command=WITHOUT_RICH) as terminal:
        shown = terminal.until(ASK)
        terminal.type("rules")
        terminal.until(said("cli", "screen-more"))
        terminal.type("q")
        terminal.until(ASK)
        terminal.type("quit")

        assert terminal.end() == 0
        assert f"{said('tenzania', 'show-hand')}  [1] [4] [8]" in shown
        assert "\x1b[1m" not in terminal.seen


def test_moves_are_completed_with_the_tab_key(data: Path) -> None:
    pytest.importorskip("readline")
    with Terminal(data, "play", "tenzania", "--seed", "1") as terminal:
        terminal.until(ASK)
        terminal.press("play 8\t")
        terminal.until("say 8")
        terminal.type("")
        shown = terminal.until(ASK)
        terminal.type("quit")

        assert terminal.end() == 0
        assert like("tenzania", "event-place", you="yes", card=8).search(shown)


def test_control_c_leaves_the_match_saved(data: Path) -> None:
    with Terminal(data, "play", "tenzania", "--seed", "1", command=COMMAND) as terminal:
        terminal.until(ASK)
        terminal.type("1")
        terminal.until(ASK)
        terminal.interrupt()

        assert terminal.end() == 130
        assert said("cli", "resume", command="tenfold play --resume") in terminal.seen
    assert entries(data) == 2


def test_a_closed_terminal_leaves_the_match_saved(data: Path) -> None:
    with Terminal(data, "play", "tenzania", "--seed", "1") as terminal:
        terminal.until(ASK)
        terminal.type("1")
        terminal.until(ASK)
        terminal.hang_up()

        assert terminal.end() == 0
    assert entries(data) == 2


def test_a_killed_match_goes_on_where_it_was(data: Path) -> None:
    with Terminal(data, "play", "tenzania", "--seed", "1") as terminal:
        for _ in range(3):
            terminal.until(ASK)
            terminal.type("1")
        terminal.until(ASK)
        terminal.kill()
    assert entries(data) == 6
    assert [path.suffix for path in data.iterdir()] == [".tenfold"]

    assert (
        said("cli", "go-on", game="Tenzania", count=6) in run_here(data, "play", "tenzania", "--resume").out
    )


def test_a_rematch_moves_the_beginner_on(data: Path) -> None:
    with Terminal(data, "play", "tenzania", "--seed", "1", "--option", "begins=2") as terminal:
        for _ in range(40):
            terminal.until(ASK)
            terminal.type("1")
        terminal.until(said("cli", "another"))
        terminal.type("y")
        terminal.until(said("cli", "move-number", number=1))
        terminal.until(ASK)
        terminal.type("quit")

        assert terminal.end() == 0
    matches = [json.loads(path.read_text()) for path in data.glob("*.tenfold")]
    assert sorted((match["options"]["begins"], len(match["entries"])) for match in matches) == [
        ("1", 0),
        ("2", 80),
    ]


def test_odd_bytes_are_no_problem(data: Path) -> None:
    printf = ("bash", "-c", 'printf "\\xff\\xfe\\x00\\n\\x1b[2J\\n" | "$0" -m tenfold "$@"')
    done = run(data, sys.executable, "play", "tenzania", "--seed", "1", command=printf)

    assert done.code == 0
    assert len(like("cli", "error-bad-notation").findall(done.out)) == 2
