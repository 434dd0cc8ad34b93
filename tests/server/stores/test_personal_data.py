"""What every store does for guests and for whoever runs the server, whichever store it is."""

import pytest

from tenfold.server.stores.keeping import AboutGuest
from tenfold.server.stores.store import Conflict, Store, StoredEvent, Summary
from tests.server.store_fixture import SUMMARY, Open, run
from tests.server.stores.test_contract import kept

__all__ = ["kept"]

GONE = Summary("over", 0, bot_due=False, names=[" somebody", "Bob"], due=[])


def test_a_log_is_rewritten_whole_with_what_comes_after_it(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [StoredEvent(b"a", "ann:1", b"yes")], SUMMARY)
        await store.keep("t", "replay", b"Ann")
        anew = [StoredEvent(b"made"), StoredEvent(b"b", "x:1", b"yes"), StoredEvent(b"c")]
        await store.rewrite("t", 2, anew, GONE, guest="ann", kept={"old": b"Somebody"})

        line = await store.line("CODE22")
        assert await store.events("t") == anew
        assert await store.members("t") == []
        assert await store.kept_names("t") == ["old"]
        assert len(await store.times("t")) == 3
        assert line is not None
        assert line.summary == GONE

    run(kept, work)


def test_a_log_that_has_gone_on_is_not_rewritten(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [StoredEvent(b"a")], SUMMARY)
        with pytest.raises(Conflict):
            await store.rewrite("t", 1, [StoredEvent(b"x"), StoredEvent(b"y")], GONE, guest="ann", kept={})

        assert await store.events("t") == [StoredEvent(b"made"), StoredEvent(b"a")]
        assert await store.members("t") == ["ann"]

    run(kept, work)


def test_a_guest_is_forgotten_with_everything_but_the_tables(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.rename("ann", "Ann")
        await store.keep_code("ABC", "ann", 100)
        about = await store.about("ann", 50)
        [membership] = await store.memberships("ann")
        await store.begin_farewell("ann")
        await store.begin_farewell("ann")
        waiting = await store.farewells()
        await store.end_farewell("ann")

        assert about == AboutGuest("Ann", about.created, 1)
        assert (membership.table, membership.is_hidden) == ("t", False)
        assert waiting == ["ann"]
        assert await store.farewells() == []
        assert await store.about("ann", 50) == AboutGuest("", None, 0)
        assert await store.memberships("ann") == []
        assert await store.row("t") is not None

    run(kept, work)


def test_who_is_not_seen_for_long_and_at_no_table_is_forgotten(kept: Open) -> None:
    async def work(store: Store) -> None:
        for guest in ("ann", "bob", "eve"):
            await store.rename(guest, guest.capitalize())
        await store.keep_code("ABC", "bob", 10)
        await store.live(1000)
        await store.see("bob", 2000)
        await store.see("eve", 500)

        assert await store.forget_guests(600, 20) == 1
        assert [await store.name(guest) for guest in ("ann", "bob", "eve")] == ["Ann", "", "Eve"]
        assert (await store.about("bob", 0)).codes == 0

    run(kept, work)


def test_tables_are_listed_found_and_removed(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [StoredEvent(b"a", "1", b"yes")], SUMMARY)
        await store.keep("t", "replay", b"Ann")

        assert [line.id for line in await store.every("", 10)] == ["t"]
        assert [line.id for line in await store.every("playing", 10)] == ["t"]
        assert await store.every("over", 10) == []
        assert await store.line("t") == await store.line("CODE22")
        assert await store.line("nothing") is None
        assert await store.remove("t")
        assert not await store.remove("t")
        assert await store.events("t") == []
        assert await store.kept_names("t") == []

    run(kept, work)


def test_an_address_is_kept_out_until_it_is_let_in_again(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.ban("10.0.0.1", 5)
        await store.ban("10.0.0.1", 9)

        assert await store.bans() == [("10.0.0.1", 5)]
        assert await store.unban("10.0.0.1")
        assert not await store.unban("10.0.0.1")
        assert await store.bans() == []

    run(kept, work)
