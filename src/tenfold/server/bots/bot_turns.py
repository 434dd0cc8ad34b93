"""For whom a program plays in a room: bots, and bots that stand in for people who are away."""

import asyncio
import weakref
from typing import TYPE_CHECKING

from tenfold.server.stores.jobs import TURN, Job
from tenfold.server.table.clock import is_turn_based
from tenfold.server.table.events import By, EntryAdded
from tenfold.server.table.table import Table

if TYPE_CHECKING:
    from tenfold.server.runtime.room import Room

PACES = {"calm": 3.0, "normal": 1.0, "quick": 1 / 3}
"""How often the time of a bot's turn each takes."""


def delay_until(first: float, step: float, now: float) -> float:
    """Seconds to wait: whoever thinks for longer than a turn takes waits for the next whole one.

    So a long thought tells little, and nothing where all thoughts are shorter than a turn.
    """
    late = now - first
    return step - late % step if late > 0 and step > 0 else -late


class BotTurns:
    """Looks after the seats of one room that nobody plays by hand.

    When a bot is to move is a job in the store, so that another process does it if this one dies.
    """

    def __init__(self, room: "Room") -> None:
        self.absent: set[str] = set()
        """People who were away for longer than the grace: a bot plays for them while others wait."""
        self._held = weakref.ref(room)
        """Held loosely, so that a room that is let go is freed at once."""
        self._turns: dict[int, asyncio.Lock] = {}
        self._known_standing_in: frozenset[str] = frozenset()

    @property
    def _room(self) -> "Room":
        room = self._held()
        assert room is not None
        return room

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return any(lock.locked() for lock in self._turns.values())

    @property
    def standing_in(self) -> frozenset[str]:
        """People for whom a bot plays until they are back."""
        return self._standing_in(self._room.table)

    def _standing_in(self, table: Table) -> frozenset[str]:
        if table.status != "playing" or is_turn_based(table.lobby.clock):
            return frozenset()  # who has days is expected to be away: the clock says what happens then
        left = {seat.guest for seat in table.lobby.seats if seat.guest and seat.has_left}
        away = left | (self.absent - set(self._room.here))
        return frozenset(guest for guest in away if self._is_awaited(table, guest))

    def _is_awaited(self, table: Table, guest: str) -> bool:
        """Whether another person is at the table: nobody plays in an empty room."""
        return any(other != guest and other in self._room.here for other in table.lobby.people)

    def jobs(self, table: Table) -> list[Job]:
        """The turns of bots that are due at a table: they are stored with its log."""
        if table.status != "playing" or table.lobby.is_paused:
            return []
        return [Job(TURN, str(seat)) for seat in table.due if self._plays(table, seat)]

    def _plays(self, table: Table, seat: int) -> bool:
        """Whether a bot acts for a seat at a table; in a guide it waits until that is its to do."""
        lesson = table.lesson
        return self._agent(table, seat) is not None and not (lesson is not None and lesson.waits(seat))

    def plays(self, seat: int) -> bool:
        """Whether a bot may act for a seat now."""
        return self._agent(self._room.table, seat) is not None

    def stand_ins_changed(self) -> bool:
        """Whether bots play for other people than when this was last asked."""
        before, self._known_standing_in = self._known_standing_in, self.standing_in
        return before != self._known_standing_in

    def _agent(self, table: Table, number: int) -> str | None:
        """The agent that acts for a seat now, or None where a person does."""
        seat = table.lobby.seats[number]
        if seat.kind == "bot":
            return seat.agent
        is_given_up = seat.is_resigned or seat.is_out_of_time or seat.is_overdue
        return self._room.stand_in if is_given_up or seat.guest in self._standing_in(table) else None

    async def take_turn(self, seat: int) -> bool:
        """A bot plays for a seat, one at a time; whether it has entered anything."""
        lock = self._turns.setdefault(seat, asyncio.Lock())
        async with lock:
            return await self._take_turn(seat)

    async def _take_turn(self, seat: int) -> bool:
        """A bot plays until others notice something, and that when its time has come.

        What nobody notices is done at once. So the time from the beginning of a turn to what others
        notice of it is always the same, however many secret steps lie between.
        """
        room = self._room
        loop = asyncio.get_running_loop()
        step = room.house.settings.bot_seconds * PACES[room.table.lobby.pace]
        noticed_at = loop.time() + step
        has_entered = False
        while (match := room.table.match) is not None and seat in room.table.due:
            table, count, agent = room.table, match.count(seat), self._agent(room.table, seat)
            if agent is None or table.lobby.is_paused or not self._plays(table, seat):
                break
            lesson = table.lesson
            notation = lesson.given(seat) if lesson is not None else None
            if notation is None:
                action = await room.house.agent_pool.choose_action(agent, table.view(seat), room.id)
                notation = table.game.actions.notation(action)
            entered = EntryAdded(seat, notation, by=self._plays_as(seat))
            is_noticed = table.others_notice(entered)
            if is_noticed:
                await asyncio.sleep(delay_until(noticed_at, step, loop.time()))
            if room.table is not table:
                continue  # something happened meanwhile: think again
            await room.enter(entered, count)
            has_entered = has_entered or room.table is not table
            if is_noticed or room.table is table:
                break
        return has_entered

    def _plays_as(self, seat: int) -> By:
        return "stand-in" if self._room.table.lobby.seats[seat].kind == "person" else "bot"
