"""What a typed line means."""

import pytest

from tenfold.cli.table.prompt import Move, Request, Several, Unclear, steps_of, understand
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.core.view import View
from tests.wording import said

NAMES = ["Ann", "Bo"]


@pytest.fixture(scope="module")
def view() -> View:
    """Bo holds 4, 4 and 8 on the table 1, 8 with the value 9."""
    match = Match(game_of("tenzania"), 2, secret_of("1", "tenzania"))
    for notation in ("play 1 say 1", "play 9 say 10", "play 1 say 1", "play 8 say 9"):
        seat = match.due[0]
        match.submit(seat, match.game.actions.parse(notation), match.count(seat))
    seen = match.view(match.due[0])
    assert seen.plain()["legal"] == ["play 4 say 13", "play 8 say 8", "play 8 say 17"]
    return seen


def meaning(typed: str, view: View) -> object:
    return understand(typed, view, NAMES)


def test_a_number_chooses_from_the_list(view: View) -> None:
    assert meaning("2", view) == Move(view.legal[1])


@pytest.mark.parametrize("typed", ["play 8 say 17", "  PLAY 8   Say 17 "])
def test_a_move_is_typed_with_any_spaces_and_capitals(typed: str, view: View) -> None:
    assert meaning(typed, view) == Move(view.legal[2])


def test_the_beginning_of_one_move_is_enough(view: View) -> None:
    assert meaning("play 4", view) == Move(view.legal[0])


def test_the_beginning_of_several_moves_is_asked_back(view: View) -> None:
    assert meaning("play 8", view) == Several(view.legal[1:])


def test_a_beginning_ends_with_a_word(view: View) -> None:
    assert isinstance(meaning("play 8 say 1", view), Unclear)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", said("cli", "nothing-typed")),
        ("0", said("cli", "no-such-choice", typed="0", most=3)),
        ("4", said("cli", "no-such-choice", typed="4", most=3)),
        ("9" * 5000, said("cli", "no-such-choice", typed="9" * 11 + "…", most=3)),
        ("play 7", said("tenzania", "why-not-in-hand", card=7) + " (Z3)"),
        ("play 8 say 9", said("tenzania", "why-wrong-value", value=9, card=8, stated=9) + " (Z5)"),
        ("paly 8 say 8", said("core", "error-bad-notation-close", text="paly 8 say 8", close="play 8 say 8")),
        ("hint please", said("core", "error-bad-notation", text="hint please")),
    ],
)
def test_what_cannot_be_done_is_answered_with_a_reason(typed: str, sentence: str, view: View) -> None:
    answer = meaning(typed, view)

    assert isinstance(answer, Unclear)
    assert answer.sentence.startswith(sentence)


@pytest.mark.parametrize(
    ("typed", "request_"),
    [
        ("?", Request("?", "")),
        ("help", Request("?", "")),
        ("HINT", Request("hint", "")),
        ("why play 7", Request("why", "play 7")),
        ("rules Z7", Request("rules", "Z7")),
        ("save here/My Match", Request("save", "here/My Match")),
        ("q", Request("quit", "")),
    ],
)
def test_requests_are_understood(typed: str, request_: Request, view: View) -> None:
    assert meaning(typed, view) == request_


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ("take 2, put day 3 on pile 1", ["take 2", "put day 3 on pile 1"]),
        ("  Take 2   PUT day 3 on pile 1 ", ["take 2", "put day 3 on pile 1"]),
        ("take 2", ["take 2"]),
        ("draw, discard on pile", ["draw", "discard on pile"]),
        ("take 2 put day 3 on pile 1 nonsense", ["take 2 put day 3 on pile 1 nonsense"]),
        ("save one,two.json", ["save one,two.json"]),
        (",", [","]),
        ("draw " * 5000, ["draw " * 5000]),
    ],
)
def test_several_moves_stand_in_one_line(typed: str, steps: list[str]) -> None:
    assert steps_of(typed, game_of("ten_days_africa")) == steps


def test_a_whole_claim_stands_in_one_line() -> None:
    claim = "claim cape-town-port-elizabeth pay black x2 loco x1 double loco x1"

    assert steps_of(claim, game_of("heart_of_africa")) == [
        "claim cape-town-port-elizabeth",
        "pay black x2 loco x1",
        "double loco x1",
    ]


@pytest.mark.parametrize("typed", ["?chad", "? Chad", "help Chad"])
def test_places_are_asked_about(typed: str, view: View) -> None:
    assert meaning(typed, view) == Request("?", typed[-4:])
