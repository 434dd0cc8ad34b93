"""Racks are filled at the same time, and the terminal sums it up in a few lines."""

from pathlib import Path

from tests.cli.terminal import ASK, run_here
from tests.wording import like

MAX_LINES = 24
"""So many stand on a terminal of the usual height."""


def test_d30_the_first_prompt_around_the_world_stands_on_the_first_screen(data: Path) -> None:
    done = run_here(
        data, "play", "ten_days_world", "--seed", "1", "--bots", "random", typed="log all\nquit\n"
    )
    before, after = done.out.split(ASK)[:2]

    assert before.count("\n") <= MAX_LINES
    assert like("cli", "meanwhile", count=40).search(before)
    assert len(like("ten_days", "event-fill-hidden").findall(after)) == 20


def test_d5_the_end_of_filling_is_told_whole(data: Path) -> None:
    typed = "".join(f"fill {day}\n" for day in range(1, 11)) + "quit\n"
    done = run_here(data, "play", "ten_days_africa", "--seed", "1", "--bots", "random", typed=typed)

    assert len(like("cli", "meanwhile").findall(done.out)) == 1
    assert like("cli", "meanwhile", count=10).search(done.out.split(ASK)[0])
    assert like("ten_days", "event-piles").search(done.out)
    assert len(like("ten_days", "event-fill", you="yes").findall(done.out)) == 10
