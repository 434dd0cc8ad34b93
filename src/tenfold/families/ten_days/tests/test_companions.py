"""Events, reasons, texts, help, observations."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.game import Game
from tenfold.core.text import text_of
from tenfold.families.ten_days.state import NO_SHUFFLE, NO_TILE
from tenfold.families.ten_days.tests.tables import (
    AFRICA,
    GAMES,
    USA,
    WORLD,
    act,
    box,
    dealt,
    every_game,
    fill,
    fill_all,
    table,
    tile,
    told,
)

NAMES = ("Ann", "Ben")


def sentences(game: Game, states: Any, move: str, observer: int) -> list[str]:
    text = text_of(game)
    return [text.event(event, observer, NAMES) for event in told(game, states, move, observer)]


def test_d39_a_drawn_tile_is_told_to_its_owner_only() -> None:
    states = table(AFRICA, draw="Chad Libya")
    own = sentences(AFRICA, states.copy(), "draw", 0)
    other = sentences(AFRICA, states, "draw", 1)

    assert own[0] == "You draw from the draw pile."
    assert own[1] in {"You’re holding Chad*.", "You’re holding Libya."}
    assert other == ["Ann draws from the draw pile."]


def test_d39_what_is_taken_and_discarded_is_told_to_all() -> None:
    states = table(AFRICA, "Togo", piles=["Chad"])

    assert sentences(AFRICA, states, "take 1", 1) == ["Ann takes Chad* from pile 1."]
    assert sentences(AFRICA, states, "put day 1 on pile 1", 1) == [
        "Ann places Chad* on day 1 and discards Togo on pile 1."
    ]


def test_d39_a_hidden_tile_is_put_without_its_name() -> None:
    states = table(AFRICA, "Togo", draw="Chad Libya")
    act(AFRICA, states, "draw")

    assert sentences(AFRICA, states, "put day 1 on pile 2", 1) == [
        "Ann places the tile on day 1 and discards Togo on pile 2."
    ]


def test_d11_a_renewal_is_told() -> None:
    states = table(AFRICA, draw="Chad", piles=["Libya"])
    covered = int(states[0].pile_size[0]) - 1

    assert sentences(AFRICA, states, "draw", 1)[-1] == (
        f"The draw pile is empty. The {covered} covered tiles are shuffled into a new one."
    )


def test_d48_the_winner_shows_link_by_link() -> None:
    states = table(AFRICA, "plane:green Libya Botswana automobile Angola", options={"days": "5"})

    assert sentences(AFRICA, states, "swap 1 2", 1) == [
        "Ann swaps days 1 and 2.",
        "Ann completes a journey of 5 days.",
        "Days 1 to 3: by green plane from Libya to Botswana.",
        "Days 3 to 5: by automobile from Botswana to Angola, through Namibia or Zambia.",
    ]


def test_d42_a_draw_is_told() -> None:
    states = table(AFRICA)
    states[0].turns = 999

    assert (
        sentences(AFRICA, states, "swap 1 2", 0)[-1] == "After 1,000 turns, no one has completed a journey."
    )


def test_d46_filling_is_told_without_the_tile() -> None:
    states = dealt(AFRICA)
    text = text_of(AFRICA)
    before = [AFRICA.view(states, 2, observer) for observer in (0, 1)]
    fill(AFRICA, states, 0, "fill 3")
    action = AFRICA.actions.parse("fill 3")
    stories = [
        [text.event(event, observer, NAMES) for event in AFRICA.events(before[observer], entry, after)]
        for observer in (0, 1)
        for entry in (AFRICA.seen_entry(0, action, observer),)
        for after in (AFRICA.view(states, 2, observer),)
    ]

    assert len(stories[0]) == 2
    assert stories[0][0].startswith("You place ")
    assert stories[0][1].startswith("You’re holding ")
    assert stories[1] == ["Ann fills day 3."]


def reason(game: Game, states: Any, move: str, seat: int = 0) -> tuple[str, str]:
    view = game.view(states, 2, seat)
    answer = game.why(view, game.actions.parse(move))
    assert text_of(game).reason(answer, seat).endswith(".")
    return answer.code, answer.clause


def test_reasons_while_racks_are_filled() -> None:
    states = dealt(AFRICA)
    fill(AFRICA, states, 0, "fill 3")

    assert reason(AFRICA, states, "fill 3") == ("day-is-full", "D6")
    assert reason(AFRICA, states, "draw") == ("still-filling", "D8")
    assert reason(AFRICA, states, "swap 1 2") == ("still-filling", "D8")
    short = dealt(AFRICA, options={"days": "5"})
    assert reason(AFRICA, short, "fill 6") == ("no-such-day", "D28")


def test_reasons_while_racks_are_filled_around_the_world() -> None:
    states = dealt(WORLD, options={"days": "40"})
    assert reason(WORLD, states, "fill 1") == ("name-a-map", "D30")
    fill(WORLD, states, 0, "draw usa")
    assert reason(WORLD, states, "draw usa") == ("place-before-next", "D5")
    fill(WORLD, states, 0, "fill 1")
    for day in range(2, 32):
        fill(WORLD, states, 0, "draw africa", f"fill {day}")
    assert reason(WORLD, states, "draw africa") == ("share-is-used-up", "D53")
    assert reason(WORLD, dealt(WORLD), "fill 21") == ("no-such-day", "D30")


def test_reasons_in_a_turn() -> None:
    states = table(AFRICA, options={"no_swap": "on"})
    assert reason(AFRICA, states, "fill 1") == ("rack-is-full", "D6")
    assert reason(AFRICA, states, "swap 1 2") == ("no-swap", "D29")
    assert reason(AFRICA, states, "put day 1 on pile 1") == ("draw-first", "D12")
    act(AFRICA, states, "take 2")
    assert reason(AFRICA, states, "draw") == ("place-first", "D10")
    assert reason(AFRICA, states, "put day 1 on pile 1") == ("empty-pile", "D12")
    assert reason(AFRICA, states, "discard on pile 3") == ("empty-pile", "D12")
    assert reason(WORLD, table(WORLD), "draw africa") == ("maps-are-for-filling", "D31")
    short = table(AFRICA, options={"days": "5"})
    assert reason(AFRICA, short, "swap 1 6") == ("no-such-day", "D28")


def shown(game: Game, states: Any, observer: int) -> list[str]:
    view = game.view(states, 2, observer)
    return ["".join(span.text for span in line) for line in game.show(view, text_of(game), NAMES)]


def test_d15_a_rack_is_shown_with_its_links() -> None:
    states = table(AFRICA, "Egypt Libya automobile Mali Mali", options={"days": "5"})
    lines = shown(AFRICA, states, 0)

    assert " ✓   2  Libya (green)                      on foot" in lines
    assert " ✓   3  automobile                         through Algeria or Niger" in lines
    assert " ✓   4  Mali* (yellow)" in lines
    assert " ✗   5  Mali* (yellow)                     the same country again (D17)" in lines


def test_d39_known_tiles_of_others_are_shown() -> None:
    states = table(AFRICA, piles=["Chad"])
    act(AFRICA, states, "take 1", "put day 4 on pile 1")

    assert shown(AFRICA, states, 1)[:2] == ["  Ann  ▮▮▮4▮▮▮▮▮▮", "         4 Chad*"]


def test_d55_backs_are_shown_around_the_world() -> None:
    lines = shown(WORLD, table(WORLD, "Chad Iowa"), 1)

    assert lines[0].startswith("▸ Ann  au")
    assert any(line.startswith("Draw pile 1: ") and "the top one from" in line for line in lines)


def test_d32_a_map_that_is_not_visited_is_named() -> None:
    africa = (
        "Morocco Algeria Tunisia Libya Egypt Sudan Eritrea Ethiopia Somalia Kenya Uganda Rwanda "
        "Tanzania Mozambique Zimbabwe South-Africa Botswana Namibia Angola Congo"
    )

    assert " ✗ The journey must visit the USA. (D32)" in shown(WORLD, table(WORLD, africa), 0)


@every_game
def test_no_line_is_wider_than_80_columns(game: Game) -> None:
    longest = (
        "Central-African-Republic Democratic-Republic-of-the-Congo Angola Democratic-Republic-of-the-Congo"
    )
    rack = "New-Hampshire Massachusetts plane:yellow North-Carolina" if game is USA else longest
    states = table(game, rack, options={"open_hands": "on"})

    for state in (states, dealt(game)):
        for observer in (0, 1, -1):
            assert max(len(line) for line in shown(game, state, observer)) <= 80
    fill_all(game, states := dealt(game))
    assert max(len(line) for line in shown(game, states, 0)) <= 80


def asked(game: Game, words: str, **options: str) -> list[str]:
    assert game.about is not None
    view = game.view(dealt(game, options=options), 2, 0)
    return ["".join(span.text for span in line) for line in game.about(view, text_of(game), words, NAMES)]


def test_a_place_can_be_asked_about() -> None:
    lines = asked(AFRICA, " MOROCCO ")
    green = "Botswana, Cameroon, Democratic Republic of the Congo, Guinea, Libya, Somalia, Togo"

    assert lines[0] == "Morocco is green."
    assert lines[1] == "  Capital: Rabat, 446,550 km², 37,457,971 people"
    assert lines[2] == "  Population: World Bank, 2022. Area: mledoze/countries, 2025"
    assert lines[3] == "  On foot: Algeria"
    assert lines[4].startswith("  By automobile (through): Libya (Algeria), Mali (Algeria), Mauritania ")
    assert lines[5:] == [f"  By green plane: {green}"]
    assert asked(AFRICA, "chad")[0] == "Chad is orange and has two tiles."
    assert asked(AFRICA, "madag")[3] == "  On foot: Mozambique (ferry), Tanzania (ferry)"
    assert [line for line in asked(AFRICA, "Guinea") if " is " in line] == ["Guinea is green."]
    assert asked(AFRICA, "atlantis")[0].startswith("There’s no place called “atlantis” on the board.")
    assert asked(AFRICA, "")[0].startswith("There’s no place called “” on the board.")


def test_d36_the_answer_about_a_place_is_that_of_the_printing() -> None:
    assert "Uganda" not in asked(AFRICA, "sudan")[3]
    assert "Uganda" in asked(AFRICA, "sudan", undivided_sudan="on")[3]


def test_d26_alaska_can_be_asked_about() -> None:
    assert asked(USA, "alaska") == [
        "Alaska is purple.",
        "  Capital: Juneau, 1,478,927 km², 731,545 people",
        "  Land area and population: U.S. Census Bureau, 2019",
        "  On foot: –",
        "  By automobile (through): –",
        "  By any plane: Hawaii",
        "  By a plane of the destination’s colour: every other place",
    ]
    assert asked(USA, "maine")[-1] == "  Also by yellow plane: Alaska, Hawaii"


def observed(game: Game, states: Any, observer: int) -> dict[str, np.ndarray]:
    numbers = np.full(game.encoder.size + 1, -7.0)
    game.compiled.observe_at(game.view(states, 2, observer).states, 0, observer, numbers[:-1])
    assert numbers[-1] == -7.0
    parts, start = {}, 0
    for part in game.encoder.layout:
        parts[part.name] = numbers[start : start + part.length]
        start += part.length
    return parts


@every_game
def test_an_observation_says_what_the_view_knows(game: Game) -> None:
    states = table(game)
    act(game, states, "take 1", "put day 4 on pile 1")
    tiles = len(box(game).tiles)
    mine, theirs, nobodys = (observed(game, states, observer) for observer in (0, 1, -1))

    assert np.flatnonzero(mine["rack"]).tolist() == [
        day * tiles + held for day, held in enumerate(states[0].rack[0].tolist()) if held < tiles
    ]
    assert np.flatnonzero(theirs["others"]).tolist() == [int(states[0].rack[0, 3])]
    assert not nobodys["rack"].any()
    assert (
        np.flatnonzero(mine["unseen"]).tolist() == np.flatnonzero(states[0].shuffle_of != NO_SHUFFLE).tolist()
    )
    assert mine["table"][4:8].tolist() == [0, 1, 0, 0]
    assert theirs["table"][4:8].tolist() == [1, 0, 0, 0]
    assert all(((part >= 0) & (part <= 1)).all() for part in mine.values())


def test_an_observation_says_how_the_own_rack_is_linked() -> None:
    states = table(AFRICA, "Libya Chad Niger Togo Kenya Tanzania")
    seen = observed(AFRICA, states, 0)

    assert seen["linked"][:5].tolist() == [1, 1, 0, 0, 1]
    assert seen["links"][0] >= 3 / 10
    assert not observed(AFRICA, states, -1)["linked"].any()


def test_an_observation_says_in_which_order_piles_lie() -> None:
    states = table(AFRICA, piles=["Chad Libya Togo"])
    pile = states[0].pile[0].tolist()[: int(states[0].pile_size[0])]
    seen = observed(AFRICA, states, 0)["under"]

    assert [seen[tile] for tile in pile] == [
        pytest.approx(1 / (len(pile) - 1 - at)) for at in range(len(pile) - 1)
    ] + [0]


def test_an_observation_says_which_days_were_swapped_and_where_others_tiles_stand() -> None:
    states = table(AFRICA)
    act(AFRICA, states, "take 1", "put day 4 on pile 1")
    held = int(states[0].rack[0, 3])
    seen = observed(AFRICA, states, 1)
    assert seen["others_days"][held] == pytest.approx(4 / 10)
    assert not seen["swapped"].any()
    act(AFRICA, states, "swap 2 7")

    assert np.flatnonzero(observed(AFRICA, states, 0)["swapped"]).tolist() == [1, 6]


@every_game
def test_kinds_of_moves_are_named_by_their_first_word(game: Game) -> None:
    for action in range(game.actions.count):
        kind = game.actions.kinds[game.actions.kind_of(action)]
        assert game.actions.notation(action).split()[0] == kind


def test_d56_the_rules_say_where_the_journeys_around_the_world_come_from() -> None:
    for game in GAMES:
        rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
        assert "**D56**" in rules
    assert (
        "publisher’s sheet"
        in (WORLD.folder / "RULES.md").read_text(encoding="utf-8").split("## What is in")[0]
    )


def test_the_three_games_have_the_same_clauses() -> None:
    texts = [(game.folder / "RULES.md").read_text(encoding="utf-8") for game in GAMES]

    assert len({text[text.index("## What is in the box") :] for text in texts}) == 1


def test_tiles_have_numbers_that_do_not_move() -> None:
    assert tile(WORLD, "Chad") == tile(AFRICA, "Chad")
    assert tile(WORLD, "Iowa") == tile(USA, "Iowa") + 60


def test_the_status_says_what_to_do() -> None:
    def status(game: Game, states: Any) -> str:
        return text_of(game).status(game.view(states, 2, 0), NAMES)

    assert status(AFRICA, dealt(AFRICA)) == "Place the tile you’re holding on an empty day."
    assert status(WORLD, dealt(WORLD)) == "Choose the map to draw your next tile from."
    states = table(AFRICA)
    assert status(AFRICA, states) == "It’s your turn. Draw or take a tile, or swap two days."
    act(AFRICA, states, "take 1")
    assert status(AFRICA, states) == "Place the tile on a day, or discard it."


@every_game
def test_d29_the_status_names_no_swaps_where_there_are_none(game: Game) -> None:
    states = dealt(game, 2, {"no_swap": "on", "begins": "1"})
    fill_all(game, states)

    assert text_of(game).status(game.view(states, 2, 0), NAMES) == "It’s your turn. Draw or take a tile."


@pytest.mark.parametrize(("place", "is_said"), [("Chad", True), ("Egypt", False)])
def test_d17_the_star_of_a_name_is_explained_where_it_stands(place: str, *, is_said: bool) -> None:
    states = dealt(AFRICA)
    states[0].in_hand[0] = tile(AFRICA, place)
    states[0].rack[0] = NO_TILE
    lines = ["".join(span.text for span in line) for line in shown_lines(AFRICA, states)]

    assert any("Chad*" in line for line in lines) == is_said
    assert ("* This place has two tiles." in lines) == is_said


def shown_lines(game: Game, states: Any) -> list[Any]:
    return list(game.show(game.view(states, 2, 0), text_of(game), NAMES))
