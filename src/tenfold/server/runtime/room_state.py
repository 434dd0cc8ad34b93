"""What the parts of a room share: its table, its connections, and who is away."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from tenfold.core.levels import EXPERT
from tenfold.server.runtime.clock_jobs import now_ms
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.table.clock import is_turn_based
from tenfold.server.table.frames import Presence
from tenfold.server.table.table import Table


@dataclass(eq=False)
class RoomState:
    """One table in memory, with what isn't in its log; a room's parts refer to it instead of the room.

    So a room that is dropped is freed at once.
    """

    table: Table
    default_stand_in: str
    """The server's own agent for people who are away."""
    allows_chat: bool = True
    """Whether the server admin does."""
    outboxes: dict[str, list[Outbox]] = field(default_factory=dict)
    """The connections of each guest to this process."""
    elsewhere: frozenset[str] = frozenset()
    """The guests that are connected to other processes."""
    absent: set[str] = field(default_factory=set)
    """People who have been away for longer than the grace period: a bot plays for them while others wait."""

    @property
    def here(self) -> AbstractSet[str]:
        return self.outboxes.keys() | self.elsewhere

    @property
    def stand_in(self) -> str:
        """The agent that plays for people who are away."""
        return self.table.lobby.helper or self.default_stand_in

    @property
    def hint_agent(self) -> str:
        """The agent that gives hints: the table's own choice, or else the strongest level."""
        return self.table.lobby.helper or EXPERT

    @property
    def presence(self) -> Presence:
        guests = frozenset(self.here)
        spectators = len(guests - set(self.table.lobby.people))
        return Presence(guests, self.stand_ins(self.table), spectators, now_ms(), self.allows_chat)

    def stand_ins(self, table: Table) -> frozenset[str]:
        """The people for whom a bot plays until they're back, while another person is at the table."""
        if table.status != "playing" or is_turn_based(table.lobby.clock):
            return frozenset()  # people with days to think are expected to be away, and have a clock
        here = self.here
        away = {seat.guest for seat in table.lobby.seats if seat.guest and seat.has_left} | (
            self.absent - here
        )
        if not away:
            return frozenset()
        players = here & set(table.lobby.people)
        return frozenset(guest for guest in away if players - {guest})
