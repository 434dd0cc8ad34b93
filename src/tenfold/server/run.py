"""Runs the server in one process: listens, prints the address with a QR code, starts uvicorn."""

import asyncio
import errno
import gc
import io
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace

import segno
import uvicorn

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text
from tenfold.server.http.app import application
from tenfold.server.http.connection_limits import Connections
from tenfold.server.http.protocols import ServerConfig
from tenfold.server.http.rate_limits import RateLimits
from tenfold.server.logging_config import log_config
from tenfold.server.messages import message
from tenfold.server.runtime.pubsub import create_pubsub
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.runtime.turn_notifier import create_channels
from tenfold.server.settings import Settings
from tenfold.server.stores.factory import create_store
from tenfold.server.stores.lock import DataLock
from tenfold.server.stores.store import Store

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

ANYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104  (compared with, not bound to)
SHUTDOWN_SECONDS = 3
SEND_BUFFER = 64 * 1024
"""Send buffer of a connection whose reader doesn't read: enough for a page, not megabytes."""
PORTS_TO_TRY = 20
BACKLOG = 256
"""At most this many new connections are accepted in one turn of the event loop."""
RESERVED_DESCRIPTORS = BACKLOG + 128
"""File descriptors reserved for the store, threads, and one turn's new connections."""
MAX_DESCRIPTORS = 16_384
SWITCH_SECONDS = 0.0005


class CannotListen(TenfoldError):
    code = "cannot-listen"


class PortTaken(CannotListen):
    code = "port-taken"

    def __init__(self, host: str, port: int) -> None:
        super().__init__(message("start-port-taken", place=f"{host}:{port}"))


class Server(uvicorn.Server):
    """A uvicorn server that calls back once it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._started is not None:
            self._started()

    def stop(self, descriptor: int) -> None:
        """The supervisor is gone, so stop."""
        asyncio.get_running_loop().remove_reader(descriptor)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop. Connections to tables are closed first, because event streams never end by themselves."""
        runtime = getattr(self.config.app.state, "runtime", None)  # type: ignore[union-attr]
        if runtime is not None:
            runtime.tables.close_connections()
        await super().shutdown(sockets)


def uvicorn_config(settings: Settings, store: Store | None = None) -> uvicorn.Config:
    """The configuration of uvicorn: no access log (URLs contain keys), no compression of frames."""
    runtime = None if store is None else Runtime(settings, store)
    rate_limits = RateLimits(settings.limits)
    return ServerConfig(
        application(settings, runtime, rate_limits),
        settings,
        Connections(settings.limits, descriptors() - RESERVED_DESCRIPTORS, rate_limits.limit_log.record),
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=settings.limits.head_bytes,
        backlog=BACKLOG,
        access_log=False,
        log_config=log_config(settings.log),
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
    )


def descriptors() -> int:
    """How many file descriptors this process may have; raises the soft limit as far as allowed."""
    if resource is None:
        return RESERVED_DESCRIPTORS * 2
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else max(soft, RESERVED_DESCRIPTORS + 16)


def open_listener(settings: Settings, *, may_move: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ports = range(settings.port, settings.port + (PORTS_TO_TRY if may_move and settings.port else 1))
    for port in ports:
        # The event loop lets small answers go at once only on a socket that says it is TCP.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)
        except (OSError, OverflowError, UnicodeError) as error:
            listener.close()
            if not (isinstance(error, OSError) and error.errno == errno.EADDRINUSE):
                raise _cannot_listen(settings.host, port, error) from error
            continue
        return listener
    raise PortTaken(settings.host, settings.port)


def _cannot_listen(host: str, port: int, error: Exception) -> CannotListen:
    """The error that explains why we can't listen there."""
    if isinstance(error, OverflowError):
        return CannotListen(message("start-no-port", port=str(port)))
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, (socket.gaierror, UnicodeError)):
        return CannotListen(message("start-no-address", host=host))
    if number in {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}:
        return CannotListen(message("start-not-here", host=host))
    if number in {errno.EACCES, errno.EPERM}:
        return CannotListen(message("start-low-port", port=str(port)))
    why = os_error_text(error) if isinstance(error, OSError) else str(error)
    return CannotListen(message("start-no-listening", place=f"{host}:{port}", why=why))


def lan_address() -> str | None:
    """The address of this machine in its local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def serve(settings: Settings, *, opens: bool = False, may_move: bool = True, quiet: bool = False) -> None:
    """Run in this process until it is stopped.

    Only one server can use a SQLite file; several can share a database.
    """
    validate(settings)
    lock = None if settings.database else DataLock(settings.data)
    try:
        with closing(open_listener(settings, may_move=may_move)) as listener:
            settled, here = resolve_addresses(settings, listener)
            if lock is not None:
                lock.write_address(f"{here}/")
            serve_on_socket(settled, listener, lambda: print_welcome(settled, here, opens=opens, quiet=quiet))
    finally:
        if lock is not None:
            lock.release()


def validate(settings: Settings) -> None:
    """Refuse invalid settings of Redis, email, Web Push and the log; what is unreachable may come back."""
    create_pubsub(settings)
    create_channels(settings)
    log_config(settings.log)


def resolve_addresses(settings: Settings, listener: socket.socket) -> tuple[Settings, str]:
    """Settings with the port and the address for other devices, and the URL for this device."""
    port = listener.getsockname()[1]
    address = lan_address() if settings.host in ANYWHERE else settings.host
    local = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    reach = None if address is None or address.startswith("127.") else f"http://{url_host(address)}:{port}"
    return replace(settings, port=port, lan=settings.lan or reach), f"http://{url_host(local)}:{port}"


def print_welcome(settings: Settings, here: str, *, opens: bool, quiet: bool) -> None:
    if not quiet:
        sys.stdout.write(welcome(here, settings))
        sys.stdout.flush()
    if opens:
        webbrowser.open(f"{here}/")


def serve_on_socket(
    settings: Settings, listener: socket.socket, started: Callable[[], None], alone: int | None = None
) -> None:
    """Serve at a listening socket; once `alone` is readable, the supervisor is gone."""
    store = create_store(settings)

    def settled() -> None:
        tune_runtime()
        started()

    server = Server(uvicorn_config(settings, store), settled)

    async def main() -> None:
        if alone is not None:
            asyncio.get_running_loop().add_reader(alone, server.stop, alone)
        await server.serve(sockets=[listener])

    asyncio.run(main())


def url_host(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def tune_runtime() -> None:
    """Tune garbage collection and thread switching for short pauses.

    Garbage is collected in small portions, and rarely among long-lived objects, because a large collection
    stops everyone. The writer thread gets its turn soon even when the event loop is busy.
    """
    gc.freeze()
    gc.set_threshold(1_000, 4, 10_000)
    sys.setswitchinterval(SWITCH_SECONDS)


def welcome(local: str, settings: Settings) -> str:
    lines = [message("welcome"), f"  {message('welcome-here', address=f'{local}/')}"]
    if settings.lan:
        lines.append(f"  {message('welcome-others', address=f'{settings.lan}/')}")
    lines.append(f"  {message('welcome-data', folder=str(settings.data))}")
    if settings.lan and sys.stdout.isatty():
        code = io.StringIO()
        segno.make(settings.lan + "/", micro=False).terminal(code, compact=True)
        lines.append(code.getvalue())
    return "\n".join(lines) + "\n"
