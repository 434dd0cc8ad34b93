"""A game: its rules and everything that goes with them, as one frozen value without state."""

import difflib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from itertools import accumulate
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from tenfold.core import codec, drivers, search_kernels
from tenfold.core.box import Box, BoxSupport
from tenfold.core.errors import BadBox, BadNotation, BadOption, BadSeats
from tenfold.core.jit import bind as bind_generics
from tenfold.core.jit import named, rule, unbound
from tenfold.core.languages import DEFAULT_LANGUAGE
from tenfold.core.messages import title_of, translate
from tenfold.core.outcome import Ending, Outcome, outcome_of
from tenfold.core.record import UNKNOWN, Record
from tenfold.core.search_model import SearchModel
from tenfold.core.tablebase import Tablebase
from tenfold.core.text import Text
from tenfold.core.view import View

BEGINS = "begins"
BY_LOT = "lot"


@dataclass(frozen=True)
class Option:
    """An option that players set when they create a table; a field of the record has its name."""

    name: str
    choices: tuple[str, ...]
    default: str


def switch(name: str, default: str) -> Option:
    """An option that is on or off."""
    return Option(name, ("off", "on"), default)


def begins(max_seats: int) -> Option:
    """Who begins: a random seat, or a seat by its number. A rematch moves it on by one."""
    seats = tuple(str(seat) for seat in range(1, max_seats + 1))
    return Option(BEGINS, (BY_LOT, *seats), BY_LOT)


@dataclass(frozen=True)
class GameEvent:
    """Something that happened in a match, as a code and arguments; `text/en.ftl` has the sentence."""

    code: str
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a code, which has a sentence, and the clause."""

    code: str
    clause: str
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class SeenEntry:
    """An entry as an observer sees it; the action is UNKNOWN if they may not know it."""

    seat: int
    action: int
    takes_back: int | None = None
    """The number, among the entries that this observer saw, from which on all is taken back."""


@dataclass(frozen=True)
class Rules:
    """The functions of `rules.py`, compiled or not; `max_legal` bounds what `legal` writes."""

    deal: Callable[[Any, int], None]
    due: Callable[[Any, int], bool]
    legal: Callable[[Any, int, Any], int]
    apply: Callable[[Any, int, int], None]
    outcome: Callable[[Any, Any], int]
    determinize: Callable[[Any, int, Any], None]
    count_pieces: Callable[[Any, Any], None]
    max_legal: int
    ties: Callable[[Any, Any], None] | None = None
    """Writes what ranks seats with equal scores after the end, more being better; None: they share."""

    @classmethod
    def of(cls, rules: Any, **others: Any) -> Self:
        """The functions of a module by their names, and MAX_LEGAL; others where they are given."""
        found = {"max_legal": getattr(rules, "MAX_LEGAL", None), **vars(rules), **others}
        return cls(**{part.name: found[part.name] for part in fields(cls) if part.name in found})


@dataclass(frozen=True)
class Actions:
    """The actions of a game: their numbers, ordered by kind, and their notation."""

    count: int
    kinds: tuple[str, ...]
    kind_of: Callable[[int], int]
    notation: Callable[[int], str]
    is_secret: Callable[[int], bool] = lambda _action: False
    """Whether only the actor may know which action it was."""

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {self.notation(action): action for action in range(self.count)}

    @cached_property
    def kind_numbers(self) -> tuple[int, ...]:
        """The kind of every action."""
        return tuple(int(self.kind_of(action)) for action in range(self.count))

    def parse(self, text: str) -> int:
        """The action that a text names, whatever its spaces and capitals."""
        clean = " ".join(text.lower().split())
        if clean not in self._numbers:
            raise BadNotation(text, difflib.get_close_matches(clean[:80], self._numbers, 1))
        return self._numbers[clean]


@dataclass(frozen=True)
class Part:
    """A part of the observation: its name, length and meaning."""

    name: str
    length: int
    meaning: str
    about: str = ""
    """The fields of the record that it tells about, if not the one of its own name."""

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of the record that it tells about; none, if it has no numbers."""
        return tuple((self.about or self.name).split()) if self.length else ()


def offsets_of(layout: Sequence[Part]) -> Any:
    """Where each part begins, by its name: `AT.hand`."""
    starts = accumulate((part.length for part in layout), initial=0)
    return named({part.name: start for part, start in zip(layout, starts, strict=False)})


