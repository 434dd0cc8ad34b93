"""No observer receives a byte that depends on what they may not know (P4)."""

import json
import secrets
from typing import Any

import numpy as np
import pytest

from tenfold.core.errors import Refused
from tenfold.core.game import Game, GameEvent
from tenfold.core.phrase import Phrase
from tenfold.core.record import SPECTATOR, bytes_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.rng import seed_stream
from tenfold.server.looks import Look
from tenfold.server.table import deltas, frames
from tenfold.server.table.command_handlers import Requester, decide
from tenfold.server.table.commands import Act, Why
from tenfold.server.table.table import Identity, Table
from tests.server.table.variants import begun, bytes_for, delta_for, moments, variant_of

STATES = 1_000
"""States of each game in the gate; each is looked at by two observers, by all of them in turn."""
MANY_STATES = 10_000
"""States of each game among the long checks; each is looked at by every observer."""


def answers_for(table: Table, observer: int, stream: Any) -> bytes:
    """What the server would answer to wrong commands of a seat."""
    if observer == SPECTATOR:
        return b""
    asker = Requester(f"guest-{observer}", Look("P"), "greedy")
    said = []
    for _ in range(2):
        action = table.game.actions.notation(int(stream[0] % np.uint64(table.game.actions.count)))
        seed_stream(stream, int(stream[0] >> np.uint64(2)), 5)
        count = table.match.count(observer) if table.match else 0
        for command in (
            Why(id="x", seat=observer, action=action),
            Act(id="x", seat=observer, action=action, count=count),
        ):
            try:
                decision = decide(table.fork(), asker, command)
                said.append(frames.answer("x", **decision.fields))
            except Refused as error:
                said.append(frames.refusal("x", error))
    return b"".join(said)


def observers_of(seats: int, number: int, *, every: bool) -> tuple[int, ...]:
    """Who looks at a state: everybody, or two who sit side by side, a spectator's chair among them."""
    everybody = (SPECTATOR, *range(seats))
    if every:
        return everybody
    return everybody[number % len(everybody)], everybody[(number + 1) % len(everybody)]


def check(game: Game, count: int, *, every: bool = True) -> None:
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, 7, 7)
    asked = np.zeros(2, np.uint64)
    differing = 0
    sent: dict[tuple[bytes, int], deltas.SentViews] = {}
    for number, table in enumerate(moments(game, count)):
        assert table.match is not None
        for observer in observers_of(table.match.seats, number, every=every):
            other = variant_of(table, observer, stream)
            assert other.match is not None
            differing += bytes_of(other.match._states).tobytes() != bytes_of(table.match._states).tobytes()

            has_lines = number % 8 == 0
            ours = bytes_for(table, observer, has_lines=has_lines)
            assert ours == bytes_for(other, observer, has_lines=has_lines)
            place = (table.identity.secret, observer)
            delta, known = delta_for(table, observer, sent.get(place))
            assert delta == delta_for(other, observer, sent.get(place))[0]
            sent[place] = known
            if number % 4 == 0:
                seed_stream(asked, number, 3)
                wrong = answers_for(table, observer, asked)
                seed_stream(asked, number, 3)
                assert wrong == answers_for(other, observer, asked)
    if any(field.seen_by != "all" for name, field in game.state.fields.items() if name != "stream"):
        assert differing > count


@pytest.mark.parametrize("game_id", game_ids())
def test_frames_are_the_same_whatever_an_observer_may_not_know(game_id: str) -> None:
    check(game_of(game_id), STATES, every=False)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_frames_are_the_same_in_ten_thousand_states(game_id: str) -> None:
    check(game_of(game_id), MANY_STATES)


def test_a_frame_that_knows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("tenzania")

    def leaky(table: Table, observer: int, **_: Any) -> dict[str, Any]:
        assert table.match is not None
        return {
            "observer": observer,
            "legal": [0] * len(table.match.true_state().pile.nonzero()[0]),
            "pile": table.match.true_state().pile.tolist(),
        }

    monkeypatch.setattr(frames, "bare_view", leaky)

    with pytest.raises(AssertionError):
        check(game, 50)


def test_a_seed_is_not_in_the_frames() -> None:
    game = game_of("tenzania")
    table = begun(game, 2, 1)
    table.identity = Identity("id", "key", "CODE22", secrets.token_bytes(32))

    assert table.identity.secret.hex().encode() not in bytes_for(table, 0)


def test_events_that_differ_only_in_a_phrase_have_their_own_sentences() -> None:
    """A phrase equals the string it is for programs, but not in a sentence."""
    table = begun(game_of("ten_squares"), 2, 5)
    way = {"seat": 0, "colour": "red", "from": "C"}
    bounce = Phrase("I", "bounce", {"end": "A", "to": "I"})
    moves = [GameEvent("move", {**way, "to": to}) for to in ("I", bounce)]
    names = table.lobby.names
    plain, phrase = (json.loads(frames.event_json(table, move, SPECTATOR, names)) for move in moves)

    assert plain["args"] == phrase["args"] == {**way, "to": "I"}
    assert plain["text"].endswith("from C to I.")
    assert phrase["text"].endswith("from C to A and back to I.")
