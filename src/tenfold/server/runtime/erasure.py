"""A guest wants nothing to be kept about them: the name goes from every log, the matches stay whole.

Each table is done at once or not at all, and a crash in between is made good at the next start. Where
nobody else has been, the table goes altogether.
"""

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from tenfold.core.languages import DEFAULT_LANGUAGE, use_language
from tenfold.server.errors import NotFound
from tenfold.server.evening.evening import FORGOTTEN, decode, encode, without
from tenfold.server.identity import new_id
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.jobs import RESUME, Job
from tenfold.server.stores.tables import StoredEvent
from tenfold.server.table.anonymize import (
    names_used_by,
    replace_command_guest,
    replace_guest,
    replace_names,
)
from tenfold.server.table.events import GuestErased, decode_event, encode_event
from tenfold.server.table.table import Identity, Table

if TYPE_CHECKING:
    from tenfold.server.runtime.house import House

TRIES = 20


async def resume_erasures(house: "House") -> None:
    """Go on where a server stopped in the middle."""
    for guest in await house.store.guests.pending_erasures():
        await erase_guest(house, guest)


async def erase_guest(house: "House", guest: str) -> None:
    """Take away everything that is kept about a guest."""
    store = house.store
    await store.guests.begin_erasure(guest)
    while memberships := await store.guests.memberships(guest):
        for membership in memberships:
            with suppress(NotFound):  # somebody removed the table meanwhile
                await _erase_from_table(house, guest, membership.table)
    while evenings := await store.evenings.list_with_guest(guest):
        for row in evenings:
            await _erase_from_evening(house, guest, row)
    await store.guests.finish_erasure(guest)


async def _erase_from_evening(house: "House", guest: str, row: EveningRow) -> None:
    """One evening without a guest; who was faster is read again."""
    other = f"{FORGOTTEN}{new_id()}"
    evening = without(decode(row.body), guest, other)
    with suppress(Conflict):
        await house.store.evenings.replace(replace(row, host=evening.host, body=encode(evening)))


async def _erase_from_table(house: "House", guest: str, table: str) -> None:
    room = house.rooms.get(table)
    if room is not None:
        room.show_out(guest)
    for _ in range(TRIES):
        folded, _answers = await house.folded(table)
        is_alone = set(await house.store.tables.members(table)) <= {guest}
        if is_alone and not (folded.status == "over" and folded.lobby.is_shared):
            await house.remove(table)
            return
        try:
            await _rewrite_log(house, guest, folded)
        except Conflict:
            continue  # something happened at the table in the meantime
        await house.store.jobs.plan(table, [Job(RESUME)])  # a bot plays on for them
        await house.read_again(table)
        if house.cluster is not None:
            house.cluster.publish_append(table, folded.head + 1)
        if folded.status == "over":
            house.keep_replay(table)
        return
    raise Conflict


async def _rewrite_log(house: "House", guest: str, table: Table) -> None:
    """One table without a guest: its log is written anew, and what was kept beside it made anew."""
    identity, stored = table.identity, await house.store.tables.events(table.identity.id)
    if len(stored) != table.head:
        raise Conflict
    other = new_id()
    agent = house.settings.stand_in if table.status == "playing" else ""
    events = [
        StoredEvent(
            replace_guest(event.body, guest, other),
            replace_command_guest(event.command_id, guest, other),
            event.answer,
        )
        for event in stored
    ]
    events.append(
        StoredEvent(encode_event(GuestErased(other, (table.lobby.helper or agent) if agent else "")))
    )
    rebuilt = await house.in_own_thread(_rebuild, table, events)
    await house.store.tables.replace_log(
        identity.id,
        table.head,
        events,
        summary_of(rebuilt),
        guest=guest,
        blobs=await _stored_parts_without(house, guest, table),
    )


def _rebuild(table: Table, events: list[StoredEvent]) -> Table:
    """The table as its new log says: every digest is checked before anything is stored."""
    identity: Identity = table.identity
    return Table.replay(table.game, identity, [decode_event(event.body) for event in events])


async def _stored_parts_without(house: "House", guest: str, table: Table) -> dict[str, bytes]:
    """What cannot be made anew, as its rules are not played any more, without the names."""
    names = names_used_by(table.events, guest)
    if table.old_rules is None or not names:
        return {}
    found: dict[str, bytes] = {}
    for name in await house.store.blobs.names(table.identity.id):
        body = await house.store.blobs.get(table.identity.id, name)
        if body is not None:
            with use_language(DEFAULT_LANGUAGE):
                found[name] = await house.in_own_thread(replace_names, body, names)
    return found
