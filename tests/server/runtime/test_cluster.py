"""Several processes serve the same tables: any of them takes any command, and all see the same."""

import contextlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tenfold.cli import entry_point
from tenfold.server.runtime import pubsub
from tenfold.server.stores.jobs import TURN, Job
from tests.server import redis_server
from tests.server.cluster import Cluster, cluster, fixed
from tests.server.helpers import catch_up, pair, play_out, play_turn, until
from tests.server.postgres import PostgresServer
from tests.wording import part

SOON = 1.2
"""Sooner than anybody looks by itself."""
AT_LAST = 4.0
"""Two seconds, and what a busy machine adds to them."""


@pytest.fixture(scope="module", params=["redis", "database"])
def three(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres_server: PostgresServer
) -> Iterator[Cluster]:
    """Three servers that tell each other by Redis, or by the database."""
    redis = redis_server.shared().url if request.param == "redis" else ""
    with cluster(tmp_path_factory.mktemp("several"), postgres_server.fresh(), redis) as one:
        yield one


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, postgres_server: PostgresServer) -> Iterator[Cluster]:
    """Two servers that soon play for who is away."""
    folder = tmp_path_factory.mktemp("hasty")
    with cluster(folder, postgres_server.fresh(), redis_server.shared().url, 2, grace_seconds=0.2) as one:
        yield one


def test_a_match_is_played_by_all_of_them(three: Cluster) -> None:
    ann, bob, table = pair(three)
    with (
        fixed(three, ann, 0).sit(table) as a,
        fixed(three, bob, 1).sit(table) as b,
        fixed(three, ann, 2).sit(table, watches=True) as other,
    ):
        play_out(a, b)
        other.wait(lambda it: it.is_over)
    numbers = [
        [event["number"] for event in line.events if event["code"] == "place"] for line in (a, b, other)
    ]

    assert numbers[0] == numbers[1] == numbers[2] == list(range(1, len(numbers[0]) + 1))


def test_a_move_is_heard_of_sooner_than_anybody_looks(three: Cluster) -> None:
    ann, bob, table = pair(three, options={"begins": "1"})
    with fixed(three, ann, 0).sit(table) as a, fixed(three, bob, 1).sit(table) as b:
        b.wait(lambda it: bool(it.views))
        a.wait_for_turn()
        quickest = AT_LAST
        for line, other in ((a, b), (b, a), (a, b), (b, a)):
            start = time.monotonic()
            assert play_turn(line)
            other.wait(lambda it: it.turn is not None)
            quickest = min(quickest, time.monotonic() - start)

    assert quickest < SOON / 4


def test_a_move_elsewhere_is_read_by_one_question(
    tmp_path: Path, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is told that a log is longer reads it, and does not ask besides who is where."""
    monkeypatch.setattr("tenfold.server.runtime.cluster.POLL_SECONDS", 1e6)
    with cluster(tmp_path, postgres_server.fresh(), redis_server.shared().url, 2) as two:
        ann, bob, table = pair(two, options={"begins": "1"})
        with fixed(two, ann, 0).sit(table) as a, fixed(two, bob, 1).sit(table) as b:
            a.wait(lambda it: it.table and it.table["seats"][1]["present"])
            b.wait(lambda it: it.table and it.table["seats"][0]["present"] and bool(it.views))
            a.wait_for_turn()
            presence, asked = two.servers[1].runtime.store.presence, []
            read = presence.peer_states
            monkeypatch.setattr(presence, "peer_states", lambda *args: (asked.append(args), read(*args))[1])
            for line, other in ((a, b), (b, a)) * 3:
                assert play_turn(line)
                other.wait(lambda it: it.turn is not None)

    assert len(asked) <= 1  # somebody may still have been on the way in


def test_a_lost_sound_costs_two_seconds_and_nothing_else(
    three: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pubsub.PubSub, "publish", lambda *_: None)
    ann, bob, table = pair(three, options={"begins": "1"})
    with fixed(three, ann, 0).sit(table) as a, fixed(three, bob, 1).sit(table) as b:
        b.wait(lambda it: bool(it.views))
        a.wait_for_turn()
        took = []
        for line, other in ((a, b), (b, a), (a, b)):  # a busy machine makes some slower
            start = time.monotonic()
            assert play_turn(line)
            other.wait(lambda it: it.turn is not None)
            took.append(time.monotonic() - start)
            if took[-1] < AT_LAST:
                break

    assert min(took) < AT_LAST


def test_who_is_here_is_known_everywhere_and_reactions_are_seen(three: Cluster) -> None:
    ann, bob, table = pair(three)
    with fixed(three, ann, 0).sit(table) as a:
        a.wait(lambda it: it.table is not None)
        with fixed(three, bob, 1).sit(table) as b:
            a.wait(lambda it: it.table["seats"][1]["present"])
            b.wait(lambda it: it.table and it.table["seats"][0]["present"])
            assert b.send("react", reaction="thanks")["ok"]
            seen: list[Any] = []
            until(
                lambda: bool(seen.append(a.receive(0.1)) or any(m and m["type"] == "reaction" for m in seen))
            )
            assert next(m for m in seen if m and m["type"] == "reaction")["name"] == "Bob"
        a.wait(lambda it: not it.table["seats"][1]["present"])
        third = fixed(three, ann, 2)
        until(lambda: not third.table(table)["seats"][1]["present"])
        assert not third.table(table)["seats"][1]["present"]


def test_who_was_let_in_by_one_is_known_to_all(three: Cluster) -> None:
    ann, eve = three.guest("Ann"), three.guest("Eve")
    made = fixed(three, ann, 0).make("tenzania", ["me", "open"])
    for server in range(3):
        fixed(three, ann, server).table(made["table"])
    fixed(three, eve, 1).join(made["code"])

    for server in range(3):
        assert fixed(three, eve, server).table(made["table"])["status"] == "waiting"


def test_a_new_name_reaches_tables_of_other_processes(three: Cluster) -> None:
    ann, bob, table = pair(three)
    with fixed(three, bob, 1).sit(table) as line:
        line.wait(lambda it: it.table is not None)
        fixed(three, ann, 0).rename("Anna")
        line.wait(lambda it: it.table["seats"][0]["name"] == "Anna")


def test_what_one_does_not_know_yet_it_reads_before_it_refuses(
    three: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that comes from another process knows more than this one: its move is not refused."""
    monkeypatch.setattr(pubsub.PubSub, "publish", lambda *_: None)
    ann, bob, table = pair(three, options={"begins": "1"})
    first, second = (fixed(three, ann, at) for at in (0, 1))
    second.table(table)
    with first.sit(table) as a:
        a.wait_for_turn()
        assert play_turn(a)
    with fixed(three, bob, 0).sit(table) as b:
        view = b.wait_for_turn()
        assert view is not None
        action = {"seat": 1, "action": view["legal"][0]["action"], "count": view["count"]}
        answer = fixed(three, bob, 1).command(table, {"type": "act", "id": "far", **action})
        again = [
            fixed(three, bob, at).command(table, {"type": "act", "id": "far", **action}) for at in range(3)
        ]

    assert answer["ok"]
    assert again == [answer] * 3


def test_a_rematch_that_two_ask_for_at_once_is_one_table(three: Cluster) -> None:
    ann, bob, table = pair(three)
    assert ann.command(table, {"type": "resign", "id": "r", "seat": 0})["ok"]
    both = (fixed(three, ann, 0), fixed(three, bob, 1))
    for client in both:
        until(lambda client=client: client.table(table)["status"] == "over")
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda client: client.command(table, {"type": "rematch", "id": "m"}), both))
    tables = {line["table"] for client in both for line in client.tables()["mine"]}

    assert answers[0]["ok"]
    assert answers[0]["table"] == answers[1]["table"]
    assert tables == {table, answers[0]["table"]}


