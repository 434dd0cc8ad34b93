"""The bot that is perfect: by a table of all positions of 10 Squares, computed anew in `make slow`."""

from pathlib import Path

import pytest

from tenfold.agents import agent_of
from tenfold.core.match import Match
from tenfold.core.registry import game_of
from tenfold.core.tablebase import TablebaseMissing
from tenfold.games.ten_squares.data import BLACK, RED, colour_of, face_name, face_of
from tenfold.games.ten_squares.tablebase import Solution
from tenfold.games.ten_squares.tests import reference

GAME = "ten_squares"
FEW = 4
"""Cards left in positions that the second opinion can value in a moment."""


@pytest.mark.parametrize("game", [GAME, "tenzania"])
def test_without_a_table_it_says_how_to_get_one(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENFOLD_SOLUTIONS", str(tmp_path))
    match = Match(game_of(game), 2, bytes(32))

    with pytest.raises(TablebaseMissing, match=f"tenfold solve {game}"):
        agent_of("perfect", 1).act(match.view(match.due[0]))


def card(number: int) -> reference.Card:
    face = face_of(number)
    return reference.COLOURS[colour_of(number)], face if face <= 10 else face_name(face)


@pytest.mark.slow
def test_the_whole_table(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """The opening is worth nothing to either, late positions what they should be; by it one beats others."""
    folder = tmp_path_factory.mktemp("solutions")
    monkeypatch.setenv("TENFOLD_SOLUTIONS", str(folder))
    game = game_of("ten_squares")
    table = Solution(folder / game.id)
    table.compute(2)
    opening = game.template(2)
    game.compiled.deal_at(opening, 0, 2)

    assert table.value(opening[0]) == 0.0
    late_positions_are_right(table)
    wins, draws = against_random(600)
    assert wins == pytest.approx(0.729, abs=0.055)
    assert draws == pytest.approx(0.022, abs=0.02)
    for path in (folder / game.id).iterdir():
        path.unlink()


def late_positions_are_right(table: Solution) -> None:
    """Positions of random matches with few cards left, circles among them."""
    seen = 0
    for number in range(4000):
        match = Match(game_of("ten_squares"), 2, number.to_bytes(32))
        player = agent_of("random", number)
        while match.due:
            state = match.view(match.due[0]).state
            if state.pile_size <= FEW and state.is_waiting == 0:
                pile = frozenset(card(one) for one in range(26) if state.in_pile[one])
                markers = [(int(state.marker[c]), bool(state.has_reached[c])) for c in (RED, BLACK)]
                assert table.value(state) == pytest.approx(
                    float(reference.worth(pile, (markers[0], markers[1]))), abs=2e-4
                )
                seen += 1
                break
            match.submit(match.due[0], player.act(match.view(match.due[0])), match.count(match.due[0]))
        if seen == 40:
            return
    raise AssertionError(seen)


def against_random(matches: int) -> tuple[float, float]:
    """How often the perfect bot wins and draws, from both seats."""
    wins = draws = 0
    for number in range(matches):
        match = Match(game_of("ten_squares"), 2, (10**6 + number).to_bytes(32))
        own = number % 2
        players = [agent_of("perfect" if seat == own else "random", number) for seat in range(2)]
        while match.due:
            seat = match.due[0]
            match.submit(seat, players[seat].act(match.view(seat)), match.count(seat))
        outcome = match.view(own).outcome
        assert outcome is not None
        winners = outcome.winners
        wins += winners == (own,)
        draws += not winners
    return wins / matches, draws / matches
