"""Tickets: drawn, kept, returned, and where they lie afterwards."""

import pytest

from tenfold.core.record import SPECTATOR
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.state import FREE, UNDECIDED
from tenfold.games.heart_of_africa.tests.tables import (
    NO_TICKET,
    TICKET_OF,
    dealt,
    do,
    due,
    moves,
    name_of,
    table,
    why,
)


def test_h7_all_choose_at_once_and_keep_at_least_two() -> None:
    states = dealt(3)
    first = [GAME.actions.notation(GAME.legal(states, seat)[0]) for seat in range(3)]

    assert due(states) == (0, 1, 2)
    assert all(text.startswith("keep ") for text in first)
    for seat in (2, 0):
        for _ in range(2):
            GAME.compiled.apply_at(states, 0, seat, GAME.legal(states, seat)[1])
    assert due(states) == (1,)
    assert states[0].is_setup == 1
    for _ in range(4):
        GAME.compiled.apply_at(states, 0, 1, GAME.legal(states, 1)[0])
    assert states[0].ticket_count.tolist() == [2, 4, 2, 0, 0]
    assert states[0].tickets.sum(1).tolist() == [2, 4, 2, 0, 0]
    assert states[0].bottom_size == 4
    assert due(states) == (int(states[0].turn),)


@pytest.mark.parametrize(("left", "drawn"), [(48, 4), (4, 4), (3, 3), (2, 2)])
def test_h10_tickets_are_drawn_by_four_or_all_that_are_left(left: int, drawn: int) -> None:
    states = table()
    states[0].ticket_deck[left:] = 0
    states[0].ticket_deck_size = left

    state = do(states, "tickets")

    assert state.choosing[0] == drawn
    assert (state.drawn[0] != NO_TICKET).sum() == drawn
    assert state.ticket_deck_size == left - drawn
    for _ in range(drawn - 1):
        assert due(states) == (0,)
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[1])
    assert state.ticket_count[0] == 1
    assert state.bottom_size == drawn - 1
    assert state.turn == 1


@pytest.mark.parametrize(("verdicts", "kept"), [([0, 1, 1, 1], 1), ([1, 0, 0, 1], 2), ([0, 0, 0, 0], 4)])
def test_h10_whoever_has_kept_one_decides_about_all_the_others(verdicts: list[int], kept: int) -> None:
    states = table()
    do(states, "tickets")
    for verdict in verdicts:
        assert len(GAME.legal(states, 0)) == 2
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[verdict])

    assert states[0].ticket_count[0] == kept
    assert states[0].turn == 1
    assert (states[0].drawn == NO_TICKET).all()
    assert (states[0].chosen == UNDECIDED).all()


def test_h10_without_tickets_they_cannot_be_drawn() -> None:
    states = table(no_tickets_left=True)

    assert "tickets" not in moves(states)
    assert why(states, "tickets").clause == "H10"


def test_h11_tickets_are_secret_and_their_number_is_open() -> None:
    states = table(tickets={0: ["bangui-douala"], 1: ["cape-town-zomba", "chad-mocambique"]})

    for observer in (0, SPECTATOR):
        view = GAME.view(states, 2, observer)
        assert (view.state.tickets[1] == -1).all()
        assert view.state.ticket_count.tolist()[:2] == [1, 2]
    assert GAME.view(states, 2, 0).state.tickets[0, TICKET_OF["bangui-douala"]] == 1


def test_h45_first_tickets_are_returned_in_seat_order_whoever_is_faster() -> None:
    slow, fast = dealt(3, 5), dealt(3, 5)
    for states, order in ((slow, (0, 1, 2)), (fast, (2, 0, 1))):
        for seat in order:
            for _ in range(2):
                GAME.compiled.apply_at(states, 0, seat, GAME.legal(states, seat)[1])

    assert slow[0].bottom_by.tolist()[:7] == [0, 0, 1, 1, 2, 2, FREE]
    for field in ("bottom", "bottom_by", "tickets", "ticket_deck"):
        assert (slow[0][field] == fast[0][field]).all()


