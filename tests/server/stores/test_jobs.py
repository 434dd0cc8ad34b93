"""Jobs are taken once, when they are due, by one process after another."""

import asyncio
import time
from pathlib import Path

import pytest

from tenfold.server.stores import jobs as stored
from tenfold.server.stores import postgres_store
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.jobs import TURN, Job, TakenJob
from tenfold.server.stores.postgres_store import open_postgres_store
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent
from tests.server.postgres import PostgresServer
from tests.server.store_fixture import ROW, SUMMARY, Open, run


def named(taken: list[TakenJob]) -> list[tuple[str, str, str]]:
    return sorted((job.table, job.kind, job.subject) for job in taken)


def test_a_job_is_taken_once_when_it_is_due(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0"), Job("time", "1:7", 1.5)])
        first = await asyncio.gather(*(store.jobs.take("me", 10) for _ in range(4)))
        early = await store.jobs.take("me", 10)
        async with asyncio.timeout(20):
            while not (late := await store.jobs.take("me", 10)):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

        assert [named(taken) for taken in first if taken] == [[("t", TURN, "0")]]
        assert early == []
        assert named(late) == [("t", "time", "1:7")]

    run(reopen, work)


def test_jobs_wait_for_the_next_process(reopen: Open) -> None:
    run(reopen, lambda store: store.jobs.plan("t", [Job(TURN, "0")]))

    async def work(store: Store) -> None:
        assert await store.jobs.count_due() == 1
        (job,) = await store.jobs.take("other", 10)
        assert await store.jobs.count_due() == 0
        await store.jobs.finish("other", job)
        assert await store.jobs.take("other", 10) == []

    run(reopen, work)


def test_the_jobs_of_a_dead_process_are_taken_by_another(
    reopen: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "LEASE_SECONDS", 0.2)

    async def begin(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0")])
        assert len(await store.jobs.take("first", 10)) == 1

    run(reopen, begin)
    time.sleep(0.3)

    assert named(run(reopen, lambda store: store.jobs.take("second", 10))) == [("t", TURN, "0")]


def test_the_jobs_of_a_living_process_are_its_own(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "LEASE_SECONDS", 2.0)
    url = postgres_server.fresh()

    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0")])
        (job,) = await store.jobs.take("first", 10)
        for _ in range(3):
            await asyncio.sleep(0.75)
            await store.jobs.renew_lease("first")
            assert await store.jobs.take("second", 10) == []
        await store.jobs.release_all("first")
        assert await store.jobs.take("second", 10) == [job]
        await store.jobs.finish("first", job)  # too late: it is another's now
        await store.jobs.reschedule("second", job, 0.0)
        assert await store.jobs.take("third", 10) == [job]

    run(lambda: open_postgres_store(url), work)


def test_two_processes_never_take_the_same_job(postgres_server: PostgresServer) -> None:
    url = postgres_server.fresh()

    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, str(number)) for number in range(60)])
        others = [store, open_postgres_store(url), open_postgres_store(url)]
        taken = await asyncio.gather(
            *(one.jobs.take(f"process {at % 3}", 7) for at, one in enumerate(others * 5))
        )
        for one in others[1:]:
            await one.close()
        subjects = [job.subject for some in taken for job in some]

        assert len(subjects) == len(set(subjects)) == 60

    run(lambda: open_postgres_store(url), work)


def test_a_job_planned_again_while_it_runs_is_taken_again(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0")])
        (job,) = await store.jobs.take("me", 10)
        await store.jobs.plan("t", [Job(TURN, "0")])
        assert await store.jobs.take("me", 10) == []
        await store.jobs.finish("me", job)
        assert named(await store.jobs.take("me", 10)) == [("t", TURN, "0")]

    run(reopen, work)


def test_a_planned_job_keeps_its_time_and_can_be_cancelled(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job("time", "0", 0.2), Job("time", "1", 0.2)])
        await store.jobs.plan("t", [Job("time", "0", 100.0), Job("time", "1", 100.0)])
        await store.jobs.cancel("t", "time", "1")
        await asyncio.sleep(0.3)
        assert named(await store.jobs.take("me", 10)) == [("t", "time", "0")]

    run(reopen, work)


def test_an_append_replaces_the_pending_turns(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job("absence", "ann", 0.0)])
        await store.tables.append("t", 1, [StoredEvent(b"a")], SUMMARY, jobs=[Job(TURN, "0"), Job(TURN, "1")])
        await store.tables.append("t", 2, [StoredEvent(b"b")], SUMMARY, jobs=[Job(TURN, "1"), Job(TURN, "2")])
        with pytest.raises(Conflict):
            await store.tables.append("t", 2, [StoredEvent(b"late")], SUMMARY, jobs=[Job(TURN, "3")])
        taken = await store.jobs.take("me", 10)
        assert named(taken) == [("t", "absence", "ann"), ("t", TURN, "1"), ("t", TURN, "2")]
        await store.tables.append("t", 3, [StoredEvent(b"c")], SUMMARY)
        await store.jobs.release_all("me")
        assert named(await store.jobs.take("me", 10)) == [("t", "absence", "ann")]

    run(reopen, work)


def test_a_new_table_has_its_first_jobs(reopen: Open) -> None:
    other = ROW.__class__("u", "tenzania", "another", "CODE23", b"s", public=False)

    async def work(store: Store) -> None:
        await store.tables.create(other, [StoredEvent(b"made")], SUMMARY, [], jobs=[Job(TURN, "1")])
        assert named(await store.jobs.take("me", 10)) == [("u", TURN, "1")]

    run(reopen, work)


def test_a_clock_set_back_delays_no_job_for_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()

    async def work(store: Store) -> None:
        monkeypatch.setattr("time.time", lambda: now + 7200.0)
        await store.jobs.plan("t", [Job(TURN, "0"), Job("time", "0", 60.0)])
        monkeypatch.setattr("time.time", lambda: now)
        assert named(await store.jobs.take("me", 10)) == [("t", TURN, "0")]
        monkeypatch.setattr("time.time", lambda: now + 61.0)
        assert named(await store.jobs.take("me", 10)) == [("t", "time", "0")]

    run(lambda: open_sqlite_store(tmp_path / "db"), work)


def test_a_database_clock_set_back_delays_no_job_for_hours(
    postgres_server: PostgresServer,
) -> None:
    url = postgres_server.fresh()

    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0"), Job(TURN, "1")])
        (held, _) = await store.jobs.take("me", 10)
        await store.jobs.release_all("me")
        await store.driver.execute("UPDATE jobs SET planned = planned + 7200, due = due + 7200")
        await store.driver.execute(
            "UPDATE jobs SET holder = 'dead', held_until = due WHERE subject = $1", held.subject
        )
        assert len(await store.jobs.take("me", 10)) == 2

    run(lambda: open_postgres_store(url), work)


def test_job_kinds_differ() -> None:
    kinds = [stored.TURN, stored.ABSENCE, stored.RESUME, stored.EXPIRY]

    assert len(set(kinds)) == len(kinds)
