"""Builds tables for tests from text."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tenfold.core.game import GameEvent
from tenfold.core.outcome import Outcome
from tenfold.core.rng import seed_stream
from tenfold.games.tenzania import GAME
from tenfold.games.tenzania.actions import VALUES, move_of
from tenfold.games.tenzania.state import HAND, NO_CARD
from tenfold.games.tenzania.tests.scenarios import DECK_WITH_TENS, DECK_WITHOUT_TENS, may_say

REST = None
"""In place of the cards of the draw pile: all that lie nowhere else."""


def cards_of(text: str) -> list[int]:
    """The cards that a text like "3 6" names."""
    return [int(word) for word in text.split()]


# Many parameters, each with a default: a test names only what its table needs.
def table(
    cards: str = "",
    value: int = 0,
    hand: str = "",
    *,
    seats: int = 2,
    seat: int = 0,
    others: Mapping[int, str] | None = None,
    pile: str | None = REST,
    won: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Any:
    """An array of one state: cards on the table, their value, and the hand of the seat on turn.

    The other hands are empty unless they are named. All cards that are named nowhere are in
    the draw pile; if its cards are named, the rest have been played. Nobody's last turn is known.
    """
    states = GAME.template(seats, options)
    state = states[0]
    seed_stream(state.stream, seed, 0)
    state.seats, state.turn, state.beginner = seats, seat, seat
    state.table[:] = NO_CARD
    state.table[: len(cards_of(cards))] = cards_of(cards)
    state.table_size, state.value = len(cards_of(cards)), value
    state.hand[:] = NO_CARD
    for owner, held in {**(others or {}), seat: hand}.items():
        state.hand[owner, : len(cards_of(held))] = sorted(cards_of(held))
        state.hand_size[owner] = len(cards_of(held))
    state.won[: len(won)] = won
    state.last_card[:] = NO_CARD
    _put_the_rest(state, cards, pile)
    return states


def _put_the_rest(state: Any, cards: str, pile: str | None) -> None:
    rest = list(DECK_WITH_TENS if state.tens == 1 else DECK_WITHOUT_TENS)
    for card in state.hand.ravel().tolist():
        if card != NO_CARD:
            rest[card] -= 1
    known = cards_of(cards if pile is REST else pile)
    counts = [known.count(card) for card in range(len(rest))]
    others = [left - count for left, count in zip(rest, counts, strict=True)]
    state.played[:], state.pile[:] = (counts, others) if pile is REST else (others, counts)
    state.pile_size = state.pile.sum()


def remember_turns(states: Any) -> None:
    """Let everybody remember who placed the cards on the table one after the other, and said what (Z3)."""
    state = states[0]
    cards, seats = state.table[: int(state.table_size)].tolist(), int(state.seats)
    said = next(_said_on(cards, int(state.value), can_double=bool(state.doubling == 1)))
    for size, (card, value) in enumerate(zip(cards, said, strict=True)):
        seat = (int(state.turn) - len(cards) + size) % seats
        state.last_card[seat], state.last_value[seat], state.last_table[seat] = card, value, size


def _said_on(cards: Sequence[int], value: int, *, can_double: bool) -> Iterator[list[int]]:
    """Every way in which the value of a pile can have been reached, card by card."""
    if len(cards) < 2:
        yield [value] * len(cards)
        return
    *below, top = cards
    for before in range(10):
        if value in may_say(below[-1], before, top, can_double=can_double):
            for said in _said_on(below, before, can_double=can_double):
                if said[0] == cards[0]:
                    yield [*said, value]


def moves(states: Any) -> list[str]:
    """The legal moves of the seat on turn, as text."""
    return [GAME.actions.notation(action) for action in GAME.legal(states, int(states[0].turn))]


def values(states: Any, card: int) -> list[int]:
    """The values that a card of the seat on turn may state."""
    legal = GAME.legal(states, int(states[0].turn))
    return [action % VALUES for action in legal if action // VALUES == card]


def values_on(cards: str, value: int, card: int, options: Mapping[str, str] | None = None) -> list[int]:
    """The values that a card may state on a pile."""
    return values(table(cards, value, hand=str(card), options=options), card)


def place(states: Any, card: int, value: int) -> Any:
    """The seat on turn places a legal card and states a value; the state after it."""
    seat, action = int(states[0].turn), int(move_of(card, value))
    assert action in GAME.legal(states, seat), GAME.actions.notation(action)
    GAME.compiled.apply_at(states, 0, seat, action)
    return states[0]


def dealt(seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None) -> Any:
    """A state after the deal."""
    states = GAME.template(seats, options)
    seed_stream(states[0].stream, seed, 0)
    GAME.compiled.deal_at(states, 0, seats)
    return states


def turns(states: Any, seed: int = 1) -> Iterator[tuple[Any, int, int]]:
    """Play to the end by any legal moves: the state before each turn, the seat and its action.

    The states are the ones that are passed in, after the turn.
    """
    chooser = np.random.default_rng(seed)
    while (seat := int(states[0].turn)) in due(states):
        action = int(chooser.choice(GAME.legal(states, seat)))
        before = states.copy()
        GAME.compiled.apply_at(states, 0, seat, action)
        yield before[0], seat, action


def due(states: Any) -> tuple[int, ...]:
    """The seats that are to act."""
    return GAME.status(states, int(states[0].seats))[0]


def outcome(states: Any) -> Outcome | None:
    """How the game ended, if it has."""
    return GAME.status(states, int(states[0].seats))[1]


def hand(states: Any, seat: int) -> list[int]:
    """The cards of a hand as the state has them, without the empty places."""
    cards: list[int] = states[0].hand[seat].tolist()
    size = int(states[0].hand_size[seat])
    assert cards[size:] == [NO_CARD] * (HAND - size)
    return cards[:size]


def told(states: Any, card: int, value: int, observer: int) -> list[GameEvent]:
    """What an observer is told when the seat on turn places a card; the states move on."""
    seats, seat = int(states[0].seats), int(states[0].turn)
    before = GAME.view(states, seats, observer)
    place(states, card, value)
    entry = GAME.seen_entry(seat, int(move_of(card, value)), observer)
    return list(GAME.events(before, entry, GAME.view(states, seats, observer)))
