"""How much this process has to do; past its limit, bots and replays wait first, then everyone."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tenfold.server.errors import Busy

HIGH_LOAD = 64
"""While more commands than this are being handled, bots wait with their moves."""
MAX_COMMANDS = 512
"""While this many commands are being handled, others are refused: they would wait for half a second."""
WAIT_SECONDS = 0.5


class Load:
    """Counts the commands that are being handled."""

    def __init__(self) -> None:
        self.commands = 0

    @property
    def is_high(self) -> bool:
        return self.commands > HIGH_LOAD

    async def wait_while_high(self) -> None:
        while self.is_high:  # noqa: ASYNC110  (an event would cost every command)
            await asyncio.sleep(WAIT_SECONDS)

    @contextmanager
    def command(self) -> Iterator[None]:
        """Count a command while it's handled; Busy if there are too many."""
        if self.commands >= MAX_COMMANDS:
            raise Busy("server-busy")
        self.commands += 1
        try:
            yield
        finally:
            self.commands -= 1
