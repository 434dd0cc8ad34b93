"""The heuristic and the opponent model agree with plain Python that shares no code with them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import comb
from typing import Any

import numpy as np
import pytest

from tenfold.core.rng import below
from tenfold.games.tenzania import GAME
from tenfold.games.tenzania.actions import VALUES
from tenfold.games.tenzania.bot import score_actions_tuned
from tenfold.games.tenzania.opponent_model import some_style, values_of, would_place
from tenfold.games.tenzania.state import HAND, NO_CARD
from tenfold.games.tenzania.tests.scenarios import DECK_WITH_TENS, DECK_WITHOUT_TENS, may_say
from tenfold.games.tenzania.tests.tables import dealt, place, table
from tenfold.games.tenzania.weights import BASELINE, STYLES, TUNED, TUNED_FOR_MANY, W

NUMBER_NAMES = W._fields[-11:]
TABLES: tuple[tuple[int, Mapping[str, str]], ...] = ((2, {}), (3, {"doubling": "off"}), (8, {"tens": "off"}))
"""How many play, and by which options."""


def weights_of(style: int) -> dict[str, float]:
    """The numbers of a style by their names."""
    return dict(zip(W._fields, STYLES[style].tolist(), strict=True))


def worth(state: Any, seat: int, hand: Sequence[int], card: int, value: int, style: int) -> float:
    """What it is worth to place a card of a hand and to state a value, while cards can be drawn or not."""
    weights = weights_of(style)
    later = 1.0 if draws(state, seat) else weights["last_cards"]
    return gain(state, seat, hand, card, value, weights) - later * weights[NUMBER_NAMES[card]]


def draws(state: Any, seat: int) -> bool:
    """Whether a seat draws after its turn, or has drawn: it always holds three cards then (Z8)."""
    return bool(state.pile_size > 0 if seat == state.turn else state.hand_size[seat] == HAND)


def gain(
    state: Any, seat: int, hand: Sequence[int], card: int, value: int, weights: Mapping[str, float]
) -> float:
    """Cards that are won or lost at once or by the next player: a hand of cards that were not seen."""
    cards = int(state.table_size) + 1
    if value == 10:
        return cards * weights["ten"]
    if value > 10:
        return -cards * weights["over"]
    size = int(state.hand_size[(seat + 1) % int(state.seats)])
    if size == 0:
        return 0.0
    deck = DECK_WITH_TENS if state.tens == 1 else DECK_WITHOUT_TENS
    unseen = [
        number
        for number, copies in enumerate(deck)
        for _ in range(copies - int(state.played[number]) - list(hand).count(number))
    ]
    answers = [may_say(card, value, number, can_double=state.doubling == 1) for number in unseen]
    no_ten = sum(10 not in values for values in answers)
    over = sum(min(values) > 10 for values in answers)
    hands = comb(len(unseen), size)
    next_over, next_ten = comb(over, size) / hands, 1 - comb(no_ten, size) / hands
    chances = weights["next_goes_over"] * next_over - weights["next_makes_ten"] * next_ten
    return (cards + weights["next_pile"]) * chances - weights["low_value"] * value


def played(seats: int, options: Mapping[str, str], seed: int) -> Iterator[tuple[Any, Any, int]]:
    """A match in which every second turn is greedy's, the others anybody's: before, after, whose turn."""
    states = dealt(seats, seed, options)
    chooser = np.random.default_rng(seed)
    turn = 0
    while actions := GAME.legal(states, seat := int(states[0].turn)):
        before = states.copy()
        weighed = chooser.random(len(actions))
        if turn % 2:
            GAME.compiled.score_actions_at(
                states, 0, seat, np.array(actions, np.int64), len(actions), weighed
            )
        GAME.compiled.apply_at(states, 0, seat, actions[int(weighed.argmax())])
        turn += 1
        yield before, states, seat


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_moves_are_weighed_as_plain_python_weighs_them(seats: int, options: Mapping[str, str]) -> None:
    tuned = TUNED if seats == 2 else TUNED_FOR_MANY
    for turn, (states, _, seat) in enumerate(played(seats, options, seed=3)):
        if turn % 5 and states[0].pile_size > 0:
            continue
        actions = np.array(GAME.legal(states, seat), np.int64)
        hand = [card for card in states[0].hand[seat].tolist() if card != NO_CARD]
        weighed = np.zeros((2, actions.size))
        GAME.compiled.score_actions_at(states, 0, seat, actions, actions.size, weighed[0])
        score_actions_tuned(states[0], seat, actions, actions.size, weighed[1])

        for style, found in zip((BASELINE, tuned), weighed.tolist(), strict=True):
            moves = (divmod(action, VALUES) for action in actions.tolist())
            assert found == pytest.approx(
                [worth(states[0], seat, hand, card, value, style) for card, value in moves]
            )


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whether_somebody_would_have_placed_so_is_what_plain_python_says(
    seats: int, options: Mapping[str, str]
) -> None:
    verdicts = []
    for turn, (before, states, seat) in enumerate(played(seats, options, seed=2)):
        if turn % 3 and states[0].pile_size > 0:
            continue
        then = states.copy()
        then[0].played[:], then[0].table_size = before[0].played, before[0].table_size
        lots = then.copy()
        hand = then[0].hand[seat].tolist()
        drawn = below(lots[0].stream, HAND) if hand[-1] != NO_CARD else hand.index(NO_CARD)
        hand[drawn] = int(then[0].last_card[seat])
        style = int(some_style(lots[0]))

        verdicts.append(bool(would_place(then[0], seat)))

        assert verdicts[-1] == would(before[0], then[0], seat, hand, style)
        assert then[0].hand.tolist() == lots[0].hand.tolist()

    assert min(verdicts.count(True), verdicts.count(False)) >= 5


def would(before: Any, now: Any, seat: int, hand: Sequence[int], style: int) -> bool:
    """Whether nothing else of a hand is worth more than what a seat did."""
    can_double, size = bool(now.doubling == 1), int(before.table_size)
    held = [card for card in hand if card != NO_CARD]
    choices = {
        (card, value): worth(now, seat, held, card, value, style)
        for card in held
        for value in (
            may_say(int(before.table[size - 1]), int(before.value), card, can_double=can_double)
            if size
            else {card}
        )
    }
    done = choices[int(now.last_card[seat]), int(now.last_value[seat])]
    return done >= max(choices.values()) - 1e-6


def test_z10_who_subtracts_instead_of_winning_is_never_understood() -> None:
    states = table("1", 1, hand="4 7 7", others={1: "5 8 9"})
    place(states, 4, 5)
    place(states, 5, 0)
    states[0].played[5] -= 1
    states[0].table_size -= 1

    assert not any(would_place(states[0], 1) for _ in range(10))


def test_z23_z28_the_values_that_a_card_could_have_stated_are_those_of_the_clauses() -> None:
    seat, before = 2, 1
    state = table(seats=3)[0]
    for doubling, value, top in product((0, 1), range(VALUES), range(NO_CARD)):
        state.doubling, state.last_value[before], state.last_card[before] = doubling, value, top
        for card in range(NO_CARD):
            state.last_table[:3] = 5, 0, 1
            on_others = sum(1 << stated for stated in may_say(top, value, card, can_double=doubling == 1))
            assert value >= 10 or values_of(state, seat, card) == on_others
            state.last_table[:3] = 5, 1, 0
            assert values_of(state, seat, card) == 1 << card
    assert values_of(state, seat, NO_CARD) == 0


@pytest.mark.parametrize(("seats", "tuned"), [(2, TUNED), (3, TUNED_FOR_MANY), (8, TUNED_FOR_MANY)])
def test_others_play_by_one_style_as_often_as_by_the_other(seats: int, tuned: int) -> None:
    state = table(seats=seats)[0]
    styles = [int(some_style(state)) for _ in range(400)]

    assert set(styles) == {BASELINE, tuned}
    assert 170 < styles.count(BASELINE) < 230
