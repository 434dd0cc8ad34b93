"""Bots play for people: not among themselves in an empty room, and not one after another without need."""

import time
from pathlib import Path
from typing import Any

from tenfold.core.view import View
from tenfold.server.bots.agent_pool import AgentPool
from tests.server import redis_server
from tests.server.cluster import cluster, fixed
from tests.server.helpers import Running, running, settings_for, until
from tests.server.postgres import PostgresServer


def length(server: Running, table: str) -> int:
    return len(server.run(server.runtime.store.tables.event_times(table)))


def test_bots_play_while_someone_watches(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, bot_seconds=0.05)) as server:
        ann = server.guest("Ann")
        table = ann.make("tenzania", ["greedy", "greedy"], start=True)["table"]
        time.sleep(1.0)
        alone = length(server, table)
        with ann.sit(table):
            until(lambda: length(server, table) > alone + 2)
            watched = length(server, table)
        room = server.runtime.tables.rooms[table]
        until(lambda: room.is_idle)
        left = length(server, table)
        time.sleep(1.0)
        still = length(server, table)
        with ann.sit(table) as line:
            line.wait(lambda it: it.is_over, 60)

    assert alone == 2
    assert watched > alone + 2
    assert still == left


def test_bots_play_for_who_watches_at_another_process(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    redis = redis_server.shared().url
    with cluster(tmp_path, postgres_server.fresh(), redis, 2, bot_seconds=0.02) as two:
        ann = two.guest("Ann")
        table = fixed(two, ann, 0).make("tenzania", ["greedy", "greedy"], start=True)["table"]
        with fixed(two, ann, 1).sit(table) as line:
            line.wait(lambda it: it.is_over, 60)

        assert line.is_over


class Prompt(AgentPool):
    """Bots that choose at once."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[int] = []
        self.whose: set[str] = set()

    async def choose_action(self, agent: str, view: View, who: str = "") -> int:  # noqa: ARG002
        self.thoughts.append(view.observer)
        self.whose.add(who)
        return view.legal[-1]


def test_bots_that_choose_at_once_do_not_wait_for_each_other(tmp_path: Path) -> None:
    """Four bots choose their first tickets: each takes one turn's time, and all take it together."""
    seconds = 1.0
    with running(settings_for(tmp_path, bot_seconds=seconds)) as server:
        pool: Any = Prompt()
        server.runtime.services.agent_pool.close()
        server.runtime.services.agent_pool = pool
        ann = server.guest("Ann")
        table = ann.make("heart_of_africa", ["me", *["greedy"] * 4])["table"]
        with ann.sit(table) as line:
            line.wait(lambda it: it.table is not None)
            start = time.monotonic()
            assert line.send("start")["ok"]
            line.wait(lambda it: 0 in it.views and set(it.views[0]["due"]) <= {0}, 20)
            took = time.monotonic() - start
        guest = ann.me()["guest"]

    assert seconds <= took < 4 * seconds  # as one after another
    assert pool.whose == {guest}
