"""For whom a program plays in a room: bots, and bots that stand in for people who are away."""

import asyncio
import logging
import time
import weakref
from functools import partial
from typing import TYPE_CHECKING

from tenfold.core.errors import TenfoldError
from tenfold.server.table.happenings import By, Entered

if TYPE_CHECKING:
    from tenfold.server.live.room import Room

log = logging.getLogger("tenfold.server")

RETRY_SECONDS = 5.0
PACES = {"calm": 3.0, "normal": 1.0, "quick": 1 / 3}
"""How often the time of a bot's turn each takes."""


def until(first: float, step: float, now: float) -> float:
    """Seconds to wait: whoever thinks for longer than a turn takes waits for the next whole one.

    So a long thought tells little, and nothing where all thoughts are shorter than a turn.
    """
    late = now - first
    return step - late % step if late > 0 and step > 0 else -late


class Minder:
    """Looks after the seats of one room that nobody plays by hand."""

    def __init__(self, room: "Room") -> None:
        self.standing_in: set[str] = set()
        """People for whom a bot plays until they are back."""
        self._held = weakref.ref(room)
        """Held loosely, so that a room that is let go is freed at once."""
        self._away_since: dict[str, float] = {}
        self._started = time.monotonic()
        self._turns: dict[int, asyncio.Task[None]] = {}
        self._is_closed = False
        self._wake: asyncio.TimerHandle | None = None

    @property
    def _room(self) -> "Room":
        room = self._held()
        assert room is not None
        return room

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking or somebody is waited for."""
        return bool(self._turns) or self._wake is not None

    def came(self, guest: str) -> None:
        """A person is here: the seat is theirs again."""
        self._away_since.pop(guest, None)
        self.standing_in.discard(guest)

    def went(self, guest: str) -> None:
        """A person has no connection any more."""
        self._away_since[guest] = time.monotonic()

    def decides(self, seat: int) -> bool:
        """Whether a bot may act for a seat now."""
        return self._agent(seat) is not None

    def review(self) -> None:
        """Start the turns of bots that are due, and see who has been away for too long."""
        table = self._room.table
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if table.status != "playing":
            return
        self._replace_absent()
        for seat in table.due:
            if self._agent(seat) is not None and seat not in self._turns:
                task = asyncio.get_running_loop().create_task(self._take_turn(seat))
                self._turns[seat] = task
                task.add_done_callback(partial(self._end_turn, seat))

    def _end_turn(self, seat: int, _: "asyncio.Task[None]") -> None:
        self._turns.pop(seat, None)
        if not self._is_closed and self._wake is None:
            self.review()

    def _replace_absent(self) -> None:
        """Who is due and was away for too long gets a stand-in, if another person waits for them."""
        table = self._room.table
        grace = self._room.house.settings.grace_seconds
        now = time.monotonic()
        is_new = False
        for guest in {table.lobby.seats[seat].guest for seat in table.due} - {None}:
            assert guest is not None
            has_left = any(seat.guest == guest and seat.has_left for seat in table.lobby.seats)
            is_here = guest in self._room.streams and not has_left
            if is_here or guest in self.standing_in or not self._is_awaited(guest):
                continue
            left = 0.0 if has_left else self._away_since.get(guest, self._started) + grace - now
            if left <= 0:
                self.standing_in.add(guest)
                is_new = True
            else:
                self._wake_in(left)
        if is_new:
            self._room.tell_presence()

    def _is_awaited(self, guest: str) -> bool:
        """Whether another person is at the table: nobody plays in an empty room."""
        return any(other != guest and other in self._room.streams for other in self._room.table.lobby.people)

    def _wake_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        if self._wake is None or due < self._wake.when():
            if self._wake is not None:
                self._wake.cancel()
            self._wake = loop.call_later(seconds, self._woken)

    def _woken(self) -> None:
        self._wake = None
        self.review()

    def _agent(self, number: int) -> str | None:
        """The agent that acts for a seat now, or None where a person does."""
        seat = self._room.table.lobby.seats[number]
        stand_in = self._room.stand_in
        if seat.kind == "bot":
            return seat.agent
        return stand_in if seat.is_resigned or seat.guest in self.standing_in else None

    async def _take_turn(self, seat: int) -> None:
        """A bot plays until others notice something, and that when its time has come.

        What nobody notices is done at once. So the time from the beginning of a turn to what others
        notice of it is always the same, however many secret steps lie between.
        """
        room = self._room
        loop = asyncio.get_running_loop()
        step = room.house.settings.bot_seconds * PACES[room.table.lobby.pace]
        noticed_at = loop.time() + step
        try:
            while (match := room.table.match) is not None and seat in room.table.due:
                table, count, agent = room.table, match.count(seat), self._agent(seat)
                if agent is None:
                    return
                action = await room.house.thinker.think(agent, table.view(seat))
                entered = Entered(seat, table.game.actions.notation(action), by=self._plays_as(seat))
                is_noticed = table.is_noticed_by_others(entered)
                if is_noticed:
                    await asyncio.sleep(until(noticed_at, step, loop.time()))
                if room.table is not table:
                    continue  # something happened meanwhile: think again
                await room.enter(entered, count)
                if is_noticed or room.table is table:
                    return
        except TenfoldError as error:
            log.info("table %s: a bot could not move: %s", room.id, error.code)
            self._wake_in(RETRY_SECONDS)
        except Exception:
            log.exception("table %s: a bot failed", room.id)
            self._wake_in(RETRY_SECONDS)

    def _plays_as(self, seat: int) -> By:
        return "stand-in" if self._room.table.lobby.seats[seat].kind == "person" else "bot"

    def close(self) -> None:
        """Stop everything."""
        self._is_closed = True
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        for task in self._turns.values():
            task.cancel()
