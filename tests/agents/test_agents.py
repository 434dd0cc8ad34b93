"""Agents by name: they play to the end and repeat themselves."""

import pytest

from tenfold.agents import AGENTS, UnknownAgent, agent_of
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tests.toys.lanterns import GAME


@pytest.mark.parametrize("name", AGENTS)
def test_agents_play_to_the_end_and_repeat_themselves(name: str) -> None:
    matches = []
    for _ in range(2):
        match = Match(GAME, 2, secret_of(5, "lanterns"))
        agents = [agent_of(name, seed) for seed in (1, 2)]
        while due := match.due:
            match.submit(due[0], agents[due[0]].act(match.view(due[0])), match.count(due[0]))
        matches.append(match.entries)

    assert matches[0] == matches[1]


def test_agents_have_generators_of_their_own() -> None:
    view = Match(game_of("tenzania"), 2, bytes(32), {"begins": "1"}).view(0)
    choices = {tuple(agent_of("random", seed).act(view) for _ in range(3)) for seed in range(20)}

    assert len(choices) > 1
    assert {action for choice in choices for action in choice} <= set(view.legal)


def test_agents_of_no_name_are_refused() -> None:
    with pytest.raises(UnknownAgent, match="hal"):
        agent_of("hal", 0)
