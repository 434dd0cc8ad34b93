"""How a game is searched: its evaluation function, its levels and what it knows about opponents."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.core.levels import PLAIN_LEVELS, Level

if TYPE_CHECKING:
    from tenfold.core.view import View


@dataclass(frozen=True)
class Solver:
    """Computes the exact value of each legal action, where that doesn't take long.

    Only `fill` is compiled. Pages call it in WebAssembly and have the other two translated.
    """

    prepare: Callable[["View"], tuple[Any, ...] | None]
    """What `fill` needs to know of a view, lists and whole numbers, and last the shape of the values; None
    where it would take long."""
    fill: Callable[..., None]
    """Writes the values of all positions into an array of zeros, its last argument."""
    worths: Callable[["View", tuple[Any, ...], Any], Mapping[int, float]]
    """What each legal action is worth, by what was prepared and the values."""
    arguments: tuple[Any, ...]
    """Arguments of `fill`, to compile it."""

    def __call__(self, view: "View") -> Mapping[int, float] | None:
        """What each legal action is worth to the view's observer, from a sure loss, -1, to 1, or None."""
        prepared = self.prepare(view)
        if prepared is None:
            return None
        *given, shape = prepared
        values = np.zeros(shape)
        self.fill(*(np.array(one, np.int64) if isinstance(one, list) else one for one in given), values)
        return self.worths(view, prepared, values)


@dataclass(frozen=True)
class SearchModel:
    """What search needs to know about a game."""

    evaluate: Callable[[Any, int, Any], None]
    """The evaluation function: writes what each seat can expect of a state without unknown parts."""
    levels: Mapping[str, Level] = field(default_factory=lambda: PLAIN_LEVELS)
    opponent_weight: float = 1.0
    """How much the others' mean expectation counts against a seat's own."""
    logit_scale: float = 0.0
    """If `evaluate` gives points: the lead at which a seat wins e times as often as it loses; 0 if it gives
    win probabilities."""
    odds_root: int = 0
    """If `evaluate` gives each seat's chance by its own cards, whatever the others hold: 1 if seats share the
    win by their odds, 2 by the square roots of these. 0 if it gives points, or chances that add up to one."""
    curve_worlds: int = 1
    """How many times as many worlds each moment of a review's curve gets: where a world only says who won, a
    few say little."""
    searches_simultaneous: bool = True
    """Whether decisions that several seats make at once are searched, too: by the seat's own part alone."""
    solve: Solver | None = None
    score_actions: Callable[[Any, int, Any, int, Any], None] | None = None
    """The heuristic of search, where it is better than the baseline's."""
    score_actions_as_opponent: Callable[[Any, int, Any, int, Any], None] | None = None
    """The heuristic for opponents in every other sampled world, because we do not know how they play."""
    sample_world: Callable[[Any, int, Any], None] | None = None
    """Samples what an observer cannot see from what others did; without it, the rules deal it uniformly."""
