"""Loads games: interpreted at once, compiled as soon as they are ready.

Compiled games are loaded; the others are compiled in processes of their own, as many at once as there
are cores. Games that someone wants to play come first.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tenfold.agents.characters import characters_of
from tenfold.analysis.puzzles import puzzles_of
from tenfold.core.errors import UnknownGame
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.jit import INTERPRET
from tenfold.core.registry import game_ids, game_of
from tenfold.core.rng import below, draw, reseed, seed_stream
from tenfold.core.text import text_of
from tenfold.guides import has_guide
from tenfold.server.background import compile_process
from tenfold.server.table import protocol

log = logging.getLogger("tenfold.server")

LOADED: set[str] = set()
"""Games whose compiled rules this process has loaded."""
CORES = os.cpu_count() or 1
MAX_LOAD_WAIT = 1.0
"""How long a request waits for compiled rules that only need to be loaded."""


@dataclass
class GameStatus:
    is_compiled: bool = False
    """Whether its compiled rules can be loaded."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once they are loaded, or the game is known to be broken."""
    progress: float = 0.0
    """The share that is compiled, from 0 to 1."""


class GameLoader:
    """Compiles and loads all games, the wanted ones first."""

    def __init__(self, ready: Callable[[str], Awaitable[None]] | None = None) -> None:
        self._status = {game_id: GameStatus() for game_id in game_ids()}
        self._ready = ready
        """Called with each game whose compiled rules are loaded."""
        self._wanted = list(self._status)
        """Games in the order in which they are loaded."""
        self._asked: set[str] = set()
        self._broken: set[str] = set()
        self._uncompiled: list[str] = []
        """Games that are to be compiled and haven't been started."""
        self._compiling: dict[str, asyncio.subprocess.Process] = {}
        self._interrupted: set[str] = set()
        """Games that were interrupted to make room; what they have compiled so far is kept."""
        self._rng_lock = asyncio.Lock()
        self._checked = asyncio.Event()
        """Set once it is known which games are compiled."""
        self._changed = asyncio.Condition()

    @property
    def is_ready(self) -> bool:
        """Whether every game is played compiled."""
        return all(status.ready.is_set() for status in self._status.values())

    @property
    def broken(self) -> list[str]:
        """Games that cannot be played."""
        return sorted(self._broken)

    def want(self, game_id: str) -> None:
        """Load a game before all others; a compilation that no one asked for makes room for it."""
        self._wanted.remove(game_id)
        self._wanted.insert(0, game_id)
        self._asked.add(game_id)
        if game_id in self._uncompiled:
            unasked = self._compiling.keys() - self._asked - self._interrupted
            if unasked and len(self._compiling) - len(self._interrupted) >= CORES:
                last = max(unasked, key=self._wanted.index)
                self._interrupted.add(last)
                self._compiling[last].terminate()

    async def prepare(self) -> None:
        for game_id, status in self._status.items():
            is_there = INTERPRET or game_id in LOADED
            if is_there or await asyncio.to_thread(compile_process.is_compiled, game_id):
                status.is_compiled, status.progress = True, 1.0
        self._uncompiled = [game_id for game_id, status in self._status.items() if not status.is_compiled]
        self._checked.set()
        if self._uncompiled:
            log.info("compiling %s; this happens once", ", ".join(self._uncompiled))
        compiling = [self._compile_all() for _ in self._uncompiled[:CORES]]
        await asyncio.gather(self._load_rng(), self._load_all(), *compiling)

    async def _compile_all(self) -> None:
        """Compile one game after another; several of these run at once."""
        while self._uncompiled:
            game_id = min(self._uncompiled, key=self._wanted.index)
            self._uncompiled.remove(game_id)
            await self._compile(game_id)
            async with self._changed:
                self._changed.notify_all()

    async def _compile(self, game_id: str) -> None:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tenfold.server.background.compile_process", game_id),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl+C is for the server, which ends its children
        )
        self._compiling[game_id] = child
        try:
            await self._follow(game_id, child)
        finally:
            del self._compiling[game_id]
            if child.returncode is None:
                child.terminate()
            await child.communicate()
        if game_id in self._interrupted:
            self._interrupted.remove(game_id)
            self._uncompiled.append(game_id)
            return
        # A process that ended without a word, killed say, leaves the rest to be compiled here.
        self._status[game_id].is_compiled = True

    async def _follow(self, game_id: str, child: asyncio.subprocess.Process) -> None:
        assert child.stdout is not None
        while line := (await child.stdout.readline()).decode():
            match line.split():
                case ["compiled", done, "of", count]:
                    self._status[game_id].progress = int(done) / int(count)
                case ["broken", *_]:
                    self._mark_broken(game_id, line.partition(" ")[2].strip())
        await child.wait()

    async def _load_all(self) -> None:
        """Load compiled games, the wanted ones first, until all are ready."""
        while not self.is_ready:
            game_id = next((one for one in self._wanted if self._is_loadable(one)), None)
            if game_id is not None:
                await self._load(game_id)
                continue
            async with self._changed:
                await self._changed.wait_for(
                    lambda: any(map(self._is_loadable, self._status)) or self.is_ready
                )

    def _is_loadable(self, game_id: str) -> bool:
        status = self._status[game_id]
        return status.is_compiled and not status.ready.is_set()

    async def _load(self, game_id: str) -> None:
        try:
            await asyncio.to_thread(_try, game_id)
        except Exception as error:  # noqa: BLE001  (one broken game must not take the others down)
            self._mark_broken(game_id, f"{type(error).__name__}: {error}")
        else:
            status = self._status[game_id]
            status.progress = 1.0
            status.ready.set()
            if self._ready is not None:
                await self._ready(game_id)

    def _mark_broken(self, game_id: str, problem: str) -> None:
        log.error("game %s could not be loaded: %s", game_id, problem)
        self._broken.add(game_id)
        self._status[game_id].ready.set()

    async def game(self, game_id: str) -> Game:
        """A game as it can be played now: compiled, or interpreted until then."""
        status = await self._status_of(game_id)
        self.want(game_id)
        if status.is_compiled:
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_LOAD_WAIT):
                    await status.ready.wait()
        if not status.ready.is_set():
            await self._load_rng()
            return await asyncio.to_thread(interpreted_game_of, game_id)
        if game_id in self._broken:
            raise UnknownGame(game_id, [one for one in self._status if one not in self._broken])
        return game_of(game_id)

    async def loaded(self, game_id: str) -> None:
        status = await self._status_of(game_id)
        self.want(game_id)
        if status.is_compiled:
            await status.ready.wait()

    async def _status_of(self, game_id: str) -> GameStatus:
        if game_id not in self._status:
            raise UnknownGame(game_id, list(self._status))
        await self._checked.wait()
        return self._status[game_id]

    def is_loaded(self, game_id: str) -> bool:
        return self._status[game_id].ready.is_set() and game_id not in self._broken

    async def _load_rng(self) -> None:
        async with self._rng_lock:
            await asyncio.to_thread(_warm_rng)

    def _progress_json(self, game_id: str) -> protocol.Progress:
        if self._status[game_id].ready.is_set():
            return {"ready": "compiled", "progress": 1.0}
        return {"ready": "interpreted", "progress": round(self._status[game_id].progress, 3)}

    async def list_games(self) -> list[dict[str, Any]]:
        return await asyncio.to_thread(self._list_games)

    def _list_games(self) -> list[dict[str, Any]]:
        games = []
        for game_id in [one for one in self._status if one not in self._broken]:
            try:
                games.append({**game_json(game_of(game_id)), **self._progress_json(game_id)})
            except (ImportError, AttributeError) as error:
                self._mark_broken(game_id, f"{type(error).__name__}: {error}")
        return games


def _warm_rng() -> None:
    """Load the random number generator, which is compiled even when rules are interpreted."""
    stream = np.ones(2, np.uint64)
    seed_stream(stream, 0, 0)
    reseed(np.ones(2, np.uint64), stream)
    draw(stream)
    below(stream, 2)


def _try(game_id: str) -> None:
    """Load everything that the server calls, once in a process."""
    if game_id not in LOADED:
        compile_process.warm_up(game_of(game_id))
        LOADED.add(game_id)


def game_json(game: Game) -> protocol.GameInfo:
    text = text_of(game)

    def say(key: str, otherwise: str) -> str:
        return text.say(key) if text.has(key) else otherwise

    return {
        "id": game.id,
        "title": text.title(game),
        "summary": say("summary", ""),
        "seats": (game.seats[0], game.seats[-1]),
        "minutes": game.minutes,
        "ages": game.min_age,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "label": say(f"option-{option.name}", option.name),
                "choices": list(option.choices),
                "default": option.default,
            }
            for option in game.options
        ],
        "puzzles": len(puzzles_of(game)),
        "notes": [text.say(note) for note in game.notes],
        "guide": has_guide(game.id),
        "bots": [{"id": one.id, "level": one.agent} for one in characters_of(game.id)],
    }
