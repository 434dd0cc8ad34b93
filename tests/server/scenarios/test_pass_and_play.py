"""Several people before one screen, and the heartbeat of their line."""

from tests.server.helpers import Running
from tests.wording import like

HIDDEN = -1


def test_people_who_share_a_screen_get_the_view_that_may_lie_open(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "me"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as line:
        frame = line.receive(10)
        while frame["type"] != "view":
            frame = line.receive(10)
    common = frame["common"]

    assert common["observer"] == HIDDEN
    assert common["legal"] == []
    assert all(card == HIDDEN for hand in common["state"]["hand"] for card in hand)
    assert common["state"]["hand_size"][:2] == [3, 3]


def test_one_person_gets_no_second_view(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as line:
        frame = line.receive(10)
        while frame["type"] != "view":
            frame = line.receive(10)

    assert "common" not in frame


def test_at_one_screen_nobody_is_you(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "me"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as line:
        view = line.wait_for_turn()
        line.act(view, view["legal"][0]["action"])
        line.wait(lambda it: it.views[0]["count"] == 1)
        placed = [event for event in line.views[0]["events"] if event["code"] == "place"]

    assert placed
    assert all(like("tenzania", "event-place", you="no", seat="Ann").match(event["text"]) for event in placed)


def test_a_ping_is_answered_at_once_and_stores_nothing(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as line:
        line.wait_for_turn()
        before = len(server.run(server.runtime.store.tables.events(table)))
        answer = line.send("ping")

    assert answer["ok"]
    assert len(server.run(server.runtime.store.tables.events(table))) == before
    assert ann.command(table, {"type": "ping", "id": "by-post"})["ok"]
