"""The history of a guest over HTTP: what they played, and nothing about anyone else."""

import json
from typing import Any

import pytest

from tenfold.client import Client, Refused
from tenfold.server.stores.history import INSERT_SEAT, FinishedGame, HistorySeat, seat_rows
from tests.server.helpers import Running, pair, play_out, until
from tests.wording import said


def history(client: Client, more: str = "") -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = client.call("GET", f"/api/me/history{more}")["games"]
    return games


def played(ann: Client, bob: Client, table: str) -> None:
    with ann.sit(table) as a, bob.sit(table) as b:
        play_out(a, b)
    until(lambda: bool(history(ann)), 60)


def test_a_finished_game_is_in_the_history_of_both(any_server: Running) -> None:
    ann, bob, table = pair(any_server, "ten_squares")
    assert history(ann) == []
    played(ann, bob, table)
    [own], [other] = history(ann), history(bob)
    [line] = [line for line in ann.tables()["mine"] if line["table"] == table]
    seats, theirs = own.pop("seats"), other.pop("seats")
    person = seats[1].pop("person")

    assert own == other == {"table": table, "game": "ten_squares", "ended": own["ended"], "replay": True}
    assert abs(own["ended"] - line["updated"]) <= 1
    assert seats[0].pop("person") == ""
    results = [{name: seat[name] for name in ("yours", "rank", "score")} for seat in seats]
    nobody_won = seats[0]["rank"] == seats[1]["rank"]  # then the list says nothing
    assert line["results"] == ([] if nobody_won else results)
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Ann", ""), ("Bob", "")]
    assert person
    assert person != theirs[0]["person"]
    assert bob.me()["guest"] not in json.dumps(seats)


def test_people_who_only_watched_have_no_history(patient: Running) -> None:
    ann, bob, table = pair(patient, "ten_squares")
    eve = patient.guest("Eve")
    eve.join(ann.table(table)["code"])
    played(ann, bob, table)

    assert history(eve) == []
    with pytest.raises(Refused) as refused:
        Client(patient.url).call("GET", "/api/me/history")
    assert refused.value.code == "no-guest"


def test_games_against_bots_and_resigned_games_count(patient: Running) -> None:
    ann = patient.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy"], start=True)["table"]
    assert ann.command(table, {"type": "resign", "id": "1", "seat": 0})["ok"]
    until(lambda: bool(history(ann)), 60)
    [game] = history(ann)
    mine, bot = game["seats"]

    assert (mine["rank"], bot["rank"], mine["yours"], bot["yours"]) == (2, 1, True, False)
    assert bot["bot"]
    assert history(ann, f"?before={game['ended']}.{table}") == []
    assert history(ann, f"?before={game['ended'] + 1}.") == [game]
    for wrong in ("x", "-1.t", f"{10**30}.t"):
        with pytest.raises(Refused) as refused:
            history(ann, f"?before={wrong}")
        assert refused.value.code == "bad-request"


def test_tutorials_and_closed_games_are_no_part_of_it(patient: Running) -> None:
    ann, bob, table = pair(patient, "ten_squares")
    patient.run(patient.runtime.tables.close_table(table))
    other = ann.make("tenzania", ["me", "greedy"], start=True)["table"]
    ann.command(other, {"type": "resign", "id": "1", "seat": 0})
    until(lambda: bool(history(ann)), 60)

    assert [game["table"] for game in history(ann)] == [other]
    assert history(bob) == []


def test_deleting_yourself_takes_you_out_of_the_histories_of_others(patient: Running) -> None:
    ann, bob, table = pair(patient, "ten_squares")
    played(ann, bob, table)
    data = ann.call("GET", "/api/me/data")["history"]
    ann.call("DELETE", "/api/me")
    [game] = history(bob)

    assert [(one["table"], one["seat"], one["name"]) for one in data] == [(table, 0, "Ann")]
    assert "Bob" not in json.dumps(data)
    assert [(seat["name"], seat["person"]) for seat in game["seats"]] == [
        (said("core", "somebody"), ""),
        ("Bob", ""),
    ]


def test_a_journey_is_told_only_to_whose_it_was(patient: Running) -> None:
    ann, bob = patient.guest("Ann"), patient.guest("Bob")
    journeys = {"Ann": ["Mali", "Niger"], "Bob": ["Chad"]}
    seats = tuple(
        HistorySeat(seat, name, client.me()["guest"], "", seat + 1, 1 - seat, {"journey": journeys[name]})
        for seat, (name, client) in enumerate({"Ann": ann, "Bob": bob}.items())
    )
    rows = seat_rows(FinishedGame("gone", "ten_days_africa", 5, seats))
    patient.run(patient.runtime.store.driver.execute_many(INSERT_SEAT, rows))

    for client, name in ((ann, "Ann"), (bob, "Bob")):
        [game] = history(client)
        told = {seat["name"]: seat.get("journey") for seat in game["seats"]}
        assert told == {"Ann": None, "Bob": None, name: journeys[name]}
        assert not game["replay"]


