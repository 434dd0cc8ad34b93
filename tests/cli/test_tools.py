"""Simulating, replaying, tracing, measuring, checking."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tenfold.cli.commands.bench import DECISIONS, decisions_in
from tenfold.cli.table.dialogue import clause_of
from tenfold.core.registry import game_ids, game_of
from tests.cli.tenzania_checker import check
from tests.cli.terminal import COMMAND, THE_END, Done, Terminal, run, run_here
from tests.wording import like, said

EVERYONE = said("cli", "replay-everybody")
OWN_HAND = said("tenzania", "show-hand")


def simulated(folder: Path, *words: str) -> list[Path]:
    done = run_here(folder, "simulate", "tenzania", "--out", str(folder), *words)
    assert done.code == 0, done.err
    return sorted(folder.glob("*.tenfold"))


def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    words = ("--matches", "2", "--seed", "9", "--agents", "greedy,random,random")
    first, second = simulated(tmp_path / "a", *words), simulated(tmp_path / "b", *words)

    assert [path.name for path in first] == ["tenzania-9-00001.tenfold", "tenzania-9-00002.tenfold"]
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]
    assert json.loads(first[0].read_text())["players"] == ["bot:greedy", "bot:random", "bot:random"]


def test_a_simulation_is_summed_up(tmp_path: Path) -> None:
    done = run_here(tmp_path, "simulate", "tenzania", "--matches", "3", "--agents", "greedy", "--seats", "4")

    assert said("cli", "simulate-summary", game="Tenzania", matches=3, length=80.0) in done.out
    assert done.out.count("greedy") == 4
    assert like("cli", "simulate-seed").search(done.out)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words",
    ["--seed 1", "--seed 2 --seats 5", "--seed 3 --agents greedy,random", "--seed 4 --option doubling=off"],
)
def test_a_trace_holds_before_an_independent_checker(words: str, tmp_path: Path) -> None:
    (file,) = simulated(tmp_path, *words.split())
    done = run_here(tmp_path, "trace", str(file))

    outcome = check(done.out.splitlines())

    assert done.code == 0
    assert outcome["ending"] == "all-cards-played"


def test_the_checker_shares_no_code_with_us() -> None:
    source = (Path(__file__).parent / "tenzania_checker.py").read_text()

    assert "import tenfold" not in source
    assert "from tenfold" not in source


def test_the_checker_notices_a_wrong_trace(match_file: Path, tmp_path: Path) -> None:
    lines = run_here(tmp_path, "trace", str(match_file)).out.splitlines()
    entry = json.loads(lines[10])
    entry["state"]["won"][0] += 1
    lines[10] = json.dumps(entry)

    with pytest.raises(AssertionError):
        check(lines)


def test_a_trace_tells_what_is_taken_back_and_where_a_match_stands(data: Path) -> None:
    run_here(data, "play", "tenzania", "--seed", "1", typed="1\n" * 38 + "undo\n")
    (file,) = data.glob("*.tenfold")
    lines: list[dict[str, Any]] = [
        json.loads(line) for line in run_here(data, "trace", str(file)).out.splitlines()
    ]

    *_, back, last = lines
    assert list(back) == ["number", "seat", "takes_back", "due", "legal", "state"]
    before = lines[back["takes_back"] - 1]
    assert {name: back["state"][name] for name in back["state"]} == before["state"]
    assert list(lines[0]) == ["number", "game", "rules_version", "seats", "options", "due", "legal", "state"]
    assert list(lines[1]) == ["number", "seat", "action", "due", "legal", "state"]
    assert last == {"outcome": None}


def test_a_replay_tells_the_whole_match(match_file: Path, tmp_path: Path) -> None:
    done = run_here(tmp_path, "replay", "--all", str(match_file))

    assert done.code == 0
    assert "  80  " in done.out
    assert f"Tenzania · {THE_END}" in done.out
    assert OWN_HAND not in done.out


def _after(number: int, who: str) -> str:
    return said("cli", "replay-after", number=number, last=80, who=who)


def test_a_replay_goes_forth_and_back_and_jumps(match_file: Path, tmp_path: Path) -> None:
    typed = "\n\nb\n40\ns\ns 2\nx\n79\n\nq\n"
    done = run_here(tmp_path, "replay", str(match_file), typed=typed)

    assert done.code == 0
    headings = [line for line in done.out.splitlines() if line.startswith("── Tenzania")]
    marks = [line.removeprefix("── Tenzania · ") for line in headings if THE_END not in line]
    assert marks == [
        said("cli", "replay-deal", who=EVERYONE),
        _after(1, EVERYONE),
        _after(2, EVERYONE),
        _after(1, EVERYONE),
        _after(40, EVERYONE),
        _after(40, "Greedy"),
        _after(40, "Random"),
        _after(79, "Random"),
        _after(80, "Random"),
    ]
    assert OWN_HAND in done.out
    assert THE_END in done.out


def test_a_replay_in_a_terminal_ends_with_the_input(match_file: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(match_file)) as terminal:
        terminal.until("0/80 > ")
        terminal.press("\x04")

        assert terminal.end() == 0


def test_a_match_is_read_from_the_standard_input(match_file: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "trace", "-", typed=match_file.read_text())

    assert done.code == 0
    assert done.out.count("\n") == 82


def test_the_benchmark_prints_rows(tmp_path: Path) -> None:
    games = ("tenzania", "ten_squares")
    done = run_here(tmp_path, "bench", *games, "--json", "--seconds", "0.1")

    rows, searches = (json.loads(done.out)[name] for name in ("rows", "searches"))
    assert [(row["what"], row["game"]) for row in rows] == [
        (what, game) for what in ("random play", "by kinds") for game in games
    ]
    for row in rows:
        assert set(row) == {"what", "game", "seats", "plies_per_s", "games_per_s"}
        assert row["plies_per_s"] > row["games_per_s"] > 0
    assert [row["game"] for row in searches] == list(games)
    assert all(row["playouts_per_s"] > 1 for row in searches)


@pytest.mark.parametrize("game", game_ids())
def test_the_benchmark_finds_decisions_in_every_game(game: str) -> None:
    views = decisions_in(game_of(game))

    assert 0 < len(views) <= DECISIONS
    assert all(len(view.legal) > 1 for view in views)


def test_the_benchmark_prints_a_table(tmp_path: Path) -> None:
    done = run_here(tmp_path, "bench", "tenzania", "--seconds", "0.1")

    assert said("cli", "bench-plies") in done.out
    assert re.search(rf"{said('cli', 'bench-random-play')} +tenzania", done.out)
    assert said("cli", "bench-search") in done.out


def test_the_doctor_finds_all_well(data: Path) -> None:
    done = run(data, "doctor")

    assert done.code == 0, done.out
    assert done.out.endswith(said("help", "doctor-well") + "\n")
    assert like("help", "doctor-played").search(done.out)


def doctor_without(match_file: Path, *modules: str) -> Done:
    """The doctor where some modules are missing and nothing can be written."""
    hidden = "import sys; " + "; ".join(f"sys.modules[{name!r}] = None" for name in modules)
    start = f"{hidden}\nfrom tenfold.cli import main; sys.exit(main(sys.argv[1:]))"
    blocked = str(match_file / "inside")
    env = {"TENFOLD_CACHE": blocked, "TENFOLD_INTERPRET": "1"}  # nothing is compiled six times in vain
    return run(blocked, "doctor", command=(COMMAND[0], "-c", start), env=env)


def test_the_doctor_says_what_to_do(match_file: Path) -> None:
    done = doctor_without(match_file, "rich")

    assert done.code == 1
    assert said("help", "doctor-matches-where") in done.out
    assert said("help", "doctor-compiled-where") in done.out
    assert said("help", "doctor-rich") in done.out


def test_where_fluent_is_missing_the_doctor_says_so_in_sentences(match_file: Path) -> None:
    done = doctor_without(match_file, "fluent.runtime")

    assert done.code == 1
    missing = like("help", "doctor-not-loaded").pattern
    assert re.search(f"fluent.runtime: {missing} — {re.escape(said('help', 'doctor-reinstall'))}", done.out)
    assert not re.search("(doctor|error)-", done.out)


def test_one_clause_is_found_among_the_rules() -> None:
    rules = "# Game\n\n- **Z1** Deal.\n- **Z10** Ten\n  is won.\n\n## Rulings\n- **Z11** Last.\n"

    assert clause_of(rules, "z10") == "- **Z10** Ten\n  is won."
    assert clause_of(rules, "Z1") == "- **Z1** Deal."
    assert clause_of(rules, "Z2") is None
    assert clause_of(rules, ".") is None


def test_our_own_mistake_is_one_sentence_too(tmp_path: Path) -> None:
    broken = (
        "import sys, tenfold.cli as cli, tenfold.cli.commands.bench as b; "
        "b.measure = 0; sys.exit(cli.main(['bench']))"
    )
    done = run(tmp_path, command=(sys.executable, "-c", broken))

    assert done.code == 1
    assert like("help", "unexpected", what="TypeError").search(done.err)
