"""Sentences for players, from Fluent catalogues: a shared one and one for each game, in every language.

A catalogue is named by its English file; those of other languages are beside it. What a language lacks
is written in English.
"""

import json
import logging
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenfold.core.languages import DEFAULT_LANGUAGE, current_language
from tenfold.core.phrase import Listed, Phrase

if TYPE_CHECKING:
    from tenfold.core.game import Game, GameEvent, Reason
    from tenfold.core.view import View

log = logging.getLogger("tenfold.core")

COMMON = Path(__file__).parent / "text" / "en.ftl"
ERRORS = COMMON.parent / "errors" / "en.ftl"
BOXES = COMMON.parent / "boxes" / "en.ftl"
SEAT_ARGS = ("seat", "other")
"""Arguments that are seats: sentences get the player's name, and `you` when it is the reader."""
MAX_SENTENCES = 4096
CACHED_ARGS = {int, str}
"""The types of arguments with which sentences are remembered: equal ones always read the same."""
TERM = "term-"
"""How the names of phrases within arguments begin."""


class Text:
    """The sentences of one game in one language."""

    def __init__(
        self,
        catalogues: Sequence[Path],
        language: str = DEFAULT_LANGUAGE,
        instead: Mapping[str, str] | None = None,
    ) -> None:
        """`instead`: what stands for the names of places, in English, such as their capitals."""
        self.language = language
        self._instead = instead or {}
        self._catalogues = tuple(catalogues)
        self._bundles = [
            _bundle(self._catalogues, tag) for tag in dict.fromkeys((language, DEFAULT_LANGUAGE))
        ]
        self._said_before = lru_cache(MAX_SENTENCES)(self._say)

    def has(self, message: str) -> bool:
        """Whether there is a sentence of that name."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """One sentence; a missing one, or a missing argument, is our own mistake.

        Where a translation is wrong, it's said in English. The last ones are remembered, because formatting a
        sentence takes longer than a move.
        """
        parts = tuple(args.items()) if args else ()
        if all(type(arg) in CACHED_ARGS for _, arg in parts):
            return self._said_before(message, parts)
        return self._say(message, parts)

    def _say(self, message: str, args: tuple[tuple[str, Any], ...]) -> str:
        *translated, english = self._bundles
        for bundle in translated:
            if bundle.has_message(message):
                sentence, errors = _formatted(bundle, message, args)
                if not errors:
                    return sentence
                _warn(self.language, message, str(errors[0]))
        sentence, errors = _formatted(english, message, args)
        assert not errors, (message, errors)
        return sentence

    def localized(self, arg: str) -> str:
        """An argument in the language: a list, a phrase, the name of a place, or a string as it is."""
        if isinstance(arg, Listed):
            return self.listed([self.localized(item) for item in arg.items], arg.conjunction)
        if isinstance(arg, Phrase):
            return self.say(TERM + arg.code, self.localized_args(arg.args))
        name = self._instead.get(arg, arg)
        return self._names.get(name, name)

    def localized_args(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments in the language; numbers are left to Fluent."""
        return {name: self.localized(arg) if isinstance(arg, str) else arg for name, arg in args.items()}

    @cached_property
    def _names(self) -> dict[str, str]:
        """The names of places in the language, by their English names."""
        files = [path.with_name(f"{self.language}.names.json") for path in self._catalogues]
        found = [json.loads(path.read_text(encoding="utf-8"))["names"] for path in files if path.is_file()]
        return {english: own for names in found for english, own in names.items()}

    def listed(self, things: Sequence[str], conjunction: str = "and") -> str:
        """Things in a sentence: `A, B and C`."""
        if len(things) < 2:
            return "".join(things)
        return self.say(f"list-{conjunction}", {"first": ", ".join(things[:-1]), "last": things[-1]})

    def event(self, event: "GameEvent", observer: int, names: Sequence[str] = ()) -> str:
        """The sentence of an event, told to an observer."""
        return self.say(f"event-{event.code}", self.told(event.args, observer, names))

    def reason(self, reason: "Reason", observer: int, names: Sequence[str] = ()) -> str:
        """The sentence that says why an action is not legal."""
        return self.say(f"why-{reason.code}", self.told(reason.args, observer, names))

    def action(self, event: "GameEvent") -> str:
        """The sentence of an action, as a player would choose it."""
        return self.say(f"action-{event.code}", self.localized_args(event.args))

    def advice(self, event: "GameEvent") -> str:
        """The sentence that says what speaks for an action."""
        return self.say(f"advice-{event.code}", self.localized_args(event.args))

    def told(self, args: Mapping[str, Any], observer: int, names: Sequence[str]) -> dict[str, Any]:
        """Arguments as sentences want them: names for seats, who the reader is, own words for things."""
        told = self.localized_args(args)
        for name in SEAT_ARGS:
            if name in args:
                seat = int(args[name])
                is_reader = seat == observer
                told["you" if name == "seat" else f"{name}-is-you"] = "yes" if is_reader else "no"
                told[name] = names[seat] if seat < len(names) else self.seat_name(seat)
        return told

    def title(self, game: "Game") -> str:
        """What a game is called."""
        return self.say("title") if self.has("title") else game.title

    def seat_name(self, seat: int) -> str:
        """What a seat is called when its player has no name."""
        return self.say("seat-name", {"number": seat + 1})

    def status(self, view: "View", names: Sequence[str] = ()) -> str:
        """Whose turn it is, and what to do, in one line."""
        if view.outcome is not None:
            return self.result(view, names)
        if view.observer in view.due:
            return self._what_to_do(view)
        others = [names[seat] if names else self.seat_name(seat) for seat in view.due]
        return self.say("status-waiting", {"names": self.listed(others), "count": len(others)})

    def _what_to_do(self, view: "View") -> str:
        """The game's own words for the first action that is open, or for its kind, if it has any.

        They know of each kind of action whether it is open too: `$may-claim` is yes or no.
        """
        if view.legal:
            actions = view.game.actions
            open_kinds = {actions.kind_numbers[action] for action in view.legal}
            may = {
                f"may-{name}": "yes" if at in open_kinds else "no" for at, name in enumerate(actions.kinds)
            }
            first = view.legal[0]
            for name in (view.game.action_message(first).code, actions.kinds[actions.kind_of(first)]):
                if self.has(f"todo-{name}"):
                    return self.say(f"todo-{name}", may)
        return self.say("status-your-turn")

    def result(self, view: "View", names: Sequence[str] = ()) -> str:
        """Who won, in one line."""
        assert view.outcome is not None
        winners = [names[seat] if names else self.seat_name(seat) for seat in view.outcome.winners]
        is_reader = view.outcome.winners == (view.observer,)
        you = "yes" if is_reader else "no"
        told = self.listed(winners)
        ending = self.say(f"ending-{view.outcome.ending}", {"winner": told, "you": you})
        return self.say("result", {"names": told, "count": len(winners), "ending": ending, "you": you})


