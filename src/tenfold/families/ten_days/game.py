"""Builds a 10 Days game from its box, state and rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tenfold.core.game import Encoder, Game, Option, Rules, begins, switch
from tenfold.core.outcome import Ending
from tenfold.core.record import Record
from tenfold.core.search_model import SearchModel
from tenfold.core.view import View
from tenfold.families.ten_days.about import about_of
from tenfold.families.ten_days.actions import Moves
from tenfold.families.ten_days.advice import advice_of
from tenfold.families.ten_days.bot import LEVELS, LONG_LEVELS, RIVALS
from tenfold.families.ten_days.data import Box
from tenfold.families.ten_days.events import events_of
from tenfold.families.ten_days.facts import facts_of
from tenfold.families.ten_days.names import piece_names
from tenfold.families.ten_days.observe import LEFT_OUT
from tenfold.families.ten_days.show import show_of
from tenfold.families.ten_days.state import LAST_TURN, SEATS
from tenfold.families.ten_days.why import why_of

TEXT = Path(__file__).parent / "text" / "en.ftl"

MIN_PLAYERS = 2
ENTRIES_A_TURN = 2
"""A turn is a swap, or a draw and a placing (D10)."""


@dataclass(frozen=True)
class Variant:
    """What distinguishes one game of the family."""

    id: str
    title: str
    folder: Path
    box: Box
    state: type[Record]
    choices_of_days: tuple[int, ...]
    clause_of_days: str
    """The clause that says how many days a journey has."""
    option_conflict: Callable[[int, Mapping[str, str]], str | None] = lambda _seats, _options: None
    """Why seats and options do not go together, if they do not (D34, D51)."""
    minutes: tuple[int, int] = (20, 30)
    """The boxes say 20–30 minutes; around the world takes longer (D56)."""
    min_age: int = 8


def options_of(variant: Variant) -> tuple[Option, ...]:
    """The options that go with the variant's boards (D27–D30, D35, D36, D51)."""
    choices = tuple(str(days) for days in variant.choices_of_days)
    switches = ("open_hands", "no_swap", "same_country", "undivided_sudan")
    fitting = [switch(name, "off") for name in switches if name in variant.state.fields]
    return (Option("days", choices, choices[0]), *fitting, begins(SEATS))


def moves_of(variant: Variant, rules: SimpleNamespace) -> Moves:
    """The moves of a variant, as text."""
    return Moves(vars(rules), rules.DRAW_PILES, rules.PILES, variant.box.boards)


def longest_of(variant: Variant, maps: int) -> int:
    """Entries of the longest match: filling, naming maps around the world, and all turns."""
    fillings = SEATS * max(variant.choices_of_days) * (2 if maps > 1 else 1)
    return fillings + ENTRIES_A_TURN * LAST_TURN


def game_of(variant: Variant, rules: SimpleNamespace) -> Game:
    """The game; `rules` are the family's rules, bound to it."""
    moves = moves_of(variant, rules)
    days_of = _days_of(variant.choices_of_days)
    most_swaps = rules.PUT - rules.SWAP
    return Game(
        id=variant.id,
        title=variant.title,
        clauses="D",
        rules_version=1,
        seats=range(MIN_PLAYERS, SEATS + 1),
        options=options_of(variant),
        state=variant.state,
        actions=moves.all(rules.kind_of),
        rules=Rules.of(
            rules,
            max_legal=max(
                rules.DRAW_PILES + rules.PILES + most_swaps, rules.DAYS * rules.PILES + rules.PILES
            ),
        ),
        endings=(Ending("journey", "D14"), Ending("draw", "D42", has_winners=False)),
        max_entries=longest_of(variant, len(variant.box.boards)),
        piece_names=piece_names(variant.box),
        events=events_of(variant.box, moves, days_of),
        why=why_of(moves, days_of, variant.clause_of_days),
        show=show_of(variant.box, days_of),
        action_message=moves.describe,
        score_actions=rules.score_actions,
        search_model=SearchModel(
            rules.evaluate, LEVELS if len(variant.box.boards) == 1 else LONG_LEVELS, RIVALS
        ),
        advise=advice_of(moves),
        encoder=Encoder(rules.observe, rules.LAYOUT, LEFT_OUT),
        folder=variant.folder,
        option_conflict=variant.option_conflict,
        family_text=(TEXT,),
        about=about_of(variant.box),
        facts=lambda: facts_of(variant.box, variant.choices_of_days),
        minutes=variant.minutes,
        min_age=variant.min_age,
    )


def _days_of(choices: Sequence[int]) -> Callable[[View], int]:
    def days_of(view: View | Any) -> int:
        return choices[int(view.state.days)]

    return days_of
