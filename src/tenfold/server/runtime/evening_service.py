"""The service of evenings: decisions are stored first, then applied to the tables.

Applying one twice does no harm, so what a crash left undone is done when someone opens the evening next.
Nothing here is state that another process couldn't read.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import asdict, replace

from tenfold.agents.characters import require_agent
from tenfold.core.errors import TenfoldError
from tenfold.core.languages import current_language
from tenfold.core.text import shared_text, text_of
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.display_names import distinct_name
from tenfold.server.errors import NotFound, Unavailable
from tenfold.server.evening import commands
from tenfold.server.evening import evening as pure
from tenfold.server.evening.evening import (
    FORGOTTEN,
    EarlierDate,
    EarlierResult,
    Evening,
    Plan,
    TableAssignment,
)
from tenfold.server.evening.overview import table_overview
from tenfold.server.evening.standings import as_csv, results_of, series_standings, standings
from tenfold.server.identity import log_name, new_code, new_id
from tenfold.server.looks import Look
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.room import Room
from tenfold.server.runtime.table_factory import TableFactory, plan_bot, plan_person
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.errors import Conflict, Taken
from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.store import Store
from tenfold.server.table import commands as table_commands
from tenfold.server.table import frames
from tenfold.server.table.events import SeatPlan, TableCreated
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

TRIES = 50
MAX_DATES = 60
"""How many dates a series has at most."""
SWISS_SIZE = 2
CODE_TRIES = 8
AWAY_SECONDS = 12.0
"""People who wait ask every few seconds; after this long without asking they're away."""
FRESH_SECONDS = 1.0
"""How long everyone gets the same page."""
MAX_LISTED = 20
MAX_SEEN = 10_000

Change = Callable[[Evening], Evening | Awaitable[Evening]]
CountTables = Callable[[int], None]
"""Counts so many new tables against a limit; TooMany if it's reached."""


