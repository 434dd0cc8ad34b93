"""The puzzle of the day as JSON: a view, the answer and its reason, so that a browser needs no server."""

from datetime import date
from functools import lru_cache
from typing import Any

from tenfold.agents.hints import rank_by_heuristic
from tenfold.analysis.puzzles import Puzzle, puzzle_of_day, puzzles_of
from tenfold.core.game import Game
from tenfold.core.languages import current_language
from tenfold.core.text import text_of
from tenfold.server.table.frames import action_text, encode, legal_json, lines_json, passive_view_json


def puzzle_body(game: Game, day: date) -> bytes:
    number, _ = puzzle_of_day(game, day)
    return encode({"day": day.isoformat(), "number": number, **_puzzle(game, number, current_language())})


@lru_cache(256)
def _puzzle(game: Game, number: int, _language: str) -> dict[str, Any]:
    """Cached by number, because days share puzzles and every day can be asked for."""
    return puzzle_plain(game, puzzles_of(game)[number])


def puzzle_plain(game: Game, puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as the seat that chooses sees it, without anyone else's cards."""
    match = puzzle.match(game)
    seat = match.due[0]
    view = match.view(seat)
    text = text_of(game)
    names = [text.seat_name(one) for one in range(match.seats)]
    answer = game.actions.parse(puzzle.answer)
    (reason,) = rank_by_heuristic(view, answer, 1)
    plain = passive_view_json(view, names, match.count(seat))
    plain["legal"] = [legal_json(game, action) for action in view.legal]
    plain["lines"] = lines_json(view, names)
    return {
        "game": game.id,
        "title": text.title(game),
        "names": names,
        "view": plain,
        "answer": {"action": puzzle.answer, "text": action_text(game, answer), "why": reason.why},
        "margin": puzzle.margin,
        "exact": puzzle.exact,
    }
