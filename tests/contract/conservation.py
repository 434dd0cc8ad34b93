"""Nothing is lost, nothing goes on for ever, nothing that was is changed."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.game import BEGINS, Game
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tests.contract.play import at_moment, finished, observers, played, raw, states_in

MAX_WITNESSES = 2


def census_of(game: Game, states: Any) -> list[int]:
    """How many of each thing there are."""
    counts = np.full(len(game.piece_names) + 1, -7, np.int64)
    game.compiled.count_pieces_at(states, 0, counts)
    assert counts[-1] == -7, "The census counts more things than the game names."
    return counts[:-1].tolist()


def check_nothing_is_lost(game: Game) -> None:
    """The census is the same through all matches with the same box, whatever the deal."""
    boxes: dict[tuple[Any, ...], list[int]] = {}
    for match in played(game):
        options = (v for k, v in sorted(match.header.options.items()) if k != BEGINS)
        box = (match.seats, repr(match.header.boxes), *options)
        for number, states in enumerate(states_in(match)):
            counts = census_of(game, states)
            assert min(counts) >= 0
            assert counts == boxes.setdefault(box, counts), f"Something is lost or made at entry {number}."
    assert all(any(counts[i] for counts in boxes.values()) for i in range(len(game.piece_names)))


def check_length(game: Game) -> None:
    """No match has more entries than the game says, and a match has some."""
    lengths = [len(match.entries) for match in played(game)]
    assert min(lengths) > 0
    assert max(lengths) <= game.max_entries


def check_outcome_exactly_at_the_end(game: Game) -> None:
    """There is an outcome exactly when nobody is due; it ranks every seat and names an ending."""
    endings = {(ending.code, ending.clause): ending for ending in game.endings}
    for match in played(game):
        for number in range(len(match.entries) + 1):
            moment = at_moment(match, number)
            assert (moment.outcome is None) == bool(moment.due)
            assert moment.is_over == (match.is_over and number == len(match.entries))
    for match in finished(game):
        outcome = match.outcome
        assert outcome is not None
        ending = endings[outcome.ending, outcome.clause]
        assert len(outcome.scores) == len(outcome.ranking) == match.seats
        assert bool(outcome.winners) == ending.has_winners
        best = {seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)}
        if outcome.winners:
            assert set(outcome.winners) == {seat for seat in best if outcome.ranking[seat] == 1}
            assert set(outcome.winners) == best or game.rules.ties is not None


def check_earlier_copies_stay(game: Game) -> None:
    """Later play does not reach into states and views that were given out before."""
    for match in played(game)[:3]:
        again = Match(match.game, match.seats, match.secret(), match.header.options)
        kept: list[tuple[Any, bytes]] = []
        for entry in match.entries:
            copies = [again.view(o).states for o in observers(match.seats)[:MAX_WITNESSES]]
            copies += [again.true_state().reshape(1), again._history[-1]]
            kept += [(states, raw(states)) for states in copies]
            again.submit(entry.seat, entry.action, again.count(entry.seat))
        assert all(raw(states) == before for states, before in kept)


def check_views_stay_as_they_are(game: Game) -> None:
    """Whoever writes into what a view gives out writes into a copy."""
    view = played(game)[0].view(0)
    before = raw(view.states)
    view.states[0].stream[:] = 7

    with pytest.raises(ValueError, match="read-only"):
        view.state.stream[:] = 7
    assert raw(view.states) == before


def check_one_entry_type(game: Game) -> None:
    """Compiled code is entered by one type of array, whoever calls it, so that it is compiled once."""
    match = played(game)[0]
    view = match.view_after(0, match.view_after(0, SPECTATOR).due[0])
    actions = np.array(view.legal, np.int64)
    worths = np.zeros(actions.size, np.float64)
    numbers = np.zeros(game.encoder.size, np.float32)
    for states in (view.states, view.states.copy(), match._history[0]):
        game.compiled.score_actions_at(states, 0, view.observer, actions, actions.size, worths)
        game.compiled.observe_at(states, 0, view.observer, numbers)
    several = {
        name: len(driver.signatures)
        for name, driver in vars(game.compiled).items()
        if name.endswith("_at") and len(driver.signatures) > 1
    }

    assert several == {}


def check_every_field_lives(game: Game) -> None:
    """Each field takes more than one value, through play or by the options."""
    values: dict[str, set[bytes]] = {name: set() for name in game.state.fields}
    for match in played(game):
        for states in states_in(match):
            for name, seen in values.items():
                seen.add(states[name].tobytes())
    assert [name for name, seen in values.items() if len(seen) < 2] == []


def check_meanings(game: Game) -> None:
    """Each field says what it means."""
    meanings = game.state.field_docs()
    assert [name for name in game.state.fields if not meanings.get(name, "").endswith(".")] == []


def check_options(game: Game) -> None:
    """Each option is a field, its default a choice; a rematch sits down as well."""
    for option in game.options:
        assert option.name in game.state.fields
        assert option.default in option.choices
        assert len(set(option.choices)) == len(option.choices) > 1
    for seats in game.seats:
        settled = game.validate_options(seats)
        if BEGINS in settled:
            for beginner in range(seats):
                assert game.validate_options(seats, game.rematch(seats, settled, beginner)) is not None


def check_options_are_chosen(game: Game) -> None:
    """Every choice of every option is played with."""
    chosen = {(name, choice) for match in played(game) for name, choice in match.header.options.items()}
    wanted = {(option.name, choice) for option in game.options for choice in option.choices}
    assert {pair for pair in wanted - chosen if pair[0] != BEGINS} == set()
    assert {match.seats for match in played(game)} == set(game.seats)
