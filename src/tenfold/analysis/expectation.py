"""Results that one seat can expect from its view, by sampled worlds."""

from tenfold.agents.search_agent import playout_depth, search_memory
from tenfold.agents.win_probability import normalised, win_shares
from tenfold.core.levels import EXPERT
from tenfold.core.outcome import Outcome
from tenfold.core.search_kernels import TRIAL, SearchSettings
from tenfold.core.view import View


def possible_results(view: View, worlds: int, seed: int) -> list[float]:
    """What the observer of a view gets in each of some worlds, in which all go on by the heuristic.

    Those are points, where the evaluation gives points: how others stand hardly matters to them. Otherwise
    they are win probabilities: by its own cards alone, where others' may be any and would say little.
    """
    search_model = view.game.search_model
    assert search_model is not None
    playouts = Playouts(view, playout_depth(search_model.levels[EXPERT], view), seed)
    has_points = search_model.logit_scale > 0
    is_own = has_points or search_model.odds_root > 0
    return [_result(playouts, world, view.observer, has_points, is_own) for world in range(worlds)]


def _result(playouts: "Playouts", world: int, observer: int, has_points: bool, is_own: bool) -> float:  # noqa: FBT001
    """What the observer gets if a world has ended, or can expect of it."""
    values = playouts.play(world)
    outcome = None if has_points else playouts.outcome()
    if outcome is not None:
        return win_shares(outcome)[observer]
    return values[observer] if is_own else normalised(values)[observer]


class Playouts:
    """Worlds of a view in which all seats go on by the heuristic."""

    def __init__(self, view: View, turns: int, seed: int) -> None:
        search_model = view.game.search_model
        assert search_model is not None
        self._game, self._seats = view.game, view.seats
        self._memory = search_memory(view)
        self._settings = SearchSettings(view.observer, view.seats, turns, search_model.opponent_weight, seed)

    def play(self, world: int) -> list[float]:
        """Play one of the worlds; what the evaluation gives each seat in the end."""
        self._game.searcher.play_world(self._memory, self._settings, world)
        return [float(value) for value in self._memory.values]

    def outcome(self) -> Outcome | None:
        """How the world that was played last has ended, if it has."""
        return self._game.status(self._memory.records[TRIAL : TRIAL + 1], self._seats)[1]
