"""Checks addresses that clients supply: email addresses and push endpoints.

Clients can send anything. So an email address is plain ASCII without anything that a header or an SMTP
command could misread, and a push endpoint must be on the public internet.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from tenfold.server.errors import BadRequest
from tenfold.server.stores.notifications import MAIL, PUSH, Subscription

MAX_MAILBOX_LENGTH = 254
MAX_LOCAL_LENGTH = 64
MAX_ENDPOINT_LENGTH = 1000
HTTPS = 443
LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
WORD = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""An id, a secret or a language, which become parts of headers and links."""
EMBEDDING = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"))
"""IPv6 networks whose addresses embed IPv4 addresses."""
SPECIAL = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "3fff::/20")))
"""Networks for special purposes that older versions of Python call global."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def clean_mailbox(text: str) -> str:
    """An email address as it is stored; BadRequest if it isn't one."""
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


def mailbox_owner(mailbox: str) -> str:
    """What a mailbox counts as: many mail servers put name+anything@ into the mailbox of name@."""
    local, _, domain = mailbox.lower().rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def check_subscription(subscription: Subscription) -> None:
    """Refuse a subscription from another server that no message could be sent to. Raises BadRequest."""
    words = (subscription.id, subscription.language, subscription.confirm or "none")
    if not all(map(WORD.fullmatch, words)) or subscription.kind not in {MAIL, PUSH}:
        raise BadRequest
    if subscription.kind == PUSH:
        parse_endpoint(subscription.address)
    elif clean_mailbox(subscription.address) != subscription.address:
        raise BadRequest("bad-request-mail")


def parse_endpoint(endpoint: str) -> tuple[str, int, str]:
    """Host, port and path of a push endpoint; BadRequest unless it is plain https."""
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
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in EMBEDDING):
            return False
    if any(address in network for network in SPECIAL):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def resolve_checked(host: str, port: int, inside: Iterable[Network] = ()) -> str:
    """Resolve a host and check its addresses; the caller must connect to the address returned.

    Every address of the host must be public, at the https port, or within an allowed network. Raises
    BadRequest otherwise, and OSError if the name can't be resolved.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    named = tuple(inside)
    for address in addresses:
        is_inside = any(address in network for network in named)
        if not is_inside and not (is_public(address) and port == HTTPS):
            raise BadRequest("bad-request-endpoint")
    return str(addresses[0])
