"""How a game is searched: its evaluation function, its levels and what it knows about opponents."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tenfold.core.levels import PLAIN_LEVELS, Level

if TYPE_CHECKING:
    from tenfold.core.view import View


@dataclass(frozen=True)
class SearchModel:
    """How a game is searched."""

    evaluate: Callable[[Any, int, Any], None]
    """Writes what each seat may expect of a state whose hidden parts are dealt."""
    levels: Mapping[str, Level] = field(default_factory=lambda: PLAIN_LEVELS)
    opponent_weight: float = 1.0
    """How much a seat minds what the others may expect, on average."""
    logit_scale: float = 0.0
    """Where the judge tells points: by how many a seat must lead to win e times as often as it loses;
    0 where it tells chances."""
    searches_simultaneous: bool = True
    """Whether a decision that several seats make at once is searched too: by the own part of it alone."""
    solve: Callable[["View"], Mapping[int, float] | None] | None = None
    """What each legal action is exactly worth to the observer of a view; None where that would take long."""
    score_actions: Callable[[Any, int, Any, int, Any], None] | None = None
    """The heuristic of who searches, where there is a better one than the baseline's."""
    score_actions_as_opponent: Callable[[Any, int, Any, int, Any], None] | None = None
    """The heuristic by which the others go on in every second world, where it is not always that of who
    searches: nobody knows by what they play."""
    sample_world: Callable[[Any, int, Any], None] | None = None
    """Deals what an observer cannot see by what others did; where there is none, the rules deal it."""
