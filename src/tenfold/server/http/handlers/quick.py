"""Quick games: wait for one, look whether it has begun, and wait no longer."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.http.handlers.base import Handlers
from tenfold.server.stores.waiting import Place, Wish
from tenfold.server.table.commands import QuickGame


class QuickHandlers(Handlers):
    async def quick(self, request: Request) -> Response:
        """The guest's place and how many wait; by POST, a place; by DELETE, none any more."""
        games = self._runtime.quick_games
        if request.method == "POST":
            guest = self._limited_guest(request)
            wanted = await self._body(request, QuickGame)
            self._rate_limits.tables.acquire(self._address(request))
            place = await games.ask(guest, wanted)
        elif request.method == "DELETE":
            place = await games.cancel(self._limited_guest(request))
        else:
            place = await games.look(self._guest_or_none(request) or "")
        counts = await self._runtime.store.waiting.counts()
        return JSONResponse(
            {
                "mine": None if place is None else place_json(place),
                "waiting": [{**_wish_json(count.wish), "people": count.people} for count in counts],
            }
        )


def _wish_json(wish: Wish) -> dict[str, Any]:
    return {"game": wish.game, "seats": wish.seats, "turns": wish.is_turn_based}


def place_json(place: Place) -> dict[str, Any]:
    left = None if place.left is None else max(0.0, round(place.left, 1))
    return {**_wish_json(place.wish), "left": left, "table": place.table}
