"""Finished matches: replays, files and analysis."""

import asyncio
import gzip
import json

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.analysis.narration import review_of
from tenfold.server.errors import NotFound, Unavailable
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.sockets import wants_text_board
from tenfold.server.looks import colours_of
from tenfold.server.messages import message
from tenfold.server.runtime.room import Room
from tenfold.server.table import replays

MAX_PAGES = 10_000


class ReplayHandlers(Handlers):
    async def replay(self, request: Request) -> Response:
        guest, room = await self._finished(request)
        table = room.table
        body = await self._runtime.replays.part(
            table, replays.SUMMARY, lambda: replays.summary(table), self._address(request)
        )
        seats = table.lobby.seats
        own = {  # and what isn't stored with a replay, because people can take it back
            "yours": table.lobby.seats_of(guest),
            "avatars": [seat.avatar or None for seat in seats],
            "tints": colours_of([seat.colour for seat in seats]),
            "member": guest in room.members,
            "table": table.identity.id,
        }
        text = gzip.decompress(body)[:-1] + b"," + msgspec.json.encode(own)[1:]
        return Response(text, media_type="application/json")

    async def replay_page(self, request: Request) -> Response:
        _, room = await self._finished(request)
        table = room.table
        observer, number = request.path_params["observer"], request.path_params["page"]
        name = replays.page_name(observer, number)
        if observer not in replays.observers_of(table) or number not in range(MAX_PAGES):
            raise NotFound("page")
        if table.match is not None and number not in replays.pages_of(table):
            raise NotFound("page")
        if table.match is not None and wants_text_board(request, table.game.id):
            body = await self._runtime.replays.lines_page(table, observer, number, self._address(request))
        else:
            body = await self._runtime.replays.part(
                table, name, lambda: replays.page(table, observer, number), self._address(request)
            )
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, media_type="application/json", headers=headers)

    async def file(self, request: Request) -> Response:
        _, room = await self._finished(request)
        table = room.table
        body = await self._runtime.replays.part(
            table, replays.FILE, lambda: replays.file(table), self._address(request)
        )
        name = f"{table.game.id}-{table.identity.code}.tenfold"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        text = json.dumps(json.loads(gzip.decompress(body)), ensure_ascii=False, indent=1)
        return Response(text, media_type="application/json", headers=headers)

    async def analysis(self, request: Request) -> Response:
        """The analysis of a finished match, or its progress; by POST, it is started."""
        guest, room = await self._finished(request)
        table, analysis_queue = room.table, self._runtime.analysis_queue
        if table.match is None:
            raise NotFound("replay")
        found = await analysis_queue.result(table.identity.id)
        if found is not None:
            seats = table.lobby.seats_of(guest)
            told = await asyncio.to_thread(review_of, table.match, found, table.lobby.names, seats)
            return JSONResponse(told)
        job = analysis_queue.jobs.get(table.identity.id)
        if request.method == "POST" and (job is None or job.has_failed):
            self._rate_limits.commands.acquire(guest)
            if not self._runtime.game_loader.is_loaded(table.game.id):
                raise Unavailable("look-too-early")
            job = analysis_queue.enqueue(table, guest, self._address(request))
        if job is None:
            return JSONResponse({"status": "none"})
        if job.has_failed:
            return JSONResponse({"status": "failed", "sentence": message("look-failed")})
        return JSONResponse({"status": "working", "done": job.done, "of": job.count})

    async def _finished(self, request: Request) -> tuple[str, Room]:
        guest = self._guest_or_none(request) or ""
        return guest, await self._runtime.tables.finished(request.path_params["table"], guest)
