"""The 26 cards and the squares of a row."""

from tenfold.core.jit import rule

COLOURS = 2
"""A red and a black marker, each with a row of its own (Q1)."""
RED = 0
BLACK = 1
COLOUR_NAMES = ("red", "black")

SQUARES = 10
A = 0
B = 1
I = 8  # noqa: E741  the square's own name
J = 9
SQUARE_NAMES = "ABCDEFGHIJ"

NUMBERS = 10
"""A face from 1 to 10 is a number; the three after them are shapes (Q2)."""
TRIANGLE = 11
SQUARE = 12
CIRCLE = 13
FACES = 13
CARDS = COLOURS * FACES
"""Red 1 to 10, triangle, square, circle; then the same in black (Q2)."""


@rule
def card_of(colour: int, face: int) -> int:
    """The card of a colour and a face (Q2)."""
    return colour * FACES + face - 1


@rule
def colour_of(card: int) -> int:
    """The colour of a card."""
    return card // FACES


@rule
def face_of(card: int) -> int:
    """The face of a card: its number, or a shape."""
    return card % FACES + 1


def face_name(face: int) -> str:
    """A face in words: `4`, `triangle`."""
    return str(face) if face <= NUMBERS else ("triangle", "square", "circle")[face - TRIANGLE]


def card_name(card: int) -> str:
    """A card in words: `red 4`, `black triangle`."""
    return f"{COLOUR_NAMES[colour_of(card)]} {face_name(face_of(card))}"
