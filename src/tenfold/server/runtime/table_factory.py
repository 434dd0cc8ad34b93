"""The factory of tables: new ones, guides, rematches and those of an evening."""

import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec

from tenfold.agents.characters import agent_name_of, require_agent
from tenfold.core.game import BEGINS, Game
from tenfold.core.match import Match
from tenfold.core.match_file import match_from_plain
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.messages import translate
from tenfold.guides import guide_of
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.display_names import distinct_name, visible_name
from tenfold.server.errors import BadRequest, NotFound, TooLong
from tenfold.server.identity import new_code, new_id
from tenfold.server.looks import Look, free_colour
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.clock_jobs import now_ms
from tenfold.server.runtime.finished_games import history_jobs
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.errors import Taken
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, TableRow
from tenfold.server.table import events
from tenfold.server.table.command_handlers import bot_seated
from tenfold.server.table.commands import MAX_TOGETHER, HandedGame, NewSeat, NewTable
from tenfold.server.table.series import score_for_rematch
from tenfold.server.table.table import Identity, Table

MAX_CODE_TRIES = 8
MAX_NAME = 64
"""Characters of a game's name."""
MAX_HANDED = 2
"""A match that a device hands over has at most so many times the entries that the longest one has without
take-backs."""

Run = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Runs work in a thread."""


@dataclass(frozen=True)
class TableFactory:
    _store: Store
    _games: GameLoader
    _tables: TableRegistry
    _tasks: BackgroundTasks

    async def create(self, guest: str, new: NewTable) -> Identity:
        game = (await self._games.game(new.game)).with_boxes(new.boxes)
        options = game.validate_options(len(new.seats), new.options)
        fields = msgspec.structs.asdict(new)
        fields |= {"options": options, "host": guest, "boxes": [dict(box) for box in game.boxes]}
        fields["seats"] = plan_seats(new, guest, await self._store.guests.look(guest))
        fields["helper"] = agent_name_of(require_agent(new.helper, game.id)) if new.helper else ""
        starts, fields["chat"] = fields.pop("start"), "on" if new.chat else "off"
        return await self._create(game, events.TableCreated(**fields), [guest], starts=starts)

    async def create_guide(self, guest: str, game_id: str) -> Identity:
        """Create a guided first game: a real match for one person, played ahead to the guide's first step."""
        game = await self._games.game(game_id)
        guide = guide_of(game)
        if guide is None:
            raise NotFound("guide")
        seats = [NewSeat("bot", one) if one else NewSeat("me") for one in guide.players]
        plans = plan_seats(NewTable(game.id, seats), guest, await self._store.guests.look(guest))
        options = game.validate_options(len(plans), guide.options)
        event = events.TableCreated(
            game.id, options, public=False, hints=True, host=guest, seats=plans, guide=True
        )
        opening = [events.EntryAdded(move.seat, move.plays[0], by="bot") for move in guide.opening]
        return await self._create(game, event, [guest], starts=True, secret=guide.secret, log=opening)

    async def create_from_device(self, guest: str, handed: HandedGame, run: Run) -> Identity:
        """Create a table of a match that was played on a device, if its log is what the rules make of it.

        The device knew the seed, so the table says where the match began, and no one else can sit there.
        `run` plays the log in a thread, which can take a second.
        """
        game = await self._games.game(str(handed.file.get("game"))[:MAX_NAME])
        if any(seat.kind == "open" for seat in handed.seats):
            raise BadRequest
        entries = handed.file.get("entries")
        if isinstance(entries, list) and len(entries) > MAX_HANDED * game.max_entries:
            raise TooLong
        match, _ = await run(partial(match_from_plain, handed.file, game))
        if len(handed.seats) != match.seats:
            raise BadRequest
        seats = plan_seats(NewTable(game.id, handed.seats), guest, await self._store.guests.look(guest))
        event = events.TableCreated(
            game.id,
            dict(match.header.options),
            boxes=[dict(box) for box in match.header.boxes],
            public=False,
            hints=True,
            host=guest,
            seats=seats,
            help=handed.help,
            learning=handed.learning,
            pace=handed.pace,
            from_device=True,
        )
        log: list[events.AnyEvent] = [
            *entries_of(match, seats, frozenset(handed.joined)),
            *resignations_of(seats, handed.resigned),
        ]
        return await self._create(game, event, [guest], starts=True, secret=match.secret(), log=log, run=run)

    async def create_rematch(self, table: Table, guest: str, members: Sequence[str]) -> str:
        """Create the next table: the same people and bots, and the next seat begins."""
        game, lobby = table.game, table.lobby
        options = dict(lobby.options)
        if table.match is not None and any(option.name == BEGINS for option in game.options):
            state = table.match.true_state()
            beginner = int(state["beginner"]) if "beginner" in game.state.fields else 0
            options = game.rematch(len(lobby.seats), options, beginner)
        seats = [
            events.SeatPlan(
                seat.kind,
                seat.name,
                seat.guest,
                ready=seat.guest == guest,
                avatar=seat.avatar,
                colour=seat.colour,
            )
            if seat.kind == "person" and seat.guest is not None
            else events.SeatPlan("open")
            for seat in lobby.seats
        ]
        for number, seat in enumerate(lobby.seats):
            if seat.kind == "bot":
                seats[number] = plan_bot(game.id, seat.character or seat.agent or "", seats)
        first, hints, pace = table.events[0], lobby.has_hints, lobby.pace
        assert isinstance(first, events.TableCreated)
        event = msgspec.structs.replace(
            first,
            options=options,
            host=guest,
            seats=seats,
            hints=hints,
            pace=pace,
            chat=lobby.chat,
            guide=False,
            from_device=False,
            wins=score_for_rematch(table),
        )
        is_alone = set(lobby.people) <= {guest}
        made = await self._create(game, event, members, starts=is_alone)
        for watcher in set(members) - {*lobby.people, guest}:
            await self._store.tables.hide(made.id, watcher)
        return made.id

    async def create_for_evening(
        self, table: str, game: Game, event: events.TableCreated, people: Sequence[str]
    ) -> None:
        """Create a table of an evening under a given id; its host watches, and has it on no list."""
        members = list(dict.fromkeys([*people, event.host]))
        await self._create(game, event, members, starts=True, table_id=table)
        if event.host not in people:
            await self._store.tables.hide(table, event.host)

    async def create_quick(self, table: str, game: Game, event: events.TableCreated) -> Table:
        """Create the table of a quick game under a given id, or find the one that another process made."""
        people = [seat.guest for seat in event.seats if seat.guest is not None]
        await self._create(game, event, people, starts=True, table_id=table)
        return (await self._tables.room(table)).table

    async def _create(
        self,
        game: Game,
        event: events.TableCreated,
        members: Sequence[str],
        *,
        starts: bool,
        table_id: str = "",
        secret: bytes = b"",
        log: Sequence[events.AnyEvent] = (),
        run: Run | None = None,
    ) -> Identity:
        """Create a table; `log` has what happened in its match before, if anything did."""
        for _ in range(MAX_CODE_TRIES):
            identity = Identity(
                table_id or new_id(), new_id(), new_code(), secret or secrets.token_bytes(SECRET_BYTES)
            )
            table = Table(game, identity)
            recorded: list[events.AnyEvent] = [event]
            table.apply(event)
            if starts and not table.lobby.open_seats:
                recorded.append(table.record(events.MatchStarted(game.rules_version), now_ms()))
            if log:
                recorded += await (run or self._tasks.run_in_thread)(partial(list, map(table.record, log)))
            row = TableRow(identity.id, game.id, identity.key, identity.code, identity.secret, event.public)
            stored = [StoredEvent(events.encode_event(one)) for one in recorded]
            try:
                room = self._tables.new_room(table, {}, members)
                jobs = [*room.jobs_after(table), *history_jobs(table)]
                await self._store.tables.create(row, stored, summary_of(table), members, jobs=jobs)
            except Taken:
                if table_id and await self._store.tables.row(table_id) is not None:
                    return (await self._tables.room(table_id)).table.identity  # another process was faster
                continue  # the short code was taken
            self._tables.register(room).schedule(jobs)
            room.update_stand_ins()
            return identity
        raise AssertionError


