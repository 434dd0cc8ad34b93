"""H4: other ticket decks: what's wrong with one, and that all rules play with any."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tenfold.core import codec
from tenfold.core.batch import Batch
from tenfold.core.box import Box, read_box
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET
from tenfold.core.match import Match
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.box import NAMED, SUPPORT, standard
from tenfold.games.heart_of_africa.data import BOARD, MAX_TICKETS
from tenfold.games.heart_of_africa.deck_shape import shape_of, spaces_between
from tenfold.games.heart_of_africa.tests.reference import score
from tenfold.games.heart_of_africa.tests.scenarios import invariants, random_boxes

SECOND = GAME.folder / "boxes" / "second.tenfoldbox"
ENOUGH = 40 if INTERPRET else 400
"""So many entries are looked at."""
JUNCTION = next(place.id for place in BOARD.places if place.kind == "junction")


def changed(at: int, ticket: Any) -> Box:
    """The standard deck with another ticket in place of one."""
    tickets = list(standard()["tickets"])
    tickets[at] = ticket
    return {**standard(), "tickets": tickets}


def told(box: Box) -> list[tuple[str, bool]]:
    return [(note.code, note.is_fault) for note in SUPPORT.notes_on(box)]


@pytest.mark.parametrize(
    ("ticket", "code"),
    [
        (["bangui", "doula", 4], "ticket-place"),
        (["bangui", "qqqqqq", 4], "ticket-place"),
        (["bangui", JUNCTION, 4], "ticket-place"),
        (["bangui", "bangui", 4], "ticket-same"),
        (["bangui", "douala", 0], "ticket-points"),
        (["bangui", "douala", 51], "ticket-points"),
        (["bangui", "douala", 4.0], "ticket-points"),
        (["bangui", "douala", True], "ticket-points"),
        (["bangui", "douala", float("nan")], "ticket-points"),
        (["east-london", "cape-town", 4], "ticket-twice"),
        (["bangui", "douala"], "ticket-shape"),
        (["bangui", 3, 4], "ticket-shape"),
        ("bangui-douala", "ticket-shape"),
    ],
)
def test_h4_a_ticket_that_nobody_can_play_with_is_named(ticket: Any, code: str) -> None:
    notes = SUPPORT.notes_on(changed(0, ticket))
    assert notes[0].is_fault
    assert "1" in notes[0].sentence
    assert notes[0].code.removesuffix("-close") == code


@pytest.mark.parametrize("count", [0, 29, 61, 5000])
def test_h4_a_deck_has_thirty_to_sixty_tickets(count: int) -> None:
    tickets = (standard()["tickets"] * 200)[:count]
    assert told({**standard(), "tickets": tickets}) == [("ticket-count", True)]


def test_h4_a_value_unlike_the_shortest_way_is_allowed() -> None:
    box = changed(0, ["bangui", "douala", 9])
    assert told(box) == [("ticket-value", False)]
    assert GAME.with_boxes([box]).boxes == (box,)


def test_the_shortest_ways_are_those_of_our_own_deck() -> None:
    for ticket in BOARD.tickets:
        assert spaces_between(*ticket.ends) == ticket.points


def test_no_two_tickets_have_one_name() -> None:
    names = [place.id for place in BOARD.places if place.kind != "junction"]
    pairs = {f"{one}-{other}" for one in names for other in names if one != other}
    assert len(pairs) == len(names) * (len(names) - 1)


def play(game: Game, seats: int, number: int) -> Match:
    """A match; every other seat plays by the heuristic, the others at random."""
    match = Match(game, seats, bytes([number]) * 32)
    chooser = np.random.default_rng(number)
    while match.due and len(match.entries) < ENOUGH:
        seat = match.due[0]
        view = match.view(seat)
        legal = np.array(view.legal, np.int64)
        worths = chooser.random(legal.size)
        if (seat + number) % 2:
            game.compiled.score_actions_at(view.states, 0, seat, legal, legal.size, worths)
        match.submit(seat, int(legal[worths.argmax()]), match.count(seat))
    return match


@given(some.integers(0, 10_000), some.integers(2, 5))
@settings(max_examples=2 if INTERPRET else 8, deadline=None)
def test_any_deck_is_played_scored_and_told_by_its_own_tickets(number: int, seats: int) -> None:
    (box,) = random_boxes(number)
    game = GAME.with_boxes([box])
    match = play(game, seats, number % 256)
    for states in match._history[::7]:
        invariants(states[0])
    keeps = [
        game.actions.notation(entry.action).split(" ", 1)[1]
        for entry in match.entries
        if entry.action is not None and game.actions.notation(entry.action).startswith("keep ")
    ]
    assert set(keeps) <= {f"{one}-{other}" for one, other, _ in box["tickets"]}
    told = codec.plain(match.true_state(), game.state)
    assert told["has_box"] == 1
    assert len(told["tickets"][0]) == len(told["ticket_deck"]) == len(box["tickets"])
    if match.outcome is not None:
        counted = score(seats, told["owner"], told["claim_points"], told["tickets"], box["tickets"])
        assert list(match.outcome.scores) == counted["scores"]
        assert list(match.outcome.ranking) == counted["ranking"]


@pytest.mark.compiled
def test_decks_side_by_side_share_all_compiled_code() -> None:
    games = [GAME, *(GAME.with_boxes(random_boxes(number)) for number in range(3))]
    for game in games:
        batch = Batch(game, 3, 50)
        batch.play(seed=5)
        assert (batch.states["score"] != 0).any()
        assert set(batch.states["box_tickets"].tolist()) == {game.template(3)["box_tickets"][0]}
    drivers = games[0].compiled
    assert all(game.compiled is drivers for game in games)
    assert len(drivers.play_many.signatures) <= 1


def test_what_a_deck_has_not_got_is_nobodys() -> None:
    game = GAME.with_boxes(random_boxes(7))
    state = play(game, 2, 1).true_state()
    count = int(state.box_tickets)
    assert count < MAX_TICKETS
    for name in ("ticket_deck", "bottom", "bottom_by", "tickets", "ticket_points"):
        assert not np.asarray(state[name])[..., count:].any(), name


def test_the_shape_of_our_decks_is_what_the_decision_says() -> None:
    first = shape_of([ticket.ends for ticket in BOARD.tickets])
    second = read_box(SECOND)["tickets"]
    shapes = (first, shape_of([(NAMED[one], NAMED[other]) for one, other, _ in second]))
    assert [shape["named_most"] for shape in shapes] == [3, 6]
    assert [round(100 * shape["unwanted_routes"], 1) for shape in shapes] == [3.1, 5.2]
    assert [round(shape["wanted_by_double"], 2) for shape in shapes] == [1.45, 2.57]
    assert [round(shape["wanted_by_single"], 2) for shape in shapes] == [2.2, 1.98]
    assert [round(shape["mean_spaces"], 1) for shape in shapes] == [10.1, 10.1]
