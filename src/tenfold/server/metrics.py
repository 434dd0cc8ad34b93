"""Prometheus metrics of the server. They contain no personal data."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
    platform_collector,
    process_collector,
    values,
)

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """All metrics of a process; `text` adds up those of all processes that serve together."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self._is_shared = is_shared
        self._own = CollectorRegistry()
        if not is_shared:
            process_collector.ProcessCollector(registry=self._own)
            platform_collector.PlatformCollector(registry=self._own)
        self.sockets = Gauge(
            "tenfold_sockets",
            "Open connections: WebSockets and event streams.",
            registry=self._own,
            multiprocess_mode="livesum",
        )
        self.tables = Gauge(
            "tenfold_tables", "Tables in memory.", registry=self._own, multiprocess_mode="livesum"
        )
        self.jobs_waiting = Gauge(
            "tenfold_jobs_waiting",
            "Jobs that are due and not yet taken.",
            registry=self._own,
            multiprocess_mode="livemax",
        )
        self.acks = Histogram(
            "tenfold_ack_seconds",
            "Time from a command's arrival to its answer.",
            ["command"],
            registry=self._own,
            buckets=SECONDS,
        )
        self.appends = Histogram(
            "tenfold_append_seconds",
            "Time to store the events of one command.",
            registry=self._own,
            buckets=SECONDS,
        )
        self.thoughts = Histogram(
            "tenfold_bot_seconds", "Time a bot thinks about a move.", registry=self._own, buckets=SECONDS
        )
        self.refusals = Counter(
            "tenfold_refused",
            "Refused commands, by code.",
            ["code"],
            registry=self._own,
        )
        self.conflicts = Counter(
            "tenfold_conflicts", "Appends that lost a race against another process.", registry=self._own
        )
        self.resyncs = Counter(
            "tenfold_resyncs",
            "Reconnects, by what they had missed.",
            ["missed"],
            registry=self._own,
        )
        self.notices = Counter(
            "tenfold_notices",
            "Turn notifications and confirmation emails, by kind and outcome.",
            ["kind", "outcome"],
            registry=self._own,
        )
        self.jobs = Counter("tenfold_jobs_done", "Finished jobs, by kind.", ["kind"], registry=self._own)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        if not self._is_shared:
            return generate_latest(self._own)
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


class _Current:
    """Holds the metrics of this process, which `enable_multiprocess` replaces."""

    def __init__(self) -> None:
        self.metrics = Metrics()


_current = _Current()


def metrics() -> Metrics:
    """The metrics of this process."""
    return _current.metrics


def enable_multiprocess() -> None:
    """Store metrics in files from now on, which all processes of one server share."""
    values.ValueClass = values.get_value_class()  # type: ignore[no-untyped-call]  # asked when it was loaded, too early
    _current.metrics = Metrics(is_shared=True)
