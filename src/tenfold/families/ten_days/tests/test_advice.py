"""Reasons for hints."""

from typing import Any

import pytest

from tenfold.core.game import Game
from tenfold.core.text import text_of
from tenfold.families.ten_days.tests.tables import AFRICA, WORLD, act, table

RACK = "Burkina-Faso Togo Mali plane:blue Kenya"


def why(game: Game, states: Any, move: str, advised: str = "", language: str = "en") -> str:
    """What is said of a move of the seat on turn, beside the advised one."""
    seat = int(states[0].turn)
    parse = game.actions.parse
    assert game.advise is not None
    event = game.advise(game.view(states, 2, seat), parse(move), 0.0, parse(advised or move))
    return text_of(game, language).advice(event)


def marks(game: Game, states: Any, move: str) -> set[str]:
    """What the reason for a move names on the board."""
    assert game.advise is not None
    action = game.actions.parse(move)
    event = game.advise(game.view(states, 2, int(states[0].turn)), action, 0.0, action)
    return set(str(event.args["marks"]).split())


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("swap 1 2", "That connects days 2 and 3 on foot."),
        ("swap 2 4", "That disconnects days 1 and 2."),
        ("take 1", "On day 3, Ghana connects days 2 and 3 on foot."),
        (
            "take 2",
            "On day 5, Botswana wouldn’t connect anything yet. Then Ghana on pile 1 could connect days 2",
        ),
    ],
)
def test_d15_a_hint_names_the_days_that_a_move_connects(move: str, sentence: str) -> None:
    states = table(AFRICA, RACK, piles=["Ghana", "Botswana", "Madagascar"], options={"days": "5"})

    assert why(AFRICA, states, move).startswith(sentence)


def test_d20_d26_a_hint_names_the_means_and_joins_what_follows_each_other() -> None:
    rack = "Togo Kenya Mali Uganda Algeria"
    states = table(AFRICA, rack, piles=["Burkina-Faso"], options={"days": "5"})

    assert why(AFRICA, states, "take 1") == "On day 2, Burkina Faso connects days 1 to 3 on foot."
    assert marks(AFRICA, states, "take 1") == {"day-1", "day-2", "day-3"}


def test_a_hint_names_the_tile_on_a_pile_that_could_come_next() -> None:
    rack = "Togo Kenya Mali Uganda Algeria"
    states = table(AFRICA, rack, piles=["Burkina-Faso", "Niger"], options={"days": "5"})

    assert why(AFRICA, states, "take 1") == (
        "On day 2, Burkina Faso connects days 1 to 3 on foot. "
        "Then Niger on pile 2 could connect days 3 to 5 on foot."
    )
    assert {"then-pile-2", "then-day-4"} <= marks(AFRICA, states, "take 1")
    assert why(AFRICA, states, "take 1", language="fr") == (
        "Au jour 2, Burkina Faso relie les jours 1 à 3 à pied. "
        "Ensuite, Niger sur la pile 2 pourrait relier les jours 3 à 5 à pied."
    )


def test_another_move_is_told_with_what_it_leaves_unconnected() -> None:
    rack = "Togo Kenya Mali Uganda Algeria"
    states = table(AFRICA, rack, piles=["Burkina-Faso", "Niger"], options={"days": "5"})

    assert why(AFRICA, states, "take 2", "take 1") == (
        "On day 4, Niger connects days 3 to 5 on foot. This leaves days 1 to 3 unconnected."
    )


def test_d23_a_hint_tells_what_the_tile_in_hand_does_and_what_its_pile_then_hides() -> None:
    rack = "Togo Burkina-Faso Mali Kenya Central-African-Republic"
    states = table(AFRICA, rack, piles=["plane:yellow", "Niger"], options={"days": "5"})
    act(AFRICA, states, "take 1")

    assert why(AFRICA, states, "put day 4 on pile 1") == "There, the yellow plane completes your journey!"
    worse = why(AFRICA, states, "put day 1 on pile 1", "put day 4 on pile 1")
    assert worse.endswith("But days 1 and 2 are no longer connected.")
    assert why(AFRICA, states, "discard on pile 1", "put day 4 on pile 1") == (
        "You give up the yellow plane: on day 4, it would connect days 3 to 5. "
        "This leaves days 3 to 5 unconnected."
    )


def test_d40_a_discard_that_covers_a_useful_tile_is_told_so() -> None:
    rack = "Togo Kenya Mali Uganda Algeria"
    states = table(AFRICA, rack, piles=["Burkina-Faso", "Niger"], options={"days": "5"})
    act(AFRICA, states, "take 1")

    assert why(AFRICA, states, "put day 2 on pile 2") == (
        "There, Burkina Faso connects days 1 to 3 on foot. "
        "But it covers Niger on pile 2, which could connect days 3 to 5 on foot."
    )


def test_d39_tiles_of_others_count_only_where_everyone_saw_them() -> None:
    """With open hands the other rack is known, and so is what a discard would do there."""
    rack, other = "Togo Uganda Mali Kenya Angola", "Morocco Egypt Tunisia Chad Gabon"
    told = []
    for open_hands in ("off", "on"):
        options = {"days": "5", "open_hands": open_hands}
        states = table(AFRICA, rack, other=other, piles=["Algeria", "Madagascar", "Zambia"], options=options)
        act(AFRICA, states, "take 1")
        told.append(why(AFRICA, states, "discard on pile 1"))

    assert "another player" not in told[0]
    assert told[1].endswith("But Algeria, on top of pile 1, could help another player.")


def test_d32_a_draw_counts_the_tiles_out_of_sight_by_their_map() -> None:
    states = table(AFRICA, RACK, piles=["Madagascar"], options={"days": "5"})
    count, seen = (int(word) for word in why(AFRICA, states, "draw").split() if word.isdecimal())

    assert 0 < count < seen < 60
    assert "of the" in why(WORLD, table(WORLD), "draw 1")
    assert " from " in why(WORLD, table(WORLD), "draw 1")


@pytest.mark.parametrize(
    ("rack", "piles", "move", "sentences"),
    [
        (
            "Togo Ghana Mali Kenya Uganda",
            "Niger Zambia plane:yellow",
            "swap 2 3",
            "That disconnects days 1 and 2. Then the yellow plane on pile 3 could connect days 2 to 4.",
        ),
        (
            "Togo Ghana Mali Kenya Uganda",
            "Niger Zambia plane:yellow",
            "swap 2 4",
            (
                "That disconnects days 1 and 2 and days 4 and 5. "
                "In return, 20 of the 52 tiles you can’t see would connect something new, up from 11."
            ),
        ),
        (
            "Togo Namibia Botswana Egypt Gabon",
            "Ghana Angola Uganda",
            "swap 3 5",
            "That disconnects days 2 and 3. Still, no better move was found.",
        ),
    ],
)
def test_the_best_move_that_gives_up_a_connection_is_told_with_what_makes_up_for_it(
    rack: str, piles: str, move: str, sentences: str
) -> None:
    states = table(AFRICA, rack, piles=piles.split(), options={"days": "5"})

    assert why(AFRICA, states, move) == sentences
