"""Search over worlds: generic compiled drivers, bound to each game that has a judge.

A world is a view with everything that its observer cannot know dealt anew. In each world every
candidate is tried with the same luck: it is played, all seats go on by the game's heuristic, each
from its own view, and after some turns the evaluate says what each seat may expect. What a candidate
gains is told against the first one, in the same world: so most of the luck cancels out.

`records` has a row for each of the roles below, `words` are the same bytes as 64-bit words. All
arrays belong to the caller; nothing is allocated.
"""

from typing import Any

from tenfold.core.drivers import NOBODY
from tenfold.core.jit import generic
from tenfold.core.rng import Stream, seed_stream

VIEW, WORLD, TRIAL, EYE = range(4)
"""The rows of `records`: what the searcher sees, a world, a match in it, a view of that."""
ROWS = 4
DEAL, LUCK, LOT = range(3)
"""What a world draws for: its hidden parts, the chances of the rules, and equals by lot."""
DRAWS = 3


def _unbound(*_: Any) -> Any:
    raise NotImplementedError


apply = legal = due = determinize = score_actions = score_actions_as_opponent = evaluate = lowest_due = (
    choose_best
) = _unbound
OPPONENTS_DIFFER = False
"""Whether the game has another heuristic for the others: where it has none, nothing of it is compiled."""


@generic
def score_actions_at(states: Any, at: int, seat: int, actions: Any, count: int, worths: Any) -> None:
    """What each of the actions is worth to a seat by the heuristic of search, from its view."""
    score_actions(states[at], seat, actions, count, worths)


@generic
def copy(words: Any, source: int, target: int) -> None:
    """Copy a record."""
    for i in range(words.shape[1]):
        words[target, i] = words[source, i]


@generic
def see(words: Any, hidden: Any, seat: int) -> None:
    """Build a seat's view of the trial: UNKNOWN, all bits set, wherever it may not look."""
    for i in range(words.shape[1]):
        words[EYE, i] = words[TRIAL, i] | hidden[seat, i]


@generic
def next_due(state: Any, observer: int, seats: int) -> int:
    """The searcher as long as it may act, else the first seat that may, or NOBODY."""
    return observer if due(state, observer) else lowest_due(state, seats)


@generic
def play_on(
    records: Any,
    words: Any,
    hidden: Any,
    observer: int,
    seats: int,
    turns: int,
    lot: Stream,
    actions: Any,
    worths: Any,
    are_others: bool,  # noqa: FBT001 - the dialect has no keyword arguments
) -> None:
    """All seats go on by the heuristic, each from its own view, until so many turns are over.

    The others go on by a heuristic of their own, if that is asked for and the game has one.

    A turn is all that a seat does before another one has to act: however many actions that takes, each
    candidate is judged after the same number of turns.
    """
    trial = records[TRIAL]
    last = observer
    seat = next_due(trial, observer, seats)
    while seat != NOBODY:
        if seat != last:
            turns -= 1
            last = seat
        if turns <= 0:
            return
        count = legal(trial, seat, actions)
        action = actions[0]
        if count > 1:
            see(words, hidden, seat)
            if OPPONENTS_DIFFER and are_others and seat != observer:
                score_actions_as_opponent(records[EYE], seat, actions, count, worths)
            else:
                score_actions(records[EYE], seat, actions, count, worths)
            action = choose_best(actions, count, worths, lot)
        apply(trial, seat, action)
        seat = next_due(trial, observer, seats)


@generic
def advantage(state: Any, observer: int, seats: int, rivals: float, values: Any) -> float:
    """What a seat may expect, less what the others may on average, as far as it minds."""
    evaluate(state, seats, values)
    others = 0.0
    for seat in range(seats):
        if seat != observer:
            others += values[seat]
    return values[observer] - rivals * others / (seats - 1)


@generic
def try_worlds(
    records: Any,
    words: Any,
    hidden: Any,
    observer: int,
    seats: int,
    moves: Any,
    first: int,
    last: int,
    turns: int,
    rivals: float,
    seed: int,
    streams: Any,
    actions: Any,
    worths: Any,
    values: Any,
    sums: Any,
    squares: Any,
) -> None:
    """Try all moves in the worlds `first` to `last` - 1, and add up what each gains against the first."""
    for world in range(first, last):
        copy(words, VIEW, WORLD)
        seed_stream(streams[DEAL], seed, DRAWS * world + DEAL)
        determinize(records[WORLD], observer, streams[DEAL])
        base = 0.0
        for i in range(moves.size):
            copy(words, WORLD, TRIAL)
            seed_stream(records[TRIAL].stream, seed, DRAWS * world + LUCK)
            seed_stream(streams[LOT], seed, DRAWS * world + LOT)
            apply(records[TRIAL], observer, moves[i])
            lot = streams[LOT]
            play_on(records, words, hidden, observer, seats, turns, lot, actions, worths, world % 2 == 0)
            value = advantage(records[TRIAL], observer, seats, rivals, values)
            if i == 0:
                base = value
            gain = value - base
            sums[i] += gain
            squares[i] += gain * gain
