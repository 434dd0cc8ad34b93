"""What the parts of a room share: its table, its connections, and who is away."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from tenfold.server.bots.bot_turns import stand_ins
from tenfold.server.runtime.clock_jobs import now_ms
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.table.frames import Presence
from tenfold.server.table.table import Table


@dataclass(eq=False)
class RoomState:
    """The state of one table in memory that isn't in its log, beside the table itself."""

    table: Table
    default_stand_in: str
    """The server's own agent for hints and for people who are away."""
    outboxes: dict[str, list[Outbox]] = field(default_factory=dict)
    """The connections of each guest to this process."""
    elsewhere: frozenset[str] = frozenset()
    """The guests that are connected to other processes."""
    absent: set[str] = field(default_factory=set)
    """People who have been away for longer than the grace period: a bot plays for them while others wait."""

    @property
    def here(self) -> AbstractSet[str]:
        """The guests that are connected, to whichever process."""
        return self.outboxes.keys() | self.elsewhere

    @property
    def stand_in(self) -> str:
        """The agent that gives hints and plays for people who are away."""
        return self.table.lobby.helper or self.default_stand_in

    @property
    def presence(self) -> Presence:
        """Who is connected, as frames show it."""
        guests = frozenset(self.here)
        spectators = len(guests - set(self.table.lobby.people))
        return Presence(guests, stand_ins(self, self.table), spectators, now_ms())
