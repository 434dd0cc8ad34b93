"""Racks are filled while nobody waits for anybody: the terminal says it in few lines."""

import re
from pathlib import Path

from tests.cli.terminal import run_here

ASK = "? for help): "
MOST_LINES = 24
"""So many stand on a terminal of the usual height."""


def test_d30_the_first_prompt_around_the_world_stands_on_the_first_screen(data: Path) -> None:
    done = run_here(
        data, "play", "ten_days_world", "--seed", "1", "--bots", "random", typed="log all\nquit\n"
    )
    before, after = done.out.split(ASK)[:2]

    assert before.count("\n") <= MOST_LINES
    assert re.search(r"^  · \w+ has made 40 moves meanwhile; “log all” tells more\.$", before, re.MULTILINE)
    assert len(re.findall(r"fills day \d+\.$", after, re.MULTILINE)) == 20


def test_d5_the_end_of_filling_is_told_whole(data: Path) -> None:
    typed = "".join(f"fill {day}\n" for day in range(1, 11)) + "quit\n"
    done = run_here(data, "play", "ten_days_africa", "--seed", "1", "--bots", "random", typed=typed)

    assert done.out.count("meanwhile") == 1
    assert "has made 10 moves meanwhile" in done.out.split(ASK)[0]
    assert "All racks are full. The piles begin with " in done.out
    assert len(re.findall(r"· You put .* on day \d+\.$", done.out, re.MULTILINE)) == 10
