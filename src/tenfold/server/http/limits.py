"""How much is too much: counts within a window of time, for a socket, a guest or an address."""

import time
from collections import Counter, deque
from collections.abc import Callable, Hashable

from tenfold.server.errors import TooMany
from tenfold.server.settings import Rate

MOST_KEYS = 20_000
"""Beyond this the oldest windows are forgotten: memory has a limit too."""


class Window:
    """Counts what happened in the last seconds."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._times: deque[float] = deque()

    def take(self) -> None:
        """One more, or a refusal."""
        now = self._clock()
        while self._times and self._times[0] <= now - self._rate.seconds:
            self._times.popleft()
        if len(self._times) >= self._rate.count:
            raise TooMany(self._times[0] + self._rate.seconds - now if self._times else self._rate.seconds)
        self._times.append(now)


class Windows:
    """A window for each key."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._windows: dict[Hashable, Window] = {}

    def take(self, key: Hashable) -> None:
        """One more for a key, or a refusal; the key counts as used last."""
        if key is None:
            return
        window = self._windows.pop(key, None) or Window(self._rate, self._clock)
        self._windows[key] = window
        if len(self._windows) > MOST_KEYS:
            del self._windows[next(iter(self._windows))]
        window.take()


class Gauge:
    """How many there are of each key now, up to a most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def enter(self, key: str | None) -> None:
        """One more, or a refusal."""
        if key is None:
            return
        if self._counts[key] >= self._most:
            raise TooMany
        self._counts[key] += 1

    def leave(self, key: str | None) -> None:
        """One less."""
        if key is None:
            return
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]
