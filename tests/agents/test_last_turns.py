"""The last turns of The Heart of Africa's expert, from whom hints come."""

import pytest

from tenfold.agents import agent_of
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.games.heart_of_africa.actions import parts

GAME = game_of("heart_of_africa")
MATCHES = 12


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 4])
def test_in_whole_games_no_expert_wastes_its_last_turn_h35_h43(seats: int) -> None:
    """Whoever can claim in its last turn does, and nobody draws tickets then."""
    last = 0
    for number in range(MATCHES):
        match = Match(GAME, seats, secret_of("last turns", number))
        experts = [agent_of(EXPERT, seat) for seat in range(seats)]
        while match.due:
            seat = match.due[0]
            view = match.view(seat)
            action = experts[seat].act(view)
            kinds = {parts(one)[0] for one in view.legal}
            if view.state.turns_left > 0 and "claim" in kinds:
                last += 1
                assert parts(action)[0] == "claim", GAME.actions.notation(action)
            if view.state.turns_left > 0 and len(kinds) > 1:
                assert parts(action)[0] != "tickets"
            match.submit(seat, action, match.count(seat))
    assert last > MATCHES * seats // 2
