"""What servers of this process log, read along."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class LogCapture(logging.Handler):
    """Everything that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter("%(message)s").format(record))


@contextmanager
def capture_logs() -> Iterator[LogCapture]:
    """Read the logs of a server along."""
    handler = LogCapture()
    loggers = [logging.getLogger(name) for name in ("tenfold", "uvicorn", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield handler
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
