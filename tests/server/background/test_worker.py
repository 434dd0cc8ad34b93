"""What waits to be done is done once, when its time has come, whatever process dies meanwhile."""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tenfold.server.background import worker as working
from tenfold.server.background.worker import JobResult, Worker
from tenfold.server.stores import jobs as stored
from tenfold.server.stores import postgres_store
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.jobs import RESUME, SERVER_WIDE, TURN, Job, TakenJob
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent
from tests.server.helpers import play_turn, running, settings_for, until
from tests.server.store_fixture import ROW, SUMMARY, Open, run

if TYPE_CHECKING:
    from tests.server.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """How the same data are opened once more."""
    if request.param == "sqlite":
        return lambda: open_sqlite_store(tmp_path / "db")
    postgres_server: PostgresServer = request.getfixturevalue("postgres_server")
    url = postgres_server.fresh()
    from tenfold.server.stores.postgres_store import open_postgres_store

    return lambda: open_postgres_store(url)


def named(taken: list[TakenJob]) -> list[tuple[str, str, str]]:
    return sorted((job.table, job.kind, job.subject) for job in taken)


def test_a_job_is_taken_when_its_time_has_come_and_once(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0"), Job("time", "1:7", 0.3)])
        first = await asyncio.gather(*(store.jobs.take("me", 10) for _ in range(4)))
        early = await store.jobs.take("me", 10)
        await asyncio.sleep(0.4)
        late = await store.jobs.take("me", 10)

        assert [named(taken) for taken in first if taken] == [[("t", TURN, "0")]]
        assert early == []
        assert named(late) == [("t", "time", "1:7")]

    run(kept, work)


def test_jobs_wait_for_the_next_process(kept: Open) -> None:
    run(kept, lambda store: store.jobs.plan("t", [Job(TURN, "0")]))

    async def work(store: Store) -> None:
        assert await store.jobs.count_due() == 1
        (job,) = await store.jobs.take("other", 10)
        assert await store.jobs.count_due() == 0
        await store.jobs.finish("other", job)
        assert await store.jobs.take("other", 10) == []

    run(kept, work)


def test_what_dies_in_the_middle_is_done_by_another(kept: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "LEASE_SECONDS", 0.2)

    async def begin(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0")])
        assert len(await store.jobs.take("first", 10)) == 1

    run(kept, begin)
    time.sleep(0.3)

    assert named(run(kept, lambda store: store.jobs.take("second", 10))) == [("t", TURN, "0")]


def test_what_a_process_that_lives_does_is_its_own(
    postgres_server: "PostgresServer", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "LEASE_SECONDS", 1.0)
    url = postgres_server.fresh()
    from tenfold.server.stores.postgres_store import open_postgres_store

    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0")])
        (job,) = await store.jobs.take("first", 10)
        for _ in range(3):
            await asyncio.sleep(0.4)
            await store.jobs.renew_lease("first")
            assert await store.jobs.take("second", 10) == []
        await store.jobs.release_all("first")
        assert await store.jobs.take("second", 10) == [job]
        await store.jobs.finish("first", job)  # too late: it is another's now
        await store.jobs.reschedule("second", job, 0.0)
        assert await store.jobs.take("third", 10) == [job]

    run(lambda: open_postgres_store(url), work)


def test_two_processes_never_take_the_same_job(postgres_server: "PostgresServer") -> None:
    url = postgres_server.fresh()
    from tenfold.server.stores.postgres_store import open_postgres_store

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


def test_what_is_planned_again_while_it_is_done_is_done_again(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job(TURN, "0")])
        (job,) = await store.jobs.take("me", 10)
        await store.jobs.plan("t", [Job(TURN, "0")])
        assert await store.jobs.take("me", 10) == []
        await store.jobs.finish("me", job)
        assert named(await store.jobs.take("me", 10)) == [("t", TURN, "0")]

    run(kept, work)


def test_what_is_planned_keeps_its_time_and_may_be_called_off(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.jobs.plan("t", [Job("time", "0", 0.2), Job("time", "1", 0.2)])
        await store.jobs.plan("t", [Job("time", "0", 100.0), Job("time", "1", 100.0)])
        await store.jobs.cancel("t", "time", "1")
        await asyncio.sleep(0.3)
        assert named(await store.jobs.take("me", 10)) == [("t", "time", "0")]

    run(kept, work)


def test_whoever_appends_says_which_turns_wait(kept: Open) -> None:
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

    run(kept, work)


def test_a_new_table_has_its_first_jobs(kept: Open) -> None:
    other = ROW.__class__("u", "tenzania", "another", "CODE23", b"s", public=False)

    async def work(store: Store) -> None:
        await store.tables.create(other, [StoredEvent(b"made")], SUMMARY, [], jobs=[Job(TURN, "1")])
        assert named(await store.jobs.take("me", 10)) == [("u", TURN, "1")]

    run(kept, work)


def test_a_clock_that_is_set_back_makes_nothing_wait_for_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()

    async def work(store: Store) -> None:
        monkeypatch.setattr("time.time", lambda: now + 7200.0)
        await store.jobs.plan("t", [Job(TURN, "0"), Job("time", "0", 60.0)])
        monkeypatch.setattr("time.time", lambda: now)
        assert named(await store.jobs.take("me", 10)) == [("t", TURN, "0")]
        monkeypatch.setattr("time.time", lambda: now + 61.0)
        assert named(await store.jobs.take("me", 10)) == [("t", "time", "0")]

    run(lambda: open_sqlite_store(tmp_path / "db"), work)


def test_a_database_whose_clock_is_set_back_lets_nothing_wait_for_hours(
    postgres_server: "PostgresServer",
) -> None:
    url = postgres_server.fresh()
    from tenfold.server.stores.postgres_store import open_postgres_store

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
        await asyncio.sleep(0.5)
        running.cancel()
        await worker.close()

        assert sorted(done) == ["fails", "fails", "stuck", "twice", "twice"]
        assert named(await store.jobs.take("another", 10)) == [(SERVER_WIDE, RESUME, "stuck")]

    run(lambda: open_sqlite_store(tmp_path / "db"), work)


def test_a_bot_goes_on_after_a_restart_without_anybody_coming(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, bot_seconds=3600.0)) as first:
        ann = first.guest("Ann")
        table = ann.make("tenzania", ["me", "greedy"], options={"begins": "2"}, start=True)["table"]
    with running(settings_for(tmp_path)) as second:
        ann.url = second.url
        until(lambda: table in second.house.rooms)
        assert table in second.house.rooms
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


def test_jobs_are_named_once() -> None:
    kinds = [stored.TURN, stored.ABSENCE, stored.RESUME, stored.EXPIRY]

    assert len(set(kinds)) == len(kinds)
