"""Matches as plain data, and damaged data refused."""

import pytest

from tenfold.core.errors import BadFile, BadOption, BadSeats, ReplayDiverged, TenfoldError, UnknownGame
from tenfold.core.match import Match
from tenfold.core.match_file import match_from_plain, match_to_plain
from tenfold.core.match_log import secret_of
from tests.toys.lanterns import GAME
from tests.wording import like


@pytest.fixture
def match() -> Match:
    match = Match(GAME, 2, secret_of(3, "lanterns"), {"rounds": "three"})
    for _ in range(4):
        seat = match.due[-1]
        match.submit(seat, match.view(seat).legal[0], match.count(seat))
    return match


def test_players_come_back(match: Match) -> None:
    assert match_from_plain(match_to_plain(match, ["Ada", "Ben"]), GAME)[1] == ["Ada", "Ben"]


def test_the_game_is_found_by_its_id(match: Match) -> None:
    with pytest.raises(UnknownGame):
        match_from_plain(match_to_plain(match))


def test_a_match_of_another_game_is_refused(match: Match) -> None:
    with pytest.raises(BadFile, match=like("core", "error-match-other-game", title="Lanterns")):
        match_from_plain({**match_to_plain(match), "game": "tenzania"}, GAME)


@pytest.mark.parametrize("values", [None, [], "text", {}, {"format": 1}, {"game": "lanterns"}, 7])
def test_what_is_no_match_is_refused(values: object) -> None:
    with pytest.raises(BadFile, match=like("core", "error-match-foreign")):
        match_from_plain(values, GAME)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"format": 2}, BadFile),
        ({"rules_version": 9}, BadFile),
        ({"seats": 9}, BadSeats),
        ({"options": {"calm": "perhaps"}}, BadOption),
        ({"options": []}, ReplayDiverged),
        ({"options": 5}, BadFile),
        ({"seed": "ab"}, BadFile),
        ({"seed": "no hex"}, BadFile),
        ({"digests": []}, BadFile),
        ({"entries": 5}, BadFile),
        ({"entries": [{"seat": 0}]}, BadFile),
        ({"entries": [{"seat": float("inf"), "action": "draw"}]}, BadFile),
        ({"players": None}, BadFile),
    ],
)
def test_damage_is_named(match: Match, change: dict[str, object], error: type[TenfoldError]) -> None:
    with pytest.raises(error) as caught:
        match_from_plain({**match_to_plain(match), **change}, GAME)
    assert type(caught.value) is error


def test_a_move_that_is_none_is_named_with_its_entry(match: Match) -> None:
    values = match_to_plain(match)
    values["entries"][2]["action"] = "dance"

    with pytest.raises(ReplayDiverged, match="Entry 3") as caught:
        match_from_plain(values, GAME)
    assert caught.value.number == 3
