"""Checks the Host header, against DNS rebinding.

Another site can make its own name resolve to this machine; the browser then takes the server for that
site. So the server answers only to names that no one else can have: addresses, the machine's names in its
local network, and those in the settings.
"""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tenfold.server.errors import BadRequest, UnknownHost
from tenfold.server.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(?::(\d{1,5}))?")
LOCAL = {"localhost", "127.0.0.1", "::1"}
PRIVATE_ENDINGS = ("", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Domain endings that only a local network gives to its machines."""


def host_of(connection: HTTPConnection) -> str:
    """The name or address in the Host header, without the port; empty if it is invalid."""
    found = HOST.fullmatch(connection.headers.get("host", "").lower())
    return found[1].strip("[]").rstrip(".") if found else ""


def reachable_address(connection: HTTPConnection, settings: Settings) -> str:
    """The server's address as other devices reach it, for links to share."""
    if host_of(connection) in LOCAL and settings.lan:
        return settings.lan
    return f"{connection.url.scheme}://{connection.headers['host']}"


class AllowedHosts:
    """The host names that a server answers to."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower().partition(".")[0]
        urls = [*settings.origins, *([settings.lan] if settings.lan else []), settings.public_url]
        self._names = {
            *(machine + ending for ending in PRIVATE_ENDINGS),
            *(name.lower().rstrip(".") for name in settings.host_names),
            *(_name_of(url) for url in urls),
            settings.host.lower(),
        } - {""}

    def check(self, connection: HTTPConnection) -> None:
        host = host_of(connection)
        if not host:
            raise BadRequest("bad-request-host")
        if host == "localhost" or host.endswith(".localhost") or host in self._names or _is_address(host):
            return
        raise UnknownHost(name=host)


def _name_of(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
