"""Where several machines share a database, its time counts and not that of any machine."""

import asyncio
import time
from pathlib import Path

import pytest

from tenfold.server.runtime import clock_jobs
from tenfold.server.table.events import EntryAdded, decode_event
from tests.server.helpers import pair, play_turn, running, settings_for
from tests.server.postgres import PostgresServer

AHEAD = 45.0


def test_a_machine_whose_clock_is_ahead_takes_no_time_from_anyone(
    tmp_path: Path, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = time.time
    monkeypatch.setattr(clock_jobs.time, "time", lambda: truth() + AHEAD)
    settings = settings_for(tmp_path, database=postgres_server.fresh(), grace_seconds=1e6)
    with running(settings) as server:
        clock = {"per": "game", "seconds": 300, "then": "lost"}
        ann, bob, table = pair(server, clock=clock, options={"begins": "1"})
        with ann.sit(table) as a, bob.sit(table) as b:
            for line in (a, b, a):
                line.wait_for_turn()
                assert play_turn(line)
        events = [decode_event(stored.body) for stored in server.stored(table)]

    times = [event.at for event in events if isinstance(event, EntryAdded)]
    assert len(times) == 3
    assert all(abs(at / 1000 - truth()) < AHEAD / 2 for at in times)


class SlowDatabase:
    """A database that knows the time, and takes a while to say it the first time."""

    now = "now"

    def __init__(self, seconds: float) -> None:
        self.seconds = [seconds]

    async def fetch(self, _: str) -> list[tuple[float]]:
        told = time.time()
        await asyncio.sleep(self.seconds.pop() if self.seconds else 0.0)
        return [(told,)]


def test_a_slow_first_answer_is_soon_replaced_by_a_better_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock_jobs, "MAX_ANSWER_SECONDS", 0.1)
    monkeypatch.setattr(clock_jobs, "RETRY_SECONDS", 0.01)
    clock, database = clock_jobs.ServerClock(), SlowDatabase(1.0)

    async def follow() -> tuple[float, float]:
        await clock.read(database)
        first = abs(clock.now() - time.time())
        following = asyncio.create_task(clock.follow(database))
        async with asyncio.timeout(20):
            while (later := abs(clock.now() - time.time())) >= 0.1:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        following.cancel()
        return first, later

    first, later = asyncio.run(follow())

    assert first > 0.4
    assert later < 0.1
