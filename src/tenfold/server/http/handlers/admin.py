"""The admin API: tables, bans and reached limits, for whoever has the admin token."""

import hmac
import time
from itertools import chain
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.errors import BadRequest, NotFound, NotTheHost, Unavailable
from tenfold.server.http.bans import network_to_ban
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.identity import clean_code
from tenfold.server.stores.tables import TableLine
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.commands import Address

MAX_TABLES = 500
STATUSES = ("", "waiting", "playing", "over")
BEARER = "Bearer "


class AdminHandlers(Handlers):
    """Handlers of the admin API. They reveal nothing that a match hides."""

    def _check(self, request: Request) -> None:
        """Require the admin token. Wrong ones count like wrong codes; without a token the API is off."""
        token = self._runtime.settings.host_token
        if not token:
            raise NotFound("address")
        given = request.headers.get("authorization", "").removeprefix(BEARER)
        address = self._address(request)
        self._rate_limits.failed_joins.check(address)
        if not hmac.compare_digest(given.encode(), token.encode()):
            self._rate_limits.failed_joins.acquire(address)
            raise NotTheHost

    async def overview(self, request: Request) -> Response:
        self._check(request)
        status = request.query_params.get("status", "")
        if status not in STATUSES:
            raise BadRequest
        store = self._runtime.store
        titles = {game["id"]: game["title"] for game in await self._runtime.game_loader.list_games()}
        lines = await store.tables.list_all(status, MAX_TABLES)
        return JSONResponse(
            {
                "tables": [self._line(line, titles) for line in lines],
                "bans": [{"address": address, "since": since} for address, since in await store.admin.bans()],
                "limits": [
                    {"limit": limit, "address": address or None, "count": count, "last": last}
                    for limit, address, count, last in self._rate_limits.limit_log.recent()
                ],
            }
        )

    def _line(self, line: TableLine, titles: dict[str, str]) -> dict[str, Any]:
        room = self._runtime.tables.rooms.get(line.id)
        outboxes = list(chain(*room.outboxes.values())) if room else []
        return {
            "table": line.id,
            "game": line.game,
            "title": titles.get(line.game, line.game),
            "code": line.code,
            "status": line.summary.status,
            "names": display_names(line.summary.names),
            "open_seats": line.summary.open_seats,
            "updated": line.updated,
            "here": len({outbox.member for outbox in outboxes}),
            "addresses": sorted({outbox.address for outbox in outboxes if outbox.address}),
        }

    async def close(self, request: Request) -> Response:
        """End a running match and keep its log; a table that hasn't started is deleted."""
        self._check(request)
        await self._runtime.tables.close_table(await self._table(request))
        return JSONResponse({"ok": True})

    async def remove(self, request: Request) -> Response:
        self._check(request)
        await self._runtime.tables.remove(await self._table(request))
        return JSONResponse({"ok": True})

    async def _table(self, request: Request) -> str:
        asked, tables = request.path_params["table"], self._runtime.store.tables
        line = await tables.find_line(asked) or await tables.find_line(clean_code(asked))
        if line is None:
            raise NotFound
        return line.id

    async def ban(self, request: Request) -> Response:
        self._check(request)
        address = network_to_ban((await self._body(request, Address)).address)
        store, bans = self._runtime.store, self._rate_limits.bans
        if request.method == "DELETE":
            if not await store.admin.unban(address):
                raise Unavailable("not-banned")
        else:
            await store.admin.ban(address, int(time.time()))
        await bans.read(store)
        self._runtime.tables.disconnect(bans.covers)
        return JSONResponse({"ok": True, "address": address})
