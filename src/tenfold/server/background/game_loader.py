"""The games on the shelf: played interpreted at once, and compiled as soon as they are ready.

What is compiled already is loaded, the rest is compiled in other processes, one a game and as
many at once as there are cores; what somebody wants comes first.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
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

log = logging.getLogger("tenfold.server")

LOADED: set[str] = set()
"""The games whose compiled rules this process has loaded."""
CORES = os.cpu_count() or 1
PATIENCE = 1.0
"""How long a request waits for compiled rules that have only to be loaded."""


class Copy:
    """How far one game is."""

    def __init__(self) -> None:
        self.is_compiled = False
        """Whether its compiled rules are there to be loaded."""
        self.ready = asyncio.Event()
        """Set once they are loaded, or the game was put aside."""
        self.progress = 0.0
        """How much of it is compiled, from 0 to 1."""


class Library:
    """All games, and which of them are ready."""

    def __init__(self, ready: Callable[[str], Awaitable[None]] | None = None) -> None:
        self._copies = {game_id: Copy() for game_id in game_ids()}
        self._ready = ready
        """Told of each game whose compiled rules are loaded."""
        self._wanted = list(self._copies)
        """The games in the order in which they are made ready."""
        self._asked: set[str] = set()
        self._broken: set[str] = set()
        self._cold: list[str] = []
        """The games that are to be compiled and not begun."""
        self._compiling: dict[str, asyncio.subprocess.Process] = {}
        self._interrupted: set[str] = set()
        """Those of them that make room; what they have compiled so far is kept."""
        self._chance = asyncio.Lock()
        self._looked = asyncio.Event()
        """Set once it is known which games are compiled."""
        self._changed = asyncio.Condition()

    @property
    def is_ready(self) -> bool:
        """Whether every game is played compiled."""
        return all(copy.ready.is_set() for copy in self._copies.values())

    def want(self, game_id: str) -> None:
        """Make a game ready before all others; one that nobody has asked for makes room for it."""
        self._wanted.remove(game_id)
        self._wanted.insert(0, game_id)
        self._asked.add(game_id)
        if game_id in self._cold:
            unasked = self._compiling.keys() - self._asked - self._interrupted
            if unasked and len(self._compiling) - len(self._interrupted) >= CORES:
                last = max(unasked, key=self._wanted.index)
                self._interrupted.add(last)
                self._compiling[last].terminate()

    async def prepare(self) -> None:
        """Get all games ready."""
        for game_id, copy in self._copies.items():
            if (
                INTERPRET
                or game_id in LOADED
                or await asyncio.to_thread(compile_process.is_compiled, game_id)
            ):
                copy.is_compiled, copy.progress = True, 1.0
        self._cold = [game_id for game_id, copy in self._copies.items() if not copy.is_compiled]
        self._looked.set()
        if self._cold:
            log.info("compiling %s; this happens once", ", ".join(self._cold))
        at_once = min(len(self._cold), CORES)
        compiling = [self._compile_all() for _ in range(at_once)]
        await asyncio.gather(self._load_chance(), self._load_all(), *compiling)

    async def _compile_all(self) -> None:
        """Compile one game after the other, beside others who do the same."""
        while self._cold:
            game_id = min(self._cold, key=self._wanted.index)
            self._cold.remove(game_id)
            await self._compile(game_id)
            async with self._changed:
                self._changed.notify_all()

    async def _compile(self, game_id: str) -> None:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tenfold.server.background.compile_process", game_id),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
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
            self._cold.append(game_id)
            return
        # A process that ended without a word, killed say, leaves the rest to be compiled here.
        self._copies[game_id].is_compiled = True

    async def _follow(self, game_id: str, child: asyncio.subprocess.Process) -> None:
        """Listen to how far the other process is."""
        assert child.stdout is not None
        while line := (await child.stdout.readline()).decode():
            match line.split():
                case ["compiled", done, "of", count]:
                    self._copies[game_id].progress = int(done) / int(count)
                case ["broken", *_]:
                    self._put_aside(game_id, line.partition(" ")[2].strip())
        await child.wait()

    async def _load_all(self) -> None:
        """Load what is compiled, what is wanted first, as long as something is not ready."""
        while not self.is_ready:
            game_id = next((one for one in self._wanted if self._is_loadable(one)), None)
            if game_id is not None:
                await self._load(game_id)
                continue
            async with self._changed:
                await self._changed.wait_for(
                    lambda: any(map(self._is_loadable, self._copies)) or self.is_ready
                )

    def _is_loadable(self, game_id: str) -> bool:
        copy = self._copies[game_id]
        return copy.is_compiled and not copy.ready.is_set()

    async def _load(self, game_id: str) -> None:
        try:
            await asyncio.to_thread(_try, game_id)
        except Exception as error:  # noqa: BLE001  (one broken game must not take the others down)
            self._put_aside(game_id, f"{type(error).__name__}: {error}")
        else:
            copy = self._copies[game_id]
            copy.progress = 1.0
            copy.ready.set()
            if self._ready is not None:
                await self._ready(game_id)

    def _put_aside(self, game_id: str, problem: str) -> None:
        log.error("the game %s cannot be played: %s", game_id, problem)
        self._broken.add(game_id)
        self._copies[game_id].ready.set()

    async def game(self, game_id: str) -> Game:
        """A game as it can be played now: compiled, or interpreted until it is."""
        copy = await self._copy(game_id)
        self.want(game_id)
        if copy.is_compiled:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await copy.ready.wait()
        if not copy.ready.is_set():
            return await self._interpreted(game_id)
        if game_id in self._broken:
            raise UnknownGame(game_id, [one for one in self._copies if one not in self._broken])
        return game_of(game_id)

    async def loaded(self, game_id: str) -> None:
        """Wait until a game is played compiled, if it has only to be loaded."""
        copy = await self._copy(game_id)
        self.want(game_id)
        if copy.is_compiled:
            await copy.ready.wait()

    async def _copy(self, game_id: str) -> Copy:
        if game_id not in self._copies:
            raise UnknownGame(game_id, list(self._copies))
        await self._looked.wait()
        return self._copies[game_id]

    def is_loaded(self, game_id: str) -> bool:
        """Whether a game is played compiled."""
        return self._copies[game_id].ready.is_set() and game_id not in self._broken

    async def _load_chance(self) -> None:
        async with self._chance:
            await asyncio.to_thread(_try_chance)

    async def _interpreted(self, game_id: str) -> Game:
        await self._load_chance()
        return await asyncio.to_thread(interpreted_game_of, game_id)

    async def shelf(self) -> list[dict[str, Any]]:
        """Every game as a client wants to know it."""
        return await asyncio.to_thread(self._shelf)

    def _shelf(self) -> list[dict[str, Any]]:
        shelf = []
        for game_id, copy in self._copies.items():
            if game_id not in self._broken:
                try:
                    shelf.append({**game_plain(game_of(game_id)), **how_far(copy)})
                except (ImportError, AttributeError) as error:
                    self._put_aside(game_id, f"{type(error).__name__}: {error}")
        return shelf


def how_far(copy: Copy) -> dict[str, Any]:
    """Whether a game is played compiled by now, and how much of it is."""
    is_ready = copy.ready.is_set()
    return {
        "ready": "compiled" if is_ready else "interpreted",
        "progress": 1.0 if is_ready else round(copy.progress, 3),
    }


def _try_chance() -> None:
    """Load the random stream, which is compiled also when rules are interpreted."""
    stream = np.ones(2, np.uint64)
    seed_stream(stream, 0, 0)
    reseed(np.ones(2, np.uint64), stream)
    draw(stream)
    below(stream, 2)


def _try(game_id: str) -> None:
    """Load what the server calls; once in a process is enough."""
    if game_id not in LOADED:
        compile_process.try_game(game_of(game_id))
        LOADED.add(game_id)


NOTES = ("table-crowded", "table-tickets", "table-map")
"""What a game may have to say when a table of it is made, in this order (H51, H4, H53)."""


def game_plain(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    text = text_of(game)
    return {
        "id": game.id,
        "title": text.title(game),
        "summary": text.say("summary") if text.has("summary") else "",
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "ages": game.min_age,
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
        "puzzles": len(puzzles_of(game)),
        "notes": [text.say(note) for note in NOTES if text.has(note)],
        "guide": has_guide(game.id),
        "bots": [{"id": one.id, "level": one.agent} for one in characters_of(game.id)],
    }
