"""Blobs beside a log, in both databases."""

from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, Summary
from tests.server.store_fixture import Open, run


def test_a_blob_is_replaced_and_deleted_with_its_table(reopen: Open) -> None:
    async def work(store: Store) -> None:
        over = Summary("over", 0, bot_due=False, names=[], due=[])
        await store.tables.append("t", 1, [StoredEvent(b"a", "1")], over)
        assert await store.blobs.tables_missing("replay") == ["t"]
        await store.blobs.put("t", "replay", b"one")
        await store.blobs.put("t", "replay", b"two")
        await store.blobs.put("nowhere", "replay", b"lost")
        assert await store.blobs.get("t", "replay") == b"two"
        assert await store.blobs.get("nowhere", "replay") is None
        assert await store.blobs.tables_missing("replay") == []

    run(reopen, work)
