"""Agents: programs that play any game by its views and legal actions."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tenfold.agents.baseline_agents import GreedyAgent, RandomAgent
from tenfold.agents.level_agent import LevelAgent, level_of
from tenfold.agents.network_agent import PREFIX, NetworkAgent, has_network
from tenfold.agents.search_agent import SearchAgent
from tenfold.agents.tablebase_agent import TablebaseAgent
from tenfold.core.agent import Agent
from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, LEARNED, STRONG
from tenfold.core.messages import translate

LEVELS = (BEGINNER, CASUAL, STRONG, EXPERT)
"""How well a bot plays, ascending: every game has these."""
BASELINES: dict[str, Callable[[int], Agent]] = {"greedy": GreedyAgent, "random": RandomAgent}
AGENTS: dict[str, Callable[[int], Agent]] = {
    **{name: partial(LevelAgent, name=name) for name in LEVELS},
    **BASELINES,
}
"""The agents that every game has."""
SEARCHING = re.compile(
    r"search:(?:(?P<playouts>[1-9][0-9]{0,7})|(?P<seconds>[0-9]{1,2}(?:\.[0-9]{1,3})?)s)", re.ASCII
)
"""A search with a budget of its own: playouts a move, or seconds, as in `search:0.2s`."""
PERFECT = "perfect"
"""The agent that plays by the tablebase, where a game has one."""


class UnknownAgent(TenfoldError):
    """There is no agent of that name."""

    code = "unknown-agent"

    def __init__(self, name: str, known: Sequence[str] = ()) -> None:
        """`known` are the names to choose from, if there are others than the agents of every game."""
        self.name = name
        super().__init__(translate("error-unknown-agent", name=name, known=", ".join(known or AGENTS)))


def agent_of(name: str, seed: int) -> Agent:
    """A new agent by its name, with a generator of its own."""
    if name == PERFECT:
        return TablebaseAgent(seed)
    if name == LEARNED:
        return LevelAgent(seed, name=LEARNED)
    if name in AGENTS:
        return AGENTS[name](seed)
    words = SEARCHING.fullmatch(name)
    if words is None:
        raise UnknownAgent(name)
    if words["seconds"]:
        return SearchAgent(seed, seconds=float(words["seconds"]))
    return SearchAgent(seed, playouts=int(words["playouts"]))


def playouts_of(name: str) -> int | None:
    """How many playouts a move a search has by its name; None if that names none."""
    words = SEARCHING.fullmatch(name)
    return int(words["playouts"]) if words and words["playouts"] else None


def searches(name: str, game: Game) -> bool:
    """Whether an agent searches when it plays a game, or uses what is compiled with search."""
    if name in LEVELS or (name == LEARNED and has_network(game)):
        level = level_of(game, name)
        return level.playouts > 0 or level.solves or level.uses_tuned_weights or level.uses_network
    return SEARCHING.fullmatch(name) is not None


def check_local_agent(name: str) -> None:
    """Refuse an unknown name, without creating the agent: that would need compiled code."""
    if name not in AGENTS and name not in {LEARNED, PERFECT} and SEARCHING.fullmatch(name) is None:
        local_agent_of(name, 0)


def local_agent_of(name: str, seed: int) -> Agent:
    """A new agent for a local user, who may also name a file: `network:FILE`."""
    if name.startswith(PREFIX):
        return NetworkAgent(Path(name.removeprefix(PREFIX)))
    return agent_of(name, seed)
