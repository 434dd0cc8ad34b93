"""Supervises several processes that serve together on one listening socket.

The parent serves no requests. It starts its children, replaces those that die, restarts all of them
one by one on SIGHUP, and stops them when it is stopped or dies.
"""

import logging
import logging.config
import os
import select
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from functools import partial

from prometheus_client import multiprocess

from tenfold.core.errors import TenfoldError
from tenfold.server import run
from tenfold.server.logging_config import log_config
from tenfold.server.messages import message
from tenfold.server.metrics import enable_multiprocess
from tenfold.server.settings import Settings
from tenfold.server.stores.factory import create_store

log = logging.getLogger("tenfold.server")

STOP_SECONDS = 5.0
"""A child that doesn't stop within this time is killed."""
READY_SECONDS = 60.0
"""How long a rolling restart waits for a new child before it gives up."""
FIRST_WAIT = 0.25
MAX_WAIT = 10.0
METRICS = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder of shared metrics."""


class NotSeveral(TenfoldError):
    code = "not-several"


def serve(settings: Settings, *, opens: bool = False, may_move: bool = True, quiet: bool = False) -> None:
    """Run until stopped, in as many processes as the settings say."""
    if settings.processes < 1:
        raise NotSeveral(message("several-none"))
    if settings.processes == 1:
        run.serve(settings, opens=opens, may_move=may_move, quiet=quiet)
        return
    if not settings.database:
        raise NotSeveral(message("several-file"))
    if not hasattr(os, "fork") or not hasattr(signal, "sigwait"):
        raise NotSeveral(message("several-fork"))
    logging.config.dictConfig(log_config(settings.log))
    run.validate(settings)
    create_store(settings)  # once for all: reachable, and up to date
    with ExitStack() as stack:
        listener = stack.enter_context(closing(run.open_listener(settings, may_move=may_move)))
        folder = tempfile.mkdtemp(prefix="tenfold-metrics-")
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        os.environ[METRICS] = folder
        settled, here = run.resolve_addresses(settings, listener)
        started = partial(run.print_welcome, settled, here, opens=opens, quiet=quiet)
        Supervisor(settled, listener, started).run()


class Supervisor:
    """Keeps the children alive: starts, replaces and stops them."""

    def __init__(self, settings: Settings, listener: socket.socket, started: Callable[[], None]) -> None:
        self._settings = settings
        self._listener = listener
        self._started = started
        self._children: dict[int, int] = {}
        """Each child's file descriptor that is readable as soon as the child serves, by process."""
        self._failures = 0
        """How many children in a row have died before they served."""
        self._mine, self._theirs = os.pipe()
        """A pipe whose write end only the parent holds: a child that can read the other end is alone."""
        self._signals = {signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP}

    def run(self) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, self._signals)
        try:
            for _ in range(self._settings.processes):
                self._start()
            if all(_is_ready(child, READY_SECONDS) for child in self._children.values()):
                self._started()
            while True:
                told = signal.sigwait(self._signals)
                if told == signal.SIGCHLD:
                    self._replace_dead()
                elif told == signal.SIGHUP:
                    self._replace_all()
                else:
                    return
        finally:
            self._stop(list(self._children))
            signal.pthread_sigmask(signal.SIG_UNBLOCK, self._signals)
            os.close(self._mine)
            os.close(self._theirs)

    def _start(self) -> int:
        """Start a child, and return what is readable as soon as it serves."""
        ready, ready_fd = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(ready)
            self._run_child(ready_fd)
        os.close(ready_fd)
        self._children[process] = ready
        return ready

    def _run_child(self, ready_fd: int) -> None:
        """Serve, and exit without running the parent's cleanup."""
        code = 1
        try:
            os.close(self._theirs)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, self._signals)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            enable_multiprocess()
            run.serve_on_socket(
                self._settings, self._listener, lambda: _report_ready(ready_fd), alone=self._mine
            )
            code = 0
        except TenfoldError as error:
            sys.stderr.write(f"{error.sentence}\n")
        except KeyboardInterrupt:
            code = 0
        except BaseException:
            log.exception("unhandled error in a server process")
        finally:
            with suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    def _replace_dead(self) -> None:
        """Replace dead children; with a growing delay if none gets as far as serving."""
        for process, has_served in self._reap().items():
            self._failures = 0 if has_served else self._failures + 1
            log.warning("process %d died; starting another", process)
            failures = self._failures - self._settings.processes
            wait = 0.0 if failures <= 0 else min(MAX_WAIT, FIRST_WAIT * 2.0**failures)
            if wait and signal.sigtimedwait({signal.SIGTERM, signal.SIGINT}, wait) is not None:
                os.kill(os.getpid(), signal.SIGTERM)  # told again, where it is waited for
            self._start()

    def _replace_all(self) -> None:
        """Rolling restart: replace the children one by one, so that some always listen."""
        for old in list(self._children):
            if not _is_ready(self._start(), READY_SECONDS):
                log.error("new process did not become ready; keeping the old ones")
                return
            self._stop([old])

    def _reap(self) -> dict[int, bool]:
        """Collect dead children; returns whether each had served."""
        found: dict[int, bool] = {}
        for process in list(self._children):
            with suppress(ChildProcessError):
                if os.waitpid(process, os.WNOHANG)[0] == 0:
                    continue
            ready = self._children.pop(process)
            found[process] = _is_ready(ready, 0.0)
            os.close(ready)
            with suppress(OSError):  # drops the gauges of the process; its counters stay
                multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]
        return found

    def _stop(self, processes: list[int]) -> None:
        """Stop children, and kill those that don't stop in time."""
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)
        deadline = time.monotonic() + STOP_SECONDS
        while set(processes) & self._children.keys():
            if time.monotonic() > deadline:
                for process in set(processes) & self._children.keys():
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
            dead = self._reap()
            for process in dead:
                if process not in processes:
                    self._start()
            if not dead:
                time.sleep(0.02)


def _report_ready(ready_fd: int) -> None:
    with suppress(OSError):
        os.write(ready_fd, b"!")
        os.close(ready_fd)


def _is_ready(ready_fd: int, seconds: float) -> bool:
    found, _, _ = select.select([ready_fd], [], [], seconds)
    return bool(found) and bool(os.read(ready_fd, 1))
