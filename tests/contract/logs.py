"""The log is the truth: what it rebuilds, and what is refused when it was changed."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from tenfold.core import codec
from tenfold.core.errors import BadFile, ReplayDiverged
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_file import match_from_plain, match_to_plain
from tests.contract.play import applied, at_moment, finished, played, raw, states_in, without_stream

Archive = dict[str, Any]

TAMPERED = 2
"""Matches whose logs are changed; each is replayed a dozen times."""


def as_file(match: Match) -> Archive:
    """A match as it comes out of a file."""
    values: Archive = json.loads(json.dumps(match_to_plain(match)))
    return values


def check_replay(game: Game) -> None:
    """Whole and half-played matches come back from JSON with the same bytes and digests."""
    for match in played(game)[:8]:
        for number in {0, 1, len(match.entries) // 2, len(match.entries)}:
            moment = at_moment(match, number)
            back, _ = match_from_plain(as_file(moment), game)
            assert back.entries == moment.entries
            assert back.deal_digest == moment.deal_digest
            assert [raw(s) for s in states_in(back)] == [raw(s) for s in states_in(moment)]
            assert back.outcome == moment.outcome


def check_a_restored_match_goes_on(game: Game) -> None:
    """What was saved in the middle goes on as if it had never been."""
    match = played(game)[0]
    half = len(match.entries) // 2
    back, _ = match_from_plain(as_file(at_moment(match, half)), game)
    for entry in match.entries[half:]:
        assert back.submit(entry.seat, entry.action, back.count(entry.seat)) == entry


def check_states_as_json(game: Game) -> None:
    """Every state comes back from JSON by field name with the same bytes."""
    for match in played(game):
        for states in states_in(match)[::5]:
            values = json.loads(codec.canonical(codec.plain(states[0], game.state)))
            assert raw(game.states_of(values)) == raw(states)


def check_tampering_is_found(game: Game) -> None:
    """A changed log is refused at the entry where it was changed."""
    for match in finished(game)[:TAMPERED]:
        whole = as_file(match)
        middle = len(match.entries) // 2
        for number in {1, middle, len(match.entries)}:
            _check_diverges(game, whole, number, _with_digest(number))
            if other := _other_action(match, number):
                _check_diverges(game, whole, number, _with_action(number, other))
        for number in {1, middle}:
            _check_diverges(game, whole, number, _without_entry(number))
        last = len(match.entries)
        _check_diverges(game, whole, last - 1, _without_entry(last))
        _check_diverges(game, whole, 0, _with_digest(0))
        _check_diverges(game, whole, 0, lambda values: values.update(seed="00" * 32))
        _check_diverges(game, whole, 0, lambda values: values.update(commitment="00" * 32))
        _check_diverges(game, whole, last, _with_outcome)
        _check_diverges(game, whole, last, lambda values: values.update(outcome=None))
        _check_diverges(game, whole, last + 1, _with_one_more)


def check_other_versions_are_refused(game: Game) -> None:
    """A log of other rules, of another format or of another game is not read."""
    whole = as_file(played(game)[0])
    for change in ({"rules_version": game.rules_version + 1}, {"format": 99}, {"game": "no such game"}):
        with pytest.raises(BadFile):
            match_from_plain({**whole, **change}, game)


def _check_diverges(game: Game, whole: Archive, number: int, change: Callable[[Archive], Any]) -> None:
    values = copy.deepcopy(whole)
    change(values)
    with pytest.raises(ReplayDiverged) as caught:
        match_from_plain(values, game)
    assert caught.value.number == number


def _other_action(match: Match, number: int) -> str | None:
    """Another legal action in place of an entry, with another result."""
    entry = match.entries[number - 1]
    before = states_in(match)[number - 1]
    for action in match.game.view(before, match.seats, entry.seat).legal:
        after = applied(match.game, before, entry.seat, action, match.secret(), number)
        if without_stream(match.game, after) != without_stream(match.game, states_in(match)[number]):
            return match.game.actions.notation(action)
    return None


def _with_action(number: int, notation: str) -> Callable[[Archive], None]:
    return lambda values: values["entries"][number - 1].update(action=notation)


def _with_digest(number: int) -> Callable[[Archive], None]:
    def change(values: Archive) -> None:
        values["digests"][number] = "0" * 64

    return change


def _without_entry(number: int) -> Callable[[Archive], None]:
    def change(values: Archive) -> None:
        del values["entries"][number - 1]
        del values["digests"][number]

    return change


def _with_outcome(values: Archive) -> None:
    values["outcome"]["scores"][0] += 1


def _with_one_more(values: Archive) -> None:
    values["entries"].append(values["entries"][-1])
    values["digests"].append(values["digests"][-1])
