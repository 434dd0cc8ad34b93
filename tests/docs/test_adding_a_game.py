"""docs/adding_a_game.md names what there is to write."""

import re
from dataclasses import fields
from pathlib import Path

from tenfold.core.game import Game

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "adding_a_game.md"


def test_every_field_of_a_game_is_explained() -> None:
    table = PAGE.read_text(encoding="utf-8").split("## The fields of `Game(…)`")[1].split("\n## ")[0]
    first_cells = " ".join(re.findall(r"^\| (`.*?) \|", table, re.MULTILINE))

    assert set(re.findall(r"`(\w+)", first_cells)) == {one.name for one in fields(Game)}
