"""Reasons for hints."""

from typing import Any

from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.tests.tables import CAPE, TICKET_OF, TRACK_OF, table

EAST_LONDON = "port-elizabeth-east-london"
TICKET = "cape-town-east-london"


def told(states: Any, move: str, advised: str = "") -> Any:
    """The reason for a move of the seat on turn, beside the advised one."""
    parse = GAME.actions.parse
    assert GAME.advise is not None
    view = GAME.view(states, int(states[0].seats), int(states[0].turn))
    return GAME.advise(view, parse(move), 0.0, parse(advised or move))


def why(states: Any, move: str, advised: str = "", language: str = "en") -> str:
    return text_of(GAME, language).advice(told(states, move, advised))


def test_h36_a_claim_that_completes_a_ticket_says_so_and_what_it_is_worth() -> None:
    states = table("white 1", tickets={0: [TICKET]}, claims={0: [CAPE]})
    worth = int(states[0].ticket_points[TICKET_OF[TICKET]])

    assert why(states, f"claim {EAST_LONDON}") == (
        f"It completes Cape Town–East London, worth {worth} points, and scores 1 point."
    )
    assert told(states, f"claim {EAST_LONDON}").args["marks"] == (
        f"track-{TRACK_OF[EAST_LONDON]} ticket-{TICKET_OF[TICKET]}"
    )


def test_h24_a_claim_on_the_way_tells_what_is_left_and_the_way_round() -> None:
    states = table("black 3", tickets={0: [TICKET]})

    assert why(states, f"claim {CAPE}").startswith(
        "It’s on the shortest path for Cape Town–East London, which will then need 1 more space. "
        "It scores 4 points. If someone else claims it, "
    )
    assert "then-track" in str(told(states, f"claim {CAPE}").args["marks"])


def test_h24_a_claim_without_a_way_round_says_so() -> None:
    closed = ["bloemfontein-east-london", "east-london-durban"]
    states = table("white 1 blue 2", tickets={0: [TICKET]}, claims={1: closed})

    assert why(states, f"claim {EAST_LONDON}").endswith(
        "If someone else claims it, you can no longer complete that ticket."
    )


def test_h26_a_claim_tells_its_points_when_doubled() -> None:
    states = table("black 3", terrain={0: "mountain 1"}, terrain_display="desert jungle")

    assert why(states, f"claim {CAPE}") == "It scores 4 points, or 8 if you double it."
    states = table("black 3", terrain={0: "mountain 1", 1: "mountain 2"})
    assert why(states, f"claim {CAPE}") == "It scores 4 points."


def test_h13_a_card_is_told_with_the_route_it_is_for() -> None:
    states = table("black 1", tickets={0: [TICKET]}, display="black white loco red red")

    assert why(states, "take black") == (
        "You’d then be 1 card short of Cape Town–Port Elizabeth, "
        "on the shortest path for Cape Town–East London."
    )
    assert why(states, "take white") == (
        "With it, you can claim Port Elizabeth–East London, on the shortest path for Cape Town–East London."
    )
    assert why(states, "take loco").endswith("It’s the only card you take this turn.")
    assert why(states, "take red") == "This colour doesn’t bring you closer to a route your tickets need."
    assert why(states, "take white", language="fr") == (
        "Avec elle, vous pouvez prendre Port Elizabeth–East London, "
        "sur le chemin le plus court pour Cape Town–East London."
    )


def test_h13_the_deck_is_drawn_from_where_no_face_up_card_helps() -> None:
    states = table("black 1", tickets={0: [TICKET]}, display="red red blue blue red")
    ready = table("black 3 white 1", tickets={0: [TICKET]}, display="red red blue blue red")

    assert (
        why(states, "take deck") == "None of the face-up cards gets you closer to a route your tickets need."
    )
    assert why(ready, "take deck").startswith("You already have the cards for Cape Town–Port Elizabeth")


def test_h35_in_the_last_turn_only_a_claim_scores() -> None:
    states = table("white 1", tickets={0: [TICKET]}, claims={0: [CAPE]})
    states[0].turns_left = 2
    claim = f"claim {EAST_LONDON}"

    assert why(states, "take deck", claim) == (
        "It’s your last turn, so cards won’t earn you anything. "
        "But on your last turn, only claiming a route scores."
    )
    assert why(states, "tickets").startswith("It’s your last turn, so any ticket")


def test_another_claim_is_told_with_what_it_leaves_open() -> None:
    states = table("white 1 blue 6", tickets={0: [TICKET]}, claims={0: [CAPE]})
    claims = [GAME.actions.notation(one) for one in GAME.legal(states, 0)]
    other = next(one for one in claims if one.startswith("claim") and one != f"claim {EAST_LONDON}")

    assert why(states, other, f"claim {EAST_LONDON}").endswith(
        "But it doesn’t complete Cape Town–East London."
    )
    assert "scores" in why(states, f"claim {EAST_LONDON}", other)
