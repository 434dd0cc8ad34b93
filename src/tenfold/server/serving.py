"""Running the server: one process, the address and a QR code to begin with."""

import asyncio
import gc
import io
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import segno
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tenfold.core.errors import TenfoldError
from tenfold.server.http.app import application
from tenfold.server.settings import Settings

ANYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104  (compared with, not bound to)
SHUTDOWN_SECONDS = 3
SEND_BUFFER = 64 * 1024
"""What the system holds for a reader who does not read: enough for a page, not megabytes."""
PORTS_TO_TRY = 20
SWITCH_SECONDS = 0.0005


class OurOwn(logging.Filter):
    """A client that sends bad UTF-8 is told so, and logged once by us; a traceback helps nobody."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be kept."""
        return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {
        "err": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}
    },
    "filters": {"our-own": {"()": OurOwn}},
    "loggers": {
        "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        "uvicorn.error": {"level": "WARNING", "filters": ["our-own"]},
        "tenfold": {"handlers": ["err"], "level": "INFO", "propagate": False},
    },
}


class PortTaken(TenfoldError):
    """Another program listens there."""

    code = "port-taken"

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"Something else uses {host}:{port}. Choose another port with --port.")


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application may cut off when its reader does not read."""

    def handle_connect(self, event: Request) -> None:
        """Say how, beside what ASGI says."""
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"]["tenfold.abort"] = self.transport.abort  # type: ignore[assignment]


class Server(uvicorn.Server):
    """A server that says where it is when it is there."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started and self._started is not None:
            self._started()


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs: no access log (addresses hold keys), no compression of frames."""
    return uvicorn.Config(
        application(settings),
        http="h11",
        ws=TableSocket,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=LOGS,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
    )


def listening(settings: Settings, *, may_move: bool) -> socket.socket:
    """A socket that listens; where the port was not chosen, the next free one will do."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ports = range(settings.port, settings.port + (PORTS_TO_TRY if may_move and settings.port else 1))
    for port in ports:
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listener.bind((settings.host, port))
        except OSError:
            listener.close()
            continue
        listener.listen(2048)
        return listener
    raise PortTaken(settings.host, settings.port)


def lan_address() -> str | None:
    """The address of this machine in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def serve(settings: Settings, *, opens: bool = False, may_move: bool = True, quiet: bool = False) -> None:
    """Run until somebody stops it."""
    listener = listening(settings, may_move=may_move)
    port = listener.getsockname()[1]
    address = lan_address() if settings.host in ANYWHERE else settings.host
    local = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    reach = None if address is None or address.startswith("127.") else f"http://{address}:{port}"
    settings = replace(settings, port=port, lan=settings.lan or reach)

    def started() -> None:
        settle()
        if not quiet:
            sys.stdout.write(welcome(f"http://{local}:{port}", settings))
            sys.stdout.flush()
        if opens:
            webbrowser.open(f"http://{local}:{port}/")

    server = Server(configured(settings), started)
    asyncio.run(server.serve(sockets=[listener]))


def settle() -> None:
    """Let nothing hold up everybody for long.

    Garbage is looked for rarely, and not among what stays. The thread that writes gets its turn soon,
    also when the loop is busy.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    sys.setswitchinterval(SWITCH_SECONDS)


def welcome(local: str, settings: Settings) -> str:
    """Where to find the server, for this device and for others."""
    lines = ["Tenfold is ready.", f"  On this device:   {local}/"]
    if settings.lan:
        lines.append(f"  On other devices: {settings.lan}/")
    lines.append(f"  Data: {settings.data}    Stop: Ctrl+C")
    if settings.lan and sys.stdout.isatty():
        code = io.StringIO()
        segno.make(settings.lan + "/", micro=False).terminal(code, compact=True)
        lines.append(code.getvalue())
    return "\n".join(lines) + "\n"
