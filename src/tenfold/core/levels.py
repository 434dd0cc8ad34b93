"""How well bots play: the names of the levels, and what a level means in one game."""

from collections.abc import Mapping
from dataclasses import dataclass

BEGINNER = "beginner"
CASUAL = "casual"
STRONG = "strong"
EXPERT = "expert"
LEARNED = "learned"
"""Plays by a network, in games that come with one."""


TO_THE_END = 1_000_000
"""Rounds of a playout that stops only when the match is over."""


@dataclass(frozen=True)
class Level:
    """How a bot chooses: by the heuristic alone, by trying the best moves in worlds, or by a network."""

    temperature: float = 0.0
    """In the heuristic's own measure: a move that looks worse by so much is e times less likely to be played;
    0: it plays what looks best."""
    temperature_per_seat: float = 0.0
    """Added for each seat beyond two: the more players, the less one player's mistakes matter."""
    playouts: int = 0
    """How many playouts a decision has; 0: the heuristic decides."""
    width: int = 16
    """How many candidates are tried: the best by the heuristic."""
    turns: int = 0
    rounds: int = 1
    """A playout is evaluated after this many turns plus this many rounds of all seats."""
    min_standard_errors: float = 0.0
    """Another move replaces the heuristic's choice only if it is better by this many standard errors."""
    solves: bool = False
    """Whether it computes exact values where the game can."""
    uses_tuned_weights: bool = False
    """Whether it uses the tuned heuristic, where the game has two; search always does."""
    uses_network: bool = False
    """Whether the game's network decides; nothing else of a level counts then."""


PLAIN_LEVELS: Mapping[str, Level] = {
    BEGINNER: Level(temperature=2.0),
    CASUAL: Level(temperature=0.5),
    STRONG: Level(),
    EXPERT: Level(),
}
"""The levels of a game without its own: the heuristic, played more or less surely."""
