"""The documents say what the code does."""

import re
import tomllib

import pytest

from tenfold.cli.commands.trace import trace
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_ids, game_of
from tenfold.families.ten_days.data import box_of
from tenfold.games.heart_of_africa import data as heart
from tenfold.games.ten_squares import data as squares
from tools.field_tables import CONTRACTS, with_tables

ROOT = CONTRACTS.parent.parent


def test_the_tables_of_fields_are_those_of_the_records() -> None:
    text = CONTRACTS.read_text()

    assert text == with_tables(text), "run `make goldens`"


def test_the_fields_of_a_traces_first_line_are_named() -> None:
    game = game_of("ten_squares")
    first = next(iter(trace(Match(game, 2, secret_of(1, "docs")))))
    (row,) = (line for line in CONTRACTS.read_text().splitlines() if line.startswith("| first |"))

    assert set(first) <= set(re.findall(r"`(\w+)`", row))


def test_what_the_numbers_of_things_mean_is_as_written() -> None:
    """Tiles in the order of the box, tracks and tickets in the order of the file."""
    text = CONTRACTS.read_text()
    africa, usa = box_of("africa").tiles, box_of("usa").tiles
    assert [sum(tile.kind == kind for tile in africa) for kind in range(3)] == [45, 10, 5]
    assert [sum(tile.kind == kind for tile in usa) for kind in range(3)] == [50, 10, 6]
    assert box_of("africa", "usa").map_start == [0, 60, 126]
    for sentence in (
        "0 to 59 (places to 44, planes to 54)",
        "0 to 65 (places to 49, planes to 59)",
        "from 60 on",
    ):
        assert sentence in text
    board = tomllib.loads((game_of("heart_of_africa").folder / "data" / "board.toml").read_text())
    stops = [stop["id"] for place in board["place"] for stop in place["stops"]]
    assert [stop.id for stop in heart.BOARD.stops] == stops
    assert [[stops[end] for end in track.ends] for track in heart.BOARD.tracks] == [
        track["between"] for track in board["track"]
    ]
    assert [ticket.points for ticket in heart.BOARD.tickets] == [
        ticket["points"] for ticket in board["ticket"]
    ]
    assert ", ".join((*heart.COLOUR_NAMES, "locomotive")) in " ".join(text.split())
    assert "NO_TICKET) 48, no track (NO_TRACK) 117" in text
    assert (heart.TICKETS, heart.TRACKS, heart.KINDS) == (48, 117, 9)
    assert (squares.card_of(squares.BLACK, 1), squares.CARDS) == (13, 26)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_readme_names_every_game(game_id: str) -> None:
    assert game_of(game_id).title in (ROOT / "README.md").read_text()
