"""The worker runs due jobs, again if need be, also after a restart and when the clock is set back."""

import asyncio
import time
from pathlib import Path

import pytest

from tenfold.server.background import worker as working
from tenfold.server.background.worker import JobResult, Worker
from tenfold.server.identity import log_name
from tenfold.server.stores.jobs import RESUME, SERVER_WIDE, Job, TakenJob
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tenfold.server.stores.store import Store
from tests.server.helpers import play_turn, running, settings_for, until
from tests.server.log_capture import capture_logs
from tests.server.store_fixture import run


def test_a_worker_does_again_what_is_to_be_done_again_and_gives_back_what_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "RETRY_SECONDS", 0.05)
    done: list[str] = []
    stuck = asyncio.Event()

    async def handler(job: TakenJob) -> JobResult | float:
        done.append(job.subject)
        if job.subject == "stuck":
            await stuck.wait()
        if job.subject == "fails" and done.count("fails") == 1:
            raise ValueError
        return 0.05 if done.count(job.subject) < 2 else JobResult.DONE

    async def work(store: Store) -> None:
        worker = Worker(store.jobs, {RESUME: handler})
        running = asyncio.create_task(worker.run())
        await store.jobs.plan(
            SERVER_WIDE, [Job(RESUME, "twice"), Job(RESUME, "fails"), Job(RESUME, "stuck"), Job("odd", "")]
        )
        worker.wake_in()
        async with asyncio.timeout(20):
            while len(done) < 5 or await store.jobs.count_due():  # noqa: ASYNC110  (no one tells)
                await asyncio.sleep(0.02)
        running.cancel()
        await worker.close()

        assert sorted(done) == ["fails", "fails", "stuck", "twice", "twice"]
        [left] = await store.jobs.take("another", 10)
        assert (left.table, left.kind, left.subject) == (SERVER_WIDE, RESUME, "stuck")

    run(lambda: open_sqlite_store(tmp_path / "db"), work)


def test_logs_name_no_table_by_its_id(tmp_path: Path) -> None:
    """The id of a shared replay is its link, and whoever reads logs is not meant to have it."""
    table = "the-id-of-a-table"

    async def fail(_: TakenJob) -> JobResult:
        raise ValueError

    async def work(store: Store) -> None:
        await Worker(store.jobs, {RESUME: fail})._outcome(TakenJob(table, RESUME, "", 1))

    with capture_logs() as logs:
        run(lambda: open_sqlite_store(tmp_path / "db"), work)

    assert any(log_name(table) in line for line in logs.lines)
    assert not any(table in line for line in logs.lines)


def test_a_bot_goes_on_after_a_restart_without_anybody_coming(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, bot_seconds=3600.0)) as first:
        ann = first.guest("Ann")
        table = ann.make("tenzania", ["me", "greedy"], options={"begins": "2"}, start=True)["table"]
    with running(settings_for(tmp_path)) as second:
        ann.url = second.url
        until(lambda: table in second.runtime.tables.rooms)
        assert table in second.runtime.tables.rooms
        with ann.sit(table) as line:
            line.wait_for_turn()
            assert play_turn(line)


def test_bots_and_people_play_on_when_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    with running(settings_for(tmp_path)) as server:
        ann = server.guest("Ann")
        table = ann.make("tenzania", ["me", "greedy"], start=True)["table"]
        with ann.sit(table) as line:
            for turned_back in (0.0, 7200.0, 86400.0):
                monkeypatch.setattr("time.time", lambda back=turned_back: real() - back)
                line.wait_for_turn()
                assert play_turn(line)
            line.wait_for_turn()
