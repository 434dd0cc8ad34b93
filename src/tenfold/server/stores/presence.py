"""Who is connected to which process, where several share a store: the interface."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Protocol

ALIVE_SECONDS = 4.0
"""A process that has not said for so long that it lives does not: nobody is connected to it."""
GONE_SECONDS = 60.0
"""After so long, nothing is left of it."""


@dataclass(frozen=True)
class Elsewhere:
    """What other processes know of a table."""

    head: int = 0
    """The number of its last event."""
    guests: frozenset[str] = frozenset()
    """Who is connected to it there."""
    absent: frozenset[str] = frozenset()
    """Who has been away for longer than the grace."""


class Shared(Protocol):
    """A store that several processes use at once."""

    async def live_on(self, process: str) -> bool:
        """The process says that it lives; True if nobody knew of it, nor of who is connected to it."""
        ...

    async def others_alive(self, process: str) -> int:
        """How many other processes live."""
        ...

    async def leave(self, process: str) -> None:
        """The process goes, and everybody who is connected to it."""
        ...

    async def come(self, process: str, guests: Mapping[str, AbstractSet[str]]) -> None:
        """These guests are at these tables, and connected to the process."""
        ...

    async def go(self, process: str, table: str, guest: str) -> None:
        """A guest is not connected to the process any more."""
        ...

    async def note_absent(self, table: str, guest: str) -> None:
        """A guest has been away for longer than the grace, unless connected to some process now."""
        ...

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, Elsewhere]:
        """What others know of some tables."""
        ...

    async def forget_absent(self) -> None:
        """Nobody has been away for longer than the grace."""
        ...
