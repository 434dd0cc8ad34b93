"""Gymnasium environments: one seat is yours, bots play the others.

    import gymnasium
    import tenfold.envs.gymnasium

    env = gymnasium.make("tenfold/Tenzania-v0", bots="greedy")

Since version 1 Gymnasium looks up no entry points: importing this module names the games, and
`gymnasium.make("tenfold.envs.gymnasium:tenfold/Tenzania-v0")` imports it by itself.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tenfold.core.registry import game_ids
from tenfold.envs import Env, make
from tenfold.envs.config import WIDE
from tenfold.envs.observed_space import observed_space
from tenfold.envs.single_match import SingleMatch

MAX_SEED = 2**31


def _make_env(game: str, count: int, seats: int | None, seat: int, bots: str, **settings: Any) -> Env:
    players = seats if seats is not None else SingleMatch(game).seats
    styles = [None if other == seat else bots for other in range(players)]
    return make(game, count, seats=players, bots=styles, validate=False, **settings)


def _spaces_of(env: Env) -> tuple[spaces.Box, spaces.Discrete]:
    """What is observed in one match, and what can be done."""
    return observed_space(env.game, env.config.dtype), spaces.Discrete(env.actions)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One match from one seat. An illegal action becomes the lowest legal one; `info` counts them.

    `info["action_mask"]` says what is legal: `env.action_space.sample(info["action_mask"])`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "random",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        dtype: str = WIDE,
    ) -> None:
        self.render_mode = render_mode
        self._seat = seat
        self._env = _make_env(game, 1, seats, seat, bots, options=options, dtype=dtype, auto_reset=False)
        self._actions = np.zeros(1, np.int64)
        self._illegal = 0
        self.observation_space, self.action_space = _spaces_of(self._env)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the next match; the seed decides it and all after it."""
        super().reset(seed=seed, options=options)
        self._env.reset(int(self.np_random.integers(MAX_SEED)))
        self._illegal = self._env.illegal
        return self._env.observation[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play, and let the bots play until it is your turn again, or the match is over."""
        self._actions[0] = action
        self._env.step(self._actions)
        reward = float(self._env.reward[0, self._seat])
        return self._env.observation[0].copy(), reward, bool(self._env.done[0]), False, self._info()

    def render(self) -> Any:
        """The view as text."""
        if self.render_mode != "ansi":
            return None
        single = SingleMatch(self._env.game, self._env.seats)
        single.states[:] = self._env.states
        single.update_status()
        return single.text(self._seat)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._env.mask[0].astype(np.int8),
            "illegal": self._env.illegal - self._illegal,
            "scores": self._env.scores[0].copy(),
        }


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many matches from one seat; you get the arrays of the batch without a copy.

    A match that is over is followed at once by the next one; there is no final observation, for
    there is nothing left to decide. `infos["scores"]` has the results where `terminations` is true.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  the same

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "random",
        options: Mapping[str, str] | None = None,
        dtype: str = WIDE,
    ) -> None:
        self.num_envs = num_envs
        self._seat = seat
        self._env = _make_env(
            game, num_envs, seats, seat, bots, options=options, dtype=dtype, auto_reset=True
        )
        self.single_observation_space, self.single_action_space = _spaces_of(self._env)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._no_truncations = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all matches; one seed decides them all."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first, options=options)
        self._env.reset(int(self.np_random.integers(MAX_SEED)))
        return self._env.observation, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in each match."""
        self._env.step(actions)
        rewards = self._env.reward[:, self._seat]
        return self._env.observation, rewards, self._env.done, self._no_truncations, self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._env.mask, "scores": self._env.scores}


def camel(game_id: str) -> str:
    """A game's id as Gymnasium writes names: `TenDaysAfrica`."""
    return "".join(word.capitalize() for word in game_id.split("_"))


for _game in game_ids():
    gymnasium.register(
        id=f"tenfold/{camel(_game)}-v0",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"game": _game},
    )
