"""Several servers on one database, and people who ask any of them."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tenfold.client import Client
from tests.server.helpers import Running, running, settings_for


class ClusterClient(Client):
    """A guest whose requests go to any of several servers, as behind a proxy that remembers nothing."""

    def __init__(self, urls: Sequence[str], cookie: str = "") -> None:
        self._urls = tuple(urls)
        super().__init__(urls[0], cookie)

    @property
    def url(self) -> str:
        return random.choice(self._urls)  # noqa: S311

    @url.setter
    def url(self, _: str) -> None:
        """It has several."""


class Cluster(Running):
    """Several servers that look like one; what is asked of them is asked of any."""

    def __init__(self, servers: Sequence[Running]) -> None:
        self.servers = tuple(servers)
        first = servers[0]
        super().__init__(first.settings, first.url, first._server, first.loop)

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def everywhere(self, work: Callable[..., Any], *args: Any) -> list[Any]:
        """Run something in each runtime."""
        return [one for server in self.servers for one in server.everywhere(work, *args)]

    def guest(self, name: str) -> Client:
        """A new guest, who asks any of them."""
        client = ClusterClient(self.urls)
        client.rename(name)
        return client


@contextmanager
def cluster(
    folder: Path, database: str, redis: str = "", servers: int = 3, **changes: Any
) -> Iterator[Cluster]:
    """Several servers on one database, each with a runtime of its own."""
    changes = {"grace_seconds": 1e6, **changes}
    with ExitStack() as stack:
        yield Cluster(
            [
                stack.enter_context(running(settings_for(folder, database=database, redis=redis, **changes)))
                for _ in range(servers)
            ]
        )


def fixed(cluster: Cluster, client: Client, at: int) -> Client:
    """The same guest, who asks one server only."""
    return Client(cluster.servers[at].url, client.cookie)
