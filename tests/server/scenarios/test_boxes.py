"""Tables with boxes of their own: checked when they're made, kept with the table, shown to everyone there."""

import json
import time
from typing import Any

import pytest

from tenfold.client import Client
from tenfold.client.http import Refused
from tenfold.core.errors import BadBox
from tenfold.core.match_file import match_from_plain
from tenfold.core.registry import game_of
from tenfold.server.table import frames
from tests.server.helpers import Running

HEART = game_of("heart_of_africa")
ALONE = [{"kind": "me"}, {"kind": "bot", "agent": "casual"}]


AFRICA = {"format": 1, "game": "ten_days_africa", "name": "Mine"}
MAX_SECONDS = 0.05


def deck(points: int, count: int = 48) -> dict[str, Any]:
    """The standard deck, as far as it goes, with one value for all tickets."""
    assert HEART.box_support is not None
    standard = HEART.box_support.standard()
    tickets = [[one, other, points] for one, other, _ in standard["tickets"][:count]]
    return {**standard, "name": f"All worth {points}", "source": "Ann's cards", "tickets": tickets}


def make(guest: Client, boxes: list[Any], seats: list[Any] = ALONE, **more: Any) -> str:
    new = {"game": HEART.id, "seats": seats, "boxes": boxes, "start": True, **more}
    table: str = guest.call("POST", "/api/tables", new)["table"]
    return table


def state_of(guest: Client, table: str) -> dict[str, Any]:
    with guest.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        state: dict[str, Any] = line.views[0]["state"]
        return state


def test_tables_with_different_boxes_run_side_by_side(any_server: Running) -> None:
    ann = any_server.guest("Ann")
    tables = {points: make(ann, [deck(points, 30)]) for points in (3, 7)}
    plain = make(ann, [])
    for points, table in tables.items():
        state = state_of(ann, table)
        assert state["box_tickets"] == 30
        assert state["ticket_points"] == [points] * 30
        assert len(state["tickets"][0]) == 30
    assert "ticket_points" not in state_of(ann, plain)
    assert ann.call("GET", f"/api/tables/{plain}")["boxes"] == []


def test_everyone_at_the_table_sees_the_box(any_server: Running) -> None:
    ann, ben, eve = any_server.guest("Ann"), any_server.guest("Ben"), any_server.guest("Eve")
    made = ann.call(
        "POST",
        "/api/tables",
        {"game": HEART.id, "seats": [{"kind": "me"}, {"kind": "open"}], "boxes": [deck(5)]},
    )
    table = ben.call("POST", "/api/join", {"key": made["code"]})["table"]
    told = ben.call("GET", f"/api/tables/{table}")["boxes"]
    assert told == [{"game": HEART.id, "name": "All worth 5", "source": "Ann's cards"}]
    assert ben.call("GET", f"/api/tables/{table}/boxes") == {"boxes": [deck(5)]}
    with pytest.raises(Refused) as refusal:
        eve.call("GET", f"/api/tables/{table}/boxes")
    assert refusal.value.code == "not-found"


def test_a_rematch_and_a_saved_game_keep_the_box(any_server: Running) -> None:
    ann = any_server.guest("Ann")
    table = make(ann, [deck(4)])
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        assert line.send("resign", seat=0)["ok"]
        rematch = line.send("rematch")["table"]
    assert ann.call("GET", f"/api/tables/{rematch}/boxes") == {"boxes": [deck(4)]}
    file = ann.call("GET", f"/api/tables/{table}/file")
    assert file["boxes"] == [deck(4)]
    assert match_from_plain(file)[0].header.boxes == (deck(4),)
    assert ann.call("GET", f"/api/tables/{table}/replay")["header"]["boxes"] == [deck(4)]
    again = ann.call("POST", "/api/handed-over", {"file": file, "seats": ALONE})["table"]
    assert ann.call("GET", f"/api/tables/{again}/boxes") == {"boxes": [deck(4)]}


