"""The deck: what it holds, and what is refused."""

import tomllib
from typing import Any

import pytest

from tenfold.games.tenzania import GAME
from tenfold.games.tenzania.data import COPIES, DECK, NUMBERS, copies_in

pytestmark = pytest.mark.words

CARDS: dict[str, Any] = {
    "0": 7, "1": 8, "2": 8, "3": 8, "4": 8, "5": 5, "6": 8, "7": 8, "8": 8, "9": 8, "10": 4,
}  # fmt: skip


def test_z18_the_deck_has_eighty_cards() -> None:
    assert COPIES.tolist() == [7, 8, 8, 8, 8, 5, 8, 8, 8, 8, 4]
    assert DECK == 80
    assert GAME.max_entries == 80
    assert len(GAME.piece_names) == NUMBERS == 11


def test_z18_the_data_file_says_that_the_deck_is_a_ruling() -> None:
    deck = tomllib.loads((GAME.folder / "data" / "deck.toml").read_text())

    assert deck["certainty"] == "ruling"
    assert deck["cards"] == CARDS


def test_z18_the_cards_of_a_deck_are_read_in_the_order_of_their_numbers() -> None:
    backwards = dict(reversed(CARDS.items()))

    assert copies_in(backwards).tolist() == COPIES.tolist()
    assert copies_in({**CARDS, "10": 0}).tolist()[10] == 0


@pytest.mark.parametrize("cards", [{}, {"0": 80}, {**CARDS, "11": 1}, {**CARDS, "ten": 1}])
def test_z18_a_deck_without_all_numbers_or_with_others_is_refused(cards: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="of each number from 0 to 10"):
        copies_in(cards)


@pytest.mark.parametrize("count", [-1, 1.5, "8", True])
def test_z18_a_deck_that_does_not_count_its_cards_is_refused(count: Any) -> None:
    with pytest.raises(ValueError, match="a whole number of cards"):
        copies_in({**CARDS, "3": count})


def test_z18_a_deck_too_large_for_the_counts_of_the_state_is_refused() -> None:
    assert copies_in({**CARDS, "3": 8 + 47}).sum() == 127
    with pytest.raises(ValueError, match="more than 127 cards"):
        copies_in({**CARDS, "3": 8 + 48})
