"""The heuristic: shortest routes for tickets, the cards they need, threats by others, when to double."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, LEARNED, STRONG, TO_THE_END, Level
from tenfold.core.search_model import SearchModel
from tenfold.games.heart_of_africa import actions as act
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.data import COLOUR, COST, GREY, LENGTH, LOCO, POINTS, TERRAIN
from tenfold.games.heart_of_africa.doubling import lack
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.evaluation import evaluate
from tenfold.games.heart_of_africa.open_tracks import is_open
from tenfold.games.heart_of_africa.shortest_paths import (
    DEGREE,
    FAR,
    INCIDENT,
    distance,
    distances_between,
    spaces_for,
    spaces_to,
)
from tenfold.games.heart_of_africa.state import DRAWN, KEPT, NO_TRACK, UNDECIDED
from tenfold.games.heart_of_africa.weights import BASELINE, EXPERT_FOR_MANY, EXPERT_SEATS, STYLES, W
from tenfold.games.heart_of_africa.weights import EXPERT as EXPERT_FOR_TWO


@rule
def score_actions(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """What each action is worth, roughly in points, from the view of the seat."""
    score_with(view, seat, actions, count, worths, STYLES[BASELINE])


@rule
def score_actions_tuned(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """The same with tuned numbers."""
    style = EXPERT_FOR_TWO if view.seats <= EXPERT_SEATS else EXPERT_FOR_MANY
    score_with(view, seat, actions, count, worths, STYLES[style])


@rule
def score_with(view: Any, seat: int, actions: Any, count: int, worths: Any, weights: Any) -> None:
    """What each action is worth by some set of numbers."""
    first = actions[0]
    if first >= act.KEEP:
        score_ticket(view, seat, actions, worths, weights)
    elif first >= act.SINGLE:
        for i in range(count):
            worths[i] = worth_of_doubling(view, seat, actions[i], weights)
    elif first >= act.PAY:
        for i in range(count):
            worths[i] = worth_of_payment(view, seat, actions[i], weights)
    else:
        score_turn(view, seat, actions, count, worths, weights)


@rule
def score_ticket(view: Any, seat: int, actions: Any, worths: Any, weights: Any) -> None:
    """Keep what is near, and of the rest what is nearest; never more than the trains can do."""
    ticket = int(actions[0]) - act.KEEP
    asked = spaces_for(view, seat, ticket, NO_TRACK)
    planned = 0
    kept = 0
    nearer = 0
    for place in range(DRAWN):
        if view.chosen[seat, place] == KEPT:
            planned += spaces_for(view, seat, int(view.drawn[seat, place]), NO_TRACK)
            kept += 1
        elif place < view.choosing[seat] and view.chosen[seat, place] == UNDECIDED:
            nearer += int(spaces_for(view, seat, int(view.drawn[seat, place]), NO_TRACK) < asked)
    if view.is_setup == 1:
        is_wanted = planned + asked <= weights[W.first_spaces] or kept + nearer < 2
    else:
        is_wanted = (
            asked <= weights[W.later_spaces] and asked <= int(view.trains[seat]) - weights[W.spare_trains]
        )
        is_wanted = is_wanted or (kept == 0 and nearer == 0)
    worths[0] = 1.0 if is_wanted else 0.0
    worths[1] = 0.5


@rule
def worth_of_doubling(view: Any, seat: int, action: int, weights: Any) -> float:
    """Points gained, less what the cards are worth; locomotives are worth two."""
    if action == act.SINGLE:
        return 0.0
    length = int(LENGTH[int(view.claim_track[seat])])
    cards = float(act.DOUBLE_CARDS[action - act.DOUBLE])
    wild = float(act.DOUBLE_WILD[action - act.DOUBLE])
    worth = 1.0 if not in_a_hurry(view, weights) else 0.1
    return float(POINTS[length]) - worth * (
        weights[W.double_card] * cards + weights[W.double_locomotive] * wild
    )


@rule
def worth_of_payment(view: Any, seat: int, action: int, weights: Any) -> float:
    """Few locomotives, and the colour of which there are most."""
    colour = int(act.PAY_COLOUR[action - act.PAY])
    locos = float(act.PAY_LOCOS[action - act.PAY])
    return 0.1 * float(view.hand[seat, colour]) - weights[W.pay_locomotive] * locos


@rule
def in_a_hurry(view: Any, weights: Any) -> bool:
    """Whether the last round is on or near."""
    least = 0 if view.turns_left > 0 else int(view.trains[0])
    for seat in range(int(view.seats)):
        least = min(least, int(view.trains[seat]))
    return least <= weights[W.hurry]


@rule
def score_turn(view: Any, seat: int, actions: Any, count: int, worths: Any, weights: Any) -> None:
    """Draw, claim, or take more tickets."""
    if view.turns_left > 0 and weights[W.last_turn] > 0.0:
        score_last_turn(view, seat, actions, count, worths)
        return
    for i in range(count):
        worths[i] = worth_at_first(view, seat, actions[i], weights)
    open_tickets = 0
    for ticket in range(int(view.box_tickets)):
        if view.tickets[seat, ticket] == 1 and not is_done(view, seat, ticket):
            open_tickets += int(score_plan(view, seat, ticket, actions, count, worths, weights))
    if open_tickets == 0:
        score_points(view, seat, actions, count, worths, weights)


@rule
def score_last_turn(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """Each seat has one turn in the last round (H35): only a claim scores, by itself and by tickets."""
    for i in range(count):
        worths[i] = 0.0
        if actions[i] >= act.CLAIM:
            worths[i] = worth_of_points(view, seat, int(data.CHOICE_FIRST[actions[i] - act.CLAIM]))
        elif actions[i] == act.DRAW_TICKETS:
            worths[i] = -1.0
    for ticket in range(int(view.box_tickets)):
        if view.tickets[seat, ticket] == 1 and not is_done(view, seat, ticket):
            score_completion(view, seat, ticket, actions, count, worths)


@rule
def score_completion(view: Any, seat: int, ticket: int, actions: Any, count: int, worths: Any) -> None:
    """Add what completing a ticket is worth to each claim that does: its points are won, not lost (H36)."""
    there = distances_between(view, seat, ticket, 0, NO_TRACK)
    back = distances_between(view, seat, ticket, 1, NO_TRACK)
    for i in range(count):
        if actions[i] >= act.CLAIM:
            track = int(data.CHOICE_FIRST[actions[i] - act.CLAIM])
            one = int(data.TRACK_FROM[track])
            other = int(data.TRACK_TO[track])
            joins = distance(there, one) + distance(back, other) == 0
            if joins or distance(there, other) + distance(back, one) == 0:
                worths[i] += 2.0 * float(view.ticket_points[ticket])


@rule
def worth_at_first(view: Any, seat: int, action: int, weights: Any) -> float:
    """Before any plan: cards are worth a little, claims only when they give many points."""
    if action == act.PASS:
        return 0.0
    if action >= act.CLAIM:
        many = weights[W.claim_with_many_cards] * int(view.hand_size[seat])
        many += weights[W.claim_in_a_hurry] if in_a_hurry(view, weights) else 0.0
        worth = worth_of_points(view, seat, int(data.CHOICE_FIRST[action - act.CLAIM]))
        return worth - weights[W.claim_without_plan] + many
    if action == act.DRAW_TICKETS:
        return -50.0
    if action == act.TAKE_TERRAIN_DECK:
        return float(weights[W.terrain_deck])
    if action >= act.TAKE_TERRAIN:
        is_near = lack(view, seat, action - act.TAKE_TERRAIN) <= 1
        return float(weights[W.terrain_near if is_near else W.terrain_far])
    if action == act.TAKE_DECK:
        return float(weights[W.deck_card])
    return float(weights[W.locomotive_card if action == act.TAKE + LOCO else W.any_card])


@rule
def worth_of_points(view: Any, seat: int, track: int) -> float:
    """Points of a claim, doubled if it can be doubled with terrain cards."""
    points = float(POINTS[int(LENGTH[track])])
    return 2.0 * points if is_ready(view, seat, track) else points


@rule
def is_ready(view: Any, seat: int, track: int) -> bool:
    """Whether terrain cards double a track now."""
    terrain = int(TERRAIN[track])
    return view.terrain[seat, terrain] >= COST[int(LENGTH[track])] and lack(view, seat, terrain) == 0


@rule
def is_worth_waiting(view: Any, seat: int, track: int, weights: Any) -> bool:
    """Whether a track of more than one space should wait until it can be doubled."""
    if LENGTH[track] < 2 or in_a_hurry(view, weights):
        return False
    terrain = int(TERRAIN[track])
    missing = max(int(COST[int(LENGTH[track])]) - int(view.terrain[seat, terrain]), lack(view, seat, terrain))
    return 0 < missing <= weights[W.patience]


@rule
def score_plan(
    view: Any, seat: int, ticket: int, actions: Any, count: int, worths: Any, weights: Any
) -> bool:
    """Add what each action does for one ticket; False if the ticket cannot be done any more."""
    there = distances_between(view, seat, ticket, 0, NO_TRACK)
    spaces = spaces_to(view, there, ticket, 1)
    if spaces > min(int(view.trains[seat]), FAR - 1):
        return False
    if view.turns_left > 0 and spaces > weights[W.last_spaces]:
        return False
    back = distances_between(view, seat, ticket, 1, NO_TRACK)
    share = weights[W.ticket] * float(view.ticket_points[ticket]) / spaces
    for track in range(data.TRACKS):
        if not is_open(view, seat, track):
            continue
        length = int(LENGTH[track])
        one = int(data.TRACK_FROM[track])
        other = int(data.TRACK_TO[track])
        way = length + min(
            distance(there, one) + distance(back, other), distance(there, other) + distance(back, one)
        )
        if way == spaces:
            gain = share * length + danger(view, seat, ticket, track, spaces, weights)
            score_track(view, seat, track, gain, actions, count, worths, weights)
    return True


@rule
def danger(view: Any, seat: int, ticket: int, track: int, spaces: int, weights: Any) -> float:
    """What a ticket would lose without a track of its shortest way, times how likely others take it.

    A bottleneck without a way round costs twice the ticket, others the spaces of the detour.
    """
    worst = 2.0 * float(view.ticket_points[ticket])
    around = spaces_for(view, seat, ticket, track)
    if around <= min(int(view.trains[seat]), FAR - 1):
        worst = min(worst, weights[W.detour] * (around - spaces))
    return threat(view, seat, track, weights) * worst


@rule
def threat(view: Any, seat: int, track: int, weights: Any) -> float:
    """How likely others are to take a track: they are many, have tracks near it, took its colour."""
    likely = 0.0
    for other in range(int(view.seats)):
        if other != seat and view.trains[other] >= LENGTH[track]:
            ends = int(touches(view, other, data.TRACK_FROM[track]))
            ends += int(touches(view, other, data.TRACK_TO[track]))
            likely += weights[W.near] * (1.0 + ends)
            if COLOUR[track] < GREY and view.known[other, int(COLOUR[track])] > 0:
                likely += weights[W.seen]
    return likely


@rule
def touches(view: Any, seat: int, stop: int) -> bool:
    """Whether a seat has a track that ends at a stop."""
    count = 0
    for i in range(int(DEGREE[stop])):
        count += int(view.owner[int(INCIDENT[stop, i])] == seat)
    return count > 0


@rule
def score_points(view: Any, seat: int, actions: Any, count: int, worths: Any, weights: Any) -> None:
    """No ticket asks for anything: more tickets, or long tracks for their points."""
    hurry = in_a_hurry(view, weights)
    for i in range(count):
        if actions[i] == act.DRAW_TICKETS and not hurry and view.trains[seat] >= weights[W.more_tickets]:
            worths[i] = 100.0
    for track in range(data.TRACKS):
        length = int(LENGTH[track])
        if (
            length <= view.trains[seat]
            and (length >= weights[W.long_track] or hurry)
            and is_open(view, seat, track)
        ):
            score_track(view, seat, track, float(POINTS[length]), actions, count, worths, weights)


@rule
def score_track(
    view: Any, seat: int, track: int, gain: float, actions: Any, count: int, worths: Any, weights: Any
) -> None:
    """A track is wanted: claim it, or draw the cards that it asks for."""
    colour = int(COLOUR[track])
    length = int(LENGTH[track])
    waits = is_worth_waiting(view, seat, track, weights)
    most = most_cards(view, seat)
    held = int(view.hand[seat, most if colour == GREY else colour])
    near = (held + 1.0) / (length + 1.0)
    for i in range(count):
        action = actions[i]
        if action >= act.CLAIM:
            if data.CHOICE_FIRST[action - act.CLAIM] == track:
                worths[i] += gain + weights[W.waiting if waits else W.ready]
                worths[i] += weights[W.points] * worth_of_points(view, seat, track)
        elif action >= act.TAKE_TERRAIN:
            if action == act.TAKE_TERRAIN + int(TERRAIN[track]) and waits:
                worths[i] += weights[W.for_terrain] * gain * near + weights[W.wanted_terrain]
        elif held < length:
            worths[i] += use_of_card(action, colour, most, weights) * gain * near


@rule
def use_of_card(action: int, colour: int, most: int, weights: Any) -> float:
    """What a card for a track is worth, as a part of its gain; a grey one takes what there is most of."""
    if action == act.TAKE_DECK:
        return float(weights[W.for_deck])
    if colour == GREY:
        return float(weights[W.for_grey]) if action == act.TAKE + most else 0.0
    if action == act.TAKE + colour:
        return float(weights[W.for_colour])
    return float(weights[W.for_locomotive]) if action == act.TAKE + LOCO else 0.0


@rule
def most_cards(view: Any, seat: int) -> int:
    """The colour of which a seat holds most."""
    best = 0
    for colour in range(1, data.COLOURS):
        if view.hand[seat, colour] > view.hand[seat, best]:
            best = colour
    return best


LOGIT_SCALE = 18.0
"""By so many points a seat must be ahead to win e times as often as it loses, in the middle of a match."""

SEARCH_MODEL = SearchModel(
    evaluate,
    {
        BEGINNER: Level(temperature=2.8, temperature_per_seat=0.4),
        CASUAL: Level(),
        STRONG: Level(temperature=0.7, uses_tuned_weights=True),
        EXPERT: Level(width=4, rounds=TO_THE_END, min_standard_errors=2.0, uses_tuned_weights=True),
        LEARNED: Level(uses_network=True),
    },
    score_actions=score_actions_tuned,
    logit_scale=LOGIT_SCALE,
    searches_simultaneous=False,
)
"""Search loses against the tuned heuristic (bench/README.md), which therefore decides alone."""
