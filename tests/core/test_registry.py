"""The registry finds games by their folders."""

import pytest

from tenfold.core.errors import UnknownGame
from tenfold.core.registry import game_ids, game_of
from tests.wording import like


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=like("core", "error-unknown-game")) as caught:
        game_of("chess")
    assert caught.value.known == list(game_ids())
    assert all(game_id in caught.value.sentence for game_id in game_ids())


def test_games_are_found_by_their_folders() -> None:
    assert "tenzania" in game_ids()
    assert all(game_of(game_id).id == game_id for game_id in game_ids())
