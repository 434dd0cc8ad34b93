"""The service of evenings: decisions are stored first, then applied to the tables.

Applying one twice does no harm, so what a crash left undone is done when someone opens the evening next.
Nothing here is state that another process couldn't read.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from tenfold.agents.characters import require_agent
from tenfold.core.errors import TenfoldError
from tenfold.core.languages import current_language
from tenfold.core.text import shared_text, text_of
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.display_names import distinct_name
from tenfold.server.errors import NotFound, Unavailable
from tenfold.server.evening import evening as pure
from tenfold.server.evening.evening import FORGOTTEN, Evening, Plan, TableAssignment
from tenfold.server.evening.overview import table_overview
from tenfold.server.evening.standings import as_csv, results_of, standings
from tenfold.server.identity import new_code, new_id
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.room import Room
from tenfold.server.runtime.table_factory import TableFactory, plan_bot
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.errors import Conflict, Taken
from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.store import Store
from tenfold.server.table import frames
from tenfold.server.table.commands import Leave, Remove, SetHints, SetPause
from tenfold.server.table.events import SeatPlan, TableCreated
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

TRIES = 50
CODE_TRIES = 8
AWAY_SECONDS = 12.0
"""People who wait ask every few seconds; after this long without asking they're away."""
FRESH_SECONDS = 1.0
"""How long everyone gets the same page."""
MAX_LISTED = 20
MAX_SEEN = 10_000

Change = Callable[[Evening], Awaitable[Evening]]


