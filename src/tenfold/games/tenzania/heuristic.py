"""The heuristic: what a move is worth in cards, now and for the next player."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.games.tenzania.actions import GOAL, card_of, value_of
from tenfold.games.tenzania.data import NUMBERS
from tenfold.games.tenzania.rules import FIVE, TWO, ZERO, copies, held, next_seat
from tenfold.games.tenzania.weights import W


@rule
def score_with(view: Any, seat: int, actions: Any, count: int, worths: Any, weights: Any) -> None:
    """What each move is worth by some numbers."""
    later = 1.0 if view.pile_size > 0 else weights[W.last_cards]
    for i in range(count):
        worths[i] = worth(view, seat, card_of(actions[i]), value_of(actions[i]), later, weights)


@rule
def worth(view: Any, seat: int, card: int, value: int, later: float, weights: Any) -> float:
    """What a move brings, less what its card would bring later."""
    return gain(view, seat, card, value, weights) - later * float(weights[W.zero + card])


@rule
def gain(view: Any, seat: int, card: int, value: int, weights: Any) -> float:
    """Cards won or lost by a move, as far as the next player's turn, if there is one."""
    cards = int(view.table_size) + 1
    if value == GOAL:
        return float(cards * weights[W.ten])
    if value > GOAL:
        return -float(cards * weights[W.over])
    size = int(view.hand_size[next_seat(view, seat)])
    if size == 0:
        return 0.0
    ten = 0
    bust = 0
    unseen = 0
    for number in range(NUMBERS):
        left = copies(view, number) - int(view.played[number]) - held(view, seat, number)
        unseen += left
        if can_make_ten(view, value, number):
            ten += left
        elif must_go_over(card, value, number):
            bust += left
    no_ten = all_of(unseen - ten, unseen, size)
    all_bust = all_of(bust, unseen, size)
    chances = weights[W.next_goes_over] * all_bust - weights[W.next_makes_ten] * (1.0 - no_ten)
    return float((cards + weights[W.next_pile]) * chances - weights[W.low_value] * value)


@rule
def can_make_ten(view: Any, value: int, number: int) -> bool:
    """Whether the next player could reach ten with a card of that number."""
    doubles = number == TWO and view.doubling == 1 and value * TWO == GOAL
    return (number != ZERO and value + number == GOAL) or doubles


@rule
def must_go_over(top: int, value: int, number: int) -> bool:
    """Whether a card of that number leaves the next player no value below eleven."""
    if number in (ZERO, top, value) or (number == FIVE and value >= FIVE):
        return False
    return value + number > GOAL


@rule
def all_of(wanted: int, unseen: int, size: int) -> float:
    """The chance that a hand of `size` unseen cards has wanted ones only."""
    chance = 1.0
    for i in range(size):
        if unseen > i:
            chance *= max(wanted - i, 0) / (unseen - i)
    return chance
