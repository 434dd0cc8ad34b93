"""For whom a program plays in a room: bots, and bots that stand in for people who are away."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from tenfold.core.errors import TenfoldError

if TYPE_CHECKING:
    from tenfold.server.live.room import Room

log = logging.getLogger("tenfold.server")

RETRY_SECONDS = 5.0


class Minder:
    """Looks after the seats of one room that nobody plays by hand."""

    def __init__(self, room: "Room") -> None:
        self.standing_in: set[str] = set()
        """People for whom a bot plays until they are back."""
        self._room = room
        self._away_since: dict[str, float] = {}
        self._started = time.monotonic()
        self._turns: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._wake: asyncio.TimerHandle | None = None

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
        assert table.match is not None
        for seat in table.due:
            turn = (seat, table.match.count(seat))
            if self._agent(seat) is not None and turn not in self._turns:
                task = asyncio.get_running_loop().create_task(self._take_turn(*turn))
                self._turns[turn] = task
                task.add_done_callback(partial(self._forget_turn, turn))

    def _forget_turn(self, turn: tuple[int, int], _: "asyncio.Task[None]") -> None:
        self._turns.pop(turn, None)

    def _replace_absent(self) -> None:
        """Who is due and was away for too long gets a stand-in, if another person waits for them."""
        table = self._room.table
        grace = self._room.house.settings.grace_seconds
        now = time.monotonic()
        is_new = False
        for guest in {table.lobby.seats[seat].guest for seat in table.due} - {None}:
            assert guest is not None
            if guest in self._room.streams or guest in self.standing_in or not self._is_awaited(guest):
                continue
            has_left = any(seat.guest == guest and seat.has_left for seat in table.lobby.seats)
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
        stand_in = self._room.house.settings.stand_in
        if seat.kind == "bot":
            return seat.agent
        return stand_in if seat.is_resigned or seat.guest in self.standing_in else None

    async def _take_turn(self, seat: int, count: int) -> None:
        """One action of a bot, not before people could follow."""
        room = self._room
        try:
            await asyncio.sleep(room.house.settings.bot_seconds)
            match = room.table.match
            agent = self._agent(seat)
            if match is None or match.count(seat) != count or seat not in room.table.due or agent is None:
                return
            action = await room.house.thinker.think(agent, room.table.view(seat))
            is_stand_in = room.table.lobby.seats[seat].kind == "person"
            await room.enter(seat, action, count, "stand-in" if is_stand_in else "bot")
        except TenfoldError as error:
            log.info("table %s: a bot could not move: %s", room.id, error.code)
            self._wake_in(RETRY_SECONDS)
        except Exception:
            log.exception("table %s: a bot failed", room.id)
            self._wake_in(RETRY_SECONDS)

    def close(self) -> None:
        """Stop everything."""
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        for task in self._turns.values():
            task.cancel()
