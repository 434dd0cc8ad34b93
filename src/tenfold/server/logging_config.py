"""Logging configuration: text or JSON lines, rate-limited so that no client can fill the disk."""

import json
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from tenfold.core.errors import TenfoldError
from tenfold.server.messages import message

SECONDS = 60.0
MAX_LINES = 20
"""At most this many lines of one kind within that time."""
MAX_KINDS = 1000
MAX_LETTERS = 4000


class DropBadUtf8(logging.Filter):
    """Drops uvicorn's tracebacks about invalid UTF-8, which we refuse and log in one line."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


class RateLimitFilter(logging.Filter):
    """Keeps at most `MAX_LINES` of a kind a minute; the next minute's first line counts those left out."""

    def __init__(self, name: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(name)
        self._clock = clock
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:200])
        now = self._clock()
        since, count = self._kinds.pop(kind, (now, 0))
        if now - since >= SECONDS:
            if count > MAX_LINES:
                record.msg = (
                    f"{record.getMessage()[:MAX_LETTERS]} (and {count - MAX_LINES} more like this before)"
                )
                record.args = None
            since, count = now, 0
        self._kinds[kind] = (since, count + 1)
        if len(self._kinds) > MAX_KINDS:
            del self._kinds[next(iter(self._kinds))]
        return count < MAX_LINES


class BadLogFormat(TenfoldError):
    code = "bad-settings"


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_config(kind: str) -> dict[str, Any]:
    """The configuration for `logging.config.dictConfig`, for text or JSON."""
    if kind not in {"text", "json"}:
        raise BadLogFormat(message("log-kind", kind=kind[:60]))
    handler = {"class": "logging.StreamHandler", "formatter": kind, "stream": "ext://sys.stderr"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {"()": JsonLines},
        },
        "handlers": {"err": {**handler, "filters": ["sparing"]}},
        "filters": {"our-own": {"()": DropBadUtf8}, "sparing": {"()": RateLimitFilter}},
        "loggers": {
            "asyncio": {"handlers": ["err"], "level": "WARNING", "propagate": False},
            "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
            "uvicorn.error": {"level": "WARNING", "filters": ["our-own"]},
            "tenfold": {"handlers": ["err"], "level": "INFO", "propagate": False},
        },
    }
