"""The rules of Lanterns."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.core.rng import Stream, below, draw, reseed
from tests.toys.lanterns.actions import DRAW, MARK, SEAL
from tests.toys.lanterns.state import HELD, LANTERNS, MAX_ROUNDS, NONE, SEATS

MAX_LEGAL = 2 + LANTERNS

DAWN = 1
"""Most points win (L10)."""
DARKNESS = 2
"""Nobody wins (L11)."""


@rule
def deal(state: Any, seats: int) -> None:
    """Shuffle each share (L1)."""
    state.seats = seats
    state.turn = 0
    state.wind = 0
    for seat in range(SEATS):
        state.sealed[seat] = 0
        state.points[seat] = 0
        state.drawn[seat] = 0
        state.marked[seat] = NONE
        for past in range(MAX_ROUNDS):
            state.shown[seat, past] = NONE
        for at in range(LANTERNS):
            state.holds[seat, at] = 0
            state.share[seat, at] = at + 1
        if seat < seats:
            shuffle(state, seat, 0)


@rule
def shuffle(state: Any, seat: int, start: int) -> None:
    """Shuffle a share from a place on."""
    for at in range(LANTERNS - 1, start, -1):
        other = start + below(state.stream, at - start + 1)
        kept = state.share[seat, at]
        state.share[seat, at] = state.share[seat, other]
        state.share[seat, other] = kept


@rule
def is_over(state: Any) -> bool:
    """After the last round (L9, L10)."""
    return state.turn == 2 + state.rounds


@rule
def due(state: Any, seat: int) -> bool:
    """Whoever has not sealed (L2)."""
    return not is_over(state) and state.sealed[seat] == 0


@rule
def may_draw(state: Any, seat: int) -> bool:
    """Two lanterns beyond those shown (L3)."""
    return state.drawn[seat] < min(LANTERNS, HELD + int(state.turn))


@rule
def legal(state: Any, seat: int, out: Any) -> int:
    """Draw, mark what is held, seal what is marked (L3, L4, L5)."""
    count = 0
    if may_draw(state, seat):
        out[count] = DRAW
        count += 1
    if state.marked[seat] != NONE:
        out[count] = SEAL
        return count + 1
    for at in range(LANTERNS):
        if state.holds[seat, at] == 1:
            out[count] = MARK + at
            count += 1
    return count


@rule
def apply(state: Any, seat: int, action: int) -> None:
    """Draw, mark or seal; when all have sealed, show."""
    if action == DRAW:
        # What was hidden is seen now: the stream moves on, so that nobody takes it back.
        draw(state.stream)
        state.holds[seat, int(state.share[seat, int(state.drawn[seat])]) - 1] = 1
        state.drawn[seat] += 1
    elif action == SEAL:
        state.sealed[seat] = 1
        if all_sealed(state):
            show(state)
    else:
        state.marked[seat] = action - MARK + 1


@rule
def all_sealed(state: Any) -> bool:
    """Whether nobody is to act in this round (L6)."""
    sealed = 0
    for seat in range(int(state.seats)):
        sealed += int(state.sealed[seat])
    return sealed == state.seats


@rule
def show(state: Any) -> None:
    """Throw the wind, show what was sealed, give the point (L6)."""
    state.wind = below(state.stream, 2)
    turn = int(state.turn)
    for seat in range(int(state.seats)):
        lantern = int(state.marked[seat])
        state.shown[seat, turn] = lantern
        state.holds[seat, lantern - 1] = 0
        state.marked[seat] = NONE
        state.sealed[seat] = 0
    winner = best(state, turn)
    if winner >= 0:
        state.points[winner] += 1
    state.turn += 1


@rule
def best(state: Any, turn: int) -> int:
    """The seat with the highest single lantern, against the wind the lowest (L7, L8)."""
    sign = -1 if state.wind == 1 and state.calm == 0 else 1
    winner = -1
    for seat in range(int(state.seats)):
        lantern = int(state.shown[seat, turn])
        if is_single(state, turn, lantern) and (
            winner < 0 or sign * lantern > sign * int(state.shown[winner, turn])
        ):
            winner = seat
    return winner


@rule
def is_single(state: Any, turn: int, lantern: int) -> bool:
    """Whether only one seat shows a lantern (L7)."""
    count = 0
    for seat in range(int(state.seats)):
        if state.shown[seat, turn] == lantern:
            count += 1
    return count == 1


@rule
def outcome(state: Any, scores: Any) -> int:
    """Dawn, or darkness if nobody has a point (L10, L11)."""
    total = 0
    for seat in range(int(state.seats)):
        scores[seat] = state.points[seat]
        total += int(state.points[seat])
    if not is_over(state):
        return 0
    return DAWN if total > 0 else DARKNESS


@rule
def determinize(state: Any, observer: int, stream: Stream) -> None:
    """Shuffle what is unseen of each share; let the others hold and mark something that fits."""
    reseed(state.stream, stream)
    if is_over(state):
        return
    for seat in range(int(state.seats)):
        if seat != observer:
            imagine(state, seat)
        else:
            rebuild_share(state, seat)
            shuffle(state, seat, int(state.drawn[seat]))


@rule
def rebuild_share(state: Any, seat: int) -> None:
    """First what is shown or held, then the rest."""
    front = 0
    for past in range(int(state.turn)):
        state.share[seat, front] = state.shown[seat, past]
        front += 1
    for at in range(LANTERNS):
        if state.holds[seat, at] == 1:
            state.share[seat, front] = at + 1
            front += 1
    for at in range(LANTERNS):
        if state.holds[seat, at] != 1 and not was_shown(state, seat, at + 1):
            state.share[seat, front] = at + 1
            front += 1


@rule
def was_shown(state: Any, seat: int, lantern: int) -> bool:
    """Whether a seat has shown a lantern."""
    times = 0
    for past in range(int(state.turn)):
        if state.shown[seat, past] == lantern:
            times += 1
    return times > 0


@rule
def imagine(state: Any, seat: int) -> None:
    """Deal a seat's unseen lanterns anew: how many it drew is unseen too (L3)."""
    for at in range(LANTERNS):
        state.holds[seat, at] = 0
    shown = int(state.turn)
    rebuild_share(state, seat)
    shuffle(state, seat, shown)
    least = shown + int(state.sealed[seat])
    most = min(LANTERNS, HELD + shown)
    state.drawn[seat] = least + below(state.stream, most - least + 1)
    for at in range(shown, int(state.drawn[seat])):
        state.holds[seat, int(state.share[seat, at]) - 1] = 1
    held = int(state.drawn[seat]) - shown
    state.marked[seat] = NONE
    if held > 0 and (state.sealed[seat] == 1 or below(state.stream, 2) == 1):
        state.marked[seat] = state.share[seat, shown + below(state.stream, held)]


@rule
def count_pieces(state: Any, counts: Any) -> None:
    """Count the lanterns of each number, undrawn, held and shown."""
    for at in range(LANTERNS):
        counts[at] = 0
    for seat in range(int(state.seats)):
        for at in range(int(state.drawn[seat]), LANTERNS):
            counts[int(state.share[seat, at]) - 1] += 1
        for at in range(LANTERNS):
            counts[at] += int(state.holds[seat, at])
        for past in range(MAX_ROUNDS):
            if state.shown[seat, past] != NONE:
                counts[int(state.shown[seat, past]) - 1] += 1
