"""A screen that all look at: a line that only watches, opened by somebody who plays."""

import pytest

from tenfold.client import TableConnection
from tenfold.core.registry import game_ids, game_of
from tests.server.helpers import Running, pair, until
from tests.wording import like

HIDDEN = -1


def told(line: TableConnection) -> str:
    """The last view of a line, as it came."""
    line.wait(lambda it: bool(it.views))
    assert set(line.views) == {HIDDEN}
    return str(line.views[HIDDEN])


@pytest.mark.parametrize("game_id", game_ids())
def test_a_line_that_watches_is_told_what_a_stranger_is_told(server: Running, game_id: str) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    others = ["me"] * (game_of(game_id).seats[0] - 1)
    made = ann.make(game_id, ["me", *others], start=True)
    eve.join(made["code"])
    with ann.sit(made["table"], watches=True) as screen, eve.sit(made["table"]) as stranger:
        assert told(screen) == told(stranger)
        assert list(screen.events) == list(stranger.events)
        assert screen.table["host"] is False
        assert not any(seat["yours"] for seat in screen.table["seats"])


def test_a_screen_keeps_nobody_present(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table, watches=True), bob.sit(table) as line:
        line.wait(lambda it: it.table is not None and it.table["spectators"] == 1)

        assert [seat["present"] for seat in line.table["seats"]] == [False, True]


def test_nothing_can_be_played_over_a_line_that_watches(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as own, ann.sit(table, watches=True) as screen:
        view = own.wait_for_turn()
        assert view is not None
        answer = screen.send("act", seat=0, action=view["legal"][0]["action"], count=view["count"])

        assert (answer["ok"], answer["code"]) == (False, "watching")
        assert screen.send("resign", seat=0)["code"] == "watching"
        assert screen.send("ping")["ok"]


def test_a_screen_goes_on_after_what_it_saw(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "me"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as own, ann.sit(table, watches=True) as screen:
        told(screen)
        screen.drop()
        view = own.wait_for_turn()
        assert view is not None
        assert own.act(view, view["legal"][0]["action"])["ok"]
        screen.wait(lambda it: bool(it.events))

        until(lambda: screen.receive(0.05) is None)
        numbers = [event["number"] for event in screen.events]
        assert numbers == sorted(numbers)
        assert like("tenzania", "event-place", you="no", seat="Ann").match(screen.events[0]["text"])
