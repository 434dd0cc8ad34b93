"""What whoever asks about a place is told."""

from typing import Any

import pytest

from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.about import about
from tenfold.games.heart_of_africa.data import BOARD, place_title
from tenfold.games.heart_of_africa.tests.tables import table

pytestmark = pytest.mark.words

NAMES = ("Ada", "Ben")


def asked(words: str, states: Any = None, observer: int = 0, language: str = "en") -> list[str]:
    view = GAME.view(table() if states is None else states, 2, observer)
    lines = [
        "".join(span.text for span in line) for line in about(view, text_of(GAME, language), words, NAMES)
    ]
    assert max(len(line) for line in lines) <= 80
    return lines


def test_a_place_can_be_asked_about() -> None:
    assert asked(" CAPE  town ") == [
        "Cape Town  A town.",
        "  Bloemfontein    3 orange  desert",
        "  Port Elizabeth  3 black   mountain  double",
        "  Port Elizabeth  3 black   mountain  double",
        "  Port Nolloth    2 red     desert    double",
        "  Port Nolloth    2 red     desert    double",
        "  Tickets in the box: Cape Town–East London (4), Cape Town–Moçâmedes (9),",
        "    Cape Town–Zomba (10)",
    ]
    assert GAME.about is about


def test_colours_agree_with_their_number_in_french() -> None:
    assert asked("bangui", language="fr")[1:3] == [
        "  Bondo                 2 vertes     Jungle",
        "  Carrefour Nord-Ouest  2 blanches   Montagne",
    ]


def test_h21_h32_a_ferry_and_madagascar_are_told() -> None:
    lines = asked("madag")

    assert lines[0] == "Madagascar  Two stops. Reaching either one completes a ticket."
    assert lines[1] == "  Durban      6 grey  mountain  ferry, 2 locomotives, double"
    assert lines[3] == "  Madagascar  4 grey  mountain"
    assert lines[4] == "  Moçambique  3 grey  mountain  ferry, 1 locomotive, double"


def test_h33_h34_countries_and_junctions_say_what_they_are() -> None:
    assert asked("chad")[0] == "Tchad  All routes here are dead ends. Reaching one completes a ticket."
    assert asked("tchad")[1:3] == [
        "  Ngaoundéré          4 orange  desert",
        "  Northwest junction  2 yellow  desert",
    ]
    assert asked("East junction")[0] == "East junction  A junction. It isn’t on any ticket."
    assert not any("Tickets" in line for line in asked("East junction"))


def test_marks_and_beginnings_are_understood_and_the_rest_is_not() -> None:
    assert asked("mocamedes") == asked("Moçâmedes")
    assert [line for line in asked("port") if not line.startswith(" ")] == [
        "Port Florence  A town.",
        "Port Nolloth  A town.",
        "Port Elizabeth  A town.",
    ]
    for words in ("atlantis", ""):
        assert asked(words) == [f"There’s no place called “{words}” on the board."]


def test_who_asks_with_a_view_is_told_owners_and_own_tickets_only() -> None:
    states = table(
        claims={0: ["cape-town-port-elizabeth"], 1: ["port-nolloth-cape-town"]},
        tickets={0: ["cape-town-zomba"], 1: ["cape-town-east-london"]},
    )
    mine = asked("cape town", states)
    others = asked("cape town", states, SPECTATOR)

    assert mine[2:6] == [
        "  Port Elizabeth  3 black   mountain  double, yours",
        "  Port Elizabeth  3 black   mountain  double, closed",
        "  Port Nolloth    2 red     desert    double, belongs to Ben",
        "  Port Nolloth    2 red     desert    double, closed",
    ]
    assert mine[-1] == "  Your tickets: Cape Town–Zomba (10)"
    assert not any("Your tickets" in line for line in others)
    assert others[2] == "  Port Elizabeth  3 black   mountain  double, belongs to Ada"


def test_every_place_has_an_answer() -> None:
    for place in range(len(BOARD.places)):
        assert asked(place_title(place))[0].startswith(place_title(place))
        assert asked(BOARD.places[place].id)[0].startswith(place_title(place))
