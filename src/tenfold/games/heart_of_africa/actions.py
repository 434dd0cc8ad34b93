"""The moves: draw a card, draw tickets and decide about each, claim, pay, double, pass."""

import numpy as np

from tenfold.core.game import Actions, GameEvent
from tenfold.core.jit import rule
from tenfold.core.phrase import Phrase
from tenfold.games.heart_of_africa.data import (
    CHOICE_FIRST,
    CHOICES,
    COLOUR,
    COLOURS,
    COPIES,
    KIND_NAMES,
    KINDS,
    LOCO,
    MAX_TRACK_LENGTH,
    NONE,
    TERRAIN_NAMES,
    TERRAINS,
    TICKETS,
    TRACK_COLOUR_NAMES,
    TWIN,
    choice_name,
    route_title,
    ticket_name,
    ticket_title,
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
MAX_WILD = int(COPIES[LOCO])
DOUBLINGS = (
    *((terrain, cards, wild) for terrain in range(TERRAINS) for cards, wild in ((1, 0), (1, 1), (2, 0))),
    *((TERRAINS, 0, wild) for wild in range(1, MAX_WILD + 1)),
)
"""Every way to double: terrain cards of a type and locomotives, or locomotives only (H28, H40)."""

TAKE = 0
TAKE_DECK = TAKE + KINDS
TAKE_TERRAIN = TAKE_DECK + 1
TAKE_TERRAIN_DECK = TAKE_TERRAIN + TERRAINS
DRAW_TICKETS = TAKE_TERRAIN_DECK + 1
CLAIM = DRAW_TICKETS + 1
PAY = CLAIM + CHOICES
SINGLE = PAY + len(PAYMENTS)
DOUBLE = SINGLE + 1
KEEP = DOUBLE + len(DOUBLINGS)
RETURN = KEEP + TICKETS
PASS = RETURN + TICKETS
ACTIONS = PASS + 1

PAY_COLOUR = np.array([colour for colour, _, _ in PAYMENTS], np.int8)
PAY_LOCOS = np.array([locos for _, _, locos in PAYMENTS], np.int8)
DOUBLE_CARDS = np.array([cards for _, cards, _ in DOUBLINGS], np.int64)
DOUBLE_WILD = np.array([wild for _, _, wild in DOUBLINGS], np.int64)
MIX = np.array(
    [
        [
            MIXES.index((cards, locos)) if (cards, locos) in MIXES else NONE
            for locos in range(MAX_TRACK_LENGTH + 1)
        ]
        for cards in range(MAX_TRACK_LENGTH + 1)
    ],
    np.int8,
)
PAY_LOCOS_ONLY = PAY + COLOURS * len(MIXES) - 1
DOUBLE_LOCOS_ONLY = DOUBLE + 3 * TERRAINS - 1

KIND_TAKE = 0
KIND_TAKE_DECK = 1
KIND_TAKE_TERRAIN = 2
KIND_TAKE_TERRAIN_DECK = 3
KIND_DRAW_TICKETS = 4
KIND_CLAIM = 5
KIND_PAY = 6
KIND_SINGLE = 7
KIND_DOUBLE = 8
KIND_KEEP = 9
KIND_RETURN = 10
KIND_PASS = 11
KINDS_OF_ACTIONS = (
    "take",
    "take-deck",
    "take-terrain",
    "take-terrain-deck",
    "tickets",
    "claim",
    "pay",
    "single",
    "double",
    "keep",
    "return",
    "pass",
)
STARTS = np.array(
    [
        TAKE,
        TAKE_DECK,
        TAKE_TERRAIN,
        TAKE_TERRAIN_DECK,
        DRAW_TICKETS,
        CLAIM,
        PAY,
        SINGLE,
        DOUBLE,
        KEEP,
        RETURN,
        PASS,
    ],
    np.int64,
)


@rule
def kind_of(action: int) -> int:
    """What sort of deed an action is."""
    kind = KIND_PASS
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


def payment_text(colour: int, cards: int, locos: int) -> str:
    """Cards that pay: `black x2 loco x1`."""
    parts = [f"{KIND_NAMES[colour]} x{cards}"] if cards else []
    return " ".join(parts + ([f"loco x{locos}"] if locos else []))


def doubling_text(terrain: int, cards: int, wild: int) -> str:
    """Cards that double: `mountain x1 loco x1`."""
    parts = [f"{TERRAIN_NAMES[terrain]} x{cards}"] if cards else []
    return " ".join(parts + ([f"loco x{wild}"] if wild else []))


def payment_title(colour: int, cards: int, locos: int) -> str:
    """Cards that pay, as people read them: `2 black, 1 loco`."""
    return _cards_title(KIND_NAMES[colour], cards, locos)


def doubling_title(terrain: int, cards: int, wild: int) -> str:
    """Cards that double, as people read them: `1 mountain, 1 loco`."""
    return _cards_title(TERRAIN_NAMES[terrain] if cards else "", cards, wild)


def _cards_title(name: str, cards: int, locos: int) -> Phrase:
    parts = [count_title(name, count) for name, count in ((name, cards), (KIND_NAMES[LOCO], locos)) if count]
    if len(parts) == 1:
        return parts[0]
    first, second = parts
    return Phrase(f"{first}, {second}", "two-kinds", {"first": first, "second": second})


def count_title(name: str, count: int) -> Phrase:
    """Cards or spaces of one kind: `2 black`."""
    return Phrase(f"{count} {name}", f"count-{name}", {"count": count})


def notation(action: int) -> str:
    """An action as text: `take red`, `claim douala-nigeria white`, `pay black x2 loco x1`."""
    kind = int(kind_of(action))
    of_kind = action - int(STARTS[kind])
    if kind == KIND_TAKE:
        return f"take {KIND_NAMES[of_kind]}"
    if kind == KIND_TAKE_TERRAIN:
        return f"take {TERRAIN_NAMES[of_kind]}"
    if kind == KIND_CLAIM:
        return f"claim {choice_name(of_kind)}"
    if kind == KIND_PAY:
        return f"pay {payment_text(*PAYMENTS[of_kind])}"
    if kind == KIND_DOUBLE:
        return f"double {doubling_text(*DOUBLINGS[of_kind])}"
    if kind in {KIND_KEEP, KIND_RETURN}:
        return f"{KINDS_OF_ACTIONS[kind]} {ticket_name(of_kind)}"
    return KINDS_OF_ACTIONS[kind].replace("-", " ")


def describe(action: int) -> GameEvent:
    """An action as a message."""
    kind = int(kind_of(action))
    of_kind = action - int(STARTS[kind])
    code = KINDS_OF_ACTIONS[kind]
    if kind == KIND_TAKE:
        return GameEvent(code, {"card": KIND_NAMES[of_kind]})
    if kind == KIND_TAKE_TERRAIN:
        return GameEvent(code, {"card": TERRAIN_NAMES[of_kind]})
    if kind == KIND_CLAIM:
        return GameEvent(code, {"route": choice_title(of_kind)})
    if kind == KIND_PAY:
        return GameEvent(code, {"cards": payment_title(*PAYMENTS[of_kind])})
    if kind == KIND_DOUBLE:
        return GameEvent(code, {"cards": doubling_title(*DOUBLINGS[of_kind])})
    if kind in {KIND_KEEP, KIND_RETURN}:
        return GameEvent(code, {"ticket": ticket_title(of_kind)})
    return GameEvent(code)


def choice_title(choice: int) -> str:
    """A choice as people read it: `Douala–Nigeria (white)`."""
    track = int(CHOICE_FIRST[choice])
    has_two = TWIN[track] != NONE and COLOUR[TWIN[track]] != COLOUR[track]
    route = route_title(track)
    if not has_two:
        return route
    name = TRACK_COLOUR_NAMES[COLOUR[track]]
    colour = Phrase(f"({name})", f"colour-{name}")
    return Phrase(f"{route} {colour}", "track-of-colour", {"route": route, "colour": colour})


def is_secret(action: int) -> bool:
    """A claim is its owner's until it is complete, and the choice of tickets is for ever (H7, H11)."""
    return CLAIM <= action < PASS


ALL = Actions(count=ACTIONS, kinds=KINDS_OF_ACTIONS, kind_of=kind_of, notation=notation, is_secret=is_secret)
