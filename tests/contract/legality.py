"""What may be done, and what is refused without any change."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tenfold.core.errors import IllegalAction, MatchOver, NoSuchSeat, NotDue, Refused, StaleAction
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.text import text_of
from tests.contract.play import at_moment, fingerprint, finished, played, states_in

SENTINEL = -77
GUARD = 8
SAMPLE = 12


def check_legal_actions(game: Game) -> None:
    """Ascending, unique, in range, within `max_legal`; there are some exactly for seats that are due."""
    for match in played(game):
        for states in states_in(match):
            due, _ = game.status(states, match.seats)
            for seat in range(match.seats):
                view = match.game.view(states, match.seats, seat)
                assert bool(view.legal) == (seat in due)
                if seat in due:
                    _check_kernel(game, states, seat, view.legal)


def _check_kernel(game: Game, states: Any, seat: int, expected: tuple[int, ...]) -> None:
    buffer = np.full(game.rules.max_legal + GUARD, SENTINEL, np.int64)
    before = states.tobytes()
    count = game.compiled.legal_at(states, 0, seat, buffer)
    actions = buffer[:count].tolist()
    assert states.tobytes() == before, "Asking for legal actions changes the state."
    assert 0 < count <= game.rules.max_legal
    assert (buffer[game.rules.max_legal :] == SENTINEL).all(), "More is written than `max_legal`."
    assert actions == sorted(set(actions))
    assert actions[0] >= 0
    assert actions[-1] < game.actions.count
    assert tuple(actions) == expected


def check_kinds(game: Game) -> None:
    """The numbers of one kind stand together; kinds ascend; each kind has some action."""
    kinds = [int(game.actions.kind_of(action)) for action in range(game.actions.count)]
    assert kinds == sorted(kinds)
    assert set(kinds) == set(range(len(game.actions.kinds)))
    assert len(set(game.actions.kinds)) == len(game.actions.kinds)


def check_submissions_are_refused(game: Game) -> None:
    """Illegal, stale, not due and from no seat of the table: refused by name, and nothing has changed."""
    for match in played(game)[:8]:
        for number in range(0, len(match.entries), 7):
            moment = at_moment(match, number)
            before = fingerprint(moment)
            for expected, submit in wrong_submissions(moment):
                check_refused(moment, expected, submit)
            assert fingerprint(moment) == before


def check_late_submissions_are_refused(game: Game) -> None:
    """After the end every seat gets `over`, whatever it submits."""
    for match in finished(game):
        before = fingerprint(match)
        for seat in range(match.seats):
            for action in (0, -1, game.actions.count, match.entries[-1].action or 0):
                count = match.count(seat)
                check_refused(match, MatchOver, lambda m, s=seat, a=action, c=count: m.submit(s, a, c))
            check_refused(match, MatchOver, lambda m, s=seat: m.take_back(s, 1, m.count(s)))
        assert fingerprint(match) == before


def wrong_submissions(match: Match) -> Iterator[tuple[type[Refused], Callable[[Match], Any]]]:
    """Submissions that a running match must refuse, each with its error."""
    for seat in (-1, match.seats, 99):
        yield NoSuchSeat, lambda m, s=seat: m.submit(s, 0, 0)
    for seat in range(match.seats):
        count = match.count(seat)
        legal = match.view(seat).legal
        for wrong in {count - 1, count + 1, -1, 10_000}:
            action = legal[0] if legal else 0
            yield StaleAction, lambda m, s=seat, a=action, c=wrong: m.submit(s, a, c)
        if not legal:
            yield NotDue, lambda m, s=seat, c=count: m.submit(s, 0, c)
            continue
        for action in (-1, match.game.actions.count, 10**9, *some_illegal(match.game, legal, count)):
            yield IllegalAction, lambda m, s=seat, a=action, c=count: m.submit(s, a, c)


def check_refused(match: Match, expected: type[Refused], submit: Callable[[Match], Any]) -> None:
    """One submission, its error with code and sentence, and the match as long as it was."""
    before = match._states.tobytes(), len(match.entries), len(match._history)
    with pytest.raises(Refused) as caught:
        submit(match)
    error = caught.value
    assert type(error) is expected
    assert error.code == expected.code
    assert is_sentence(error.sentence), error.sentence
    assert (match._states.tobytes(), len(match.entries), len(match._history)) == before


def is_sentence(text: str) -> bool:
    """Begins like a sentence and ends like one; a clause in brackets may follow."""
    if text.endswith(")"):
        text = text[: text.rindex("(")].rstrip()
    return bool(text) and text[-1] in ".!?”" and not text[0].islower() and "\n" not in text


def some_illegal(game: Game, legal: tuple[int, ...], offset: int, sample: int = SAMPLE) -> list[int]:
    """Some illegal actions, others with each offset; those next to legal ones too."""
    allowed = set(legal)
    near = [action + step for action in legal[:2] for step in (-1, 1)]
    step = max(1, game.actions.count // sample)
    far = range(offset % step, game.actions.count, step)
    return [a for a in (*near, *far) if a in range(game.actions.count) and a not in allowed]


def check_why(game: Game, clauses: set[str]) -> None:
    """Every illegal action of a due seat has a reason with a sentence and a clause of RULES.md."""
    text = text_of(game)
    for match in played(game):
        for number, states in enumerate(states_in(match)):
            for seat in game.status(states, match.seats)[0]:
                view = match.game.view(states, match.seats, seat)
                for action in some_illegal(game, view.legal, number):
                    reason = view.game.why(view, action)
                    assert text.has(f"why-{reason.code}"), reason.code
                    assert is_sentence(text.reason(reason, seat))
                    assert reason.clause in clauses, reason
