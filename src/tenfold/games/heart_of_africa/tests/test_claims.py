"""Claims: every way to pay, ferries, double routes, and a claim that is half made."""

import numpy as np
import pytest

from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.actions import CLAIM
from tenfold.games.heart_of_africa.claims import can_claim
from tenfold.games.heart_of_africa.data import BOARD, CHOICES, TRACKS, choice_name
from tenfold.games.heart_of_africa.open_tracks import derive, is_open, mark_open
from tenfold.games.heart_of_africa.state import EMPTY, FREE, NO_TRACK
from tenfold.games.heart_of_africa.tests.tables import (
    CAPE,
    TRACK_OF,
    do,
    hand,
    moves,
    own,
    owner_of,
    table,
    tracks_between,
    why,
)


def test_h19_as_many_cards_of_one_colour_as_spaces_with_locomotives_for_any() -> None:
    states = table("black 3 loco 2 red 5")
    do(states, f"claim {CAPE}")

    assert moves(states) == ["pay black x1 loco x2", "pay black x2 loco x1", "pay black x3"]
    state = do(states, "pay black x2 loco x1", "single")
    assert hand(states, 0) == [0, 0, 0, 0, 0, 1, 5, 0, 1]
    assert state.trains[0] == 45 - 3
    assert owner_of(states, CAPE) == [0, FREE]
    assert state.turn == 1


@pytest.mark.parametrize(("cards", "can"), [("black 2", False), ("black 3", True), ("black 2 loco 1", True)])
def test_h19_too_few_cards_claim_nothing(cards: str, *, can: bool) -> None:
    states = table(cards)

    assert (f"claim {CAPE}" in moves(states)) == can
    if not can:
        assert why(states, f"claim {CAPE}").code == "too-few-cards"


@pytest.mark.parametrize(("trains", "can"), [(3, True), (2, False)])
def test_h19_a_player_needs_the_trains(trains: int, *, can: bool) -> None:
    states = table("black 3", trains={0: trains})

    assert (f"claim {CAPE}" in moves(states)) == can
    if not can:
        assert why(states, f"claim {CAPE}").code == "too-few-trains"


def test_h20_a_coloured_track_takes_its_colour_a_grey_one_any_one_colour() -> None:
    states = table("red 4 blue 3 loco 1")

    assert f"claim {CAPE}" not in moves(states)
    do(states, "claim douala-bangui")
    assert moves(states) == ["pay blue x3 loco x1", "pay red x3 loco x1", "pay red x4"]
    assert why(states, "pay blue x4").code == "not-in-hand"


def test_h20_another_colour_does_not_pay() -> None:
    states = table("black 3 red 3")
    do(states, f"claim {CAPE}")

    assert why(states, "pay red x3").clause == "H20"
    assert why(states, "pay black x2").code == "wrong-number"


@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("red 2 loco 1", ["pay red x2 loco x1"]),
        ("red 3 loco 1", ["pay red x2 loco x1"]),
        ("red 2 loco 3", ["pay red x1 loco x2", "pay red x2 loco x1", "pay loco x3"]),
    ],
)
def test_h21_a_ferry_needs_a_locomotive_for_each_symbol(cards: str, payments: list[str]) -> None:
    states = table(cards)
    do(states, "claim mocambique-madagascar")

    assert moves(states) == payments


def test_h21_without_its_locomotives_a_ferry_is_not_claimed() -> None:
    assert why(table("red 3"), "claim mocambique-madagascar").clause == "H21"
    assert why(table("red 6 loco 1"), "claim madagascar-durban").clause == "H21"
    assert "claim madagascar-durban" in moves(table("red 4 loco 2"))


@pytest.mark.parametrize(
    ("route", "cards", "points"),
    [
        ("windhoek-walvis-bay", "orange x1", 1),
        ("leopoldville-luanda", "blue x2", 2),
        (CAPE, "black x3", 4),
        ("port-nolloth-bloemfontein", "red x4", 7),
        ("fachoda-addis-ababa", "red x5", 10),
        ("madagascar-durban", "red x4 loco x2", 15),
    ],
)
def test_h22_points_for_1_to_6_spaces(route: str, cards: str, points: int) -> None:
    states = table(cards.replace(" x", " "), terrain={1: "desert 9 jungle 9 mountain 9"})

    state = do(states, f"claim {route}", f"pay {cards}")

    assert state.points.tolist()[:2] == [points, 0]
    assert state.turn == 1


