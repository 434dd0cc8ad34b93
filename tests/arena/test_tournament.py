"""A tournament: the same whoever plays it, whole whatever fails in it, and never begun again."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tenfold.arena.executors import ProcessPool
from tenfold.arena.journal import RESULTS, Journal
from tenfold.arena.match_runner import Result, run_match
from tenfold.arena.messages import BadTournament
from tenfold.arena.schedule import Schedule, create_schedule
from tenfold.arena.tournament import Tournament
from tenfold.core.registry import game_of
from tests.cli.terminal import COMMAND, ROOT, environment, run_here
from tests.wording import like, part, said

GAME = game_of("ten_squares")


def schedule(names: str = "greedy random", seed: str = "1") -> Schedule:
    return create_schedule(GAME, names.split(), None, {}, seed)


def untimed(tournament: Tournament) -> list[Result]:
    return [replace(one, seconds=()) for _, one in sorted(tournament.results.items())]


PLAY_HERE = partial(map, run_match)
PATIENCE = 9
"""Seconds in which a process begins and plays a match, on a busy machine too."""


def played_here(names: str = "greedy random", deals: int = 6, *, stops_early: bool = False) -> Tournament:
    tournament = Tournament(schedule(names), deals, stops_early)
    tournament.play(PLAY_HERE)
    return tournament


def test_the_same_seed_gives_the_same_results_however_many_processes_play() -> None:
    several = Tournament(schedule(), 6)
    several.play(ProcessPool(3).play)
    other = Tournament(schedule(seed="2"), 6)
    other.play(PLAY_HERE)

    assert untimed(several) == untimed(played_here())
    assert untimed(other) != untimed(several)


@pytest.mark.parametrize(
    ("rogue", "why"),
    [
        ("Raises", "ValueError: I do not like"),
        ("Cheats", f"IllegalAction: {said('core', 'error-no-such-move')}"),
        ("Dies", said("arena", "died", code=9)),
        ("Sleeps", said("arena", "too-long", seconds=PATIENCE)),
    ],
)
def test_a_match_that_fails_is_named_and_nothing_else_is_lost(rogue: str, why: str) -> None:
    tournament = Tournament(schedule(f"random tests.arena.misbehaving_agents:{rogue}"), 2)
    tournament.play(ProcessPool(2, patience=PATIENCE if rogue == "Sleeps" else 10 * PATIENCE).play)
    table = tournament.standings()

    assert len(tournament.results) == 4
    assert 1 <= len(table.failed) < 4
    assert table.matches == 4 - len(table.failed)
    assert all(why in one.failed for one in table.failed)
    assert len(table.rows) == 2


def test_a_search_with_its_own_budget_plays_too() -> None:
    tournament = Tournament(schedule("search:20 greedy"), 1)
    tournament.play(PLAY_HERE)

    assert not tournament.standings().failed
    assert {row.agent for row in tournament.standings().rows} == {"search:20", "greedy"}


def test_an_order_that_is_certain_ends_a_tournament_early_and_at_the_same_place_for_all() -> None:
    alone = played_here("greedy random", 200, stops_early=True)
    several = Tournament(schedule(), 200, stops_early=True)
    several.play(ProcessPool(2).play)

    assert alone.decided_after is not None
    assert len(alone.results) < alone.matches
    assert several.decided_after == alone.decided_after
    first, second = alone.standings(), several.standings()
    assert [row.rating for row in first.rows] == [row.rating for row in second.rows]
    assert first.matches == second.matches == 2 * alone.decided_after


def test_results_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    Tournament(schedule(), 2, journal=Journal(tmp_path, schedule())).play(PLAY_HERE)
    text = (tmp_path / RESULTS).read_text()
    (tmp_path / RESULTS).write_text(text[:-25])

    again = Tournament(schedule(), 4, journal=Journal(tmp_path, schedule()))
    known = len(again.results)
    told: list[Result] = []
    again.play(PLAY_HERE, told.append)

    assert known == 3
    assert [one.number for one in told] == [3, 4, 5, 6, 7]
    assert untimed(again) == untimed(played_here(deals=4))


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path, schedule())

    with pytest.raises(
        BadTournament, match=like("arena", "another-tournament", what="seed", there='"1"', here='"2"')
    ):
        Journal(tmp_path, schedule(seed="2"))
    (tmp_path / RESULTS).write_text("shopping: apples\n")
    with pytest.raises(BadTournament, match=like("arena", "not-a-journal")):
        Journal(tmp_path, schedule())


def test_a_tournament_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("arena", "ten_squares", "--agents", "greedy", "random", "--seed", "1")
    out = tmp_path / "out"
    begun = subprocess.Popen(
        [*COMMAND, *words, "--matches", "2000000", "--processes", "2", "--out", str(out)],
        env=environment(tmp_path),
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + 100
        while not (out / RESULTS).exists() or len((out / RESULTS).read_text().splitlines()) < 8:
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        os.kill(begun.pid, signal.SIGKILL)
        begun.wait()
    known = len(Tournament(schedule(), 10**4, journal=Journal(out, schedule())).results)
    matches = 2 * (known // 2 + 3)

    done = run_here(tmp_path, *words, "--matches", str(matches), "--processes", "1", "--out", str(out))

    assert done.code == 0, done.err
    assert part("arena", "known", count=known) in done.out.replace(",", "")
    whole = Tournament(schedule(), matches // 2, journal=Journal(out, schedule()))
    assert len(whole.results) == matches
    assert untimed(whole) == untimed(played_here(deals=matches // 2))


def test_the_command_prints_a_table_and_keeps_a_picture_and_json(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("arena", "ten_squares", "--agents", "rusty,random", "--seed", "1", "--processes", "1")
    done = run_here(tmp_path, *words, "--matches", "5", "--out", str(out))
    told = run_here(tmp_path, *words, "--matches", "6", "--out", str(out), "--json")

    assert done.code == told.code == 0, done.err
    assert said("arena", "rounded", wished=5, matches=6, each=2) in done.out
    assert said("arena", "summary", matches=6, deals=3, even=said("arena", "percent", number=50)) in done.out
    table = json.loads((out / "table.json").read_text())
    assert json.loads(told.out) == table
    assert [row["agent"] for row in table["rows"]] == [
        line.split()[0] for line in done.out.splitlines() if "ms" in line
    ]
    assert sum(row["share"]["value"] for row in table["rows"]) == pytest.approx(1)
    picture = ET.parse(out / "ratings.svg").getroot()  # noqa: S314  (we have just written it)
    assert {"rusty", "random"} <= {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--agents greedy rendom --matches 4", part("core", "error-unknown-agent", name="rendom")),
        (
            "--agents greedy nowhere:Bot --matches 4",
            said("arena", "no-such-program", name="nowhere:Bot", why="No module named 'nowhere'"),
        ),
        ("--agents greedy --matches 4", said("arena", "too-few-agents")),
        ("--agents greedy random --matches 0", said("arena", "bad-matches")),
        ("--agents greedy random --matches 4 --processes 0", said("arena", "bad-processes")),
        ("--agents greedy random --matches 4 --patience 0", said("arena", "bad-patience")),
        (
            "--agents greedy random --matches 4 --seats 3",
            said("core", "error-bad-seats", title="10 Squares", fewest=0, most=2, seats=3),
        ),
        ("--agents greedy random --matches 4 --option deck=9", "deck"),
        (
            "--agents greedy random --matches 4 --out /dev/null/x",
            said(
                "arena",
                "unwritable",
                path="/dev/null/x",
                why=said("core", "error-cause", code="ENOTDIR", system=""),
            ),
        ),
    ],
)
def test_a_wrong_call_is_answered_with_a_sentence(words: str, sentence: str, tmp_path: Path) -> None:
    done = run_here(tmp_path, "arena", "ten_squares", *words.split())

    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


def test_without_ray_the_command_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ("--agents", "greedy", "random", "--matches", "2", "--ray", "local")
    done = run_here(tmp_path, "arena", "ten_squares", *words)

    assert done.code == 2
    assert said("arena", "no-ray") in done.err
