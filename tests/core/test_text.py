"""Sentences: their reader, their arguments, and whose turn it is."""

import pytest

from tenfold.core.game import GameEvent, Reason
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tests.toys.lanterns import GAME
from tests.wording import said

TEXT = text_of(GAME)


def test_sentences_know_their_reader() -> None:
    event = GameEvent("seal", {"seat": 1})

    assert TEXT.event(event, 1) == "You seal."
    assert TEXT.event(event, 0) == "Seat 2 seals."
    assert TEXT.event(event, SPECTATOR, ["Ada", "Ben"]) == "Ben seals."


def test_a_missing_sentence_or_argument_is_our_own_mistake() -> None:
    assert not TEXT.has("event-none")
    with pytest.raises(LookupError):
        TEXT.say("event-none")
    with pytest.raises(AssertionError):
        TEXT.reason(Reason("marked", "L4"), 0)


def test_status_says_whose_turn_it_is() -> None:
    match = Match(GAME, 2, bytes(32))

    assert TEXT.status(match.view(0)) == said("core", "status-your-turn")
    assert TEXT.status(match.view(SPECTATOR), ["Ada", "Ben"]) == said(
        "core", "status-waiting", names="Ada and Ben", count=2
    )
