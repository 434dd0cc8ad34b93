"""The moves: fill a day, draw, take, swap, put, discard.

Days, piles and draw piles have numbers on the table, from 1; maps have names.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.game import Actions, GameEvent
from tenfold.core.jit import generic
from tenfold.families.ten_days.bound_names import KIND_OF, PILES, PUT
from tenfold.families.ten_days.data import Board

KINDS = ("fill", "draw", "take", "swap", "put", "discard")


def numbers_of(days: int, maps: int, draw_piles: int, piles: int) -> dict[str, Any]:
    """The whole action space: where each kind begins. Only around the world a map is named (D30)."""
    pairs = [(first, second) for first in range(days) for second in range(first + 1, days)]
    draw_map = days
    draw = draw_map + (maps if maps > 1 else 0)
    take = draw + draw_piles
    swap = take + piles
    put = swap + len(pairs)
    discard = put + days * piles
    return {
        "FILL": 0,
        "DRAW_MAP": draw_map,
        "DRAW": draw,
        "TAKE": take,
        "SWAP": swap,
        "PUT": put,
        "DISCARD": discard,
        "ACTIONS": discard + piles,
        "KIND_OF": np.repeat(
            np.arange(len(KINDS), dtype=np.int8),
            np.diff([0, draw_map, take, swap, put, discard, discard + piles]),
        ),
        "FIRST": np.array([first for first, _ in pairs], np.int8),
        "SECOND": np.array([second for _, second in pairs], np.int8),
    }


def swaps_within(choices_of_days: Sequence[int], numbers: dict[str, Any]) -> NDArray[np.int16]:
    """For each choice of days, the swaps of days that a journey has, ascending; shorter rows end with -1."""
    second = numbers["SECOND"]
    swaps = np.full((len(choices_of_days), len(second)), -1, np.int16)
    for choice, days in enumerate(choices_of_days):
        within = numbers["SWAP"] + np.flatnonzero(second < days)
        swaps[choice, : len(within)] = within
    return swaps


@generic
def put_of(day: int, pile: int) -> int:
    """The number of putting a tile on a day and discarding what was there on a pile."""
    return PUT + day * PILES + pile


@generic
def kind_of(action: int) -> int:
    """The kind of a move, as a number of KINDS."""
    return int(KIND_OF[action])


class Moves:
    """The moves of one game, as text and as messages."""

    NUMBERS = (
        "DRAW_MAP",
        "DRAW",
        "TAKE",
        "SWAP",
        "PUT",
        "DISCARD",
        "ACTIONS",
        "DRAW_PILES",
        "PILES",
        "FIRST",
        "SECOND",
    )
    """What moves need of the rules that are bound to the game."""

    def __init__(self, rules: SimpleNamespace, maps: tuple[Board, ...]) -> None:
        self._numbers = {name: getattr(rules, name) for name in self.NUMBERS}
        self._maps = maps

    def parts(self, action: int) -> tuple[str, dict[str, int | str]]:
        """What a move does, and with which things; days and piles from 1."""
        n = self._numbers
        if action < n["DRAW_MAP"]:
            return "fill", {"day": action + 1}
        if action < n["DRAW"]:
            return "draw-map", {"map": self._maps[action - n["DRAW_MAP"]].title}
        if action < n["TAKE"]:
            return "draw", {"draw-pile": action - n["DRAW"] + 1 if n["DRAW_PILES"] > 1 else 0}
        if action < n["SWAP"]:
            return "take", {"pile": action - n["TAKE"] + 1}
        if action < n["PUT"]:
            pair = action - n["SWAP"]
            return "swap", {"day": int(n["FIRST"][pair]) + 1, "second": int(n["SECOND"][pair]) + 1}
        if action < n["DISCARD"]:
            day, pile = divmod(action - n["PUT"], n["PILES"])
            return "put", {"day": day + 1, "pile": pile + 1}
        return "discard", {"pile": action - n["DISCARD"] + 1}

    def notation(self, action: int) -> str:
        """As text: `fill 4`, `draw`, `take 2`, `swap 3 7`, `put day 4 on pile 2`, `discard on pile 2`."""
        code, args = self.parts(action)
        match code:
            case "draw-map":
                return f"draw {self._maps[action - self._numbers['DRAW_MAP']].name.lower()}"
            case "draw":
                return f"draw {args['draw-pile']}" if args["draw-pile"] else "draw"
            case "swap":
                return f"swap {args['day']} {args['second']}"
            case "put":
                return f"put day {args['day']} on pile {args['pile']}"
            case "discard":
                return f"discard on pile {args['pile']}"
            case _:
                return " ".join([code, *map(str, args.values())])

    def describe(self, action: int) -> GameEvent:
        """A move as a message."""
        code, args = self.parts(action)
        return GameEvent(code, args)

    def all(self, kind_of_action: Any) -> Actions:
        """The action space for the core."""
        return Actions(
            count=self._numbers["ACTIONS"], kinds=KINDS, kind_of=kind_of_action, notation=self.notation
        )
