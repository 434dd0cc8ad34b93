"""What a game's module exports: drivers, each with arguments of the types that Python passes."""

from typing import Any

import numpy as np

from tenfold.core import rng
from tenfold.core.batch_arrays import RoundArrays, Workspace
from tenfold.core.batch_step import batch_drivers_of
from tenfold.core.game import Game
from tenfold.core.levels import LEARNED
from tenfold.core.network import NetworkMemory, NetworkWeights, memory_of, network_drivers_of
from tenfold.core.record import bytes_of
from tenfold.core.search_kernels import DRAWS, ROWS, SearchMemory, SearchSettings

Exports = dict[str, tuple[Any, tuple[Any, ...]]]


def exports_of(game: Game) -> Exports:
    """All exports of a game by their names."""
    seats = game.seats[0]
    drivers = game.compiled
    states, stream = game.state.zeros(2), np.zeros(2, np.uint64)
    actions, worths = np.zeros(2, np.int64), np.zeros(2)
    scores, is_due = np.zeros(seats, np.int64), np.zeros(seats, np.bool_)
    found: Exports = {
        "seed_stream": (rng.seed_stream, (stream, 1, 1)),
        "draw": (rng.draw, (stream,)),
        "below": (rng.below, (stream, 1)),
        "deal_at": (drivers.deal_at, (states, 0, seats)),
        "legal_at": (drivers.legal_at, (states, 0, 0, actions)),
        "apply_at": (drivers.apply_at, (states, 0, 0, 0)),
        "status_at": (drivers.status_at, (states, 0, seats, is_due, scores)),
        "score_actions_at": (drivers.score_actions_at, (states, 0, 0, actions, 1, worths)),
        "choose_best_at": (drivers.choose_best_at, (actions, 1, worths, stream)),
        "choose_likely_at": (drivers.choose_likely_at, (actions, 1, worths, 1.0, stream)),
        "play_many": (drivers.play_many, (states, states, seats, 1, 0, 1, stream, actions)),
        "play_by_policies": (batch_drivers_of(game).play_by_policies, _round(game, seats)),
    }
    if game.rules.ties is not None:
        found["ties"] = (game.rules.ties, (states[0], scores))
    if game.search_model is not None:
        found["search_score_actions_at"] = (
            game.searcher.score_actions_at,
            (states, 0, 0, actions, 1, worths),
        )
        memory, settings = _search(game, seats)
        tried = (np.zeros(2, np.int64), 0, 1, np.zeros(2), np.zeros(2))
        found["try_worlds"] = (game.searcher.try_worlds, (memory, settings, *tried))
        found["play_world"] = (game.searcher.play_world, (memory, settings, 0))
        if LEARNED in game.search_model.levels:
            found["score_by_network_at"] = (
                network_drivers_of(game).score_by_network_at,
                (states, 0, 0, actions, 1, worths, *_network(game)),
            )
        if game.search_model.solve is not None:
            found["fill"] = (game.search_model.solve.fill, game.search_model.solve.arguments)
    return found


def _round(game: Game, seats: int) -> tuple[Any, ...]:
    """Arguments of `play_by_policies`, as in core/batch.py."""
    records = game.state.zeros(2)
    words = bytes_of(records).view(np.uint64)
    policies = np.zeros(seats, np.int64)
    batch = RoundArrays(
        template=words[0],
        hidden=game.hidden(seats),
        policies=policies,
        scores=np.zeros((1, seats), np.int64),
        endings=np.zeros(1, np.int8),
        plies=np.zeros(1, np.int32),
        seats=seats,
        seed=1,
        first=0,
        max_plies=1,
    )
    work = Workspace(
        records=records,
        words=words,
        scratch=np.zeros((1, 2), np.int64),
        worths=np.zeros((1, 2)),
        policies=policies,
        choices=np.zeros((0, 0), np.int32),
        offered=np.zeros(0, np.int32),
    )
    return (batch, work, np.zeros(2, np.uint64))


def _network(game: Game) -> tuple[NetworkWeights, NetworkMemory]:
    """A network and its memory, as in agents/network_agent.py."""
    row, matrix = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    layers = (matrix, row) * 4
    return NetworkWeights(*layers, np.zeros(1, np.int64), np.zeros((1, 4)), 0.0), memory_of(game, 1)


def _search(game: Game, seats: int) -> tuple[SearchMemory, SearchSettings]:
    """Where and how a game is searched, as in agents/search_agent.py."""
    assert game.search_model is not None
    records = game.state.zeros(ROWS)
    memory = SearchMemory(
        records=records,
        words=bytes_of(records).view(np.uint64),
        hidden=game.hidden(seats),
        streams=np.zeros((DRAWS, 2), np.uint64),
        actions=np.zeros(2, np.int64),
        worths=np.zeros(2),
        values=np.zeros(seats),
    )
    settings = SearchSettings(0, seats, 1, float(game.search_model.opponent_weight), 1)
    return memory, settings
