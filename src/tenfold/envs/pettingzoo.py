"""PettingZoo environments: every seat is an agent. `aec("tenzania")`, or `parallel("ten_days_africa")`."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from tenfold.envs.config import WIDE
from tenfold.envs.observed_space import observed_space
from tenfold.envs.single_match import SingleMatch

MAX_SEED = 2**31


def aec(game: str, **settings: Any) -> Any:
    """A game as an AEC environment, with the usual wrappers: an illegal action ends the match and costs 1."""
    env = SeatsAEC(game, **settings)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))
    )


def parallel(game: str, **settings: Any) -> "SeatsParallel":
    """A game as a parallel environment: fits where seats act at the same time, as in 10 Days' first phase."""
    return SeatsParallel(game, **settings)


class _Seats:
    """Base of both kinds of environments."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        dtype: str = WIDE,
    ) -> None:
        self.single = SingleMatch(game, seats, options, dtype)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.seats)]
        actions = self.single.game.actions.count
        numbers = observed_space(self.single.game, dtype)
        told = spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, told)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent is told: its view as numbers, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's view as numbers, and which actions are legal for it."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.single.observation(seat), "action_mask": self.single.mask(seat)}

    def render(self) -> str | None:
        """The view of the seat that is due, as text."""
        if self.render_mode != "ansi":
            return None
        return self.single.text(self.single.due[0] if self.single.due else 0)

    def close(self) -> None:
        """Nothing is open."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.single.deal(int(self._random.integers(MAX_SEED)))

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.possible_agents}


class SeatsAEC(_Seats, AECEnv):  # type: ignore[misc]
    """Seats act one at a time; if several are due, the lowest acts."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next match; the seed decides it and all after it."""
        del options
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.agents[self.single.due[0]]

    def step(self, action: Any) -> None:
        """Play for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.single.act(self.possible_agents.index(agent), int(action))
        self.rewards = dict(zip(self.possible_agents, self.single.rewards(), strict=True))
        if self.single.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.single.due[0]]
        self._accumulate_rewards()


class SeatsParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats name an action in each step; those that are due play theirs, the lowest first."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": True}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal the next match; the seed decides it and all after it."""
        del options
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return {agent: self.observe(agent) for agent in self.agents}, self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """One action of each agent; what seats that are not due say is not heard."""
        for seat in self.single.due:
            agent = self.possible_agents[seat]
            if seat in self.single.due and agent in actions:
                self.single.act(seat, int(actions[agent]))
        agents = self.agents
        is_over = self.single.outcome is not None
        rewards = dict(zip(self.possible_agents, self.single.rewards(), strict=True))
        if is_over:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
