"""Tables in readable text, for the tests: `table(red="H", reached="red")`, `turn(states, "red 3")`."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from tenfold.core.outcome import Outcome
from tenfold.core.rng import seed_stream
from tenfold.games.ten_squares import GAME

LETTERS = "abcdefghij"
COLOURS = ("red", "black")
FACES = (*map(str, range(1, 11)), "triangle", "square", "circle")
CARDS = [f"{colour} {face}" for colour in COLOURS for face in FACES]
FIELDS = [name for name in GAME.state.fields if name != "stream"]
TRIES = 3000


def cards(text: str) -> list[str]:
    """The cards of a text such as `red 1 2 triangle, black all`."""
    named = []
    for part in filter(None, text.split(", ")):
        colour, *faces = part.split()
        named += [f"{colour} {face}" for face in (FACES if faces == ["all"] else faces)]
    assert set(named) <= set(CARDS)
    return named


def table(
    red: str = "A",
    black: str = "A",
    *,
    reached: str = "",
    gone: str = "",
    left: str = "",
    red_seat: int = 0,
    turn: int = 0,
) -> Any:
    """A table between two turns; all cards are in the play pile but those gone, or only those left."""
    states = GAME.template(2, {"begins": "1", "red": str(red_seat + 1)})
    GAME.compiled.deal_at(states, 0, 2)
    state = states[0]
    for colour, square in enumerate((red, black)):
        state.marker[colour] = LETTERS.index(square.lower())
        state.has_reached[colour] = COLOURS[colour] in reached.split()
    in_pile = set(cards(left)) if left else set(CARDS) - set(cards(gone))
    for card, name in enumerate(CARDS):
        state.in_pile[card] = name in in_pile
    state.pile_size = len(in_pile)
    state.turn = turn
    return states


def due(states: Any) -> list[int]:
    """The seats that may act."""
    return list(GAME.status(states, 2)[0])


def outcome(states: Any) -> Outcome | None:
    """How it ended, if it did."""
    return GAME.status(states, 2)[1]


def legal(states: Any) -> list[str]:
    """What the due seat may do, as text, in the order of the numbers."""
    (seat,) = due(states)
    numbers = GAME.legal(states, seat)
    assert list(numbers) == sorted(set(numbers))
    return [GAME.actions.notation(action) for action in numbers]


def play(states: Any, *texts: str) -> Any:
    """The due seats act, one after the other; each act must be legal."""
    for text in texts:
        assert text in legal(states), (text, legal(states))
        GAME.compiled.apply_at(states, 0, due(states)[0], GAME.actions.parse(text))
    return states


def turn(states: Any, *wanted: str) -> Any:
    """Turn cards one after the other: streams are tried until one brings the wanted card."""
    for card in wanted:
        number = CARDS.index(card)
        assert legal(states) == ["turn"]
        assert states[0].in_pile[number] == 1, f"{card} is not in the pile"
        for seed in range(TRIES):
            trial = states.copy()
            seed_stream(trial[0].stream, seed, 0)
            play(trial, "turn")
            if trial[0].card == number:
                states[0] = trial[0]
                break
        else:
            message = f"{card} is in the pile and never comes"
            raise AssertionError(message)
    return states


def markers(states: Any) -> str:
    """Where the red and the black marker stand: `E A`."""
    return " ".join(LETTERS[square].upper() for square in states[0].marker.tolist())


def reached(states: Any) -> list[str]:
    """The colours whose markers have reached J."""
    return [colour for colour, flag in zip(COLOURS, states[0].has_reached.tolist(), strict=True) if flag]


def pile(states: Any) -> list[str]:
    """The cards in the play pile; the size must agree."""
    flags = states[0].in_pile.tolist()
    assert set(flags) <= {0, 1}
    assert sum(flags) == states[0].pile_size
    return [name for name, flag in zip(CARDS, flags, strict=True) if flag]


def gone(states: Any) -> list[str]:
    """The cards on the discard pile."""
    left = pile(states)
    return [name for name in CARDS if name not in left]


def squares(colour: str, letters: Iterable[str]) -> list[str]:
    """Moves of one marker to some squares: `squares("red", "bcd")`."""
    return [f"{colour} to {letter}" for letter in letters]


def random_games(count: int, seed: int, choose: Any = None) -> Any:
    """Play games by lot; yields (states before, seat, action, states after) and None after each game."""
    chooser = np.random.default_rng(seed)
    for number in range(count):
        states = GAME.template(2)
        seed_stream(states[0].stream, seed, number)
        GAME.compiled.deal_at(states, 0, 2)
        while seats := due(states):
            seat = seats[0]
            actions = GAME.legal(states, seat)
            action = choose(states, actions, chooser) if choose else int(chooser.choice(actions))
            before = states.copy()
            GAME.compiled.apply_at(states, 0, seat, action)
            yield before, seat, action, states
        yield None