@pytest.mark.parametrize(
    "hand", ["", "loco 1", "black 2", "red 4 loco 2", "blue 1 white 1 green 3", "loco 6"]
)
def test_h19_what_can_be_claimed_is_what_is_offered(hand: str) -> None:
    states = table(hand, trains={0: 4}, claims={1: ["leopoldville-luanda"], 0: ["douala-nigeria white"]})
    offered = set(moves(states))

    for choice in range(CHOICES):
        assert can_claim(states[0], 0, choice) == (f"claim {choice_name(choice)}" in offered)


def test_h23_one_route_a_turn_that_need_not_join_anything() -> None:
    states = table("black 3 red 4", claims={0: ["douala-bangui"]}, others={1: "red 1"})

    state = do(states, f"claim {CAPE}", "pay black x3")

    assert state.turn == 1
    assert owner_of(states, CAPE) == [0, FREE]


@pytest.mark.parametrize("seats", [2, 3])
def test_h24_with_two_or_three_the_second_track_is_closed(seats: int) -> None:
    for name, other in (("douala-nigeria white", "douala-nigeria black"), (CAPE, CAPE)):
        states = table("black 5 white 5", seats=seats, claims={1: [name]})

        assert f"claim {other}" not in moves(states)
        assert why(states, f"claim {other}").code == "closed"


@pytest.mark.parametrize("seats", [4, 5])
def test_h24_with_four_or_five_both_tracks_are_open_but_not_to_one_player(seats: int) -> None:
    for name, other in (("douala-nigeria white", "douala-nigeria black"), (CAPE, CAPE)):
        states = table("black 5 white 5", seats=seats, claims={1: [name]})
        assert f"claim {other}" in moves(states)

        mine = table("black 5 white 5", seats=seats, claims={0: [name]})
        assert f"claim {other}" not in moves(mine)
        assert why(mine, f"claim {other}").code == "both-tracks"


def test_h24_a_track_that_is_taken_stays_taken() -> None:
    states = table("black 5", seats=4, claims={1: [CAPE]})
    own(states, 2, tracks_between(CAPE)[1])

    assert why(states, f"claim {CAPE}").code == "owned"
    assert (
        why(table("blue 3", claims={1: ["leopoldville-luanda"]}), "claim leopoldville-luanda").code == "owned"
    )


def test_h46_h48_a_complete_claim_tells_how_it_was_paid_and_leaves_nothing_half_made() -> None:
    states = table("red 4 loco 3", terrain={0: "mountain 2"})

    state = do(states, "claim douala-bangui", "pay red x3 loco x1", "double mountain x1 loco x1")

    assert (state.paid_track, state.paid_colour, state.paid_locos) == (TRACK_OF["douala-bangui"], 6, 1)
    assert (state.paid_terrain, state.paid_wild) == (1, 1)
    assert (state.claim_track[0], state.claim_colour[0], state.claim_locos[0]) == (NO_TRACK, EMPTY, 0)


def test_h48_a_track_is_claimed_whole_and_the_cards_are_discarded() -> None:
    states = table("black 3 loco 1", terrain={0: "mountain 1"})

    state = do(states, f"claim {CAPE}", "pay black x3", "double mountain x1")

    assert state.train_discards.tolist() == [0, 0, 0, 0, 0, 3, 0, 0, 0]
    assert state.terrain_discards.tolist() == [0, 0, 1]
    assert owner_of(states, CAPE) == [0, FREE]
    assert (
        why(table("black 3", claims={0: ["leopoldville-luanda"]}), "claim leopoldville-luanda").clause
        == "H48"
    )


@pytest.mark.parametrize("locos", [0, 1, 2, 3, 6, 14])
def test_h60_every_payment_is_offered_once(locos: int) -> None:
    cards = {"red": 5, "blue": 2, "green": 6}
    states = table(" ".join(f"{name} {count}" for name, count in cards.items()) + f" loco {locos}")
    texts = set(moves(states))
    for track, name in sorted((track, name) for name, track in TRACK_OF.items()):
        expected = payments(track, cards, locos)
        assert (f"claim {name}" in texts) == bool(expected), name
        if expected:
            trial = states.copy()
            do(trial, f"claim {name}")
            assert sorted(moves(trial)) == sorted(expected)


