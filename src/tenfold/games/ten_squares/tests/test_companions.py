"""Events, reasons, heuristics, numbers for networks, and the table in text."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.core.game import GameEvent, Reason, SeenEntry
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.games.ten_squares import GAME
from tenfold.games.ten_squares.tests.scenarios import RARE, SCENARIOS
from tenfold.games.ten_squares.tests.table import (
    CARDS,
    due,
    legal,
    outcome,
    play,
    random_games,
    table,
    turn,
)

TEXT = text_of(GAME)
NAMES = ("Ada", "Ben")


def happened(states: Any, action: str, card: str = "", observer: int = SPECTATOR) -> list[GameEvent]:
    """Act, and tell what an observer saw."""
    seat = due(states)[0]
    before = GAME.view(states.copy(), 2, observer)
    if card:
        turn(states, card)
    else:
        play(states, action)
    after = GAME.view(states, 2, observer)
    return list(GAME.events(before, SeenEntry(seat, GAME.actions.parse(action)), after))


def sentences(states: Any, action: str, card: str = "", observer: int = SPECTATOR) -> list[str]:
    return [TEXT.event(event, observer, NAMES) for event in happened(states, action, card, observer)]


def reason(states: Any, action: str) -> Reason:
    """Why the due seat may not do so."""
    (seat,) = due(states)
    assert action not in legal(states)
    return GAME.why(GAME.view(states, 2, seat), GAME.actions.parse(action))


def best(states: Any) -> set[str]:
    """What the heuristic weighs most, for the due seat."""
    (seat,) = due(states)
    actions = np.array(GAME.legal(states, seat), np.int64)
    worths = np.full(actions.size, np.nan)
    view = GAME.view(states, 2, seat)
    GAME.compiled.score_actions_at(view.states, 0, seat, actions, actions.size, worths)
    assert not np.isnan(worths).any()
    return {GAME.actions.notation(int(action)) for action in actions[worths == worths.max()]}


def lines(states: Any, observer: int = 0) -> list[str]:
    view = GAME.view(states, 2, observer)
    return ["".join(span.text for span in line) for line in GAME.show(view, TEXT, NAMES)]


def test_q6_a_forced_move_is_told_with_the_card() -> None:
    states = table(red_seat=1)

    assert happened(states, "turn", "red 4") == [
        GameEvent("turn", {"seat": 0, "colour": "red", "face": "4"}),
        GameEvent("step", {"colour": "red", "face": "4", "from": "A", "to": "E"}),
    ]
    assert sentences(table(), "turn", "red 4", 0) == [
        "You reveal the red 4.",
        "The red marker goes from A to E.",
    ]
    assert sentences(table(), "turn", "black 4", 1)[0] == "Ada reveals the black 4."


def test_q8_the_first_reach_of_j_is_told() -> None:
    assert happened(table(red_seat=1), "turn", "black 10")[1:] == [
        GameEvent("step", {"colour": "black", "face": "10", "from": "A", "to": "I"}),
        GameEvent("reach", {"seat": 0, "colour": "black"}),
    ]
    assert happened(table("J", reached="red"), "turn", "red 1")[2:] == []


def test_q14_a_card_that_does_not_count_is_told_although_it_went_back() -> None:
    states = turn(table(), "black circle")

    assert happened(states, "turn", "black circle") == [
        GameEvent("turn", {"seat": 1, "colour": "black", "face": "circle"}),
        GameEvent("uncounted", {"colour": "black", "face": "circle"}),
    ]


def test_q17_a_choice_is_told_to_belong_to_the_cards_colour() -> None:
    states = table("H", reached="red", red_seat=1)

    assert happened(states, "turn", "red 3") == [
        GameEvent("turn", {"seat": 0, "colour": "red", "face": "3"}),
        GameEvent("choice", {"seat": 1, "colour": "red", "face": "3"}),
    ]
    assert happened(states, "red to e") == [
        GameEvent("move", {"seat": 1, "colour": "red", "from": "H", "to": "E"})
    ]


def test_q12_a_square_is_told_to_move_the_opponents_marker() -> None:
    states = turn(table("H", "C", reached="red"), "red square")
    left = states.copy()

    assert happened(states, "black to j") == [
        GameEvent("move", {"seat": 0, "colour": "black", "from": "C", "to": "J"}),
        GameEvent("reach", {"seat": 1, "colour": "black"}),
    ]
    assert happened(left, "black to c") == [
        GameEvent("leave", {"seat": 0, "colour": "black", "from": "C", "to": "C"})
    ]


def test_a_number_that_ends_where_it_began_is_a_move_not_a_leave() -> None:
    states = turn(table("I", reached="red"), "red 2")

    assert happened(states, "red to i") == [
        GameEvent("move", {"seat": 0, "colour": "red", "from": "I", "to": "I"})
    ]


@pytest.mark.parametrize(
    ("states", "action", "card", "sentence"),
    [
        (table("E"), "turn", "red 10", "The red marker goes from E to J and back to E."),
        (table("D", reached="red"), "turn", "red 9", "The red marker goes from D to G."),
        (table("J", reached="red"), "turn", "red 10", "The red marker goes from J to A and back to B."),
        (
            turn(table("I", reached="red"), "red 2"),
            "red to i",
            "",
            "Ada moves the red marker from I to J and back to I.",
        ),
        (
            turn(table("B", reached="red"), "red 2"),
            "red to b",
            "",
            "Ada moves the red marker from B to A and back to B.",
        ),
        (turn(table("B", reached="red"), "red 2"), "red to d", "", "Ada moves the red marker from B to D."),
    ],
)
def test_q7_q19_a_marker_that_turns_round_is_told_to_go_to_the_end_and_back(
    states: Any, action: str, card: str, sentence: str
) -> None:
    assert sentence in sentences(states, action, card)


def test_q27_what_a_circle_does_is_told() -> None:
    states = turn(table("I", reached="red", gone="red 2 5 9"), "red circle")
    passed = states.copy()

    assert happened(states, "return 2 5 9") == [
        GameEvent("return", {"seat": 0, "colour": "red", "numbers": "2, 5, 9"})
    ]
    assert happened(passed, "pass") == [GameEvent("pass", {"seat": 0, "colour": "red", "face": "circle"})]
    assert happened(table("J", reached="red"), "turn", "red circle")[1:] == [
        GameEvent("no-number", {"colour": "red", "face": "circle"})
    ]


def test_q15_q16_the_ends_are_told() -> None:
    states = turn(table("D", "E", reached="black", red_seat=1), "black 4")
    assert happened(states, "black to a")[1:] == [GameEvent("home", {"seat": 0})]
    watched = TEXT.result(GAME.view(states, 2, SPECTATOR), NAMES)
    assert watched == "Ada wins. Ada’s marker returned exactly to A."
    own = TEXT.result(GAME.view(states, 2, 0), NAMES)
    assert own == "You win. Your marker returned exactly to A."

    states = table("D", "J", reached="black", left="black 4")
    assert happened(states, "turn", "black 4")[2:] == [GameEvent("draw", {})]
    assert "it’s a draw" in TEXT.result(GAME.view(states, 2, 0), NAMES)


def test_every_event_of_random_games_has_a_sentence_for_everybody() -> None:
    codes = set()
    for moment in random_games(25, seed=6):
        if moment is None:
            continue
        before, seat, action, after = moment
        for observer in (0, 1, SPECTATOR):
            views = [GAME.view(states.copy(), 2, observer) for states in (before, after)]
            told = list(GAME.events(views[0], SeenEntry(seat, action), views[1]))
            assert told
            for event in told:
                codes.add(event.code)
                assert TEXT.event(event, observer, NAMES).endswith((".", "!"))

    assert codes >= {"turn", "step", "choice", "move", "reach", "uncounted", "return", "home", "draw"}


def test_every_action_and_option_has_a_text() -> None:
    for action in range(GAME.actions.count):
        assert TEXT.action(GAME.action_message(action))
    assert TEXT.action(GAME.action_message(GAME.actions.parse("red to e"))) == "Red to E"
    assert TEXT.action(GAME.action_message(GAME.actions.parse("return 2 5 9"))) == "Shuffle back 2, 5, 9"
    for option in GAME.options:
        assert TEXT.say(f"option-{option.name}")
    for ending in GAME.endings:
        assert TEXT.has(f"ending-{ending.code}")
    assert TEXT.say("title") == GAME.title


def waiting(card: str, **rest: Any) -> Any:
    """Red on E, black on G, both free; a card waits."""
    rest = {"red": "E", "black": "G", "reached": "red black", "gone": "red 1 2 3 6", **rest}
    return turn(table(**rest), card)


@pytest.mark.parametrize(
    ("card", "action", "code", "clause"),
    [
        ("", "red to e", "turn-first", "Q5"),
        ("", "return 1", "turn-first", "Q5"),
        ("", "pass", "turn-first", "Q5"),
        ("red 4", "turn", "choose-first", "Q9"),
        ("red 4", "black to c", "own-marker", "Q6"),
        ("red 4", "red to b", "not-that-far", "Q9"),
        ("red 4", "red to e", "not-that-far", "Q9"),
        ("red 4", "pass", "no-pass", "Q22"),
        ("red 4", "return 1 2 3", "no-circle", "Q13"),
        ("black triangle", "turn", "choose-first", "Q11"),
        ("black triangle", "red to c", "own-marker", "Q11"),
        ("black triangle", "black to a", "not-on-a", "Q37"),
        ("black triangle", "pass", "name-the-square", "Q35"),
        ("black triangle", "return 4", "no-circle", "Q13"),
        ("red square", "turn", "choose-first", "Q12"),
        ("red square", "red to c", "opponents-marker", "Q12"),
        ("red square", "red to a", "opponents-marker", "Q12"),
        ("red square", "black to a", "not-on-a", "Q37"),
        ("red square", "pass", "name-the-square", "Q35"),
        ("red circle", "turn", "choose-first", "Q13"),
        ("red circle", "red to c", "circle-moves-nothing", "Q13"),
        ("red circle", "return 1 2 7", "not-discarded", "Q13"),
        ("red circle", "return 4", "not-discarded", "Q13"),
        ("red circle", "return 1 6", "three-of-them", "Q13"),
        ("red circle", "return 6", "three-of-them", "Q13"),
    ],
)
def test_an_illegal_action_gets_its_reason(card: str, action: str, code: str, clause: str) -> None:
    states = waiting(card) if card else table("E", "G", reached="red black")
    found = reason(states, action)

    assert (found.code, found.clause) == (code, clause)


def test_q27_with_fewer_than_three_numbers_the_reason_says_all_of_them() -> None:
    states = waiting("red circle", gone="red 2 7")

    assert reason(states, "return 2").code == "all-of-them"
    assert reason(states, "return 7").clause == "Q27"
    assert reason(states, "return 2 3").args["number"] == 3


def test_a_reason_names_what_would_be_right() -> None:
    found = reason(waiting("red 3", gone=""), "red to j")

    sentence = TEXT.reason(found, 0, NAMES)
    assert sentence == "From E, the red 3 takes you to B or H, not to J."


def test_every_illegal_action_of_random_games_has_a_sentence() -> None:
    seen = set()
    for moment in random_games(6, seed=9):
        if moment is None:
            continue
        before, seat, _, _ = moment
        view = GAME.view(before, 2, seat)
        for action in set(range(GAME.actions.count)) - set(view.legal):
            found = GAME.why(view, action)
            seen.add(found.code)
            assert TEXT.reason(found, seat, NAMES).endswith(".")
            assert found.clause.startswith("Q")

    assert len(seen) >= 9


def test_the_bot_goes_home_when_it_can() -> None:
    assert best(turn(table("E", "I", reached="red black"), "red 4")) == {"red to a"}
    assert best(turn(table("I", "I", reached="red black"), "red 10")) == {"red to a"}
    assert best(turn(table("I", "E", reached="red black", red_seat=1), "black 4")) == {"black to a"}


def test_the_bot_goes_where_the_numbers_that_are_left_lead_home() -> None:
    states = table("F", "B", reached="red black", left="red 2 7, black 3")
    assert best(turn(states, "red 2")) == {"red to h"}
    states = table("B", "B", reached="red black", left="red triangle 6, black 3")
    assert best(turn(states, "red triangle")) == {"red to g"}


def test_the_bot_puts_the_opponent_where_no_number_leads_home() -> None:
    states = table("D", "I", reached="red black", left="red square, black 2 8 10")
    chosen = best(turn(states, "red square"))

    assert chosen.isdisjoint({"black to c", "black to i"})


def test_the_bot_returns_the_number_that_leads_home() -> None:
    states = table("E", "G", reached="red", gone="red 1 2 4 9")

    assert all(" 4" in action for action in best(turn(states, "red circle")))


def test_the_bot_beats_chance_from_either_seat() -> None:
    games = 60 if GAME.compiled.legal_at.__class__.__name__ == "function" else 1000
    for seat in (0, 1):
        styles = [GREEDY if other == seat else UNIFORM for other in (0, 1)]
        batch = Batch(GAME, 2, games)
        batch.play(styles, seed=4)

        assert batch.scores[:, seat].mean() > 0.5
        assert batch.scores[:, 1 - seat].mean() < 0.42


def shares_of(numbers: Any) -> list[float]:
    """The simple fractions that single precision stands for."""
    return [float(Fraction(float(number)).limit_denominator(1000)) for number in numbers]


def observed(states: Any, observer: int) -> dict[str, list[float]]:
    numbers = np.full(GAME.encoder.size, np.nan, np.float32)
    view = GAME.view(states, 2, observer)
    GAME.compiled.observe_at(view.states, 0, observer, numbers)
    assert not np.isnan(numbers).any()
    parts = {}
    start = 0
    for part in GAME.encoder.layout:
        parts[part.name] = shares_of(numbers[start : start + part.length])
        start += part.length
    return parts


def test_an_observation_puts_the_own_colour_first() -> None:
    states = turn(table("C", "J", reached="black", gone="red 1", red_seat=1), "red 4")
    for observer, own, opponent in ((1, 0, 1), (0, 1, 0), (SPECTATOR, 1, 0)):
        parts = observed(states, observer)

        at = (6, 9)
        assert [i for i, number in enumerate(parts["marker"]) if number] == [at[own], 10 + at[opponent]]
        assert parts["has_reached"] == ([0, 1] if own == 0 else [1, 0])
        missing = [i for i, number in enumerate(parts["in_pile"]) if not number]
        assert missing == ([0, 3] if own == 0 else [13, 16])
        assert [i for i, number in enumerate(parts["card"]) if number] == [3 if own == 0 else 16]
        assert parts["pile"] == [24 / 26]
        assert parts["is_waiting"] == [0]
        assert parts["to_act"] == parts["turn"] == [float(observer == 1)]


def test_an_observation_says_who_chooses() -> None:
    states = turn(table("C", "F", reached="red", red_seat=0), "red 4")

    assert observed(states, 0)["is_waiting"] == [1]
    assert observed(states, 0)["to_act"] == [1]
    assert observed(states, 0)["turn"] == [0]
    assert observed(states, 1)["to_act"] == [0]
    assert observed(states, 1)["turn"] == [1]
    assert sum(observed(table(), 0)["card"]) == 0


def test_the_table_in_text() -> None:
    states = turn(table("H", "C", reached="red", gone="red 1 2, black 9"), "red 3")

    assert lines(states) == [
        "▸ Ada  red (R) on H, can go either way",
        "  Ben  black (B) on C, towards J",
        "",
        "    A   B   C   D   E   F   G   H   I   J",
        "R   ·   ·   ·   ·   ·   ·   ·  [R]  ·   · ",
        "B   ·   ·  [B]  ·   ·   ·   ·   ·   ·   · ",
        "",
        "Revealed  [R 3]  waiting for a choice",
        "Left in the play pile: 22",
        "R  4 5 6 7 8 9 10 triangle square circle",
        "B  1 2 3 4 5 6 7 8 10 triangle square circle",
    ]


def test_q32_the_table_shows_the_cards_left_even_when_there_are_none() -> None:
    assert lines(table())[7] == "No card has been revealed yet."
    states = turn(table(left="red 1 circle"), "red circle")
    assert lines(states)[7] == "Revealed  [R circle]  didn’t count, back in the pile"
    assert lines(states)[-2:] == ["R  1 circle", "B  none"]
    assert lines(turn(table(), "black 1"))[7] == "Revealed  [B 1]  done"


def test_the_table_fits_80_columns() -> None:
    for moment in random_games(10, seed=12):
        if moment is not None:
            for observer in (0, 1, SPECTATOR):
                assert max(map(len, lines(moment[3], observer))) <= 80


def test_a_match_is_played_logged_and_replayed() -> None:
    match = Match(GAME, 2, b"q" * 32, {"begins": "2", "red": "1"})
    assert match.due == (1,)
    while not match.is_over:
        seat = match.due[0]
        match.submit(seat, match.view(seat).legal[0], match.count(seat))
    moves = [(entry.seat, entry.action, None) for entry in match.entries]
    digests = [match.deal_digest, *(entry.digest for entry in match.entries)]

    again = Match.replay(GAME, match.header, match.secret(), moves, digests)

    assert again.outcome == match.outcome
    assert len(match.entries) <= GAME.max_entries


def test_most_moments_are_reached_by_chance_alone() -> None:
    missing = set(SCENARIOS)
    for moment in random_games(120, seed=20):
        if moment is not None:
            before, seat, action, after = moment
            missing -= {name for name in missing if SCENARIOS[name](before[0], seat, action, after[0])}

    assert len(missing) <= 6, missing


def test_the_rare_moments_are_what_they_say() -> None:
    states = table("J", reached="red")
    before = states.copy()
    turn(states, "red circle")
    assert CARDS[int(states[0].card)] == "red circle"
    assert RARE["a circle finds no number"](before[0], 0, 0, states[0])
    before = states.copy()
    turn(states, "red 1")
    assert not any(is_now(before[0], 1, 0, states[0]) for is_now in RARE.values())

    states = turn(table("E", reached="red", left="red circle"), "red circle")
    before = states.copy()
    play(states, "pass")
    assert RARE["the last card is a circle that is passed"](before[0], 0, 196, states[0])
    assert outcome(states) is not None
