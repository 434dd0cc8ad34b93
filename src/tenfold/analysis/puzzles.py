"""Daily puzzles: one decision from a match of bots, with one best answer by a stated margin.

A puzzle is the seed of a match and the actions that lead to its moment, so that it is played on the real
board, from the view of the seat that has to choose. Which one a day has follows from the date alone.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from tenfold.agents.search_agent import SearchAgent, compare
from tenfold.agents.win_probability import gain_in_probability
from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.messages import title_of, translate
from tenfold.core.view import View

FILE = "puzzles.json"
FIRST_DAY = date(2026, 1, 1)
"""The day from which puzzles are counted."""
RIVALS = 6
"""So many other moves, the best by the search, are measured against the answer."""
EVEN = 0.5


class NoPuzzles(TenfoldError):
    """A game has no puzzles for its current rules."""

    code = "no-puzzles"


@dataclass(frozen=True)
class Puzzle:
    """One puzzle: how to reach the decision, and its answer."""

    seed: str
    """Of the match, with the game's id and number 0."""
    seats: int
    options: dict[str, str]
    actions: tuple[int, ...]
    """What the lowest due seat did each time, up to the moment."""
    answer: str
    """The best move, in notation."""
    margin: float
    """By how much win chance it is better than any other, at least."""
    exact: bool
    """Whether exact values say so."""
    budget: int
    """The tries by which it was found; it holds with ten times as many."""
    rounds: int
    """After how many rounds of all seats its tries were judged: a level may change, and it stays as it is."""

    def match(self, game: Game) -> Match:
        """The match at the moment of the puzzle."""
        match = Match(game, self.seats, secret_of(self.seed, game.id), self.options)
        for action in self.actions:
            seat = match.due[0]
            match.submit(seat, action, match.count(seat))
        return match

    def plain(self) -> dict[str, Any]:
        """As plain data, ready for JSON."""
        return {**asdict(self), "actions": list(self.actions)}


@dataclass(frozen=True)
class BestAnswer:
    """The best answer, and how much better it is than the next."""

    best: int
    gap: float
    """By how much win chance the best move is better than the next."""
    error: float
    is_exact: bool


def path_of(game: Game) -> Path:
    """Where the puzzles of a game are."""
    return game.folder / FILE


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of their days; none, where there are none for its rules."""
    try:
        values = json.loads(path_of(game).read_text(encoding="utf-8"))
    except OSError:
        return ()
    if values["rules_version"] != game.rules_version:
        return ()
    return tuple(Puzzle(**{**one, "actions": tuple(one["actions"])}) for one in values["puzzles"])


def write(game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Keep the puzzles of a game, one a line."""
    lines = ",\n".join(json.dumps(one.plain(), separators=(",", ":")) for one in puzzles)
    head = f'{{"rules_version": {game.rules_version}, "puzzles": [\n'
    path_of(game).write_text(f"{head}{lines}\n]}}\n", encoding="utf-8")


def puzzle_of_day(game: Game, day: date) -> tuple[int, Puzzle]:
    """The puzzle of a day and its number: the same for everybody."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise NoPuzzles(translate("error-no-puzzles", title=title_of(game)))
    number = (day - FIRST_DAY).days % len(puzzles)
    return number, puzzles[number]


def solve_puzzle(view: View, budget: int, rounds: int, seed: int) -> BestAnswer | None:
    """The best move of a view and by how much; None where that cannot be said."""
    search_model = view.game.search_model
    if search_model is None or len(view.legal) < 2:
        return None
    level = replace(search_model.levels[EXPERT], playouts=budget, rounds=rounds)
    decision = SearchAgent(seed).decide(view, level)
    if not decision.candidates:
        return None
    if decision.playouts == 0:
        best, second = decision.candidates[:2]
        return BestAnswer(best.action, (best.gain - second.gain) / 2, 0.0, is_exact=True)
    ranked = [decision.action, *(one.action for one in decision.candidates if one.action != decision.action)]
    worlds = max(2, budget // (1 + RIVALS))
    tried = compare(view, level, ranked[: 1 + RIVALS], worlds, seed)
    best, second = sorted(tried, key=lambda one: -one.gain)[:2]
    gap = gain_in_probability(best.gain - second.gain, search_model, view.seats, EVEN)
    error = gain_in_probability(max(best.error, second.error), search_model, view.seats, EVEN)
    return BestAnswer(best.action, gap, error, is_exact=False)
