"""The server's keys and bans, in both databases."""

from tenfold.server.stores.store import Store
from tests.server.store_fixture import Open, run


def test_a_key_is_created_once(reopen: Open) -> None:
    first = run(reopen, lambda store: store.admin.get_or_create_key("guests", b"one"))
    second = run(reopen, lambda store: store.admin.get_or_create_key("guests", b"two"))

    assert first == second == b"one"


def test_an_address_is_banned_until_it_is_unbanned(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.admin.ban("10.0.0.1", 5)
        await store.admin.ban("10.0.0.1", 9)

        assert await store.admin.bans() == [("10.0.0.1", 5)]
        assert await store.admin.unban("10.0.0.1")
        assert not await store.admin.unban("10.0.0.1")
        assert await store.admin.bans() == []

    run(reopen, work)
