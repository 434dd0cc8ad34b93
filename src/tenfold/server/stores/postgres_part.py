"""A part of the store in a Postgres database: it shares the connections."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from tenfold.server.stores.store import StoredEvent

T = TypeVar("T")


class PostgresPart(ABC):
    """One statement, or several together."""

    @abstractmethod
    async def _rows(self, sql: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    async def _do(self, sql: str, *values: Any) -> int: ...

    @abstractmethod
    async def _together(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Several statements on one connection, all or none; Conflict if somebody else was faster."""


def arrays_of(events: Sequence[StoredEvent]) -> tuple[list[str | None], list[bytes], list[bytes | None]]:
    """Events as three columns."""
    return (
        [event.command_id for event in events],
        [event.body for event in events],
        [event.answer for event in events],
    )
