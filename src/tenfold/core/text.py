"""Every sentence a player reads, from Fluent catalogues: one for all games, one a game."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenfold.core.record import SPECTATOR

if TYPE_CHECKING:
    from tenfold.core.game import Event, Game, Reason
    from tenfold.core.view import View

COMMON = Path(__file__).parent / "text" / "en.ftl"
SEAT_ARGS = ("seat", "other")
"""Arguments that are seats: sentences get the player's name, and `you` when it is the reader."""


class Text:
    """The sentences of one game."""

    def __init__(self, catalogues: Sequence[Path]) -> None:
        # Only who reads sentences needs Fluent: a machine for training may not have it.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self._bundle = FluentBundle(["en"], use_isolating=False)
        for path in catalogues:
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is a sentence of that name."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """One sentence; a missing one, or a missing argument, is our own mistake."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        sentence, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        assert not errors, (message, errors)
        return str(sentence)

    def event(self, event: "Event", observer: int, names: Sequence[str] = ()) -> str:
        """The sentence of an event, told to an observer."""
        return self.say(f"event-{event.code}", self.told(event.args, observer, names))

    def reason(self, reason: "Reason", observer: int, names: Sequence[str] = ()) -> str:
        """The sentence that says why an action is not legal."""
        return self.say(f"why-{reason.code}", self.told(reason.args, observer, names))

    def action(self, event: "Event") -> str:
        """The sentence of an action, as a player would choose it."""
        return self.say(f"action-{event.code}", event.args)

    def advice(self, event: "Event") -> str:
        """The sentence that says what speaks for an action."""
        return self.say(f"advice-{event.code}", event.args)

    def told(self, args: Mapping[str, Any], observer: int, names: Sequence[str]) -> dict[str, Any]:
        """Arguments as sentences want them: names for seats, and whether the reader is meant."""
        told = dict(args)
        for name in SEAT_ARGS:
            if name in args:
                seat = int(args[name])
                is_reader = seat == observer != SPECTATOR
                told["you" if name == "seat" else f"{name}-is-you"] = "yes" if is_reader else "no"
                told[name] = names[seat] if seat < len(names) else self.seat_name(seat)
        return told

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
        return self.say("status-waiting", {"names": ", ".join(others), "count": len(others)})

    def _what_to_do(self, view: "View") -> str:
        """The game's own words for the first action that is open, or for its kind, if it has any.

        They know of each kind of action whether it is open too: `$may-claim` is yes or no.
        """
        if view.legal:
            actions = view.game.actions
            open_kinds = {actions.kind_of(action) for action in view.legal}
            may = {
                f"may-{name}": "yes" if at in open_kinds else "no" for at, name in enumerate(actions.kinds)
            }
            first = view.legal[0]
            for name in (view.game.describe(first).code, actions.kinds[actions.kind_of(first)]):
                if self.has(f"todo-{name}"):
                    return self.say(f"todo-{name}", may)
        return self.say("status-your-turn")

    def result(self, view: "View", names: Sequence[str] = ()) -> str:
        """Who won, in one line."""
        assert view.outcome is not None
        winners = [names[seat] if names else self.seat_name(seat) for seat in view.outcome.winners]
        ending = self.say(f"ending-{view.outcome.ending}")
        is_reader = view.outcome.winners == (view.observer,)
        you = "yes" if is_reader else "no"
        args = {"names": " and ".join(winners), "count": len(winners), "ending": ending, "you": you}
        return self.say("result", args)


@cache
def shared_text() -> Text:
    """The sentences that all games share."""
    return Text((COMMON,))


@cache
def text_of(game: "Game") -> Text:
    """The sentences of a game, with those that all games share."""
    return Text((COMMON, *game.catalogues))
