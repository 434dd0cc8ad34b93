"""A runtime that plays for a long time: does it keep what it should let go?

    python bench/memory.py                                 5,000 matches of all games, two bots each
    python bench/memory.py --matches 600 --compare 200     a shorter one

Bots play through a running runtime: rooms, minders, the store, replays that are kept. Resident memory is
compared after `--compare` matches and at the end.
"""

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tenfold.core.registry import game_ids, game_of
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.settings import Settings
from tenfold.server.table.commands import NewSeat, NewTable

AT_ONCE = 6
IDLE_SECONDS = 0.5
PAGE_BYTES = 4096
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


def main() -> None:
    """Soak, and say how the memory has grown."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--compare", type=int, default=1_000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soaked = asyncio.run(soak(Path(folder), chosen.matches, chosen.compare, game_ids()))
    say(f"{soaked.early:.1f} MB after {chosen.compare}, {soaked.late:.1f} MB after {chosen.matches}")
    say(f"growth: {soaked.growth:+.2%}")


if __name__ == "__main__":
    main()
