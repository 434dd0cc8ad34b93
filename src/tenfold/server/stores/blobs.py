"""Blobs made from a table's log and stored beside it, such as the replay of a finished match."""

from tenfold.server.stores.driver import SqlStore


class BlobStore(SqlStore):
    async def put(self, table: str, name: str, body: bytes) -> None:
        sql = (
            "INSERT INTO kept SELECT id, $2, $3 FROM tables WHERE id = $1"
            " ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body"
        )
        await self._driver.execute(sql, table, name, body)

    async def get(self, table: str, name: str) -> bytes | None:
        sql = "SELECT body FROM kept WHERE table_id = $1 AND name = $2"
        row = await self._first(sql, table, name)
        return bytes(row[0]) if row else None

    async def names(self, table: str) -> list[str]:
        return await self._column("SELECT name FROM kept WHERE table_id = $1 ORDER BY name", table)

    async def tables_missing(self, name: str) -> list[str]:
        sql = (
            "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS"
            " (SELECT 1 FROM kept WHERE table_id = tables.id AND name = $1)"
        )
        return await self._column(sql, name)