def entries_of(
    match: Match, seats: Sequence[events.SeatPlan], joined: frozenset[int]
) -> Iterator[events.EntryAdded]:
    """The entries of a match as events of a table; BadRequest if some can't be joined to those before."""
    _check_joined(match, joined)
    for entry in match.entries:
        action = None if entry.action is None else match.game.actions.notation(entry.action)
        by: events.By = "bot" if seats[entry.seat].kind == "bot" else "person"
        yield events.EntryAdded(entry.seat, action, entry.takes_back, by=by, joined=entry.number in joined)


def _check_joined(match: Match, joined: frozenset[int]) -> None:
    """Only actions of one seat can belong together, and only as many as one command has (`act-all`)."""
    fit, run = set(), 1
    for before, entry in pairwise(match.entries):
        is_joined = entry.number in joined and before.seat == entry.seat
        run = run + 1 if is_joined and None not in (before.action, entry.action) else 1
        if 1 < run <= MAX_TOGETHER:
            fit.add(entry.number)
    if fit != joined:
        raise BadRequest


def resignations_of(
    seats: Sequence[events.SeatPlan], resigned: Sequence[int]
) -> Iterator[events.PlayerResigned]:
    for seat in dict.fromkeys(resigned):
        if seat >= len(seats) or seats[seat].kind != "person":
            raise BadRequest
        yield events.PlayerResigned(seat)


def plan_bot(game_id: str, asked: str, others: Sequence[events.SeatPlan]) -> events.SeatPlan:
    comer = bot_seated(game_id, 0, asked, others)
    return events.SeatPlan("bot", comer.name, agent=comer.agent, character=comer.character)


def plan_person(guest: str, look: Look, others: Sequence[events.SeatPlan]) -> events.SeatPlan:
    """A seat for someone with the name, picture and colour they have."""
    name = distinct_name(look.name or translate("guest"), [other.name for other in others])
    colour = free_colour(look.colour, [other.colour for other in others])
    return events.SeatPlan("person", name, guest, ready=True, avatar=look.avatar, colour=colour)


def plan_seats(new: NewTable, guest: str, look: Look) -> list[events.SeatPlan]:
    plans: list[events.SeatPlan] = []
    for seat in new.seats:
        if seat.kind == "open":
            plans.append(events.SeatPlan("open"))
        elif seat.kind == "bot":
            plans.append(plan_bot(new.game, seat.agent, plans))
        else:
            other = visible_name(seat.name)
            plans.append(plan_person(guest, Look(other) if other else look, plans))
    return plans
