"""What every store promises about how people hear of their turns: once a turn, and not too often."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.server.settings import Rate
from tenfold.server.stores.notifications import (
    MAIL,
    MAX_ATTEMPTS,
    PUSH,
    RETRY_SECONDS,
    Attempt,
    LimitReached,
    LimitUse,
    Subscription,
    rate_delay,
    retry_delay,
)
from tenfold.server.stores.store import Store
from tests.server.store_fixture import Open, run

ANN = Subscription("w1", "ann", MAIL, "ann@example.org", "", "en", 100, "secret")
PHONE = Subscription("w2", "ann", PUSH, "https://push.example.org/1", "key auth", "fr", 101, None)
OFTEN = Rate(100, 3600.0)


def test_an_address_is_confirmed_once(reopen: Open) -> None:
    async def work(store: Store) -> None:
        assert await store.notifications.subscribe(ANN, 1) == ANN
        wrong = await store.notifications.confirm("other")
        confirmed = await store.notifications.confirm("secret")
        again = await store.notifications.confirm("secret")

        assert (wrong, again) == (None, None)
        assert confirmed == replace(ANN, confirm=None)
        assert await store.notifications.subscriptions("ann") == [confirmed]
        assert await store.notifications.subscription("w1") == confirmed

    run(reopen, work)


def test_the_same_address_stays_the_same_way_and_confirmed(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(ANN, 1)
        await store.notifications.confirm("secret")
        again = await store.notifications.subscribe(replace(ANN, id="w9", confirm="new", language="fr"), 1)

        assert again == replace(ANN, confirm=None, language="fr")

    run(reopen, work)


def test_the_latest_ways_of_a_kind_are_kept(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(ANN, 1)
        for number in range(4):
            phone = replace(PHONE, id=f"p{number}", address=f"https://p/{number}", created=200 + number)
            await store.notifications.subscribe(phone, 2)
        await store.notifications.subscribe(
            replace(ANN, id="w3", address="other@example.org", confirm="x", created=300), 1
        )

        assert [way.id for way in await store.notifications.subscriptions("ann")] == ["p2", "p3", "w3"]

    run(reopen, work)


def test_a_browser_takes_messages_for_the_last_guest_who_asked(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(PHONE, 5)
        await store.notifications.subscribe(replace(PHONE, id="w5", guest="bob"), 5)
        await store.notifications.subscribe(ANN, 1)
        await store.notifications.subscribe(replace(ANN, id="w6", guest="bob", confirm="y"), 1)

        assert [way.id for way in await store.notifications.subscriptions("ann")] == ["w1"]
        assert [way.id for way in await store.notifications.subscriptions("bob")] == ["w6", "w5"]

    run(reopen, work)


def test_of_two_who_begin_the_same_notice_one_does(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(PHONE, 5)
        answers = await asyncio.gather(
            *(store.notifications.claim("w2", "t", "0:3", OFTEN) for _ in range(10))
        )
        await store.notifications.finish("w2", "t", "0:3", is_done=True)

        assert answers.count(0.0) == 1
        assert all(answer is not None and answer >= 0 for answer in answers)
        assert await store.notifications.claim("w2", "t", "0:3", OFTEN) is None
        assert await store.notifications.claim("w2", "t", "0:7", OFTEN) == 0.0
        assert await store.notifications.claim("w2", "u", "0:3", OFTEN) == 0.0
        assert await store.notifications.claim("gone", "t", "0:9", OFTEN) is None

    run(reopen, work)


def test_what_failed_is_tried_again_later(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(PHONE, 5)
        await store.notifications.claim("w2", "t", "0:3", OFTEN)
        await store.notifications.finish("w2", "t", "0:3", is_done=False)
        wait = await store.notifications.claim("w2", "t", "0:3", OFTEN)

        assert wait is not None
        assert 0 < wait <= RETRY_SECONDS

    run(reopen, work)


def test_no_more_notices_go_a_way_than_its_pace_allows(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(PHONE, 5)
        pace = Rate(3, 3600.0)
        answers = await asyncio.gather(
            *(store.notifications.claim("w2", f"t{number}", "0:1", pace) for number in range(6))
        )
        waits = [answer for answer in answers if answer]

        assert answers.count(0.0) == 3
        assert len(waits) == 3
        assert all(3500 < wait <= 3600 for wait in waits)

    run(reopen, work)


def test_what_is_waited_for() -> None:
    begun = Attempt("0:3", 1000.0, 1, is_done=False)

    assert retry_delay(None, "0:3", 5.0) == 0.0
    assert retry_delay(begun, "0:4", 1001.0) == 0.0
    assert retry_delay(begun, "0:3", 1001.0) == RETRY_SECONDS - 1
    assert retry_delay(begun, "0:3", 900.0) == RETRY_SECONDS
    assert retry_delay(Attempt("0:3", 1000.0, 2, is_done=False), "0:3", 1000.0) == 4 * RETRY_SECONDS
    assert retry_delay(Attempt("0:3", 1000.0, MAX_ATTEMPTS, is_done=False), "0:3", 1e9) is None
    assert retry_delay(Attempt("0:3", 1000.0, 1, is_done=True), "0:3", 1e9) is None


@pytest.mark.parametrize(
    ("since", "count", "expected"),
    [(0.0, 9, (0.0, 5000.0, 1)), (4000.0, 1, (0.0, 4000.0, 2)), (4000.0, 2, (2600.0, 4000.0, 2))],
)
def test_a_pace_counts_anew_after_its_time(since: float, count: int, expected: Any) -> None:
    assert rate_delay(since, count, 5000.0, Rate(2, 3600.0)) == expected


def test_a_guest_hears_of_a_table_as_they_want(reopen: Open) -> None:
    async def work(store: Store) -> None:
        usual = await store.notifications.preference("t", "ann")
        await store.notifications.set_preference("t", "ann", wanted=True)
        wanted = await store.notifications.preference("t", "ann")
        await store.notifications.set_preference("t", "ann", wanted=False)

        assert (usual, wanted, await store.notifications.preference("t", "ann")) == (None, True, False)
        assert await store.notifications.preference("t", "stranger") is None

    run(reopen, work)


def test_what_was_not_confirmed_and_what_nobody_has_any_more_is_forgotten(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(ANN, 1)
        await store.notifications.subscribe(PHONE, 5)
        await store.notifications.subscribe(replace(PHONE, id="w7", guest="eve", address="https://p/7"), 5)
        await store.notifications.delete_stale(50, 1000, 120)
        young = [way.id for guest in ("ann", "eve") for way in await store.notifications.subscriptions(guest)]
        await store.notifications.delete_stale(50, 1000, 2000)
        old = [way.id for guest in ("ann", "eve") for way in await store.notifications.subscriptions(guest)]

        assert young == ["w1", "w2", "w7"]
        assert old == ["w2"]

    run(reopen, work)


def test_who_is_forgotten_has_no_way_any_more(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(ANN, 1)
        await store.notifications.claim("w1", "t", "0:1", OFTEN)
        await store.guests.begin_erasure("ann")
        await store.guests.finish_erasure("ann")

        assert await store.notifications.subscriptions("ann") == []
        assert await store.notifications.claim("w1", "t", "0:2", OFTEN) is None

    run(reopen, work)


def test_a_way_is_ended_once(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.notifications.subscribe(ANN, 1)

        assert await store.notifications.unsubscribe("w1")
        assert not await store.notifications.unsubscribe("w1")
        assert await store.notifications.subscriptions("ann") == []

    run(reopen, work)


def test_what_is_counted_is_counted_of_all_or_of_none(reopen: Open) -> None:
    guest, mailbox = LimitUse("guest", "ann", Rate(2, 3600.0)), LimitUse("mailbox", "a@b", Rate(3, 3600.0))
    other = LimitUse("guest", "bob", Rate(2, 3600.0))

    async def work(store: Store) -> None:
        assert [await store.notifications.use_limits([mailbox, guest]) for _ in range(2)] == [None, None]
        full = await store.notifications.use_limits([mailbox, guest])
        assert isinstance(full, LimitReached)
        assert full.what == "guest"
        assert 3500 < full.seconds <= 3600
        assert await store.notifications.use_limits([mailbox, other]) is None
        full = await store.notifications.use_limits([mailbox, other])
        assert isinstance(full, LimitReached)
        assert full.what == "mailbox"

    run(reopen, work)


def test_what_was_counted_long_ago_does_not_count(reopen: Open) -> None:
    async def work(store: Store) -> None:
        brief = LimitUse("guest", "ann", Rate(1, 0.05))
        assert await store.notifications.use_limits([brief]) is None
        await asyncio.sleep(0.1)
        assert await store.notifications.use_limits([brief]) is None

    run(reopen, work)


def test_many_who_count_at_once_find_no_more_room_than_there_is(reopen: Open) -> None:
    async def work(store: Store) -> None:
        five = LimitUse("guest", "ann", Rate(5, 3600.0))
        found = await asyncio.gather(*(store.notifications.use_limits([five]) for _ in range(12)))
        assert found.count(None) == 5

    run(reopen, work)
