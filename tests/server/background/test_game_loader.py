"""What happens without anybody asking: rooms leave the memory, tables are forgotten, games get ready."""

import asyncio
import contextlib
import fcntl
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tenfold.core.cache import cache_folder
from tenfold.core.errors import UnknownGame
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.registry import GAMES, game_of
from tenfold.server import run
from tenfold.server.background import compile_process, game_loader
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.bots.agent_pool import AgentPool
from tenfold.server.run import PortTaken, open_listener, welcome
from tenfold.server.table.table import Table
from tests.server.helpers import pair, play_turn, running, settings_for, until
from tests.server.table.variants import played


def test_an_idle_room_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_seconds=0.2)) as server:
        ann, _, table = pair(server)
        until(lambda: table not in server.runtime.tables.rooms)
        gone = table not in server.runtime.tables.rooms

        assert gone
        assert ann.table(table)["status"] == "playing"


def test_a_table_that_nobody_began_is_forgotten(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        ann = server.guest("Ann")
        ann.make("tenzania", ["me", "open"])
        playing = ann.make("tenzania", ["me", "greedy"], start=True)["table"]
    with running(settings_for(tmp_path, waiting_days=-1.0, put_away_days=-1.0, look_seconds=0.05)) as server:
        ann.url = server.url
        until(lambda: len(ann.tables()["mine"]) == 1)

        assert [line["table"] for line in ann.tables()["mine"]] == [playing]


def test_a_game_that_is_to_be_loaded_is_waited_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_loader, "MAX_LOAD_WAIT", 0.05)

    async def main() -> None:
        loader = GameLoader()
        assert not loader.is_ready
        loader._checked.set()
        loader._status["tenzania"].is_compiled = True
        with pytest.raises(UnknownGame):
            await loader.game("chess")
        assert await loader.game("tenzania") is interpreted_game_of("tenzania")
        waiting = asyncio.create_task(loader.loaded("tenzania"))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await loader._load("tenzania")
        await waiting
        assert await loader.game("tenzania") is game_of("tenzania")

    asyncio.run(main())


def cold(monkeypatch: pytest.MonkeyPatch, *games: str) -> None:
    """Nothing is compiled, as far as the library knows."""
    monkeypatch.setattr(compile_process, "is_compiled", lambda _: False)
    monkeypatch.setattr(game_loader, "INTERPRET", False)
    monkeypatch.setattr(game_loader, "LOADED", set())
    if games:
        monkeypatch.setattr(game_loader, "game_ids", lambda: games)


def test_a_game_is_played_interpreted_until_another_process_has_compiled_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cold(monkeypatch, "tenzania")
    ready: list[str] = []

    async def told(game_id: str) -> None:
        ready.append(game_id)

    async def main() -> None:
        loader = GameLoader(told)
        preparing = asyncio.create_task(loader.prepare())
        assert await loader.game("tenzania") is interpreted_game_of("tenzania")
        await asyncio.to_thread(until, lambda: bool(loader._compiling))
        (child,) = loader._compiling.values()
        assert os.getsid(child.pid) == child.pid, "Ctrl+C in a terminal must not reach it"
        assert [(game["ready"], game["progress"]) for game in await loader.list_games()] == [
            ("interpreted", 0.0)
        ]
        await preparing
        assert loader.is_ready
        assert await loader.game("tenzania") is game_of("tenzania")
        assert [(game["ready"], game["progress"]) for game in await loader.list_games()] == [
            ("compiled", 1.0)
        ]

    asyncio.run(main())

    assert ready == ["tenzania"]


def test_what_somebody_wants_is_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    cold(monkeypatch)
    monkeypatch.setattr(game_loader, "CORES", 1)
    monkeypatch.setattr(game_loader, "_try", lambda _: None)
    order: list[str] = []

    async def main() -> None:
        loader = GameLoader()
        may_go_on = asyncio.Event()

        async def compile_slowly(game_id: str) -> None:
            order.append(game_id)
            await may_go_on.wait()
            loader._status[game_id].is_compiled = True

        monkeypatch.setattr(loader, "_compile", compile_slowly)
        preparing = asyncio.create_task(loader.prepare())
        await loader.game("ten_squares")
        await loader.game("tenzania")
        may_go_on.set()
        await preparing

    asyncio.run(main())

    assert order.index("tenzania") <= 1
    assert order.index("ten_squares") <= 2
    assert len(order) == len(set(order)) == len(game_loader.game_ids())


def test_what_nobody_asked_for_makes_room_and_is_compiled_later(monkeypatch: pytest.MonkeyPatch) -> None:
    cold(monkeypatch, "ten_squares", "tenzania")
    monkeypatch.setattr(game_loader, "CORES", 1)
    order: list[str] = []

    async def told(game_id: str) -> None:
        order.append(game_id)

    async def main() -> None:
        loader = GameLoader(told)
        preparing = asyncio.create_task(loader.prepare())
        await asyncio.to_thread(until, lambda: "ten_squares" in loader._compiling)
        await loader.game("tenzania")
        await preparing

    asyncio.run(main())

    assert order == ["tenzania", "ten_squares"]


