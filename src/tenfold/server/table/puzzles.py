"""The puzzle of the day as JSON: a view, the answer and its reason, so that a browser needs no server."""

from datetime import date
from functools import lru_cache
from typing import Any

from tenfold.agents.hints import rank_by_heuristic, suggest
from tenfold.analysis.puzzles import Puzzle, puzzle_of_day, puzzles_of
from tenfold.core.game import Game
from tenfold.core.languages import current_language
from tenfold.core.levels import EXPERT
from tenfold.core.text import text_of
from tenfold.core.view import View
from tenfold.server.table.frames import action_text, encode, legal_json, lines_json, passive_view_json


def puzzle_body(game: Game, day: date) -> bytes:
    number, _ = puzzle_of_day(game, day)
    plain = _puzzle(game, number, current_language(), is_compiled=game.is_compiled)
    return encode({"day": day.isoformat(), "number": number, **plain})


@lru_cache(256)
def _puzzle(game: Game, number: int, _language: str, *, is_compiled: bool) -> dict[str, Any]:  # noqa: ARG001
    """Cached by number, because days share puzzles and every day can be asked for.

    Before a game is compiled, no moves are tried.
    """
    return puzzle_plain(game, puzzles_of(game)[number], number)


def puzzle_plain(game: Game, puzzle: Puzzle, number: int = 0) -> dict[str, Any]:
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
        "others": _others(view, answer, number),
    }


def _others(view: View, answer: int, seed: int) -> list[dict[str, Any]]:
    """What the best other moves lose, by the tries of hints; none if these don't see the answer first."""
    best, *others = suggest(EXPERT, view, seed)
    return [
        {"text": action_text(view.game, other.action), "chance": round(other.chance, 3)}
        for other in others
        if best.action == answer and other.chance is not None
    ]
