"""`tenfold history`, and its figures, which pages compute in another way."""

import json
import re
from pathlib import Path

from tenfold.cli.files.history import figures_of
from tests.cli.terminal import run
from tests.server.helpers import Running, pair, play_out, until
from tests.wording import said

SAVED = Path(__file__).parents[1] / "data" / "0.1.0" / "saved"
VECTOR = Path(__file__).parents[2] / "web" / "src" / "history" / "figures.vector.json"


def test_figures_are_those_that_pages_compute() -> None:
    vector = json.loads(VECTOR.read_text(encoding="utf-8"))

    assert figures_of(vector["games"], vector["levels"].get) == vector["figures"]


def save(folder: Path, name: str, players: list[str], scores: list[int] | None) -> None:
    """A saved match as far as a history reads it."""
    ranks = [1 + sum(other > score for other in scores or []) for score in scores or []]
    outcome = None if scores is None else {"scores": scores, "ranking": ranks}
    match = {"format": 1, "game": "tenzania", "players": players, "outcome": outcome}
    (folder / f"{name}.tenfold").write_text(json.dumps(match))


def test_saved_games_are_listed_and_counted(data: Path) -> None:
    nothing = run(data, "history")
    data.mkdir(exist_ok=True)
    save(data, "won", ["Ann", "bot:tali"], [29, 24])
    save(data, "running", ["Ann", "bot:tali"], None)
    save(data, "shared", ["Ann", "Bob"], [1, 2])
    (data / "broken.tenfold").write_text("[")
    done = run(data, "history")

    assert (nothing.code, nothing.out.strip()) == (0, said("cli", "history-none"))
    assert done.code == 0
    args = {"date": "", "game": "Tenzania", "scores": " 29–24", "names": "Tali"}
    assert said("cli", "history-line", result="won", **args) in done.out
    assert done.out.count("Tenzania") == 3
    assert re.search(r"^ *Tenzania +1 +100% +29 *$", done.out, re.MULTILINE)
    assert said("cli", "history-streak", now=1, longest=1) in done.out
    assert run(data, "history", "ten_squares").out == nothing.out


def test_saved_journeys_are_counted_by_playing_them_again(data: Path) -> None:
    data.mkdir(exist_ok=True)
    values = json.loads((SAVED / "ten_days_africa.tenfold").read_text(encoding="utf-8"))
    for name, players in {"won": ["Ann", "bot:tali"], "lost": ["bot:tali", "Ann"]}.items():
        (data / f"{name}.tenfold").write_text(json.dumps({**values, "players": players}))
    old = {**values, "players": ["Ann", "bot:tali"], "rules_version": 99}
    (data / "old.tenfold").write_text(json.dumps(old))
    done = run(data, "history")

    # Its winner's journey has seven places, one of them twice.
    assert re.search(r"^ *10 Days in Africa +3 +67% +6 *$", done.out, re.MULTILINE), done.out
    assert said("cli", "history-journey") in done.out
    assert said("cli", "history-journey") not in run(data, "history", "tenzania").out


def test_games_of_a_server_are_listed_too(server: Running, data: Path) -> None:
    ann, bob, table = pair(server, "ten_squares")
    with ann.sit(table) as a, bob.sit(table) as b:
        play_out(a, b)
    until(lambda: bool(ann.call("GET", "/api/me/history")["games"]), 60)
    data.mkdir(exist_ok=True)
    (data / "guests.json").write_text(json.dumps({server.url: ann.cookie}))
    done = run(data, "history", "--server", server.url)

    assert done.code == 0
    assert "10 Squares" in done.out
    assert "Bob" in done.out
    assert run(data, "history", "--server", "http://127.0.0.1:9").code != 0
