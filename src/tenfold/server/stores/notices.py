"""What is kept so that people hear of their turns: by which ways, at which tables, and of which turn last."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

WAY = "id, guest, kind, address, keys, language, created, confirm"
"""The columns of a way."""
MAIL = "mail"
PUSH = "push"
CLOCK_SLACK = 60.0
"""What was counted later than this from now, a clock that was set back has made: it does not count."""
PATIENCE = 60.0
"""So long after a notice was begun another process takes it for lost: longer than any sending takes."""
SLOWER = 4.0
"""After each try that failed, the next one waits so many times longer."""
MOST_TRIES = 5


@dataclass(frozen=True)
class Way:
    """A way by which a guest hears that it is their turn."""

    id: str
    """Secret: who knows it may end it."""
    guest: str
    kind: str
    address: str
    keys: str
    """Of a browser: its public key and its secret, both in base64url."""
    language: str
    created: int
    confirm: str | None
    """What confirms the address; None when that was done."""


@dataclass(frozen=True)
class Pace:
    """How many notices may go one way in so many seconds."""

    count: int
    seconds: float


@dataclass(frozen=True)
class Counted:
    """Something that is counted by a limit, for somebody who is known by a fingerprint."""

    what: str
    who: str
    pace: Pace


@dataclass(frozen=True)
class Full:
    """A limit that has no room for one more, and for how long."""

    what: str
    seconds: float


@dataclass(frozen=True)
class Begun:
    """What was begun last at a table by a way."""

    turn: str
    at: float
    tries: int
    is_done: bool


def way_of(row: Sequence[Any]) -> Way:
    """A way from its columns."""
    return Way(*row)


def wait_for(last: Begun | None, turn: str, now: float) -> float | None:
    """In how many seconds a notice of a turn may be tried: now, later, or (None) never again.

    A clock that was set back makes nothing older, and lets nobody wait for longer than the whole time.
    """
    if last is None or last.turn != turn:
        return 0.0
    if last.is_done or last.tries >= MOST_TRIES:
        return None
    whole = PATIENCE * SLOWER ** (last.tries - 1)
    return max(0.0, whole - max(0.0, now - last.at))


def paced(since: float, count: int, now: float, pace: Pace) -> tuple[float, float, int]:
    """The wait until one more may go that way, and what is remembered then."""
    if not 0 <= now - since < pace.seconds:
        return 0.0, now, 1
    if count < pace.count:
        return 0.0, since, count + 1
    return max(1.0, since + pace.seconds - now), since, count


class Notices(Protocol):
    """The part of a store that knows how people hear of their turns."""

    async def add_way(self, way: Way, most: int) -> Way:
        """One more way of a guest, of whose kind the latest `most` are kept; as it is kept.

        An address that the guest had already stays the same way. What a browser takes, it takes for one
        guest: the last who asked.
        """
        ...

    async def ways(self, guest: str) -> list[Way]:
        """The ways of a guest, the oldest first."""
        ...

    async def way(self, way: str) -> Way | None:
        """A way, by its id."""
        ...

    async def confirm_way(self, confirm: str) -> Way | None:
        """An address is confirmed, once; whose it was."""
        ...

    async def remove_way(self, way: str) -> bool:
        """A way is ended; whether there was one."""
        ...

    async def count(self, wanted: Sequence[Counted]) -> Full | None:
        """One more of each, whichever process asks; or of none, if one of them has no room: which."""
        ...

    async def forget_ways(self, seconds: float, guest_seconds: float, now: int) -> None:
        """Forget addresses that nobody confirmed for so long, ways of guests who are nowhere, old counts."""
        ...

    async def tell(self, table: str, guest: str, *, yes: bool) -> None:
        """A guest wants to hear of their turns at a table, or does not."""
        ...

    async def told(self, table: str, guest: str) -> bool | None:
        """Whether a guest wants to hear of their turns at a table; None: as it is usual there."""
        ...

    async def begin_notice(self, way: str, table: str, turn: str, pace: Pace) -> float | None:
        """A notice of a turn is to be sent: 0.0 by whoever asks, and nobody else; later; None: never again.

        Each turn is told once a way, and no more ways than the pace allows.
        """
        ...

    async def end_notice(self, way: str, table: str, turn: str, *, is_done: bool) -> None:
        """A notice was sent, or is given up; or it failed, and may be tried again later."""
        ...
