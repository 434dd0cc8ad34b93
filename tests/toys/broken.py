"""Lanterns, broken in one place each: what the contract must find."""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any

import numpy as np

from tenfold.core import drivers
from tenfold.core.game import Game, GameEvent, Reason, SeenEntry
from tenfold.core.jit import bind
from tenfold.core.record import Field
from tenfold.core.view import View
from tests.toys.lanterns import GAME
from tests.toys.lanterns.actions import DRAW, MARK, SEAL
from tests.toys.lanterns.state import NONE, State

HONEST = GAME.rules
BEYOND = 99
KERNEL = ("deal", "due", "legal", "apply", "outcome", "determinize", "count_pieces")


def broken(how: str, rules: Mapping[str, Any] | None = None, **parts: Any) -> Game:
    """The toy with other rules or other parts; its drivers are interpreted."""
    game = dataclasses.replace(
        GAME, id=f"broken {how}", rules=dataclasses.replace(HONEST, **(rules or {})), **parts
    )
    kernel = {name: getattr(game.rules, name) for name in KERNEL}
    others = {
        "kind_of": game.actions.kind_of,
        "score_actions": game.score_actions,
        "observe": game.encoder.write,
    }
    game.__dict__["compiled"] = bind(drivers, game.id, GAME.folder, lambda f: f, **kernel, **others)
    return game


def legal_from_hidden(state: Any, seat: int, out: Any) -> int:
    """Nobody may mark what another has marked, which is hidden."""
    count = HONEST.legal(state, seat, out)
    taken = {MARK + int(state.marked[other]) - 1 for other in range(int(state.seats)) if other != seat}
    kept = [action for action in out[:count].tolist() if action not in taken] or out[:count].tolist()
    out[: len(kept)] = kept
    return len(kept)


def due_from_hidden(state: Any, seat: int) -> bool:
    """The second seat waits while the first has marked, which is hidden."""
    waits = seat == 1 and state.marked[0] != NONE and state.sealed[0] == 0
    return HONEST.due(state, seat) and not waits


class Eavesdropper:
    """Remembers the true state that it was last asked about, and tells."""

    def __init__(self) -> None:
        self._heard = 0

    def legal(self, state: Any, seat: int, out: Any) -> int:
        self._heard = int((state.share.ravel() * np.arange(state.share.size)).sum())
        return HONEST.legal(state, seat, out)

    def why(self, view: View, action: int) -> Reason:
        return Reason("not-held", GAME.why(view, action).clause, {"lantern": self._heard})

    def events(self, before: View, entry: SeenEntry, after: View) -> Iterator[GameEvent]:
        """Asking for the legal actions of the view has let it hear the true state."""
        yield from GAME.events(before, entry, after)
        yield GameEvent("draw", {"lantern": self._heard})


def determinize_then(change: Callable[[Any, Any], None]) -> Callable[[Any, int, Any], None]:
    """Deal anew honestly, then do something else; the change gets the state as it was, too."""

    def determinize(state: Any, observer: int, stream: Any) -> None:
        before = np.array([state], State.dtype).view(np.recarray)
        HONEST.determinize(state, observer, stream)
        change(state, before[0])

    return determinize


def keep_shares(state: Any, before: Any) -> None:
    state.share[...] = before.share


def keep_stream(state: Any, before: Any) -> None:
    state.stream[...] = before.stream


def give_a_point(state: Any, _before: Any) -> None:
    state.points[0] += 1


def lose_a_lantern(state: Any, _before: Any) -> None:
    state.share[0, 4] = state.share[0, 3]


def legal_descending(state: Any, seat: int, out: Any) -> int:
    count = HONEST.legal(state, seat, out)
    out[:count] = sorted(out[:count].tolist(), reverse=True)
    return count


def legal_twice(state: Any, seat: int, out: Any) -> int:
    count = HONEST.legal(state, seat, out)
    out[count] = out[count - 1]
    return count + 1


def legal_beyond(state: Any, seat: int, out: Any) -> int:
    count = HONEST.legal(state, seat, out)
    out[count] = BEYOND
    return count + 1


def apply_beyond(state: Any, seat: int, action: int) -> None:
    """The action that there is not does what the first legal one does."""
    if action == BEYOND:
        actions = np.zeros(HONEST.max_legal, np.int64)
        HONEST.legal(state, seat, actions)
        action = int(actions[0])
    HONEST.apply(state, seat, action)


def apply_changing_a_lantern(state: Any, seat: int, action: int) -> None:
    turn = int(state.turn)
    HONEST.apply(state, seat, action)
    if state.turn > turn:
        state.shown[0, turn] = state.shown[0, turn] % 5 + 1


def apply_without_marking(state: Any, seat: int, action: int) -> None:
    if action in (DRAW, SEAL):
        HONEST.apply(state, seat, action)


def apply_marking_another(state: Any, seat: int, action: int) -> None:
    HONEST.apply(state, seat, action)
    if action not in (DRAW, SEAL):
        state.marked[seat] = state.marked[seat] % 5 + 1


def apply_in_constant_wind(state: Any, seat: int, action: int) -> None:
    kept = state.stream.copy()
    state.stream[...] = (1, 1)
    HONEST.apply(state, seat, action)
    state.stream[...] = kept + np.uint64(2)


def apply_drawing_for_free(state: Any, seat: int, action: int) -> None:
    kept = state.stream.copy()
    HONEST.apply(state, seat, action)
    if action == DRAW:
        state.stream[...] = kept


def deal_unshuffled(state: Any, seats: int) -> None:
    HONEST.deal(state, seats)
    state.share[...] = range(1, 6)


class Memory:
    """A game must not have any."""

    def __init__(self) -> None:
        self._deals = 0

    def deal(self, state: Any, seats: int) -> None:
        self._deals += 1
        HONEST.deal(state, seats)
        state.points[0] = self._deals % 7


def outcome_too_early(state: Any, scores: Any) -> int:
    return HONEST.outcome(state, scores) or int(state.turn == 1)


def outcome_never(state: Any, scores: Any) -> int:
    return 0 * HONEST.outcome(state, scores)


def events_without_words(_before: View, entry: SeenEntry, _after: View) -> Iterator[GameEvent]:
    yield GameEvent("nobody-wrote-this", {"seat": entry.seat})


def observe_without_bounds(view: Any, observer: int, out: Any) -> None:
    GAME.encoder.write(view, observer, out)
    out[-2] = np.inf


class Terse(State):
    """A state with a field that does not say what it means."""

    idle: Annotated[int, Field("i1", "all")]