class Category(NamedTuple):
    """Numbers of an observation that are names rather than amounts: networks get them as one-hot vectors."""

    start: int
    length: int
    factor: float
    """Times this they are whole numbers from 0."""
    names: int
    """How many different ones there are; greater ones count as the last."""


@dataclass(frozen=True)
class Encoder:
    """Turns views into numbers for a network."""

    write: Callable[[Any, int, Any], None]
    """Writes a view for an observer into numbers that are zero."""
    layout: tuple[Part, ...]
    left_out: Mapping[str, str] = field(default_factory=dict)
    """Why a field of the record is in no part, for each that is not."""
    recall: Callable[[Any, int, Any, Any], None] | None = None
    """Writes the same numbers, quicker for one observer who looks again and again: view, observer, what it
    remembers, numbers that are zero. What is remembered never changes what is written."""
    memory: int = 0
    """How many 64-bit words an observer's memory has; all are zero before its first look."""
    rewritten: int = 0
    """How many of the last numbers `recall` writes at each look, or never in the whole match: they needn't be
    zero before."""
    categories: tuple[Category, ...] = ()
    """Which of the numbers are names."""
    byte_unit: int = 240
    """What stands for a one where numbers are bytes; none of the game's numbers is greater than 255 of it."""

    @property
    def size(self) -> int:
        """How many numbers one observation has."""
        return sum(part.length for part in self.layout)


@dataclass(frozen=True)
class Span:
    """A piece of text with the name of a style, which a terminal may colour."""

    text: str
    style: str = ""


Line = tuple[Span, ...]


def seat_head(view: View, names: Sequence[str], seat: int) -> Line:
    """How a line about a seat begins: whether it is due, and its name, the observer's own being strong."""
    name = names[seat].ljust(max(map(len, names)))
    due = "▸ " if seat in view.due else "  "
    return (Span(due, "accent"), Span(name, "strong" if seat == view.observer else ""))


def _plain(function: Any) -> Any:
    return function


