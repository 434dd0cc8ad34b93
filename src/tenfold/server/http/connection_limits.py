"""Who is connected: so many of one address, so many in all, and always room for the next."""

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from tenfold.server.settings import Limits


class Connection(Protocol):
    """What the list of connections must be able to do with one of them."""

    address: str | None
    """Where it comes from; None if that is not counted."""

    def cut_off(self) -> None:
        """End it at once."""
        ...


class Connections:
    """All connections of a server.

    Those that have not asked for anything, or have been answered, wait. When there are too many, the
    one that waits longest makes room: half a request keeps nobody else out.
    """

    def __init__(
        self,
        limits: Limits,
        max_connections: int | None = None,
        on_limit: Callable[[str, str | None], None] = lambda _limit, _address: None,
    ) -> None:
        self._on_limit = on_limit
        self._max = min(limits.connections, max_connections or limits.connections)
        self._max_of_address = min(limits.connections_per_address, max(1, self._max // 2))
        self._all: set[Connection] = set()
        self._of_address: Counter[str] = Counter()
        self._idle: dict[Connection, None] = {}
        self._idle_of_address: dict[str, dict[Connection, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: Connection) -> bool:
        """One more, which waits; False if there is no room and nobody who could make it."""
        address = connection.address
        if address is not None and self._of_address[address] >= self._max_of_address:
            self._on_limit("connections_per_address", address)
            if not self._make_room(self._idle_of_address.get(address, {})):
                return False
        elif len(self._all) >= self._max:
            self._on_limit("connections", None)
            if not self._make_room(self._idle):
                return False
        self._all.add(connection)
        if address is not None:
            self._of_address[address] += 1
        self.mark_idle(connection)
        return True

    def _make_room(self, waiting: dict[Connection, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.remove(oldest)
        oldest.cut_off()
        return True

    def remove(self, connection: Connection) -> None:
        """One less; to say so twice is harmless."""
        if connection not in self._all:
            return
        self.mark_busy(connection)
        self._all.discard(connection)
        if connection.address is not None:
            self._of_address[connection.address] -= 1
            if not self._of_address[connection.address]:
                del self._of_address[connection.address]

    def mark_idle(self, connection: Connection) -> bool:
        """A connection has nothing to do now: it waits behind all others that wait, if it is one of us."""
        self.mark_busy(connection)
        if connection not in self._all:
            return False
        self._idle[connection] = None
        if connection.address is not None:
            self._idle_of_address.setdefault(connection.address, {})[connection] = None
        return True

    def mark_busy(self, connection: Connection) -> None:
        """A connection has asked for something, and does not wait any more."""
        self._idle.pop(connection, None)
        of_address = self._idle_of_address.get(connection.address or "", {})
        of_address.pop(connection, None)
        if connection.address is not None and not of_address:
            self._idle_of_address.pop(connection.address, None)
