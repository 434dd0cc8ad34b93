"""Generic compiled drivers: written once, bound to each game by `bind`.

The rule functions named below are placeholders; `bind` puts the game's own in their place. From Python, pass
an array and an index rather than a record: that is several times faster.
"""

from typing import Any

from tenfold.core.exponential import exp
from tenfold.core.jit import generic, rule, unbound
from tenfold.core.record import UNKNOWN
from tenfold.core.rng import Stream, below, seed_stream

NOBODY = -1

UNIFORM = 0
"""Policy: every legal action equally likely."""
UNIFORM_BY_KIND = 1
"""Policy: every kind of legal action equally likely, then every action of that kind."""
GREEDY = 2
"""Policy: the action that the game's heuristic scores highest, from the seat's own view."""
TUNED = 3
"""Policy of stepped batches: as GREEDY with tuned weights, where the game has them."""
GRAIN = 1 << 30
"""Chances are told apart by so little."""
EPSILON = 1e-9
"""Worths that differ by less are equal: a GPU fuses multiplication and addition, and rounds once less."""


deal = due = legal = apply = outcome = determinize = kind_of = score_actions = observe = count_pieces = (
    unbound
)


@rule
def no_ties(_state: Any, _breaks: Any) -> None:
    """Nothing breaks ties where the game has no such rule."""


@generic
def deal_at(states: Any, at: int, seats: int) -> None:
    """Deal a state whose options and stream have been set."""
    deal(states[at], seats)


@generic
def legal_at(states: Any, at: int, seat: int, actions: Any) -> int:
    """Write a seat's legal actions and return how many there are."""
    return legal(states[at], seat, actions)


@generic
def apply_at(states: Any, at: int, seat: int, action: int) -> None:
    """Apply a legal action."""
    apply(states[at], seat, action)


@generic
def status_at(states: Any, at: int, seats: int, is_due: Any, scores: Any) -> int:
    """Write which seats are due and the scores; return how the match ended, 0 if it has not."""
    for seat in range(seats):
        is_due[seat] = due(states[at], seat)
    return outcome(states[at], scores)


@generic
def determinize_at(states: Any, at: int, observer: int, stream: Stream) -> None:
    """Resample everything that an observer cannot know."""
    determinize(states[at], observer, stream)


@generic
def score_actions_at(states: Any, at: int, seat: int, actions: Any, count: int, worths: Any) -> None:
    """Write what each of the actions is worth to a seat, from its view."""
    score_actions(states[at], seat, actions, count, worths)


@generic
def observe_at(states: Any, at: int, observer: int, numbers: Any) -> None:
    """Write a view as numbers for a network, over whatever was there."""
    numbers[:] = 0.0
    observe(states[at], observer, numbers)


@generic
def observe_fresh(view: Any, observer: int, _memory: Any, numbers: Any) -> None:
    """Write a view as numbers into zeros, for a game whose encoder remembers nothing."""
    observe(view, observer, numbers)


@generic
def count_pieces_at(states: Any, at: int, counts: Any) -> None:
    """Count every thing in the box, wherever it is."""
    count_pieces(states[at], counts)


@generic
def lowest_due(state: Any, seats: int) -> int:
    """The first seat that may act, or NOBODY."""
    for seat in range(seats):
        if due(state, seat):
            return seat
    return NOBODY


@generic
def playout(state: Any, seats: int, max_plies: int, chooser: Stream, actions: Any) -> int:
    """Play a dealt state by uniform choice to its end, or `max_plies` actions; return how many there were."""
    plies = 0
    seat = lowest_due(state, seats)
    while seat != NOBODY and plies < max_plies:
        count = legal(state, seat, actions)
        apply(state, seat, actions[below(chooser, count)])
        plies += 1
        seat = lowest_due(state, seats)
    return plies


@generic
def play_many(
    template: Any,
    states: Any,
    seats: int,
    seed: int,
    first: int,
    max_plies: int,
    chooser: Stream,
    actions: Any,
) -> int:
    """Deal and play a batch by uniform choice; match i has number first + i. Returns all plies.

    A match that has not ended after `max_plies` plies is left as it is.
    """
    plies = 0
    for at in range(states.size):
        states[at] = template[0]
        seed_stream(states[at].stream, seed, 2 * (first + at))
        seed_stream(chooser, seed, 2 * (first + at) + 1)
        deal(states[at], seats)
        plies += playout(states[at], seats, max_plies, chooser, actions)
    return plies


@generic
def choose_kind(actions: Any, count: int, chooser: Stream) -> int:
    """An action: first a kind, each equally likely, then one of that kind."""
    kinds = 0
    last = UNKNOWN
    for i in range(count):
        if kind_of(actions[i]) != last:
            last = kind_of(actions[i])
            kinds += 1
    wanted = below(chooser, kinds)
    start = 0
    seen = UNKNOWN
    last = UNKNOWN
    for i in range(count):
        if kind_of(actions[i]) != last:
            last = kind_of(actions[i])
            seen += 1
            if seen == wanted:
                start = i
            elif seen > wanted:
                return actions[start + below(chooser, i - start)]
    return actions[start + below(chooser, count - start)]


@generic
def choose_best(actions: Any, count: int, worths: Any, chooser: Stream) -> int:
    """The action of the greatest worth; equals are chosen by lot."""
    best = 0
    equals = 1
    for i in range(1, count):
        more = worths[i] - worths[best]
        if more > EPSILON:
            best = i
            equals = 1
        elif more >= -EPSILON:
            equals += 1
            if below(chooser, equals) == 0:
                best = i
    return actions[best]


@generic
def choose_best_at(actions: Any, count: int, worths: Any, chooser: Stream) -> int:
    """`choose_best`, for calls from Python."""
    return choose_best(actions, count, worths, chooser)


@generic
def choose_likely_at(actions: Any, count: int, worths: Any, temperature: float, chooser: Stream) -> int:
    """An action by lot: one whose worth is less by the temperature is e times less likely."""
    best = worths[0]
    for i in range(1, count):
        best = max(best, worths[i])
    total = 0.0
    for i in range(count):
        total += exp((worths[i] - best) / temperature)
    left = total * (below(chooser, GRAIN) + 0.5) / GRAIN
    for i in range(count):
        left -= exp((worths[i] - best) / temperature)
        if left < 0.0:
            return actions[i]
    return actions[count - 1]
