"""OpenSpiel games. `load("ten_squares")`, or `pyspiel.load_game("tenfold_ten_squares")`.

The deal is the only chance node: one of `deals` equally likely shuffles, which decides all later draws
too. Of several seats that are due the lowest is the current player.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from tenfold.core import codec
from tenfold.core.game import Game
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.rng import seed_stream
from tenfold.core.view import View
from tenfold.envs.single_match import SingleMatch

DEALS = 1000
PREFIX = "tenfold_"


def load(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    deals: int = DEALS,
    beginning: Any = None,
) -> Any:
    """A game for OpenSpiel's algorithms.

    With a true state of ours as `beginning`, matches begin there, and chance decides what nobody
    could know from then on: small enough for CFR, if it is late enough.
    """
    found = game_of(game)
    chosen = {"players": found.seats[0] if seats is None else seats, "deals": deals}
    return TenfoldGame(found, chosen, options, beginning)


def resample(state: Any, player: int, rng: Any) -> Any:
    """Another state that the player cannot tell from this one: for ISMCTS, `bot.set_resampler`."""
    other = state.clone()
    _imagine(other.single, state.single.view(player), int(rng.integers(2**31)))
    return other


def _imagine(single: SingleMatch, view: View, seed: int) -> None:
    """Put a match where the observer of a view may think that it is."""
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, seed, 0)
    single.states[:] = view.states
    single.game.compiled.determinize_at(single.states, 0, view.observer, stream)
    single.update_status()


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "deals": DEALS},
    )


class TenfoldGame(pyspiel.Game):  # type: ignore[misc]
    """A game with OpenSpiel's interface."""

    def __init__(
        self,
        game: Game,
        params: Mapping[str, Any] | None = None,
        options: Mapping[str, str] | None = None,
        beginning: Any = None,
    ) -> None:
        chosen = {"players": game.seats[0], "deals": DEALS, **(params or {})}
        self.game = game
        self.seats = int(chosen["players"])
        self.deals = int(chosen["deals"])
        self.options = game.validate_options(self.seats, options)
        self.beginning = beginning
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.count,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.max_entries,
        )
        super().__init__(_type_of(game), info, chosen)

    def new_initial_state(self) -> "TenfoldState":
        """Before the deal."""
        return TenfoldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Views as tensors and strings."""
        return Observer(self, iig_obs_type, params)


class TenfoldState(pyspiel.State):  # type: ignore[misc]
    """A state of a match with OpenSpiel's interface."""

    def __init__(self, game: TenfoldGame) -> None:
        super().__init__(game)
        self.single = SingleMatch(game.game, game.seats, game.options)
        self.deals = game.deals
        self.beginning = game.beginning
        self.is_dealt = False
        self.entries: list[tuple[int, int]] = []
        """Who did what."""

    def current_player(self) -> int:
        """The lowest seat that is due."""
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if not self.single.due else self.single.due[0]

    def is_chance_node(self) -> bool:
        """Only the deal is chance."""
        return not self.is_dealt

    def is_terminal(self) -> bool:
        """Whether nobody is due any more."""
        return self.is_dealt and not self.single.due

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One of so many shuffles, each equally likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.single.legal(player))

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt:
            self._deal(int(action))
            return
        seat = self.single.due[0]
        self.entries.append((seat, int(action)))
        self.single.act(seat, int(action))

    def _deal(self, number: int) -> None:
        self.is_dealt = True
        if self.beginning is None:
            self.single.deal(number)
        else:
            view = self.single.game.view(self.beginning, self.single.seats, SPECTATOR)
            _imagine(self.single, view, number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        return self.single.game.actions.notation(int(action))

    def returns(self) -> list[float]:
        """What each seat gets at the end: winners share one win, and the sum is zero."""
        return self.single.rewards() if self.is_dealt else [0.0] * self.single.seats

    def __deepcopy__(self, memo: Any) -> "TenfoldState":
        return self.clone()

    def clone(self) -> "TenfoldState":
        """The same moment once more."""
        other = super().clone()
        other.single = self.single.copy()
        other.entries = self.entries[:]
        other.is_dealt = self.is_dealt
        return other

    def __str__(self) -> str:
        if not self.is_dealt:
            return "before the deal"
        return codec.canonical(codec.plain(self.single.states[0], self.single.game.state)).decode()

    def seen_by(self, player: int) -> str:
        """A player's view as one line."""
        return codec.canonical(self.single.view(player).plain()["state"]).decode() if self.is_dealt else ""

    def history_of(self, player: int) -> str:
        """What a player saw being done, in order."""
        game = self.single.game
        seen = [game.seen_entry(seat, action, player) for seat, action in self.entries]
        return " ".join(f"{entry.seat}:{entry.action}" for entry in seen)


class Observer:
    """Views as tensors and strings; an information state's string includes what the player saw before."""

    def __init__(self, game: TenfoldGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}")
        self._recalls = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        self.tensor = np.zeros(game.game.encoder.size, np.float32)
        self.dict = {}
        start = 0
        for part in game.game.encoder.layout:
            self.dict[part.name] = self.tensor[start : start + part.length]
            start += part.length

    def set_from(self, state: TenfoldState, player: int) -> None:
        """Write a player's view as numbers."""
        self.tensor[:] = state.single.observation(player) if state.is_dealt else 0.0

    def string_from(self, state: TenfoldState, player: int) -> str:
        """A player's view as text, and what the player saw before it, where that counts."""
        seen = state.seen_by(player)
        return f"{seen} {state.history_of(player)}" if self._recalls else seen


def _register_game(game_id: str) -> None:
    game = game_of(game_id)

    class Registered(TenfoldGame):
        """The game of this id."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(_type_of(game), Registered)


def register() -> None:
    """Name every game for `pyspiel.load_game`: `tenfold_tenzania(players=3)`."""
    known = set(pyspiel.registered_names())
    for game in game_ids():
        if PREFIX + game not in known:
            _register_game(game)
