"""The history: the finished games of the guest who asks, and of no one else."""

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenfold.server.errors import BadRequest, NotFound, Unavailable
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.identity import is_program
from tenfold.server.stores.companions import Companion
from tenfold.server.stores.history import NEWEST, Cursor, FinishedGame, HistorySeat
from tenfold.server.table import protocol
from tenfold.server.table.anonymize import display_names

PAGE_GAMES = 500
MAX_TIME = 2**53
MAX_COMPANIONS = 20


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    yes: bool


class CompanionSettings(msgspec.Struct, forbid_unknown_fields=True):
    yes: bool | None = None
    """Whether the guest and their companions see each other."""
    notify: bool | None = None
    """Whether the guest is notified of invitations."""
    remove: str = ""
    """A companion, who and the guest don't see each other from now on."""
    restore: str = ""
    """Someone whom the guest removed."""


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    person: str


class HistoryHandlers(Handlers):
    async def page(self, request: Request) -> Response:
        guest = self._limited_guest(request)
        before = _cursor_in(request.query_params.get("before", ""))
        found = await self._runtime.store.history.page(guest, PAGE_GAMES, before)
        last = found[-1] if len(found) == PAGE_GAMES else None
        page: protocol.HistoryPage = {
            "games": [self._game_plain(game, guest) for game in found],
            "next": None if last is None else f"{last.ended}.{last.table}",
        }
        return Response(msgspec.json.encode(page), media_type="application/json")

    async def companions(self, request: Request) -> Response:
        """The people whom the guest played with; by POST, how they deal with each other."""
        guest, companions = self._limited_guest(request), self._runtime.store.companions
        guests, ways = self._runtime.store.guests, self._runtime.store.notifications
        if request.method == "POST":
            await self._change_companions(guest, await self._body(request, CompanionSettings))
        found = await self._companions(guest)
        looks = await guests.looks([one.guest for one in found])
        listed: protocol.Companions = {
            "listed": await companions.is_listed(guest),
            "can_notify": any(way.confirm is None for way in await ways.subscriptions(guest)),
            "notify": await guests.wants_invitations(guest),
            "people": [
                {
                    "person": self._person(one.guest, guest),
                    "name": display_names([one.name])[0],
                    "avatar": looks[one.guest].avatar or None if one.guest in looks else None,
                    "games": one.games,
                    "won": one.won,
                    "lost": one.lost,
                    "last": one.last,
                }
                for one in found
            ],
            "removed": [
                {"person": self._person(one.guest, guest), "name": display_names([one.name])[0]}
                for one in await companions.removed(guest)
            ],
        }
        return Response(msgspec.json.encode(listed), media_type="application/json")

    async def _change_companions(self, guest: str, wanted: CompanionSettings) -> None:
        companions = self._runtime.store.companions
        if wanted.yes is not None:
            await companions.set_listed(guest, yes=wanted.yes)
        if wanted.notify is not None:
            await self._runtime.store.guests.set_wants_invitations(guest, yes=wanted.notify)
        if wanted.remove:
            others = [one.guest for one in await self._companions(guest)]
            await companions.remove(guest, self._among(others, wanted.remove, guest))
        if wanted.restore:
            others = [one.guest for one in await companions.removed(guest)]
            await companions.restore(guest, self._among(others, wanted.restore, guest))

    async def _companions(self, guest: str) -> list[Companion]:
        found = await self._runtime.store.companions.list_for(guest, MAX_COMPANIONS)
        return [one for one in found if not is_program(one.guest)]

    def _among(self, others: Sequence[str], person: str, guest: str) -> str:
        """The guest whom this reader knows as a person. Raises NotFound."""
        for other in others:
            if self._person(other, guest) == person:
                return other
        raise NotFound

    async def invite(self, request: Request) -> Response:
        """Put the guest's table on the list of a companion, so that they can sit down there."""
        guest, table = self._limited_guest(request), request.path_params["table"]
        person = (await self._body(request, Invited)).person
        room = await self._runtime.tables.room(table, guest)
        companions = await self._companions(guest)
        invited = self._among([one.guest for one in companions], person, guest)
        if guest not in {*room.table.lobby.people, room.table.lobby.host}:
            raise NotFound
        if room.table.status != "waiting":
            raise Unavailable("started")
        self._rate_limits.invitations.acquire(guest)
        await self._runtime.tables.admit(invited, table)
        await self._runtime.store.jobs.plan(table, self._runtime.notifier.invitation_jobs(invited))
        self._runtime.worker.wake_in(0)
        return Response(msgspec.json.encode({"ok": True}), media_type="application/json")

    def _game_plain(self, game: FinishedGame, guest: str) -> protocol.HistoryGame:
        names = display_names([seat.name for seat in game.seats])
        return {
            "table": game.table,
            "game": game.game,
            "ended": game.ended,
            "replay": game.has_table,
            "seats": [
                self._seat_plain(seat, name, guest) for name, seat in zip(names, game.seats, strict=True)
            ],
        }

    def _seat_plain(self, seat: HistorySeat, name: str, guest: str) -> protocol.HistorySeat:
        is_own = seat.guest == guest
        plain: protocol.HistorySeat = {
            "name": name,
            "yours": is_own,
            "person": self._person(seat.guest, guest),
            "bot": seat.bot,
            "rank": seat.rank,
            "score": seat.score,
        }
        if is_own and "journey" in seat.figures:
            plain["journey"] = seat.figures["journey"]
        return plain

    def _person(self, other: str | None, guest: str) -> str:
        """What tells another guest from others for this reader, and says nothing to anyone else."""
        if other is None or other == guest:
            return ""
        return self._runtime.signer.fingerprint(f"{guest} {other}")[:16]


def _cursor_in(text: str) -> Cursor:
    if not text:
        return NEWEST
    ended, _, table = text.partition(".")
    if not ended.isdecimal() or int(ended) > MAX_TIME or not table.isascii():
        raise BadRequest
    return int(ended), table