@pytest.mark.parametrize(
    "boxes",
    [
        [{}],
        [deck(0)],
        [deck(5, 29)],
        [deck(5), deck(6)],
        [{**deck(5), "game": "tenzania"}],
        [{**deck(5), "name": "\u202e"}],
        [{**deck(5), "more": 1}],
        [{**deck(5), "tickets": [[[[]]]] * 40}],
    ],
)
def test_a_box_with_a_fault_is_refused_and_no_table_is_made(server: Running, boxes: list[Any]) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refused) as refusal:
        make(ann, boxes)
    assert refusal.value.code == "bad-box"
    assert 10 < len(refusal.value.sentence) < 300
    assert ann.call("GET", "/api/tables")["mine"] == []


HOSTILE = {
    "thousands of tickets": {**deck(5), "tickets": [["bangui", "douala", 4]] * 2_000},
    "deep": {**deck(5), "tickets": json.loads("[" * 900 + "]" * 900)},
    "many names": {**deck(5), **{f"k{number}": number for number in range(2_000)}},
    "odd letters": {**deck(5), "name": "e" + "\u0301" * 50},
    "huge numbers": {**deck(5), "tickets": [["bangui", "douala", 10**18]] * 40},
    "misspelt": {**AFRICA, "tiles": {f"Moroc{number}": 2 for number in range(1_500)}},
    "not a number": {**AFRICA, "planes": {"blue": float("nan")}},
}


@pytest.mark.parametrize("box", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_box_is_refused_at_once(box: dict[str, Any]) -> None:
    support = game_of(box["game"]).box_support
    assert support is not None
    start = time.thread_time()
    check = frames.box_check(support, box)
    with pytest.raises(BadBox):
        game_of(box["game"]).with_boxes([box])
    assert time.thread_time() - start < 2 * MAX_SECONDS
    assert not check["playable"]
    assert all(len(note["sentence"]) < 400 for note in check["notes"])


def test_colours_and_tiles_are_played_at_a_table(server: Running) -> None:
    ann = server.guest("Ann")
    box = {"format": 1, "game": AFRICA["game"], "name": "Painted", "colours": {"Algeria": "pink"}}
    table = make(ann, [box], game=AFRICA["game"])
    assert ann.call("GET", f"/api/tables/{table}/boxes") == {"boxes": [box]}
    state = state_of(ann, table)
    assert state["has_box"] == 1
    assert state["colour"][8] == 3


def test_a_game_without_boxes_takes_none(server: Running) -> None:
    with pytest.raises(Refused) as refusal:
        make(server.guest("Ann"), [deck(5)], game="tenzania")
    assert refusal.value.code == "bad-box"


def test_the_standard_box_is_no_box_of_its_own(server: Running) -> None:
    ann = server.guest("Ann")
    standard = ann.call("GET", f"/api/games/{HEART.id}/box")
    table = make(ann, [standard])
    assert ann.call("GET", f"/api/tables/{table}")["boxes"] == []


def test_a_box_is_checked_in_sentences_and_codes(server: Running) -> None:
    ann = server.guest("Ann")
    path = f"/api/games/{HEART.id}/box"
    assert ann.call("POST", path, ann.call("GET", path)) == {"notes": [], "playable": True}
    checked = ann.call(
        "POST", path, {**deck(4), "tickets": [["bangui", "doula", 4], *deck(4)["tickets"][1:]]}
    )
    assert not checked["playable"]
    first = checked["notes"][0]
    assert (first["code"], first["fault"]) == ("ticket-place-close", True)
    assert first["args"] == {"number": 1, "place": "doula", "close": "douala"}
    assert "douala" in first["sentence"]
    assert all(not note["fault"] for note in checked["notes"][1:])
    with pytest.raises(Refused) as refusal:
        ann.call("GET", "/api/games/tenzania/box")
    assert refusal.value.code == "not-found"


def test_who_is_erased_leaves_no_words_on_the_box(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    made = ann.call(
        "POST",
        "/api/tables",
        {"game": HEART.id, "seats": [{"kind": "me"}, {"kind": "open"}], "boxes": [deck(5)]},
    )
    table = ben.call("POST", "/api/join", {"key": made["code"]})["table"]
    ann.call("DELETE", "/api/me")
    told = ben.call("GET", f"/api/tables/{table}")["boxes"]
    assert told == [{"game": HEART.id, "name": HEART.id, "source": ""}]
