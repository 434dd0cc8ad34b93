"""How much is too much: counts within a window of time, for a socket, a guest or an address."""

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable, Hashable

from tenfold.server.errors import TooMany
from tenfold.server.settings import Rate

LOCAL = {"localhost", "127.0.0.1", "::1"}
IPV6_BITS = 64
"""One household, one school: whoever has one IPv6 address has all that share these bits."""
MAX_LIMITS_LOGGED = 200
MAX_KEYS = 20_000
"""Beyond this the oldest windows are forgotten: memory has a limit too."""


def network_of(address: str) -> str:
    """What an address counts as: itself, or the network that one IPv6 customer has."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        if not parsed.is_loopback:
            return str(ipaddress.ip_network((parsed, IPV6_BITS), strict=False))
    return str(parsed)


class LimitLog:
    """Which limits were hit lately, by whom and how often: for whoever runs the server to see."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._found: dict[tuple[str, str], tuple[int, int]] = {}

    def record(self, limit: str, address: str | None = None) -> None:
        """A limit was hit from an address; None: it is not counted by addresses."""
        key = (limit, address or "")
        count, _ = self._found.pop(key, (0, 0))
        self._found[key] = (count + 1, int(self._clock()))
        if len(self._found) > MAX_LIMITS_LOGGED:
            del self._found[next(iter(self._found))]

    def recent(self) -> list[tuple[str, str, int, int]]:
        """Limit, address, how often and when last; the latest first."""
        return [(*key, *value) for key, value in reversed(self._found.items())]


class SlidingWindow:
    """Counts what happened in the last seconds."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._times: deque[float] = deque()

    def acquire(self) -> None:
        """One more, or a refusal."""
        self.check()
        self._times.append(self._clock())

    @property
    def used(self) -> int:
        """How many there were."""
        self._forget()
        return len(self._times)

    def release(self) -> None:
        """The last one does not count after all."""
        if self._times:
            self._times.pop()

    def check(self) -> None:
        """A refusal, if there is no room for one more."""
        now = self._forget()
        if len(self._times) >= self._rate.count:
            raise TooMany(self._times[0] + self._rate.seconds - now if self._times else self._rate.seconds)

    def _forget(self) -> float:
        """Leave out what is long ago; the time now."""
        now = self._clock()
        while self._times and self._times[0] <= now - self._rate.seconds:
            self._times.popleft()
        return now


class KeyedWindows:
    """A window for each key."""

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
        """One more for a key, or a refusal; the key counts as used last."""
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
        """The last one of a key does not count after all."""
        if key in self._windows:
            self._windows[key].release()

    def used(self, key: Hashable) -> int:
        """How many there were of a key."""
        return self._windows[key].used if key in self._windows else 0

    def check(self, key: Hashable) -> None:
        """A refusal, if a key has no room for one more."""
        try:
            if key in self._windows:
                self._windows[key].check()
        except TooMany:
            self._on_limit(key)
            raise


class ConcurrencyLimit:
    """How many there are of each key now, up to a most."""

    def __init__(self, most: int, on_limit: Callable[[str], None] = lambda _: None) -> None:
        self._max = most
        self._on_limit = on_limit
        self._counts: Counter[str] = Counter()

    def acquire(self, key: str | None) -> None:
        """One more, or a refusal."""
        if key is None:
            return
        if self._counts[key] >= self._max:
            self._on_limit(key)
            raise TooMany
        self._counts[key] += 1

    def release(self, key: str | None) -> None:
        """One less."""
        if key is None:
            return
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]
