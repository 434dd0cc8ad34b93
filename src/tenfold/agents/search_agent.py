"""An agent that plays the move with the best mean result over sampled worlds.

Half of the candidates are dropped after each round (sequential halving), so that most playouts compare the
best. The heuristic's own choice always stays: the others are measured against it.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.agents.baseline_agents import scores
from tenfold.agents.network_agent import NetworkPlayer, has_network, network_of
from tenfold.core.game import Game
from tenfold.core.levels import EXPERT, Level
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.record import bytes_of
from tenfold.core.rng import draw, seed_stream
from tenfold.core.search_kernels import DRAWS, ROWS, VIEW, SearchMemory, SearchSettings
from tenfold.core.search_model import SearchModel
from tenfold.core.view import View

CHUNK = 512
"""Sampled worlds per call of compiled code. Threads share the chunks; their sums are added in order.

Each call takes the interpreter's lock once, when it ends. Shorter calls would take it so often that
other threads of a server would notice.
"""
CALIBRATION_SHARE = 16
"""Within a budget of time, one part in this many measures how long a playout takes."""
MIN_CANDIDATES = 2
"""A comparison has at least the heuristic's choice and another one."""
MIN_PLAYOUTS = 32


class Candidate(NamedTuple):
    """A move, its gain against the heuristic's choice, and the standard error.

    Where exact values are known, the error is zero and the gain is told against the best move.
    """

    action: int
    gain: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Decision:
    """A decision with all candidates that were tried, the best first."""

    action: int
    candidates: tuple[Candidate, ...]
    playouts: int


def search_memory(view: View) -> SearchMemory:
    """The memory of one thread that searches from a view."""
    game, states = view.game, view.states
    records = np.empty(ROWS, states.dtype).view(np.recarray)
    words = bytes_of(records).view(np.uint64)
    words[VIEW] = bytes_of(states).view(np.uint64)[0]
    return SearchMemory(
        records=records,
        words=words,
        hidden=game.hidden(view.seats),
        streams=np.zeros((DRAWS, 2), np.uint64),
        actions=np.zeros(game.rules.max_legal, np.int64),
        worths=np.zeros(game.rules.max_legal, np.float64),
        values=np.zeros(view.seats, np.float64),
    )


def playout_depth(level: Level, view: View) -> int:
    """How many turns a try goes on before it is judged."""
    # What several seats do at once they do apart: the own part of it is a turn.
    return 1 if len(view.due) > 1 else level.turns + level.rounds * view.seats


class SearchAgent:
    """The agent that is called `search:PLAYOUTS` or `search:SECONDSs`.

    The same seed and the same number of playouts give the same moves, on however many threads.
    """

    def __init__(
        self, seed: int, playouts: int | None = None, seconds: float | None = None, threads: int = 1
    ) -> None:
        self._playouts = playouts
        self._seconds = seconds
        self._threads = threads
        self._stream = np.zeros(2, np.uint64)
        seed_stream(self._stream, seed, 2)

    def act(self, view: View) -> int:
        """The best of the legal actions as far as the search sees, within the own budget."""
        search_model = view.game.search_model
        level = search_model.levels[EXPERT] if search_model else Level()
        if self._playouts is not None:
            level = replace(level, playouts=self._playouts)
        return self.decide(view, level).action

    def decide(self, view: View, level: Level) -> Decision:
        """Try the candidates in worlds, and leave the heuristic's choice only for what is surely better."""
        if level.solves and (solved := _solved(view)) is not None:
            return solved
        trials = _Trials(view, level, int(draw(self._stream)) >> 1)
        if trials.is_settled:
            return Decision(int(trials.order[0]), (), 0)
        if self._seconds is not None:
            level = replace(level, playouts=self._affordable(view, level))
            trials = _Trials(view, level, trials.seed)
        if self._threads == 1:
            return trials.decision(map)
        with ThreadPoolExecutor(self._threads) as pool:
            return trials.decision(pool.map)

    def _affordable(self, view: View, level: Level) -> int:
        """How many playouts the time is enough for, by the time that the first few take."""
        assert self._seconds is not None
        playouts, start, taken = 0, time.perf_counter(), 0.0
        while taken * CALIBRATION_SHARE < self._seconds:
            level = replace(level, playouts=max(MIN_PLAYOUTS, 2 * playouts))
            playouts += _Trials(view, level, 0).decision(map).playouts
            taken = time.perf_counter() - start
        return max(1, int(playouts * self._threads * (self._seconds - taken) / taken))


def _solved(view: View) -> Decision | None:
    """The best action by exact values, where the game has them; of equals the first."""
    search_model = view.game.search_model
    worths = search_model.solve(view) if search_model and search_model.solve else None
    if not worths:
        return None
    ranked = sorted(worths, key=lambda action: -worths[action])
    best = worths[ranked[0]]
    return Decision(
        ranked[0], tuple(Candidate(action, worths[action] - best, 0.0, 0) for action in ranked), 0
    )


