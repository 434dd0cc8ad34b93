"""Steps of matches in a batch: generic drivers, written once for CPU and GPU and bound to each game.

Both call the functions that play one match; those named `_many` are the CPU's loops, and `cuda_kernels` has
the GPU's. All arrays belong to the caller; nothing is allocated. A seat's legal actions and observation are
worked out from its view alone: the words of the state with all bits set where the seat may not look.
"""

import sys
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tenfold.core.batch_arrays import BatchArrays, MatchMemory, RoundArrays, Workspace
from tenfold.core.drivers import GREEDY, NOBODY, TUNED, UNIFORM_BY_KIND
from tenfold.core.jit import f64, generic, i64, inlined, uindex, unbound
from tenfold.core.rng import Stream, below, seed_stream

if TYPE_CHECKING:
    from tenfold.core.game import Game

REFUSED = -1
"""In place of an action or an ending: the action that was asked for is not legal."""
EXTERNAL = -1
"""In place of a policy: the seat's actions come from outside."""


deal = legal = apply = outcome = score_actions = score_actions_tuned = observe = recall = ties = unbound
lowest_due = choose_kind = choose_best = unbound
HAS_WINNERS = (True,)
"""Whether ending n + 1 has winners."""
REWRITTEN = 0
"""How many of the last numbers of an observation `recall` writes each time, so that nobody clears them."""
MAX_BYTE = 255.0


@cache
def batch_drivers_of(game: "Game") -> SimpleNamespace:
    """These drivers, bound to a game once for all its batches."""
    return game.bind(
        sys.modules[__name__],
        sources=(game.compiled,),
        recall=game.encoder.recall or game.compiled.observe_fresh,
        score_actions_tuned=(game.search_model and game.search_model.score_actions) or game.score_actions,
        HAS_WINNERS=tuple(ending.has_winners for ending in game.endings),
        REWRITTEN=game.encoder.rewritten,
    )


@generic
def clear(row: Any) -> None:
    """Fill a row with zeros."""
    for i in range(row.size):
        row[i] = 0


@generic
def mask_view(words: Any, hidden: Any, seat: int, view: Any) -> None:
    """Write a seat's view of a state: UNKNOWN, all bits set, wherever it may not look."""
    for i in range(hidden.shape[1]):
        view[i] = words[i] | hidden[seat, i]


@generic
def deal_match(match: MatchMemory, template: Any, seats: int, seed: int, number: int) -> None:
    """Deal the match of a number, as `play_many` does."""
    for i in range(template.size):
        match.words[i] = template[i]
    seed_stream(match.state.stream, seed, 2 * number)
    seed_stream(match.rng, seed, 2 * number + 1)
    deal(match.state, seats)


@generic
def checked_action(mask: Any, action: int, validates: bool) -> int:  # noqa: FBT001
    """The action if it is legal; else REFUSED where actions are validated, or the lowest legal one."""
    if 0 <= action < mask.size and mask[action]:
        return action
    if validates:
        return REFUSED
    lowest = 0
    while not mask[lowest]:
        lowest += 1
    return lowest


@generic
def write_rewards(state: Any, seats: int, scores: Any, breaks: Any, rewards: Any) -> int:
    """Write the scores and rewards of a match that is over; return how it ended.

    Rewards add up to zero: winners share one win, which is worth 1 to a sole winner and costs
    each of the others 1 / (seats - 1). If nobody wins, all rewards are zero.
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
def finish(batch: BatchArrays, match: MatchMemory, at: int) -> int:
    """Score a match that is over and deal the next one in its place; return the seat that is due then."""
    batch.done[at] = True
    batch.endings[at] = write_rewards(
        match.state, batch.seats, batch.scores[at], match.ties, batch.rewards[at]
    )
    if not batch.resets:
        return NOBODY
    batch.matches[at] += batch.due.size
    batch.plies[at] = 0
    deal_match(match, batch.template, batch.seats, batch.seed, batch.matches[at])
    return lowest_due(match.state, batch.seats)


@inlined
def start_step(batch: BatchArrays, at: int, chosen: int) -> int:
    """Reset what the last step did; return the action to play, or REFUSED with the ending set to it."""
    batch.done[at] = False
    batch.endings[at] = 0
    action = checked_action(batch.mask[at], chosen, batch.validates)
    if action == REFUSED:
        batch.endings[at] = REFUSED
    return action


@inlined
def step_one(batch: BatchArrays, match: MatchMemory, at: int, seat: int, action: int) -> int:
    """Play one legal action; return the seat that is due then, in the next match if this one ended."""
    apply(match.state, seat, action)
    batch.plies[at] += 1
    due = lowest_due(match.state, batch.seats)
    if due == NOBODY:
        due = finish(batch, match, at)
    batch.due[at] = due
    return due


@generic
def write_legal_mask(view: Any, seat: int, actions: Any, mask: Any) -> int:
    """Mark a seat's legal actions in a mask that is clear; return how many there are."""
    count = legal(view, seat, actions)
    for i in range(count):
        mask[uindex(actions[i])] = True
    return count


