"""How well bots play: the levels that every game has, and what a game says about its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.core.view import View

BEGINNER = "beginner"
CASUAL = "casual"
STRONG = "strong"
EXPERT = "expert"


@dataclass(frozen=True)
class Level:
    """How a bot finds its move: by the heuristic alone, or by trying the best moves in many worlds."""

    overlooks: float = 0.0
    """The chance that it does not see a move; it plays the best of those that it sees."""
    playouts: int = 0
    """How often moves are tried in all; 0: the heuristic decides."""
    width: int = 16
    """How many moves are tried, the best by the heuristic."""
    turns: int = 0
    rounds: int = 1
    """A try is judged after so many turns, and so many rounds of all seats."""
    doubt: float = 0.0
    """The heuristic's own choice is left only for one that is better by so many standard errors."""
    solves: bool = False
    """Whether it works out exact values where the game can."""
    is_sharp: bool = False
    """Whether it has the better heuristic, where the game has two; who searches always has."""


PLAIN_LEVELS: Mapping[str, Level] = {
    BEGINNER: Level(overlooks=0.6),
    CASUAL: Level(overlooks=0.25),
    STRONG: Level(),
    EXPERT: Level(),
}
"""The levels of a game that says nothing about them: its heuristic, with or without oversights."""


@dataclass(frozen=True)
class Judgement:
    """How a game is searched."""

    judge: Callable[[Any, int, Any], None]
    """Writes what each seat may expect of a state whose hidden parts are dealt."""
    levels: Mapping[str, Level] = field(default_factory=lambda: PLAIN_LEVELS)
    rivals: float = 1.0
    """How much a seat minds what the others may expect, on average."""
    spread: float = 0.0
    """Where the judge tells points: by how many a seat must lead to win e times as often as it loses;
    0 where it tells chances."""
    searches_together: bool = True
    """Whether a decision that several seats make at once is searched too: by the own part of it alone."""
    solve: Callable[["View"], Mapping[int, float] | None] | None = None
    """What each legal action is exactly worth to the observer of a view; None where that would take long."""
    weigh: Callable[[Any, int, Any, int, Any], None] | None = None
    """The heuristic of who searches, where there is a better one than the baseline's."""
    weigh_rival: Callable[[Any, int, Any, int, Any], None] | None = None
    """The heuristic by which the others go on in every second world, where it is not always that of who
    searches: nobody knows by what they play."""
    imagine: Callable[[Any, int, Any], None] | None = None
    """Deals what an observer cannot see by what others did; where there is none, the rules deal it."""
