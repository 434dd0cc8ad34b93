"""`tenfold doctor --server URL`: check a server from outside, as guests reach it."""

import json
import time
from collections.abc import Iterator
from functools import partial
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tenfold.cli.commands.doctor import PROBLEM, CheckResult, guarded
from tenfold.client.http import COOKIE, Client
from tenfold.core.messages import os_error_text

PATIENCE = 10.0
NOT_ALLOWED = 1008
HEALTHY = b'{"ok":true}'
"""What a server of ours says when it is asked whether it is there."""
SLOW_SECONDS = 1.0


def run_checks(address: str) -> Iterator[CheckResult]:
    """All checks, in an order in which an early problem explains the later ones."""
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        yield CheckResult("doctor-address", address, "doctor-address-as")
        return
    client = Client(address, timeout=PATIENCE)
    health = _health(client, parts.hostname)
    yield health
    if health.mark == PROBLEM:
        return
    yield from _ready(client)
    yield _pages(client)
    checks = {"doctor-games": _games, "doctor-cookie": _cookie, "doctor-sockets": _sockets}
    for what, check in checks.items():
        yield guarded(what, partial(check, client), "doctor-log")
    yield _metrics(client)


def _health(client: Client, name: str) -> CheckResult:
    """Whether a server of ours answers there, to that name."""
    start = time.monotonic()
    try:
        status, _, content = client.request("GET", "/healthz")
    except OSError as error:
        why = os_error_text(error) if error.errno else str(error) or type(error).__name__
        return CheckResult("doctor-server", "doctor-silent", "doctor-silent-then", why=why)
    seconds = time.monotonic() - start
    if status == 421:
        return CheckResult("doctor-name", "doctor-unknown-name", "doctor-allow-name", name=name)
    if status == 404 or (status == 200 and content != HEALTHY):
        return CheckResult("doctor-server", "doctor-foreign", "doctor-foreign-then")
    if status != 200:
        return CheckResult("doctor-server", "doctor-answers-status", "doctor-log", status=status)
    slow = "doctor-slow" if seconds > SLOW_SECONDS else ""
    return CheckResult(
        "doctor-server", "doctor-answers", slow, is_note=True, milliseconds=round(seconds * 1000)
    )


def _ready(client: Client) -> Iterator[CheckResult]:
    """What the server itself says of its database, its Redis and its games."""
    status, _, content = client.request("GET", "/readyz")
    try:
        said = json.loads(content)
    except ValueError:
        yield CheckResult("doctor-ready", "doctor-no-reason", "doctor-in-between", status=status)
        return
    for problem in said.get("problems", []):
        yield CheckResult("doctor-ready", problem, "doctor-log")
    for note in said.get("notes", []):
        yield CheckResult("doctor-ready", note, "doctor-redis", is_note=True)
    if status == 200 and not said.get("notes"):
        yield CheckResult("doctor-ready", "doctor-ready-all")


def _pages(client: Client) -> CheckResult:
    status, _, content = client.request("GET", "/")
    if status != 200 or b"<script" not in content:
        return CheckResult("doctor-pages", "doctor-pages-missing", "doctor-pages-build", status=status)
    return CheckResult("doctor-pages", "doctor-found")


def _games(client: Client) -> CheckResult:
    games = client.games()
    waiting = ", ".join(game["id"] for game in games if game["ready"] != "compiled")
    advice = "doctor-games-waiting" if waiting else ""
    return CheckResult("doctor-games", str(len(games)), advice, is_note=True, games=waiting)


def _cookie(client: Client) -> CheckResult:
    """Whoever comes is somebody; behind TLS, the cookie is for TLS only."""
    _, headers, _ = client.request("GET", "/api/me")
    cookie = headers.get("Set-Cookie", "")
    if not client.cookie:
        return CheckResult("doctor-cookie", "doctor-cookie-none", "doctor-cookie-pass")
    if client.url.startswith("https:") and "secure" not in cookie.lower():
        return CheckResult("doctor-cookie", "doctor-cookie-open", "doctor-cookie-proto")
    return CheckResult("doctor-cookie", "doctor-cookie-given")


def _sockets(client: Client) -> CheckResult:
    """A socket to a table that is not there opens, and closes with a reason: so sockets pass."""
    address = f"{client.url.replace('http', 'ws', 1)}/api/tables/none/socket"
    headers = {"Cookie": f"{COOKIE}={client.cookie}"}
    what, advice = "doctor-sockets", "doctor-sockets-pass"
    try:
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as wire:
            try:
                wire.recv(PATIENCE)
            except ConnectionClosed:
                if wire.close_code == NOT_ALLOWED:
                    return CheckResult(what, "doctor-sockets-open")
            return CheckResult(what, "doctor-sockets-code", advice, code=wire.close_code)
    except (InvalidHandshake, OSError, TimeoutError) as error:
        why = str(error) or type(error).__name__
        return CheckResult(what, "doctor-sockets-closed", advice, why=why)


def _metrics(client: Client) -> CheckResult:
    status, _, content = client.request("GET", "/metrics")
    fact = "doctor-metrics-own" if status == 404 else "doctor-metrics-lines"
    return CheckResult("doctor-metrics", fact, count=len(content.splitlines()))
