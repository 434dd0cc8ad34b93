"""Bans: addresses and networks that the server admin has shut out."""

import asyncio
import ipaddress
import logging
from collections.abc import Callable, Iterable

from tenfold.server.errors import BadRequest, NotStored
from tenfold.server.http.client_address import IPV6_BITS
from tenfold.server.stores.store import Store

log = logging.getLogger("tenfold.server")

LOOK_SECONDS = 5.0
"""How soon a ban of another process takes effect."""
MIN_PREFIX_BITS = {4: 8, 6: 32}
"""The shortest prefix that can be banned: a shorter one would ban half of the world."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_to_ban(text: str) -> str:
    """An address or network as it is stored; an IPv6 address stands for its customer's network."""
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
    """The banned networks, as they were last read from the store."""

    def __init__(self) -> None:
        self._networks: list[Network] = []

    def put(self, addresses: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(address) for address in addresses]

    def covers(self, address: str | None) -> bool:
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

    async def read(self, store: Store) -> None:
        self.put(address for address, _ in await store.admin.bans())

    async def follow(self, store: Store, tell: Callable[[], None]) -> None:
        while True:
            try:
                before = self._networks
                await self.read(store)
                if self._networks != before:
                    tell()
            except NotStored as error:
                log.warning("could not read bans: %s", error.sentence)
            await asyncio.sleep(LOOK_SECONDS)
