"""Quick games: people who want the same game are seated together, once each, and bots fill in."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tenfold.client import Client, Refused
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.stores.waiting import GONE_SECONDS, SEATED_SECONDS, Wish
from tests.server.helpers import Running

GAME = "ten_squares"
ASK_SECONDS = 0.5


def ask(client: Client, game: str = GAME, seats: int = 2, **more: Any) -> Any:
    return client.call("POST", "/api/quick", {"game": game, "seats": seats, **more})["mine"]


def look(client: Client) -> Any:
    return client.call("GET", "/api/quick")["mine"]


def people_waiting(client: Client, game: str) -> int:
    waiting = client.call("GET", "/api/quick")["waiting"]
    return sum(int(line["people"]) for line in waiting if line["game"] == game)


def seated(client: Client, seconds: float = 10.0) -> str:
    """Ask until there is a table."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        place = look(client)
        if place is not None and place["table"]:
            return str(place["table"])
        time.sleep(ASK_SECONDS)
    raise AssertionError("not seated")


def age(server: Running, guest: str, seconds: float) -> None:
    """Let someone have asked some time ago."""
    sql = "UPDATE waiting SET seen = seen - CAST($2 AS double precision) WHERE guest = $1"
    server.run(_execute(server, sql, guest, seconds))


async def _execute(server: Running, sql: str, *values: Any) -> None:
    store = getattr(server, "_store", None) or server.runtime.store
    await store.driver.execute(sql, *values)


def test_two_who_want_the_same_play_each_other(any_server: Running) -> None:
    ann, bob, eve = (any_server.guest(name) for name in ("Ann", "Bob", "Eve"))
    place = ask(ann)
    assert place["table"] is None
    assert 25 < place["left"] <= 30
    assert ask(eve, "tenzania")["table"] is None
    assert people_waiting(eve, GAME) == 1
    table = ask(bob)["table"]
    assert seated(ann) == ask(ann)["table"] == table
    assert look(eve)["table"] is None
    shown = bob.table(table)
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert (shown["status"], shown["public"], shown["clock"]["seconds"]) == ("playing", False, 180)
    with pytest.raises(Refused):
        eve.table(table)
    assert people_waiting(eve, GAME) == 0
    eve.call("DELETE", "/api/quick")
    assert look(eve) is None


def test_bots_fill_in_after_the_wait(any_server: Running) -> None:
    ann = any_server.guest("Ann")
    assert ask(ann, "tenzania", 3, wait=1)["table"] is None
    table = ann.table(seated(ann))
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    bob = any_server.guest("Bob")
    assert ask(bob, "tenzania", 4, wait=0)["table"]


def test_a_turn_based_game_waits_for_people_who_need_not_stay(any_server: Running) -> None:
    ann, bob, eve = (any_server.guest(name) for name in ("Ann", "Bob", "Eve"))
    assert ask(ann, "tenzania", turns=True)["left"] is None
    age(any_server, ann.me()["guest"], 24 * 3600)
    assert ask(bob, "tenzania")["table"] is None
    bob.call("DELETE", "/api/quick")
    table = ask(eve, "tenzania", turns=True)["table"]
    assert ann.table(table)["clock"]["seconds"] == 3 * 24 * 3600
    assert [line["table"] for line in ann.tables()["mine"]] == [table]


def test_nobody_waits_for_someone_who_has_gone(any_server: Running) -> None:
    ann, bob = any_server.guest("Ann"), any_server.guest("Bob")
    ask(ann, seats=2)
    age(any_server, ann.me()["guest"], GONE_SECONDS + 1)
    assert look(ann) is None
    assert people_waiting(bob, GAME) == 0
    assert ask(bob)["table"] is None
    assert ask(ann)["table"] == seated(bob)
    age(any_server, ann.me()["guest"], SEATED_SECONDS + 1)
    assert ask(ann)["table"] is None  # another game
    ann.call("DELETE", "/api/quick")


def test_whoever_comes_back_finds_their_place(any_server: Running) -> None:
    ann = any_server.guest("Ann")
    place = ask(ann, "tenzania", 5)
    again = [Client(url, ann.cookie) for url in any_server.urls]
    assert all(0 < look(one)["left"] <= place["left"] for one in again)
    data = again[0].call("GET", "/api/me/data")
    assert data["waiting_for"]["seats"] == 5
    ann.call("DELETE", "/api/me")
    assert people_waiting(any_server.guest("Bob"), "tenzania") == 0


def test_a_table_is_made_though_the_process_that_decided_died(any_server: Running) -> None:
    ann, bob = any_server.guest("Ann"), any_server.guest("Bob")
    ask(ann)
    any_server.everywhere(_ask_alone, bob.me()["guest"])
    table = seated(bob)
    assert seated(ann) == table
    assert ann.table(table)["status"] == "playing"


async def _ask_alone(runtime: Runtime, guest: str) -> None:
    await runtime.store.waiting.ask(guest, f"decided-{guest}", Wish(GAME, 2, is_turn_based=False), 30)


def test_only_people_and_only_games_that_there_are(any_server: Running) -> None:
    ann, robo = any_server.guest("Ann"), Client(any_server.urls[0])
    robo.become_program("Robo")
    for client, fields in (
        (robo, {}),
        (ann, {"game": "chess"}),
        (ann, {"seats": 3}),
        (ann, {"seats": 0}),
        (ann, {"wait": 1e9}),
    ):
        with pytest.raises(Refused):
            ask(client, **fields)
    with pytest.raises(Refused):
        ask(Client(any_server.urls[0]))


@pytest.mark.parametrize(
    ("people", "any_server"),
    [
        pytest.param(12, "three processes", id="12"),
        pytest.param(60, "three processes", id="60", marks=pytest.mark.slow),
    ],
    indirect=["any_server"],
)
def test_all_who_come_at_once_are_seated_once(any_server: Running, people: int) -> None:
    clients = [any_server.guest(f"P{at}") for at in range(people)]

    def play(client: Client) -> tuple[str, float]:
        began = time.monotonic()
        place = ask(client)
        table = place["table"] or seated(client)
        with client.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            assert sum(seat["yours"] for seat in line.table["seats"]) == 1
        return table, time.monotonic() - began

    with ThreadPoolExecutor(people) as pool:
        found = list(pool.map(play, clients))
    assert set(Counter(table for table, _ in found).values()) == {2}
    assert all(len(client.tables()["mine"]) == 1 for client in clients)
    slowest = max(seconds for _, seconds in found)
    print(f"{people} people, slowest {slowest:.2f} s")  # noqa: T201
    assert slowest <= 3.0
