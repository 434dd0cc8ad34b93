"""A runtime that plays for a long time: does it keep what it should let go?

    python bench/soak.py                                 5,000 matches of all games, two bots each
    python bench/soak.py --matches 600 --compare 200     a shorter one
    python bench/soak.py --minutes 120                   two hours (`make soak`, its length by MINUTES=…)

Bots play through a running runtime: rooms, minders, the store, replays that are kept. Resident
memory is compared after `--compare` matches and at the end. With `--minutes`, memory, open files and the
data folder are looked at all the time, and nothing may grow after the first sixth of it: memory and open
files by a twentieth at most, and the folder by what matches leave there: as much for each as at first.
"""

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tenfold.core.registry import game_ids, game_of
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.settings import Settings
from tenfold.server.table.commands import NewSeat, NewTable

AT_ONCE = 6
IDLE_SECONDS = 0.5
PAGE_BYTES = 4096
MAX_GROWTH = 0.05
MAX_RATIO_TO_FIRST = 1.25
"""By so much more may later matches leave in the folder than the first: those of all games differ."""
SPARE_FILES = 8
SPARE_BYTES = 20_000
SAY_EVERY = 100


@dataclass(frozen=True)
class Soaked:
    """Resident memory, in MB."""

    early: float
    late: float

    @property
    def growth(self) -> float:
        """By how much of itself the memory has grown."""
        return self.late / self.early - 1


def resident() -> float:
    """The memory that this process holds now, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * PAGE_BYTES / 1e6


@dataclass(frozen=True)
class Moment:
    """What the runtime holds at a moment."""

    seconds: float
    matches: int
    memory: float
    """Resident, in MB."""
    open_files: int
    names: frozenset[str]
    """The files in the data folder."""
    size: int
    """Their bytes together."""

    def line(self) -> str:
        """For who waits."""
        return (
            f"{self.seconds / 60:6.1f} min: {self.matches} matches, {self.memory:.1f} MB, "
            f"{self.open_files} open files, {self.size / 1e6:.1f} MB in {len(self.names)} files"
        )


def looked_at(folder: Path, start: float, matches: int) -> Moment:
    """The runtime now."""
    files = {path.name: path.stat().st_size for path in folder.iterdir() if path.is_file()}
    return Moment(
        time.monotonic() - start,
        matches,
        resident(),
        len(list(Path("/proc/self/fd").iterdir())),
        frozenset(files),
        sum(files.values()),
    )


def complaints(moments: Sequence[Moment]) -> list[str]:
    """What has grown that should not have; the first sixth of the time is for getting warm."""
    late = [moment for moment in moments if moment.seconds >= moments[-1].seconds / 6]
    first, last = late[0], late[-1]
    highest = max(moment.memory for moment in late)
    found = []
    if highest > first.memory * (1 + MAX_GROWTH):
        found.append(f"memory grew from {first.memory:.1f} MB to {highest:.1f} MB")
    if last.open_files > first.open_files * (1 + MAX_GROWTH) + SPARE_FILES:
        found.append(f"open files grew from {first.open_files} to {last.open_files}")
    if last.names != first.names:
        found.append(f"files came: {', '.join(sorted(last.names - first.names))}")
    middle = late[len(late) // 2]
    early_each, late_each = (
        (after.size - before.size) / max(1, after.matches - before.matches)
        for before, after in ((first, middle), (middle, last))
    )
    if late_each > early_each * MAX_RATIO_TO_FIRST + SPARE_BYTES:
        found.append(f"a match left {early_each:.0f} bytes first and {late_each:.0f} later")
    return found


async def soak_for(folder: Path, minutes: float, games: list[str], every: float = 60.0) -> list[Moment]:
    """Play for so many minutes, and look again and again."""
    runtime = Runtime(Settings(data=folder, bot_seconds=0.0, idle_seconds=IDLE_SECONDS))
    await runtime.open()
    while not runtime.game_loader.is_ready:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    start, played = time.monotonic(), itertools.count(1)
    done = 0

    async def play_on() -> None:
        nonlocal done
        while time.monotonic() - start < minutes * 60:
            await play(runtime, games[next(played) % len(games)])
            done += 1

    playing = asyncio.gather(*(play_on() for _ in range(AT_ONCE)))
    moments = [looked_at(folder, start, done)]
    while not playing.done():
        await asyncio.wait([playing], timeout=every)
        moments.append(looked_at(folder, start, done))
        say(moments[-1].line())
    await playing
    await runtime.close()
    return moments


async def play(runtime: Runtime, game_id: str) -> None:
    """One match of bots, to its end."""
    seats = [NewSeat("bot", "greedy") for _ in range(game_of(game_id).seats[0])]
    made = await runtime.factory.create("soak", NewTable(game_id, seats, start=True))
    while (await runtime.store.tables.status(made.id)) != "over":  # noqa: ASYNC110  (nobody tells us)
        await asyncio.sleep(0.05)


async def soak(folder: Path, matches: int, compare: int, games: list[str]) -> Soaked:
    """Play, a few at once, and look at the memory twice."""
    runtime = Runtime(Settings(data=folder, bot_seconds=0.0, idle_seconds=IDLE_SECONDS))
    await runtime.open()
    while not runtime.game_loader.is_ready:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    numbers = itertools.count(1)
    early = 0.0
    start = time.monotonic()

    async def play_on() -> None:
        nonlocal early
        while (number := next(numbers)) <= matches:
            await play(runtime, games[number % len(games)])
            if number == compare:
                early = resident()
            if number % SAY_EVERY == 0:
                say(f"{number} matches, {time.monotonic() - start:.0f} s: {resident():.1f} MB")

    await asyncio.gather(*(play_on() for _ in range(AT_ONCE)))
    late = resident()
    await runtime.close()
    return Soaked(early, late)


def say(line: str) -> None:
    """One line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def for_minutes(minutes: float) -> int:
    """Soak for so long; 1 if anything has grown that should not have."""
    with tempfile.TemporaryDirectory() as folder:
        moments = asyncio.run(soak_for(Path(folder), minutes, game_ids(), min(60.0, minutes * 2)))
    found = complaints(moments)
    say("\n".join(found) or "nothing grew that should not have")
    return 1 if found else 0


def main() -> None:
    """Soak, and say how the memory has grown."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--compare", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, default=0.0, help="play for so long, and look all the time")
    chosen = parser.parse_args()
    if chosen.minutes:
        sys.exit(for_minutes(chosen.minutes))
    with tempfile.TemporaryDirectory() as folder:
        soaked = asyncio.run(soak(Path(folder), chosen.matches, chosen.compare, game_ids()))
    say(f"{soaked.early:.1f} MB after {chosen.compare}, {soaked.late:.1f} MB after {chosen.matches}")
    say(f"growth: {soaked.growth:+.2%}")


if __name__ == "__main__":
    main()
