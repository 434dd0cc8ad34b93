"""What goes with the rules: events, reasons, sentences, the bot, the encoder and the terminal."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tenfold.core.errors import IllegalAction, NotDue
from tenfold.core.game import GameEvent, Reason
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.games.tenzania import GAME
from tenfold.games.tenzania.actions import ACTIONS, move_of
from tenfold.games.tenzania.tests.tables import dealt, place, table, told, turns

NAMES = ("Jim", "Tim", "Joe")
TEXT = text_of(GAME)
NO_DOUBLING = {"doubling": "off"}


def sentences(events: Sequence[GameEvent], observer: int) -> list[str]:
    return [TEXT.event(event, observer, NAMES) for event in events]


# Events.


def test_z35_the_program_states_the_value() -> None:
    states = table("3", 3, hand="6", others={1: "1"}, pile="")

    assert told(states, 6, 9, observer=1) == [GameEvent("place", {"seat": 0, "card": 6, "value": 9})]


def test_z35_the_program_shouts() -> None:
    states = table("3 6", 9, hand="1", seat=1, others={0: "4"}, pile="")

    happened = told(states, 1, 10, observer=0)

    assert [event.code for event in happened] == ["place", "tenzania"]
    assert happened[1] == GameEvent("tenzania", {"seat": 1, "cards": 3})
    assert sentences(happened, observer=0)[1] == "“Tenzania!” Tim wins 3 cards."


@pytest.mark.parametrize(("seats", "seat", "winner"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 0), (3, 2, 1)])
def test_z7_going_over_is_told_with_the_previous_player(seats: int, seat: int, winner: int) -> None:
    states = table("3 6", 9, hand="2", seats=seats, seat=seat, others={(seat + 1) % seats: "4"}, pile="")

    happened = told(states, 2, 11, observer=SPECTATOR)

    assert happened[1:] == [GameEvent("over", {"seat": seat, "other": winner, "value": 11, "cards": 3})]
    assert states[0].won[winner] == 3


@pytest.mark.parametrize(
    ("hand", "card", "value", "drawn"), [("3 6 7", 7, 9, 4), ("4 4 7", 4, 6, 4), ("7 7 7", 7, 9, 7)]
)
def test_z21_who_draws_sees_the_card_everybody_else_that_one_was_drawn(
    hand: str, card: int, value: int, drawn: int
) -> None:
    def new() -> Any:
        return table("2", 2, hand=hand, pile=f"{drawn}", others={1: "1 1 1"})

    assert told(new(), card, value, observer=0)[1:] == [GameEvent("draw-own", {"seat": 0, "card": drawn})]
    for observer in (1, SPECTATOR):
        assert told(new(), card, value, observer)[1:] == [GameEvent("draw", {"seat": 0})]


def test_z31_without_a_draw_pile_no_draw_is_told() -> None:
    states = table("2", 2, hand="3 6", pile="", others={1: "1 1"})

    assert [event.code for event in told(states, 3, 5, observer=0)] == ["place"]


def test_z15_z32_the_end_is_told_with_the_cards_that_belong_to_nobody() -> None:
    assert told(table("3", 3, hand="6", pile=""), 6, 9, observer=1)[1:] == [GameEvent("end", {"cards": 2})]
    happened = told(table("3", 3, hand="7", pile=""), 7, 10, observer=1)

    assert [event.code for event in happened] == ["place", "tenzania", "end"]
    assert happened[2] == GameEvent("end", {"cards": 0})


def test_every_event_of_a_game_has_its_sentence_for_everybody() -> None:
    states = dealt(3)
    for before, seat, action in turns(states):
        previous = states.copy()
        previous[0] = before
        for observer in (SPECTATOR, 0, 1, 2):
            entry = GAME.seen_entry(seat, action, observer)
            happened = GAME.events(GAME.view(previous, 3, observer), entry, GAME.view(states, 3, observer))

            for sentence in sentences(list(happened), observer):
                assert re.fullmatch(r"[A-Z0-9“].*[.”]", sentence)
                assert not re.search(r"\b[Aa] 8|\b[Aa]n [^8]", sentence)


# Sentences.


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (0, "You draw a ZERO."),
        (1, "You draw a 1."),
        (2, "You draw a TWO."),
        (5, "You draw a FIVE."),
        (7, "You draw a 7."),
        (8, "You draw an 8."),
        (10, "You draw a TEN."),
    ],
)
def test_a_card_has_the_right_article(card: int, sentence: str) -> None:
    assert sentences([GameEvent("draw-own", {"seat": 0, "card": card})], 0) == [sentence]


@pytest.mark.parametrize(
    ("event", "to_jim", "to_joe"),
    [
        (
            GameEvent("place", {"seat": 0, "card": 8, "value": 8}),
            "You play an 8: “8”.",
            "Jim plays an 8: “8”.",
        ),
        (
            GameEvent("tenzania", {"seat": 0, "cards": 1}),
            "“Tenzania!” You win 1 card.",
            "“Tenzania!” Jim wins 1 card.",
        ),
        (
            GameEvent("tenzania", {"seat": 0, "cards": 11}),
            "“Tenzania!” You win 11 cards.",
            "“Tenzania!” Jim wins 11 cards.",
        ),
        (
            GameEvent("over", {"seat": 1, "other": 0, "value": 11, "cards": 2}),
            "11 is over 10, so you win 2 cards.",
            "11 is over 10, so Jim wins 2 cards.",
        ),
        (GameEvent("draw", {"seat": 1}), "Tim draws a card.", "Tim draws a card."),
    ],
)
def test_z35_events_are_told_to_the_player_and_to_the_others(
    event: GameEvent, to_jim: str, to_joe: str
) -> None:
    assert sentences([event], 0) == [to_jim]
    assert sentences([event], 2) == [to_joe]
    assert sentences([event], SPECTATOR) == [to_joe]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (0, "All cards have been played."),
        (1, "All cards have been played. No one wins the last card on the table."),
        (4, "All cards have been played. No one wins the last 4 cards on the table."),
    ],
)
def test_z32_the_end_says_what_becomes_of_the_table(cards: int, sentence: str) -> None:
    assert sentences([GameEvent("end", {"cards": cards})], 0) == [sentence]


def test_z34_before_a_card_is_placed_its_values_are_shown() -> None:
    states = table("5", 5, hand="2 5 8")
    actions = GAME.legal(states, 0)

    assert [TEXT.action(GAME.action_message(action)) for action in actions] == [
        "Play a TWO and say 7",
        "Play a TWO and say 10",
        "Play a FIVE and say 0",
        "Play a FIVE and say 5",
        "Play a FIVE and say 10",
        "Play an 8 and say 13",
    ]


def test_z2_z36_the_ten_steps_to_the_first_player_end_with_the_youngest() -> None:
    steps = [TEXT.say(f"begins-{step}") for step in range(1, 11)]
    topics = ("fingers", "arms", "toes", "legs", "brothers", "porridge", "African", "countries", "months")

    assert not TEXT.has("begins-11")
    for step, topic in zip(steps, (*topics, "the youngest"), strict=True):
        assert topic in step
    assert all("ten" in step for step in steps)


def test_every_option_and_ending_has_its_sentence() -> None:
    assert all(TEXT.has(f"option-{option.name}") for option in GAME.options)
    assert all(TEXT.has(f"ending-{ending.code}") for ending in GAME.endings)


# Why a move is refused.


@pytest.mark.parametrize(
    ("cards", "value", "move", "code", "clause"),
    [
        ("3", 3, (9, 12), "not-in-hand", "Z3"),
        ("", 0, (9, 9), "not-in-hand", "Z3"),
        ("", 0, (7, 0), "first-card", "Z4"),
        ("", 0, (0, 5), "first-card", "Z4"),
        ("", 0, (2, 0), "first-card", "Z23"),
        ("", 0, (5, 0), "first-card", "Z23"),
        ("3", 3, (0, 3), "zero", "Z25"),
        ("4", 4, (5, 0), "below-zero", "Z24"),
        ("3", 1, (5, 0), "below-zero", "Z24"),
        ("3", 3, (5, 5), "not-the-same", "Z27"),
        ("3", 3, (5, 1), "wrong-value", "Z5"),
        ("8", 8, (5, 4), "wrong-value", "Z5"),
        ("3", 3, (10, 10), "ten", "Z26"),
        ("3", 3, (10, 12), "wrong-value", "Z5"),
        ("3", 3, (7, 7), "not-the-same", "Z27"),
        ("7 3", 1, (7, 7), "not-the-same", "Z27"),
        ("3", 3, (7, 4), "wrong-value", "Z5"),
        ("3", 3, (2, 2), "not-the-same", "Z27"),
        ("3", 3, (2, 9), "wrong-value", "Z5"),
    ],
)
def test_z3_z26_a_move_is_refused_by_the_clause_that_forbids_it(
    cards: str, value: int, move: tuple[int, int], code: str, clause: str
) -> None:
    held = {0: "0 2 5", 7: "7 10 10", 9: "0 2 5", 2: "0 2 5", 5: "0 2 5", 10: "7 10 10"}
    reason = why(table(cards, value, hand=held[move[0]]), *move)

    assert (reason.code, reason.clause) == (code, clause)


@pytest.mark.parametrize(
    ("value", "stated", "code"),
    [(3, 6, "no-doubling"), (0, 0, "no-doubling"), (1, 2, "no-doubling"), (5, 10, "no-doubling")],
)
def test_z34_without_doubling_a_doubled_value_is_refused_with_that_reason(
    value: int, stated: int, code: str
) -> None:
    states = table("3", value, hand="2", options=NO_DOUBLING)

    assert why(states, 2, stated) == Reason(code, "Z34", {"card": 2, "stated": stated, "value": value})
    assert why(table("3", 3, hand="2", options=NO_DOUBLING), 2, 7).code == "wrong-value"


def why(states: Any, card: int, stated: int) -> Reason:
    """The reason why the seat on turn may not make a move that is not legal."""
    seat = int(states[0].turn)
    action = int(move_of(card, stated))
    assert action not in GAME.legal(states, seat)
    return GAME.why(GAME.view(states, int(states[0].seats), seat), action)


@pytest.mark.parametrize(
    ("cards", "value", "hand", "move", "sentence"),
    [
        ("3", 3, "1", (8, 11), "You don’t have an 8 in your hand."),
        ("3", 3, "1", (0, 0), "You don’t have a ZERO in your hand."),
        ("3", 3, "1", (5, 8), "You don’t have a FIVE in your hand."),
        ("", 0, "8", (8, 9), "The first card on the table counts as its own number, so say 8."),
        ("3", 3, "0", (0, 3), "A ZERO always makes the value 0."),
        ("4", 4, "5", (5, 0), "A FIVE can’t take 5 away from 4: the value never goes below 0."),
        (
            "4",
            4,
            "10",
            (10, 10),
            "A TEN only makes 10 on an empty table or on a value of 0. On 4, it goes over.",
        ),
        (
            "3 1",
            4,
            "8",
            (8, 8),
            (
                "A card can only set the value to its own number if it matches the top card or the value. "
                "The top card is 1 and the value is 4."
            ),
        ),
        ("4", 4, "8", (8, 9), "On 4, you can’t say 9 with an 8."),
        ("4", 4, "5", (5, 1), "On 4, you can’t say 1 with a FIVE."),
    ],
)
def test_z3_a_refusal_says_why(
    cards: str, value: int, hand: str, move: tuple[int, int], sentence: str
) -> None:
    assert TEXT.reason(why(table(cards, value, hand=hand), *move), 0) == sentence


@pytest.mark.parametrize("options", [{}, NO_DOUBLING])
def test_every_illegal_move_of_a_game_is_refused_with_a_sentence(options: dict[str, str]) -> None:
    states = dealt(3, seed=4, options=options)
    codes = set()
    for before, seat, _ in turns(states):
        now = states.copy()
        now[0] = before
        view = GAME.view(now, 3, seat)
        for action in set(range(ACTIONS)) - set(view.legal):
            reason = GAME.why(view, action)
            codes.add(reason.code)
            if reason.code != "not-in-hand":
                assert TEXT.reason(reason, seat).endswith(".")

    assert ("no-doubling" in codes) == (options == NO_DOUBLING)
    assert codes - {"no-doubling"} == {
        "not-in-hand", "first-card", "zero", "below-zero", "ten", "not-the-same", "wrong-value",
    }  # fmt: skip


def test_z3_z22_a_match_refuses_what_is_not_allowed_and_nothing_changes() -> None:
    match = Match(GAME, 2, secret_of(1, GAME.id), {"begins": "1"})
    held = match.view(0).state.hand[0].tolist()
    missing = next(card for card in range(11) if card not in held)
    before = match.true_state()

    with pytest.raises(IllegalAction, match=r"You don’t have .* in your hand\. \(Z3\)"):
        match.submit(0, int(move_of(missing, missing)), 0)
    with pytest.raises(NotDue):
        match.submit(1, match.view(0).legal[0], 0)

    assert match.true_state() == before


# The bot.


def worths(states: Any) -> dict[str, float]:
    """What the seat on turn thinks of its moves, from its own view."""
    seat = int(states[0].turn)
    view = GAME.view(states, int(states[0].seats), seat)
    actions = np.array(view.legal, np.int64)
    weighed = np.full(actions.size, np.nan)
    GAME.compiled.score_actions_at(view.states, 0, seat, actions, actions.size, weighed)
    return {
        GAME.actions.notation(action): worth
        for action, worth in zip(view.legal, weighed.tolist(), strict=True)
    }


def test_z6_z7_the_bot_wins_at_ten_and_does_not_go_over() -> None:
    weighed = worths(table("3 6", 9, hand="1 0 8", others={1: "4 4 4"}))

    assert weighed["play 1 say 10"] == 3.0
    assert weighed["play 8 say 17"] == -3.0
    assert -3.0 < weighed["play 0 say 0"] < 3.0


def test_the_bot_leaves_the_value_that_the_next_player_can_use_least() -> None:
    weighed = worths(table("1", 1, hand="4 6 8", others={1: "3 3 3"}, pile="3 3 3"))

    # Only 3s are unseen: on 9 they all go over, on 5 they do nothing, on 7 they make ten.
    assert weighed == {"play 4 say 5": 0.0, "play 6 say 7": -3.0, "play 8 say 9": 3.0}


def test_the_bot_counts_the_cards_that_it_has_not_seen() -> None:
    states = table("1", 1, hand="6 7", others={1: "3"}, pile="2")

    # Two cards are unseen, a 3 and a 2; on 7 the 3 makes ten, on 8 the 2 makes ten and the 3 goes over.
    assert worths(states) == {"play 6 say 7": -1.5, "play 7 say 8": 0.0}


@pytest.mark.parametrize(("options", "worth"), [({}, -3.0), (NO_DOUBLING, 0.0)])
def test_z14_the_bot_knows_that_a_two_doubles_five(options: dict[str, str], worth: float) -> None:
    states = table("1", 1, hand="4", others={1: "2"}, pile="", options=options)

    assert worths(states) == {"play 4 say 5": worth}


def test_z10_z11_z12_z13_the_bot_knows_which_cards_need_not_go_over() -> None:
    for card, worth in ((0, 0.0), (5, 0.0), (6, 0.0), (9, 0.0), (8, 3.0), (7, 3.0)):
        states = table("3", 3, hand="6", others={1: f"{card}"}, pile="")

        assert worths(states) == {"play 6 say 9": worth}


def test_the_bot_takes_the_last_pile_of_the_game() -> None:
    weighed = worths(table("2 3", 5, hand="5", seat=1, pile=""))

    assert weighed == {"play 5 say 0": 0.0, "play 5 say 5": 0.0, "play 5 say 10": 3.0}


def test_z21_the_bot_does_not_look_into_other_hands() -> None:
    for before, seat, _ in turns(dealt(4)):
        states = GAME.template(4)
        states[0] = before
        actions = np.array(GAME.legal(states, seat), np.int64)
        weighed = np.zeros(actions.size)
        GAME.compiled.score_actions_at(states, 0, seat, actions, actions.size, weighed)

        assert list(worths(states).values()) == weighed.tolist()


# The encoder.


def shares_of(numbers: Any) -> list[float]:
    """The simple fractions that single precision stands for."""
    return [float(Fraction(float(number)).limit_denominator(1000)) for number in numbers]


def parts(states: Any, observer: int) -> dict[str, list[float]]:
    """An observation, cut up by the table of its layout."""
    view = GAME.view(states, int(states[0].seats), observer)
    numbers = np.full(GAME.encoder.size, np.nan, np.float32)
    GAME.compiled.observe_at(view.states, 0, observer, numbers)
    cuts = np.cumsum([part.length for part in GAME.encoder.layout])[:-1]
    return {
        part.name: shares_of(stretch)
        for part, stretch in zip(GAME.encoder.layout, np.split(numbers, cuts), strict=True)
    }


def one_at(*places: int, length: int) -> list[float]:
    return [1.0 if place in places else 0.0 for place in range(length)]


def test_an_observation_says_what_its_layout_says() -> None:
    states = table("3 6", 9, hand="1 7 7", seats=3, seat=1, others={0: "4 4", 2: "8 8 9"}, won=[8, 16, 24])

    seen = parts(states, observer=1)

    assert seen["hand"] == [0, 1 / 3, 0, 0, 0, 0, 0, 2 / 3, 0, 0, 0]
    assert seen["top"] == one_at(6, length=11)
    assert seen["played"] == [0, 0, 0, 1 / 8, 0, 0, 1 / 8, 0, 0, 0, 0]
    assert seen["value"] == [0.9]
    assert seen["values"] == one_at(9, length=10)
    assert seen["table"] == [2 / 80]
    assert seen["pile"] == [70 / 80]
    assert seen["is_due"] == one_at(0, length=8)
    assert seen["is_there"] == one_at(0, 1, 2, length=8)
    assert seen["won"] == [16 / 80, 24 / 80, 8 / 80, 0, 0, 0, 0, 0]
    assert seen["hand_size"] == [1, 1, 2 / 3, 0, 0, 0, 0, 0]
    assert seen["options"] == [1, 1]
    assert not any(seen["last_card"] + seen["last_value"] + seen["last_table"])


def test_z21_an_observation_has_the_last_turn_of_each_seat() -> None:
    states = table("3", 3, hand="4 4 9", seats=3, others={1: "0 8 9", 2: "2 6 6"})
    place(states, 4, 7)
    place(states, 0, 0)

    seen = parts(states, observer=2)

    assert seen["last_card"] == [0, 5 / 11, 1 / 11, 0, 0, 0, 0, 0]
    assert seen["last_value"] == [0, 7 / 10, 0, 0, 0, 0, 0, 0]
    assert seen["last_table"] == [0, 1 / 80, 2 / 80, 0, 0, 0, 0, 0]


def test_z21_an_observation_shows_another_seat_or_a_spectator_no_hand() -> None:
    states = table(
        hand="1 7 7", seats=3, seat=1, others={0: "4 4"}, options={"tens": "off", "doubling": "off"}
    )

    assert parts(states, 0)["hand"] == [0, 0, 0, 0, 2 / 3, 0, 0, 0, 0, 0, 0]
    assert parts(states, 0)["is_due"] == one_at(1, length=8)
    assert parts(states, 2)["is_due"] == one_at(2, length=8)
    assert not any(parts(states, SPECTATOR)["hand"])
    assert not any(parts(states, SPECTATOR)["top"])
    assert parts(states, SPECTATOR)["is_due"] == one_at(1, length=8)
    assert parts(states, 0)["options"] == [0, 0]


def test_an_observation_after_the_end_has_nobody_due() -> None:
    states = table("3", 3, hand="6", pile="")
    place(states, 6, 9)

    assert not any(parts(states, 1)["is_due"])


# The terminal.


def lines(states: Any, observer: int, names: Sequence[str] = NAMES) -> list[str]:
    view = GAME.view(states, int(states[0].seats), observer)
    return ["".join(span.text for span in line).rstrip() for line in GAME.show(view, TEXT, names)]


def test_z21_the_table_shows_what_is_open_and_the_own_hand() -> None:
    states = table("3 6", 9, hand="1 7 7", seats=3, seat=1, others={0: "4 4", 2: "8 8 9"}, won=[8, 16, 24])

    assert lines(states, 1) == [
        "  Jim  8 won, 2 in hand",
        "▸ Tim  16 won, 3 in hand",
        "  Joe  24 won, 3 in hand",
        "",
        "Table  [3] [6]",
        "Value   9    2 on the table, 70 in the draw pile",
        "Your hand  [1] [7] [7]",
    ]
    assert lines(states, 0)[-1] == "Your hand  [4] [4]"
    assert not any("hand  [" in line for line in lines(states, SPECTATOR))


def test_an_empty_table_is_shown_as_such() -> None:
    states = table(hand="1 7 7", others={1: "4"})

    assert lines(states, 0, ("Jim", "Charlotte"))[:5] == [
        "▸ Jim        0 won, 3 in hand",
        "  Charlotte  0 won, 1 in hand",
        "",
        "The table is empty.",
        "Value   0    0 on the table, 76 in the draw pile",
    ]


@pytest.mark.parametrize(("size", "start"), [(12, "Table  [1] [3]"), (13, "Table  … [3] [1]")])
def test_only_the_last_cards_of_a_long_table_are_shown(size: int, start: str) -> None:
    states = table(" ".join(("1 3 " * 7).split()[:size]), 5, hand="7")

    line = next(line for line in lines(states, 0) if line.startswith("Table"))

    assert line.startswith(start)
    assert line.count("[") == 12


def test_an_empty_hand_is_not_shown() -> None:
    states = table("3", 3, hand="6", pile="")
    place(states, 6, 9)

    assert not any("hand  [" in line or line.startswith("Your hand") for line in lines(states, 0))
