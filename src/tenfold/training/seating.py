"""Who sits where in a batch, and at which moments its matches begin."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import bytes_of, copy_of
from tenfold.envs import Env
from tenfold.training.settings import Settings

MOMENTS = 64
"""Moments of a match at which rows begin; fetching states from a GPU takes long."""
MAX_WAIT = 400
"""Random play may last much longer than any other; later matches begin at moments of their own anyway."""


@dataclass(frozen=True)
class Seating:
    """Who sits where in a batch of one number of seats."""

    bots: list[list[str | None]]
    is_rival: NDArray[np.bool_]
    """Seats of older copies, or of whoever is to be beaten."""


def seating_of(count: int, seats: int, settings: Settings, rng: np.random.Generator) -> Seating:
    """First rows of self-play, then those with rivals at other seats, then those with bots."""
    bots: list[list[str | None]] = [[None] * seats for _ in range(count)]
    is_rival = np.zeros((count, seats), np.bool_)
    own = np.arange(count) % seats
    if settings.rival_bot is not None:
        line_ups = [[None if seat == mine else settings.rival_bot for seat in range(seats)] for mine in own]
        return Seating(line_ups, is_rival)
    if settings.rival is not None:
        is_rival[:] = True
        is_rival[np.arange(count), own] = False
        return Seating(bots, is_rival)
    with_bots = round(count * settings.bots_share)
    with_copies = round(count * settings.copies_share)
    copies = np.arange(count - with_bots - with_copies, count - with_bots)
    is_rival[copies] = rng.random((len(copies), seats)) < 0.5
    is_rival[copies, own[copies]] = False
    # Rows of the same bot are neighbours: a GPU's warp would let one kind of bots wait for the other.
    for number in range(with_bots):
        row = count - with_bots + number
        bot = settings.opponents[number * len(settings.opponents) // with_bots]
        bots[row] = [None if seat == own[row] else bot for seat in range(seats)]
    return Seating(bots, is_rival)


def stagger(env: Env, rng: np.random.Generator) -> None:
    """Let the matches be at all their moments at once, instead of all at the same one.

    Otherwise each update would see one phase of the game only, and forget the others.
    """
    length = min(env.game.max_entries, MAX_WAIT)
    moments = rng.permutation(length)[:MOMENTS]
    wait = rng.choice(moments, env.count)
    kept = copy_of(env.states)
    for step in range(length):
        env.step(env.sample())
        if step in moments:
            rows = np.flatnonzero(wait == step)
            bytes_of(kept)[rows] = bytes_of(env.states)[rows]
    env.load(kept)