def companions(client: Client) -> list[dict[str, Any]]:
    people: list[dict[str, Any]] = client.call("GET", "/api/me/companions")["people"]
    return people


def test_companions_are_those_who_played_together_and_have_a_score(any_server: Running) -> None:
    ann, bob, table = pair(any_server, "ten_squares")
    eve = any_server.guest("Eve")
    eve.join(ann.table(table)["code"])
    played(ann, bob, table)
    [game] = history(ann)
    [one], [other] = companions(ann), companions(bob)
    ranks = [seat["rank"] for seat in game["seats"]]

    assert companions(eve) == []
    assert (one["person"], one["name"], one["games"]) == (game["seats"][1]["person"], "Bob", 1)
    assert (
        (one["won"], one["lost"])
        == (other["lost"], other["won"])
        == (ranks[0] < ranks[1], ranks[1] < ranks[0])
    )
    assert one["last"] == game["ended"]


def test_either_side_can_stop_being_a_companion(patient: Running) -> None:
    ann, bob, table = pair(patient, "ten_squares")
    played(ann, bob, table)
    [bob_for_ann] = companions(ann)
    off = bob.call("POST", "/api/me/companions", {"yes": False})
    waiting = ann.make("ten_squares", ["me", "open"])["table"]

    assert off == {"listed": False, "can_notify": False, "notify": False, "people": [], "removed": []}
    assert companions(ann) == []
    with pytest.raises(Refused):
        ann.call("POST", f"/api/tables/{waiting}/invite", {"person": bob_for_ann["person"]})
    assert waiting not in {line["table"] for line in bob.tables()["mine"]}
    assert len(bob.call("POST", "/api/me/companions", {"yes": True})["people"]) == len(companions(ann)) == 1


def test_someone_who_is_removed_neither_sees_nor_invites_until_they_are_restored(any_server: Running) -> None:
    ann, bob, table = pair(any_server, "ten_squares")
    played(ann, bob, table)
    [bob_for_ann], [ann_for_bob] = companions(ann), companions(bob)
    after = ann.call("POST", "/api/me/companions", {"remove": bob_for_ann["person"]})
    waiting = bob.make("ten_squares", ["me", "open"])["table"]
    data = ann.call("GET", "/api/me/data")

    assert (after["people"], after["listed"]) == ([], True)
    assert after["removed"] == [{"person": bob_for_ann["person"], "name": "Bob"}]
    assert data["removed_companions"] == ["Bob"]
    assert bob.call("GET", "/api/me/companions")["removed"] == companions(bob) == []
    for path, body in (
        (f"/api/tables/{waiting}/invite", {"person": ann_for_bob["person"]}),
        ("/api/me/companions", {"restore": ann_for_bob["person"]}),  # only whoever removed can restore
        ("/api/me/companions", {"remove": "nobody"}),
    ):
        with pytest.raises(Refused) as refused:
            bob.call("POST", path, body)
        assert refused.value.code == "not-found"
    restored = ann.call("POST", "/api/me/companions", {"restore": bob_for_ann["person"]})
    assert (restored["people"], restored["removed"]) == ([bob_for_ann], [])
    assert companions(bob) == [ann_for_bob]
    ann.call("POST", "/api/me/companions", {"remove": bob_for_ann["person"]})
    bob.call("DELETE", "/api/me")
    assert ann.call("GET", "/api/me/companions")["removed"] == []


def test_a_companion_finds_the_table_they_are_invited_to(patient: Running) -> None:
    ann, bob, table = pair(patient, "ten_squares")
    played(ann, bob, table)
    [companion] = companions(ann)
    waiting = ann.make("ten_squares", ["me", "open"])["table"]
    with pytest.raises(Refused) as refused:
        bob.call("POST", f"/api/tables/{waiting}/invite", {"person": companions(bob)[0]["person"]})
    assert refused.value.code == "not-found"
    invitation = {"person": companion["person"]}

    assert ann.call("POST", f"/api/tables/{waiting}/invite", invitation) == {"ok": True}
    assert waiting in {line["table"] for line in bob.tables()["mine"]}
    assert bob.command(waiting, {"type": "sit", "id": "1", "seat": 1})["ok"]
    with pytest.raises(Refused):
        ann.call("POST", f"/api/tables/{table}/invite", invitation)
    bob.call("DELETE", "/api/me")
    assert companions(ann) == []
