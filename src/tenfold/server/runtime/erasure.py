"""Erasure of a guest's personal data: their name goes from every log, and matches stay whole.

Each table is rewritten at once or not at all, and the next start continues after a crash. A table where no
one else has been is removed.
"""

from contextlib import suppress
from dataclasses import dataclass, replace

from tenfold.core.languages import DEFAULT_LANGUAGE, use_language
from tenfold.server.errors import NotFound
from tenfold.server.evening.evening import FORGOTTEN, anonymized, decode, encode
from tenfold.server.identity import new_id
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.replay_store import ReplayStore
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.jobs import RESUME, Job
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent
from tenfold.server.table import anonymize
from tenfold.server.table.events import GuestErased, decode_event, encode_event
from tenfold.server.table.table import Table

MAX_TRIES = 20


@dataclass(frozen=True)
class Erasure:
    _store: Store
    _tables: TableRegistry
    _replays: ReplayStore
    _tasks: BackgroundTasks
    _stand_in: str

    async def resume(self) -> None:
        for guest in await self._store.guests.pending_erasures():
            await self.erase(guest)

    async def erase(self, guest: str) -> None:
        await self._store.guests.begin_erasure(guest)
        for table in await self._store.chat.erase(guest):
            await self._tables.refresh_chat(table)
        while memberships := await self._store.guests.memberships(guest):
            for membership in memberships:
                with suppress(NotFound):  # somebody removed the table meanwhile
                    await self._erase_from_table(guest, membership.table)
        while evenings := await self._store.evenings.list_with_guest(guest):
            for row in evenings:
                evening = anonymized(decode(row.body), guest, f"{FORGOTTEN}{new_id()}")
                with suppress(Conflict):  # then it's listed again
                    await self._store.evenings.replace(replace(row, host=evening.host, body=encode(evening)))
        await self._store.history.erase(guest, anonymize.ANONYMOUS)
        await self._store.guests.finish_erasure(guest)

    async def _erase_from_table(self, guest: str, table: str) -> None:
        room = self._tables.rooms.get(table)
        if room is not None:
            room.evict(guest)
        for _ in range(MAX_TRIES):
            loaded, _answers = await self._tables.load_table(table)
            is_alone = set(await self._store.tables.members(table)) <= {guest}
            if is_alone and not (loaded.status == "over" and loaded.lobby.is_shared):
                await self._tables.remove(table)
                return
            try:
                await self._rewrite_log(guest, loaded)
            except Conflict:
                continue  # something happened at the table in the meantime
            await self._store.jobs.plan(table, [Job(RESUME)])  # a bot plays on for them
            await self._tables.reload(table)
            self._replays.pages.forget(table)
            if self._tables.services.cluster is not None:
                self._tables.services.cluster.publish("log", table, loaded.head + 1)
            if loaded.status == "over":
                self._replays.save_later(table)
            return
        raise Conflict

    async def _rewrite_log(self, guest: str, table: Table) -> None:
        identity, stored = table.identity, await self._store.tables.events(table.identity.id)
        if len(stored) != table.head:
            raise Conflict
        other = new_id()
        agent = self._stand_in if table.status == "playing" else ""
        events = [
            StoredEvent(
                anonymize.replace_guest(event.body, guest, other),
                anonymize.replace_command_guest(event.command_id, guest, other),
                event.answer,
            )
            for event in stored
        ]
        erased = GuestErased(other, (table.lobby.helper or agent) if agent else "")
        events.append(StoredEvent(encode_event(erased)))
        # Every digest is checked before anything is stored.
        decoded = [decode_event(event.body) for event in events]
        rebuilt = await self._tasks.run_in_thread(Table.replay, table.game, identity, decoded)
        await self._store.tables.replace_log(
            identity.id,
            table.head,
            events,
            summary_of(rebuilt),
            guest=guest,
            blobs=await self._stored_parts_without(guest, table),
        )

    async def _stored_parts_without(self, guest: str, table: Table) -> dict[str, bytes]:
        """Stored parts without a guest's names, where the rules that made them aren't played any more."""
        names = anonymize.names_used_by(table.events, guest)
        if table.old_rules is None or not names:
            return {}
        found: dict[str, bytes] = {}
        for name in await self._store.blobs.names(table.identity.id):
            body = await self._store.blobs.get(table.identity.id, name)
            if body is not None:
                with use_language(DEFAULT_LANGUAGE):
                    found[name] = await self._tasks.run_in_thread(anonymize.replace_names, body, names)
        return found
