"""`tenfold doctor --server URL`: look at a server as its guests reach it, through what stands before it."""

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tenfold.cli.commands.findings import Finding
from tenfold.client.http import COOKIE, Client

PATIENCE = 10.0
NOT_ALLOWED = 1008
SLOW_SECONDS = 1.0


def findings(address: str) -> Iterator[Finding]:
    """All checks, in an order in which an early problem explains the later ones."""
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        yield Finding("address", address, "write it as https://tables.example.org.")
        return
    client = Client(address, timeout=PATIENCE)
    start = time.monotonic()
    try:
        status, _, _ = client.request("GET", "/healthz")
    except OSError as error:
        cause = error.strerror or str(error) or type(error).__name__
        yield Finding("server", f"does not answer ({cause})", "start it, or look at what stands before it.")
        return
    seconds = time.monotonic() - start
    if status == 421:
        advice = f"allow the name with --host-name {parts.hostname}, and let the proxy pass the Host header."
        yield Finding("name", f"the server does not know {parts.hostname} (421)", advice)
        return
    if status != 200:
        yield Finding("server", f"answers {status}", "look at its log.")
        return
    slow = "it is busy, or far away." if seconds > SLOW_SECONDS else ""
    yield Finding("server", f"answers after {seconds * 1000:.0f} ms", slow, is_note=True)
    yield from _ready(client)
    yield _pages(client)
    yield from _guarded("games", _games, client)
    yield from _guarded("cookie", _cookie, client)
    yield from _guarded("sockets", _sockets, client)
    yield _metrics(client)


def _guarded(what: str, check: Any, client: Client) -> Iterator[Finding]:
    try:
        yield check(client)
    except Exception as error:  # noqa: BLE001  (a doctor does not faint)
        yield Finding(what, f"{type(error).__name__}: {error}".splitlines()[0], "look at the server's log.")


def _ready(client: Client) -> Iterator[Finding]:
    """What the server itself says of its database, its Redis and its games."""
    status, _, content = client.request("GET", "/readyz")
    try:
        said = json.loads(content)
    except ValueError:
        yield Finding("ready", f"answers {status} without a reason", "what stands before it answers instead.")
        return
    for problem in said.get("problems", []):
        yield Finding("ready", problem, "look at the server's log.")
    for note in said.get("notes", []):
        yield Finding("ready", note, "look whether it runs, and whether --redis names it.", is_note=True)
    if status == 200 and not said.get("notes"):
        yield Finding("ready", "games, database and everything else")


def _pages(client: Client) -> Finding:
    status, _, content = client.request("GET", "/")
    if status != 200 or b"<script" not in content:
        return Finding("pages", f"are not there ({status})", "run “make web”, or install a built package.")
    return Finding("pages", "are there")


def _games(client: Client) -> Finding:
    games = client.games()
    waiting = [game["id"] for game in games if game["ready"] != "compiled"]
    advice = f"{', '.join(waiting)} are played interpreted until they are compiled." if waiting else ""
    return Finding("games", f"{len(games)}", advice, is_note=True)


def _cookie(client: Client) -> Finding:
    """Whoever comes is somebody; behind TLS, the cookie is for TLS only."""
    _, headers, _ = client.request("GET", "/api/me")
    cookie = headers.get("Set-Cookie", "")
    if not client.cookie:
        return Finding("cookie", "none is given", "let the proxy pass Set-Cookie.")
    if client.url.startswith("https:") and "secure" not in cookie.lower():
        return Finding("cookie", "not for TLS only", "let the proxy send X-Forwarded-Proto: https.")
    return Finding("cookie", "is given")


def _sockets(client: Client) -> Finding:
    """A socket to a table that is not there opens, and closes with a reason: so sockets pass."""
    address = f"{client.url.replace('http', 'ws', 1)}/api/tables/none/socket"
    headers = {"Cookie": f"{COOKIE}={client.cookie}"}
    advice = "let the proxy pass WebSockets (Upgrade and Connection headers)."
    try:
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as wire:
            try:
                wire.recv(PATIENCE)
            except ConnectionClosed:
                if wire.close_code == NOT_ALLOWED:
                    return Finding("sockets", "pass")
            return Finding("sockets", f"close with {wire.close_code}", advice)
    except (InvalidHandshake, OSError, TimeoutError) as error:
        return Finding("sockets", f"do not pass ({str(error) or type(error).__name__})", advice)


def _metrics(client: Client) -> Finding:
    status, _, content = client.request("GET", "/metrics")
    kept = "are for the server's own machine" if status == 404 else f"{len(content.splitlines())} lines"
    return Finding("metrics", kept)
