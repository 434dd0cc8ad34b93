"""What happens without anybody asking: rooms leave the memory, tables are forgotten, games get ready."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tenfold.core.errors import UnknownGame
from tenfold.server import serving
from tenfold.server.bots.thinker import Thinker
from tenfold.server.errors import NotReady
from tenfold.server.serving import PortTaken, listening, welcome
from tenfold.server.upkeep import library, warm
from tenfold.server.upkeep.library import Library
from tests.server.test_tables import played
from tests.server.tools import pair, running, settings_for, until


def test_an_idle_room_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_seconds=0.2)) as server:
        ann, _, table = pair(server)
        until(lambda: table not in server.house.rooms)
        gone = table not in server.house.rooms

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


def test_a_game_that_is_not_ready_is_waited_for_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "PATIENCE", 0.05)

    async def main() -> None:
        shelf = Library()
        assert not shelf.is_ready
        with pytest.raises(NotReady, match="being prepared"):
            await shelf.game("tenzania")
        with pytest.raises(UnknownGame):
            await shelf.game("chess")
        await shelf._load("tenzania")
        assert (await shelf.game("tenzania")).id == "tenzania"

    asyncio.run(main())


def test_games_that_are_not_compiled_are_compiled_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_compiled", lambda _: False)
    monkeypatch.setattr(library, "game_ids", lambda: ("tenzania",))
    monkeypatch.setattr(library, "LOADED", set())
    loaded: list[str] = []

    async def main() -> None:
        shelf = Library()
        await shelf.prepare()
        assert shelf.is_ready
        loaded.extend(game["id"] for game in await shelf.shelf())

    asyncio.run(main())

    assert "tenzania" in loaded


def test_a_broken_game_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game_id: str) -> None:
        if game_id == "tenzania":
            raise RuntimeError(game_id)

    monkeypatch.setattr(library, "_try", broken)
    monkeypatch.setattr(warm, "is_compiled", lambda _: True)

    async def main() -> None:
        shelf = Library()
        await shelf.prepare()
        assert shelf.is_ready
        assert "tenzania" not in {game["id"] for game in await shelf.shelf()}
        with pytest.raises(UnknownGame):
            await shelf.game("tenzania")

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
    monkeypatch.setattr("tenfold.server.bots.thinker.agent_of", lambda *_: Broken(action))
    table = played()
    view = table.view(table.due[0])
    thinker = Thinker()
    chosen = asyncio.run(thinker.think("greedy", view))
    thinker.close()

    assert chosen in view.legal


def test_a_taken_port_is_said_so_or_the_next_one_used(tmp_path: Path) -> None:
    first = listening(settings_for(tmp_path, port=0), may_move=False)
    port = first.getsockname()[1]
    settings = settings_for(tmp_path, port=port)
    with pytest.raises(PortTaken, match="--port"):
        listening(settings, may_move=False)
    second = listening(settings, may_move=True)
    other = second.getsockname()[1]
    first.close()
    second.close()

    assert other > port


def test_the_welcome_names_both_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving.sys.stdout, "isatty", lambda: True, raising=False)
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
