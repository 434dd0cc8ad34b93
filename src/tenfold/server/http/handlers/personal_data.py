"""Personal data: export everything that is stored about a guest, or delete it."""

import time
from dataclasses import asdict
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.http.auth import COOKIE
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.handlers.quick import place_json
from tenfold.server.stores.guests import Membership
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.events import decode_event
from tenfold.server.table.personal_events import final_lobby, personal_events
from tenfold.server.table.series import wins_before

FORMAT = 1
NAME = "tenfold-my-data.json"


class PersonalDataHandlers(Handlers):
    async def export(self, request: Request) -> Response:
        guest = self._limited_guest(request)
        store = self._runtime.store
        about = await store.guests.profile(guest, int(time.time()))
        look = await store.guests.look(guest)
        tables = [await self._table(guest, one) for one in await store.guests.memberships(guest)]
        answer = {
            "tenfold_my_data": FORMAT,
            "made": int(time.time()),
            "guest": guest,
            "name": about.name,
            "avatar": look.avatar,
            "colour": look.colour,
            "since": about.created,
            "open_hand_over_codes": about.codes,
            "evenings": [
                {"evening": row.id, "code": row.code, "host": row.host == guest}
                for row in await store.evenings.list_with_guest(guest)
            ],
            "turn_notices": [
                {
                    "kind": subscription.kind,
                    "address": subscription.address,
                    "language": subscription.language,
                    "since": subscription.created,
                    "confirmed": subscription.confirm is None,
                }
                for subscription in await store.notifications.subscriptions(guest)
            ],
            "notified_of_invitations": await store.guests.wants_invitations(guest),
            "on_ladder_since": await store.ladder.since(guest),
            "listed_as_companion": await store.companions.is_listed(guest),
            "removed_companions": display_names([one.name for one in await store.companions.removed(guest)]),
            "history": [asdict(one) for one in await store.history.own_seats(guest)],
            "imported": guest in await store.guests.imported(),
            "waiting_for": place_json(place) if (place := await store.waiting.place(guest)) else None,
            "chat": [asdict(line) for line in await store.chat.own_lines(guest)],
            "tables": [table for table in tables if table is not None],
        }
        headers = {"Content-Disposition": f'attachment; filename="{NAME}"'}
        return JSONResponse(answer, headers=headers)

    async def _table(self, guest: str, membership: Membership) -> dict[str, Any] | None:
        store = self._runtime.store
        line = await store.tables.find_line(membership.table)
        if line is None:
            return None
        stored, times = await store.tables.events(line.id), await store.tables.event_times(line.id)
        events = [decode_event(event.body) for event in stored[: len(times)]]
        lobby = final_lobby(events)
        won = dict(enumerate(wins_before(events, lobby)))
        return {
            "table": line.id,
            "game": line.game,
            "code": line.code,
            "status": line.summary.status,
            "created": membership.created,
            "updated": membership.updated,
            "on_my_list": not membership.is_hidden,
            "host": lobby.host == guest,
            "turn_notices": await store.notifications.preference(line.id, guest),
            "seats": [
                {"seat": one, "name": lobby.seats[one].name, "won_before": won.get(one)}
                for one in lobby.seats_of(guest)
            ],
            "deeds": list(personal_events(events, times[: len(events)], guest)),
        }

    async def delete(self, request: Request) -> Response:
        guest = self._limited_guest(request)
        await self._runtime.tasks.run_shielded(self._runtime.erasure.erase(guest))
        response = JSONResponse({"ok": True})
        response.delete_cookie(COOKIE, path="/")
        return response
