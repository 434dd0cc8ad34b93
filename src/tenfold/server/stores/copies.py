"""What goes from one store to another: copies of tables, guests and keys, and what became of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.notices import Way
from tenfold.server.stores.store import Store, StoredEvent, Summary, TableRow


@dataclass(frozen=True)
class GuestCopy:
    """A guest; ages are lived seconds, which no two stores share."""

    id: str
    name: str
    created: int
    age: int


@dataclass(frozen=True)
class MemberCopy:
    """Somebody who may see a table."""

    guest: str
    is_hidden: bool
    is_renamed: bool
    told: bool | None = None
    """Whether they want to hear of their turns there."""


@dataclass(frozen=True)
class TableCopy:
    """A table with everything that belongs to it."""

    row: TableRow
    summary: Summary
    created: int
    updated: int
    age: int
    """Lived seconds since the last event or visit."""
    put_away: int | None
    """Lived seconds since the table was put away, if it was."""
    events: list[tuple[StoredEvent, int]]
    """Each event, and when it happened."""
    members: list[MemberCopy]
    kept: dict[str, bytes]


@dataclass(frozen=True)
class KeyCopy:
    """A secret of a server."""

    name: str
    value: bytes


@dataclass(frozen=True)
class EveningCopy:
    """An evening."""

    row: EveningRow
    created: int
    age: int
    """Lived seconds since the last change."""


AnyCopy = GuestCopy | TableCopy | KeyCopy | EveningCopy | Way


@dataclass
class Arrivals:
    """What became of copies."""

    added: int = 0
    """Tables that are new here."""
    gone_on: int = 0
    """Tables that were here, and of which the copy knows more."""
    known: int = 0
    """Tables that were here already, as the copy says or further."""
    guests: int = 0
    """Guests that are new here."""
    recoded: dict[str, str] = field(default_factory=dict)
    """Short codes that another table has here, and those that stand for them."""


class Differs(Exception):
    """A table is here with another past than its copy."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class Copying(Store, Protocol):
    """A store that gives copies away, and takes them in."""

    async def guest_copies(self) -> list[GuestCopy]:
        """Every guest."""
        ...

    async def table_copy(self, table: str) -> TableCopy | None:
        """A table at one moment, with everything that belongs to it."""
        ...

    async def evening_copies(self) -> list[EveningCopy]:
        """Every evening."""
        ...

    async def way_copies(self) -> list[Way]:
        """Every way by which somebody hears of their turns."""
        ...

    async def take_in(self, copies: Iterable[AnyCopy], codes: Iterable[str]) -> Arrivals:
        """All copies or none; Differs if a table is here with another past. Codes are there to be taken."""
        ...


def rest_of(copy: TableCopy, here: list[bytes]) -> list[tuple[StoredEvent, int]] | None:
    """The events that a copy has more; None if the table here has as many or more. Differs otherwise."""
    theirs = [event.body for event, _ in copy.events]
    common = min(len(here), len(theirs))
    if here[:common] != theirs[:common]:
        raise Differs(copy.row.code)
    return copy.events[common:] if len(theirs) > common else None
