"""Play to look at: every number of seats, every set of options, seats of every style."""

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice
from types import ModuleType
from typing import Any

import numpy as np

from tenfold.agents import agent_of
from tenfold.core.box import Box
from tenfold.core.drivers import GREEDY, UNIFORM, UNIFORM_BY_KIND
from tenfold.core.errors import BadOption
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR, bytes_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.rng import below, seed_stream, set_from_secret
from tenfold.core.view import View

STYLES = (UNIFORM, UNIFORM_BY_KIND, GREEDY)
TOYS = ("lanterns",)

MIN_STATES = 100 if INTERPRET else 1000
"""How many states the matches of one game have together, at least."""
MIN_TABLES = 8
PATIENCE = 300
"""After so many entries all seats play to win: there are games that random play does not end."""
WHOLE = 1_000_000
LONG_TABLES, LONG_CUT, SHORT_CUT = 2, 90, 30
"""Interpreted bots are slow: a few matches are left after many entries, the others after few."""
BROKEN = "broken"
"""Ids of toys that break the contract begin so; few states show it."""
BROKEN_STATES = 160


@dataclass(frozen=True)
class Table:
    """Who sits down to what: match `number` of a game."""

    seats: int
    options: Mapping[str, str]
    styles: tuple[int, ...]
    number: int


def game_named(name: str) -> Game:
    """A game of the registry, or the honest toy."""
    if name in TOYS:
        toy: Game = importlib.import_module(f"tests.toys.{name}").GAME
        return toy
    return game_of(name)


def all_names() -> tuple[str, ...]:
    """Whatever must keep the contract."""
    return (*game_ids(), *TOYS)


def scenarios_of(game: Game) -> ModuleType:
    """What play of a game must reach, with which options, and what always holds."""
    package = game.state.__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.tests.scenarios")


