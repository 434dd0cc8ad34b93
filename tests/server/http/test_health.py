"""What monitoring is told."""

import asyncio
import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from tenfold.server.background import game_loader
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.http.handlers.health import HealthHandlers
from tenfold.server.messages import message

if TYPE_CHECKING:
    from starlette.requests import Request


async def no_problems() -> list[str]:
    return []


def test_a_server_that_cannot_load_a_game_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game_id: str) -> None:
        if game_id == "tenzania":
            raise ImportError

    monkeypatch.setattr(game_loader, "_try", fail)
    monkeypatch.setattr(game_loader, "LOADED", set(game_loader.game_ids()))
    loader = GameLoader()
    runtime = SimpleNamespace(game_loader=loader, store=SimpleNamespace(problems=no_problems), cluster=None)
    handlers = HealthHandlers.__new__(HealthHandlers)
    handlers._runtime = cast("Any", runtime)

    async def main() -> None:
        await loader.prepare()
        response = await handlers.ready(cast("Request", None))
        assert response.status_code == 503
        assert json.loads(bytes(response.body))["problems"] == [message("game-broken", game="tenzania")]

    asyncio.run(main())
