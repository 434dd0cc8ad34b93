"""Binds the family's rules to one game: its box, sizes and action numbers."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from tenfold.core.game import offsets_of
from tenfold.core.jit import bind
from tenfold.core.record import Record
from tenfold.families.ten_days import (
    actions,
    bot,
    bound_names,
    determinize,
    links,
    observe,
    piles,
    racks,
    rules,
)
from tenfold.families.ten_days.data import Box, tables

PARTS = (actions, links, racks, piles, rules, determinize, bot, observe)


def rules_for(
    game_id: str, home: Path, box: Box, state: type[Record], choices_of_days: Sequence[int]
) -> SimpleNamespace:
    """All rules of the family for one game; the sizes are those of its state."""
    fields = state.fields
    days = fields["rack"].shape[1]
    pile_count, depth = fields["pile"].shape
    draw_piles = fields["draw_size"].shape[0]
    maps = len(box.boards)
    sizes: dict[str, Any] = {
        "DAYS": days,
        "PILES": pile_count,
        "DEPTH": depth,
        "DRAW_PILES": draw_piles,
        "NO_MAP": maps,
        "HAS_AFRICA": "undivided_sudan" in fields,
        "CHOICES_OF_DAYS": np.array(choices_of_days, np.int64),
    }
    numbers = actions.numbers_of(days, maps, draw_piles, pile_count)
    numbers["SWAPS"] = actions.swaps_within(choices_of_days, numbers)
    layout = observe.layout_of(
        len(box.tiles), days, maps, pile_count, draw_piles, has_africa="undivided_sudan" in fields
    )
    numbers["SHARE"] = observe.shares_of(depth)
    own = {**sizes, **numbers, "AT": offsets_of(layout), "LAYOUT": layout}
    return bind(_family(), game_id, home, **tables(box.boards), **own)


def shares_of(rules: SimpleNamespace) -> SimpleNamespace:
    """The rules of racks and shares, interpreted, for one game whose rules are bound."""
    names = {name: getattr(rules, name) for name in vars(bound_names) if name[0].isupper() and name != "Any"}
    return bind(racks, "boards", Path(__file__).parent, lambda function: function, **names)


def _family() -> ModuleType:
    """All modules of rules as one, so that their functions find each other when they are bound."""
    family = ModuleType(rules.__name__)
    for part in PARTS:
        vars(family).update({name: value for name, value in vars(part).items() if not name.startswith("__")})
    return family
