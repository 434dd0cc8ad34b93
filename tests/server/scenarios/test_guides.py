"""A guided first game at a server: a real table of one person, where what the guide asks for is played."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tenfold.client import Client
from tenfold.client.connection import TableConnection
from tenfold.client.http import Refused
from tenfold.core.languages import languages, use_language
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.guides import guide_of, has_guide
from tests.server.helpers import Running, running, settings_for, until
from tests.wording import said

GUIDED = [game_id for game_id in game_ids() if has_guide(game_id)]


def make_guide(client: Client, game: str = "ten_squares") -> str:
    table: str = client.call("POST", f"/api/games/{game}/guide")["table"]
    return table


@contextmanager
def learning(server: Running, game: str = "ten_squares") -> Iterator[tuple[Client, str, TableConnection]]:
    """Somebody who learns, the table, and the line to it at the first step."""
    ann = server.guest("Ann")
    table = make_guide(ann, game)
    with ann.sit(table) as line:
        asked(line)
        yield ann, table, line


def asked(line: TableConnection) -> Any:
    """The learner's view as soon as the guide asks for something, or is over."""
    line.wait(lambda it: any(is_asked(view) for view in it.views.values()))
    return next(iter(line.views.values()))


def is_asked(view: Any) -> bool:
    guide = view["guide"]
    return bool(guide["plays"]) or guide["step"] == guide["steps"]


def do(line: TableConnection, action: str) -> Any:
    """Do something that the guide asks for; the view when it asks for the next thing."""
    view = asked(line)
    assert line.act(view, action)["ok"]
    line.wait(lambda it: next(iter(it.views.values()))["count"] > view["count"])
    return asked(line)


def follow(line: TableConnection) -> list[str]:
    """Do what the guide asks for, to its end; what it says on the way."""
    said = []
    while (view := asked(line))["guide"]["plays"]:
        said.append(view["guide"]["text"])
        do(line, view["guide"]["plays"][0])
    return [*said, view["guide"]["text"]]


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_followed_to_its_end(server: Running, game: str) -> None:
    guide = guide_of(game_of(game))
    assert guide is not None
    with learning(server, game) as (_, _, line):
        said = follow(line)
        seats = line.table["seats"]

    text = text_of(game_of(game))
    names = {f"name-{seat['seat'] + 1}": seat["name"] for seat in seats}
    wanted = [text.say(step.sentence, names) for step in guide.steps for _ in step.moves]
    assert said == [*wanted, text.say(guide.END, names)]
    assert [seat["character"] for seat in seats] == [player or None for player in guide.players]


@pytest.mark.parametrize("language", languages())
def test_a_wrong_move_changes_nothing_and_is_explained_in_the_readers_words(
    server: Running, language: str
) -> None:
    with use_language(language), learning(server) as (_, _, line):
        for _ in range(3):
            view = do(line, "turn")
        illegal = line.act(view, "red to a")
        do(line, "red to d")
        view = do(line, "turn")
        wrong = line.act(view, "red to b")

        assert illegal["code"] == "illegal"
        assert wrong == {
            "type": "answer",
            "id": wrong["id"],
            "ok": False,
            "code": "not-the-step",
            "sentence": text_of(game_of("ten_squares"), language).say("guide-trick-wrong", {"name-2": "Pip"}),
        }
        assert line.act(view, "red to e")["ok"]


def test_several_moves_as_one_follow_the_guide_too(server: Running) -> None:
    with learning(server) as (_, _, line):
        view = line.views[0]
        wrong = line.send("act-all", seat=0, actions=["turn", "red to b"], count=view["count"])
        right = line.send("act-all", seat=0, actions=["turn"], count=view["count"])

    assert not wrong["ok"]
    assert right["ok"]


def test_a_hint_is_what_the_guide_asks_for(server: Running) -> None:
    with learning(server) as (_, _, line):
        assert line.send("hint", seat=0)["action"] == "turn"


def test_in_a_guide_nothing_is_taken_back_and_nobody_resigns(server: Running) -> None:
    with learning(server) as (_, _, line):
        view = do(line, "turn")

        assert not view["can_take_back"]
        assert line.send("take-back", seat=0, count=view["count"])["code"] == "cannot-take-back"
        assert line.send("resign", seat=0)["code"] == "guided"


def test_a_guide_is_in_no_list_and_opens_to_nobody_else(server: Running) -> None:
    ben = server.guest("Ben")
    with learning(server) as (ann, table, line):
        shown = line.table
        lists = ann.tables()
        refusals = []
        for key in (shown["code"], shown["path"].rsplit("/", 1)[-1], table):
            with pytest.raises(Refused) as refused:
                ben.join(key)
            refusals.append(refused.value.status)

    assert shown["guide"]
    assert table not in [one["table"] for one in (*lists["mine"], *lists["public"])]
    assert refusals == [404, 404, 404]


def test_a_game_that_is_not_there_has_no_guide(server: Running) -> None:
    with pytest.raises(Refused) as refused:
        make_guide(server.guest("Ann"), "chess")

    assert refused.value.status == 404


def test_the_shelf_says_which_games_have_a_guide(server: Running) -> None:
    assert [game["id"] for game in server.guest("Ann").games() if game["guide"]] == GUIDED


def test_a_guide_goes_on_after_a_restart_and_is_forgotten_soon(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, learning(server) as (ann, table, line):
        do(line, "turn")
    with running(settings_for(tmp_path)) as server:
        ann.url = server.url
        with ann.sit(table) as line:
            assert asked(line)["guide"]["step"] == 1
            follow(line)
    with running(settings_for(tmp_path, guide_days=-1.0, put_away_days=-1.0, look_seconds=0.05)) as server:
        ann.url = server.url
        until(lambda: ann.request("GET", f"/api/tables/{table}")[0] == 404)

        assert ann.request("GET", f"/api/tables/{table}")[0] == 404


def test_without_a_guide_the_page_is_told_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenfold.server.runtime.table_factory.guide_of", lambda _: None)

    with pytest.raises(Refused) as refused:
        make_guide(server.guest("Ann"))
    assert refused.value.sentence == said("server", "not-found", what="guide")
