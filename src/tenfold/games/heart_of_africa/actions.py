"""The moves: draw a card, draw tickets and decide about each, claim, pay, double, pass."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from tenfold.core.game import Actions, GameEvent
from tenfold.core.jit import rule
from tenfold.core.phrase import Phrase
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.data import (
    COLOURS,
    KIND_NAMES,
    LOCO,
    MAX_TRACK_LENGTH,
    TERRAIN_NAMES,
    TERRAINS,
)

MIXES = tuple(
    (cards, locos)
    for cards in range(1, MAX_TRACK_LENGTH + 1)
    for locos in range(MAX_TRACK_LENGTH - cards + 1)
)
"""Cards of one colour and locomotives with them: six at most together (H19)."""
PAYMENTS = (
    *((colour, cards, locos) for colour in range(COLOURS) for cards, locos in MIXES),
    *((LOCO, 0, locos) for locos in range(1, MAX_TRACK_LENGTH + 1)),
)
"""Every way to pay, each once: locomotives only name no colour (H60)."""
MAX_WILD = int(data.COPIES[LOCO])
DOUBLINGS = (
    *((terrain, cards, wild) for terrain in range(TERRAINS) for cards, wild in ((1, 0), (1, 1), (2, 0))),
    *((TERRAINS, 0, wild) for wild in range(1, MAX_WILD + 1)),
)
"""Every way to double: terrain cards of a type and locomotives, or locomotives only (H28, H40)."""
DOUBLING_NAMES = (*TERRAIN_NAMES, "")

TAKE = 0
TAKE_DECK = TAKE + data.KINDS
TAKE_TERRAIN = TAKE_DECK + 1
TAKE_TERRAIN_DECK = TAKE_TERRAIN + TERRAINS
DRAW_TICKETS = TAKE_TERRAIN_DECK + 1
CLAIM = DRAW_TICKETS + 1
PAY = CLAIM + data.CHOICES
SINGLE = PAY + len(PAYMENTS)
DOUBLE = SINGLE + 1
KEEP = DOUBLE + len(DOUBLINGS)
RETURN = KEEP + data.MAX_TICKETS
PASS = RETURN + data.MAX_TICKETS
ACTIONS = PASS + 1

PAY_COLOUR = np.array([colour for colour, _, _ in PAYMENTS], np.int8)
PAY_LOCOS = np.array([locos for _, _, locos in PAYMENTS], np.int8)
DOUBLE_CARDS = np.array([cards for _, cards, _ in DOUBLINGS], np.int64)
DOUBLE_WILD = np.array([wild for _, _, wild in DOUBLINGS], np.int64)
MIX = np.array(
    [
        [
            MIXES.index((cards, locos)) if (cards, locos) in MIXES else data.NONE
            for locos in range(MAX_TRACK_LENGTH + 1)
        ]
        for cards in range(MAX_TRACK_LENGTH + 1)
    ],
    np.int8,
)
PAY_LOCOS_ONLY = PAY + COLOURS * len(MIXES) - 1
DOUBLE_LOCOS_ONLY = DOUBLE + 3 * TERRAINS - 1

FIRST_OF_KIND = {
    "take": TAKE,
    "take-deck": TAKE_DECK,
    "take-terrain": TAKE_TERRAIN,
    "take-terrain-deck": TAKE_TERRAIN_DECK,
    "tickets": DRAW_TICKETS,
    "claim": CLAIM,
    "pay": PAY,
    "single": SINGLE,
    "double": DOUBLE,
    "keep": KEEP,
    "return": RETURN,
    "pass": PASS,
}
"""The kinds of actions, each with its first one."""
KINDS_OF_ACTIONS = tuple(FIRST_OF_KIND)
STARTS = np.array(list(FIRST_OF_KIND.values()), np.int64)


@rule
def kind_of(action: int) -> int:
    """What sort of deed an action is."""
    kind = STARTS.size - 1
    while action < STARTS[kind]:
        kind -= 1
    return kind


@rule
def payment_of(colour: int, cards: int, locos: int) -> int:
    """The action that pays with cards of a colour and locomotives; without such cards no colour counts."""
    if cards == 0:
        return PAY_LOCOS_ONLY + locos
    return PAY + colour * len(MIXES) + int(MIX[cards, locos])


@rule
def doubling_of(terrain: int, cards: int, wild: int) -> int:
    """The action that doubles with terrain cards of a type and locomotives in place of such."""
    if cards == 0:
        return DOUBLE_LOCOS_ONLY + wild
    return DOUBLE + 3 * terrain + (2 if cards == 2 else wild)


def _counts(names: Sequence[str], kind: int, cards: int, locos: int) -> list[tuple[str, int]]:
    """Cards of one kind and locomotives with them, as far as there are any."""
    return [(name, count) for name, count in ((names[kind], cards), ("loco", locos)) if count]


def _cards_text(*cards: Any) -> str:
    """Cards in notation: `black x2 loco x1`."""
    return " ".join(f"{name} x{count}" for name, count in _counts(*cards))


def _cards_title(*cards: Any) -> Phrase:
    """Cards as people read them: `2 black, 1 loco`."""
    first, *others = (count_title(name, count) for name, count in _counts(*cards))
    for second in others:
        return Phrase(f"{first}, {second}", "two-kinds", {"first": first, "second": second})
    return first


payment_title = partial(_cards_title, KIND_NAMES)
"""Cards that pay, by colour, cards and locomotives."""
doubling_title = partial(_cards_title, DOUBLING_NAMES)
"""Cards that double, by terrain, cards and locomotives."""


def count_title(name: str, count: int) -> Phrase:
    """Cards or spaces of one kind: `2 black`."""
    return Phrase(f"{count} {name}", f"count-{name}", {"count": count})


def parts(action: int) -> tuple[str, int]:
    """The kind of an action by its name, and its number among those of the kind."""
    kind = KINDS_OF_ACTIONS[kind_of(action)]
    return kind, action - FIRST_OF_KIND[kind]


def notation(box: Any, action: int) -> str:
    """An action as text: `take red`, `claim douala-nigeria white`, `pay black x2 loco x1`."""
    kind, at = parts(action)
    match kind:
        case "take":
            return f"take {KIND_NAMES[at]}"
        case "take-terrain":
            return f"take {TERRAIN_NAMES[at]}"
        case "claim":
            return f"claim {data.choice_name(at)}"
        case "pay":
            return f"pay {_cards_text(KIND_NAMES, *PAYMENTS[at])}"
        case "double":
            return f"double {_cards_text(DOUBLING_NAMES, *DOUBLINGS[at])}"
        case "keep" | "return":
            return f"{kind} {data.ticket_name(box, at)}"
    return kind.replace("-", " ")


def describe(box: Any, action: int) -> GameEvent:
    """An action as a message; the box, or any state, says which tickets there are."""
    kind, at = parts(action)
    args: dict[str, int | str] = {}
    match kind:
        case "take":
            args = {"card": KIND_NAMES[at]}
        case "take-terrain":
            args = {"card": TERRAIN_NAMES[at]}
        case "claim":
            args = {"route": choice_title(at)}
        case "pay":
            args = {"cards": payment_title(*PAYMENTS[at])}
        case "double":
            args = {"cards": doubling_title(*DOUBLINGS[at])}
        case "keep" | "return":
            args = {"ticket": data.ticket_title(box, at)}
    return GameEvent(kind, args)


def choice_title(choice: int) -> str:
    """A choice as people read it: `Douala–Nigeria (white)`."""
    track = int(data.CHOICE_FIRST[choice])
    has_two = data.TWIN[track] != data.NONE and data.COLOUR[data.TWIN[track]] != data.COLOUR[track]
    route = data.route_title(track)
    if not has_two:
        return route
    name = data.TRACK_COLOUR_NAMES[data.COLOUR[track]]
    colour = Phrase(f"({name})", f"colour-{name}")
    return Phrase(f"{route} {colour}", "track-of-colour", {"route": route, "colour": colour})


def is_secret(action: int) -> bool:
    """A claim is its owner's until it is complete, and the choice of tickets is for ever (H7, H11)."""
    return CLAIM <= action < PASS


def actions_of(box: Any) -> Actions:
    """All actions, in the words of a box."""
    words = partial(notation, box)
    return Actions(
        count=ACTIONS, kinds=KINDS_OF_ACTIONS, kind_of=kind_of, notation=words, is_secret=is_secret
    )
