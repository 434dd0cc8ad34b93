"""The deck, from `data/deck.toml`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

MAX_NUMBER = 10
NUMBERS = MAX_NUMBER + 1
MAX_CARDS = np.iinfo(np.int8).max
"""The state counts cards in bytes."""


def copies_in(cards: Mapping[str, int]) -> NDArray[np.int8]:
    """How many cards of each number 0 to 10 the deck has; nonsense is refused (Z18)."""
    if set(cards) != {str(number) for number in range(NUMBERS)}:
        raise ValueError("The deck must say how many cards there are of each number from 0 to 10.")
    if any(type(count) is not int or count < 0 for count in cards.values()):
        raise ValueError("The deck must have a whole number of cards of each number.")
    if sum(cards.values()) > MAX_CARDS:
        raise ValueError(f"The deck must not have more than {MAX_CARDS} cards.")
    return np.array([cards[str(number)] for number in range(NUMBERS)], np.int8)


COPIES = copies_in(tomllib.loads((Path(__file__).parent / "data" / "deck.toml").read_text())["cards"])
DECK = int(COPIES.sum())
