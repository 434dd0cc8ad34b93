"""Evenings in a Postgres database."""

import time
from collections.abc import Sequence
from typing import Any

from tenfold.server.stores.evenings import EVENING, EveningRow, evening_of
from tenfold.server.stores.store import Conflict, Taken

try:
    import asyncpg
except ImportError:  # then no such store can be made, and its making says so
    asyncpg = None


class PostgresEvenings:
    """The part of the store that knows of evenings."""

    async def _do(self, sql: str, *values: Any) -> int:
        raise NotImplementedError

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def make_evening(self, row: EveningRow) -> None:
        """A new evening; Taken if its code opens something already."""
        sql = (
            f"INSERT INTO evenings ({EVENING}, created, touched)"  # noqa: S608  (a constant)
            " SELECT $1, $2, $3, $4, $5, $6, $7, seconds FROM lived WHERE NOT EXISTS"
            " (SELECT 1 FROM tables WHERE code = $3)"
        )
        values = (row.id, row.key, row.code, row.host, row.version, row.body, int(time.time()))
        try:
            made = await self._do(sql, *values)
        except asyncpg.UniqueViolationError as error:
            raise Taken from error
        if made == 0:
            raise Taken

    async def evening(self, evening: str) -> EveningRow | None:
        """An evening, if there is one of that id."""
        rows = await self._rows(f"SELECT {EVENING} FROM evenings WHERE id = $1", evening)  # noqa: S608
        return evening_of(rows[0]) if rows else None

    async def evening_of_key(self, key: str, code: str, seconds: float) -> EveningRow | None:
        """The evening that a link's key opens, or a code, if it changed in so many lived seconds."""
        sql = (
            f"SELECT {EVENING} FROM evenings WHERE key = $1"  # noqa: S608  (a constant)
            " OR (code = $2 AND touched >= (SELECT seconds FROM lived) - $3::float8)"
        )
        rows = await self._rows(sql, key, code, float(seconds))
        return evening_of(rows[0]) if rows else None

    async def change_evening(self, evening: str, version: int, body: bytes) -> None:
        """Replace what is known of an evening whose last version was `version`; Conflict otherwise."""
        sql = (
            "UPDATE evenings SET body = $3, version = version + 1, touched = (SELECT seconds FROM lived)"
            " WHERE id = $1 AND version = $2"
        )
        if await self._do(sql, evening, version, body) == 0:
            raise Conflict

    async def evenings_of(self, host: str, most: int) -> list[EveningRow]:
        """The evenings of a host, the latest first."""
        sql = f"SELECT {EVENING} FROM evenings WHERE host = $1 ORDER BY created DESC, id LIMIT $2"  # noqa: S608
        return [evening_of(row) for row in await self._rows(sql, host, most)]

    async def forget_evenings(self, seconds: float) -> None:
        """Delete the evenings that did not change for so many lived seconds."""
        sql = "DELETE FROM evenings WHERE touched < (SELECT seconds FROM lived) - $1::float8"
        await self._do(sql, float(seconds))

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """What guests are called; who has no name is left out."""
        rows = await self._rows("SELECT id, name FROM guests WHERE id = any($1::text[])", list(guests))
        return {row[0]: row[1] for row in rows}
