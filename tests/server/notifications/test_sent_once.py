"""A turn is told once, whichever process tells it and whichever dies."""

import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tenfold.client import Client
from tenfold.server.stores import notifications
from tests.server.fake_smtp import fake_smtp
from tests.server.helpers import Running, begun, running, until
from tests.server.notifications.turn_based import (
    BOB,
    SITE,
    days,
    is_decided,
    move,
    settings_with,
    with_mailbox,
)
from tests.server.postgres import PostgresServer
from tests.wording import part

TURNS = 4


def test_of_two_processes_one_tells_each_turn(postgres_server: PostgresServer, tmp_path: Path) -> None:
    database = postgres_server.fresh()
    with fake_smtp() as office, ExitStack() as stack:
        servers: list[Running] = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            settings = settings_with(office, tmp_path / name, database=database)
            servers.append(stack.enter_context(running(settings)))
        ann, bob, table = days(servers[0])
        with_mailbox(servers[0].url, office, bob)
        for _ in range(TURNS):
            move(ann, table)
            until(lambda: is_decided(servers[1], table))
            move(bob, table)
        until(lambda: len(office.raw) >= TURNS)

        numbers = {letter["Message-ID"] for letter in office.letters}
        assert len(office.raw) == len(numbers) == TURNS


@pytest.mark.one_file
def test_what_a_killed_server_had_begun_is_told_by_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fake_smtp() as office:
        settings = settings_with(office, tmp_path, database="")
        environment = {
            **os.environ,
            "TENFOLD_SMTP": office.url,
            "TENFOLD_MAIL_FROM": settings.mail_from,
            "TENFOLD_PUBLIC_URL": SITE,
            "TENFOLD_NOTICE_SECONDS": "0.1",
            "TENFOLD_GRACE_SECONDS": "1000000",
        }
        command = ["-m", "tenfold", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
        with subprocess.Popen(
            [sys.executable, *command], env=environment, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            said = iter(process.stdout.readline, "")
            url = next(
                line.split()[-1].rstrip("/") for line in said if part("server", "welcome-here") in line
            )
            ann, bob = Client(url), Client(url)
            ann.rename("Ann")
            bob.rename("Bob")
            table = table_of_days(ann, bob)
            with_mailbox(url, office, bob)
            office.holds.set()
            office.commands.clear()
            move(ann, table)
            until(lambda: any(one.startswith("data") for one in office.commands))
            os.kill(process.pid, signal.SIGKILL)
        office.holds.clear()
        lost = list(office.raw)
        monkeypatch.setattr(notifications, "RETRY_SECONDS", 1.0)
        with running(settings) as server:
            until(lambda: bool(office.raw))
            until(lambda: is_decided(server, table))
            time.sleep(1.5)

        assert lost == []
        assert [to for _, to, _ in office.raw] == [[f"<{BOB}>"]]


def table_of_days(ann: Client, bob: Client) -> str:
    """A table at which it is Ann's turn, and nobody is connected."""
    clock = {"per": "move", "seconds": 2 * 24 * 3600, "then": "bot"}
    return begun(ann, bob, clock=clock, options={"begins": "1"})
