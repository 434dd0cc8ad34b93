"""Where a request comes from, as rate limits and bans count it."""

import ipaddress

from starlette.requests import HTTPConnection

from tenfold.server.http.allowed_hosts import LOCAL, host_of
from tenfold.server.settings import Settings

IPV6_BITS = 64
"""Whoever has one IPv6 address has all that share these bits: a household, a school."""


def network_of(address: str) -> str:
    """What an address counts as: itself, or the network of one IPv6 customer."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        if not parsed.is_loopback:
            return str(ipaddress.ip_network((parsed, IPV6_BITS), strict=False))
    return str(parsed)


def client_address(connection: HTTPConnection, settings: Settings) -> str | None:
    """The address that limits count for a request; None for the server's own device, which has no limits.

    A proxy on the same machine passes on the name under which it was asked, so its guests count.
    """
    address = network_of(connection.client.host) if connection.client else "unknown"
    is_own = address in LOCAL and host_of(connection) in LOCAL
    return None if is_own and not settings.counts_own_device else address
