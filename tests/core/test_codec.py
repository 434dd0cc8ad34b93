"""Records as plain data: canonical JSON, digests, and damaged data refused."""

from hashlib import sha256

import pytest

from tenfold.core import codec
from tenfold.core.codec import canonical, digest, plain, states_of
from tenfold.core.errors import BadFile
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tests.toys.lanterns import GAME


@pytest.fixture
def match() -> Match:
    match = Match(GAME, 2, secret_of(3, "lanterns"), {"rounds": "three"})
    for _ in range(4):
        seat = match.due[-1]
        match.submit(seat, match.view(seat).legal[0], match.count(seat))
    return match


def test_canonical_json_has_sorted_names_and_no_spaces() -> None:
    assert canonical({"b": [1, 2], "a": "é"}) == '{"a":"é","b":[1,2]}'.encode()


def test_plain_data_has_every_stored_field_in_its_shape(match: Match) -> None:
    state = match.true_state()

    assert plain(state, GAME.state) == {name: state[name].tolist() for name in GAME.state.stored_fields}


@pytest.mark.parametrize("has_msgspec", [True, False])
def test_a_digest_is_of_canonical_json(
    match: Match, monkeypatch: pytest.MonkeyPatch, *, has_msgspec: bool
) -> None:
    if not has_msgspec:
        monkeypatch.setattr(codec, "_encode_integers", None)
    state = match.true_state()

    assert digest(state, GAME.state) == sha256(canonical(plain(state, GAME.state))).hexdigest()


def test_a_digest_is_of_the_fields_not_of_the_bytes_between_them(match: Match) -> None:
    states = match._states.copy()

    assert digest(states[0], GAME.state) == match.entries[-1].digest


@pytest.mark.parametrize(
    "damage",
    [
        {"turn": None},
        {"turn": "x"},
        {"turn": 1000},
        {"turn": 1.5},
        {"turn": float("nan")},
        {"turn": [1]},
        {"points": [1]},
        {"points": [[1, 2, 3]]},
        {"points": [1, 2, [3]]},
        {"stream": [-1, 2]},
        {"stream": [10**30, 2]},
        {"more": 1},
    ],
)
def test_a_damaged_state_is_refused(match: Match, damage: dict[str, object]) -> None:
    with pytest.raises(BadFile):
        states_of({**plain(match.true_state(), GAME.state), **damage}, GAME.state)


def test_a_state_without_a_field_is_refused(match: Match) -> None:
    values = plain(match.true_state(), GAME.state)
    del values["turn"]

    with pytest.raises(BadFile):
        states_of(values, GAME.state)
