"""Games that began on a device: a server checks and marks them, and goes on with them as with any other."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tenfold.agents import agent_of
from tenfold.client import Client
from tenfold.client.http import Refused
from tenfold.core.match import Match
from tenfold.core.match_file import match_to_plain
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.server.runtime import table_factory
from tenfold.server.runtime.runtime import MAX_HANDED_PER_ADDRESS
from tests.server.helpers import Running, pair, until
from tests.wording import like

ALONE = [{"kind": "me"}, {"kind": "bot", "agent": "casual"}]
TOGETHER = [{"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}]


def played(moves: int, number: int = 0) -> dict[str, Any]:
    """A match of 10 Squares after some moves, as a device keeps it."""
    match = Match(game_of("ten_squares"), 2, secret_of("handed over", number))
    bot = agent_of("greedy", number)
    while match.due and len(match.entries) < moves:
        seat = match.due[0]
        match.submit(seat, bot.act(match.view(seat)), match.count(seat))
    return match_to_plain(match, ["Ann", "Kito"])


def nested(depth: int) -> Any:
    """Lists in lists."""
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def hand_over(guest: Client, file: Any, seats: list[Any] = ALONE, **more: Any) -> str:
    table: str = guest.call("POST", "/api/handed-over", {"file": file, "seats": seats, **more})["table"]
    return table


def test_a_game_goes_on_where_it_was(server: Running) -> None:
    ann = server.guest("Ann")
    file = played(6)
    table = hand_over(ann, file, TOGETHER)
    with ann.sit(table) as line:
        view = line.wait_for_turn()
        assert view["count"] == sum(entry["seat"] == view["observer"] for entry in file["entries"])
        assert line.act(view, view["legal"][0]["action"])["ok"]
        assert [seat["name"] for seat in line.table["seats"]] == ["Ben", "Cleo"]
        assert line.table["from_device"]
        assert line.table["commitment"] == file["commitment"]


def test_bots_play_on(server: Running) -> None:
    ann = server.guest("Ann")
    with ann.sit(hand_over(ann, played(3))) as line:
        while view := line.wait_for_turn():
            line.act(view, view["legal"][0]["action"])
        assert line.views[0]["outcome"]


def test_a_finished_game_is_replayed_and_saved_as_it_was(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    file = played(1000)
    table = hand_over(ann, file)
    assert ann.call("GET", f"/api/tables/{table}")["status"] == "over"
    replay = ann.call("GET", f"/api/tables/{table}/replay")
    assert replay["from_device"]
    assert replay["yours"] == [0]
    saved = ann.call("GET", f"/api/tables/{table}/file")
    assert {**saved, "players": []} == {**file, "players": []}
    (line,) = ann.call("GET", "/api/tables")["mine"]
    assert line["results"][0]["yours"]
    theirs = ben.call("GET", "/api/tables")
    assert not theirs["mine"]
    assert table not in [line["table"] for line in theirs["public"]]
    with pytest.raises(Refused):
        ben.call("GET", f"/api/tables/{table}/replay")


def test_who_resigned_has_resigned(server: Running) -> None:
    ann = server.guest("Ann")
    table = hand_over(ann, played(4), resigned=[0])
    replay = ann.call("GET", f"/api/tables/{table}/replay")
    assert replay["outcome"]["ending"] == "resigned"
    assert replay["outcome"]["winners"] == [1]


def test_a_rematch_is_dealt_by_the_server(server: Running) -> None:
    ann = server.guest("Ann")
    with ann.sit(hand_over(ann, played(1000))) as line:
        line.wait(lambda it: bool(it.views))
        rematch = line.send("rematch")["table"]
    assert not ann.call("GET", f"/api/tables/{rematch}")["from_device"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda file: {"digests": [*file["digests"][:-1], "0" * 64]}, "replay-diverged"),
        (lambda file: {"entries": file["entries"][::-1]}, "replay-diverged"),
        (lambda _: {"seed": "00" * 32}, "replay-diverged"),
        (lambda _: {"outcome": played(1000)["outcome"]}, "replay-diverged"),
        (lambda _: {"rules_version": 0}, "bad-file"),
        (lambda _: {"format": 2}, "bad-file"),
        (lambda _: {"seats": 200}, "bad-seats"),
        (lambda _: {"options": {"begins": ["1"]}}, "bad-option"),
        (lambda _: {"entries": 5}, "bad-file"),
        (lambda _: {"entries": [{}]}, "bad-file"),
        (lambda file: {"entries": [{**file["entries"][0], "action": nested(400)}]}, "replay-diverged"),
        (lambda _: {"game": "chess" * 99}, "unknown-game"),
        (lambda _: {"game": None}, "unknown-game"),
    ],
)
def test_a_log_that_the_rules_do_not_lead_to_is_refused(server: Running, change: Any, code: str) -> None:
    ann = server.guest("Ann")
    file = played(8)
    with pytest.raises(Refused) as refusal:
        hand_over(ann, {**file, **change(file)})
    assert refusal.value.code == code
    assert len(refusal.value.sentence) < 300
    assert ann.call("GET", "/api/tables")["mine"] == []


def test_the_refusal_says_what_is_wrong(server: Running) -> None:
    with pytest.raises(Refused, match=like("core", "error-match-version")):
        hand_over(server.guest("Ann"), {**played(1), "rules_version": 0})


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ([{"kind": "me"}, {"kind": "open"}], {}),
        ([{"kind": "me"}], {}),
        (ALONE, {"resigned": [1]}),
        (ALONE, {"resigned": [7]}),
        (ALONE, {"joined": [-1]}),
        (ALONE, {"joined": [1]}),
        (ALONE, {"joined": [3]}),
        (ALONE, {"joined": [9]}),
        (ALONE, {"from_device": False}),
    ],
)
def test_seats_that_do_not_fit_are_refused(server: Running, seats: Any, more: Any) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refused) as refusal:
        hand_over(ann, played(8), seats, **more)
    assert refusal.value.code == "bad-request"
    assert ann.call("GET", "/api/tables")["mine"] == []


def test_what_is_too_long_is_refused_before_it_is_played(server: Running) -> None:
    ann = server.guest("Ann")
    entries = [{"seat": 0, "action": "turn"}] * 5_000
    for change in ({"entries": entries}, {"players": ["x" * 300_000]}):
        with pytest.raises(Refused) as refusal:
            hand_over(ann, {**played(1), **change})
        assert refusal.value.status == 413


def test_many_that_are_handed_over_at_once_hold_nobody_up(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log takes a second to play; tables that are opened meanwhile don't wait for it."""
    ann, other = server.guest("Ann"), pair(server)[2]
    honest, gate = table_factory.match_from_plain, threading.Event()

    def slowly(*args: Any) -> Any:
        assert gate.wait(60)
        return honest(*args)

    monkeypatch.setattr(table_factory, "match_from_plain", slowly)
    file, thread = played(6), server.runtime.device_thread
    with ThreadPoolExecutor(MAX_HANDED_PER_ADDRESS) as threads:
        tables = [threads.submit(hand_over, ann, file) for _ in range(MAX_HANDED_PER_ADDRESS)]
        until(lambda: thread.waiting == MAX_HANDED_PER_ADDRESS)
        with pytest.raises(Refused) as refusal:
            hand_over(ann, file)
        server.loop.call_soon_threadsafe(server.runtime.tables.drop, [other])
        began = time.monotonic()
        server.run(server.runtime.tables.room(other))
        took = time.monotonic() - began
        gate.set()
        made = {table.result() for table in tables}

    assert refusal.value.status == 429
    assert took < 10
    assert len(made) == MAX_HANDED_PER_ADDRESS
    assert thread.waiting == 0
