"""What is kept about evenings: one row each, replaced by whoever has seen its last version."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

EVENING = "id, key, code, host, version, body"
"""The columns of an evening."""


@dataclass(frozen=True)
class EveningRow:
    """An evening as it is kept."""

    id: str
    key: str
    code: str
    host: str
    version: int
    body: bytes


def evening_of(row: Sequence[Any]) -> EveningRow:
    """An evening from its columns."""
    evening, key, code, host, version, body = row
    return EveningRow(evening, key, code, host, version, bytes(body))


class EveningStore(Protocol):
    """Durable when it returns."""

    async def make_evening(self, row: EveningRow) -> None:
        """A new evening; Taken if its code opens something already."""
        ...

    async def evening(self, evening: str) -> EveningRow | None:
        """An evening, if there is one of that id."""
        ...

    async def evening_of_key(self, key: str, code: str, seconds: float) -> EveningRow | None:
        """The evening that a link's key opens, or a code, if it changed in so many lived seconds."""
        ...

    async def change_evening(self, evening: str, version: int, body: bytes) -> None:
        """Replace what is known of an evening whose last version was `version`; Conflict otherwise."""
        ...

    async def evenings_of(self, host: str, most: int) -> list[EveningRow]:
        """The evenings of a host, the latest first."""
        ...

    async def forget_evenings(self, seconds: float) -> None:
        """Delete the evenings that did not change for so many lived seconds."""
        ...

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """What guests are called; who has no name is left out."""
        ...
