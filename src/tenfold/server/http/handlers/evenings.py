"""Evenings: create, enter and show them, and their host's commands."""

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.evening.commands import AnyEveningCommand
from tenfold.server.evening.evening import Plan
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.stores.evenings import EveningRow


class EveningHandlers(Handlers):
    async def evenings(self, request: Request) -> Response:
        """The guest's own evenings; by POST, a new one."""
        if request.method == "GET":
            guest = self._guest_or_none(request) or ""
            return JSONResponse({"mine": await self._runtime.evenings.hosted_by(guest)})
        guest = self._guest(request)
        plan = await self._body(request, Plan)
        self._rate_limits.evenings.acquire(self._address(request))
        after = request.query_params.get("after", "")
        row = await self._runtime.evenings.create(guest, plan, after)
        return JSONResponse({"evening": row.id, "code": row.code, "path": f"/join/{row.key}"}, 201)

    async def evening(self, request: Request) -> Response:
        guest, row = await self._opened(request)
        return await self._answer(row, guest)

    async def command(self, request: Request) -> Response:
        guest, row = await self._opened(request)
        self._rate_limits.commands.acquire(guest)
        command: AnyEveningCommand = await self._body(request, AnyEveningCommand)  # type: ignore[arg-type]  # a union, not a type
        count = partial(self._rate_limits.tables.acquire, self._address(request))
        await self._runtime.evenings.handle(row, guest, command, count)
        return await self._answer(await self._runtime.evenings.require_access(row.id, guest, row.key), guest)

    async def results(self, request: Request) -> Response:
        _, row = await self._opened(request)
        headers = {"Content-Disposition": f'attachment; filename="evening-{row.code}.csv"'}
        text = await self._runtime.evenings.csv(row)
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)

    async def _answer(self, row: EveningRow, guest: str) -> Response:
        page = await self._runtime.evenings.page(row, guest)
        return Response(msgspec.json.encode(page), media_type="application/json")

    async def _opened(self, request: Request) -> tuple[str, EveningRow]:
        guest = self._guest(request)
        key = request.query_params.get("key", "")
        return guest, await self._runtime.evenings.require_access(request.path_params["evening"], guest, key)
