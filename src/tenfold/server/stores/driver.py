"""What the SQL in this package needs from a database.

Statements are written once, as Postgres understands them: parameters are `$1`, `$2` and so on. SQLite accepts
the same text.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = Sequence[Any]

MAX_ATTEMPTS = 20
"""How often a transaction is tried while other processes change the same rows."""
UPTIME = "(SELECT seconds FROM lived)"
"""SQL: for how many seconds servers have run on these data. Tables and guests age by it, not by a clock."""


class Statements(Protocol):
    """Runs statements, one by one; Conflict if one doesn't go with what is stored."""

    now: str
    """SQL: seconds since 1970."""

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        """Run a statement and return its rows."""

    async def execute(self, sql: str, *values: Any) -> int:
        """Run a statement that writes, and return how many rows it changed."""

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of parameters, all or none."""


class Transaction(Statements, Protocol):
    """Several statements that happen all together or not at all."""

    async def lock(self, table: str) -> None:
        """Let no other transaction that locks this table run beside this one. Comes before anything else."""


class Driver(Statements, Protocol):
    """A database. What a write returns is durable; `fetch` only reads."""

    is_shared: bool
    """Whether several processes may use the database at once."""
    contains: str
    """SQL: whether the bytes in `{column}` contain those in `{parameter}`."""

    async def execute_returning(self, sql: str, *values: Any) -> list[Row]:
        """Run a statement that writes, and return the rows of its RETURNING clause. Raises Conflict."""

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of parameters, all or none. Raises Conflict."""

    async def transaction(
        self, work: Callable[[Transaction], Awaitable[T]], *, attempts: int = MAX_ATTEMPTS
    ) -> T:
        """Run several statements, all or none. Raises Conflict.

        `work` may be called again if another process was faster, and awaits nothing but its statements.
        """

    async def check_writable(self) -> None:
        """Write something of no use, as durably as anything else. Raises NotStored."""

    async def problems(self) -> list[str]:
        """Known damage, one sentence each."""

    async def check_pages(self) -> None:
        """Look for damage while other work goes on."""

    async def scrub(self) -> None:
        """Overwrite what deleted rows have left in the files."""

    async def close(self) -> None:
        """Finish queued work and close all connections."""


class SqlStore:
    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def _first(self, sql: str, *values: Any) -> Row | None:
        rows = await self._driver.fetch(sql, *values)
        return rows[0] if rows else None

    async def _column(self, sql: str, *values: Any) -> list[Any]:
        return [row[0] for row in await self._driver.fetch(sql, *values)]
