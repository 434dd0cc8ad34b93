"""A look back on a finished match: in the background, once, and for who may see the match."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tenfold.client import Client
from tenfold.server.background import analysis_queue
from tenfold.server.background.analysis_queue import MAX_PER_ADDRESS, MAX_WAITING, AnalysisQueue
from tenfold.server.errors import Unavailable
from tests.server.helpers import Running, begun, pair, play_out, until
from tests.wording import said

pytestmark = pytest.mark.compiled
FOUND, WORKING, FAILED, NONE = "found", "working", "failed", "none"


def looked(guest: Client, table: str, wanted: str = FOUND) -> dict[str, Any]:
    """Ask until it is as far as that."""
    path = f"/api/tables/{table}/look"
    answers: list[dict[str, Any]] = [guest.call("POST", path)]
    until(lambda: bool(answers.append(guest.call("GET", path)) or answers[-1]["status"] == wanted), 120)
    return answers[-1]


def over(server: Running) -> tuple[Client, Client, str]:
    ann, bob, table = pair(server, "ten_squares")
    with ann.sit(table) as one, bob.sit(table) as other:
        play_out(one, other)
    return ann, bob, table


def test_a_finished_match_is_looked_back_on_once_for_who_may_see_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails is told and can be tried again; what is found is kept, and told to each in their words."""
    ann, bob, table = over(server)
    eve = server.guest("Eve")
    path = f"/api/tables/{table}/look"
    before = ann.call("GET", path)
    monkeypatch.setattr(analysis_queue, "PROGRAM", "tenfold.no_such_module")
    failed = looked(ann, table, FAILED)
    monkeypatch.undo()
    first = ann.call("POST", path)
    found = looked(ann, table)
    taken = []
    for _ in range(3):  # other tests on the machine make some of them slower
        start = time.perf_counter()
        again = bob.call("POST", path)
        taken.append(time.perf_counter() - start)
    french = bob.call("GET", f"{path}?language=fr")
    hidden = eve.request("POST", path)[0]
    ann.command(table, {"type": "share", "id": "s", "yes": True})
    shared = eve.call("POST", path)

    assert before == {"status": NONE}
    assert failed["sentence"] == said("server", "look-failed")
    assert first["status"] in {WORKING, FOUND}
    assert found["players"] == ["Ann", "Bob"]
    assert (found["yours"], again["yours"], shared["yours"]) == ([0], [1], [])
    assert found["moments"] == again["moments"] == french["moments"] == shared["moments"]
    assert min(taken) < 5.0, "it is kept"
    assert sum(account["end"] for account in found["accounts"]) == 1.0
    assert hidden == 404
    assert not any("You " in turn["happened"] for turn in shared["turns"])
    for turn, translated in zip(again["turns"], french["turns"], strict=True):
        assert turn["happened"] != translated["happened"]
        assert (turn["played"] is None) == (turn["kind"] != "mistake")


def test_one_guest_does_not_fill_the_queue_of_reviews(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = server.runtime.analysis_queue
    ann = server.guest("Ann")
    tables = [begun(ann, server.guest("Bob"), "ten_squares") for _ in range(3)]
    other, _, their = pair(server, "ten_squares")
    for client, table in [(ann, table) for table in tables] + [(other, their)]:
        assert client.command(table, {"type": "resign", "id": "r", "seat": 0})["ok"]
    release = asyncio.Event()

    async def wait(*_: object) -> str:
        await release.wait()
        raise RuntimeError("not in this test")

    monkeypatch.setattr(queue, "_run_process", wait)
    answers = [ann.request("POST", f"/api/tables/{table}/look")[0] for table in tables]
    others = other.request("POST", f"/api/tables/{their}/look")[0]
    server.loop.call_soon_threadsafe(release.set)

    assert answers == [200, 200, 409]
    assert others == 200


def test_one_address_does_not_fill_the_queue_of_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever makes up many guests waits for no more than one address may."""
    tables = iter(range(1000))

    async def fill() -> tuple[int, int]:
        never = asyncio.Event()
        queue = AnalysisQueue(cast("Any", None), asyncio.ensure_future)
        monkeypatch.setattr(AnalysisQueue, "_analyse", lambda *_: never.wait())
        monkeypatch.setattr(analysis_queue, "match_to_plain", lambda _: {})
        monkeypatch.setattr(analysis_queue, "with_resignations", lambda *_: SimpleNamespace(outcome=None))

        def ask(guest: str, address: str) -> bool:
            table = SimpleNamespace(
                identity=SimpleNamespace(id=f"t{next(tables)}"),
                match=object(),
                lobby=None,
                view=lambda _: None,
            )
            try:
                queue.enqueue(cast("Any", table), guest, address)
            except Unavailable:
                return False
            return True

        one = sum(ask(f"g{at}", "192.0.2.1") for at in range(100))
        all_together = one + sum(ask(f"h{at}", f"192.0.2.{at}") for at in range(2, 100))
        for job in queue.jobs.values():
            job.task.cancel()
        return one, all_together

    assert asyncio.run(fill()) == (MAX_PER_ADDRESS, MAX_WAITING)


def test_a_match_that_was_given_up_ends_with_who_stayed(server: Running) -> None:
    ann, bob, table = pair(server, "ten_squares")
    bob.command(table, {"type": "resign", "id": "r", "seat": 1})
    found = looked(ann, table)

    assert [account["end"] for account in found["accounts"]] == [1.0, 0.0]
    assert found["turns"] == []


def test_a_running_match_is_not_looked_back_on(server: Running) -> None:
    ann, _, table = pair(server, "ten_squares")
    eve = server.guest("Eve")

    for method in ("GET", "POST"):
        assert ann.request(method, f"/api/tables/{table}/look")[0] == 409
        assert eve.request(method, f"/api/tables/{table}/look")[0] == 404


def test_the_puzzle_of_a_day_is_the_same_for_everybody_in_their_own_words(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    path = "/api/games/tenzania/puzzle?day=2026-11-16"
    one, other, french = ann.call("GET", path), bob.call("GET", path), bob.call("GET", f"{path}&language=fr")
    next_day = ann.call("GET", "/api/games/tenzania/puzzle?day=2026-11-17")

    assert one == other
    assert french["view"]["state"] == one["view"]["state"]
    assert french["answer"]["why"] != one["answer"]["why"]
    assert next_day["number"] != one["number"]
    assert one["answer"]["action"] in {legal["action"] for legal in one["view"]["legal"]}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("tenzania/puzzle", 400),
        ("tenzania/puzzle?day=tomorrow", 400),
        ("tenzania/puzzle?day=2026-02-30", 400),
        ("no_such_game/puzzle?day=2026-11-16", 404),
    ],
)
def test_a_day_that_is_none_gets_a_sentence(server: Running, path: str, status: int) -> None:
    ann = server.guest("Ann")
    answer = ann.request("GET", f"/api/games/{path}")

    assert answer[0] == status
