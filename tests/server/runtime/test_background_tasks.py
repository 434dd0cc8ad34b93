"""Work beside requests goes on until the server stops, whatever goes wrong."""

import asyncio

import pytest

from tenfold.server.runtime import background_tasks
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tests.server.log_capture import capture_logs


def test_a_loop_that_fails_starts_again_and_one_that_ends_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_tasks, "RETRY_SECONDS", 0.0)
    starts: list[str] = []
    third = asyncio.Event()

    async def loop() -> None:
        starts.append("loop")
        if len(starts) < 3:
            raise ValueError
        if len(starts) == 3:
            third.set()
            await asyncio.sleep(3600)

    async def ending() -> None:
        starts.append("ending")

    async def main() -> None:
        tasks = BackgroundTasks()
        tasks.keep_running("jobs", loop)
        await third.wait()
        tasks.keep_running("short", ending)
        await asyncio.sleep(0.01)
        await tasks.cancel_all()
        tasks.close()

    with capture_logs() as logs:
        asyncio.run(main())

    assert starts == ["loop", "loop", "loop", "ending"]
    assert sum("jobs failed, starting again" in line for line in logs.lines) == 2
