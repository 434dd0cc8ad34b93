"""The games on the shelf: found, compiled in another process, and loaded before they are played."""

import asyncio
import logging
import sys
from typing import Any

from tenfold.core.errors import UnknownGame
from tenfold.core.game import Game
from tenfold.core.kernel import INTERPRET
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.server.errors import NotReady
from tenfold.server.upkeep import warm

log = logging.getLogger("tenfold.server")

LOADED: set[str] = set()
"""The games that this process has loaded."""
PATIENCE = 25.0
"""How long a request waits for a game that is being prepared."""


class Library:
    """All games, and which of them are ready."""

    def __init__(self) -> None:
        self._ready = {game_id: asyncio.Event() for game_id in game_ids()}
        self._broken: set[str] = set()

    @property
    def is_ready(self) -> bool:
        """Whether every game can be played."""
        return all(ready.is_set() for ready in self._ready.values())

    async def prepare(self) -> None:
        """Get all games ready: those that are compiled already first."""
        warmed = [game for game in self._ready if INTERPRET or game in LOADED or warm.is_compiled(game)]
        cold = [game for game in self._ready if game not in warmed]
        for game_id in warmed:
            await self._load(game_id)
        if cold:
            await self._compile(cold)

    async def _compile(self, cold: list[str]) -> None:
        log.info("compiling %s; this happens once", ", ".join(cold))
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tenfold.server.upkeep.warm", *cold),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            await self._follow(child)
        finally:
            if child.returncode is None:
                child.terminate()
            await child.communicate()
        for game_id in cold:
            if not self._ready[game_id].is_set():
                await self._load(game_id)

    async def _follow(self, child: asyncio.subprocess.Process) -> None:
        """Load each game when the other process says that it is compiled."""
        assert child.stdout is not None
        while line := (await child.stdout.readline()).decode():
            game_id, _, problem = line.strip().partition(" ")
            if problem:
                self._put_aside(game_id, problem)
            elif game_id in self._ready:
                await self._load(game_id)
        await child.wait()

    async def _load(self, game_id: str) -> None:
        try:
            await asyncio.to_thread(_try, game_id)
        except Exception as error:  # noqa: BLE001  (one broken game must not take the others down)
            self._put_aside(game_id, f"{type(error).__name__}: {error}")
        else:
            self._ready[game_id].set()

    def _put_aside(self, game_id: str, problem: str) -> None:
        log.error("the game %s cannot be played: %s", game_id, problem)
        self._broken.add(game_id)
        self._ready[game_id].set()

    async def game(self, game_id: str) -> Game:
        """A game that is ready; who asks too early waits a little."""
        if game_id not in self._ready:
            raise UnknownGame(game_id, list(self._ready))
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ready[game_id].wait()
        except TimeoutError:
            raise NotReady(game_id) from None
        if game_id in self._broken:
            raise UnknownGame(game_id, [one for one in self._ready if one not in self._broken])
        return game_of(game_id)

    async def shelf(self) -> list[dict[str, Any]]:
        """Every game as a client wants to know it."""
        return await asyncio.to_thread(self._shelf)

    def _shelf(self) -> list[dict[str, Any]]:
        shelf = []
        for game_id in self._ready:
            if game_id not in self._broken:
                try:
                    shelf.append(game_plain(game_of(game_id)))
                except (ImportError, AttributeError) as error:
                    self._put_aside(game_id, f"{type(error).__name__}: {error}")
        return shelf


def _try(game_id: str) -> None:
    """Load what the server calls; once in a process is enough."""
    if game_id not in LOADED:
        warm.try_game(game_of(game_id))
        LOADED.add(game_id)


def game_plain(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    text = text_of(game)
    return {
        "id": game.id,
        "title": game.title,
        "summary": text.say("summary") if text.has("summary") else "",
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "ages": game.ages,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "label": text.say(f"option-{option.name}")
                if text.has(f"option-{option.name}")
                else option.name,
                "choices": list(option.choices),
                "default": option.default,
            }
            for option in game.options
        ],
    }
