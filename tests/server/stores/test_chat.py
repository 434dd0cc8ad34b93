"""The chat of tables, in both databases."""

from tenfold.server.settings import Rate
from tenfold.server.stores.chat import MAX_LINES, ChatLine
from tenfold.server.stores.store import Store
from tests.server.store_fixture import Open, run

OFTEN = Rate(10**6, 30.0)


async def write(
    store: Store, text: str, command: str = "", *, guest: str = "ann", rate: Rate = OFTEN
) -> bool:
    return await store.chat.add("t", guest, guest.title(), text, command or text, rate)


def shown(lines: list[ChatLine]) -> list[tuple[int, int, str, str]]:
    return [(line.number, line.revision, line.name, line.text) for line in lines]


def test_lines_are_numbered_and_a_repeated_command_writes_once(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.admit("t", "bob")
        assert await write(store, "hello", "c")
        assert await write(store, "hello", "c")
        assert await write(store, "hi", "c", guest="bob")

        assert shown(await store.chat.changes("t")) == [(1, 1, "Ann", "hello"), (2, 2, "Bob", "hi")]
        assert shown(await store.chat.changes("t", 1)) == [(2, 2, "Bob", "hi")]
        assert await store.chat.writer("t", 2) == "bob"

    run(reopen, work)


def test_a_removed_line_loses_its_text_and_everyone_hears_of_it(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await write(store, "oops")
        await write(store, "hello")
        await store.chat.remove("t", 1)

        assert shown(await store.chat.changes("t", 2)) == [(1, 3, "", "")]
        assert await store.chat.writer("t", 1) is None
        assert [line.text for line in await store.chat.own_lines("ann")] == ["hello"]
        await store.chat.clear("t")
        assert [line.text for line in await store.chat.changes("t")] == ["", ""]

    run(reopen, work)


def test_who_writes_too_fast_waits(reopen: Open) -> None:
    async def work(store: Store) -> None:
        rate = Rate(2, 30.0)
        assert await write(store, "one", rate=rate)
        assert await write(store, "two", rate=rate)
        assert not await write(store, "three", rate=rate)
        await store.chat.remove("t", 1)
        assert not await write(store, "four", rate=rate)
        await store.driver.execute("UPDATE chat SET written = written - 31")
        assert await write(store, "five", rate=rate)

    run(reopen, work)


def test_old_lines_make_room_and_all_of_them_go_with_their_table(reopen: Open) -> None:
    async def work(store: Store) -> None:
        for number in range(MAX_LINES + 3):
            await write(store, f"line {number}")
        lines = await store.chat.changes("t")
        await store.tables.delete("t")

        assert [line.number for line in lines] == list(range(4, MAX_LINES + 4))
        assert await store.chat.changes("t") == []
        assert await store.chat.own_lines("ann") == []

    run(reopen, work)


def test_nothing_is_left_of_what_an_erased_guest_wrote(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.admit("t", "bob")
        await write(store, "hello")
        await write(store, "hi", guest="bob")
        assert await store.chat.erase("ann") == ["t"]

        lines = await store.chat.changes("t", 2)
        assert [(line.number, line.guest, line.name, line.text) for line in lines] == [(1, None, "", "")]
        assert not await write(store, "from nowhere", guest="eve")

    run(reopen, work)
