"""Guides as data: a prepared match in steps, each of which explains one thing.

It is data, `guide.toml` in the game's folder; its sentences stand in the game's catalogue as `guide-STEP`,
`guide-STEP-wrong` for any other move, and `guide-end`. A game without the file has no guide.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.match_log import secret_of
from tenfold.core.registry import GAMES

FILE = "guide.toml"
STEPS = range(4, 9)
"""As many steps as two to four minutes have room for."""
KEYS = {"seed", "players", "options", "opening", "steps"}
STEP_KEYS = {"name", "moves", "then", "wrong"}


class BadGuide(TenfoldError):
    """A guide is invalid: our own mistake, found when it is read."""

    code = "bad-guide"


@dataclass(frozen=True)
class Move:
    """A move that a guide expects: one of some actions of a seat."""

    seat: int
    plays: tuple[str, ...]
    """The actions that lead on, as notation; for a bot, one."""
    show: tuple[str, ...] = ()
    """Regions of the board, in the order in which they are touched. The first that is on the screen and not
    chosen yet is ringed; several in one text are ringed together."""


@dataclass(frozen=True)
class Step:
    """A step: its sentence, the learner's moves, and what the others play then."""

    name: str
    moves: tuple[Move, ...]
    then: tuple[Move, ...]
    wrong: tuple[tuple[str, str], ...]
    """What to say about some other moves: how their notation begins, and the name of the sentence."""

    @property
    def sentence(self) -> str:
        """The name of what is said."""
        return f"guide-{self.name}"

    def refusal(self, action: str) -> str:
        """The name of what is said about a move that the step does not ask for."""
        named = (name for beginning, name in self.wrong if f"{action} ".startswith(f"{beginning} "))
        return f"{self.sentence}-{next(named, 'wrong')}"


@dataclass(frozen=True)
class Guide:
    """The guide of one game."""

    game: str
    seed: str
    players: tuple[str, ...]
    """The characters by seat; the learner's seat is empty."""
    options: Mapping[str, str]
    opening: tuple[Move, ...]
    steps: tuple[Step, ...]

    END = "guide-end"

    @property
    def learner(self) -> int:
        """The learner's seat."""
        return self.players.index("")

    @property
    def secret(self) -> bytes:
        """The seed of the match, which everybody may know."""
        return secret_of(self.seed, self.game)

    @property
    def line(self) -> Iterator[tuple[int, Move]]:
        """Every move after the opening, with the number of its step."""
        for number, step in enumerate(self.steps):
            for move in (*step.moves, *step.then):
                yield number, move


def has_guide(game_id: str) -> bool:
    """Whether a game has a guide, without loading it."""
    return (GAMES / game_id / FILE).is_file()


@cache
def guide_of(game: Game) -> Guide | None:
    """The guide of a game, checked against its actions; None if it has none."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    actions = frozenset(map(game.actions.notation, range(game.actions.count)))
    return read(path.read_text(encoding="utf-8"), game.id, actions)


def read(text: str, game: str, actions: frozenset[str]) -> Guide:
    """A guide from its text; whatever makes no sense is refused."""
    try:
        values = tomllib.loads(text)
        _check_keys(values, KEYS, "the guide")
        players = tuple(values["players"])
        opening = tuple(_given(move, len(players)) for move in values.get("opening", ()))
        steps = tuple(_step(step, players) for step in values["steps"])
        guide = Guide(game, str(values["seed"]), players, values.get("options", {}), opening, steps)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadGuide(f"The guide of {game} cannot be read: {error}.") from error
    for problem in _problems(guide, actions):
        raise BadGuide(f"The guide of {game} makes no sense: {problem}.")
    return guide


def _step(values: Mapping[str, Any], players: tuple[str, ...]) -> Step:
    _check_keys(values, STEP_KEYS, f"step {values.get('name')}")
    moves = tuple(
        Move(players.index(""), tuple(move["play"].split(" | ")), tuple(move["show"]))
        for move in values["moves"]
    )
    then = tuple(_given(move, len(players)) for move in values.get("then", ()))
    return Step(values["name"], moves, then, tuple(values.get("wrong", {}).items()))


def _given(text: str, seats: int) -> Move:
    """A move that is made for a seat: `2 turn`."""
    seat, _, action = text.partition(" ")
    if int(seat) not in range(1, seats + 1):
        raise ValueError(f"there is no seat {seat} for “{text}”")
    return Move(int(seat) - 1, (action,))


def _check_keys(values: Mapping[str, Any], known: set[str], where: str) -> None:
    unknown = sorted(set(values) - known)
    if unknown:
        raise ValueError(f"{where} knows nothing of {', '.join(unknown)}")


def _problems(guide: Guide, actions: frozenset[str]) -> Iterator[str]:
    if guide.players.count("") != 1:
        yield "one seat is the learner's"
    if len(guide.steps) not in STEPS:
        yield f"it has {len(guide.steps)} steps, but {STEPS[0]} to {STEPS[-1]} are taken in"
    if len({step.name for step in guide.steps}) < len(guide.steps):
        yield "two steps have the same name"
    for step in guide.steps:
        if not step.moves or not all(move.show for move in step.moves):
            yield f"step {step.name} needs a move of the learner, and something to look at for each"
        if any(move.seat == guide.learner for move in step.then):
            yield f"in step {step.name} the learner's own move is made for them"
    moves = (*guide.opening, *(move for _, move in guide.line))
    for unknown in sorted({play for move in moves for play in move.plays} - actions):
        yield f"there is no action “{unknown}”"