def _bundle(catalogues: Sequence[Path], language: str) -> Any:
    # Only who reads sentences needs Fluent: a machine for training may not have it.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for english in catalogues:
        path = english.with_name(f"{language}.ftl")
        if path.is_file():
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _formatted(bundle: Any, message: str, args: tuple[tuple[str, Any], ...]) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    sentence, errors = bundle.format_pattern(pattern, dict(args))
    return str(sentence), errors


@cache
def _warn(language: str, message: str, error: str) -> None:
    """Say once what is wrong with a sentence."""
    log.warning("%s: “%s” can't be said (%s), so it's said in English", language, message, error)


def shared_text(language: str | None = None) -> Text:
    """The sentences that all games share, in a language or in the reader's."""
    return _shared_text(language or current_language())


@cache
def _shared_text(language: str) -> Text:
    return Text((COMMON, ERRORS, BOXES), language)


def text_of(game: "Game", language: str | None = None, *, says_capitals: bool = False) -> Text:
    """The sentences of a game, with those that all games share, in a language or in the reader's.

    With `says_capitals`, capitals stand for the names of places, for players who learn them.
    """
    return _text_of(game.shared, language or current_language(), says_capitals)


@cache
def _text_of(game: "Game", language: str, says_capitals: bool) -> Text:  # noqa: FBT001
    capitals = game.capitals() if says_capitals and game.capitals is not None else None
    return Text((COMMON, *game.catalogues), language, capitals)
