"""Search over sampled worlds: generic compiled drivers, bound to each game that has a search model.

A world is a view with everything dealt that its observer cannot know. Every candidate is tried in each world
with the same luck: it is played, all seats go on by the game's heuristic, each from its own view, and after
some turns the evaluation function says what each seat can expect. The gain of a candidate is measured against
the first one in the same world, so that most of the luck cancels out. All arrays belong to the caller;
nothing is allocated.
"""

from typing import Any, NamedTuple

from tenfold.core.drivers import NOBODY
from tenfold.core.jit import generic, unbound
from tenfold.core.rng import seed_stream

VIEW, WORLD, TRIAL, EYE = range(4)
"""The rows of `records`: what the searcher sees, a world, a match in it, a view of that."""
ROWS = 4
DEAL, LUCK, LOT = range(3)
"""What a world draws for: its hidden parts, the chances of the rules, and equals by lot."""
DRAWS = 3


class SearchMemory(NamedTuple):
    """The memory of one thread that searches."""

    records: Any
    """A record for each of the roles above."""
    words: Any
    """The same bytes as 64-bit words."""
    hidden: Any
    """For each seat the words of a state, with all bits set where the seat may not look."""
    streams: Any
    """A random stream for each kind of draw."""
    actions: Any
    worths: Any
    values: Any


class SearchSettings(NamedTuple):
    """Who searches, and how."""

    observer: int
    seats: int
    turns: int
    """How many turns are played before a trial is evaluated."""
    opponent_weight: float
    seed: int


apply = legal = due = determinize = deal_hidden = score_actions = score_actions_as_opponent = evaluate = (
    lowest_due
) = choose_best = unbound
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
def mask_view(words: Any, hidden: Any, seat: int) -> None:
    """Write a seat's view of the trial: UNKNOWN, all bits set, wherever it may not look."""
    for i in range(words.shape[1]):
        words[EYE, i] = words[TRIAL, i] | hidden[seat, i]


@generic
def next_due(state: Any, observer: int, seats: int) -> int:
    """The searcher as long as it may act, else the first seat that may, or NOBODY."""
    return observer if due(state, observer) else lowest_due(state, seats)


@generic
def play_on(memory: SearchMemory, settings: SearchSettings, uses_opponent_model: bool) -> None:  # noqa: FBT001
    """All seats go on by the heuristic, each from its own view, until the trial has had its turns.

    The others use a heuristic of their own, if that is asked for and the game has one. A turn is all that a
    seat does before another one has to act: however many actions that takes, candidates are evaluated after
    the same number of turns.
    """
    trial = memory.records[TRIAL]
    actions, worths, rng = memory.actions, memory.worths, memory.streams[LOT]
    turns = settings.turns
    last = settings.observer
    seat = next_due(trial, settings.observer, settings.seats)
    while seat != NOBODY:
        if seat != last:
            turns -= 1
            last = seat
        if turns <= 0:
            return
        count = legal(trial, seat, actions)
        action = actions[0]
        if count > 1:
            mask_view(memory.words, memory.hidden, seat)
            if OPPONENTS_DIFFER and uses_opponent_model and seat != settings.observer:
                score_actions_as_opponent(memory.records[EYE], seat, actions, count, worths)
            else:
                score_actions(memory.records[EYE], seat, actions, count, worths)
            action = choose_best(actions, count, worths, rng)
        apply(trial, seat, action)
        seat = next_due(trial, settings.observer, settings.seats)


@generic
def advantage(state: Any, settings: SearchSettings, values: Any) -> float:
    """What the searcher can expect, less what the others can on average, by the weight that they have."""
    evaluate(state, settings.seats, values)
    others = 0.0
    for seat in range(settings.seats):
        if seat != settings.observer:
            others += values[seat]
    return values[settings.observer] - settings.opponent_weight * others / (settings.seats - 1)


@generic
def try_worlds(
    memory: SearchMemory, settings: SearchSettings, moves: Any, first: int, last: int, sums: Any, squares: Any
) -> None:
    """Try all moves in the worlds `first` to `last` - 1, and add up what each gains against the first."""
    records, words, streams, seed = memory.records, memory.words, memory.streams, settings.seed
    for world in range(first, last):
        copy(words, VIEW, WORLD)
        seed_stream(streams[DEAL], seed, DRAWS * world + DEAL)
        determinize(records[WORLD], settings.observer, streams[DEAL])
        base = 0.0
        for i in range(moves.size):
            copy(words, WORLD, TRIAL)
            seed_stream(records[TRIAL].stream, seed, DRAWS * world + LUCK)
            seed_stream(streams[LOT], seed, DRAWS * world + LOT)
            apply(records[TRIAL], settings.observer, moves[i])
            play_on(memory, settings, world % 2 == 0)
            value = advantage(records[TRIAL], settings, memory.values)
            if i == 0:
                base = value
            gain = value - base
            sums[i] += gain
            squares[i] += gain * gain


@generic
def play_world(memory: SearchMemory, settings: SearchSettings, world: int) -> None:
    """Deal anew what the searcher cannot see, go on by the heuristic, and evaluate where that leads."""
    trial, words, streams, seed = memory.records[TRIAL], memory.words, memory.streams, settings.seed
    copy(words, VIEW, TRIAL)
    seed_stream(streams[DEAL], seed, DRAWS * world + DEAL)
    deal_hidden(trial, settings.observer, streams[DEAL])
    seed_stream(trial.stream, seed, DRAWS * world + LUCK)
    seed_stream(streams[LOT], seed, DRAWS * world + LOT)
    play_on(memory, settings, False)
    evaluate(trial, settings.seats, memory.values)
