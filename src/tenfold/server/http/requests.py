"""What is asked by plain requests: guests, games, lists of tables, joining, commands by POST."""

import asyncio
import gzip
import io
import json
from contextlib import suppress
from datetime import date
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from tenfold.core import text as core_text
from tenfold.core.game import rulebook_name
from tenfold.core.languages import current_language
from tenfold.core.registry import game_ids
from tenfold.server.display_names import clean_name
from tenfold.server.errors import BadRequest, NotFound, TooMany, Unavailable
from tenfold.server.http import access
from tenfold.server.http.access import RateLimits, address_of, require_guest
from tenfold.server.http.allowed_hosts import reachable_address
from tenfold.server.http.request_body import decode_body, read_bytes
from tenfold.server.http.sockets import wants_text_board
from tenfold.server.http.static_files import confirm_page, unknown_return_key_page
from tenfold.server.identity import CODE_LENGTH, clean_code, new_code
from tenfold.server.messages import say
from tenfold.server.runtime.house import House
from tenfold.server.runtime.room import Room
from tenfold.server.settings import DAY
from tenfold.server.stores.tables import TableLine
from tenfold.server.table import frames, replays
from tenfold.server.table.analysis_json import analysis_json
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.commands import Key, Name, NewTable, decode
from tenfold.server.table.puzzles import puzzle_body

T = TypeVar("T")

HAND_OVER_SECONDS = 600
MOST_LINES = 50
MOST_PAGES = 10_000
PUBLIC_SECONDS = 24 * 60 * 60