@inlined
def write_observation(batch: BatchArrays, match: MatchMemory, at: int, seat: int) -> int:
    """Write what the due seat may do and see into rows that are clear; return how many actions it has."""
    mask_view(match.words, batch.hidden, seat, match.seen_words)
    count = write_legal_mask(match.seen, seat, match.actions, batch.mask[at])
    recall(match.seen, seat, batch.memory[at, seat], batch.observations[at])
    return count


@generic
def choose(match: MatchMemory, seat: int, policy: int) -> int:
    """A bot's action by its policy; a greedy bot decides from its view."""
    count = legal(match.state, seat, match.actions)
    if policy == GREEDY:
        score_actions(match.seen, seat, match.actions, count, match.worths)
        return choose_best(match.actions, count, match.worths, match.rng)
    if policy == UNIFORM_BY_KIND:
        return choose_kind(match.actions, count, match.rng)
    return match.actions[below(match.rng, count)]


@generic
def play_bot(match: MatchMemory, hidden: Any, seat: int, policy: int) -> None:
    """Let a bot play one action."""
    if policy == GREEDY:
        mask_view(match.words, hidden, seat, match.seen_words)
    apply(match.state, seat, choose(match, seat, policy))


@generic
def play_tuned_bot(match: MatchMemory, hidden: Any, seat: int) -> None:
    """Let the tuned heuristic play one action, from the seat's view."""
    mask_view(match.words, hidden, seat, match.seen_words)
    count = legal(match.state, seat, match.actions)
    score_actions_tuned(match.seen, seat, match.actions, count, match.worths)
    apply(match.state, seat, choose_best(match.actions, count, match.worths, match.rng))


@inlined
def play_match(batch: RoundArrays, match: MatchMemory, number: int) -> int:
    """Deal a match and play it by the seats' policies to its end, or for `max_plies`; return its length."""
    deal_match(match, batch.template, batch.seats, batch.seed, number)
    plies = 0
    seat = lowest_due(match.state, batch.seats)
    while seat != NOBODY and plies < batch.max_plies:
        play_bot(match, batch.hidden, seat, batch.policies[seat])
        plies += 1
        seat = lowest_due(match.state, batch.seats)
    return plies


@generic
def is_bots_turn(batch: BatchArrays, policies: Any, at: int) -> bool:
    """Whether a bot is due in a match whose last action was not refused."""
    seat = batch.due[at]
    return seat != NOBODY and policies[at, seat] != EXTERNAL and batch.endings[at] != REFUSED


@generic
def advance_bots(batch: BatchArrays, match: MatchMemory, policies: Any, at: int) -> int:
    """Let bots play until an external seat is due, or nobody is; return that seat.

    A match that bots end counts as ended by the step; they play in the next one, too.
    """
    seat = i64(batch.due[at])
    is_open = True
    while is_open:
        while seat != NOBODY and policies[at, seat] != EXTERNAL:
            if policies[at, seat] == TUNED:
                play_tuned_bot(match, batch.hidden, seat)
            else:
                play_bot(match, batch.hidden, seat, i64(policies[at, seat]))
            batch.plies[at] += 1
            seat = lowest_due(match.state, batch.seats)
        is_open = seat == NOBODY
        if is_open:
            seat = finish(batch, match, at)
            is_open = batch.resets
    batch.due[at] = seat
    return seat


@inlined
def match_memory(batch: BatchArrays, work: Workspace, at: int, worker: int) -> MatchMemory:
    """Where a worker of the CPU plays a match: in its record, with the worker's rows."""
    slot = batch.due.size + 1 + worker
    scratch = work.scratch[worker]
    return MatchMemory(
        work.records[at],
        work.words[at],
        work.records[slot],
        work.words[slot],
        batch.rngs[at],
        scratch,
        work.worths[worker],
        scratch,
    )


@inlined
def refresh(batch: BatchArrays, work: Workspace, match: MatchMemory, at: int, seat: int) -> None:
    """Write the rows of the seat that is due, and list its actions; all clear if none is."""
    clear(batch.mask[at])
    work.offered[at] = 0
    if seat == NOBODY:
        clear(batch.observations[at])
        return
    clear(batch.observations[at, : batch.observations.shape[1] - REWRITTEN])
    count = write_observation(batch, match, at, seat)
    work.offered[at] = count
    for i in range(count):
        work.choices[at, i] = match.actions[i]


@generic
def play_by_policies(batch: RoundArrays, work: Workspace, rng: Stream) -> None:
    """Play whole matches in which each seat has a policy; greedy seats get only their view."""
    slot = batch.plies.size
    actions = work.scratch[0]
    for at in range(slot):
        match = MatchMemory(
            work.records[at],
            work.words[at],
            work.records[slot],
            work.words[slot],
            rng,
            actions,
            work.worths[0],
            actions,
        )
        batch.plies[at] = play_match(batch, match, batch.first + at)
        batch.endings[at] = outcome(match.state, batch.scores[at])


