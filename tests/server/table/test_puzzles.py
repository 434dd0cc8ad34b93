"""The puzzle of the day on the server."""

from datetime import date, timedelta

import msgspec
import pytest

from tenfold.analysis.puzzles import puzzles_of
from tenfold.core.registry import game_of
from tenfold.server.table import puzzles


def test_far_off_days_share_the_puzzles_that_were_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("ten_squares")
    made: list[str] = []
    create = puzzles.puzzle_plain
    monkeypatch.setattr(puzzles, "puzzle_plain", lambda *these: made.append(these[1].seed) or create(*these))
    puzzles._puzzle.cache_clear()
    cycle = timedelta(days=len(puzzles_of(game)))
    days = [date(2026, 11, 18) + number * cycle for number in range(20)]

    bodies = [msgspec.json.decode(puzzles.puzzle_body(game, day)) for day in days]

    assert len(made) == 1
    assert [body["day"] for body in bodies] == [day.isoformat() for day in days]
    assert len({body["answer"]["action"] for body in bodies}) == 1


def test_the_best_other_moves_say_what_they_lose() -> None:
    game = game_of("ten_squares")
    shown = [puzzles.puzzle_plain(game, one, number) for number, one in enumerate(puzzles_of(game)[:8])]

    assert any(one["others"] for one in shown) == game.is_compiled
    for one in shown:
        losses = [other["chance"] for other in one["others"]]
        assert all(loss < 0 for loss in losses)
        assert one["answer"]["text"] not in [other["text"] for other in one["others"]]
