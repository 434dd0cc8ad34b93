"""Tables: lists, new tables, joining, and commands by POST."""

import time

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.errors import BadRequest
from tenfold.server.http.handlers.base import Handlers, decode_as
from tenfold.server.identity import CODE_LENGTH, clean_code
from tenfold.server.settings import DAY
from tenfold.server.stores.tables import TableLine
from tenfold.server.table import frames, protocol
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.commands import HandedGame, Key, NewTable, decode
from tenfold.server.table.table import Identity

MAX_LISTED_TABLES = 50
PUBLIC_SECONDS = 24 * 60 * 60


class TableHandlers(Handlers):
    async def tables(self, request: Request) -> Response:
        """The guest's tables and the public ones; by POST, a new table."""
        if request.method == "POST":
            guest = self._guest(request)
            new = await self._body(request, NewTable)
            self._rate_limits.tables.acquire(self._address(request))
            return _made(await self._runtime.factory.create(guest, new))
        guest = self._guest_or_none(request) or ""
        store = self._runtime.store
        mine = await store.tables.list_for_guest(guest, MAX_LISTED_TABLES)
        public = await store.tables.list_public(int(time.time()) - PUBLIC_SECONDS, MAX_LISTED_TABLES)
        titles = {game["id"]: game["title"] for game in await self._runtime.game_loader.list_games()}
        return JSONResponse(
            {
                "mine": [line_plain(line, guest, titles) for line in mine],
                "public": [line_plain(line, guest, titles) for line in public],
            }
        )

    async def hand_over(self, request: Request) -> Response:
        """A game that was played on the guest's device becomes a table here."""
        guest, address = self._guest(request), self._address(request)
        thread = self._runtime.device_thread
        with thread.place(address):
            body = await self._bytes(request, self._runtime.settings.limits.file_bytes)
            self._rate_limits.tables.acquire(address)
            async with thread.turn(address):  # only then decoded, because that takes far more memory
                handed = decode_as(body, HandedGame)
                return _made(await self._runtime.factory.create_from_device(guest, handed, thread.run))

    async def join(self, request: Request) -> Response:
        """Join a table by its key or code; for an evening, return where to enter."""
        guest = self._guest(request)
        key = (await self._body(request, Key)).key.strip()
        seconds = self._runtime.settings.code_days * DAY
        table = await self._runtime.store.tables.find(key, clean_code(key), seconds)
        evening = None
        if table is None:
            evening = await self._runtime.store.evenings.find(key, clean_code(key), seconds)
        if len(clean_code(key)) <= CODE_LENGTH:
            self._count_try(request, guest, has_failed=table is None and evening is None)
        if evening is not None:
            return JSONResponse({"evening": evening.id, "key": evening.key})
        if table is None:
            return JSONResponse({"table": await self._runtime.tables.join_public(guest, key)})
        return JSONResponse({"table": await self._runtime.tables.admit(guest, table)})

    async def table(self, request: Request) -> Response:
        guest, room = await self._room(request)
        return JSONResponse(frames.table_json(room.table, guest, room.state.presence))

    async def boxes(self, request: Request) -> Response:
        """The boxes that a table is played with, whole, for those who can see it."""
        _, room = await self._room(request)
        return JSONResponse({"boxes": list(room.table.game.boxes)})

    async def forget(self, request: Request) -> Response:
        guest = self._limited_guest(request)
        await self._runtime.tables.leave(guest, request.path_params["table"])
        return JSONResponse({"ok": True})

    async def command(self, request: Request) -> Response:
        guest, room = await self._room(request)
        self._rate_limits.commands.acquire(guest)
        command = decode(await self._bytes(request))
        if not command.id:
            command = msgspec.structs.replace(command, id=request.headers.get("idempotency-key", "")[:64])
        if not command.id:
            raise BadRequest("bad-request-id")
        return Response(await room.handle(guest, command), media_type="application/json")


def _made(made: Identity) -> Response:
    return JSONResponse({"table": made.id, "code": made.code, "path": f"/join/{made.key}"}, status_code=201)


def line_plain(line: TableLine, guest: str, titles: dict[str, str]) -> protocol.TableLine:
    return {
        "table": line.id,
        "game": line.game,
        "title": titles.get(line.game, line.game),
        "status": line.summary.status,
        "names": list(display_names(line.summary.names)),
        "open_seats": line.summary.open_seats,
        "your_turn": guest in line.summary.due,
        "code": line.code,
        "updated": line.updated,
        "results": [
            {"rank": rank, "score": score, "yours": owner != "" and owner == guest}
            for owner, rank, score in line.summary.results
        ],
    }
