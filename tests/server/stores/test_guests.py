"""Guests and the erasure of their data, in both databases."""

from tenfold.server.looks import Look
from tenfold.server.stores.guests import GuestProfile
from tenfold.server.stores.store import Store
from tests.server.store_fixture import Open, run


def test_a_transfer_code_works_once_until_it_expires(reopen: Open) -> None:
    async def work(store: Store) -> list[str | None]:
        await store.guests.save_code("AAAAAA", "ann", 100)
        await store.guests.save_code("BBBBBB", "bob", 100)
        return [
            await store.guests.redeem_code(c, now)
            for c, now in (("AAAAAA", 50), ("AAAAAA", 50), ("BBBBBB", 200))
        ]

    assert run(reopen, work) == ["ann", None, None]


def test_looks_are_read_together(reopen: Open) -> None:
    async def work(store: Store) -> dict[str, Look]:
        await store.guests.rename("ann", "Ann")
        await store.guests.set_look("ann", "captain", 3)
        await store.guests.rename("bob", "Bob")
        return await store.guests.looks(["bob", "nobody", "ann"])

    assert run(reopen, work) == {"ann": Look("Ann", "captain", 3), "bob": Look("Bob")}


def test_a_guest_is_erased_with_everything_but_the_tables(reopen: Open) -> None:
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

    run(reopen, work)


def test_guests_not_seen_for_long_and_at_no_table_are_deleted(reopen: Open) -> None:
    async def work(store: Store) -> None:
        for guest in ("ann", "bob", "eve"):
            await store.guests.rename(guest, guest.capitalize())
        await store.guests.save_code("ABC", "bob", 10)
        for guest, other in (("ann", "eve"), ("bob", "eve"), ("eve", "bob"), ("eve", "ann")):
            await store.companions.set_listed(guest, yes=False)
            await store.companions.remove(guest, other)
            await store.ladder.join(guest)
        await store.admin.add_uptime(1000)
        await store.guests.mark_seen("bob", 2000)
        await store.guests.mark_seen("eve", 500)

        assert await store.guests.delete_unseen(600, 20) == 1
        assert [await store.guests.name(guest) for guest in ("ann", "bob", "eve")] == ["Ann", "", "Eve"]
        assert (await store.guests.profile("bob", 0)).codes == 0
        kept = await store.companions.is_listed("bob"), await store.ladder.since("bob")
        assert kept == (True, None)
        assert not await store.companions.is_listed("ann")
        removed = {guest: await store.companions.removed(guest) for guest in ("ann", "bob", "eve")}
        assert {guest: [one.name for one in some] for guest, some in removed.items()} == {
            "ann": ["Eve"],
            "bob": [],
            "eve": ["Ann"],
        }

    run(reopen, work)
