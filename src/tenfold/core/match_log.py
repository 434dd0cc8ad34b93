"""The log of a match, from which everything else can be rebuilt."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tenfold.core import codec
from tenfold.core.box import Box
from tenfold.core.record import Record

SECRET_BYTES = 32


@dataclass(frozen=True)
class Header:
    """What a match was started with; the seed itself stays secret until the end."""

    game: str
    rules_version: int
    seats: int
    options: Mapping[str, str]
    commitment: str
    """SHA-256 of the secret seed, told before the first card is dealt."""
    boxes: tuple[Box, ...] = ()
    """The boxes that it's played with; none, if that's the standard one."""


@dataclass(frozen=True)
class Entry:
    """One entry of the log: an action, or a take-back of everything since an earlier entry."""

    number: int
    seat: int
    state: Any = field(repr=False, compare=False)
    """The state after this entry; nobody changes it."""
    kind: type[Record] = field(repr=False, compare=False)
    action: int | None = None
    takes_back: int | None = None
    used_chance: bool = False

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the state after this entry; made when it is wanted, for it takes longer than a move."""
        return codec.digest(self.state, self.kind)


def commitment_of(secret: bytes) -> str:
    """The promise that is told at the start and can be checked at the end."""
    return hashlib.sha256(secret).hexdigest()


def secret_of(seed: int | str, game: str, number: int = 0) -> bytes:
    """A secret made from a public seed, for matches that anybody may repeat."""
    return hashlib.sha256(f"tenfold/{game}/{seed}/{number}".encode()).digest()
