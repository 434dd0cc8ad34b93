"""Turning points in words: when a match is over, nobody's choice is hidden any more."""

from tenfold.agents import agent_of
from tenfold.analysis.match_analysis import TurningPoint
from tenfold.analysis.narration import describe_happening
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_of

NAMES = ("Ann", "Ben")
MOVES = 60


def begun() -> Match:
    """The first moves of a match whose claims nobody else sees until they are paid."""
    game = game_of("heart_of_africa")
    match = Match(game, 2, secret_of("narration", game.id, 0))
    bots = [agent_of("greedy", seat) for seat in range(2)]
    while len(match.entries) < MOVES:
        seat = match.due[0]
        match.submit(seat, bots[seat].act(match.view(seat)), match.count(seat))
    return match


def test_a_hidden_choice_is_told_afterwards() -> None:
    match = begun()
    hidden = [
        entry for entry in match.entries if entry.seat == 1 and not match.is_noticed(entry.number, SPECTATOR)
    ]
    assert hidden
    for entry in hidden:
        turn = TurningPoint(entry.number, 1, 0.5, 0.6, "move", actor=1)
        assert "Ben" in describe_happening(match, turn, NAMES, reader=0)


def test_a_stretch_tells_what_everybody_noticed_and_says_you_to_its_reader() -> None:
    match = begun()
    stretch = TurningPoint(50, 0, 0.5, 0.6, "stretch", actor=0, first=41, last=60)
    told = describe_happening(match, stretch, NAMES, reader=0)

    assert "You" in told
    assert "Ben" in told
    assert "Ann" not in told
    assert "claiming" not in told
