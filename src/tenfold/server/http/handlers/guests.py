"""Guests: their name, sign-in links and transfer codes."""

import time

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from tenfold.server.display_names import clean_name, visible_name
from tenfold.server.errors import BadRequest, NotFound
from tenfold.server.http.allowed_hosts import reachable_address
from tenfold.server.http.auth import set_guest
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.static_files import confirm_page, message_page
from tenfold.server.identity import CODE_LENGTH, clean_code, new_code, new_id, new_program_id
from tenfold.server.looks import Avatar, Colour
from tenfold.server.messages import message
from tenfold.server.settings import DAY
from tenfold.server.table.commands import Key, Name

TRANSFER_SECONDS = 600


class ChosenLook(msgspec.Struct, forbid_unknown_fields=True):
    avatar: Avatar = ""
    colour: Colour | None = None


class GuestHandlers(Handlers):
    async def me(self, request: Request) -> Response:
        """The guest of this device, created if there is none yet; by POST, renamed."""
        signer = self._runtime.signer
        guest = self._guest_or_none(request) or new_id()
        if request.method == "POST":
            guest = self._guest(request)
            wanted = (await self._body(request, Name)).name
            if clean_name(wanted) != await self._runtime.store.guests.name(guest):
                self._rate_limits.names.acquire(guest)
            await self._runtime.tables.rename(guest, wanted)
        else:
            await self._runtime.store.guests.mark_seen(guest, DAY)
        look = await self._runtime.store.guests.look(guest)
        answer = {
            "guest": guest,
            "name": look.name,
            "avatar": look.avatar,
            "colour": look.colour,
            "return_path": f"/return/{signer.return_key(guest)}",
            "address": reachable_address(request, self._runtime.settings),
        }
        response = JSONResponse(answer)
        set_guest(response, request, signer, guest)
        return response

    async def set_look(self, request: Request) -> Response:
        """Give the guest another picture and colour."""
        guest, look = self._limited_guest(request), await self._body(request, ChosenLook)
        self._rate_limits.looks.acquire(guest)
        await self._runtime.tables.change_look(guest, look.avatar, look.colour)
        return JSONResponse({"ok": True})

    async def create_program(self, request: Request) -> Response:
        """Create a guest who is a program, and the token it plays with."""
        name = visible_name((await self._body(request, Name)).name)
        if not name:
            raise BadRequest("bad-request-name")
        self._rate_limits.programs.acquire(self._address(request))
        guest = new_program_id()
        await self._runtime.store.guests.rename(guest, name)
        token = self._runtime.signer.token(guest)
        return JSONResponse({"guest": guest, "name": name, "token": token}, status_code=201)

    async def create_transfer_code(self, request: Request) -> Response:
        """Create a short code that signs one other device in as the same guest."""
        guest = self._limited_guest(request)
        code = new_code()
        await self._runtime.store.guests.save_code(code, guest, int(time.time()) + TRANSFER_SECONDS)
        return JSONResponse({"code": code, "path": f"/return/{code}"})

    async def return_page(self, request: Request) -> Response:
        """The page of a sign-in link. It changes nothing, because programs open links before people do."""
        runtime, key = self._runtime, request.path_params["key"]
        guest = runtime.signer.guest_of_return_key(key)
        known = self._guest_or_none(request)
        if guest is None and len(clean_code(key)) != CODE_LENGTH:
            return message_page(message("page-no-way-back"), 404)
        if known is not None and known == guest:
            return RedirectResponse("/", 303)
        names = [await runtime.store.guests.name(one) if one else None for one in (known, guest)]
        return confirm_page(*names)

    async def redeem_return_key(self, request: Request) -> Response:
        """Sign in with a link's key or a code: by the page's button, or by POST /api/return."""
        is_program = request.url.path.startswith("/api/")
        key = (await self._body(request, Key)).key if is_program else request.path_params["key"]
        guest = await self._guest_of_key(request, key)
        if guest is None:
            if is_program:
                raise NotFound("way-back")
            return message_page(message("page-no-way-back"), 404)
        response: Response = RedirectResponse("/", 303)
        if is_program:
            response = JSONResponse({"guest": guest, "name": await self._runtime.store.guests.name(guest)})
        set_guest(response, request, self._runtime.signer, guest)
        return response

    async def _guest_of_key(self, request: Request, key: str) -> str | None:
        """The guest of a key or code; a code works once, and a wrong one counts as a failed attempt."""
        guest = self._runtime.signer.guest_of_return_key(key)
        if guest is not None:
            return guest
        asker = self._guest_or_none(request)
        self._count_try(request, asker, has_failed=True)
        guest = await self._runtime.store.guests.redeem_code(clean_code(key), int(time.time()))
        if guest is not None:
            self._forgive_try(request, asker)
        return guest
