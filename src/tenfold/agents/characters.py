"""Bot characters: each has a name, a line of its own, and an agent that plays for it.

The words are in text/en.ftl, the faces in the browser. Asking for an agent gives one of its characters that
is not at the table yet.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tenfold.agents import AGENTS, LEVELS, PERFECT, UnknownAgent
from tenfold.agents.network_agent import has_network
from tenfold.agents.tablebase_agent import has_tablebase
from tenfold.core.languages import DEFAULT_LANGUAGE, current_language
from tenfold.core.levels import LEARNED
from tenfold.core.registry import game_of
from tenfold.core.tablebase import TablebaseMissing
from tenfold.core.text import Text

FOLDER = Path(__file__).parent
CATALOGUE = FOLDER / "text" / "en.ftl"


@dataclass(frozen=True)
class Character:
    """A bot that players can invite to a table."""

    id: str
    agent: str

    @property
    def name(self) -> str:
        """What it is called: the same in every language, for all at a table read it."""
        return _text(DEFAULT_LANGUAGE).say("bot-name", {"character": self.id})

    @property
    def about(self) -> str:
        """Its name, how well it plays, and what it says."""
        return _text(current_language()).say(
            "bot-about", {"name": self.name, "level": self.agent, "character": self.id}
        )


@cache
def _text(language: str) -> Text:
    return Text([CATALOGUE], language)


@cache
def characters() -> dict[str, Character]:
    """All characters by id, in the order in which they are chosen."""
    found = tomllib.loads((FOLDER / "characters.toml").read_text(encoding="utf-8"))
    return {values["id"]: Character(values["id"], values["agent"]) for values in found["character"]}


def characters_of(game_id: str) -> list[Character]:
    """The characters of a game, the weakest first."""
    return [one for level in levels_of(game_id) for one in characters().values() if one.agent == level]


def levels_of(game_id: str) -> list[str]:
    """The levels that a game has, ascending, then by a network, and by a table of all positions."""
    game = game_of(game_id)
    return [*LEVELS, *[LEARNED] * has_network(game), *[PERFECT] * has_tablebase(game)]


def agent_name_of(asked: str) -> str:
    """The agent that plays for a character; an agent plays for itself."""
    return characters()[asked].agent if asked in characters() else asked


def choose_character(asked: str, present: Iterable[str] = ()) -> Character | None:
    """The character for a character's id or an agent's name; None if the agent has none.

    Of several, the one that is at the table least often comes, the first in order.
    """
    if asked in characters():
        return characters()[asked]
    times = Counter(present)
    playing = [one for one in characters().values() if one.agent == asked]
    return min(playing, key=lambda one: times[one.id], default=None)


def require_agent(asked: str, game_id: str) -> str:
    """The name, if it is a character or an agent that can play a game; otherwise raise an error."""
    agent = agent_name_of(asked)
    if agent in AGENTS or agent in levels_of(game_id):
        return asked
    if agent == PERFECT and game_of(game_id).tablebase is not None:
        raise TablebaseMissing(game_id)
    raise UnknownAgent(asked, [*(one.id for one in characters_of(game_id)), *AGENTS])
