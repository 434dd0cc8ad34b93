"""The ladder on a real server: asked for, counted, seen by those who are on it, and left."""

from pathlib import Path

import pytest

from tenfold.client import Client, Refused
from tests.server.helpers import Running, begun, pair, play_out, running, settings_for, until

GAME = "ten_squares"


def ladder(client: Client, *, yes: bool | None = None) -> dict[str, object]:
    path = f"/api/games/{GAME}/ladder"
    found: dict[str, object] = (
        client.call("GET", path) if yes is None else client.call("POST", path, {"yes": yes})
    )
    return found


def play(ann: Client, bob: Client, **more: object) -> None:
    with ann.sit(begun(ann, bob, GAME, **more)) as a, bob.sit(a._id) as b:
        play_out(a, b)


@pytest.mark.parametrize("any_server", ["sqlite", "three processes"], indirect=True)
def test_only_those_who_asked_are_rated_and_see_each_other(any_server: Running) -> None:
    ann, bob, eve = (any_server.guest(name) for name in ("Ann", "Bob", "Eve"))
    assert ladder(ann) == {**ladder(ann), "offered": True, "listed": False, "people": []}
    assert [one["level"] for one in ladder(ann)["levels"]] == ["expert", "strong", "casual", "beginner"]  # type: ignore[attr-defined]
    ladder(ann, yes=True)
    ladder(bob, yes=True)
    play(ann, eve, hints=False)
    play(ann, bob, hints=True)
    assert ladder(ann)["people"] == []
    play(ann, bob, hints=False)

    def people() -> list[tuple[str, int, bool]]:
        return sorted((one["name"], one["games"], one["yours"]) for one in ladder(ann)["people"])  # type: ignore[attr-defined]

    # Ann's game with Eve is rated, but Eve isn't on the ladder.
    until(lambda: people() == [("Ann", 2, True), ("Bob", 1, False)], 40)
    assert sum(one["rating"] for one in ladder(ann)["people"]) == pytest.approx(3000, abs=2)  # type: ignore[attr-defined]
    assert ladder(eve)["people"] == []
    assert bob.call("GET", "/api/me/data")["on_ladder_since"] is not None
    bob.call("DELETE", "/api/me")
    until(lambda: people() == [], 40)
    ladder(ann, yes=False)
    assert ladder(ann)["listed"] is False


def test_the_server_admin_can_turn_ratings_off(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, ladder=False), at_once=True) as server:
        ann, _, _ = pair(server)
        assert ladder(ann)["offered"] is False
        with pytest.raises(Refused):
            ladder(ann, yes=True)
        with pytest.raises(Refused):
            ann.call("GET", "/api/games/chess/ladder")
