"""Agents by name: they play to the end and repeat themselves."""

import numpy as np
import pytest

from tenfold.agents import AGENTS, UnknownAgent, agent_of
from tenfold.agents.baseline_agents import scores
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tests.toys.lanterns import GAME

LARGE = 4.0
"""Cards: such a mistake costs a whole pile."""


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


@pytest.mark.compiled
def test_a_beginner_makes_small_mistakes_more_often_than_large_ones() -> None:
    game = game_of("tenzania")
    lost, offered = [], []
    for number in range(60):
        match = Match(game, 2, secret_of(number, "tenzania"))
        agent = agent_of("beginner", number)
        while match.due:
            view = match.view(match.due[0])
            actions, worths = scores(view, game.compiled)
            action = agent.act(view)
            if actions.size > 1:
                lost.append(worths.max() - worths[actions == action][0])
                offered.append(worths.max() - worths.min())
            match.submit(view.observer, action, match.count(view.observer))
    mistakes, large = np.array(lost), np.array(offered) > LARGE

    assert (mistakes > 0).mean() > 0.15
    assert large.any()
    assert (mistakes[large] > LARGE).mean() < 0.05


def test_agents_of_no_name_are_refused() -> None:
    with pytest.raises(UnknownAgent, match="hal"):
        agent_of("hal", 0)
