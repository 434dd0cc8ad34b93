"""Generic compiled drivers for batches that are stepped: written once, bound to each game by `bind`.

One row of every array is one match. All arrays belong to the caller; nothing is allocated. What a
seat is told, its legal actions and its view as numbers, is worked out from its view alone: the
words of the state with all bits set where the seat may not look.

`records` has, after the matches themselves, one record that is ready to deal and one a worker, in
which views are built; `words` are the same bytes as 64-bit words. `scratch` has a row a worker;
`memory` a row for each match and seat, in which the game's encoder keeps what it worked out for that
seat's last look. `choices` and `offered` are the legal actions of whoever is due, and how many they are.
"""

import sys
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tenfold.core.drivers import GREEDY, NOBODY, UNIFORM_BY_KIND
from tenfold.core.jit import generic, i64, uindex
from tenfold.core.rng import Stream, below, seed_stream

if TYPE_CHECKING:
    from tenfold.core.game import Game

REFUSED = -1
"""In place of an action, and of an ending: the action that was asked for is not legal."""
LEARNER = -1
"""In place of a style: the seat's actions come from outside."""


def _unbound(*_: Any) -> Any:
    raise NotImplementedError


deal = legal = apply = outcome = score_actions = recall = ties = _unbound
lowest_due = choose_kind = choose_best = _unbound
HAS_WINNERS = (True,)
"""Whether ending n + 1 has winners."""


@cache
def steps_of(game: "Game") -> SimpleNamespace:
    """These drivers, bound to a game once for all its batches."""
    return game.bind(
        sys.modules[__name__],
        lowest_due=game.compiled.lowest_due,
        choose_kind=game.compiled.choose_kind,
        choose_best=game.compiled.choose_best,
        recall=game.encoder.recall or game.compiled.observe_fresh,
        HAS_WINNERS=tuple(ending.has_winners for ending in game.endings),
    )


@generic
def see(words: Any, at: int, hidden: Any, seat: int, eye: int) -> None:
    """Build a seat's view in record `eye`: UNKNOWN, all bits set, wherever it may not look."""
    for i in range(hidden.shape[1]):
        words[eye, i] = words[at, i] | hidden[seat, i]


@generic
def clear(row: Any) -> None:
    """Fill a row with zeros."""
    for i in range(row.size):
        row[i] = 0


@generic
def renew(words: Any, state: Any, template: Any, chooser: Stream, seats: int, seed: int, number: int) -> None:
    """Deal the match of a number into the words of a state, as `play_many` does.

    It begins with the words of a state that is ready to deal: its options have been set.
    """
    for i in range(template.size):
        words[i] = template[i]
    seed_stream(state.stream, seed, 2 * number)
    seed_stream(chooser, seed, 2 * number + 1)
    deal(state, seats)


@generic
def accepted(mask: Any, action: int, is_checked: bool) -> int:  # noqa: FBT001
    """The action itself if it is legal; else REFUSED where actions are checked, or the lowest legal one."""
    if 0 <= action < mask.size and mask[action]:
        return action
    if is_checked:
        return REFUSED
    lowest = 0
    while not mask[lowest]:
        lowest += 1
    return lowest


@generic
def judge(state: Any, seats: int, scores: Any, breaks: Any, rewards: Any) -> int:
    """Write scores and rewards of a match that is over; return how it ended.

    Rewards add up to zero: winners share one win, which is worth 1 to who wins alone and costs
    each of the others 1 / (seats - 1). Where nobody wins, nobody gets anything.
    """
    ending = outcome(state, scores)
    for seat in range(seats):
        breaks[seat] = 0
        rewards[seat] = 0.0
    if not HAS_WINNERS[ending - 1]:
        return ending
    ties(state, breaks)
    best = 0
    winners = 0
    for seat in range(seats):
        if scores[seat] > scores[best] or (scores[seat] == scores[best] and breaks[seat] > breaks[best]):
            best = seat
    for seat in range(seats):
        winners += int(scores[seat] == scores[best] and breaks[seat] == breaks[best])
    for seat in range(seats):
        is_winner = scores[seat] == scores[best] and breaks[seat] == breaks[best]
        rewards[seat] = ((seats / winners if is_winner else 0.0) - 1.0) / (seats - 1)
    return ending


