"""What is kept: the log of every table, and who may see it. The interface, and its rows."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tenfold.server.stores.evenings import EveningStore
from tenfold.server.stores.jobs import Job, Jobs
from tenfold.server.stores.keeping import Keeping
from tenfold.server.stores.notices import Notices

LINE = "tables.id, game, code, updated, status, open_seats, bot_due, names, due"
"""The columns of a table in a list."""


class Conflict(Exception):
    """Somebody else has appended in the meantime: read again, check again, append again."""


class Duplicate(Exception):
    """The command was stored before."""


class Taken(Exception):
    """Another table has the id, the key or the code of the one that was to be made."""


@dataclass(frozen=True)
class StoredEvent:
    """One event of a table; the first event of a command carries its id and its answer."""

    body: bytes
    command_id: str | None = None
    answer: bytes | None = None


@dataclass(frozen=True)
class Summary:
    """What a list of tables says about one, kept beside its log."""

    status: str
    open_seats: int
    bot_due: bool
    names: list[str]
    due: list[str]
    """The guests that are to act."""


@dataclass(frozen=True)
class TableRow:
    """A table as it was made."""

    id: str
    game: str
    key: str
    code: str
    secret: bytes
    public: bool


@dataclass(frozen=True)
class TableLine:
    """A table in a list."""

    id: str
    game: str
    code: str
    updated: int
    summary: Summary


def columns_of(summary: Summary) -> tuple[Any, ...]:
    """A summary as it stands in the columns of a table."""
    names, due = json.dumps(summary.names), json.dumps(summary.due)
    return summary.status, summary.open_seats, summary.bot_due, names, due


def line_of(row: Sequence[Any]) -> TableLine:
    """A table in a list, from its columns."""
    status, open_seats, bot_due, names, due = row[4:]
    summary = Summary(status, open_seats, bool(bot_due), json.loads(names), json.loads(due))
    return TableLine(row[0], row[1], row[2], row[3], summary)


class Store(Jobs, Keeping, EveningStore, Notices, Protocol):
    """Durable when it returns. One implementation for one process, others for many."""

    is_shared: bool
    """Whether several processes may use it at once."""

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The secret of a name, made from `fresh` when it is asked for the first time."""
        ...

    async def make(
        self,
        row: TableRow,
        events: Sequence[StoredEvent],
        summary: Summary,
        members: Sequence[str],
        *,
        jobs: Sequence[Job] = (),
    ) -> None:
        """A new table with its first events, those who may see it, and what is to be done there.

        Taken if it cannot be.
        """
        ...

    async def append(
        self,
        table: str,
        head: int,
        events: Sequence[StoredEvent],
        summary: Summary,
        *,
        is_noticed: bool = True,
        jobs: Sequence[Job] = (),
    ) -> None:
        """More events after number `head`, all of them or none; Conflict or Duplicate otherwise.

        What no stranger would notice does not change when the table was updated. Of the kinds that follow
        from the log, those jobs wait then that are named here, and no others.
        """
        ...

    async def row(self, table: str) -> TableRow | None:
        """A table, if there is one of that id."""
        ...

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The log of a table after a number, in order."""
        ...

    async def table_of_key(self, key: str, code: str, seconds: float) -> str | None:
        """The table that a link's key opens, or a short code, if it was touched in so many lived seconds."""
        ...

    async def admit(self, table: str, guest: str) -> None:
        """Let a guest see a table."""
        ...

    async def hide(self, table: str, guest: str) -> None:
        """Leave a table out of a guest's own list."""
        ...

    async def members(self, table: str) -> list[str]:
        """The guests that may see a table."""
        ...

    async def mine(self, guest: str, most: int) -> list[TableLine]:
        """The tables of a guest, the latest first, without guides."""
        ...

    async def public(self, since: int, most: int) -> list[TableLine]:
        """The public tables that wait or play, the latest first."""
        ...

    async def name(self, guest: str) -> str:
        """A guest's name, or nothing."""
        ...

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest a name."""
        ...

    async def keep_code(self, code: str, guest: str, expires: int) -> None:
        """Remember a code that hands a guest over."""
        ...

    async def use_code(self, code: str, now: int) -> str | None:
        """The guest of a code, once."""
        ...

    async def live(self, seconds: int) -> None:
        """So many more seconds have passed in which a server ran."""
        ...

    async def touch(self, tables: Sequence[str]) -> None:
        """Somebody is at these tables: they are young again, and none of them is put away."""
        ...

    async def put_away(self, status: str, seconds: float) -> list[str]:
        """Mark the tables of a status that nobody has touched for so many lived seconds."""
        ...

    async def forget(self, seconds: float) -> list[str]:
        """Delete the tables that were put away so many lived seconds ago; which they were."""
        ...

    async def tables_of(self, guest: str) -> list[str]:
        """The tables that a guest may see and that are not over."""
        ...

    async def newly_named(self, table: str) -> list[tuple[str, str]]:
        """The guests whose new names a table's log does not know yet; each is told once."""
        ...

    async def problems(self) -> list[str]:
        """What keeps the store from its work, a sentence each."""
        ...

    async def check_pages(self) -> None:
        """Look for damage, beside all other work."""
        ...

    async def status(self, table: str) -> str:
        """Waiting, playing, over or guide, as was last stored."""
        ...

    async def keep(self, table: str, name: str, body: bytes) -> None:
        """Keep something that was made from a table's log, beside it."""
        ...

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was kept under a name, if anything was."""
        ...

    async def without(self, name: str) -> list[str]:
        """The tables that are over and have nothing kept under a name."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let the file go."""
        ...
