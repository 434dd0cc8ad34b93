"""Doubling a claim with terrain cards, and with locomotives in their place."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.games.heart_of_africa.actions import SINGLE, doubling_of
from tenfold.games.heart_of_africa.data import COST, LENGTH, LOCO, TERRAIN


@rule
def add_doublings(state: Any, seat: int, out: Any) -> int:
    """Leave the claim single, or double it in one of the ways there are (H25, H26, H27, H28, H29).

    Exactly the cost is played, and no other player has more cards of that type than the player with
    the locomotives. With the option, who lacks more than the cost plays as many locomotives as are
    lacking, and no terrain card (H40). In the rulebook's example one locomotive both ties and pays,
    and the mountain card stays (H30).
    """
    track = int(state.claim_track[seat])
    terrain = int(TERRAIN[track])
    cost = int(COST[LENGTH[track]])
    lacking = lack(state, seat, terrain)
    locos = locos_left(state, seat)
    out[0] = SINGLE
    count = 1
    for cards in range(1, min(cost, int(state.terrain[seat, terrain])) + 1):
        if lacking <= cost - cards <= locos:
            out[count] = doubling_of(terrain, cards, cost - cards)
            count += 1
    wild = max(cost, lacking) if state.extra == 1 else cost
    if lacking <= wild <= locos:
        out[count] = doubling_of(terrain, 0, wild)
        count += 1
    return count


@rule
def may_double(state: Any, seat: int) -> bool:
    """Whether there is any way to double the half-made claim, once it is paid for.

    Locomotives stand in for the terrain cards that are lacking, to the tie and to the cost (H27, H29, H40).
    """
    track = int(state.claim_track[seat])
    terrain = int(TERRAIN[track])
    cost = int(COST[LENGTH[track]])
    lacking = lack(state, seat, terrain)
    if lacking > cost and state.extra == 0:
        return False
    return max(lacking, cost - int(state.terrain[seat, terrain])) <= locos_left(state, seat)


@rule
def locos_left(state: Any, seat: int) -> int:
    """Locomotives of a hand that do not pay for the half-made claim."""
    return int(state.hand[seat, LOCO]) - int(state.claim_locos[seat])


@rule
def lack(state: Any, seat: int, terrain: int) -> int:
    """How many cards of a type a seat has less than the other that has most; 0 at least (H27)."""
    most = 0
    for other in range(int(state.seats)):
        most = max(most, int(state.terrain[other, terrain]))
    return most - int(state.terrain[seat, terrain])
