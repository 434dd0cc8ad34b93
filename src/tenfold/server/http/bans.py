"""Addresses that whoever runs the server does not let in."""

import asyncio
import ipaddress
import logging
from collections.abc import Callable, Iterable

from tenfold.server.errors import BadRequest, Banned, NotStored
from tenfold.server.http.client_address import IPV6_BITS
from tenfold.server.stores.store import Store

log = logging.getLogger("tenfold.server")

LOOK_SECONDS = 5.0
"""How soon a ban is known that another process has stored."""
MIN_PREFIX_BITS = {4: 8, 6: 32}
"""The fewest bits of a network that may be kept out: more would be half of the world."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_to_ban(text: str) -> str:
    """An address or a network as it is stored; one IPv6 address stands for the network of its customer."""
    try:
        network = ipaddress.ip_network(text.strip().partition("%")[0], strict=False)
    except ValueError as error:
        raise BadRequest("bad-request-ban") from error
    is_own = network.is_loopback
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > IPV6_BITS:
        network = network.supernet(new_prefix=IPV6_BITS)
    if network.prefixlen < MIN_PREFIX_BITS[network.version] or is_own:
        raise BadRequest("bad-request-ban-wide")
    return str(network.network_address) if network.num_addresses == 1 else str(network)


class Bans:
    """Who is not let in, as it was last read."""

    def __init__(self) -> None:
        self._networks: list[Network] = []

    def put(self, addresses: Iterable[str]) -> None:
        """These are not let in, and no others."""
        self._networks = [ipaddress.ip_network(address) for address in addresses]

    def covers(self, address: str | None) -> bool:
        """Whether an address, or the network that it counts as, is not let in."""
        if not self._networks or address is None:
            return False
        try:
            asked = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(
            asked.version == network.version and asked.subnet_of(network)  # type: ignore[arg-type]
            for network in self._networks
        )

    def check(self, address: str | None) -> None:
        """A refusal for who is not let in."""
        if self.covers(address):
            raise Banned

    async def read(self, store: Store) -> None:
        """Learn who is not let in."""
        self.put(address for address, _ in await store.admin.bans())

    async def follow(self, store: Store, tell: Callable[[], None]) -> None:
        """Learn it again and again: other processes and programs write there, too."""
        while True:
            try:
                before = self._networks
                await self.read(store)
                if self._networks != before:
                    tell()
            except NotStored as error:
                log.warning("bans cannot be read: %s", error.sentence)
            await asyncio.sleep(LOOK_SECONDS)