def test_h49_kept_tickets_stay_a_later_draw_returns_only_its_own() -> None:
    states = table(tickets={0: ["bangui-douala", "cape-town-zomba"]})
    assert why(states, "return bangui-douala").clause == "H49"

    do(states, "tickets")
    while states[0].choosing[0] > 0:
        assert "bangui-douala" not in " ".join(moves(states))
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[0])

    assert states[0].ticket_count[0] == 6
    assert states[0].tickets[0, TICKET_OF["bangui-douala"]] == 1


def test_h58_how_many_were_kept_is_shown_when_all_have_chosen() -> None:
    states = dealt(2)
    assert states[0].display.tolist() == GAME.view(states, 2, SPECTATOR).state.display.tolist()
    for _ in range(4):
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[0])

    assert GAME.view(states, 2, 1).state.ticket_count.tolist() == [0] * 5
    for _ in range(4):
        GAME.compiled.apply_at(states, 0, 1, GAME.legal(states, 1)[0])
    assert GAME.view(states, 2, 1).state.ticket_count.tolist() == [4, 4, 0, 0, 0]


def test_h59_returned_tickets_lie_below_in_the_order_drawn_and_who_returned_them_remembers() -> None:
    states = table()
    do(states, "tickets")
    drawn = states[0].drawn[0].tolist()
    do(states, *(f"return {name_of(ticket)}" for ticket in drawn[:3]))

    mine, other = GAME.view(states, 2, 0).state, GAME.view(states, 2, 1).state
    assert mine.bottom[0].tolist()[:4] == [*drawn[:3], NO_TICKET]
    assert (other.bottom[0] == -1).all()
    assert other.bottom_by.tolist()[:4] == [0, 0, 0, FREE]
    assert other.bottom_size == 3


def test_h59_they_are_drawn_in_that_order_when_the_others_are_used_up() -> None:
    states = table()
    do(states, "tickets")
    drawn = states[0].drawn[0].tolist()
    do(states, *(f"return {name_of(ticket)}" for ticket in drawn[:3]))
    states[0].ticket_deck[:] = 0
    states[0].ticket_deck[7] = 1
    states[0].ticket_deck_size = 1
    stream = states[0].stream.tolist()

    state = do(states, "tickets")

    assert state.drawn[1].tolist() == [7, *drawn[:3]]
    assert state.bottom_size == 0
    assert (state.bottom[:, :NO_TICKET] == NO_TICKET).all()
    assert (state.bottom_by[:NO_TICKET] == FREE).all()
    assert state.stream.tolist() != stream


def test_h59_what_is_left_moves_up() -> None:
    states = table(seats=3)
    names: list[int] = []
    for _ in range(2):
        do(states, "tickets")
        seat = int(states[0].turn)
        names += states[0].drawn[seat].tolist()[:3]
        do(states, *(f"return {name_of(ticket)}" for ticket in names[-3:]))
    states[0].ticket_deck[:] = 0
    states[0].ticket_deck_size = 0

    state = do(states, "tickets")

    assert state.drawn[2].tolist() == names[:4]
    assert state.bottom_by.tolist()[:3] == [1, 1, FREE]
    assert state.bottom[1].tolist()[:3] == [*names[4:], NO_TICKET]
    assert (state.bottom[0, :NO_TICKET] == NO_TICKET).all()


def test_h67_tickets_are_decided_in_the_order_drawn_and_the_last_needed_are_kept() -> None:
    states = table()
    do(states, "tickets")
    drawn = [name_of(ticket) for ticket in states[0].drawn[0].tolist()]

    assert moves(states) == [f"keep {drawn[0]}", f"return {drawn[0]}"]
    assert why(states, f"keep {drawn[1]}").clause == "H10"
    assert why(states, "take deck").code == "choose-first"
    do(states, f"return {drawn[0]}", f"return {drawn[1]}", f"return {drawn[2]}")
    assert states[0].turn == 1
    assert states[0].tickets[0, TICKET_OF[drawn[3]]] == 1


def test_h67_a_single_ticket_is_kept_without_a_question() -> None:
    states = table()
    states[0].ticket_deck[1:] = 0
    states[0].ticket_deck_size = 1

    state = do(states, "tickets")

    assert (state.turn, state.ticket_count[0], state.choosing[0]) == (1, 1, 0)
