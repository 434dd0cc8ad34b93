"""Addresses that people name: of a mailbox, and where a browser takes messages.

Whatever stands in such an address is somebody's choice. So a mailbox is plain ASCII without anything that
a header or a command of SMTP could misread, and a browser's address leads to the public internet only.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from tenfold.server.errors import BadRequest

MAX_MAILBOX_LENGTH = 254
MAX_LOCAL_LENGTH = 64
MAX_ENDPOINT_LENGTH = 1000
HTTPS = 443
LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
EMBEDDING = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"))
"""Networks of IPv6 whose addresses lead to others, of IPv4."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def clean_mailbox(text: str) -> str:
    """A mailbox as it is kept; what could not be one is refused."""
    local, at, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii").lower() if domain else ""
    except UnicodeError as error:
        raise BadRequest("bad-request-mail") from error
    mailbox = f"{local}@{domain}"
    is_one = at and LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain) and len(local) <= MAX_LOCAL_LENGTH
    if not is_one or len(mailbox) > MAX_MAILBOX_LENGTH:
        raise BadRequest("bad-request-mail")
    return mailbox


def networks_of(texts: Iterable[str]) -> tuple[Network, ...]:
    """Networks that whoever runs the server has named; ValueError if one is none."""
    return tuple(ipaddress.ip_network(text, strict=False) for text in texts)


def place_of(endpoint: str) -> tuple[str, int, str]:
    """Host, port and path of where a browser takes messages; anything but https is refused."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port or HTTPS
    except ValueError as error:
        raise BadRequest("bad-request-endpoint") from error
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not is_plain or len(endpoint) > MAX_ENDPOINT_LENGTH or parts.scheme != "https" or not parts.hostname:
        raise BadRequest("bad-request-endpoint")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise BadRequest("bad-request-endpoint")
    return parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_public(address: Address) -> bool:
    """Whether an address is one of the internet, and nobody's own network or machine."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in EMBEDDING):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def reached_at(host: str, port: int, inside: Iterable[Network] = ()) -> str:
    """The address to connect to for a host: checked, so that it is the one that is used.

    Every address that the name has must be public, at the port of https; or within a network that whoever
    runs the server has named. BadRequest otherwise, and OSError if the name leads nowhere.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    named = tuple(inside)
    for address in addresses:
        is_inside = any(address in network for network in named)
        if not is_inside and not (is_public(address) and port == HTTPS):
            raise BadRequest("bad-request-endpoint")
    return str(addresses[0])