def test_progress_counts_what_an_earlier_process_has_compiled() -> None:
    game = game_of("ten_squares")
    called = compile_process.functions_of(game)
    whole = compile_process.with_all_they_call({game.compiled.apply_at}, called)

    assert game.rules.apply in whole
    assert {game.compiled.apply_at, game.rules.apply} < whole < called.keys()
    assert compile_process.with_all_they_call(set(), called) == set()
    assert all(function.py_func for function in called)


def test_processes_that_start_together_compile_a_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second waits for the first, and then finds the game compiled."""
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))
    folder = cache_folder.__wrapped__(GAMES / "ten_squares")
    with (folder / compile_process.LOCK).open("w") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        command = [sys.executable, "-m", compile_process.__name__, "ten_squares"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as second:
            with pytest.raises(subprocess.TimeoutExpired):
                second.wait(4)
            (folder / compile_process.MARK).touch()
            fcntl.flock(first, fcntl.LOCK_UN)
            said, _ = second.communicate(timeout=60)

    assert said.split() == ["ready"]


def test_a_table_goes_on_compiled_in_the_middle_of_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cold(monkeypatch, "tenzania")
    may_compile = threading.Event()

    async def compile_late(loader: GameLoader, game_id: str) -> None:
        await asyncio.to_thread(may_compile.wait)
        loader._status[game_id].is_compiled = True

    monkeypatch.setattr(GameLoader, "_compile", compile_late)
    with running(settings_for(tmp_path), at_once=True) as server:
        ann = server.guest("Ann")
        made = ann.make("tenzania", ["me", "greedy"], start=True)
        with ann.sit(made["table"]) as line:
            for _ in range(3):
                line.wait_for_turn()
                play_turn(line)
            line.wait_for_turn()
            table = server.runtime.tables.rooms[made["table"]].table
            assert table.game is interpreted_game_of("tenzania")
            may_compile.set()
            until(lambda: server.runtime.tables.rooms[made["table"]].table.game is game_of("tenzania"), 60)
            for _ in range(3):
                line.wait_for_turn()
                play_turn(line)
            line.wait_for_turn()
        table = server.runtime.tables.rooms[made["table"]].table
        again = Table.replay(game_of("tenzania"), table.identity, table.events)

    assert table.match is not None
    assert again.match is not None
    assert len(table.match.entries) >= 12
    assert [entry.digest for entry in again.match.entries] == [entry.digest for entry in table.match.entries]


def test_a_broken_game_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game_id: str) -> None:
        if game_id == "tenzania":
            raise RuntimeError(game_id)

    monkeypatch.setattr(game_loader, "_try", broken)
    monkeypatch.setattr(compile_process, "is_compiled", lambda _: True)

    async def main() -> None:
        loader = GameLoader()
        await loader.prepare()
        assert loader.is_ready
        assert "tenzania" not in {game["id"] for game in await loader.list_games()}
        with pytest.raises(UnknownGame):
            await loader.game("tenzania")

    asyncio.run(main())


class Broken:
    """An agent that fails, or plays what is not legal."""

    def __init__(self, action: int | None) -> None:
        self.action = action

    def act(self, _view: Any) -> int:
        if self.action is None:
            raise ValueError("no idea")
        return self.action


@pytest.mark.parametrize("action", [None, -5])
def test_a_bot_that_fails_still_plays_something_legal(
    monkeypatch: pytest.MonkeyPatch, action: int | None
) -> None:
    monkeypatch.setattr("tenfold.server.bots.agent_pool.agent_of", lambda *_: Broken(action))
    table = played()
    view = table.view(table.due[0])
    agent_pool = AgentPool()
    chosen = asyncio.run(agent_pool.choose_action("greedy", view))
    agent_pool.close()

    assert chosen in view.legal


def test_a_taken_port_is_said_so_or_the_next_one_used(tmp_path: Path) -> None:
    first = open_listener(settings_for(tmp_path, port=0), may_move=False)
    port = first.getsockname()[1]
    settings = settings_for(tmp_path, port=port)
    with pytest.raises(PortTaken, match="--port"):
        open_listener(settings, may_move=False)
    second = open_listener(settings, may_move=True)
    other = second.getsockname()[1]
    first.close()
    second.close()

    assert other > port


def test_small_answers_go_out_at_once(tmp_path: Path) -> None:
    """Else the second of two waits until the first is acknowledged, which may take 40 ms and more."""

    async def is_hurried() -> bool:
        listener = open_listener(settings_for(tmp_path, port=0), may_move=False)
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken = writer.get_extra_info("socket")
            found.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(answer, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname()[:2])
            writer.close()
            return await found != 0

    assert asyncio.run(is_hurried())


def test_the_welcome_names_both_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.sys.stdout, "isatty", lambda: True, raising=False)
    text = welcome("http://127.0.0.1:8010", settings_for(tmp_path, lan="http://192.168.1.5:8010"))

    assert "http://127.0.0.1:8010/" in text
    assert "http://192.168.1.5:8010/" in text
    assert "█" in text or "▀" in text


def test_a_server_that_stops_says_come_back(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        ann = server.guest("Ann")
        table = ann.make("tenzania", ["me", "open"])["table"]
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        wire = connect(url, additional_headers={"Cookie": f"tenfold={ann.cookie}"}, proxy=None)
        wire = wire.__enter__()
        wire.recv(5)
    with contextlib.suppress(ConnectionClosed):
        while True:
            wire.recv(5)
    wire.close()

    assert wire.close_code == 1012
