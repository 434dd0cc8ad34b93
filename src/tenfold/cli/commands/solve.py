"""`tenfold solve`: compute what every position of a game is worth, once, for the bot that is perfect."""

import argparse
import os
import shutil
import time
from pathlib import Path

from tenfold.cli.compiling.preparing import prepare
from tenfold.cli.problems import INTERRUPTED, OK, BadUsage, Unwritable
from tenfold.cli.screen.screen import screen_of
from tenfold.core.places import solution_folder
from tenfold.core.registry import game_ids, game_of
from tenfold.core.solved import Solution

GIGABYTE = 1e9


def run(chosen: argparse.Namespace) -> int:
    """Compute what is missing of the table, and say where it is."""
    screen = screen_of()
    game = game_of(chosen.game)
    if game.solution is None:
        solvable = ", ".join(name for name in game_ids() if game_of(name).solution is not None)
        message = f"{game.title} has too many positions to value them all. This can be solved: {solvable}."
        raise BadUsage(message)
    if chosen.threads is not None and chosen.threads < 1:
        message = "At least one thread has to work."
        raise BadUsage(message)
    folder = Path(chosen.out) / game.id if chosen.out else solution_folder(game.id)
    table = game.solution(folder)
    missing = len(table.missing)
    if missing == 0:
        screen.say(f"{game.title} is solved already: {folder}")
        return OK
    if missing < table.parts:
        screen.say(f"Going on: {table.parts - missing} of {table.parts} parts are there.")
    _make(folder)
    _check_room(folder, table)
    prepare(game, screen)
    start = time.monotonic()
    try:
        with screen.progress(f"Solving {game.title}", missing) as advance:
            table.compute(chosen.threads or os.cpu_count() or 1, lambda _: advance(1))
    except KeyboardInterrupt:
        screen.say(f"Stopped; the same command goes on. {len(table.missing)} parts are missing.")
        return INTERRUPTED
    except OSError as error:
        raise Unwritable(folder, error) from error
    screen.say(f"{game.title} is solved: {folder} ({time.monotonic() - start:.0f} s)")
    return OK


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(folder, error) from error


def _check_room(folder: Path, table: Solution) -> None:
    """Say what is needed before hours are spent, not after."""
    needed = len(table.missing) * table.part_bytes
    free = shutil.disk_usage(folder).free
    if free < needed:
        message = (
            f"The table needs {needed / GIGABYTE:.1f} GB more in {folder}, "
            f"and {free / GIGABYTE:.1f} GB are free. Choose another place with --out."
        )
        raise BadUsage(message)
    memory = _memory()
    if memory is not None and memory < table.working_bytes:
        message = (
            f"Solving needs {table.working_bytes / GIGABYTE:.1f} GB of memory, "
            f"and this machine has {memory / GIGABYTE:.1f} GB free."
        )
        raise BadUsage(message)


def _memory() -> int | None:
    """How much memory is free, if the system says it."""
    try:
        text = Path("/proc/meminfo").read_text(encoding="ascii")
    except OSError:
        return None
    lines = dict(line.split(":", 1) for line in text.splitlines())
    return int(lines["MemAvailable"].split()[0]) * 1024 if "MemAvailable" in lines else None
