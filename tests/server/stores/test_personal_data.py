"""What every store does for guests and for whoever runs the server, whichever store it is."""

import pytest

from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.guests import GuestProfile
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, Summary
from tests.server.store_fixture import SUMMARY, Open, run
from tests.server.stores.test_contract import kept

__all__ = ["kept"]

GONE = Summary("over", 0, bot_due=False, names=[" somebody", "Bob"], due=[])


def test_a_log_is_rewritten_whole_with_what_comes_after_it(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "ann:1", b"yes")], SUMMARY)
        await store.blobs.put("t", "replay", b"Ann")
        anew = [StoredEvent(b"made"), StoredEvent(b"b", "x:1", b"yes"), StoredEvent(b"c")]
        await store.tables.replace_log("t", 2, anew, GONE, guest="ann", blobs={"old": b"Somebody"})

        line = await store.tables.find_line("CODE22")
        assert await store.tables.events("t") == anew
        assert await store.tables.members("t") == []
        assert await store.blobs.names("t") == ["old"]
        assert len(await store.tables.event_times("t")) == 3
        assert line is not None
        assert line.summary == GONE

    run(kept, work)


def test_a_log_that_has_gone_on_is_not_rewritten(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a")], SUMMARY)
        with pytest.raises(Conflict):
            await store.tables.replace_log(
                "t", 1, [StoredEvent(b"x"), StoredEvent(b"y")], GONE, guest="ann", blobs={}
            )

        assert await store.tables.events("t") == [StoredEvent(b"made"), StoredEvent(b"a")]
        assert await store.tables.members("t") == ["ann"]

    run(kept, work)


def test_a_guest_is_forgotten_with_everything_but_the_tables(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.guests.rename("ann", "Ann")
        await store.guests.save_code("ABC", "ann", 100)
        about = await store.guests.profile("ann", 50)
        [membership] = await store.guests.memberships("ann")
        await store.guests.begin_erasure("ann")
        await store.guests.begin_erasure("ann")
        waiting = await store.guests.pending_erasures()
        await store.guests.finish_erasure("ann")

        assert about == GuestProfile("Ann", about.created, 1)
        assert (membership.table, membership.is_hidden) == ("t", False)
        assert waiting == ["ann"]
        assert await store.guests.pending_erasures() == []
        assert await store.guests.profile("ann", 50) == GuestProfile("", None, 0)
        assert await store.guests.memberships("ann") == []
        assert await store.tables.row("t") is not None

    run(kept, work)


def test_who_is_not_seen_for_long_and_at_no_table_is_forgotten(kept: Open) -> None:
    async def work(store: Store) -> None:
        for guest in ("ann", "bob", "eve"):
            await store.guests.rename(guest, guest.capitalize())
        await store.guests.save_code("ABC", "bob", 10)
        await store.admin.add_uptime(1000)
        await store.guests.mark_seen("bob", 2000)
        await store.guests.mark_seen("eve", 500)

        assert await store.guests.delete_unseen(600, 20) == 1
        assert [await store.guests.name(guest) for guest in ("ann", "bob", "eve")] == ["Ann", "", "Eve"]
        assert (await store.guests.profile("bob", 0)).codes == 0

    run(kept, work)


def test_tables_are_listed_found_and_removed(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "1", b"yes")], SUMMARY)
        await store.blobs.put("t", "replay", b"Ann")

        assert [line.id for line in await store.tables.list_all("", 10)] == ["t"]
        assert [line.id for line in await store.tables.list_all("playing", 10)] == ["t"]
        assert await store.tables.list_all("over", 10) == []
        assert await store.tables.find_line("t") == await store.tables.find_line("CODE22")
        assert await store.tables.find_line("nothing") is None
        assert await store.tables.delete("t")
        assert not await store.tables.delete("t")
        assert await store.tables.events("t") == []
        assert await store.blobs.names("t") == []

    run(kept, work)


def test_an_address_is_kept_out_until_it_is_let_in_again(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.admin.ban("10.0.0.1", 5)
        await store.admin.ban("10.0.0.1", 9)

        assert await store.admin.bans() == [("10.0.0.1", 5)]
        assert await store.admin.unban("10.0.0.1")
        assert not await store.admin.unban("10.0.0.1")
        assert await store.admin.bans() == []

    run(kept, work)