@generic
def offer(view: Any, seat: int, actions: Any, mask: Any) -> int:
    """Mark the legal actions of a seat, from its view, in a mask that is clear; how many there are."""
    count = legal(view, seat, actions)
    for i in range(count):
        mask[uindex(actions[i])] = True
    return count


@generic
def tell(
    records: Any,
    words: Any,
    at: int,
    hidden: Any,
    eye: int,
    seat: int,
    actions: Any,
    memory: Any,
    choices: Any,
    offered: Any,
    mask: Any,
    observations: Any,
) -> None:
    """Write what the seat that is due may do and see; all clear if none is."""
    clear(mask[at])
    clear(observations[at])
    offered[at] = 0
    if seat == NOBODY:
        return
    see(words, at, hidden, seat, eye)
    count = offer(records[eye], seat, actions, mask[at])
    offered[at] = count
    for i in range(count):
        choices[at, i] = actions[i]
    recall(records[eye], seat, memory[at, seat], observations[at])


@generic
def tell_many(
    start: int,
    stop: int,
    worker: int,
    records: Any,
    words: Any,
    hidden: Any,
    scratch: Any,
    memory: Any,
    choices: Any,
    offered: Any,
    due: Any,
    mask: Any,
    observations: Any,
) -> None:
    """Write anew what the due seats of some matches may do and see."""
    for at in range(start, stop):
        seat = i64(due[at])
        eye = due.size + 1 + worker
        tell(
            records,
            words,
            at,
            hidden,
            eye,
            seat,
            scratch[worker],
            memory,
            choices,
            offered,
            mask,
            observations,
        )


@generic
def deal_many(
    start: int,
    stop: int,
    seats: int,
    seed: int,
    records: Any,
    words: Any,
    choosers: Any,
    due: Any,
    done: Any,
    endings: Any,
    plies: Any,
    matches: Any,
    rewards: Any,
    scores: Any,
) -> None:
    """Deal some matches of a batch from the beginning."""
    for at in range(start, stop):
        matches[at] = at
        renew(words[at], records[at], words[due.size], choosers[at], seats, seed, at)
        due[at] = lowest_due(records[at], seats)
        done[at] = False
        endings[at] = 0
        plies[at] = 0
        clear(rewards[at])
        clear(scores[at])


@generic
def finish(
    records: Any,
    words: Any,
    at: int,
    seats: int,
    seed: int,
    renews: bool,  # noqa: FBT001
    breaks: Any,
    choosers: Any,
    endings: Any,
    plies: Any,
    matches: Any,
    rewards: Any,
    scores: Any,
) -> int:
    """Judge a match that is over, and deal the next one in its place; the seat that is due then."""
    endings[at] = judge(records[at], seats, scores[at], breaks, rewards[at])
    if not renews:
        return NOBODY
    matches[at] += endings.size
    plies[at] = 0
    renew(words[at], records[at], words[endings.size], choosers[at], seats, seed, matches[at])
    return lowest_due(records[at], seats)