class EveningService:
    """Runs all evenings of a server."""

    def __init__(
        self,
        store: Store,
        games: GameLoader,
        tables: TableRegistry,
        factory: TableFactory,
        tasks: BackgroundTasks,
    ) -> None:
        self._store = store
        self._games = games
        self._tables = tables
        self._factory = factory
        self._tasks = tasks
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._seen: dict[tuple[str, str], float] = {}
        self._pages: dict[tuple[str, str], tuple[float, int, dict[str, Any]]] = {}

    async def create(self, guest: str, plan: Plan) -> EveningRow:
        """Create an evening as its host wants it."""
        plan = await self._validate_plan(plan)
        body = pure.encode(Evening(guest, plan))
        for _ in range(CODE_TRIES):
            row = EveningRow(new_id(), new_id(), new_code(), guest, 1, body)
            with suppress(Taken):
                await self._store.evenings.create(row)
                return row
        raise AssertionError

    async def _validate_plan(self, plan: Plan) -> Plan:
        """Validate a plan, and name every option."""
        game = await self._games.game(plan.game)
        require_agent(plan.bots, game.id)
        return replace(plan, options=game.validate_options(plan.size, plan.options))

    async def require_access(self, evening: str, guest: str, key: str = "") -> EveningRow:
        """The evening, for its host, its guests, and anyone with the key of its link."""
        row = await self._store.evenings.row(evening)
        if row is None or (
            guest != row.host and key != row.key and guest not in pure.decode(row.body).guests
        ):
            raise NotFound("evening")
        return row

    async def enter(self, row: EveningRow, guest: str) -> None:
        """Let a guest in, and into the current round if there's a seat."""

        async def come(evening: Evening) -> Evening:
            inside = pure.entered(evening, guest)
            number = inside.number_of(guest)
            assert number is not None
            free = [await self._bots_at(sitting) for sitting in inside.sittings]
            return pure.seated_late(inside, number, free, new_id)

        await self._update(row.id, come)

    async def leave(self, row: EveningRow, guest: str) -> None:
        """Let a guest leave; a bot plays on."""
        number = pure.decode(row.body).number_of(guest)
        if number is not None:
            await self._take_out(row, number, guest)

    async def remove_guest(self, row: EveningRow, asker: str, number: int) -> None:
        """Remove a guest on behalf of the host; a bot plays on."""
        evening = self._require_host(row, asker)
        if number in range(len(evening.guests)):
            await self._take_out(row, number, asker)

    async def _take_out(self, row: EveningRow, number: int, by: str) -> None:
        before = pure.decode(row.body)
        sitting, guest = before.sitting_of(number), before.guests[number]
        await self._change(row.id, lambda evening: pure.departed(evening, number))
        if sitting is None or sitting.finishes is not None:
            return
        room = await self._tables.room(sitting.table)
        for seat in room.table.lobby.seats_of(guest):
            if guest != by:
                await room.handle(by, Remove(id=new_id(), seat=seat))
            else:
                await room.handle(guest, Leave(id=new_id()))

    async def begin_round(self, row: EveningRow, asker: str, after: int) -> None:
        """Begin the next round."""
        self._require_host(row, asker)

        async def begin(evening: Evening) -> Evening:
            return await asyncio.to_thread(pure.next_round, evening, after, new_id)

        await self._update(row.id, begin)

    async def set_pause(self, row: EveningRow, asker: str, *, yes: bool) -> None:
        """Pause or resume all tables."""
        self._require_host(row, asker)
        await self._change(row.id, lambda evening: replace(evening, is_paused=yes))

    async def set_hints(self, row: EveningRow, asker: str, *, yes: bool) -> None:
        """Allow or forbid hints at all tables."""
        self._require_host(row, asker)
        await self._change(row.id, lambda evening: replace(evening, plan=replace(evening.plan, hints=yes)))

    async def set_plan(self, row: EveningRow, asker: str, plan: Plan) -> None:
        """Change what is played from the next round on."""
        self._require_host(row, asker)
        settled = await self._validate_plan(plan)
        await self._change(row.id, lambda evening: replace(evening, plan=settled))

    async def end(self, row: EveningRow, asker: str) -> None:
        """End the evening; running matches can be finished."""
        self._require_host(row, asker)
        await self._change(row.id, lambda evening: replace(evening, has_ended=True, is_paused=False))

    def _require_host(self, row: EveningRow, asker: str) -> Evening:
        if row.host != asker:
            raise Unavailable("not-host", "not-host-evening")
        return pure.decode(row.body)

    async def _change(self, evening: str, change: Callable[[Evening], Evening]) -> None:
        async def at_once(before: Evening) -> Evening:
            return change(before)

        await self._update(evening, at_once)

    async def _update(self, evening: str, change: Change) -> None:
        """Decide, store and apply a change; decide again if another process was faster."""
        async with self._lock(evening):
            for _ in range(TRIES):
                row = await self._store.evenings.row(evening)
                if row is None:
                    raise NotFound("evening")
                before = pure.decode(row.body)
                after = await change(before)
                with suppress(Conflict):
                    if after != before:
                        await self._store.evenings.update(evening, row.version, pure.encode(after))
                    break
            else:
                raise Unavailable("busy")
            self._pages.clear()
            await self._tasks.run_shielded(self._apply(row, after))

    def _lock(self, evening: str) -> asyncio.Lock:
        lock = self._locks.get(evening)
        if lock is None:
            lock = self._locks[evening] = asyncio.Lock()
        return lock

    async def _apply(self, row: EveningRow, evening: Evening) -> None:
        """Create the tables of the round, seat its guests, and pause or resume them."""
        names = await self._names(evening) if evening.rounds else []
        for sitting in evening.sittings:
            if sitting.finishes is not None:
                continue
            if await self._store.tables.row(sitting.table) is None:
                await self._make_table(row, evening, sitting, names)
            room = await self._tables.room(sitting.table)
            for number in sitting.guests:
                if number not in evening.gone:
                    await room.take_over(evening.guests[number], names[number])
            await self._apply_settings(room, evening)

    async def _apply_settings(self, room: Room, evening: Evening) -> None:
        lobby = room.table.lobby
        if room.table.status != "playing":
            return
        if lobby.is_paused != evening.is_paused:
            await room.handle(evening.host, SetPause(id=new_id(), yes=evening.is_paused))
        if lobby.has_hints != evening.plan.hints:
            await room.handle(evening.host, SetHints(id=new_id(), yes=evening.plan.hints))

    async def _make_table(
        self, row: EveningRow, evening: Evening, sitting: TableAssignment, names: Sequence[str]
    ) -> None:
        plan = evening.rounds[-1].plan
        game = await self._games.game(plan.game)
        chairs: list[SeatPlan] = [
            SeatPlan("person", names[number], evening.guests[number], ready=True) for number in sitting.guests
        ]
        while len(chairs) < plan.size:
            chairs.append(plan_bot(game.id, plan.bots, chairs))
        made = TableCreated(
            game.id,
            plan.options,
            public=False,
            hints=evening.plan.hints,
            host=evening.host,
            seats=chairs,
            help=plan.help,
            learning=plan.learning,
            pace=plan.pace,
            evening=row.id,
            clock=plan.clock,
        )
        people = [evening.guests[number] for number in sitting.guests]
        await self._factory.create_for_evening(sitting.table, game, made, people)

    async def _bots_at(self, sitting: TableAssignment) -> int:
        """How many bots a latecomer could take over from."""
        if sitting.finishes is not None:
            return 0
        table = (await self._tables.room(sitting.table)).table
        return sum(seat.kind == "bot" for seat in table.lobby.seats) if table.status == "playing" else 0

    def on_match_over(self, table: Table) -> None:
        """Record the result of a match in the background."""
        self._tasks.spawn(self._record_end(table))

    async def _record_end(self, table: Table) -> None:
        try:
            await self._change(
                table.lobby.evening,
                lambda evening: pure.finished(evening, table.identity.id, _finishes(evening, table)),
            )
        except TenfoldError as error:  # whoever looks at the evening next will notice the end, too
            log.info("could not record a result in its event: table %s, %s", table.identity.id, error.code)

    async def page(self, row: EveningRow, guest: str) -> dict[str, Any]:
        """The evening as a guest can see it: the same for all, and what concerns them."""
        self._mark_seen(row.id, guest)
        when, version, page = self._pages.get((row.id, current_language()), (0.0, 0, {}))
        is_old = version != row.version or time.monotonic() - when > FRESH_SECONDS
        if is_old or await self._has_unrecorded_end(row, guest):
            row = await self._repair(row)
            page = await self._page(row)
            self._pages[row.id, current_language()] = (time.monotonic(), row.version, page)
        evening = pure.decode(row.body)
        return {**page, "host": guest == row.host, "me": _own(evening, guest)}

    async def _has_unrecorded_end(self, row: EveningRow, guest: str) -> bool:
        """Whether a guest's match is over but not recorded, so that they aren't sent back to it."""
        evening = pure.decode(row.body)
        number = evening.number_of(guest)
        sitting = None if number is None else evening.sitting_of(number)
        if sitting is None or sitting.finishes is not None:
            return False
        room = await self._room(sitting)
        return room is not None and room.table.status == "over"

    async def _repair(self, row: EveningRow) -> EveningRow:
        """Do what was left undone: create missing tables, and record results."""
        evening = pure.decode(row.body)
        rooms = [
            await self._room(one)
            for played in evening.rounds
            for one in played.sittings
            if one.finishes is None
        ]
        for room in rooms:
            if room is not None and room.table.status == "over":
                await self._record_end(room.table)
        undone = [await self._needs_repair(evening, sitting) for sitting in evening.sittings]
        if any(undone):
            await self._change(row.id, lambda unchanged: unchanged)
        return await self._store.evenings.row(row.id) or row

    async def _needs_repair(self, evening: Evening, sitting: TableAssignment) -> bool:
        """Whether a table isn't as it was decided yet."""
        if sitting.finishes is not None:
            return False
        room = await self._room(sitting)
        if room is None:
            return True
        lobby = room.table.lobby
        if room.table.status != "playing":
            return False
        missing = {evening.guests[number] for number in sitting.guests if number not in evening.gone}
        has_bots = any(seat.kind == "bot" for seat in lobby.seats)
        return lobby.is_paused != evening.is_paused or (has_bots and bool(missing - set(lobby.people)))

    async def _room(self, sitting: TableAssignment) -> Room | None:
        with suppress(NotFound):
            return await self._tables.room(sitting.table)
        return None

    async def _page(self, row: EveningRow) -> dict[str, Any]:
        evening = pure.decode(row.body)
        names = await self._names(evening)
        tables, present = [], set()
        for sitting in evening.sittings:
            room = await self._room(sitting)
            if room is not None:
                present |= set(room.state.here)
                tables.append({"table": sitting.table, **table_overview(room.table, room.state.presence)})
        game = await self._games.game(evening.plan.game)
        return {
            "evening": row.id,
            "version": row.version,
            "code": row.code,
            "path": f"/join/{row.key}",
            "plan": evening.plan,
            "title": text_of(game).title(game),
            "round": len(evening.rounds),
            "between": evening.is_between_rounds,
            "paused": evening.is_paused,
            "ended": evening.has_ended,
            "tables": tables,
            "guests": [
                {
                    "guest": number,
                    "name": names[number],
                    "gone": number in evening.gone,
                    "waits": evening.sitting_of(number) is None,
                    "away": guest not in present and not self._is_here(row.id, guest),
                }
                for number, guest in enumerate(evening.guests)
            ],
            "results": [
                {
                    "guest": one.guest,
                    "name": names[one.guest],
                    "place": one.place,
                    "points": one.points,
                    "wins": one.wins,
                    "rounds": [
                        None if f is None else {"place": f.place, "score": f.score} for f in one.finishes
                    ],
                }
                for one in standings(evening)
            ],
        }

    def _mark_seen(self, evening: str, guest: str) -> None:
        now = time.monotonic()
        if len(self._seen) > MAX_SEEN:
            self._seen = {who: when for who, when in self._seen.items() if now - when < AWAY_SECONDS}
            self._pages.clear()
        self._seen[evening, guest] = now

    def _is_here(self, evening: str, guest: str) -> bool:
        return time.monotonic() - self._seen.get((evening, guest), -AWAY_SECONDS) < AWAY_SECONDS

    async def csv(self, row: EveningRow) -> str:
        """The results as CSV."""
        evening = pure.decode((await self._repair(row)).body)
        return as_csv(evening, await self._names(evening))

    async def hosted_by(self, host: str) -> list[dict[str, Any]]:
        """The evenings of a host, the latest first."""
        found = []
        for row in await self._store.evenings.list_for_host(host, MAX_LISTED):
            evening = pure.decode(row.body)
            game = await self._games.game(evening.plan.game)
            found.append(
                {
                    "evening": row.id,
                    "code": row.code,
                    "title": text_of(game).title(game),
                    "guests": len(evening.here),
                    "round": len(evening.rounds),
                    "ended": evening.has_ended,
                }
            )
        return found

    async def _names(self, evening: Evening) -> list[str]:
        """The distinct names of all guests."""
        known_names = await self._store.guests.names(evening.guests)
        names: list[str] = []
        for guest in evening.guests:
            word = "somebody" if guest.startswith(FORGOTTEN) else "guest"
            names.append(distinct_name(known_names.get(guest) or shared_text().say(word), names))
        return names


def _own(evening: Evening, guest: str) -> dict[str, Any] | None:
    """What concerns one guest: where they sit, and how their match ended."""
    number = evening.number_of(guest)
    if number is None:
        return None
    sitting = evening.sitting_of(number)
    finish = next((one for one in (sitting.finishes or ()) if one.guest == number), None) if sitting else None
    return {
        "guest": number,
        "gone": number in evening.gone,
        "table": sitting.table if sitting else None,
        "number": 1 + evening.sittings.index(sitting) if sitting else None,
        "over": sitting is not None and sitting.finishes is not None,
        "place": finish.place if finish else None,
    }


def _finishes(evening: Evening, table: Table) -> list[pure.Result]:
    """How a match ended, for the guests of the evening who sat there."""
    if table.match is None or table.outcome is None:
        return []
    outcome = frames.with_resignations(table.view(-1), table.lobby).outcome
    assert outcome is not None
    owners = [evening.number_of(owner) if owner else None for owner in table.lobby.owners]
    return results_of(outcome, owners)