def test_bots_play_each_move_once(three: Cluster) -> None:
    ann = three.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy", "greedy"], start=True)["table"]
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(fixed(three, ann, at).sit(table)) for at in range(3)]
        for _ in range(4):
            lines[0].wait_for_turn()
            assert play_turn(lines[0])
        lines[0].wait_for_turn()
        until(lambda: bool(catch_up(*lines) or len({len(line.events) for line in lines}) == 1))
    told = [[event["text"] for event in line.events] for line in lines]

    assert told[0] == told[1] == told[2]


def test_a_bot_stands_in_only_for_who_is_connected_nowhere(hasty: Cluster) -> None:
    ann, bob, table = pair(hasty, options={"begins": "2"})
    with fixed(hasty, bob, 1).sit(table) as b, fixed(hasty, ann, 0).sit(table) as a:
        a.wait(lambda it: it.table and it.table["seats"][1]["present"])
        b.wait_for_turn()
        time.sleep(0.6)
        assert not fixed(hasty, ann, 0).table(table)["seats"][1]["stand_in"]
        b.close()
        a.wait(lambda it: it.table["seats"][1]["stand_in"] and it.turn is not None)
        with fixed(hasty, bob, 1).sit(table) as back:
            a.wait(lambda it: not it.table["seats"][1]["stand_in"])
            back.wait(lambda it: bool(it.views))


def test_a_server_that_dies_takes_nobody_with_it(hasty: Cluster) -> None:
    """Who was connected to it counts as gone, and its bots' moves are made by another."""
    store = hasty.servers[0].runtime.store
    ann, bob, table = pair(hasty, options={"begins": "2"})
    guest = bob.me()["guest"]

    async def ghost() -> None:
        await store.presence.heartbeat("dead")
        await store.presence.connect("dead", {table: {guest}})
        await store.jobs.plan(table, [Job(TURN, "1")])
        await store.jobs.take("dead", 100)

    hasty.run(ghost())
    with fixed(hasty, ann, 0).sit(table) as a:
        a.wait(lambda it: it.table and it.table["seats"][1]["present"], 10)
        a.wait(lambda it: not it.table["seats"][1]["present"] and it.turn is not None, 20)


def test_redis_needs_a_database(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    code = entry_point.run(["serve", "--data", str(tmp_path), "--port", "0", "--redis", "redis://127.0.0.1"])

    assert code == 2
    assert "--database" in capsys.readouterr().err


def test_an_address_that_is_no_redis_is_said(
    tmp_path: Any, postgres_server: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--data", str(tmp_path), "--port", "0", "--database", postgres_server.fresh()]
    code = entry_point.run(["serve", *options, "--redis", "http://somewhere"])

    assert code == 2
    assert part("server", "redis-name") in capsys.readouterr().err
