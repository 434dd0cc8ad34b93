"""`tenfold doctor --server URL`: check a server from outside, as guests reach it."""

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tenfold.cli.commands.check_result import CheckResult
from tenfold.cli.messages import message
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
        yield CheckResult(message("doctor-address"), address, message("doctor-address-as"))
        return
    client = Client(address, timeout=PATIENCE)
    start = time.monotonic()
    try:
        status, _, content = client.request("GET", "/healthz")
    except OSError as error:
        cause = os_error_text(error) if error.errno else str(error) or type(error).__name__
        yield CheckResult(
            message("doctor-server"), message("doctor-silent", why=cause), message("doctor-silent-then")
        )
        return
    seconds = time.monotonic() - start
    if status == 421:
        fact = message("doctor-unknown-name", name=parts.hostname)
        yield CheckResult(message("doctor-name"), fact, message("doctor-allow-name", name=parts.hostname))
        return
    if status == 404 or (status == 200 and content != HEALTHY):
        yield CheckResult(message("doctor-server"), message("doctor-foreign"), message("doctor-foreign-then"))
        return
    if status != 200:
        fact = message("doctor-answers-status", status=str(status))
        yield CheckResult(message("doctor-server"), fact, message("doctor-log"))
        return
    slow = message("doctor-slow") if seconds > SLOW_SECONDS else ""
    fact = message("doctor-answers", milliseconds=f"{seconds * 1000:.0f}")
    yield CheckResult(message("doctor-server"), fact, slow, is_note=True)
    yield from _ready(client)
    yield _pages(client)
    yield from _guarded(message("doctor-games"), _games, client)
    yield from _guarded(message("doctor-cookie"), _cookie, client)
    yield from _guarded(message("doctor-sockets"), _sockets, client)
    yield _metrics(client)


def _guarded(what: str, check: Any, client: Client) -> Iterator[CheckResult]:
    try:
        yield check(client)
    except Exception as error:  # noqa: BLE001  (a doctor does not faint)
        yield CheckResult(what, f"{type(error).__name__}: {error}".splitlines()[0], message("doctor-log"))


def _ready(client: Client) -> Iterator[CheckResult]:
    """What the server itself says of its database, its Redis and its games."""
    status, _, content = client.request("GET", "/readyz")
    try:
        said = json.loads(content)
    except ValueError:
        fact = message("doctor-no-reason", status=str(status))
        yield CheckResult(message("doctor-ready"), fact, message("doctor-in-between"))
        return
    for problem in said.get("problems", []):
        yield CheckResult(message("doctor-ready"), problem, message("doctor-log"))
    for note in said.get("notes", []):
        yield CheckResult(message("doctor-ready"), note, message("doctor-redis"), is_note=True)
    if status == 200 and not said.get("notes"):
        yield CheckResult(message("doctor-ready"), message("doctor-ready-all"))


def _pages(client: Client) -> CheckResult:
    status, _, content = client.request("GET", "/")
    if status != 200 or b"<script" not in content:
        missing = message("doctor-pages-missing", status=str(status))
        return CheckResult(message("doctor-pages"), missing, message("doctor-pages-build"))
    return CheckResult(message("doctor-pages"), message("doctor-found"))


def _games(client: Client) -> CheckResult:
    games = client.games()
    waiting = [game["id"] for game in games if game["ready"] != "compiled"]
    advice = message("doctor-games-waiting", games=", ".join(waiting)) if waiting else ""
    return CheckResult(message("doctor-games"), str(len(games)), advice, is_note=True)


def _cookie(client: Client) -> CheckResult:
    """Whoever comes is somebody; behind TLS, the cookie is for TLS only."""
    _, headers, _ = client.request("GET", "/api/me")
    cookie = headers.get("Set-Cookie", "")
    if not client.cookie:
        return CheckResult(
            message("doctor-cookie"), message("doctor-cookie-none"), message("doctor-cookie-pass")
        )
    if client.url.startswith("https:") and "secure" not in cookie.lower():
        return CheckResult(
            message("doctor-cookie"), message("doctor-cookie-open"), message("doctor-cookie-proto")
        )
    return CheckResult(message("doctor-cookie"), message("doctor-cookie-given"))


def _sockets(client: Client) -> CheckResult:
    """A socket to a table that is not there opens, and closes with a reason: so sockets pass."""
    address = f"{client.url.replace('http', 'ws', 1)}/api/tables/none/socket"
    headers = {"Cookie": f"{COOKIE}={client.cookie}"}
    what, advice = message("doctor-sockets"), message("doctor-sockets-pass")
    try:
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as wire:
            try:
                wire.recv(PATIENCE)
            except ConnectionClosed:
                if wire.close_code == NOT_ALLOWED:
                    return CheckResult(what, message("doctor-sockets-open"))
            return CheckResult(what, message("doctor-sockets-code", code=str(wire.close_code)), advice)
    except (InvalidHandshake, OSError, TimeoutError) as error:
        why = str(error) or type(error).__name__
        return CheckResult(what, message("doctor-sockets-closed", why=why), advice)


def _metrics(client: Client) -> CheckResult:
    status, _, content = client.request("GET", "/metrics")
    lines = str(len(content.splitlines()))
    kept = message("doctor-metrics-own") if status == 404 else message("doctor-metrics-lines", count=lines)
    return CheckResult(message("doctor-metrics"), kept)