class Requests:
    """Handlers; each is one row of the table in docs/protocol.md."""

    def __init__(self, house: House, counts: RateLimits) -> None:
        self._house = house
        self._counts = counts
        self._drawing = asyncio.Lock()

    async def me(self, request: Request) -> Response:
        """Who am I? Who is nobody yet becomes a guest."""
        signer = self._house.signer
        guest = access.guest_of(request, signer) or access.fresh_guest()
        if request.method == "POST":
            guest = require_guest(request, signer)
            wanted = (await self._body(request, Name)).name
            if clean_name(wanted) != await self._house.store.guests.name(guest):
                self._counts.names.acquire(guest)
            name = await self._house.rename(guest, wanted)
        else:
            name = await self._house.store.guests.name(guest)
            await self._house.store.guests.mark_seen(guest, DAY)
        return_path = f"/return/{signer.return_key(guest)}"
        answer = {
            "guest": guest,
            "name": name,
            "return_path": return_path,
            "address": reachable_address(request, self._house.settings),
        }
        response = JSONResponse(answer)
        access.set_guest(response, request, signer, guest)
        return response

    async def hand_over(self, request: Request) -> Response:
        """A short code that makes another device the same guest, once."""
        guest = require_guest(request, self._house.signer)
        self._counts.commands.acquire(guest)
        code = new_code()
        await self._house.store.guests.save_code(code, guest, access.now() + HAND_OVER_SECONDS)
        return JSONResponse({"code": code, "path": f"/return/{code}"})

    async def way_back(self, request: Request) -> Response:
        """The page of a way back. It changes nothing: programs look at links before people do."""
        house, key = self._house, request.path_params["key"]
        guest = house.signer.guest_of_return_key(key)
        known = access.guest_of(request, house.signer)
        if guest is None and len(clean_code(key)) != CODE_LENGTH:
            return unknown_return_key_page()
        if known is not None and known == guest:
            return RedirectResponse("/", 303)
        names = [await house.store.guests.name(one) if one else None for one in (known, guest)]
        return confirm_page(*names)

    async def come_back(self, request: Request) -> Response:
        """Become the guest of a way back: by its page's button, or by POST /api/return for programs."""
        is_program = request.url.path.startswith("/api/")
        key = (await self._body(request, Key)).key if is_program else request.path_params["key"]
        guest = await self._guest_of_way_back(request, key)
        if guest is None:
            if is_program:
                raise NotFound("way-back")
            return unknown_return_key_page()
        response: Response = RedirectResponse("/", 303)
        if is_program:
            response = JSONResponse({"guest": guest, "name": await self._house.store.guests.name(guest)})
        access.set_guest(response, request, self._house.signer, guest)
        return response

    async def _guest_of_way_back(self, request: Request, key: str) -> str | None:
        """The guest of a key or of a code; a code is used up, and a wrong one counts as a failed try."""
        guest = self._house.signer.guest_of_return_key(key)
        if guest is not None:
            return guest
        address = address_of(request, self._house.settings)
        self._counts.failed_joins.acquire(address)
        guest = await self._house.store.guests.redeem_code(clean_code(key), access.now())
        if guest is not None:
            self._counts.failed_joins.release(address)
        return guest

    async def games(self, _: Request) -> Response:
        """All games."""
        return JSONResponse({"games": await self._house.game_loader.list_games()})

    async def rules(self, request: Request) -> Response:
        """A game's rules, as Markdown."""
        game = await self._house.game_loader.game(self._game_id(request))
        path = game.rulebook(current_language())
        if path is None:
            raise NotFound("rulebook")
        is_own = path.name == rulebook_name(current_language())
        return JSONResponse({"markdown": path.read_text(encoding="utf-8"), "translated": is_own})

    async def text(self, request: Request) -> Response:
        """A game's sentences after those that all games share; a later one counts."""
        game = await self._house.game_loader.game(self._game_id(request))
        paths = (core_text.COMMON, *game.catalogues)
        own = [path.with_name(f"{current_language()}.ftl") for path in paths]
        # What the language lacks stands before it in English: a later sentence counts.
        every = [*paths, *(path for path in own if path not in paths and path.is_file())]
        return PlainTextResponse("\n".join(path.read_text(encoding="utf-8") for path in every))

    async def puzzle(self, request: Request) -> Response:
        """The puzzle of a game on a day, which the browser names: it is not the same day everywhere."""
        game = await self._house.game_loader.game(self._game_id(request))
        try:
            day = date.fromisoformat(request.query_params.get("day", ""))
        except ValueError as error:
            raise BadRequest("bad-request-day") from error
        body = await asyncio.to_thread(puzzle_body, game, day)
        return Response(body, media_type="application/json")

    async def guide(self, request: Request) -> Response:
        """A guided first game, for the guest alone."""
        guest = require_guest(request, self._house.signer)
        game_id = self._game_id(request)
        self._counts.tables.acquire(address_of(request, self._house.settings))
        made = await self._house.make_guide(guest, game_id)
        return JSONResponse({"table": made.id}, status_code=201)

    def _game_id(self, request: Request) -> str:
        game_id: str = request.path_params["game"]
        if game_id not in game_ids():
            raise NotFound("game")
        return game_id

    async def tables(self, request: Request) -> Response:
        """The guest's own tables and the public ones, or a new table."""
        signer = self._house.signer
        if request.method == "POST":
            guest = require_guest(request, signer)
            new = await self._body(request, NewTable)
            self._counts.tables.acquire(address_of(request, self._house.settings))
            made = await self._house.make(guest, new)
            return JSONResponse(
                {"table": made.id, "code": made.code, "path": f"/join/{made.key}"}, status_code=201
            )
        guest = access.guest_of(request, signer) or ""
        store = self._house.store
        mine = await store.tables.list_for_guest(guest, MOST_LINES)
        public = await store.tables.list_public(access.now() - PUBLIC_SECONDS, MOST_LINES)
        titles = {game["id"]: game["title"] for game in await self._house.game_loader.list_games()}
        return JSONResponse(
            {
                "mine": [line_plain(line, guest, titles) for line in mine],
                "public": [line_plain(line, guest, titles) for line in public],
            }
        )

    async def join(self, request: Request) -> Response:
        """The right to sit at a table and to watch; of an evening, the way in."""
        guest = require_guest(request, self._house.signer)
        key = (await self._body(request, Key)).key.strip()
        seconds = self._house.settings.code_days * DAY
        table = await self._house.store.tables.find(key, clean_code(key), seconds)
        evening = None
        if table is None:
            evening = await self._house.store.evenings.find(key, clean_code(key), seconds)
        if len(clean_code(key)) <= CODE_LENGTH:
            self._count_try(request, guest, has_failed=table is None and evening is None)
        if evening is not None:
            return JSONResponse({"evening": evening.id, "key": evening.key})
        if table is None:
            return JSONResponse({"table": await self._house.visit(guest, key)})
        return JSONResponse({"table": await self._house.admit(guest, table)})

    def _count_try(self, request: Request, guest: str, *, has_failed: bool) -> None:
        """A wrong code counts. After too many, a right one is refused like a wrong one.

        When many addresses guess together, each of them has one try. Keys of links are not counted:
        nobody guesses 128 bits.
        """
        address = address_of(request, self._house.settings)
        if address is None:
            return
        counts = self._counts
        if counts.failed_joins.used(address):
            counts.all_failed_joins.check()
        counts.failed_joins.check(address)
        counts.guest_failed_joins.check(guest)
        if has_failed:
            counts.failed_joins.acquire(address)
            counts.guest_failed_joins.acquire(guest)
            with suppress(TooMany):
                counts.all_failed_joins.acquire()

    async def table(self, request: Request) -> Response:
        """A table as the guest may see it."""
        guest, room = await self._room(request)
        return JSONResponse(frames.table_json(room.table, guest, room.presence))

    async def forget(self, request: Request) -> Response:
        """Go away from a table, and leave it out of the guest's own list."""
        guest = require_guest(request, self._house.signer)
        self._counts.commands.acquire(guest)
        await self._house.forget(guest, request.path_params["table"])
        return JSONResponse({"ok": True})

    async def command(self, request: Request) -> Response:
        """A command by POST: the same as over a socket."""
        guest, room = await self._room(request)
        self._counts.commands.acquire(guest)
        command = decode(await self._bytes(request))
        if not command.id:
            command = msgspec.structs.replace(command, id=request.headers.get("idempotency-key", "")[:64])
        if not command.id:
            raise BadRequest("bad-request-id")
        return Response(await room.command(guest, command), media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """A finished match: who played, how it ended, and which pages there are."""
        guest, room = await self._finished(request)
        table = room.table
        body = await self._house.part(table, replays.SUMMARY, lambda: replays.summary(table))
        own = {
            "yours": table.lobby.seats_of(guest),
            "member": guest in room.members,
            "table": table.identity.id,
        }
        text = gzip.decompress(body)[:-1] + b"," + msgspec.json.encode(own)[1:]
        return Response(text, media_type="application/json")

    async def replay_page(self, request: Request) -> Response:
        """Some steps of a finished match, as one observer saw them."""
        _, room = await self._finished(request)
        table = room.table
        observer, number = request.path_params["observer"], request.path_params["page"]
        name = replays.page_name(observer, number)
        if observer not in replays.observers_of(table) or number not in range(MOST_PAGES):
            raise NotFound("page")
        if table.match is not None and number not in replays.pages_of(table):
            raise NotFound("page")
        if table.match is not None and wants_text_board(request, table.game.id):
            body = await self._house.lines_page(table, observer, number)
        else:
            body = await self._house.part(table, name, lambda: replays.page(table, observer, number))
        return _squeezed(request, body)

    async def file(self, request: Request) -> Response:
        """A finished match as a file."""
        _, room = await self._finished(request)
        table = room.table
        body = await self._house.part(table, replays.FILE, lambda: replays.file(table))
        name = f"{table.game.id}-{table.identity.code}.tenfold"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        text = json.dumps(json.loads(gzip.decompress(body)), ensure_ascii=False, indent=1)
        return Response(text, media_type="application/json", headers=headers)

    async def look(self, request: Request) -> Response:
        """A look back on a finished match: what was found, or how far it is; by POST it is begun."""
        guest, room = await self._finished(request)
        table, analysis_queue = room.table, self._house.analysis_queue
        if table.match is None:
            raise NotFound("replay")
        found = await analysis_queue.result(table.identity.id)
        if found is not None:
            seats = table.lobby.seats_of(guest)
            return JSONResponse(await asyncio.to_thread(analysis_json, table, found, seats))
        job = analysis_queue.job(table.identity.id)
        if request.method == "POST" and (job is None or job.has_failed):
            self._counts.commands.acquire(guest)
            if not self._house.game_loader.is_loaded(table.game.id):
                raise Unavailable("look-too-early")
            job = analysis_queue.enqueue(table)
        if job is None:
            return JSONResponse({"status": "none"})
        if job.has_failed:
            return JSONResponse({"status": "failed", "sentence": say("look-failed")})
        return JSONResponse({"status": "working", "done": job.done, "of": job.count})

    async def _finished(self, request: Request) -> tuple[str, Room]:
        guest = access.guest_of(request, self._house.signer) or ""
        return guest, await self._house.finished(request.path_params["table"], guest)

    async def qr(self, request: Request) -> Response:
        """An address of this server as a QR code; other devices get one that they can reach."""
        path = request.query_params.get("path", "/")
        if not path.startswith("/") or path.startswith("//") or len(path) > 200 or not path.isprintable():
            raise BadRequest("bad-request-qr")
        async with self._drawing:
            drawn = await asyncio.to_thread(qr_code, reachable_address(request, self._house.settings) + path)
        return Response(drawn, media_type="image/svg+xml")

    async def health(self, _: Request) -> Response:
        """Whether the process answers."""
        return JSONResponse({"ok": True})

    async def ready(self, _: Request) -> Response:
        """Whether all games can be played and what happens can be stored.

        Without Redis everything works, a moment later: that is said, and nobody is turned away for it.
        """
        problems = await self._house.store.problems()
        if not self._house.game_loader.is_ready:
            problems.append(say("games-not-ready"))
        cluster = self._house.cluster
        notes = await cluster.pubsub.warnings() if cluster is not None else []
        if problems:
            return JSONResponse({"ok": False, "problems": problems + notes}, 503)
        return JSONResponse({"ok": True, "notes": notes} if notes else {"ok": True})

    async def _room(self, request: Request) -> tuple[str, Room]:
        guest = require_guest(request, self._house.signer)
        return guest, await self._house.room(request.path_params["table"], guest)

    async def _bytes(self, request: Request) -> bytes:
        """The body, as long as it is not too long."""
        return await read_bytes(request, self._house.settings.limits.frame_bytes)

    async def _body(self, request: Request, kind: type[T]) -> T:
        return await decode_body(request, kind, self._house.settings.limits.frame_bytes)


@lru_cache(256)
def qr_code(address: str) -> bytes:
    """An address as a picture; it takes a while, so it is done away from the loop, and once."""
    out = io.BytesIO()
    segno.make(address, micro=False).save(out, kind="svg", scale=6, border=2, xmldecl=False)
    return out.getvalue()


def _squeezed(request: Request, body: bytes) -> Response:
    """A body that is compressed already, for who can read that and for others."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(body), media_type="application/json", headers=headers)


def line_plain(line: TableLine, guest: str, titles: dict[str, str]) -> dict[str, Any]:
    """A table in a list."""
    return {
        "table": line.id,
        "game": line.game,
        "title": titles.get(line.game, line.game),
        "status": line.summary.status,
        "names": display_names(line.summary.names),
        "open_seats": line.summary.open_seats,
        "your_turn": guest in line.summary.due,
        "code": line.code,
        "updated": line.updated,
    }
