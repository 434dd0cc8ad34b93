"""Everything that a server stores, by concept."""

import time

from tenfold.server.errors import NotStored
from tenfold.server.stores.admin import AdminStore
from tenfold.server.stores.blobs import BlobStore
from tenfold.server.stores.chat import ChatStore
from tenfold.server.stores.companions import CompanionStore
from tenfold.server.stores.driver import Driver
from tenfold.server.stores.evenings import EveningStore
from tenfold.server.stores.guests import GuestStore
from tenfold.server.stores.history import HistoryStore
from tenfold.server.stores.jobs import JobStore
from tenfold.server.stores.ladder import LadderStore
from tenfold.server.stores.notifications import NotificationStore
from tenfold.server.stores.presence import PresenceStore
from tenfold.server.stores.puzzles import PuzzleStore
from tenfold.server.stores.tables import TableStore
from tenfold.server.stores.transfer import TransferStore
from tenfold.server.stores.waiting import WaitingStore

PROBE_SECONDS = 2.0
"""How long the answer to whether something can be written is reused."""


class Store:
    """The data of a server. Writes are durable when they return."""

    def __init__(
        self, driver: Driver, tables: TableStore, jobs: JobStore, presence: PresenceStore | None = None
    ) -> None:
        self.driver = driver
        self.tables = tables
        self.jobs = jobs
        self.presence = presence
        """Which guests are connected to which process; None where one process has the data to itself."""
        self.admin = AdminStore(driver)
        self.blobs = BlobStore(driver)
        self.chat = ChatStore(driver)
        self.companions = CompanionStore(driver)
        self.evenings = EveningStore(driver)
        self.guests = GuestStore(driver)
        self.history = HistoryStore(driver)
        self.ladder = LadderStore(driver)
        self.notifications = NotificationStore(driver)
        self.puzzles = PuzzleStore(driver)
        self.transfer = TransferStore(driver)
        self.waiting = WaitingStore(driver)
        self._probed = (0.0, "")

    @property
    def is_shared(self) -> bool:
        return self.driver.is_shared

    async def problems(self) -> list[str]:
        """What keeps the store from working, one sentence each."""
        probed_at, problem = self._probed
        if time.monotonic() - probed_at > PROBE_SECONDS:
            try:
                await self.driver.check_writable()
                problem = ""
            except NotStored as error:
                problem = error.sentence
            self._probed = (time.monotonic(), problem)
        return list(dict.fromkeys([*await self.driver.problems(), *([problem] if problem else [])]))

    async def check_pages(self) -> None:
        await self.driver.check_pages()

    async def close(self) -> None:
        await self.driver.close()
