"""What a store promises to guests, who may have what is kept about them, and to whoever runs the server."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # the store is made of this
    from tenfold.server.stores.evenings import EveningRow
    from tenfold.server.stores.store import StoredEvent, Summary, TableLine


@dataclass(frozen=True)
class AboutGuest:
    """What is kept about a guest beside tables."""

    name: str
    created: int | None
    codes: int
    """How many codes hand this guest over at this moment."""


@dataclass(frozen=True)
class Membership:
    """A table that a guest may see."""

    table: str
    is_hidden: bool
    created: int
    updated: int


class Keeping(Protocol):
    """Looking at what is kept, and taking it away."""

    async def about(self, guest: str, now: int) -> AboutGuest:
        """What is kept about a guest beside tables."""
        ...

    async def memberships(self, guest: str) -> list[Membership]:
        """Every table that a guest may see, the oldest first."""
        ...

    async def times(self, table: str) -> list[int]:
        """When each event of a table happened."""
        ...

    async def rewrite(
        self,
        table: str,
        head: int,
        events: Sequence["StoredEvent"],
        summary: "Summary",
        *,
        guest: str,
        kept: Mapping[str, bytes],
    ) -> None:
        """Say something else about the first `head` events and add those after them; Conflict otherwise.

        The guest may not see the table any more, and nothing else is kept beside the log.
        """
        ...

    async def kept_names(self, table: str) -> list[str]:
        """Under which names something is kept beside a table's log."""
        ...

    async def remove(self, table: str) -> bool:
        """Delete a table with everything that belongs to it; whether there was one."""
        ...

    async def evenings_with(self, guest: str) -> list["EveningRow"]:
        """The evenings that a guest leads or has come to."""
        ...

    async def rewrite_evening(self, row: "EveningRow") -> None:
        """Say something else of an evening of a version, its host among it; Conflict otherwise."""
        ...

    async def begin_farewell(self, guest: str) -> None:
        """Remember that nothing is to be kept about a guest, until nothing is."""
        ...

    async def farewells(self) -> list[str]:
        """The guests about whom nothing is to be kept."""
        ...

    async def end_farewell(self, guest: str) -> None:
        """Forget a guest and whatever is left in the corners of the files."""
        ...

    async def see(self, guest: str, seconds: int) -> None:
        """A guest is here; noted, if that is longer ago than so many lived seconds."""
        ...

    async def forget_guests(self, seconds: float, now: int) -> int:
        """Forget guests not seen for so many lived seconds who are at no table, and codes that ran out."""
        ...

    async def every(self, status: str, most: int) -> list["TableLine"]:
        """All tables of a status, or of any if it is empty, the latest first."""
        ...

    async def line(self, table: str) -> "TableLine | None":
        """A table as a list shows it, by its id or its code."""
        ...

    async def keys(self) -> dict[str, bytes]:
        """Every secret of the server, by name."""
        ...

    async def ban(self, address: str, now: int) -> None:
        """Do not let an address in."""
        ...

    async def unban(self, address: str) -> bool:
        """Let an address in again; whether it was kept out."""
        ...

    async def bans(self) -> list[tuple[str, int]]:
        """The addresses that are not let in, and since when."""
        ...
