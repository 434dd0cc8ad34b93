"""Rate limits: sliding windows and concurrency limits for sockets, guests and addresses."""

import time
from collections import Counter, deque
from collections.abc import Callable, Hashable

from tenfold.server.errors import TooMany
from tenfold.server.http.bans import Bans
from tenfold.server.settings import Limits, Rate

MAX_LIMITS_LOGGED = 200
MAX_KEYS = 20_000
"""Beyond this the windows used longest ago are dropped, to bound memory."""


class LimitLog:
    """Which limits were reached lately, from where and how often, for the server admin to see."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._found: dict[tuple[str, str], tuple[int, int]] = {}

    def record(self, limit: str, address: str | None = None) -> None:
        """Record that a limit was reached; without an address where it doesn't count addresses."""
        key = (limit, address or "")
        count, _ = self._found.pop(key, (0, 0))
        self._found[key] = (count + 1, int(self._clock()))
        if len(self._found) > MAX_LIMITS_LOGGED:
            del self._found[next(iter(self._found))]

    def recent(self) -> list[tuple[str, str, int, int]]:
        """Limit, address, how often and when last; the latest first."""
        return [(*key, *value) for key, value in reversed(self._found.items())]


class SlidingWindow:
    """Allows a number of events within the last seconds."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._times: deque[float] = deque()

    def acquire(self) -> None:
        """Count one more, or raise TooMany."""
        self.check()
        self._times.append(self._clock())

    @property
    def used(self) -> int:
        """How many were counted within the window."""
        self._forget()
        return len(self._times)

    def release(self) -> None:
        """Take the last one back."""
        if self._times:
            self._times.pop()

    def check(self) -> None:
        """Raise TooMany if there is no room for one more."""
        now = self._forget()
        if len(self._times) >= self._rate.count:
            raise TooMany(self._times[0] + self._rate.seconds - now if self._times else self._rate.seconds)

    def _forget(self) -> float:
        """Drop what lies before the window, and return the current time."""
        now = self._clock()
        while self._times and self._times[0] <= now - self._rate.seconds:
            self._times.popleft()
        return now


class KeyedWindows:
    """A sliding window for each key; a key of None is not limited."""

    def __init__(
        self,
        rate: Rate,
        clock: Callable[[], float] = time.monotonic,
        *,
        on_limit: Callable[[Hashable], None] = lambda _: None,
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._on_limit = on_limit
        self._windows: dict[Hashable, SlidingWindow] = {}

    def acquire(self, key: Hashable) -> None:
        """Count one more for a key, or raise TooMany."""
        if key is None:
            return
        window = self._windows.pop(key, None) or SlidingWindow(self._rate, self._clock)
        self._windows[key] = window
        if len(self._windows) > MAX_KEYS:
            del self._windows[next(iter(self._windows))]
        try:
            window.acquire()
        except TooMany:
            self._on_limit(key)
            raise

    def release(self, key: Hashable) -> None:
        """Take the last one of a key back."""
        if key in self._windows:
            self._windows[key].release()

    def used(self, key: Hashable) -> int:
        """How many were counted for a key."""
        return self._windows[key].used if key in self._windows else 0

    def check(self, key: Hashable) -> None:
        """Raise TooMany if a key has no room for one more."""
        try:
            if key in self._windows:
                self._windows[key].check()
        except TooMany:
            self._on_limit(key)
            raise


class ConcurrencyLimit:
    """Allows a number of each key at the same time; a key of None is not limited."""

    def __init__(self, most: int, on_limit: Callable[[str], None] = lambda _: None) -> None:
        self._max = most
        self._on_limit = on_limit
        self._counts: Counter[str] = Counter()

    def acquire(self, key: str | None) -> None:
        """Count one more, or raise TooMany."""
        if key is None:
            return
        if self._counts[key] >= self._max:
            self._on_limit(key)
            raise TooMany
        self._counts[key] += 1

    def release(self, key: str | None) -> None:
        """Count one less."""
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
        self.failed_joins = self._of_addresses("failed_joins", limits.failed_joins)
        self.all_failed_joins = SlidingWindow(limits.all_failed_joins)
        self.guest_failed_joins = self._of_guests("guest_failed_joins", limits.guest_failed_joins)
        self.names = self._of_guests("names", limits.names)
        self.browsers = self._of_addresses("browsers_per_address", limits.browsers_per_address)
        self.requests = self._of_addresses("requests", limits.requests)
        self.guest_sockets = ConcurrencyLimit(
            limits.sockets_per_guest, lambda _: self.limit_log.record("sockets_per_guest")
        )
        self.address_sockets = ConcurrencyLimit(
            limits.sockets_per_address, lambda address: self.limit_log.record("sockets_per_address", address)
        )

    def _of_addresses(self, name: str, rate: Rate) -> KeyedWindows:
        return KeyedWindows(rate, on_limit=lambda address: self.limit_log.record(name, str(address)))

    def _of_guests(self, name: str, rate: Rate) -> KeyedWindows:
        """The limit log records no address here, because these limits count guests."""
        return KeyedWindows(rate, on_limit=lambda _: self.limit_log.record(name))
