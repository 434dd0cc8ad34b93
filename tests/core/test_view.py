"""Views: what is hidden is unknown, and nobody changes a view."""

from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR, UNKNOWN
from tenfold.core.registry import game_of


def test_what_is_hidden_is_unknown() -> None:
    match = Match(game_of("tenzania"), 2, bytes(32))
    own, spectator = match.view(0), match.view(SPECTATOR)

    assert (own.state.hand[0] != UNKNOWN).all()
    assert (own.state.hand[1] == UNKNOWN).all()
    assert (spectator.state.hand == UNKNOWN).all()


def test_legal_actions_belong_to_the_seat_that_is_due() -> None:
    match = Match(game_of("tenzania"), 2, bytes(32))
    due = match.due[0]

    assert match.view(due).legal
    assert not match.view(1 - due).legal
    assert not match.view(SPECTATOR).legal


def test_writing_into_its_states_leaves_a_view_as_it_is() -> None:
    view = Match(game_of("tenzania"), 2, bytes(32)).view(0)
    before = view.plain()
    view.states["hand"][:] = 0

    assert view.plain() == before
