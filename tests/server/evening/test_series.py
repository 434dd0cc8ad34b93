"""Events over several dates, and Swiss pairing, on a real server."""

import pytest

from tenfold.client import Client, Refused
from tests.server.helpers import Running, until

PLAN = {"game": "ten_squares", "size": 2, "pairing": "swiss", "bots": "greedy"}


def led(host: Client, path: str, kind: str, **fields: object) -> dict[str, object]:
    found: dict[str, object] = host.call("POST", f"{path}/commands", {"type": kind, **fields})
    return found


def test_points_add_up_over_dates_and_go_with_their_owner(patient: Running) -> None:
    host, ann, bob = (patient.guest(name) for name in ("Host", "Ann", "Bob"))
    first = host.call("POST", "/api/evenings", PLAN)["evening"]
    path = f"/api/evenings/{first}"
    code = host.call("GET", path)["code"]
    for guest in (ann, bob):
        found = guest.call("POST", "/api/join", {"key": code})
        guest.call("POST", f"{path}/commands?key={found['key']}", {"type": "enter"})
    assert host.call("GET", path)["series"] == []
    with pytest.raises(Refused):
        host.call("POST", f"/api/evenings?after={first}", PLAN)  # it isn't over
    led(host, path, "round", after=0)
    table = ann.call("GET", path)["me"]["table"]
    seat = next(one["seat"] for one in bob.table(table)["seats"] if one["yours"])
    bob.command(table, {"type": "resign", "id": "r", "seat": seat})
    until(lambda: host.call("GET", path)["between"])
    led(host, path, "end")
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


def test_swiss_pairing_needs_tables_of_two(patient: Running) -> None:
    with pytest.raises(Refused) as refused:
        patient.guest("Host").call("POST", "/api/evenings", {**PLAN, "game": "tenzania", "size": 3})
    assert refused.value.code == "evening-swiss"
