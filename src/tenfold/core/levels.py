"""How well bots play: the names of the levels, and what a level means in one game."""

from collections.abc import Mapping
from dataclasses import dataclass

BEGINNER = "beginner"
CASUAL = "casual"
STRONG = "strong"
EXPERT = "expert"


@dataclass(frozen=True)
class Level:
    """How a bot finds its move: by the heuristic alone, or by trying the best moves in many worlds."""

    oversight_rate: float = 0.0
    """The chance that it does not see a move; it plays the best of those that it sees."""
    playouts: int = 0
    """How often moves are tried in all; 0: the heuristic decides."""
    width: int = 16
    """How many moves are tried, the best by the heuristic."""
    turns: int = 0
    rounds: int = 1
    """A try is judged after so many turns, and so many rounds of all seats."""
    min_standard_errors: float = 0.0
    """The heuristic's own choice is left only for one that is better by so many standard errors."""
    solves: bool = False
    """Whether it works out exact values where the game can."""
    uses_tuned_weights: bool = False
    """Whether it has the better heuristic, where the game has two; who searches always has."""


PLAIN_LEVELS: Mapping[str, Level] = {
    BEGINNER: Level(oversight_rate=0.6),
    CASUAL: Level(oversight_rate=0.25),
    STRONG: Level(),
    EXPERT: Level(),
}
"""The levels of a game that says nothing about them: its heuristic, with or without oversights."""
