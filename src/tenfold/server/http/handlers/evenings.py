"""Evenings: create, enter and show them, and their host's commands."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.evening.evening import Plan
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.rate_limits import RateLimits
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.stores.evenings import EveningRow


class EveningCommand(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of the commands of an evening."""


class Enter(EveningCommand, frozen=True, tag="enter", kw_only=True):
    """Enter, or come back."""


class Leave(EveningCommand, frozen=True, tag="leave", kw_only=True):
    """Leave."""


class BeginRound(EveningCommand, frozen=True, tag="round", kw_only=True):
    """Start the next round; `after` rounds have been played."""

    after: Annotated[int, msgspec.Meta(ge=0)]


class Pause(EveningCommand, frozen=True, tag="pause", kw_only=True):
    """Pause or resume all tables."""

    yes: bool


class Hints(EveningCommand, frozen=True, tag="hints", kw_only=True):
    """Allow or forbid hints at all tables."""

    yes: bool


class RemoveGuest(EveningCommand, frozen=True, tag="send-home", kw_only=True):
    """Remove a guest."""

    guest: Annotated[int, msgspec.Meta(ge=0)]


class NewPlan(EveningCommand, frozen=True, tag="plan", kw_only=True):
    """Change what is played from the next round on."""

    plan: Plan


class End(EveningCommand, frozen=True, tag="end", kw_only=True):
    """End the evening."""


AnyEveningCommand = Enter | Leave | BeginRound | Pause | Hints | RemoveGuest | NewPlan | End


class EveningHandlers(Handlers):
    """Handlers of evenings."""

    def __init__(self, runtime: Runtime, rate_limits: RateLimits) -> None:
        super().__init__(runtime, rate_limits)
        self._evenings = runtime.evenings

    async def evenings(self, request: Request) -> Response:
        """The guest's own evenings; by POST, a new one."""
        if request.method == "GET":
            guest = self._guest_or_none(request) or ""
            return JSONResponse({"mine": await self._evenings.hosted_by(guest)})
        guest = self._guest(request)
        plan = await self._body(request, Plan)
        self._rate_limits.evenings.acquire(self._address(request))
        row = await self._evenings.create(guest, plan)
        return JSONResponse({"evening": row.id, "code": row.code, "path": f"/join/{row.key}"}, 201)

    async def evening(self, request: Request) -> Response:
        """An evening as this guest may see it."""
        guest, row = await self._opened(request)
        return await self._answer(row, guest)

    async def command(self, request: Request) -> Response:
        """Carry out a command, and answer with the evening as it is then."""
        guest, row = await self._opened(request)
        self._rate_limits.commands.acquire(guest)
        command: AnyEveningCommand = await self._body(request, AnyEveningCommand)  # type: ignore[arg-type]  # a union, not a type
        await self._do(row, guest, command)
        return await self._answer(await self._evenings.require_access(row.id, guest, row.key), guest)

    async def _do(self, row: EveningRow, guest: str, command: AnyEveningCommand) -> None:
        match command:
            case Enter():
                await self._evenings.enter(row, guest)
            case Leave():
                await self._evenings.leave(row, guest)
            case BeginRound():
                await self._evenings.begin_round(row, guest, command.after)
            case Pause():
                await self._evenings.set_pause(row, guest, yes=command.yes)
            case Hints():
                await self._evenings.set_hints(row, guest, yes=command.yes)
            case RemoveGuest():
                await self._evenings.remove_guest(row, guest, command.guest)
            case NewPlan():
                await self._evenings.set_plan(row, guest, command.plan)
            case End():
                await self._evenings.end(row, guest)

    async def results(self, request: Request) -> Response:
        """The results as CSV."""
        _, row = await self._opened(request)
        headers = {"Content-Disposition": f'attachment; filename="evening-{row.code}.csv"'}
        text = await self._evenings.csv(row)
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)

    async def _answer(self, row: EveningRow, guest: str) -> Response:
        page = await self._evenings.page(row, guest)
        return Response(msgspec.json.encode(page), media_type="application/json")

    async def _opened(self, request: Request) -> tuple[str, EveningRow]:
        guest = self._guest(request)
        key = request.query_params.get("key", "")
        return guest, await self._evenings.require_access(request.path_params["evening"], guest, key)
