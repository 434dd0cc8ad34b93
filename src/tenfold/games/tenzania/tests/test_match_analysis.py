"""Sampling of hands: owners see what they saw, and hands are drawn until one fits.

Which hands fit is another matter: here somebody else answers that, so the looking back is not compiled.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tenfold.core.rng import seed_stream
from tenfold.games.tenzania import GAME, opponent_model
from tenfold.games.tenzania.tests.tables import dealt, place, table, turns

Answer = Callable[[Any, int], bool]

WORLDS = 80


def look_back(monkeypatch: pytest.MonkeyPatch, states: Any, observer: int, seed: int, answer: Answer) -> Any:
    """A world as a seat believes it when somebody else says which hands fit."""
    monkeypatch.setattr(opponent_model, "would_place", answer)
    plain = getattr(opponent_model.imagine, "py_func", opponent_model.imagine)
    world = GAME.view(states, int(states[0].seats), observer).states.copy()
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, 9, seed)
    plain(world[0], observer, stream)
    return world


@pytest.mark.parametrize(("seats", "observers"), [(2, (0, 1)), (4, (0, 3))])
def test_z21_each_owner_is_asked_about_the_table_as_it_was_on_its_last_turn(
    monkeypatch: pytest.MonkeyPatch, seats: int, observers: tuple[int, ...]
) -> None:
    states = dealt(seats, seed=6)
    seen: dict[int, tuple[int, list[int]]] = {}
    for turn, (before, seat, _) in enumerate(turns(states)):
        seen.pop(seat, None)
        seen[seat] = (int(before.table_size), before.played.tolist())
        if turn % 7 not in {0, 3}:
            continue
        for observer in observers:
            asked: dict[int, tuple[int, list[int]]] = {}

            def ask(state: Any, owner: int, asked: Any = asked) -> bool:
                asked[int(owner)] = (int(state.table_size), state.played.tolist())
                return True

            world = look_back(monkeypatch, states, observer, turn, ask)
            view = GAME.view(states, seats, observer).states
            others = [owner for owner in reversed(seen) if owner not in {observer, int(states[0].turn)}]

            assert set(asked) <= set(others)
            assert list(asked) == [owner for owner in others if owner in asked]
            assert all(asked[owner] == seen[owner] for owner in asked)
            assert GAME.view(world, seats, observer).states.tobytes() == view.tobytes()


def hands_asked(monkeypatch: pytest.MonkeyPatch, unwanted: Sequence[int]) -> list[int]:
    """How many hands of a seat are asked about in each of many worlds, if none with certain cards fits."""
    states = table("", 0, hand="4 7 7", others={1: "1 8 9"})
    place(states, 4, 4)
    place(states, 1, 5)
    counts = []
    for seed in range(WORLDS):
        hands: list[list[int]] = []

        def ask(state: Any, owner: int, hands: Any = hands) -> bool:
            hands.append(state.hand[owner].tolist())
            return not set(unwanted) & set(hands[-1])

        world = look_back(monkeypatch, states, 0, seed, ask)
        fits = [not set(unwanted) & set(hand) for hand in hands]
        assert not any(fits[:-1])
        assert fits[-1:] != [True] or world[0].hand[1].tolist() == hands[-1]
        counts.append(len(hands))
    return counts


def test_twelve_hands_are_drawn_at_most_and_one_in_fifty_is_believed_anyway(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts = hands_asked(monkeypatch, unwanted=range(11))

    # The twelfth is believed without a question, and each of the others in one of fifty cases.
    assert max(counts) == 11
    assert abs(counts.count(11) / WORLDS - 0.98**11) < 0.08


def test_the_first_hand_that_fits_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(hands_asked(monkeypatch, unwanted=())) == {0, 1}
    assert 1.2 < sum(hands_asked(monkeypatch, unwanted=(6,))) / WORLDS < 1.6
