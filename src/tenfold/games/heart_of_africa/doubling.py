"""Doubling a claim with terrain cards, and with locomotives in their place."""

from typing import Any

from tenfold.core.kernel import rule
from tenfold.games.heart_of_africa.actions import SINGLE, doubling_of
from tenfold.games.heart_of_africa.data import COST, LENGTH, LOCO, TERRAIN


@rule
def add_doublings(state: Any, seat: int, out: Any) -> int:
    """Leave the claim single, or double it in one of the ways there are (H25, H40)."""
    track = int(state.claim_track[seat])
    terrain = int(TERRAIN[track])
    cost = int(COST[LENGTH[track]])
    out[0] = SINGLE
    count = 1
    for cards in range(1, cost + 1):
        if can_double(state, seat, cards, cost - cards):
            out[count] = doubling_of(terrain, cards, cost - cards)
            count += 1
    wild = max(cost, lack(state, seat, terrain)) if state.extra == 1 else cost
    if can_double(state, seat, 0, wild):
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
    fewest = max(lacking, cost - int(state.terrain[seat, terrain]))
    if fewest > int(state.hand[seat, LOCO]) - int(state.claim_locos[seat]):
        return False
    return lacking <= cost or state.extra == 1


@rule
def can_double(state: Any, seat: int, cards: int, wild: int) -> bool:
    """Whether so many terrain cards and locomotives double the half-made claim (H26, H27, H28, H29).

    Exactly the cost is played, and no other player has more cards of that type than the player with
    the locomotives. With the option, who lacks more than the cost plays as many locomotives as are
    lacking, and no terrain card (H40). In the rulebook's example one locomotive both ties and pays,
    and the mountain card stays (H30).
    """
    track = int(state.claim_track[seat])
    terrain = int(TERRAIN[track])
    cost = int(COST[LENGTH[track]])
    if wild > int(state.hand[seat, LOCO]) - int(state.claim_locos[seat]):
        return False
    if cards > state.terrain[seat, terrain] or wild < lack(state, seat, terrain):
        return False
    if cards + wild == cost:
        return True
    return state.extra == 1 and cards == 0 and cost < wild == lack(state, seat, terrain)


@rule
def lack(state: Any, seat: int, terrain: int) -> int:
    """How many cards of a type a seat has less than the other that has most; 0 at least (H27)."""
    most = 0
    for other in range(int(state.seats)):
        if other != seat:
            most = max(most, int(state.terrain[other, terrain]))
    return max(most - int(state.terrain[seat, terrain]), 0)
