"""An action as clients show it: its notation, what it is about, and its sentence."""

from dataclasses import dataclass

from tenfold.core.game import Game
from tenfold.core.phrase import plain_args
from tenfold.core.text import text_of


@dataclass(frozen=True)
class DescribedAction:
    """An action by its notation, kind and arguments, with its sentence in one language."""

    action: str
    kind: str
    args: dict[str, int | str]
    text: str


def describe_action(game: Game, action: int, language: str | None = None) -> DescribedAction:
    """An action of a game, told in a language, or in the reader's own."""
    event = game.action_message(action)
    return DescribedAction(
        action=game.actions.notation(action),
        kind=game.actions.kinds[game.actions.kind_of(action)],
        args=plain_args(event.args),
        text=text_of(game, language).action(event),
    )
