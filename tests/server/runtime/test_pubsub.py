"""What comes over Redis is not to be trusted: anyone may write there who reaches it."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tenfold.server.runtime.cluster import Cluster
from tenfold.server.runtime.pubsub import CHANNEL, RedisPubSub, Signal, encode
from tests.server import redis_server


def test_nothing_that_arrives_stops_the_listener() -> None:
    url = redis_server.shared().url

    async def main() -> list[Signal | None]:
        pubsub, heard = RedisPubSub(url), asyncio.Queue[Signal | None]()
        listening = asyncio.create_task(pubsub.run(heard.put_nowait))
        async with asyncio.timeout(20):
            first = await heard.get()
            for content in (
                b"\xff\xfe",
                b'["\xff", "log", "t"]',
                b"[",
                b"{}",
                encode(Signal("p", "log", "t")),
            ):
                await pubsub._client.publish(CHANNEL, content)
            second = await heard.get()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        return [first, second]

    assert asyncio.run(main()) == [None, Signal("p", "log", "t")]


def test_only_reactions_that_people_can_send_are_shown() -> None:
    shown: list[tuple[str, str]] = []
    room = SimpleNamespace(broadcast_reaction=lambda *reaction: shown.append(reaction))
    cluster = Cluster("here", cast("Any", None), cast("Any", None), {"t": cast("Any", room)}, lambda _: None)
    for who, text in (("Bob", "<b>hello</b>"), ("B" * 999 + "\n", "hello"), ("Bob", "thanks")):
        cluster._on_signal(Signal("there", "reaction", "t", who=who, text=text))

    assert shown == [("B" * 24, "hello"), ("Bob", "thanks")]
