"""Everybody finds a seat: public tables, addresses that friends can reach, lists, chairs, rematches."""

import io
from pathlib import Path

import pytest
import segno

from tenfold.client import Client, Refused
from tenfold.core.registry import game_ids, game_of
from tests.server.helpers import Running, pair, play_out, running, settings_for, until


def mine(client: Client) -> list[str]:
    return [line["table"] for line in client.tables()["mine"]]


def test_the_address_of_a_public_table_lets_everybody_in(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.make("tenzania", ["me", "open"], public=True)["table"]
    with pytest.raises(Refused):
        eve.table(table)

    assert eve.join(table) == table
    assert [seat["kind"] for seat in eve.table(table)["seats"]] == ["person", "open"]
    assert eve.table(table)["host_name"] == "Ann"


def test_a_private_table_answers_as_one_that_does_not_exist(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.make("tenzania", ["me", "open"])["table"]
    answers = [
        eve.request(method, path.format(key), body and {"key": key})
        for key in (table, "A" * 22)
        for method, path, body in (
            ("POST", "/api/join", True),
            ("GET", "/api/tables/{}", False),
            ("DELETE", "/api/tables/{}", False),
        )
    ]

    assert [status for status, _, _ in answers] == [404] * 6
    assert [body for _, _, body in answers[:3]] == [body for _, _, body in answers[3:]]


def test_who_only_looks_at_a_public_table_does_not_get_it_on_the_list(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.make("tenzania", ["me", "open"], public=True)["table"]
    eve.join(table)
    looked = mine(eve)
    eve.command(table, {"type": "sit", "id": "1", "seat": 1})
    eve.join(table)

    assert looked == []
    assert mine(eve) == [table]


def test_a_link_from_the_address_bar_is_understood_by_programs(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    made = ann.make("tenzania", ["me", "open"])
    key = made["path"].removeprefix("/join/")

    assert ben.join(f"{server.url}/table/{made['table']}?key={key}") == made["table"]


def test_the_address_in_text_is_the_one_in_the_qr_code(tmp_path: Path) -> None:
    lan = "http://192.168.1.5:8010"
    with running(settings_for(tmp_path, lan=lan)) as server:
        ann = server.guest("Ann")
        address = ann.me()["address"]
        elsewhere = ann.call("GET", "/api/me", Host="192.168.1.77:80")["address"]
        drawn = ann.request("GET", "/api/qr?path=/join/abc")[2]
    wanted = io.BytesIO()
    segno.make(f"{address}/join/abc", micro=False).save(wanted, kind="svg", scale=6, border=2, xmldecl=False)

    assert address == lan
    assert elsewhere == "http://192.168.1.77:80"
    assert drawn == wanted.getvalue()


def test_a_table_can_be_taken_off_the_list_and_comes_back_with_its_owner(server: Running) -> None:
    ann = server.guest("Ann")
    waiting = ann.make("tenzania", ["me", "open"])["table"]
    playing = ann.make("tenzania", ["me", "greedy"], start=True, options={"begins": "1"})["table"]
    for table in (waiting, playing):
        ann.call("DELETE", f"/api/tables/{table}")
    empty = mine(ann)
    with ann.sit(playing) as line:
        line.wait(lambda it: it.turn is not None)

    assert empty == []
    assert mine(ann) == [playing]


def test_the_host_adds_chairs_and_takes_open_ones_away(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    made = ann.make("tenzania", ["me", "open"])
    table = ben.join(made["code"])

    def chairs(client: Client, count: int) -> dict[str, object]:
        answer: dict[str, object] = client.command(table, {"type": "seats", "id": f"{count}", "count": count})
        return answer

    assert chairs(ben, 4)["code"] == "not-host"
    assert chairs(ann, 4)["ok"]
    assert ben.command(table, {"type": "sit", "id": "s", "seat": 3})["ok"]
    assert chairs(ann, 9)["code"] == "bad-seats"
    assert chairs(ann, 3)["ok"]
    assert [seat["name"] for seat in ann.table(table)["seats"]] == ["Ann", "", "Ben"]
    assert chairs(ann, 2)["ok"]
    assert chairs(ann, 1)["code"] == "bad-seats"
    assert [seat["name"] for seat in ann.table(table)["seats"]] == ["Ann", "Ben"]


def test_chairs_with_people_on_them_stay(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy", "greedy", "open"])["table"]

    refused = ann.command(table, {"type": "seats", "id": "1", "count": 2})
    assert refused["code"] == "seat-taken"


def test_a_rematch_says_from_whom_it_is_and_keeps_who_is_ready(server: Running) -> None:
    ann, ben, table = pair(server)
    eve = server.guest("Eve")
    eve.join(ann.table(table)["code"])
    with ann.sit(table) as a, ben.sit(table) as b:
        play_out(a, b)
        outcome = a.views[0]["outcome"]
        again = b.send("rematch")["table"]
        a.wait(lambda it: it.table["rematch"] is not None)
        before = [seat["ready"] for seat in ann.table(again)["seats"]]
        assert a.send("rematch")["table"] == again

    [line] = [line for line in ann.tables()["mine"] if line["table"] == table]
    assert [each["yours"] for each in line["results"]] == [True, False]
    assert [each["rank"] for each in line["results"]] == outcome["ranking"]
    assert [each["score"] for each in line["results"]] == outcome["scores"]
    assert a.table["rematch_from"] == "Bob"
    assert before == [False, True]
    assert [seat["ready"] for seat in ben.table(again)["seats"]] == [True, True]
    assert ben.command(again, {"type": "start", "id": "s"})["ok"]
    assert again not in mine(eve)
    assert eve.table(again)["status"] == "playing"


def test_games_won_are_counted_over_rematches_for_everyone_on_every_device(any_server: Running) -> None:
    ann, ben, first = pair(any_server, "ten_squares")
    eve = any_server.guest("Eve")
    eve.join(ann.table(first)["code"])
    assert ann.command(first, {"type": "resign", "id": "r", "seat": 0})["ok"]
    assert ann.table(first)["wins"] == []
    second = rematch_of(ann, ben, first)
    waiting = [client.table(second)["wins"] for client in (ann, ben, eve)]
    assert ann.command(second, {"type": "start", "id": "s"})["ok"]

    with ben.sit(second) as b, eve.sit(second, watches=True) as screen:
        for line in (b, screen):
            line.wait(lambda it: bool(it.views))
        assert ben.command(second, {"type": "resign", "id": "r", "seat": 1})["ok"]
        for line in (b, screen):
            line.wait(lambda it: it.table["wins"] == [1, 1])
    elsewhere = [Client(url, ann.cookie).table(second)["wins"] for url in any_server.urls]
    third = rematch_of(ann, ben, second)
    lobby = ann.table(third)["wins"]
    assert ben.command(third, {"type": "stand", "id": "u", "seat": 1})["ok"]

    assert waiting == [[0, 1]] * 3
    assert elsewhere == [[1, 1]] * len(any_server.urls)
    assert lobby == [1, 1]
    until(lambda: ann.table(third)["wins"] == [])  # another process hears of it a moment later
    assert ann.table(third)["wins"] == []


def rematch_of(host: Client, other: Client, table: str) -> str:
    """The next table of two who both want it."""
    again = host.command(table, {"type": "rematch", "id": table})["table"]
    assert other.command(table, {"type": "rematch", "id": table})["table"] == again
    return str(again)


def test_a_rematch_keeps_what_the_table_allows_and_hides(server: Running) -> None:
    ann = server.guest("Ann")
    options = {"public": False, "hints": False, "help": False, "learning": "capitals"}
    table = ann.make("ten_days_africa", ["me", "greedy"], start=True, **options)["table"]
    assert ann.command(table, {"type": "resign", "id": "1", "seat": 0})["ok"]
    again = ann.table(ann.command(table, {"type": "rematch", "id": "2"})["table"])

    assert {name: again[name] for name in options} == options


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_says_how_long_it_takes(game_id: str) -> None:
    game = game_of(game_id)

    assert game.minutes is not None
    assert 5 <= game.minutes[0] < game.minutes[1] <= 120
    assert game.min_age is None or 3 <= game.min_age <= 18


def test_clients_are_told_minutes_and_ages(server: Running) -> None:
    games = {game["id"]: game for game in server.guest("Ann").games()}

    assert (games["ten_days_usa"]["minutes"], games["ten_days_usa"]["ages"]) == ([20, 30], 8)
    assert (games["ten_squares"]["minutes"], games["ten_squares"]["ages"]) == ([10, 15], None)