@generic
def step_many(
    start: int,
    stop: int,
    worker: int,
    seats: int,
    seed: int,
    is_checked: bool,  # noqa: FBT001
    renews: bool,  # noqa: FBT001
    chosen: Any,
    records: Any,
    words: Any,
    hidden: Any,
    scratch: Any,
    memory: Any,
    choices: Any,
    offered: Any,
    choosers: Any,
    due: Any,
    done: Any,
    endings: Any,
    plies: Any,
    matches: Any,
    rewards: Any,
    scores: Any,
    mask: Any,
    observations: Any,
) -> int:
    """One action in each of some matches; how many actions were not legal.

    Who is over is judged and, if matches are renewed, dealt anew at once. A refused action leaves
    its match as it is, with REFUSED as its ending.
    """
    actions = scratch[worker]
    illegal = 0
    for at in range(start, stop):
        seat = i64(due[at])
        clear(rewards[at])
        if seat == NOBODY:
            continue
        done[at] = False
        endings[at] = 0
        action = accepted(mask[at], chosen[at], is_checked)
        illegal += int(action != chosen[at] or action == REFUSED)
        if action == REFUSED:
            endings[at] = REFUSED
            continue
        apply(records[at], seat, action)
        plies[at] += 1
        seat = lowest_due(records[at], seats)
        if seat == NOBODY:
            done[at] = True
            seat = finish(
                records,
                words,
                at,
                seats,
                seed,
                renews,
                actions,
                choosers,
                endings,
                plies,
                matches,
                rewards,
                scores,
            )
        due[at] = seat
        eye = due.size + 1 + worker
        tell(records, words, at, hidden, eye, seat, actions, memory, choices, offered, mask, observations)
    return illegal


@generic
def choose(view: Any, state: Any, seat: int, style: int, chooser: Stream, actions: Any, worths: Any) -> int:
    """What a bot plays, by its style; a greedy one has its view only."""
    count = legal(state, seat, actions)
    if style == GREEDY:
        score_actions(view, seat, actions, count, worths)
        return choose_best(actions, count, worths, chooser)
    if style == UNIFORM_BY_KIND:
        return choose_kind(actions, count, chooser)
    return actions[below(chooser, count)]


@generic
def play_bots(
    records: Any,
    words: Any,
    at: int,
    hidden: Any,
    eye: int,
    seats: int,
    styles: Any,
    chooser: Stream,
    actions: Any,
    worths: Any,
    plies: Any,
) -> int:
    """Let the bots of a match play until a learner is due, or nobody is; who it is."""
    seat = lowest_due(records[at], seats)
    while seat != NOBODY and styles[seat] != LEARNER:
        see(words, at, hidden, seat, eye)
        apply(
            records[at], seat, choose(records[eye], records[at], seat, styles[seat], chooser, actions, worths)
        )
        plies[at] += 1
        seat = lowest_due(records[at], seats)
    return seat


@generic
def meet_many(
    start: int,
    stop: int,
    worker: int,
    seats: int,
    seed: int,
    styles: Any,
    worths: Any,
    renews: bool,  # noqa: FBT001
    records: Any,
    words: Any,
    hidden: Any,
    scratch: Any,
    memory: Any,
    choices: Any,
    offered: Any,
    choosers: Any,
    due: Any,
    done: Any,
    endings: Any,
    plies: Any,
    matches: Any,
    rewards: Any,
    scores: Any,
    mask: Any,
    observations: Any,
) -> None:
    """After a deal or a step: the bots play in some matches until a learner is due, and it is told.

    A match that bots end counts as ended by the step; the next one is dealt, and they play there too.
    """
    eye = due.size + 1 + worker
    actions = scratch[worker]
    for at in range(start, stop):
        seat = i64(due[at])
        if seat == NOBODY or styles[seat] == LEARNER or endings[at] == REFUSED:
            continue
        seat = play_bots(
            records, words, at, hidden, eye, seats, styles, choosers[at], actions, worths[worker], plies
        )
        while seat == NOBODY:
            done[at] = True
            seat = finish(
                records,
                words,
                at,
                seats,
                seed,
                renews,
                actions,
                choosers,
                endings,
                plies,
                matches,
                rewards,
                scores,
            )
            if seat == NOBODY:
                break
            seat = play_bots(
                records, words, at, hidden, eye, seats, styles, choosers[at], actions, worths[worker], plies
            )
        due[at] = seat
        tell(records, words, at, hidden, eye, seat, actions, memory, choices, offered, mask, observations)


@generic
def sample_many(start: int, stop: int, choosers: Any, choices: Any, offered: Any, chosen: Any) -> None:
    """Choose any of the legal actions of some matches, as `play_many` would; 0 where there is none."""
    for at in range(start, stop):
        chosen[at] = choices[at, below(choosers[at], i64(offered[at]))] if offered[at] > 0 else 0
