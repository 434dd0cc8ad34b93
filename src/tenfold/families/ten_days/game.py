"""Builds a 10 Days game from its box, state and rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tenfold.core.game import Encoder, Game, Option, Rules, begins, switch
from tenfold.core.outcome import Ending
from tenfold.core.record import Record
from tenfold.core.search_model import SearchModel
from tenfold.families.ten_days import map_help
from tenfold.families.ten_days.about import about
from tenfold.families.ten_days.actions import Moves
from tenfold.families.ten_days.advice import advice
from tenfold.families.ten_days.binding import shares_of
from tenfold.families.ten_days.bot import LEVELS, LONG_LEVELS, RIVALS
from tenfold.families.ten_days.box import support_of
from tenfold.families.ten_days.data import Box
from tenfold.families.ten_days.events import events
from tenfold.families.ten_days.facts import capitals_of, facts_of
from tenfold.families.ten_days.figures import figures
from tenfold.families.ten_days.names import piece_names
from tenfold.families.ten_days.observe import LEFT_OUT
from tenfold.families.ten_days.show import show
from tenfold.families.ten_days.state import LAST_TURN, SEATS
from tenfold.families.ten_days.why import why

TEXT = Path(__file__).parent / "text" / "en.ftl"

MAP_HELP = (
    map_help.links,
    map_help.steps,
    map_help.on_foot,
    map_help.by_automobile,
    map_help.by_plane,
    map_help.served,
)
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


def _map_help(box: Box, rules: SimpleNamespace) -> dict[str, Callable[..., Any]]:
    told = {function.__name__: partial(function, box) for function in MAP_HELP}
    return {**told, "left_of_share": partial(map_help.left_of_share, shares_of(rules))}


def game_of(variant: Variant, rules: SimpleNamespace) -> Game:
    """The game; `rules` are the family's rules, bound to it."""
    box, days = variant.box, max(variant.choices_of_days)
    moves = Moves(rules, box.boards)
    fillings = SEATS * days * (2 if len(box.boards) > 1 else 1)
    choices = rules.DRAW_PILES + rules.PILES + days * (days - 1) // 2
    return Game(
        id=variant.id,
        title=variant.title,
        clauses="D",
        rules_version=1,
        seats=range(MIN_PLAYERS, SEATS + 1),
        options=options_of(variant),
        state=variant.state,
        actions=moves.all(rules.kind_of),
        rules=Rules.of(rules, max_legal=max(choices, (days + 1) * rules.PILES)),
        endings=(Ending("journey", "D14"), Ending("draw", "D42", has_winners=False)),
        max_entries=fillings + ENTRIES_A_TURN * LAST_TURN,
        piece_names=piece_names(box),
        events=partial(events, box, moves),
        why=partial(why, moves, variant.clause_of_days),
        show=partial(show, box),
        action_message=moves.describe,
        score_actions=rules.score_actions,
        derive=rules.derive,
        search_model=SearchModel(
            rules.evaluate,
            LEVELS if len(box.boards) == 1 else LONG_LEVELS,
            RIVALS,
            # Two maps take longer: a lead decides less of the match.
            odds_root=len(box.boards),
        ),
        advise=partial(advice, box, moves),
        completing={"take": ("put", "discard")},
        encoder=Encoder(rules.observe, rules.LAYOUT, LEFT_OUT),
        folder=variant.folder,
        option_conflict=variant.option_conflict,
        family_text=(TEXT,),
        about=partial(about, box),
        facts=partial(facts_of, box, variant.choices_of_days),
        board_help=_map_help(box, rules),
        capitals=partial(capitals_of, box),
        figures=partial(figures, box),
        minutes=variant.minutes,
        box_support=support_of(box),
        min_age=variant.min_age,
    )
