"""Players that are programs and know no game: they see views and play what is legal."""

from collections.abc import Callable
from pathlib import Path

from tenfold.agents.greedy import Greedy
from tenfold.agents.network import PREFIX, Network
from tenfold.agents.perfect import Perfect
from tenfold.agents.uniform import Uniform
from tenfold.core.agent import Agent
from tenfold.core.errors import TenfoldError

AGENTS: dict[str, Callable[[int], Agent]] = {"greedy": Greedy, "random": Uniform}

PERFECT = "perfect"
"""Who plays by the table of all positions, where a game has one and it was computed."""


class UnknownAgent(TenfoldError):
    """There is no agent of that name."""

    code = "unknown-agent"

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"There is no bot called “{name}”. Choose one of: {', '.join(AGENTS)}.")


def agent_of(name: str, seed: int) -> Agent:
    """A new agent by its name, with a generator of its own."""
    if name == PERFECT:
        return Perfect(seed)
    if name not in AGENTS:
        raise UnknownAgent(name)
    return AGENTS[name](seed)


def local_agent_of(name: str, seed: int) -> Agent:
    """The same for who sits at this machine, and may name a file: `network:FILE` plays too."""
    if name.startswith(PREFIX):
        return Network(Path(name.removeprefix(PREFIX)))
    return agent_of(name, seed)
