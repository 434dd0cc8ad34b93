"""Who sits where while a network learns, and at which moments matches are learned from."""

import numpy as np
import pytest

from tenfold.core.registry import game_of
from tenfold.envs import make
from tenfold.training.seating import seating_of, stagger
from tenfold.training.settings import Settings

ROWS = 400
SEATS = 4


def test_rows_are_shared_among_self_play_copies_and_bots() -> None:
    settings = Settings("tenzania", (), bots=("greedy", "strong"))
    seating = seating_of(ROWS, SEATS, settings, np.random.default_rng(1))
    with_bots = [row for row in seating.bots if any(row)]

    assert len(with_bots) == settings.bots_share * ROWS
    assert {tuple(sorted({bot for bot in row if bot})) for row in with_bots} == {("greedy",), ("strong",)}
    assert all(row.count(None) == 1 for row in with_bots)
    kinds = [next(filter(None, row)) for row in with_bots]
    assert kinds == ["greedy"] * (len(kinds) // 2) + ["strong"] * (len(kinds) // 2)  # not by turns
    assert {(row.index(None), kind) for row, kind in zip(with_bots, kinds, strict=True)} == {
        (seat, kind) for seat in range(SEATS) for kind in settings.bots
    }
    assert 0 < seating.is_rival.any(axis=1).sum() <= settings.copies_share * ROWS
    assert not seating.is_rival.all(axis=1).any()
    assert not any(any(seating.bots[row]) for row in np.flatnonzero(seating.is_rival.any(axis=1)))

    based = Settings("tenzania", (), bots=("greedy", "strong"), base="strong")
    bots = seating_of(ROWS, SEATS, based, np.random.default_rng(1)).bots
    assert {bot for row in bots for bot in row if bot} == {"strong"}


def test_who_is_to_be_beaten_sits_at_all_seats_but_one(tmp_path: object) -> None:
    settings = Settings("tenzania", (), rival=tmp_path)  # type: ignore[arg-type]
    seating = seating_of(ROWS, SEATS, settings, np.random.default_rng(1))

    assert (seating.is_rival.sum(axis=1) == SEATS - 1).all()
    assert (seating.is_rival.sum(axis=0) == ROWS * (SEATS - 1) // SEATS).all()


def test_a_bot_that_is_to_be_beaten_sits_at_all_seats_but_one() -> None:
    settings = Settings("tenzania", (), rival_bot="strong")
    seating = seating_of(ROWS, SEATS, settings, np.random.default_rng(1))

    assert not seating.is_rival.any()
    assert all(row.count("strong") == SEATS - 1 and row.count(None) == 1 for row in seating.bots)
    assert {row.index(None) for row in seating.bots} == set(range(SEATS))


@pytest.mark.compiled
def test_matches_are_at_all_their_moments_at_once() -> None:
    env = make(game_of("tenzania"), 128, validate=False)
    assert len(set(env.states.pile_size.tolist())) == 1
    stagger(env, np.random.default_rng(1))

    assert len(set(env.states.pile_size.tolist())) > 20
