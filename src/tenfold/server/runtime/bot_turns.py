"""When bots move: for the seats of bots, and for people who are away."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tenfold.server.bots.agent_pool import AgentPool
from tenfold.server.runtime.room_state import RoomState
from tenfold.server.stores.jobs import TURN, Job
from tenfold.server.table.events import EntryAdded
from tenfold.server.table.table import Table

PACES = {"calm": 3.0, "normal": 1.0, "quick": 1 / 3}
"""By how much each pace stretches the time of a bot's turn."""
TOGETHER = 0.2
"""At most so many seconds, whatever the pace, after the first of many moves that several seats make at once,
such as filling their racks: people then wait for the last of them, rather than watch each. A bot's thought
must be shorter, or its time would tell."""


Commit = Callable[[Table, Table], Awaitable[bool]]
"""Makes a fork the table it was forked from, if that is still the table; whether it did."""


def delay_until(first: float, step: float, now: float) -> float:
    """Seconds to wait until a bot moves: its turn takes one step, or the next whole number of them.

    So a long thought tells little, and nothing where all thoughts are shorter than a turn.
    """
    late = now - first
    return step - late % step if late > 0 and step > 0 else -late


@dataclass
class Choice:
    """The move that a bot has chosen, and whether the time of its turn has passed."""

    seat: int
    notation: str
    since: int | None
    """The entry since which the seat has been due."""
    has_waited: bool = False

    def holds_at(self, table: Table) -> bool:
        """Whether it can still be played: bots that choose at the same time don't wait for each other."""
        if table.due_since(self.seat) != self.since:
            return False
        return table.game.actions.parse(self.notation) in table.view(self.seat).legal


class BotTurns:
    """Plays the seats of one table that no person plays.

    When a bot is to move is a job in the store, so another process does it if this one dies.
    """

    def __init__(
        self, room: RoomState, pool: Callable[[], AgentPool], bot_seconds: Callable[[], float]
    ) -> None:
        self._room = room
        self._pool = pool
        self._bot_seconds = bot_seconds
        self._turns: dict[int, asyncio.Lock] = {}
        self._known_stand_ins: frozenset[str] = frozenset()
        self._together: frozenset[int] = frozenset()
        """Seats that have been due ever since several were due at once."""

    @property
    def is_busy(self) -> bool:
        return any(lock.locked() for lock in self._turns.values())

    def jobs(self, table: Table) -> list[Job]:
        """The turns of bots that are due at a table; they're stored with its log."""
        if table.status != "playing" or table.lobby.is_paused or not self._has_company(table):
            return []
        return [Job(TURN, str(seat)) for seat in table.due if self._is_due(table, seat)]

    def _is_due(self, table: Table, seat: int) -> bool:
        """Whether a bot acts for a seat; in a guide it waits until the guide lets it."""
        lesson = table.lesson
        return self._agent(table, seat) is not None and not (lesson is not None and lesson.waits(seat))

    def _has_company(self, table: Table) -> bool:
        """Whether a person plays at a table or watches it; bots alone wait until someone looks.

        The tables of an evening go on, because the next round waits for them.
        """
        has_player = any(seat.is_played_by_person for seat in table.lobby.seats)
        return has_player or bool(table.lobby.evening) or bool(self._room.here)

    @property
    def waits_for_company(self) -> bool:
        table = self._room.table
        return table.status == "playing" and not self._has_company(table)

    def plays(self, seat: int) -> bool:
        return self._agent(self._room.table, seat) is not None

    def stand_ins_changed(self) -> bool:
        """Whether bots play for other people than when this was last asked."""
        before, self._known_stand_ins = self._known_stand_ins, self._room.stand_ins(self._room.table)
        return before != self._known_stand_ins

    def _agent(self, table: Table, number: int) -> str | None:
        """The agent that acts for a seat now, or None where a person does."""
        seat = table.lobby.seats[number]
        if seat.kind == "bot":
            return seat.agent
        is_given_up = table.is_played_by_bot(seat) or seat.guest in self._room.stand_ins(table)
        return self._room.stand_in if is_given_up else None

    async def take_turn(self, seat: int, commit: Commit) -> bool:
        """Let a bot play for a seat, one at a time; whether it moved."""
        async with self._turns.setdefault(seat, asyncio.Lock()):
            return await self._take_turn(seat, commit)

    async def _take_turn(self, seat: int, commit: Commit) -> bool:
        """Let a bot play until others notice something, which happens when its time has come.

        What nobody notices is done at once. So the time from the beginning of a turn to what others
        notice of it is always the same, however many secret steps lie between.
        """
        room, loop = self._room, asyncio.get_running_loop()
        step = self._seconds_for(seat)
        noticed_at = loop.time() + step
        choice: Choice | None = None
        has_moved = False
        while seat in room.table.due:
            table = room.table
            if choice is None or not choice.holds_at(table):
                notation = await self._choose_move(table, seat)
                if notation is None:
                    break
                choice = Choice(seat, notation, table.due_since(seat))
            elif not self._can_move(table, seat):
                break
            is_stand_in = table.lobby.seats[seat].kind == "person"
            trial = table.fork()
            trial.record(EntryAdded(seat, choice.notation, by="stand-in" if is_stand_in else "bot"))
            is_noticed = trial.is_last_noticed_by_others
            if is_noticed and not choice.has_waited:
                await asyncio.sleep(delay_until(noticed_at, step, loop.time()))
                choice.has_waited = True
            if room.table is not table:
                continue  # something happened meanwhile: does the choice still hold?
            if await commit(table, trial):
                has_moved = True
                choice = None
                if is_noticed:
                    break
            elif room.table is table:
                break
        return has_moved

    def _seconds_for(self, seat: int) -> float:
        """How long the seat's turn takes."""
        step = self._bot_seconds() * PACES[self._room.table.lobby.pace]
        return min(step, TOGETHER) if self._acts_together(seat) else step

    def _acts_together(self, seat: int) -> bool:
        """Whether a seat makes many moves at the same time as others, or is the last of those who did."""
        table = self._room.table
        due = frozenset(table.due)
        self._together = due if len(due) > 1 else self._together & due
        return seat in self._together and table.match is not None and table.match.count(seat) > 0

    async def _choose_move(self, table: Table, seat: int) -> str | None:
        """The notation of a bot's move for a seat; None if no bot is to act for it."""
        agent = self._agent(table, seat)
        if agent is None or not self._can_move(table, seat):
            return None
        lesson = table.lesson
        given = lesson.given(seat) if lesson is not None else None
        if given is not None:
            return given
        action = await self._pool().choose_action(agent, table.view(seat), table.creator)
        return table.game.actions.notation(action)

    def _can_move(self, table: Table, seat: int) -> bool:
        is_running = table.match is not None and not table.lobby.is_paused and self._has_company(table)
        return is_running and self._is_due(table, seat)
