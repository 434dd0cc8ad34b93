"""Evenings in the one SQLite file."""

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tenfold.server.stores.evenings import EVENING, EveningRow, evening_of
from tenfold.server.stores.store import Conflict, Taken

T = TypeVar("T")


class SqliteEvenings:
    """The part of the store that knows of evenings."""

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def make_evening(self, row: EveningRow) -> None:
        """A new evening; Taken if its code opens something already."""
        sql = (
            f"INSERT INTO evenings ({EVENING}, created, touched)"  # noqa: S608  (a constant)
            " SELECT ?, ?, ?, ?, ?, ?, ?, seconds FROM lived WHERE NOT EXISTS"
            " (SELECT 1 FROM tables WHERE code = ?)"
        )
        values = (row.id, row.key, row.code, row.host, row.version, row.body, int(time.time()), row.code)
        try:
            made = await self._write(lambda connection: connection.execute(sql, values).rowcount)
        except sqlite3.IntegrityError as error:
            raise Taken from error
        if made == 0:
            raise Taken

    async def evening(self, evening: str) -> EveningRow | None:
        """An evening, if there is one of that id."""
        rows = await self._read(f"SELECT {EVENING} FROM evenings WHERE id = ?", evening)  # noqa: S608
        return evening_of(rows[0]) if rows else None

    async def evening_of_key(self, key: str, code: str, seconds: float) -> EveningRow | None:
        """The evening that a link's key opens, or a code, if it changed in so many lived seconds."""
        rows = await self._read(
            f"SELECT {EVENING} FROM evenings WHERE key = ?"  # noqa: S608  (a constant)
            " OR (code = ? AND touched >= (SELECT seconds FROM lived) - ?)",
            *(key, code, seconds),
        )
        return evening_of(rows[0]) if rows else None

    async def change_evening(self, evening: str, version: int, body: bytes) -> None:
        """Replace what is known of an evening whose last version was `version`; Conflict otherwise."""
        sql = (
            "UPDATE evenings SET body = ?, version = version + 1, touched = (SELECT seconds FROM lived)"
            " WHERE id = ? AND version = ?"
        )
        values = (body, evening, version)
        if await self._write(lambda connection: connection.execute(sql, values).rowcount) == 0:
            raise Conflict

    async def evenings_of(self, host: str, most: int) -> list[EveningRow]:
        """The evenings of a host, the latest first."""
        rows = await self._read(
            f"SELECT {EVENING} FROM evenings WHERE host = ? ORDER BY created DESC, id LIMIT ?",  # noqa: S608
            *(host, most),
        )
        return [evening_of(row) for row in rows]

    async def forget_evenings(self, seconds: float) -> None:
        """Delete the evenings that did not change for so many lived seconds."""
        sql = "DELETE FROM evenings WHERE touched < (SELECT seconds FROM lived) - ?"
        await self._write(lambda connection: connection.execute(sql, (seconds,)))

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """What guests are called; who has no name is left out."""
        sql = "SELECT id, name FROM guests WHERE id IN (SELECT value FROM json_each(?))"
        return dict(await self._read(sql, json.dumps(list(guests))))
