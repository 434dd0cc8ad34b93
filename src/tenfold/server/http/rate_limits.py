"""Rate limits: sliding windows and concurrency limits for sockets, guests and addresses."""

import time
from collections import Counter, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from tenfold.server.errors import TooMany
from tenfold.server.http.bans import Bans
from tenfold.server.settings import DAY, Limits, Rate

MAX_LIMITS_LOGGED = 200
MAX_KEYS = 20_000
"""Beyond this the windows used longest ago are dropped, to bound memory."""


@dataclass
class LimitLog:
    """Which limits were reached lately, from where and how often, for the server admin to see."""

    _clock: Callable[[], float] = time.time
    _found: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)

    def record(self, limit: str, address: str | None = None) -> None:
        """Record that a limit was reached; without an address where it doesn't count addresses."""
        key = (limit, address or "")
        count, _ = self._found.pop(key, (0, 0))
        self._found[key] = (count + 1, int(self._clock()))
        if len(self._found) > MAX_LIMITS_LOGGED:
            del self._found[next(iter(self._found))]

    def recent(self) -> list[tuple[str, str, int, int]]:
        return [(*key, *value) for key, value in reversed(self._found.items())]


@dataclass
class SlidingWindow:
    """Allows a number of events within the last seconds."""

    _rate: Rate
    _clock: Callable[[], float] = time.monotonic
    _times: deque[float] = field(default_factory=deque)

    def acquire(self, count: int = 1) -> None:
        self.check(count)
        self._times.extend([self._clock()] * count)

    @property
    def used(self) -> int:
        self._forget()
        return len(self._times)

    def release(self) -> None:
        if self._times:
            self._times.pop()

    def check(self, count: int = 1) -> None:
        now = self._forget()
        if len(self._times) + count > self._rate.count:
            raise TooMany(self._times[0] + self._rate.seconds - now if self._times else self._rate.seconds)

    def _forget(self) -> float:
        """Drop what lies before the window, and return the current time."""
        now = self._clock()
        while self._times and self._times[0] <= now - self._rate.seconds:
            self._times.popleft()
        return now


@dataclass
class KeyedWindows:
    """A sliding window for each key; a key of None is not limited."""

    _rate: Rate
    _on_limit: Callable[[Hashable], None] = lambda _: None
    _windows: dict[Hashable, SlidingWindow] = field(default_factory=dict)

    def acquire(self, key: Hashable, count: int = 1) -> None:
        """Use a window so often, or not at all."""
        if key is None or not count:
            return
        window = self._windows.pop(key, None) or SlidingWindow(self._rate)
        self._windows[key] = window
        if len(self._windows) > MAX_KEYS:
            del self._windows[next(iter(self._windows))]
        try:
            window.acquire(count)
        except TooMany:
            self._on_limit(key)
            raise

    def release(self, key: Hashable) -> None:
        if key in self._windows:
            self._windows[key].release()

    def used(self, key: Hashable) -> int:
        return self._windows[key].used if key in self._windows else 0

    def check(self, key: Hashable) -> None:
        try:
            if key in self._windows:
                self._windows[key].check()
        except TooMany:
            self._on_limit(key)
            raise


@dataclass
class ConcurrencyLimit:
    """Allows a number of each key at the same time; a key of None is not limited."""

    _max: int
    _on_limit: Callable[[str], None] = lambda _: None
    _counts: Counter[str] = field(default_factory=Counter)

    def acquire(self, key: str | None) -> None:
        if key is None:
            return
        if self._counts[key] >= self._max:
            self._on_limit(key)
            raise TooMany
        self._counts[key] += 1

    def release(self, key: str | None) -> None:
        if key is None:
            return
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


class RateLimits:
    """All rate limits of the server, the log of those that were reached, and the bans."""

    def __init__(self, limits: Limits) -> None:
        self.limit_log = LimitLog()
        self.bans = Bans()
        self.commands = self._of_guests("messages", limits.messages)
        self.tables = self._of_addresses("tables", limits.tables)
        self.evenings = self._of_addresses("evenings", limits.evenings)
        self.programs = self._of_addresses("programs", limits.programs)
        self.puzzles = KeyedWindows(Rate(1, DAY))
        """Who has been counted, by guest, game and day: kept nowhere else, and by each process for itself."""
        self.failed_joins = self._of_addresses("failed_joins", limits.failed_joins)
        self.all_failed_joins = SlidingWindow(limits.all_failed_joins)
        self.guest_failed_joins = self._of_guests("guest_failed_joins", limits.guest_failed_joins)
        self.names = self._of_guests("names", limits.names)
        self.looks = self._of_guests("looks", limits.looks)
        self.invitations = self._of_guests("invitations", limits.invitations)
        self.browsers = self._of_addresses("browsers_per_address", limits.browsers_per_address)
        self.requests = self._of_addresses("requests", limits.requests)
        self.guest_sockets = ConcurrencyLimit(
            limits.sockets_per_guest, lambda _: self.limit_log.record("sockets_per_guest")
        )
        self.address_sockets = ConcurrencyLimit(
            limits.sockets_per_address, lambda address: self.limit_log.record("sockets_per_address", address)
        )

    def _of_addresses(self, name: str, rate: Rate) -> KeyedWindows:
        return KeyedWindows(rate, lambda address: self.limit_log.record(name, str(address)))

    def _of_guests(self, name: str, rate: Rate) -> KeyedWindows:
        """The limit log records no address here, because these limits count guests."""
        return KeyedWindows(rate, lambda _: self.limit_log.record(name))
