"""A part of the store in one SQLite file: it shares the thread that writes."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class SqlitePart(ABC):
    """Reads at once, and writes in its turn."""

    @abstractmethod
    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Any]: ...