def payments(track: int, cards: dict[str, int], locos: int) -> set[str]:
    """The ways to pay for a track, thought out anew."""
    facts = BOARD.tracks[track]
    names = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "grey")
    colours = cards if names[facts.colour] == "grey" else {names[facts.colour]: 0}
    found = set()
    for played in range(facts.ferry, min(locos, facts.length) + 1):
        rest = facts.length - played
        tail = f"loco x{played}" if played else ""
        if rest == 0:
            found.add(f"pay {tail}")
        found |= {f"pay {c} x{rest} {tail}".strip() for c in colours if 0 < rest <= cards.get(c, 0)}
    return found


def test_h61_two_free_tracks_of_one_colour_are_one_choice() -> None:
    states = table("black 3", seats=4)

    assert moves(states).count(f"claim {CAPE}") == 1
    do(states, f"claim {CAPE}", "pay black x3")
    assert owner_of(states, CAPE) == [0, FREE]
    states[0].hand[1, 5], states[0].hand_size[1] = 3, 3
    do(states, f"claim {CAPE}", "pay black x3")
    assert owner_of(states, CAPE) == [0, 1]


def test_h61_two_tracks_of_two_colours_are_two_choices() -> None:
    states = table("black 2 white 2")

    assert {"claim douala-nigeria white", "claim douala-nigeria black"} <= set(moves(states))


def test_h68_a_half_made_claim_is_nobody_elses_and_is_taken_back_freely() -> None:
    match = Match(GAME, 2, secret_of("h68", "heart"), {"begins": "1"})
    for seat in range(2):
        for _ in range(4):
            match.submit(seat, match.view(seat).legal[0], match.count(seat))
    for _ in range(30):
        claims = [a for a in match.view(0).legal if CLAIM <= a < CLAIM + 101]
        if match.due == (0,) and claims:
            break
        seat = match.due[0]
        match.submit(seat, GAME.actions.parse("take deck"), match.count(seat))
    before = match.view(1).plain()
    entry = match.submit(0, claims[0], match.count(0))
    assert not entry.used_chance
    assert match.view(1).plain() == before
    assert match.events(entry.number, 1) == []
    assert match.view(0).state.claim_track[0] != NO_TRACK

    match.take_back(0, entry.number, match.count(0))
    assert match.view(0).state.claim_track[0] == NO_TRACK
    assert not match.is_noticed(len(match.entries), 1)


def test_h68_paying_completes_what_cannot_be_doubled() -> None:
    states = table("black 3")

    assert do(states, f"claim {CAPE}", "pay black x3").turn == 1
    assert why(table("black 3"), "double loco x1").code == "claim-first"


def test_h68_a_claim_that_was_begun_goes_on() -> None:
    states = table("black 3 loco 2", terrain={0: "mountain 1"})
    do(states, f"claim {CAPE}")
    assert why(states, "take deck").code == "pay-first"
    assert why(states, "double mountain x1").code == "pay-first"
    do(states, "pay black x3")
    assert why(states, "take deck").code == "double-or-not"
    assert why(states, "pay black x3").code == "double-or-not"
    assert why(states, "double loco x2").clause == "H28"
    assert why(states, "double mountain x2").clause == "H28"


def test_h24_all_tracks_are_marked_as_each_is_open() -> None:
    match = Match(GAME, 3, secret_of("h24", "heart"))
    for _ in range(120):
        seat = match.due[0]
        legal = match.view(seat).legal
        match.submit(seat, legal[-1] if legal[-1] >= CLAIM else legal[len(legal) // 2], match.count(seat))
    states = match.true_state().reshape(1)
    marked = np.zeros((3, TRACKS), np.bool_)
    for seat in range(3):
        mark_open(states[0], seat, marked[seat])

    assert marked.any()
    assert not marked.all()
    assert [
        [bool(is_open(states[0], seat, track)) for track in range(TRACKS)] for seat in range(3)
    ] == marked.tolist()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h24_the_open_choices_follow_from_the_owners(seats: int) -> None:
    """Of every claim, whoever made it, and of choices with one track and with two (H61)."""
    states = table(seats=seats)
    rng = np.random.default_rng(seats)
    for track in rng.permutation(TRACKS)[:80].tolist():
        seat = int(rng.integers(seats))
        if is_open(states[0], seat, track):
            own(states, seat, track)
        kept = states[0].open_choices.copy()
        states[0].open_choices[:] = 0
        derive(states[0])

        assert states[0].open_choices.tolist() == kept.tolist()
    assert (states[0].owner != FREE).sum() > 50
