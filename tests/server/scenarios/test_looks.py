"""Pictures and colours of people: chosen once, seen at every table, and gone with their data."""

import json
from typing import Any

import pytest

from tenfold.client import Client, Refused
from tenfold.server.looks import COLOURS, colours_of, free_colour
from tests.server.helpers import Running, begun, until


def choose(client: Client, avatar: str, colour: int | None) -> None:
    assert client.call("POST", "/api/me/look", {"avatar": avatar, "colour": colour}) == {"ok": True}


def looks(client: Client, table: str) -> list[Any]:
    return [(seat["avatar"], seat["tint"]) for seat in client.table(table)["seats"]]


def test_colours_are_given_once_and_first_come() -> None:
    assert free_colour(3, []) == 3
    assert free_colour(7, [7, 0, 1]) == 2
    assert free_colour(None, [1]) is None
    assert free_colour(2, list(range(COLOURS))) is None
    assert colours_of([None] * 4) == [0, 1, 2, 3]
    assert colours_of([2, None, None, 1]) == [2, 3, 4, 1]
    for seats in range(1, COLOURS + 1):
        assert len(set(colours_of([*[None] * (seats - 1), 0]))) == seats


def test_a_look_is_seen_at_every_table_and_no_colour_twice(any_server: Running) -> None:
    ann, bob = any_server.guest("Ann"), any_server.guest("Bob")
    choose(ann, "captain", 5)
    choose(bob, "diver", 5)
    assert (ann.me()["avatar"], ann.me()["colour"]) == ("captain", 5)
    made = ann.make("tenzania", ["me", "open", "tali"])
    bob.join(made["code"])
    table = made["table"]
    assert bob.command(table, {"type": "sit", "id": "1", "seat": 1})["ok"]
    assert looks(bob, table) == [("captain", 5), ("diver", 6), (None, 2)]

    choose(bob, "", 2)
    until(lambda: looks(ann, table) == [("captain", 5), (None, 2), (None, 3)])
    assert ann.command(table, {"type": "bot", "id": "b", "seat": 2, "agent": None})["ok"]
    assert ann.command(table, {"type": "seats", "id": "s", "count": 2})["ok"]
    assert bob.command(table, {"type": "ready", "id": "2", "yes": True})["ok"]
    assert ann.command(table, {"type": "start", "id": "3"})["ok"]
    choose(ann, "pilot", 1)
    until(lambda: looks(bob, table) == [("pilot", 5), (None, 2)])


def test_replays_show_looks_until_they_are_taken_back(patient: Running) -> None:
    ann, bob = patient.guest("Ann"), patient.guest("Bob")
    choose(ann, "captain", 5)
    table = begun(ann, bob, "ten_squares")
    assert bob.command(table, {"type": "resign", "id": "r", "seat": 1})["ok"]

    def replay() -> tuple[Any, Any]:
        found = bob.call("GET", f"/api/tables/{table}/replay")
        return found["avatars"], found["tints"]

    assert replay() == (["captain", None], [5, 1])
    ann.call("DELETE", "/api/me")
    until(lambda: replay()[0] == [None, None])
    assert replay()[0] == [None, None]


def test_only_pictures_and_colours_that_there_are(patient: Running) -> None:
    ann = patient.guest("Ann")
    for look in ({"avatar": "dragon"}, {"colour": COLOURS}, {"colour": -1}, {"face": 1}):
        with pytest.raises(Refused):
            ann.call("POST", "/api/me/look", look)


def test_nothing_is_left_of_a_look(patient: Running) -> None:
    ann, bob = patient.guest("Ann"), patient.guest("Bob")
    choose(ann, "magician", 4)
    table = begun(ann, bob)
    data = ann.call("GET", "/api/me/data")
    assert (data["avatar"], data["colour"]) == ("magician", 4)
    ann.call("DELETE", "/api/me")
    until(lambda: looks(bob, table)[0][0] is None)
    assert "magician" not in json.dumps([event.body.decode() for event in patient.stored(table)])
