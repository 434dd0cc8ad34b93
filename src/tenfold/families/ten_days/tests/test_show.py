"""The table as text: what is open is shown, and names keep their stars."""

from typing import Any

import pytest

from tenfold.core.game import Game
from tenfold.core.text import text_of
from tenfold.families.ten_days.tests.tables import (
    AFRICA,
    USA,
    WORLD,
    act,
    box,
    dealt,
    fill,
    fill_all,
    single_board,
    table,
)

pytestmark = pytest.mark.words

NAMES = ("Ann", "Ben")
CONGO = "Democratic-Republic-of-the-Congo"


def shown(game: Game, states: Any, observer: int = 0, language: str = "en") -> list[str]:
    view = game.view(states, 2, observer)
    return ["".join(span.text for span in line) for line in game.show(view, text_of(game, language), NAMES)]


def asked(game: Game, states: Any, words: str, language: str = "en") -> list[str]:
    assert game.about is not None
    view = game.view(states, 2, 0)
    text = text_of(game, language)
    return ["".join(span.text for span in line) for line in game.about(view, text, words, NAMES)]


@single_board
def test_d48_after_the_end_the_draw_pile_is_open(game: Game) -> None:
    place = "Libya" if game is AFRICA else "Iowa"
    states = table(game, draw=f"{place} automobile automobile")
    states[0].turns = 998
    act(game, states, "swap 1 2")
    assert not any("left in the draw pile" in line for line in shown(game, states, 1))
    act(game, states, "swap 1 2")

    for observer in (0, 1, -1):
        lines = shown(game, states, observer)
        at = lines.index("3 tiles left in the draw piles:")
        assert lines[at + 1] == f"  {place}, automobile ×2"


def test_d48_after_the_end_all_draw_piles_around_the_world_are_open() -> None:
    states = table(WORLD)
    states[0].turns = 999
    act(WORLD, states, "swap 1 2")
    lines = shown(WORLD, states, 1)
    count = int(states[0].draw_size.sum())

    at = lines.index(f"{count} tiles left in the draw piles:")
    listed = " ".join(lines[at + 1 : lines.index("", at)])
    for number in states[0].stock[:count].tolist():
        assert box(WORLD).tiles[number].place in listed
    assert max(map(len, lines)) <= 80


def test_d40_the_covered_tiles_of_a_pile_are_told_on_request() -> None:
    states = table(AFRICA, piles=["Chad Togo automobile", "Libya"])

    assert any(line.endswith("automobile  2 more underneath (?pile 1)") for line in shown(AFRICA, states))
    assert asked(AFRICA, states, "Pile 1") == [
        "Pile 1 has 3 tiles, from the top down:",
        "   1  an automobile",
        "   2  Togo",
        "   3  Chad*",
    ]
    assert asked(AFRICA, states, "pile 2") == ["Pile 2 has 1 tile:", "   1  Libya"]
    assert asked(AFRICA, states, "pile 1", "fr")[2] == "   2  Togo"
    assert asked(AFRICA, states, "pile 9")[0].startswith("There’s no place called “pile 9” on the board.")


def test_d40_an_empty_pile_is_told_as_such() -> None:
    states = table(AFRICA, piles=["Chad"])
    act(AFRICA, states, "take 1")

    assert asked(AFRICA, states, "pile 1") == ["Pile 1 is empty."]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "options"), [(AFRICA, {"days": "5"}), (AFRICA, {}), (WORLD, {})])
def test_d17_no_name_is_cut_and_every_star_is_shown(
    game: Game, options: dict[str, str], language: str
) -> None:
    states = table(game, f"{CONGO} Central-African-Republic Chad Rwanda {CONGO}", options=options)
    lines = shown(game, states, 0, language)

    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines if "✗" not in line)
    stars = {"en": "Dem. Rep. Congo*", "fr": "Congo-Kinshasa*"}[language]
    assert sum(line.count(stars) for line in lines) == 2
    assert any(
        {"en": "Central African Rep", "fr": "République centrafricaine"}[language] in line for line in lines
    )


def test_d53_what_is_left_of_the_own_share_is_shown_while_filling() -> None:
    states = dealt(WORLD)
    fill(WORLD, states, 0, "draw africa", "fill 1", "draw usa")
    lines = shown(WORLD, states)

    assert "Filling the racks. Left to draw: 29 from Africa, 32 from the USA." in lines
    assert any(
        line.endswith("Left to draw: 30 from Africa, 33 from the USA.") for line in shown(WORLD, states, 1)
    )
    assert not any("Left to draw" in line for line in shown(WORLD, states, -1))
    assert not any("Left to draw" in line for line in shown(AFRICA, dealt(AFRICA)))


def test_d53_with_a_share_that_is_used_up_the_count_is_none() -> None:
    states = dealt(WORLD, 4)
    for day in range(1, 16):
        fill(WORLD, states, 0, "draw africa", f"fill {day}")
    view = WORLD.view(states, 4, 0)
    names = (*NAMES, "Cleo", "Dan")
    lines = ["".join(span.text for span in line) for line in WORLD.show(view, text_of(WORLD), names)]

    assert any(line.endswith("Left to draw: 0 from Africa, 16 from the USA.") for line in lines)


def test_d56_around_the_world_the_page_names_one_age_and_one_length() -> None:
    for name, short, eight in (("RULES.md", "20–30", "ages 8+"), ("RULES.fr.md", "20 à 30", "8 ans")):
        page = (WORLD.folder / name).read_text(encoding="utf-8")
        assert short not in page
        assert eight not in page
        assert short in (USA.folder / name).read_text(encoding="utf-8")


def test_d57_in_africa_real_borders_count_also_across_water() -> None:
    neighbours = box(AFRICA).boards[0].neighbours
    for one, other in (
        ("Democratic Republic of the Congo", "Tanzania"),
        ("Chad", "Nigeria"),
        ("Angola", "Congo"),
    ):
        assert other in neighbours[one]


def test_the_end_of_filling_leaves_no_share() -> None:
    states = dealt(WORLD)
    fill_all(WORLD, states)

    assert not any("your share" in line for line in shown(WORLD, states))