def tables(game: Game) -> Iterator[Table]:
    """Every number of seats with every set of options that fits, over and over, styles moving on."""
    pairs = []
    for options in scenarios_of(game).OPTIONS:
        fitting = [seats for seats in game.seats if _fits(game, seats, options)]
        assert fitting, f"No number of seats fits the options {options}."
        pairs += [(seats, options) for seats in fitting]
    # In steps that have no divisor in common with the number of pairs, so that few tables differ much.
    step = next(
        step for step in range(len(pairs) // 2 + 1, 2 * len(pairs) + 2) if np.gcd(step, len(pairs)) == 1
    )
    for number in cycle_numbers():
        seats, options = pairs[number * step % len(pairs)]
        yield Table(seats, options, styles_of(seats, number), number)


def cycle_numbers() -> Iterator[int]:
    """0, 1, 2 and so on."""
    number = 0
    while True:
        yield number
        number += 1


def styles_of(seats: int, number: int) -> tuple[int, ...]:
    """All seats of one style, or of all styles by turns."""
    if number % 4 < len(STYLES):
        return (STYLES[number % 4],) * seats
    return tuple(islice(cycle(STYLES), number % len(STYLES), number % len(STYLES) + seats))


def _fits(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        game.validate_options(seats, options)
    except BadOption:
        return False
    return True


@cache
def kinds_of(game: Game) -> tuple[int, ...]:
    """The kind of every action of a game."""
    return tuple(int(game.actions.kind_of(action)) for action in range(game.actions.count))


def choose_by_kind(game: Game, legal: tuple[int, ...], stream: Any) -> int:
    """First a kind of move, each equally likely, then one of that kind."""
    kind_of = kinds_of(game)
    # An action beyond the last has no kind: that it is legal at all is found out elsewhere.
    known = [action for action in legal if action < len(kind_of)]
    kinds = sorted({kind_of[action] for action in known})
    kind = kinds[below(stream, len(kinds))]
    fitting = [action for action in known if kind_of[action] == kind]
    return fitting[below(stream, len(fitting))]


class Player:
    """An agent of a style."""

    def __init__(self, style: int, seed: int) -> None:
        self._agent = agent_of("greedy" if style == GREEDY else "random", seed)
        self._by_kind = style == UNIFORM_BY_KIND
        self._stream = np.zeros(2, np.uint64)
        seed_stream(self._stream, seed, 2)

    def act(self, view: View) -> int:
        """One of the legal actions."""
        if self._by_kind:
            return choose_by_kind(view.game, view.legal, self._stream)
        return self._agent.act(view)


def players_of(styles: tuple[int, ...], table: Table) -> list[Player]:
    """An agent for every seat of a table."""
    return [Player(style, 100 * table.number + seat) for seat, style in enumerate(styles)]


def cut_of(table: Table) -> int:
    """After so many entries a match is left as it is. Compiled matches are whole."""
    if not INTERPRET:
        return WHOLE
    return LONG_CUT if table.number < LONG_TABLES else SHORT_CUT


def sit_down(game: Game, table: Table) -> Match:
    """A match that has only been dealt, with the standard box or another."""
    secret = secret_of("contract", game.id, table.number)
    return Match(game.with_boxes(boxes_for(game, table.number)), table.seats, secret, table.options)


def boxes_for(game: Game, number: int) -> list[Box]:
    """The boxes of a table: any, for one table in three of a game that can be played with others."""
    if game.box_support is None or number % 3 != 1:
        return []
    boxes: list[Box] = scenarios_of(game).random_boxes(number)
    return boxes


def play(game: Game, table: Table) -> Match:
    """A match, whole unless it is cut; of several seats that are due, any may be first."""
    match = sit_down(game, table)
    players = players_of(table.styles, table)
    order = np.zeros(2, np.uint64)
    seed_stream(order, table.number, 3)
    cut = cut_of(table)
    while (due := match.due) and len(match.entries) < cut:
        assert match.outcome is None, "Seats are due after the end."
        assert len(match.entries) < game.max_entries, "The match is longer than the game says."
        if len(match.entries) == PATIENCE:
            players = players_of((GREEDY,) * table.seats, table)
        seat = due[below(order, len(due))]
        match.submit(seat, players[seat].act(match.view(seat)), match.count(seat))
    return match


def enough(game: Game, states: int) -> int:
    """How many states to look at."""
    return min(states, BROKEN_STATES) if game.id.startswith(BROKEN) else states


@cache
def played(game: Game, least_states: int = MIN_STATES) -> tuple[Match, ...]:
    """Matches with at least so many states together; who asks for more gets the same ones, and more."""
    matches: list[Match] = []
    count = 0
    for table in tables(game):
        if count >= enough(game, least_states) and len(matches) >= MIN_TABLES:
            return tuple(matches)
        matches.append(_match_at(game, table))
        count += len(matches[-1].entries) + 1
    return ()


def _match_at(game: Game, table: Table) -> Match:
    """The match of a table, which is played once."""
    matches = _matches_of(game)
    if table.number not in matches:
        matches[table.number] = play(game, table)
    return matches[table.number]


@cache
def _matches_of(_game: Game) -> dict[int, Match]:
    return {}


def finished(game: Game) -> list[Match]:
    """Those of the matches that have been played to their ends: all, unless rules are interpreted."""
    matches = [match for match in played(game) if match.is_over]
    assert INTERPRET or len(matches) == len(played(game))
    return matches


def states_in(match: Match) -> list[Any]:
    """The true states, the deal's first, as arrays of one record."""
    return match._history


def at_moment(match: Match, number: int) -> Match:
    """The match as it was after an entry."""
    earlier = Match.__new__(Match)
    earlier.__dict__.update(match.__dict__)
    earlier.entries = match.entries[:number]
    earlier._history = match._history[: number + 1]
    earlier._states = match._history[number].copy()
    earlier._statuses = match._statuses[: number + 1]
    earlier._legal = {}
    earlier._counts = [sum(entry.seat == seat for entry in earlier.entries) for seat in range(match.seats)]
    return earlier


def observers(seats: int) -> tuple[int, ...]:
    """Every seat, and a spectator."""
    return (*range(seats), SPECTATOR)


def raw(states: Any) -> bytes:
    """The bytes of all fields; those between fields mean nothing, and NumPy does not copy them."""
    return bytes_of(states)[:, _meaningful(states.dtype)].tobytes()


@cache
def _meaningful(dtype: Any) -> Any:
    shown = np.zeros(1, dtype)
    for name in dtype.names:
        shown[name].view(np.uint8)[...] = 1
    return bytes_of(shown)[0].astype(np.bool_)


def without_stream(game: Game, states: Any) -> bytes:
    """The bytes of a state whose stream is left out."""
    shown = states.copy()
    shown["stream"] = 0
    assert "stream" in game.state.fields
    return raw(shown)


def fingerprint(match: Match) -> tuple[Any, ...]:
    """Everything about a match that a refused submission must leave alone."""
    history = tuple(states.tobytes() for states in match._history)
    return match._states.tobytes(), history, tuple(match.entries), match.header, match.secret()


def applied(game: Game, states: Any, seat: int, action: int, secret: bytes, number: int) -> Any:
    """The state after an action, with chance as entry `number` of a match has it."""
    after = states.copy()
    set_from_secret(after[0].stream, secret, number)
    game.compiled.apply_at(after, 0, seat, action)
    return after