@dataclass(eq=False)
class EveningService:
    """Runs all evenings of a server."""

    _store: Store
    _games: GameLoader
    _tables: TableRegistry
    _factory: TableFactory
    _tasks: BackgroundTasks
    _locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _seen: dict[tuple[str, str], float] = field(default_factory=dict)
    _pages: dict[tuple[str, str], tuple[float, int, dict[str, Any]]] = field(default_factory=dict)

    async def create(self, guest: str, plan: Plan, after: str = "") -> EveningRow:
        """Create an evening; `after` is the one that it continues, of the same host."""
        plan = await self._validate_plan(plan)
        earlier = await self._dates_until(after, guest) if after else ()
        body = pure.encode(Evening(guest, plan, earlier=earlier))
        for _ in range(CODE_TRIES):
            row = EveningRow(new_id(), new_id(), new_code(), guest, 1, body)
            with suppress(Taken):
                await self._store.evenings.create(row)
                return row
        raise AssertionError

    async def _dates_until(self, evening: str, host: str) -> tuple[EarlierDate, ...]:
        """The dates of a series up to an evening that is over."""
        row = await self._store.evenings.row(evening)
        if row is None or row.host != host:
            raise NotFound("evening")
        last = pure.decode((await self._repair(row)).body)
        if not last.has_ended:
            raise Unavailable("evening-runs")
        if len(last.earlier) >= MAX_DATES:
            raise Unavailable("evening-many-dates")
        results = [EarlierResult(last.guests[one.guest], one.points, one.wins) for one in standings(last)]
        return (*last.earlier, EarlierDate(evening, int(time.time()), tuple(results)))

    async def _validate_plan(self, plan: Plan) -> Plan:
        game = await self._games.game(plan.game)
        require_agent(plan.bots, game.id)
        if plan.pairing == "swiss" and plan.size != SWISS_SIZE:
            raise Unavailable("evening-swiss")
        return replace(plan, options=game.validate_options(plan.size, plan.options))

    async def require_access(self, evening: str, guest: str, key: str = "") -> EveningRow:
        """The evening, for its host, its guests, and anyone with the key of its link."""
        row = await self._store.evenings.row(evening)
        if row is None or (
            guest != row.host and key != row.key and guest not in pure.decode(row.body).guests
        ):
            raise NotFound("evening")
        return row

    async def handle(
        self, row: EveningRow, guest: str, command: commands.AnyEveningCommand, count: CountTables
    ) -> None:
        """Carry out a command; all but entering and leaving are the host's."""
        if row.host != guest and not isinstance(command, commands.Enter | commands.Leave):
            raise Unavailable("not-host", "not-host-evening")
        match command:
            case commands.Enter():
                await self._update(row.id, partial(self._entered, guest=guest), count)
            case commands.Leave():
                await self._take_out(row, pure.decode(row.body).number_of(guest), guest)
            case commands.RemoveGuest():
                await self._take_out(row, command.guest, guest)
            case commands.BeginRound():
                after = command.after
                await self._update(
                    row.id, lambda now: asyncio.to_thread(pure.next_round, now, after, new_id), count
                )
            case commands.NewPlan():
                plan = await self._validate_plan(command.plan)
                await self._update(row.id, lambda evening: replace(evening, plan=plan))
            case commands.Pause() | commands.Hints() | commands.End():
                await self._update(row.id, lambda evening: _configured(evening, command))

    async def _entered(self, evening: Evening, guest: str) -> Evening:
        """Let a guest in, and into the current round if there's a seat."""
        inside = pure.entered(evening, guest)
        number = inside.number_of(guest)
        assert number is not None
        free = [await self._bots_at(sitting) for sitting in inside.sittings]
        return pure.seated_late(inside, number, free, new_id)

    async def _take_out(self, row: EveningRow, number: int | None, by: str) -> None:
        """Let a guest leave, or remove them on behalf of the host; a bot plays on."""
        before = pure.decode(row.body)
        if number is None or number >= len(before.guests):
            return
        sitting, guest = before.sitting_of(number), before.guests[number]
        await self._update(row.id, lambda evening: pure.departed(evening, number))
        if sitting is None or sitting.finishes is not None:
            return
        room = await self._tables.room(sitting.table)
        for seat in room.table.lobby.seats_of(guest):
            if guest != by:
                await room.handle(by, table_commands.Remove(id=new_id(), seat=seat))
            else:
                await room.handle(guest, table_commands.Leave(id=new_id()))

    async def _update(self, evening: str, change: Change, count: CountTables = lambda _: None) -> None:
        """Decide, store and apply a change; decide again if another process was faster."""
        lock = self._locks.setdefault(evening, asyncio.Lock())
        async with lock:
            counted = 0
            for _ in range(TRIES):
                row = await self._store.evenings.row(evening)
                if row is None:
                    raise NotFound("evening")
                before = pure.decode(row.body)
                changed = change(before)
                after = changed if isinstance(changed, Evening) else await changed
                count(max(0, _table_count(after) - _table_count(before) - counted))
                counted = max(counted, _table_count(after) - _table_count(before))
                with suppress(Conflict):
                    if after != before:
                        await self._store.evenings.update(evening, row.version, pure.encode(after))
                    break
            else:
                raise Unavailable("busy")
            self._pages.clear()
            await self._tasks.run_shielded(self._apply(row, after))

    async def _apply(self, row: EveningRow, evening: Evening) -> None:
        """Create the tables of the round, seat its guests, and pause or resume them."""
        looks = await self._looks(evening) if evening.rounds else []
        for sitting in evening.sittings:
            if sitting.finishes is not None:
                continue
            if await self._store.tables.row(sitting.table) is None:
                await self._make_table(row, evening, sitting, looks)
            room = await self._tables.room(sitting.table)
            for number in sitting.guests:
                if number not in evening.gone:
                    await room.take_over(evening.guests[number], looks[number])
            lobby, is_playing = room.table.lobby, room.table.status == "playing"
            if is_playing and lobby.is_paused != evening.is_paused:
                await room.handle(evening.host, table_commands.SetPause(id=new_id(), yes=evening.is_paused))
            if is_playing and lobby.has_hints != evening.plan.hints:
                await room.handle(evening.host, table_commands.SetHints(id=new_id(), yes=evening.plan.hints))

    async def _make_table(
        self, row: EveningRow, evening: Evening, sitting: TableAssignment, looks: Sequence[Look]
    ) -> None:
        plan = evening.rounds[-1].plan
        game = await self._games.game(plan.game)
        people = [evening.guests[number] for number in sitting.guests]
        chairs: list[SeatPlan] = []
        for number in sitting.guests:
            chairs.append(plan_person(evening.guests[number], looks[number], chairs))
        while len(chairs) < plan.size:
            chairs.append(plan_bot(game.id, plan.bots, chairs))
        fields = asdict(replace(plan, hints=evening.plan.hints))
        del fields["size"], fields["bots"], fields["pairing"]
        fields["chat"] = "on" if plan.chat else "off"
        made = TableCreated(**fields, public=False, host=evening.host, seats=chairs, evening=row.id)
        await self._factory.create_for_evening(sitting.table, game, made, people)

    async def _bots_at(self, sitting: TableAssignment) -> int:
        if sitting.finishes is not None:
            return 0
        table = (await self._tables.room(sitting.table)).table
        return sum(seat.kind == "bot" for seat in table.lobby.seats) if table.status == "playing" else 0

    def on_match_over(self, table: Table) -> None:
        self._tasks.spawn(self._record_end(table))

    async def _record_end(self, table: Table) -> None:
        try:
            await self._update(
                table.lobby.evening,
                lambda evening: pure.finished(evening, table.identity.id, _finishes(evening, table)),
            )
        except TenfoldError as error:  # whoever looks at the evening next will notice the end, too
            name = log_name(table.identity.id)
            log.info("could not record a result in its event: table %s, %s", name, error.code)

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
        unrecorded = [one for played in evening.rounds for one in played.sittings if one.finishes is None]
        for room in [await self._room(sitting) for sitting in unrecorded]:
            if room is not None and room.table.status == "over":
                await self._record_end(room.table)
        if any([await self._needs_repair(evening, sitting) for sitting in evening.sittings]):
            await self._update(row.id, lambda unchanged: unchanged)
        return await self._store.evenings.row(row.id) or row

    async def _needs_repair(self, evening: Evening, sitting: TableAssignment) -> bool:
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
        recently = time.monotonic() - AWAY_SECONDS
        present |= {guest for (at, guest), seen in self._seen.items() if at == row.id and seen > recently}
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
                    "away": guest not in present,
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
            "series": await self._series(evening),
        }

    async def _series(self, evening: Evening) -> list[dict[str, Any]]:
        """The standings over all dates, with names for those who aren't here today, too."""
        rows, names = series_standings(evening), list[str]()
        looks = await self._store.guests.looks([row.guest for row in rows])
        for row in rows:
            word = "somebody" if row.guest.startswith(FORGOTTEN) else "guest"
            name = looks[row.guest].name if row.guest in looks else ""
            names.append(distinct_name(name or shared_text().say(word), names))
        return [
            {"name": name, "place": row.place, "points": row.points, "wins": row.wins, "dates": row.dates}
            for name, row in zip(names, rows, strict=True)
        ]

    def _mark_seen(self, evening: str, guest: str) -> None:
        now = time.monotonic()
        if len(self._seen) > MAX_SEEN:
            self._seen = {who: when for who, when in self._seen.items() if now - when < AWAY_SECONDS}
            self._pages.clear()
        self._seen[evening, guest] = now

    async def csv(self, row: EveningRow) -> str:
        evening = pure.decode((await self._repair(row)).body)
        return as_csv(evening, await self._names(evening))

    async def hosted_by(self, host: str) -> list[dict[str, Any]]:
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
        return [look.name for look in await self._looks(evening)]

    async def _looks(self, evening: Evening) -> list[Look]:
        """How the guests look to each other, with names that differ."""
        known, looks = await self._store.guests.looks(evening.guests), list[Look]()
        for guest in evening.guests:
            look = known.get(guest, Look())
            word = "somebody" if guest.startswith(FORGOTTEN) else "guest"
            name = distinct_name(look.name or shared_text().say(word), [one.name for one in looks])
            looks.append(look._replace(name=name))
        return looks


def _configured(evening: Evening, command: commands.Pause | commands.Hints | commands.End) -> Evening:
    match command:
        case commands.Pause():
            return replace(evening, is_paused=command.yes)
        case commands.Hints():
            return replace(evening, plan=replace(evening.plan, hints=command.yes))
        case commands.End():  # running matches can be finished
            return replace(evening, has_ended=True, is_paused=False)


def _table_count(evening: Evening) -> int:
    return sum(len(played.sittings) for played in evening.rounds)


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
    if table.match is None or table.outcome is None:
        return []
    outcome = frames.with_resignations(table.view(-1), table.lobby).outcome
    assert outcome is not None
    owners = [evening.number_of(owner) if owner else None for owner in table.lobby.owners]
    return results_of(outcome, owners)
