"""Events over several dates, and Swiss pairing, on a real server."""

import pytest

from tenfold.client import Client, Refused
from tests.server.helpers import Running, begun, until

PLAN = {"game": "ten_squares", "size": 2, "pairing": "swiss", "bots": "greedy"}


def led(host: Client, path: str, kind: str, **fields: object) -> dict[str, object]:
    found: dict[str, object] = host.call("POST", f"{path}/commands", {"type": kind, **fields})
    return found


def test_points_add_up_over_dates_and_go_with_their_owner(patient: Running) -> None:
    host, ann, bob = (patient.guest(name) for name in ("Host", "Ann", "Bob"))
    first = host.call("POST", "/api/evenings", PLAN)["evening"]
    path = f"/api/evenings/{first}"
    assert host.call("GET", path)["series"] == []
    with pytest.raises(Refused):
        host.call("POST", f"/api/evenings?after={first}", PLAN)  # it isn't over
    play_round(host, first, ann, bob)
    with pytest.raises(Refused):
        ann.call("POST", f"/api/evenings?after={first}", PLAN)  # not hers

    second = host.call("POST", f"/api/evenings?after={first}", PLAN)["evening"]
    series = host.call("GET", f"/api/evenings/{second}")["series"]
    assert [(row["name"], row["points"], row["dates"]) for row in series] == [
        ("Ann", 1.0, [1.0, None]),
        ("Bob", 0.0, [0.0, None]),
    ]
    guest = ann.me()["guest"]
    ann.call("DELETE", "/api/me")
    until(lambda: host.call("GET", f"/api/evenings/{second}")["series"][0]["name"] != "Ann")
    row = patient.run(patient.runtime.store.evenings.row(second))
    assert guest.encode() not in row.body


def test_ratings_of_a_series_count_its_games_alone_for_those_who_may_see_it(patient: Running) -> None:
    host, ann, bob, eve = (patient.guest(name) for name in ("Host", "Ann", "Bob", "Eve"))
    for guest in (ann, bob, eve):
        guest.call("POST", "/api/games/tenzania/ladder", {"yes": True})
    other = begun(ann, eve, "tenzania", hints=False)
    assert ann.command(other, {"type": "resign", "id": "r", "seat": 0})["ok"]
    event, events = "", list[str]()
    for _ in range(2):
        event = host.call(
            "POST", f"/api/evenings?after={event}", {**PLAN, "game": "tenzania", "hints": False}
        )["evening"]
        play_round(host, event, ann, bob)
        events.append(event)

    def ladder(client: Client, more: str = "") -> list[tuple[str, int]]:
        people = client.call("GET", f"/api/games/tenzania/ladder{more}")["people"]
        return sorted((one["name"], one["games"]) for one in people)

    until(lambda: ladder(ann) == [("Ann", 3), ("Bob", 2), ("Eve", 1)], 60)
    assert ladder(ann) == [("Ann", 3), ("Bob", 2), ("Eve", 1)]
    for one in events:
        assert ladder(bob, f"?event={one}") == [("Ann", 2), ("Bob", 2)]
    assert ladder(host, f"?event={event}") == []  # who isn't on the ladder sees no ratings
    with pytest.raises(Refused):
        ladder(eve, f"?event={event}")
    series = {one.series for one in patient.run(patient.runtime.store.history.all())}
    assert (events[0] in series, events[1] in series) == (True, False)


def play_round(host: Client, event: str, ann: Client, bob: Client) -> None:
    """A date of one round, which Bob gives up."""
    path = f"/api/evenings/{event}"
    code = host.call("GET", path)["code"]
    for guest in (ann, bob):
        found = guest.call("POST", "/api/join", {"key": code})
        guest.call("POST", f"{path}/commands?key={found['key']}", {"type": "enter"})
    led(host, path, "round", after=0)
    table = ann.call("GET", path)["me"]["table"]
    seat = next(one["seat"] for one in bob.table(table)["seats"] if one["yours"])
    assert bob.command(table, {"type": "resign", "id": "r", "seat": seat})["ok"]
    until(lambda: host.call("GET", path)["between"])
    led(host, path, "end")


def test_swiss_pairing_needs_tables_of_two(patient: Running) -> None:
    with pytest.raises(Refused) as refused:
        patient.guest("Host").call("POST", "/api/evenings", {**PLAN, "game": "tenzania", "size": 3})
    assert refused.value.code == "evening-swiss"
