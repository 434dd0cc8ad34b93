"""Connection limits, per address and in total; idle connections make room for new ones."""

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from tenfold.server.settings import Limits


class Connection(Protocol):
    """A connection that can be closed."""

    address: str | None
    """Where it comes from; None if it isn't limited."""

    def cut_off(self) -> None: ...


class Connections:
    """All connections of a server.

    Those without a complete request, and those that were answered, are idle. When there are too many, the
    longest idle one is closed, so that half a request keeps no one else out.
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
        """Add an idle connection; False if there is no room and none can be closed."""
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

    def replace(self, connection: Connection, by: Connection) -> None:
        """Let another object of the same address stand for a busy connection."""
        if connection in self._all:
            self._all.discard(connection)
            self._all.add(by)

    def remove(self, connection: Connection) -> None:
        """Remove a connection; removing it twice is harmless."""
        if connection not in self._all:
            return
        self.mark_busy(connection)
        self._all.discard(connection)
        if connection.address is not None:
            self._of_address[connection.address] -= 1
            if not self._of_address[connection.address]:
                del self._of_address[connection.address]

    def mark_idle(self, connection: Connection) -> bool:
        """Mark a connection as idle, behind all that are idle already; False if it isn't ours."""
        self.mark_busy(connection)
        if connection not in self._all:
            return False
        self._idle[connection] = None
        if connection.address is not None:
            self._idle_of_address.setdefault(connection.address, {})[connection] = None
        return True

    def mark_busy(self, connection: Connection) -> None:
        """Mark a connection as busy, so that it isn't closed to make room."""
        self._idle.pop(connection, None)
        of_address = self._idle_of_address.get(connection.address or "", {})
        of_address.pop(connection, None)
        if connection.address is not None and not of_address:
            self._idle_of_address.pop(connection.address, None)
