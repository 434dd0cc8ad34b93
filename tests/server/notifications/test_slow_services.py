"""Services that answer slowly, on purpose or not, keep nobody else waiting."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenfold.server.notifications import push, smtp
from tenfold.server.runtime.turn_notifier import RESOLVER_THREADS, TurnNotifier
from tests.server import helpers
from tests.server.fake_smtp import FakeSmtp, fake_smtp
from tests.server.helpers import Running, running, settings_for, until
from tests.server.notifications import test_push, turn_based
from tests.server.notifications.turn_based import BOB, begun, days, move, with_mailbox
from tests.server.push_receiver import Browser, Service, push_service

SECONDS = 4.0


@pytest.fixture(scope="module")
def office() -> Iterator[FakeSmtp]:
    with fake_smtp() as one:
        yield one


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("service")
    with push_service(folder) as one, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(folder / "ca.pem"))
        for module in (push, smtp):
            patch.setattr(module, "SECONDS", SECONDS)
        yield one


@pytest.fixture(scope="module")
def server(service: Service, office: FakeSmtp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("both")
    mail = turn_based.settings_with(office, folder)
    both = {"smtp": mail.smtp, "mail_from": mail.mail_from, "public_url": mail.public_url}
    assert service.url
    with running(test_push.settings_with(folder, limits=mail.limits, **both)) as one:
        yield one


def test_slow_push_services_delay_neither_push_nor_email(
    server: Running, service: Service, office: FakeSmtp
) -> None:
    slow = [days(server) for _ in range(6)]
    for number, (_, bob, _) in enumerate(slow):
        test_push.subscribe(bob, service, Browser(), f"/slow/{number}")
    ann, bob, table = days(server)
    with_mailbox(server.url, office, bob)
    test_push.subscribe(bob, service, Browser(), "/fast")
    for their_ann, _, their_table in slow:
        move(their_ann, their_table)
    until(lambda: len(service.came) == 6)
    began = time.monotonic()
    move(ann, table)
    until(lambda: any(path == "/fast" for path, _, _ in service.came) and bool(office.letters_to(BOB)))
    took = time.monotonic() - began
    until(lambda: len(service.ended) == 6)

    assert took < SECONDS
    assert max(service.ended) < SECONDS + 1.5


def test_slow_names_of_one_guest_delay_nobody_else(tmp_path: Path) -> None:
    """However many services with dead name servers a guest has, and however soon their exchanges give up."""

    nothing: Any = None
    notifier = TurnNotifier(settings_for(tmp_path), nothing, nothing)
    dead = threading.Event()

    async def ask() -> str:
        await asyncio.gather(*(given_up_soon(notifier, dead) for _ in range(2 * RESOLVER_THREADS)))
        return await asyncio.wait_for(notifier.resolve("bob", lambda: "found"), 2.0)

    try:
        assert asyncio.run(ask()) == "found"
    finally:
        dead.set()
        notifier.close()


async def given_up_soon(notifier: TurnNotifier, dead: threading.Event) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(notifier.resolve("eve", lambda: dead.wait(20)), 0.1)


def test_a_guest_has_one_exchange_at_a_time_with_a_host(server: Running, service: Service) -> None:
    """Many tables and browsers of one guest would otherwise fill all exchanges there are."""
    service.came.clear()
    ann, bob, table = days(server)
    other = helpers.begun(ann, bob, clock=turn_based.DAYS, options={"begins": "1"})
    test_push.subscribe(bob, service, Browser(), "/slow/phone")
    test_push.subscribe(bob, service, Browser(), "/slow/desk")
    for one in (table, other):
        move(ann, one)
    until(lambda: bool(service.came))
    time.sleep(SECONDS / 2)

    assert len(service.came) == 1


def test_a_mail_server_that_never_finishes_is_given_up(server: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(server)
    way = with_mailbox(server.url, office, bob, "carol@example.org")["way"]
    office.drips.set()
    began = time.monotonic()
    try:
        move(ann, table)
        until(lambda: bool(server.runtime.notifier._exchanges))
        until(lambda: not server.runtime.notifier._exchanges)
    finally:
        office.drips.clear()

    assert begun(server, way) == (1, False)
    assert SECONDS - 1 < time.monotonic() - began < SECONDS + 3
