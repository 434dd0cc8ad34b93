"""The terminal at a table of a real server."""

import json
import re
import threading
from pathlib import Path

import pytest

from tenfold.client import Client
from tests.cli.terminal import COMMAND, THE_END, Terminal, run
from tests.server.helpers import Running
from tests.wording import like, said

ASK = said("cli", "ask-move", whose=said("cli", "your-move"))


def play_as_other(client: Client, table: str) -> None:
    """Somebody elsewhere who always plays what comes first."""
    with client.sit(table) as line:
        line.wait(lambda line: line.table is not None)
        line.send("sit", seat=1)
        line.send("ready", yes=True)
        while (view := line.wait_for_turn(timeout=60)) is not None:
            line.act(view, view["legal"][0]["action"])


def test_a_whole_game_against_a_bot_of_the_server(server: Running, data: Path) -> None:
    typed = "1\n" * 40
    done = run(data, "play", "tenzania", "--server", server.url, "--bots", "random", typed=typed)

    assert done.code == 0
    assert done.out.count(ASK) == 40
    assert f"Tenzania · {THE_END}" in done.out
    assert "★" in done.out


def test_a_table_is_made_with_the_bot_the_pace_and_the_helper_that_are_wished(
    server: Running, data: Path
) -> None:
    words = ("--bots", "bolt", "--pace", "quick", "--helper", "dizzy")
    done = run(data, "play", "ten_squares", "--server", server.url, *words, typed="quit\n")
    client = Client(server.url, next(iter(_book(data).values())))
    table = client.table(client.tables()["mine"][0]["table"])

    assert said("agents", "bot-about", character="bolt", name="Bolt", level="greedy") in done.out
    assert (table["seats"][1]["character"], table["pace"], table["helper"]) == ("bolt", "quick", "random")


def test_two_people_meet_by_the_code(server: Running, data: Path) -> None:
    with Terminal(
        data, "play", "ten_squares", "--server", server.url, "--names", "Ann", "--plain", command=COMMAND
    ) as terminal:
        terminal.until(said("cli", "server-code", code="CODE").partition("CODE")[0])
        code = terminal.until(".").rstrip(".")
        other = server.guest("Bo")
        table = other.join(code)
        person = threading.Thread(target=play_as_other, args=(other, table), daemon=True)
        person.start()
        terminal.until(ASK)
        terminal.type("why red to a")
        terminal.until("(Q")
        terminal.until(ASK)
        terminal.type("rules Q7")
        terminal.until("Q7")
        while terminal.until_any(ASK, f"10 Squares · {THE_END}") == ASK:
            terminal.type("1")

        assert terminal.end() == 0
        assert "Bo" in terminal.seen
    person.join(60)


def test_who_comes_back_has_the_same_seat(server: Running, data: Path) -> None:
    first = run(data, "play", "tenzania", "--server", server.url, "--bots", "greedy", typed="1\nquit\n")
    assert said("cli", "server-leave") in first.out
    (line,) = Client(server.url, next(iter(_book(data).values()))).tables()["mine"]
    again = run(data, "play", "--server", server.url, "--join", line["code"], typed="hint\nquit\n")

    assert again.code == 0
    assert like("cli", "server-hint").search(again.out)


def _book(data: Path) -> dict[str, str]:
    book: dict[str, str] = json.loads((data / "guests.json").read_text())
    return book


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--server", "http://127.0.0.1:9"), like("cli", "no-server", url="http://127.0.0.1:9")),
        (("--server", "ftp://x"), like("cli", "server-address", url="ftp://x")),
        (("--server", "http://127.0.0.1:9", "--names", "Ann,Bo"), like("cli", "server-one-name")),
    ],
)
def test_what_cannot_be_reached_is_said(
    data: Path, arguments: tuple[str, ...], sentence: re.Pattern[str]
) -> None:
    done = run(data, "play", "tenzania", *arguments)

    assert done.code == 2
    assert sentence.search(done.err)


def test_a_wrong_code_is_said(server: Running, data: Path) -> None:
    done = run(data, "play", "--server", server.url, "--join", "AAAAAA")

    assert done.code == 2
    assert done.err.strip()
