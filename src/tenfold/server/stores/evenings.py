"""Evenings: one row each, replaced as a whole if its version is unchanged."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.server.stores.driver import UPTIME, SqlStore
from tenfold.server.stores.errors import Conflict, Taken

COLUMNS = "id, key, code, host, version, body"


@dataclass(frozen=True)
class EveningRow:
    id: str
    key: str
    code: str
    host: str
    version: int
    body: bytes


def _row_of(columns: Sequence[Any]) -> EveningRow:
    evening, key, code, host, version, body = columns
    return EveningRow(evening, key, code, host, version, bytes(body))


class EveningStore(SqlStore):
    async def create(self, row: EveningRow) -> None:
        """Store a new evening. Raises Taken if a table or another evening has its code."""
        sql = (
            f"INSERT INTO evenings ({COLUMNS}, created, touched)"
            " SELECT $1, $2, $3, $4, $5, $6, $7, seconds FROM lived WHERE NOT EXISTS"
            " (SELECT 1 FROM tables WHERE code = $3)"
        )
        values = (row.id, row.key, row.code, row.host, row.version, row.body, int(time.time()))
        try:
            created = await self._driver.execute(sql, *values)
        except Conflict as error:
            raise Taken from error
        if not created:
            raise Taken

    async def row(self, evening: str) -> EveningRow | None:
        row = await self._first(f"SELECT {COLUMNS} FROM evenings WHERE id = $1", evening)
        return _row_of(row) if row else None

    async def find(self, key: str, code: str, seconds: float) -> EveningRow | None:
        """The evening with this key, or with this code if it changed within so many seconds of uptime."""
        sql = (
            f"SELECT {COLUMNS} FROM evenings WHERE key = $1"
            f" OR (code = $2 AND touched >= {UPTIME} - CAST($3 AS double precision))"
        )
        row = await self._first(sql, key, code, seconds)
        return _row_of(row) if row else None

    async def update(self, evening: str, version: int, body: bytes) -> None:
        """Replace the body of an evening if its version is unchanged; otherwise raise Conflict."""
        sql = (
            f"UPDATE evenings SET body = $3, version = version + 1, touched = {UPTIME}"
            " WHERE id = $1 AND version = $2"
        )
        if not await self._driver.execute(sql, evening, version, body):
            raise Conflict

    async def replace(self, row: EveningRow) -> None:
        """Overwrite an evening, including its host, if its version is unchanged; otherwise raise Conflict."""
        sql = "UPDATE evenings SET host = $1, body = $2, version = version + 1 WHERE id = $3 AND version = $4"
        if not await self._driver.execute(sql, row.host, row.body, row.id, row.version):
            raise Conflict

    async def list_for_host(self, host: str, limit: int) -> list[EveningRow]:
        sql = f"SELECT {COLUMNS} FROM evenings WHERE host = $1 ORDER BY created DESC, id LIMIT $2"
        return [_row_of(row) for row in await self._driver.fetch(sql, host, limit)]

    async def list_with_guest(self, guest: str) -> list[EveningRow]:
        contains = self._driver.contains.format(column="body", parameter="$2")
        sql = f"SELECT {COLUMNS} FROM evenings WHERE host = $1 OR {contains}"
        return [_row_of(row) for row in await self._driver.fetch(sql, guest, guest.encode())]

    async def delete_idle(self, seconds: float) -> None:
        sql = f"DELETE FROM evenings WHERE touched < {UPTIME} - CAST($1 AS double precision)"
        await self._driver.execute(sql, seconds)
