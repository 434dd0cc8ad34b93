"""`tenfold solve`: compute a game's tablebase, which the perfect bot uses."""

import argparse
import os
import shutil
import time
from pathlib import Path

from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.errors import INTERRUPTED, OK, BadUsage, Unwritable
from tenfold.cli.files.saves import make_folder
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import screen_of
from tenfold.core.messages import title_of
from tenfold.core.paths import tablebase_folder
from tenfold.core.registry import game_ids, game_of
from tenfold.core.tablebase import Tablebase

GIGABYTE = 1e9


def run(chosen: argparse.Namespace) -> int:
    """Compute what is missing of the table, and say where it is."""
    screen = screen_of()
    game = game_of(chosen.game)
    if game.tablebase is None:
        solvable = ", ".join(name for name in game_ids() if game_of(name).tablebase is not None)
        raise BadUsage(message("solve-too-many", game=title_of(game), solvable=solvable))
    if chosen.threads is not None and chosen.threads < 1:
        raise BadUsage(message("solve-threads"))
    folder = Path(chosen.out) / game.id if chosen.out else tablebase_folder(game.id)
    table = game.tablebase(folder)
    missing = len(table.missing)
    if missing == 0:
        screen.say(message("solve-already", game=title_of(game), folder=str(folder)))
        return OK
    if missing < table.parts:
        screen.say(message("solve-going-on", there=table.parts - missing, parts=table.parts))
    make_folder(folder)
    _check_room(folder, table)
    warm_up(game, screen)
    start = time.monotonic()
    try:
        with screen.progress(message("solve-working", game=title_of(game)), missing) as advance:
            table.compute(chosen.threads or os.cpu_count() or 1, lambda _: advance(1))
    except KeyboardInterrupt:
        screen.say(message("solve-stopped", missing=len(table.missing)))
        return INTERRUPTED
    except OSError as error:
        raise Unwritable(folder, error) from error
    seconds = time.monotonic() - start
    screen.say(message("solve-done", game=title_of(game), folder=str(folder), seconds=seconds))
    return OK


def _check_room(folder: Path, table: Tablebase) -> None:
    """Say what is needed before hours are spent, not after."""
    needed = len(table.missing) * table.part_bytes
    free = shutil.disk_usage(folder).free
    if free < needed:
        room = {"needed": needed / GIGABYTE, "free": free / GIGABYTE}
        raise BadUsage(message("solve-room", folder=str(folder), **room))
    memory = _memory()
    if memory is not None and memory < table.working_bytes:
        room = {"needed": table.working_bytes / GIGABYTE, "free": memory / GIGABYTE}
        raise BadUsage(message("solve-memory", **room))


def _memory() -> int | None:
    """How much memory is free, if the system says it."""
    try:
        text = Path("/proc/meminfo").read_text(encoding="ascii")
    except OSError:
        return None
    lines = dict(line.split(":", 1) for line in text.splitlines())
    return int(lines["MemAvailable"].split()[0]) * 1024 if "MemAvailable" in lines else None
