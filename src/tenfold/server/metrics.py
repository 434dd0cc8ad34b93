"""Prometheus metrics of the server. They contain no personal data."""

from functools import partial
from typing import Any

import prometheus_client
from prometheus_client import CollectorRegistry, generate_latest, multiprocess, values

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """All metrics of a process; `text` adds up those of all processes that serve together."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self._is_shared = is_shared
        self._own = CollectorRegistry()
        if not is_shared:
            prometheus_client.ProcessCollector(registry=self._own)
            prometheus_client.PlatformCollector(registry=self._own)
        gauge = partial(prometheus_client.Gauge, registry=self._own)
        counter = partial(prometheus_client.Counter, registry=self._own)
        histogram = partial(prometheus_client.Histogram, registry=self._own, buckets=SECONDS)
        open_connections = "Open connections: WebSockets and event streams."
        self.sockets = gauge("tenfold_sockets", open_connections, multiprocess_mode="livesum")
        self.tables = gauge("tenfold_tables", "Tables in memory.", multiprocess_mode="livesum")
        waiting = "Jobs that are due and not yet taken."
        self.jobs_waiting = gauge("tenfold_jobs_waiting", waiting, multiprocess_mode="livemax")
        answering = "Time from a command's arrival to its answer."
        self.acks = histogram("tenfold_ack_seconds", answering, ["command"])
        self._acks_of: dict[str, Any] = {}
        self.appends = histogram("tenfold_append_seconds", "Time to store the events of one command.")
        self.thoughts = histogram("tenfold_bot_seconds", "Time a bot thinks about a move.")
        self.refusals = counter("tenfold_refused", "Refused commands, by code.", ["code"])
        self.conflicts = counter("tenfold_conflicts", "Appends that lost a race against another process.")
        self.resyncs = counter("tenfold_resyncs", "Reconnects, by what they had missed.", ["missed"])
        sent = "Turn notifications and confirmation emails, by kind and outcome."
        self.notices = counter("tenfold_notices", sent, ["kind", "outcome"])
        self.jobs = counter("tenfold_jobs_done", "Finished jobs, by kind.", ["kind"])

    def observe_ack(self, command: str, seconds: float) -> None:
        """Count an answer; looking up a label takes as long as everything else here."""
        if command not in self._acks_of:
            self._acks_of[command] = self.acks.labels(command)
        self._acks_of[command].observe(seconds)

    def text(self) -> bytes:
        if not self._is_shared:
            return generate_latest(self._own)
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


_current = [Metrics()]
"""The metrics of this process, which `enable_multiprocess` replaces."""


def metrics() -> Metrics:
    return _current[0]


def enable_multiprocess() -> None:
    """Store metrics in files from now on, which all processes of one server share."""
    values.ValueClass = values.get_value_class()  # type: ignore[no-untyped-call]  # asked when it was loaded, too early
    _current[0] = Metrics(is_shared=True)