def rulebook_name(language: str) -> str:
    """The name of the file with the rules in a language."""
    return "RULES.md" if language == DEFAULT_LANGUAGE else f"RULES.{language}.md"


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of one game and what goes with them."""

    id: str
    title: str
    clauses: str
    """The letter of its clause numbers."""
    rules_version: int
    """Goes up exactly when some stored log would replay differently."""
    seats: range
    options: tuple[Option, ...]
    state: type[Record]
    actions: Actions
    rules: Rules
    endings: tuple[Ending, ...]
    """Ending n of the kernel is number n - 1 here."""
    max_entries: int
    """No match has more entries than this, take-backs aside."""
    piece_names: tuple[str, ...]
    """The things that `count_pieces` counts."""
    events: Callable[[View, SeenEntry, View], Iterable[GameEvent]]
    why: Callable[[View, int], Reason]
    """Why an action is not legal for the view's observer, who is due."""
    show: Callable[[View, Text, Sequence[str]], Iterable[Line]]
    """The view as lines of text, with the players' names."""
    action_message: Callable[[int], GameEvent]
    """An action as a message: its sentence is `action-<code>`."""
    score_actions: Callable[[Any, int, Any, int, Any], None]
    encoder: Encoder
    folder: Path
    derive: Callable[[Any], None] = lambda _state: None
    """Works out the derived fields of a state that came by the names of its others."""
    option_conflict: Callable[[int, Mapping[str, str]], str | None] = lambda _seats, _options: None
    """A sentence about options that do not go together, or None."""
    family_text: tuple[Path, ...] = ()
    """Catalogues of sentences that the game shares with its family, before its own."""
    advise: Callable[..., GameEvent] | None = None
    """What speaks for a legal action of a view that the heuristic gives a worth, or against it beside the
    action that is advised; `then` are the actions that complete it, where they are known. Its sentence is
    `advice-<code>`. The argument `marks` names what boards then mark."""
    completing: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For kinds of actions that begin a move, the kinds by which the seat completes it. Nothing hidden shows
    in between."""
    about: Callable[["View", Text, str, Sequence[str]], Iterable[Line]] | None = None
    """What the board says about one of its places to the observer of a view, with the players' names;
    nobody else sees it."""
    facts: Callable[[], dict[str, Any]] | None = None
    """The board as plain data, for a browser that draws it."""
    board_help: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """What boards in pages ask the rules for, by name; translated like the companions."""
    capitals: Callable[[], Mapping[str, str]] | None = None
    """The capital of each place, for tables that say capitals instead of names."""
    figures: Callable[[View], Mapping[str, Any]] | None = None
    """What a history tells about the observer's seat of a view, at the end of a match; plain data."""
    search_model: SearchModel | None = None
    """How bots search it; None for a game without search."""
    tablebase: Callable[[Path], Tablebase] | None = None
    """The table of all positions in a folder, where there are few enough of them."""
    minutes: tuple[int, int] | None = None
    """The shortest and longest usual time of a match in minutes, from the box or measured."""
    min_age: int | None = None
    """The minimum age printed on the box; None if it names none."""
    notes: tuple[str, ...] = ()
    """Messages to show when a table is created, in this order."""
    box_support: BoxSupport | None = None
    """What boxes can change; None for a game that plays with its standard box only."""
    boxes: tuple[Box, ...] = ()
    """The boxes that it plays with; none, if that's the standard one."""
    box_values: Mapping[str, Any] = field(default_factory=dict)
    """What these boxes put into the fields of a record."""
    standard: "Game | None" = None
    """The same game with the standard box, for one that plays with others."""

    def with_boxes(self, boxes: Sequence[Box]) -> "Game":
        """The same game with boxes, sharing all compiled code; boxes that don't fit are refused."""
        if not boxes:
            return self.shared
        if self.box_support is None:
            raise BadBox(translate("box-none", title=title_of(self)))
        self.box_support.check(boxes)
        return _with_boxes(self.shared, codec.canonical(list(boxes)))

    @property
    def shared(self) -> "Game":
        """The game with the standard box: what no box changes is kept with it."""
        return self.standard or self

    def states_of(self, values: dict[str, Any]) -> Any:
        """An array of one state, made from plain numbers by the names of its fields."""
        states = codec.states_of(values, self.state)
        self.derive(states[0])
        return states

    @property
    def catalogues(self) -> tuple[Path, ...]:
        """The game's catalogues of sentences, by their English files; a later one counts."""
        return (*self.family_text, self.folder / "text" / "en.ftl")

    def rulebook(self, language: str) -> Path | None:
        """The rules in a language, in English where they are not translated; None if not written down."""
        pages = [self.folder / rulebook_name(tag) for tag in (language, DEFAULT_LANGUAGE)]
        return next((page for page in pages if page.is_file()), None)

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The generic drivers, bound to this game."""
        return self.bind(drivers) if self.standard is None else self.standard.compiled

    @cached_property
    def is_compiled(self) -> bool:
        """Whether the rules are compiled, or interpreted."""
        return hasattr(self.rules.apply, "py_func")

    @cached_property
    def searcher(self) -> SimpleNamespace:
        """The drivers of search, bound to this game, which has a search model."""
        if self.standard is not None:
            return self.standard.searcher
        assert self.search_model is not None
        score_actions, score_actions_as_opponent = (
            self.search_model.score_actions or self.score_actions,
            self.search_model.score_actions_as_opponent,
        )
        return self.bind(
            search_kernels,
            sources=(self.compiled,),
            evaluate=self.search_model.evaluate,
            score_actions=score_actions,
            score_actions_as_opponent=score_actions_as_opponent or score_actions,
            OPPONENTS_DIFFER=score_actions_as_opponent is not None,
            determinize=self.search_model.sample_world or self.rules.determinize,
            deal_hidden=self.rules.determinize,
        )

    def bind(
        self,
        template: ModuleType,
        jit: Callable[[Any], Any] | None = None,
        sources: Sequence[SimpleNamespace] = (),
        **names: Any,
    ) -> SimpleNamespace:
        """The generic functions of a module, bound to this game's rules and companions.

        They are compiled if the rules are, unless `jit` says how. What the module leaves unbound is looked
        up in the sources, which were bound before.
        """
        own = {
            **vars(self.rules),
            "kind_of": self.actions.kind_of,
            "score_actions": self.score_actions,
            "observe": self.encoder.write,
            "ties": self.rules.ties or drivers.no_ties,
        }
        missing = [name for name, value in vars(template).items() if value is unbound]
        found = {name: vars(source)[name] for source in sources for name in missing if hasattr(source, name)}
        decorate = jit or (rule if self.is_compiled else _plain)
        return bind_generics(template, self.id, self.folder, decorate, **{**own, **found, **names})

    def validate_options(self, seats: int, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """Every option with its choice; seats and choices that do not fit are refused."""
        if seats not in self.seats:
            raise BadSeats(title_of(self), seats, self.seats)
        settled = {option.name: option.default for option in self.options}
        for name, choice in (options or {}).items():
            self._check_choice(name, choice)
            settled[name] = choice
        beginner = settled.get(BEGINS, BY_LOT)
        if beginner != BY_LOT and int(beginner) > seats:
            raise BadOption(BEGINS, translate("error-bad-beginner", beginner=int(beginner), seats=seats))
        sentence = self.option_conflict(seats, settled)
        if sentence is not None:
            raise BadOption("", sentence)
        return settled

    def _check_choice(self, name: str, choice: str) -> None:
        known = {option.name: option for option in self.options}
        if name not in known:
            names = ", ".join(known)
            raise BadOption(name, translate("error-bad-option", title=title_of(self), name=name, known=names))
        if choice not in known[name].choices:
            choices = ", ".join(known[name].choices)
            raise BadOption(name, translate("error-bad-choice", name=name, choice=choice, known=choices))

    def template(self, seats: int, options: Mapping[str, str] | None = None) -> Any:
        """An array of one record in which only the options and the box are set; ready to deal."""
        states = self.state.zeros()
        settled = self.validate_options(seats, options)
        codec.set_standard_box(states, self.state)
        for name, value in self.box_values.items():
            states[name][0] = value
        for option in self.options:
            states[option.name][0] = option.choices.index(settled[option.name])
        return states

    def legal(self, states: Any, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat, ascending."""
        actions = np.empty(self.rules.max_legal, np.int64)
        count = self.compiled.legal_at(states, 0, seat, actions)
        return tuple(actions[:count].tolist())

    def status(self, states: Any, seats: int) -> tuple[tuple[int, ...], Outcome | None]:
        """Which seats are due, and the outcome if the match is over."""
        is_due = np.zeros(seats, np.bool_)
        scores = np.zeros(seats, np.int64)
        ending = self.compiled.status_at(states, 0, seats, is_due, scores)
        due = tuple(seat for seat, flag in enumerate(is_due.tolist()) if flag)
        if ending == 0:
            return due, None
        breaks = np.zeros(seats, np.int64)
        if self.rules.ties is not None:
            self.rules.ties(states[0], breaks)
        return due, outcome_of(self.endings[ending - 1], tuple(scores.tolist()), tuple(breaks.tolist()))

    def view(self, states: Any, seats: int, observer: int, ended: Outcome | None = None) -> View:
        """What an observer may know and do.

        A match that has ended other than by its rules, as by resigning, is over like any other.
        """
        status = ((), ended) if ended is not None else self.status(states, seats)
        return self.view_of(states, seats, observer, status)

    def view_of(
        self, states: Any, seats: int, observer: int, status: tuple[tuple[int, ...], Outcome | None]
    ) -> View:
        """The view of a state whose status is known: a blank record with what the observer may see."""
        due, outcome = status
        return View(
            game=self,
            observer=observer,
            seats=seats,
            kept=self.state.seen_by(states, observer, over=outcome is not None),
            due=due,
            legal=self.legal(states, observer) if observer in due else (),
            outcome=outcome,
        )

    def seen_entry(self, seat: int, action: int, observer: int) -> SeenEntry:
        """An entry as an observer sees it."""
        is_hidden = observer != seat and self.actions.is_secret(action)
        return SeenEntry(seat, UNKNOWN if is_hidden else action)

    def masks(self, seats: int) -> NDArray[np.bool_]:
        """The masks of all seats during a match, a row each."""
        return np.stack([self.state.mask(seat, over=False) for seat in range(seats)])

    def hidden(self, seats: int) -> NDArray[np.uint64]:
        """For each seat the words of a record, all bits set where it may not look during a match."""
        return np.where(self.masks(seats), 0, 0xFF).astype(np.uint8).view(np.uint64)

    def rematch(self, seats: int, options: Mapping[str, str], beginner: int) -> dict[str, str]:
        """The options of a rematch: the seat after the last beginner begins."""
        return {**options, BEGINS: str((beginner + 1) % seats + 1)}


MAX_BOXES = 64
"""So many games with boxes are remembered: tables with the same box share what is kept with a game."""


@lru_cache(MAX_BOXES)
def _with_boxes(game: Game, boxes: bytes) -> Game:
    """A game with boxes that have been checked, as JSON."""
    assert game.box_support is not None
    plain = tuple(json.loads(boxes))
    values = game.box_support.values(plain)
    if not values:
        return game
    return replace(game, boxes=plain, box_values=values, standard=game, **game.box_support.words(values))
