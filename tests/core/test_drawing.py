"""A view is drawn as text and as HTML, with nothing in it that its observer may not know."""

import re
from html import unescape

import pytest

from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.view import View
from tenfold.envs import make


def html_of(view: View) -> str:
    return view._repr_html_()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_view_is_drawn_the_same_as_text_and_as_html(game_id: str) -> None:
    match = Match(game_of(game_id), 2, bytes(32))
    for observer in (0, 1, SPECTATOR):
        view = match.view(observer)
        plain = unescape(re.sub(r"<[^>]+>", "", html_of(view)))

        assert "Seat 1" in view.draw()
        assert [line.rstrip() for line in plain.splitlines()] == view.draw().splitlines()


def test_hands_are_drawn_for_their_owner_only() -> None:
    match = Match(game_of("tenzania"), 2, bytes(32))

    assert "Your hand" in match.view(0).draw()
    assert "Your hand" not in match.view(SPECTATOR).draw()


def test_a_match_of_a_batch_is_seen_by_the_seat_that_is_due() -> None:
    env = make("ten_squares", 3)
    env.step(env.sample())

    assert env.view(2).observer == env.due[2]
    assert env.view(2).legal == tuple(env.mask[2].nonzero()[0].tolist())
