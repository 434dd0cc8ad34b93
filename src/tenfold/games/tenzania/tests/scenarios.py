"""Scenarios that play of Tenzania must reach, options to play with, and invariants.

The deck and the values that cards may state are written down here a second time, from the
clauses and not from the rules: two opinions that share no code.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, NamedTuple

from tenfold.core import codec
from tenfold.games.tenzania.actions import VALUES
from tenfold.games.tenzania.state import HAND, NO_CARD, SEATS, State

Scenario = Callable[[Any, int, int, Any], bool]

DECK_WITH_TENS = (7, 8, 8, 8, 8, 5, 8, 8, 8, 8, 4)
DECK_WITHOUT_TENS = (7, 8, 8, 8, 8, 5, 8, 8, 8, 8, 0)


class Turn(NamedTuple):
    """One turn: the record before it, who placed which card and said what, the record after it."""

    before: Any
    seat: int
    card: int
    said: int
    after: Any

    @property
    def value(self) -> int:
        """The value on which the card was placed."""
        return int(self.before["value"])

    @property
    def size(self) -> int:
        """How many cards lay on the table before."""
        return int(self.before["table_size"])

    @property
    def top(self) -> int:
        """The card on which the card was placed, NO_CARD on an empty table."""
        return int(self.before["table"][self.size - 1]) if self.size else NO_CARD

    @property
    def is_last(self) -> bool:
        """Whether no card is left to be placed."""
        return not self.after.hand_size.any()

    @property
    def is_first(self) -> bool:
        """Whether no card had been placed before."""
        return not self.before.played.any()


def _hand(turn: Turn) -> list[int]:
    return list(turn.before.hand[turn.seat].tolist())


def _best(turn: Turn) -> int:
    """How many seats have won the most cards."""
    won = turn.after.won.tolist()
    return int(won.count(max(won)))


TURNS: Mapping[str, Callable[[Turn], bool]] = {
    # The first card of a pile.
    "first card on the table": lambda t: t.size == 0,
    "ZERO on an empty table": lambda t: t.card == 0 and t.size == 0,
    "TWO on an empty table": lambda t: t.card == 2 and t.size == 0,
    "FIVE on an empty table": lambda t: t.card == 5 and t.size == 0,
    "TEN on an empty table wins itself": lambda t: t.card == 10 and t.size == 0 and t.said == 10,
    # Adding, and how a pile is won.
    "card added": lambda t: t.size > 0 and t.card > 0 and t.said == t.value + t.card < 10,
    "nine and one make ten": lambda t: t.value == 9 and t.card == 1 and t.said == 10,
    "pile won at ten": lambda t: t.said == 10,
    "pile won at ten with three cards or more": lambda t: t.said == 10 and t.size >= 2,
    "one more than ten": lambda t: t.said == 11,
    "going over": lambda t: t.said > 10,
    "going over at the first seat": lambda t: t.said > 10 and t.seat == 0,
    "going over at a later seat": lambda t: t.said > 10 and t.seat > 0,
    "going over on a single card": lambda t: t.said > 10 and t.size == 1,
    "ten was possible and was not stated": lambda t: (
        t.size > 0 and t.card > 0 and t.value + t.card == 10 != t.said
    ),
    # FIVE.
    "FIVE subtracts": lambda t: t.card == 5 and t.size > 0 and t.said == t.value - 5,
    "FIVE adds": lambda t: t.card == 5 and t.size > 0 and t.said == t.value + 5,
    "FIVE on 5 says 0": lambda t: t.card == 5 and t.value == 5 and t.said == 0,
    "FIVE on 5 sets 5": lambda t: t.card == 5 and t.value == 5 and t.said == 5,
    "FIVE on 5 says 10": lambda t: t.card == 5 and t.value == 5 and t.said == 10,
    "FIVE on a value below 5": lambda t: t.card == 5 and t.size > 0 and t.value < 5,
    "FIVE on a FIVE sets 5": lambda t: t.card == t.top == t.said == 5 and t.value not in {0, 5},
    # ZERO.
    "ZERO placed on a pile": lambda t: t.card == 0 and t.size > 0 and t.value > 0,
    "ZERO placed on value 0": lambda t: t.card == 0 and t.size > 0 and t.value == 0,
    "value 0 with cards on the table": lambda t: t.value == 0 and t.size > 0,
    "card on value 0 with cards on the table": lambda t: t.value == 0 and t.size > 0 and 0 < t.card < 10,
    # Setting the value.
    "same card set": lambda t: t.card == t.top == t.said > 0 and t.value not in {0, t.card},
    "same card added": lambda t: t.card == t.top > 0 and t.value > 0 and t.said == t.value + t.card,
    "card equal to the value set": lambda t: t.card == t.value == t.said > 0 and t.top != t.card,
    "card equal to the value added": lambda t: (
        t.card == t.value > 0 and t.top != t.card and t.said == 2 * t.card
    ),
    # TWO.
    "TWO adds": lambda t: t.card == 2 and t.size > 0 and t.said == t.value + 2,
    "TWO doubles": lambda t: t.card == 2 and t.size > 0 and t.said == 2 * t.value != t.value + 2,
    "TWO doubles 0": lambda t: t.card == 2 and t.size > 0 and t.value == t.said == 0,
    "TWO doubles 1": lambda t: t.card == 2 and t.value == 1 and t.said == 2,
    "TWO doubles to ten": lambda t: t.card == 2 and t.value == 5 and t.said == 10,
    "TWO doubles over ten": lambda t: t.card == 2 and t.value > 5 and t.said == 2 * t.value,
    "TWO sets 2": lambda t: t.card == t.top == t.said == 2 and t.value > 2,
    "TWO on 2": lambda t: t.card == 2 and t.value == 2,
    "TWO on a pile with doubling off": lambda t: t.card == 2 and t.size > 0 and t.before.doubling == 0,
    # TEN.
    "TEN on 0": lambda t: t.card == 10 and t.size > 0 and t.value == 0 and t.said == 10,
    "TEN goes over": lambda t: t.card == 10 and t.said > 10,
    # Hands and the draw pile.
    "two equal cards in the hand": lambda t: _hand(t).count(t.card) == 2,
    "three equal cards in the hand": lambda t: _hand(t).count(t.card) == 3,
    "card drawn": lambda t: t.after.pile_size < t.before.pile_size,
    "last card drawn": lambda t: t.before.pile_size == 1,
    "play without drawing": lambda t: t.before.pile_size == 0,
    "last card of a hand": lambda t: t.after.hand_size[t.seat] == 0,
    # The end.
    "last turn": lambda t: t.is_last,
    "last turn wins the pile": lambda t: t.is_last and t.said == 10,
    "last turn goes over": lambda t: t.is_last and t.said > 10,
    "cards left on the table at the end": lambda t: t.is_last and t.after.table_size > 0,
    "no card left on the table at the end": lambda t: t.is_last and t.after.table_size == 0,
    "tie": lambda t: t.is_last and _best(t) > 1,
    "one winner": lambda t: t.is_last and _best(t) == 1,
    # Options and seats.
    "tens on": lambda t: t.before.tens == 1,
    "tens off": lambda t: t.before.tens == 0,
    "doubling on": lambda t: t.before.doubling == 1,
    "doubling off": lambda t: t.before.doubling == 0,
    "begins by lot": lambda t: t.before.begins == 0 and t.is_first,
    "begins by lot at the first seat": lambda t: t.before.begins == 0 and t.is_first and t.seat == 0,
    "begins by lot at another seat": lambda t: t.before.begins == 0 and t.is_first and t.seat > 0,
    "begins by choice, seat 1": lambda t: t.before.begins == 1 and t.is_first and t.seat == 0,
    "begins by choice, seat 2": lambda t: t.before.begins == 2 and t.is_first and t.seat == 1,
    "two seats": lambda t: t.before.seats == 2,
    "three seats": lambda t: t.before.seats == 3,
    "four seats": lambda t: t.before.seats == 4,
    "five seats": lambda t: t.before.seats == 5,
    "six seats": lambda t: t.before.seats == 6,
    "seven seats": lambda t: t.before.seats == 7,
    "eight seats": lambda t: t.before.seats == 8,
}


def _scenario(happens: Callable[[Turn], bool]) -> Scenario:
    def has_happened(before: Any, seat: int, action: int, after: Any) -> bool:
        card, said = divmod(action, VALUES)
        return bool(happens(Turn(before, seat, card, said, after)))

    return has_happened


SCENARIOS: dict[str, Scenario] = {name: _scenario(happens) for name, happens in TURNS.items()}
"""Each phase, ending, option and special situation, over (before, seat, action, after)."""

OPTIONS: list[dict[str, str]] = [
    {},
    {"tens": "off"},
    {"doubling": "off"},
    {"tens": "off", "doubling": "off"},
    {"begins": "1"},
    {"begins": "2"},
    {"begins": "2", "tens": "off", "doubling": "off"},
]
"""Option sets that go with every number of seats."""


def invariants(state: Any) -> None:
    """What holds after the deal and after every turn; anything else is our own mistake."""
    now = SimpleNamespace(**codec.plain(state, State))
    _check_order(now)
    _check_cards(now)
    _check_hands(now)
    _check_table(now)
    _check_last_turns(now)


def _check_order(now: Any) -> None:
    """The order never breaks, and a game is as many turns as cards (Z9, Z19, Z20, Z30, Z31)."""
    assert 2 <= now.seats <= SEATS
    assert 0 <= now.beginner < now.seats
    assert now.begins in {0, now.beginner + 1}
    assert now.turn == (now.beginner + sum(now.played)) % now.seats


def _check_cards(now: Any) -> None:
    """No card comes or goes, and every card placed is won or on the table (Z1, Z8, Z18, Z32)."""
    deck = DECK_WITH_TENS if now.tens == 1 else DECK_WITHOUT_TENS
    turns = sum(now.played)
    held = [card for hand in now.hand for card in hand]

    for card, count in enumerate(deck):
        assert now.pile[card] >= 0
        assert now.played[card] >= 0
        assert now.pile[card] + now.played[card] + held.count(card) == count
    assert now.pile_size == sum(now.pile) == max(sum(deck) - HAND * now.seats - turns, 0)
    assert min(now.won) >= 0
    assert sum(now.won) + now.table_size == turns
    assert not any(now.won[now.seats :])


def _check_hands(now: Any) -> None:
    """Hands are in order, and shrink one after the other once the draw pile is empty (Z8, Z31)."""
    left = sum(now.hand_size)

    for seat, (size, hand) in enumerate(zip(now.hand_size, now.hand, strict=True)):
        turns_until = (seat - now.turn) % now.seats
        assert size == ((left - turns_until + now.seats - 1) // now.seats if seat < now.seats else 0)
        assert hand[:size] == sorted(hand[:size])
        assert all(0 <= card < NO_CARD for card in hand[:size])
        assert hand[size:] == [NO_CARD] * (HAND - size)


def _check_table(now: Any) -> None:
    """A pile is worth 9 at most, holds no TEN, and its value can have been stated (Z38)."""
    cards, rest = now.table[: now.table_size], now.table[now.table_size :]

    assert all(0 <= card < 10 for card in cards)
    assert rest == [NO_CARD] * len(rest)
    assert all(cards.count(card) <= now.played[card] for card in set(cards))
    assert 0 <= now.value <= 9
    assert now.value in _values_of(cards, can_double=now.doubling == 1)


def _check_last_turns(now: Any) -> None:
    """Each seat's last turn is remembered, the newest being the top of the table (Z3, Z21)."""
    turns = sum(now.played)
    for back in range(now.seats):
        seat = (now.turn - 1 - back) % now.seats
        card, said, size = now.last_card[seat], now.last_value[seat], now.last_table[seat]
        if back >= turns:
            assert (card, said, size) == (NO_CARD, 0, 0)
        elif now.table_size > back:
            assert (card, size) == (now.table[now.table_size - 1 - back], now.table_size - 1 - back)
            assert said == now.value if back == 0 else 0 <= said < 10
        else:
            assert now.played[card] > 0
            assert said >= 10 or now.table_size < back
            assert 0 <= size < turns
    for seat in range(now.seats, SEATS):
        assert (now.last_card[seat], now.last_value[seat], now.last_table[seat]) == (NO_CARD, 0, 0)


def _values_of(cards: Sequence[int], *, can_double: bool) -> set[int]:
    """The values below ten that a pile of these cards, in this order, can have."""
    values = set(cards[:1]) or {0}
    for top, card in pairwise(cards):
        values = {
            said for value in values for said in may_say(top, value, card, can_double=can_double) if said < 10
        }
    return values


def may_say(top: int, value: int, card: int, *, can_double: bool) -> set[int]:
    """The values that a card on a pile may state (Z5, Z10 to Z14)."""
    if card == 0:
        return {0}
    said = {value + card}
    if card == 5 and value - 5 >= 0:
        said.add(value - 5)
    if card in {top, value}:
        said.add(card)
    if card == 2 and can_double:
        said.add(2 * value)
    return said
