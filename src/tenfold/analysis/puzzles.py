"""Daily puzzles: one decision from a match of bots, with one best answer by a stated margin.

A puzzle is the seed of a match and the actions that lead to its moment, so that it is played on the real
board, from the view of the seat that has to choose. Which one a day has follows from the date alone.
"""

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from msgspec import convert

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.messages import title_of, translate

FILE = "puzzles.json"
FIRST_DAY = date(2026, 1, 1)


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
    return convert(values["puzzles"], tuple[Puzzle, ...])


def puzzle_of_day(game: Game, day: date) -> tuple[int, Puzzle]:
    """The puzzle of a day and its number: the same for everybody."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise NoPuzzles(translate("error-no-puzzles", title=title_of(game)))
    number = (day - FIRST_DAY).days % len(puzzles)
    return number, puzzles[number]
