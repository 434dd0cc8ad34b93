"""Loads the agents of a tournament: by name, from network files, or from a Python `MODULE:NAME`."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from tenfold.agents import SEARCHING, local_agent_of
from tenfold.agents.characters import agent_name_of
from tenfold.agents.network_agent import PREFIX
from tenfold.arena.messages import BadTournament
from tenfold.core.agent import Agent


def load_agent(name: str, seed: int) -> Agent:
    """A new agent with a generator of its own; what `MODULE:NAME` names is called with the seed."""
    is_ours = name.startswith(PREFIX) or SEARCHING.fullmatch(name) is not None
    if ":" in name and not is_ours:
        return _own(name)(seed)
    return local_agent_of(agent_name_of(name), seed)


def _own(name: str) -> Callable[[int], Agent]:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return cast("Callable[[int], Agent]", getattr(importlib.import_module(module), attribute))
    except (ImportError, AttributeError, ValueError) as error:
        raise BadTournament("no-such-program", name=name, why=str(error)) from error
