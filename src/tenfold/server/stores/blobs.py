"""Blobs made from a table's log and stored beside it, such as the replay of a finished match."""

from tenfold.server.stores.driver import Driver


class BlobStore:
    """Stores bytes by table and name."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def put(self, table: str, name: str, body: bytes) -> None:
        """Store a blob, or replace it."""
        sql = (
            "INSERT INTO kept SELECT id, $2, $3 FROM tables WHERE id = $1"
            " ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body"
        )
        await self._driver.execute(sql, table, name, body)

    async def get(self, table: str, name: str) -> bytes | None:
        """A blob, if there is one."""
        sql = "SELECT body FROM kept WHERE table_id = $1 AND name = $2"
        rows = await self._driver.fetch(sql, table, name)
        return bytes(rows[0][0]) if rows else None

    async def names(self, table: str) -> list[str]:
        """The names of a table's blobs."""
        rows = await self._driver.fetch("SELECT name FROM kept WHERE table_id = $1 ORDER BY name", table)
        return [row[0] for row in rows]

    async def tables_missing(self, name: str) -> list[str]:
        """The finished tables that have no blob of this name."""
        sql = (
            "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS"
            " (SELECT 1 FROM kept WHERE table_id = tables.id AND name = $1)"
        )
        return [row[0] for row in await self._driver.fetch(sql, name)]
