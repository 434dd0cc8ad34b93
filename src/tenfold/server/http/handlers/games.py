"""Games: the list, rules, catalogues, puzzles and guided first games."""

import asyncio
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tenfold.core import text as core_text
from tenfold.core.game import rulebook_name
from tenfold.core.languages import current_language
from tenfold.core.registry import game_ids
from tenfold.server.errors import BadRequest, NotFound, TooMany
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.table.commands import AnsweredPuzzle
from tenfold.server.table.frames import box_check
from tenfold.server.table.puzzles import puzzle_body


class GameHandlers(Handlers):
    async def games(self, _: Request) -> Response:
        return JSONResponse({"games": await self._runtime.game_loader.list_games()})

    async def rules(self, request: Request) -> Response:
        game = await self._runtime.game_loader.game(self._game_id(request))
        path = game.rulebook(current_language())
        if path is None:
            raise NotFound("rulebook")
        is_own = path.name == rulebook_name(current_language())
        return JSONResponse({"markdown": path.read_text(encoding="utf-8"), "translated": is_own})

    async def text(self, request: Request) -> Response:
        """The messages shared by all games, then the game's own; a later one counts."""
        game = await self._runtime.game_loader.game(self._game_id(request))
        paths = (core_text.COMMON, *game.catalogues)
        own = [path.with_name(f"{current_language()}.ftl") for path in paths]
        # What the language lacks stands before it in English: a later sentence counts.
        every = [*paths, *(path for path in own if path not in paths and path.is_file())]
        return PlainTextResponse("\n".join(path.read_text(encoding="utf-8") for path in every))

    async def box(self, request: Request) -> Response:
        """The standard box of a game; by POST, what's to be said about another one."""
        game = await self._runtime.game_loader.game(self._game_id(request))
        if game.box_support is None:
            raise NotFound("game")
        if request.method == "GET":
            return JSONResponse(game.box_support.standard())
        self._limited_guest(request)
        box = await self._body(request, dict[str, Any])
        return JSONResponse(box_check(game.box_support, box))

    async def puzzle(self, request: Request) -> Response:
        """A game's puzzle of the day; the browser names the day, which depends on the time zone."""
        game = await self._runtime.game_loader.game(self._game_id(request))
        day = _day(request.query_params.get("day", ""))
        body = await asyncio.to_thread(puzzle_body, game, day)
        return Response(body, media_type="application/json")

    async def puzzle_answered(self, request: Request) -> Response:
        """Count someone who has the answer of today's puzzle, once; and say how many have solved it."""
        guest, game = self._limited_guest(request), self._game_id(request)
        answered = await self._body(request, AnsweredPuzzle)
        day, counts = _day(answered.day), self._runtime.store.puzzles
        if abs((day - datetime.now(UTC).date()).days) <= 1:
            with suppress(TooMany):
                self._rate_limits.puzzles.acquire((guest, game, day))
                await counts.count(game, day, is_solved=answered.solved)
        people, solved = await counts.counts(game, day)
        return JSONResponse({"people": people, "solved": solved})

    async def puzzle_counts(self, request: Request) -> Response:
        """How many have had the answer of a day's puzzle, and how many found it; counts no one."""
        game, day = self._game_id(request), _day(request.query_params.get("day", ""))
        people, solved = await self._runtime.store.puzzles.counts(game, day)
        return JSONResponse({"people": people, "solved": solved})

    async def guide(self, request: Request) -> Response:
        guest = self._guest(request)
        game_id = self._game_id(request)
        self._rate_limits.tables.acquire(self._address(request))
        made = await self._runtime.factory.create_guide(guest, game_id)
        return JSONResponse({"table": made.id}, status_code=201)

    def _game_id(self, request: Request) -> str:
        game_id: str = request.path_params["game"]
        if game_id not in game_ids():
            raise NotFound("game")
        return game_id


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise BadRequest("bad-request-day") from error
