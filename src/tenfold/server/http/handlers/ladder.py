"""The ladder: how strong the people are who asked to be rated, game by game."""

import asyncio
from dataclasses import dataclass, field

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenfold.agents.characters import agent_name_of, characters_of
from tenfold.agents.level_ratings import level_ratings
from tenfold.core.registry import game_ids
from tenfold.server.errors import NotFound, Unavailable
from tenfold.server.evening.evening import decode
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.handlers.history import Listed
from tenfold.server.identity import is_program
from tenfold.server.ratings import Comparison, Rating, rate
from tenfold.server.stores.ladder import Results
from tenfold.server.table import protocol
from tenfold.server.table.anonymize import display_names

MAX_COMPUTED = 100
"""So many games and series are remembered before all are computed anew."""


@dataclass(eq=False)
class LadderHandlers(Handlers):
    _computed: dict[tuple[str, str], tuple[list[Results], dict[str, Rating]]] = field(default_factory=dict)
    """The last results of each game and series of events, and the ratings that were computed from them."""

    async def ladder(self, request: Request) -> Response:
        """The ladder of a game, or among those in an event's series; by POST, whether the guest is on it."""
        guest, game = self._limited_guest(request), request.path_params["game"]
        if game not in game_ids():
            raise NotFound
        series = await self._series(request.query_params.get("event", ""), guest)
        store, is_offered = self._runtime.store, self._runtime.settings.ladder
        if request.method == "POST":
            if (await self._body(request, Listed)).yes:
                if not is_offered:
                    raise Unavailable("no-ladder")
                await store.ladder.join(guest)
            else:
                await store.ladder.leave(guest)
        is_listed = is_offered and await store.ladder.since(guest) is not None
        answer: protocol.Ladder = {
            "offered": is_offered,
            "listed": is_listed,
            "people": await self._people(game, series, guest) if is_listed else [],
            "levels": _levels(game),
        }
        return Response(msgspec.json.encode(answer), media_type="application/json")

    async def _series(self, event: str, guest: str) -> str:
        """The series of an event, for its host and its guests; nothing without an event. Raises NotFound."""
        if not event:
            return ""
        row = await self._runtime.evenings.require_access(event, guest)
        return decode(row.body).series(event)

    async def _people(self, game: str, series: str, guest: str) -> list[protocol.RatedPerson]:
        ratings, store = await self._ratings(game, series), self._runtime.store
        counts, looks = await store.ladder.counts(game, series), await store.guests.looks(list(ratings))
        return [
            {
                "name": display_names([looks[person].name])[0],
                "avatar": looks[person].avatar or None,
                "yours": person == guest,
                "program": is_program(person),
                "rating": round(rating.value),
                "low": round(rating.low),
                "high": round(rating.high),
                "games": counts[person],
            }
            for person, rating in sorted(ratings.items(), key=lambda one: -one[1].value)
            if person in looks and person in counts
        ]

    async def _ratings(self, game: str, series: str) -> dict[str, Rating]:
        results = await self._runtime.store.ladder.results(game, series)
        before, ratings = self._computed.get((game, series), ([], {}))
        if results != before:
            ratings = await asyncio.to_thread(rate, comparisons_of(game, results))
            if len(self._computed) >= MAX_COMPUTED:
                self._computed.clear()
            self._computed[game, series] = results, ratings
        return ratings


def comparisons_of(game: str, results: list[Results]) -> list[Comparison]:
    """Results against people and against bots whose strength is known."""
    known, found = level_ratings(game), list[Comparison]()
    for one in results:
        other = one.other or known.get(agent_name_of(one.bot))
        if other is not None:
            found.append(Comparison(one.person, other, one.won, one.games))
    return found


def _levels(game: str) -> list[protocol.RatedLevel]:
    first = {one.agent: one.id for one in reversed(characters_of(game))}
    return [
        {"level": level, "character": first[level], "rating": round(rating)}
        for level, rating in sorted(level_ratings(game).items(), key=lambda one: -one[1])
    ]
