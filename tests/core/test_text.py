"""Sentences: their reader, their arguments, and whose turn it is."""

from typing import Any

import pytest

from tenfold.core import text
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


def test_a_sentence_is_formatted_once_for_the_same_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    formatted = []
    honest = text._formatted

    def counted(bundle: Any, message: str, args: Any) -> Any:
        formatted.append(message)
        return honest(bundle, message, args)

    monkeypatch.setattr(text, "_formatted", counted)
    told = [TEXT.say("status-waiting", {"names": names, "count": 1}) for names in ("Zed", "Zed", "Yan")]

    assert formatted == ["status-waiting"] * 2
    assert told[0] == told[1] != told[2]
