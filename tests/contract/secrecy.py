"""No leaks: what an observer gets does not depend on what it may not know."""

from typing import Any

import numpy as np

from tenfold.core import codec
from tenfold.core.errors import Refused
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.rng import seed_stream
from tests.contract.conservation import census_of
from tests.contract.legality import some_illegal
from tests.contract.play import applied, at_moment, enough, finished, observers, played, raw, states_in

LEAK_STATES = 100 if INTERPRET else 2000
FEW_ILLEGAL = 4
LOGS_APART = 16 if INTERPRET else 64
"""Logs are long, and twins differ in their last states only."""
WORLDS_APART = 29
PATIENCE = 400 if INTERPRET else 10_000
"""How far worlds are played: some games do not end by random play."""
MAX_TOLD_APART = 8


def another_world(game: Game, states: Any, observer: int, world: int) -> Any:
    """A copy of a state in which all that an observer cannot know was dealt anew."""
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, world, 4)
    worlds = states.copy()
    game.compiled.determinize_at(worlds, 0, observer, stream)
    return worlds


def moments(game: Game, least: int = LEAK_STATES) -> list[tuple[Match, int, int]]:
    """Match, entry and observer: states of every match, each with one observer, some with a spectator."""
    matches = played(game, least)
    states = sum(len(match.entries) + 1 for match in matches)
    step = max(1, states // enough(game, least))
    numbers = [(match, number) for match in matches for number in range(len(match.entries) + 1)]
    chosen = [
        (match, number)
        for at, (match, number) in enumerate(numbers)
        if at % step == 0 or number == len(match.entries)
    ]
    assert len(chosen) >= enough(game, least)
    found: list[tuple[Match, int, int]] = []
    for at, (match, number) in enumerate(chosen):
        found.append((match, number, at % match.seats))
        if at % 3 == 0 or number == len(match.entries):
            found.append((match, number, SPECTATOR))
    return found


def check_worlds_look_the_same(game: Game) -> None:
    """A view, dealt anew from itself, is the same view, bytes and JSON. (From the truth: nothing leaks.)"""
    for world, (match, number, observer) in enumerate(moments(game)):
        states = states_in(match)[number]
        view = match.game.view(states, match.seats, observer)
        dealt = another_world(game, view.states, observer, world)
        seen = match.game.view(dealt, match.seats, observer)
        assert raw(seen.states) == raw(view.states), _difference(game, seen.state, view.state)
        assert codec.canonical(seen.plain()) == codec.canonical(view.plain())


def check_worlds_agree_with_the_box(game: Game) -> None:
    """A world that was dealt from a view has all the things of the box."""
    for world, (match, number, observer) in enumerate(moments(game)[::3]):
        states = states_in(match)[number]
        view = match.game.view(states, match.seats, observer)
        dealt = another_world(game, view.states, observer, world)
        assert census_of(game, dealt) == census_of(game, states)


def check_worlds_can_be_played(game: Game) -> None:
    """A world that was dealt from a view can be played on."""
    actions = np.zeros(game.rules.max_legal, np.int64)
    chooser = np.zeros(2, np.uint64)
    for world, (match, number, observer) in enumerate(moments(game)[::WORLDS_APART]):
        view = at_moment(match, number).view(observer)
        dealt = another_world(game, view.states, observer, world)
        seed_stream(chooser, world, 5)
        plies = game.compiled.playout(dealt[0], match.seats, PATIENCE, chooser, actions)
        assert plies == PATIENCE or game.status(dealt, match.seats)[1] is not None


def check_every_hidden_field_is_dealt_anew(game: Game) -> None:
    """Two worlds of one view differ in every hidden field, and in every seat's part of it."""
    expected = {
        (name, row)
        for name, field in game.state.fields.items()
        if field.seen_by != "all"
        for row in (range(max(game.seats)) if field.seen_by == "owner" else (None,))
    }
    differed: set[tuple[str, int | None]] = set()
    for world, (match, number, observer) in enumerate(moments(game)):
        states = states_in(match)[number]
        one = another_world(game, states, observer, 2 * world)
        other = another_world(game, states, observer, 2 * world + 1)
        for name, row in expected - differed:
            if row is None or (row != observer and row < match.seats):
                at = (0,) if row is None else (0, row)
                if not np.array_equal(one[name][at], other[name][at]):
                    differed.add((name, row))
    assert expected - differed == set()


def check_the_stream_stays_hidden(game: Game) -> None:
    """Nobody ever sees the stream, also not after the end; after the end all else is seen."""
    for match in played(game)[:6]:
        for observer in observers(match.seats):
            for number in (0, len(match.entries)):
                view = match.view_after(number, observer)
                assert (view.state.stream == np.uint64(0xFFFF_FFFF_FFFF_FFFF)).all()
    for match in finished(game)[:6]:
        for observer in observers(match.seats):
            for name in set(game.state.fields) - {"stream"}:
                assert np.array_equal(match.view(observer).state[name], match.true_state()[name])


def check_only_owners_see_legal_actions(game: Game) -> None:
    """Legal actions are in the view of their owner; a spectator has none."""
    for match in played(game)[:6]:
        for states in states_in(match)[::3]:
            assert match.game.view(states, match.seats, SPECTATOR).legal == ()


def check_nothing_leaks(game: Game) -> None:
    """Twins that differ only in what an observer may not know give it the same, byte by byte."""
    for world, (match, number, observer) in enumerate(moments(game)):
        moment = at_moment(match, number)
        twin = twin_of(moment, observer, world)
        _check_same_view(moment, twin, observer)
        _check_same_news(moment, twin, observer, with_log=world % LOGS_APART == 0)
        if observer != SPECTATOR:
            assert refusals(twin, observer) == refusals(moment, observer)


def check_public_actions_are_seen_in_the_view(game: Game) -> None:
    """If others see which action it was, their views hold what it did: common knowledge is state.

    Two actions that differ for the actor and look the same to an observer must be secret.
    """
    for match, number, observer in moments(game)[::7]:
        states = states_in(match)[number]
        for seat in game.status(states, match.seats)[0]:
            if seat != observer:
                _check_told_apart(game, match, number, seat, observer)


def _check_told_apart(game: Game, match: Match, number: int, seat: int, observer: int) -> None:
    states = states_in(match)[number]
    results: dict[bytes, tuple[int, bytes]] = {}
    for action in match.game.view(states, match.seats, seat).legal[:MAX_TOLD_APART]:
        after = applied(game, states, seat, action, match.secret(), number + 1)
        seen = raw(match.game.view(after, match.seats, observer).states)
        other, truth = results.setdefault(seen, (action, raw(after)))
        if truth != raw(after):
            told = game.seen_entry(seat, action, observer), game.seen_entry(seat, other, observer)
            assert told[0] == told[1], (
                f"Others see “{game.actions.notation(action)}” as such, but their views do not hold it."
            )


def twin_of(match: Match, observer: int, world: int) -> Match:
    """The match, had the hidden things been dealt otherwise."""
    twin = at_moment(match, len(match.entries))
    twin._states = another_world(match.game, match._states, observer, world)
    twin._history = [*match._history[:-1], twin._states]
    twin._statuses = [*match._statuses[:-1], match.game.status(twin._states, match.seats)]
    return twin


def _check_same_view(match: Match, twin: Match, observer: int) -> None:
    view, seen = match.view(observer), twin.view(observer)
    assert raw(seen.states) == raw(view.states), _difference(match.game, seen.state, view.state)
    assert (seen.due, seen.legal, seen.outcome) == (view.due, view.legal, view.outcome)
    assert codec.canonical(seen.plain()) == codec.canonical(view.plain())


def _check_same_news(match: Match, twin: Match, observer: int, *, with_log: bool) -> None:
    if match.entries:
        last = len(match.entries)
        assert twin.events(last, observer) == match.events(last, observer)
    if with_log:
        assert twin.log(observer) == match.log(observer)


def refusals(match: Match, seat: int) -> list[tuple[Any, ...]]:
    """What a seat is told about a battery of wrong submissions."""
    count = match.count(seat)
    legal = match.view(seat).legal
    game = match.game
    actions = [-1, game.actions.count, *some_illegal(game, legal, len(match.entries), FEW_ILLEGAL)]
    attempts = [(action, count) for action in actions] + [(0, count + 1)]
    return [_refusal(match, seat, action, number) for action, number in attempts]


def _refusal(match: Match, seat: int, action: int, count: int) -> tuple[Any, ...]:
    try:
        match.submit(seat, action, count)
    except Refused as error:
        return type(error), error.code, error.sentence, sorted(vars(error).items())
    message = f"{action} of seat {seat} was not refused."
    raise AssertionError(message)


def _difference(game: Game, one: Any, other: Any) -> list[str]:
    return [name for name in game.state.fields if not np.array_equal(one[name], other[name])]