@generic
def refresh_many(batch: BatchArrays, work: Workspace, start: int, stop: int, worker: int) -> None:
    """Write what the due seats of some matches may do and see."""
    for at in range(start, stop):
        refresh(batch, work, match_memory(batch, work, at, worker), at, i64(batch.due[at]))


@generic
def deal_many(batch: BatchArrays, work: Workspace, start: int, stop: int, worker: int) -> None:
    """Deal some matches of a batch from the first one on."""
    for at in range(start, stop):
        match = match_memory(batch, work, at, worker)
        batch.matches[at] = at
        deal_match(match, batch.template, batch.seats, batch.seed, at)
        batch.due[at] = lowest_due(match.state, batch.seats)
        batch.done[at] = False
        batch.endings[at] = 0
        batch.plies[at] = 0
        clear(batch.rewards[at])
        clear(batch.scores[at])


@generic
def step_many(batch: BatchArrays, work: Workspace, chosen: Any, start: int, stop: int, worker: int) -> int:
    """Play one action in each of some matches; return how many actions were not legal.

    A match that ends is scored and, if the batch resets, followed by the next one. A refused action leaves
    its match as it is, with REFUSED as its ending.
    """
    illegal = 0
    for at in range(start, stop):
        seat = i64(batch.due[at])
        clear(batch.rewards[at])
        if seat == NOBODY:
            continue
        action = start_step(batch, at, chosen[at])
        illegal += int(action != chosen[at] or action == REFUSED)
        if action != REFUSED:
            match = match_memory(batch, work, at, worker)
            refresh(batch, work, match, at, step_one(batch, match, at, seat, action))
    return illegal


@generic
def advance_many(batch: BatchArrays, work: Workspace, start: int, stop: int, worker: int) -> None:
    """After a deal or a step: let bots play in some matches until an external seat is due."""
    for at in range(start, stop):
        if is_bots_turn(batch, work.policies, at):
            match = match_memory(batch, work, at, worker)
            refresh(batch, work, match, at, advance_bots(batch, match, work.policies, at))


@generic
def observe_everyone_many(
    batch: BatchArrays, work: Workspace, everyone: Any, start: int, stop: int, worker: int
) -> None:
    """Write the views of all seats in some matches, counting from the seat that is due; clear if none is."""
    for at in range(start, stop):
        match = match_memory(batch, work, at, worker)
        seat = i64(batch.due[at])
        for step in range(batch.seats):
            clear(everyone[at, step])
            if seat != NOBODY:
                mask_view(match.words, batch.hidden, seat, match.seen_words)
                observe(match.seen, seat, everyone[at, step])
                seat = seat + 1 if seat + 1 < batch.seats else 0


@generic
def score_many(
    batch: BatchArrays,
    work: Workspace,
    found: Any,
    uses_tuned_weights: bool,  # noqa: FBT001
    start: int,
    stop: int,
    worker: int,
) -> None:
    """Write what a heuristic finds the legal actions worth in some matches; all clear where nobody is due."""
    for at in range(start, stop):
        clear(found[at])
        if batch.due[at] != NOBODY:
            match = match_memory(batch, work, at, worker)
            write_scores(batch, match, at, uses_tuned_weights, found[at])


@generic
def write_scores(
    batch: BatchArrays,
    match: MatchMemory,
    at: int,
    uses_tuned_weights: bool,  # noqa: FBT001
    found: Any,
) -> None:
    """Write what the due seat's legal actions are worth by a heuristic, from its view, into a clear row."""
    seat = i64(batch.due[at])
    mask_view(match.words, batch.hidden, seat, match.seen_words)
    count = legal(match.seen, seat, match.actions)
    if uses_tuned_weights:
        score_actions_tuned(match.seen, seat, match.actions, count, match.worths)
    else:
        score_actions(match.seen, seat, match.actions, count, match.worths)
    for i in range(count):
        found[uindex(match.actions[i])] = match.worths[i]


@generic
def byte_of(number: float, unit: int) -> int:
    """A number as a byte: how many units it is, rounded; the greatest byte if there are more.

    A product of these has few enough digits for a double: it is exact, so that every device rounds the same.
    """
    return int(min(f64(number) * unit + 0.5, MAX_BYTE))


@generic
def write_bytes(numbers: Any, unit: int, told: Any) -> None:
    """Write numbers as bytes."""
    for at in range(numbers.size):
        told[at] = byte_of(numbers[at], unit)


@generic
def sample_many(batch: BatchArrays, work: Workspace, chosen: Any, start: int, stop: int) -> None:
    """Choose any legal action in some matches, as `play_many` would; 0 where there is none."""
    for at in range(start, stop):
        count = i64(work.offered[at])
        chosen[at] = work.choices[at, below(batch.rngs[at], count)] if count > 0 else 0
