"""An agent that plays at one of a game's levels."""

from dataclasses import replace

import numpy as np

from tenfold.agents.baseline_agents import scores
from tenfold.agents.network_agent import NetworkPlayer, network_of
from tenfold.agents.search_agent import SearchAgent
from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.levels import EXPERT, PLAIN_LEVELS, Level
from tenfold.core.messages import title_of, translate
from tenfold.core.rng import seed_stream
from tenfold.core.view import View


class UnknownLevel(TenfoldError):
    """The game has no bot of that level."""

    code = "unknown-level"

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(translate("error-unknown-level", title=title_of(game), name=name))


def level_of(game: Game, name: str) -> Level:
    """What a level means for a game; with a box that its network never saw, the expert plays instead."""
    levels = game.search_model.levels if game.search_model else PLAIN_LEVELS
    if name not in levels:
        raise UnknownLevel(game, name)
    level = levels[name]
    return levels[EXPERT] if level.uses_network and game.boxes else level


class LevelAgent:
    """The agents that are called `beginner`, `casual`, `strong`, `expert` and `learned`.

    `most` bounds the playouts of a move, for whoever has less time than the level would take.
    """

    def __init__(self, seed: int, name: str, most: int | None = None) -> None:
        self._name = name
        self._most = most
        self._stream = np.zeros(2, np.uint64)
        seed_stream(self._stream, seed, 3)
        self._search = SearchAgent(seed)

    def act(self, view: View) -> int:
        """What the level finds; where rules are interpreted there is no time to search."""
        game = view.game
        level = level_of(game, self._name)
        if level.uses_network:
            return NetworkPlayer(network_of(game), game).act(view)
        if self._most is not None:
            level = replace(level, playouts=min(level.playouts, self._most))
        if (level.playouts > 0 or level.solves) and game.is_compiled:
            return self._search.decide(view, level).action
        return self._by_heuristic(view, level)

    def _by_heuristic(self, view: View, level: Level) -> int:
        """The best of the legal actions, or one that looks nearly as good; equals by lot."""
        game = view.game
        actions, worths = scores(view, game.searcher if level.uses_tuned_weights else game.compiled)
        temperature = level.temperature + level.temperature_per_seat * (view.seats - game.seats[0])
        if temperature > 0:
            return int(
                game.compiled.choose_likely_at(actions, actions.size, worths, temperature, self._stream)
            )
        return int(game.compiled.choose_best_at(actions, actions.size, worths, self._stream))