def warm_up_search(game: Game) -> None:
    """Search a little, so that everything that search calls is compiled, or loaded."""
    if game.search_model is None:
        return
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    first = match.view(match.due[0])
    compare(first, Level(), first.legal[:1], 1, 0)
    if has_network(game):
        NetworkPlayer(network_of(game), game).act(first)
    while game.search_model.solve is not None and match.due:
        seat = match.due[0]
        view = match.view(seat)
        if game.search_model.solve(view) is not None:
            return
        match.submit(seat, int(_Trials(view, Level(), 0).order[0]), match.count(seat))


def compare(view: View, level: Level, moves: Sequence[int], worlds: int, seed: int) -> tuple[Candidate, ...]:
    """What moves gain against the first of them, all tried in the same worlds."""
    return _Trials(view, level, seed).compared(moves, worlds)


class _Trials:
    """One decision in progress: the candidates and their results so far."""

    def __init__(self, view: View, level: Level, seed: int) -> None:
        game = view.game
        self._game = game
        self._view = view
        self._level = level
        self.seed = seed
        self.order = self._by_heuristic()
        search_model = game.search_model
        self.is_settled = (
            self.order.size < MIN_CANDIDATES
            or search_model is None
            or level.playouts == 0
            or (len(view.due) > 1 and not search_model.searches_simultaneous)
        )
        self._turns = playout_depth(level, view)
        self._sums: dict[int, float] = {}
        self._squares: dict[int, float] = {}
        self._tries: dict[int, int] = {}
        self._worlds = 0
        self._played = 0

    def compared(self, moves: Sequence[int], worlds: int) -> tuple[Candidate, ...]:
        """These moves alone, each as often as the others."""
        self._try(np.array(moves, np.int64), worlds, map)
        return tuple(self._candidate(move) for move in moves)

    def _by_heuristic(self) -> NDArray[np.int64]:
        """The legal actions, the best by the heuristic first."""
        moves, worths = scores(
            self._view, self._game.searcher if self._game.search_model else self._game.compiled
        )
        return moves[np.argsort(-worths, kind="stable")]

    def decision(self, spread: Callable[..., Iterable[Any]]) -> Decision:
        """Rounds of tries, the worse half of the candidates leaving after each."""
        own, *others = (int(action) for action in self.order[: self._level.width])
        rounds = max(1, len(others).bit_length())
        while True:
            share = self._level.playouts // (rounds * (1 + len(others)))
            self._try(np.array([own, *others], np.int64), max(1, share), spread)
            others.sort(key=self._gain, reverse=True)
            if len(others) < MIN_CANDIDATES:
                break
            del others[len(others) // 2 :]
        tried = sorted(
            self._tries, key=lambda action: (self._tries[action], self._gain(action)), reverse=True
        )
        candidates = tuple(self._candidate(action) for action in tried)
        best = self._candidate(others[0])
        is_better = best.gain > max(0.0, self._level.min_standard_errors * best.error)
        return Decision(best.action if is_better else own, candidates, self._played)

    def _try(self, moves: NDArray[np.int64], worlds: int, spread: Callable[..., Iterable[Any]]) -> None:
        """Try moves in so many new worlds, and add up what they gain."""
        starts = range(self._worlds, self._worlds + worlds, CHUNK)
        self._worlds += worlds
        end = self._worlds
        for sums, squares in spread(
            lambda first: self._try_chunk(moves, first, min(first + CHUNK, end)), starts
        ):
            for i, action in enumerate(moves.tolist()):
                self._sums[action] = self._sums.get(action, 0.0) + float(sums[i])
                self._squares[action] = self._squares.get(action, 0.0) + float(squares[i])
        for action in moves.tolist():
            self._tries[action] = self._tries.get(action, 0) + worlds
        self._played += worlds * moves.size

    def _try_chunk(self, moves: NDArray[np.int64], first: int, last: int) -> tuple[Any, Any]:
        view = self._view
        search_model = self._game.search_model
        assert isinstance(search_model, SearchModel)
        settings = SearchSettings(
            view.observer, view.seats, self._turns, search_model.opponent_weight, self.seed
        )
        sums, squares = np.zeros(moves.size), np.zeros(moves.size)
        memory = search_memory(view)
        self._game.searcher.try_worlds(memory, settings, moves, first, last, sums, squares)
        return sums, squares

    def _gain(self, action: int) -> float:
        return self._sums[action] / self._tries[action]

    def _candidate(self, action: int) -> Candidate:
        count = self._tries[action]
        gain = self._gain(action)
        spread = max(0.0, self._squares[action] / count - gain * gain)
        return Candidate(action, gain, sqrt(spread / count), count)
