"""Explains why an action is not legal."""

from tenfold.core.game import Reason
from tenfold.core.view import View
from tenfold.games.heart_of_africa.actions import (
    CLAIM,
    DOUBLE,
    DOUBLINGS,
    KIND_CLAIM,
    KIND_DOUBLE,
    KIND_DRAW_TICKETS,
    KIND_KEEP,
    KIND_PASS,
    KIND_PAY,
    KIND_RETURN,
    KIND_TAKE,
    KIND_TAKE_DECK,
    KIND_TAKE_TERRAIN,
    PAY,
    PAYMENTS,
    TAKE,
    TAKE_TERRAIN,
    choice_title,
    kind_of,
)
from tenfold.games.heart_of_africa.data import (
    CHOICE_FIRST,
    CHOICE_SECOND,
    COLOUR,
    COLOURS,
    COST,
    FERRY,
    GREY,
    KIND_NAMES,
    LENGTH,
    LOCO,
    NONE,
    TERRAIN,
    TERRAIN_NAMES,
    TERRAINS,
    TRACK_COLOUR_NAMES,
    TWIN,
    route_title,
    ticket_title,
)
from tenfold.games.heart_of_africa.doubling import lack
from tenfold.games.heart_of_africa.state import EMPTY, FREE, NO_TRACK
from tenfold.games.heart_of_africa.tickets import next_undecided


def why(view: View, action: int) -> Reason:
    """The clause that forbids an action of the view's observer, who is due."""
    state, seat, kind = view.state, view.observer, int(kind_of(action))
    if state.choosing[seat] > 0:
        return _while_choosing(view, kind)
    if kind in {KIND_KEEP, KIND_RETURN}:
        return Reason("no-choice", "H49")
    if state.claim_track[seat] != NO_TRACK:
        return _while_claiming(view, action)
    if KIND_PAY <= kind <= KIND_DOUBLE:
        return Reason("claim-first", "H9")
    if kind == KIND_PASS:
        return Reason("no-pass", "H43")
    if state.cards_taken > 0 and kind in {KIND_DRAW_TICKETS, KIND_CLAIM}:
        return Reason("second-card", "H57")
    if kind == KIND_CLAIM:
        return why_not_claim(view, action - CLAIM)
    if kind == KIND_DRAW_TICKETS:
        return Reason("no-tickets", "H10")
    return _why_not_take(view, action)


def _while_choosing(view: View, kind: int) -> Reason:
    """Tickets are decided one by one, in the order in which they were drawn."""
    seat = view.observer
    ticket = int(view.state.drawn[seat, next_undecided(view.state, seat)])
    clause = "H7" if view.state.is_setup == 1 else "H10"
    code = "not-that-ticket" if kind in {KIND_KEEP, KIND_RETURN} else "choose-first"
    return Reason(code, clause, {"ticket": ticket_title(ticket)})


def _why_not_take(view: View, action: int) -> Reason:
    """The card does not lie there, its deck is empty, or it is a locomotive at the wrong time."""
    kind = int(kind_of(action))
    if kind == KIND_TAKE:
        card = KIND_NAMES[action - TAKE]
        if action - TAKE in view.state.display.tolist():
            return Reason("loco-second", "H14")
        return Reason("not-shown", "H13", {"card": card})
    if kind == KIND_TAKE_DECK:
        return Reason("no-train-card", "H50")
    if kind == KIND_TAKE_TERRAIN:
        return Reason("not-shown", "H13", {"card": TERRAIN_NAMES[action - TAKE_TERRAIN]})
    return Reason("no-terrain-card", "H50")


def why_not_claim(view: View, choice: int) -> Reason:
    """Owned, closed, both tracks, too few trains, too few locomotives for a ferry, too few cards."""
    state, seat = view.state, view.observer
    track = int(CHOICE_FIRST[choice])
    route, length = choice_title(choice), int(LENGTH[track])
    blocked = _why_not_open(view, choice)
    if blocked is not None:
        return blocked
    if length > state.trains[seat]:
        trains = int(state.trains[seat])
        return Reason("too-few-trains", "H19", {"route": route, "length": length, "trains": trains})
    locos = int(state.hand[seat, LOCO])
    if locos < FERRY[track]:
        return Reason("ferry", "H21", {"route": route, "needed": int(FERRY[track]), "locos": locos})
    return _why_too_few_cards(view, track, route)


def _why_too_few_cards(view: View, track: int, route: str) -> Reason:
    """How many cards a track asks for, how many the hand has of the best colour, how many are missing."""
    hand, length, locos = (
        view.state.hand[view.observer],
        int(LENGTH[track]),
        int(view.state.hand[view.observer, LOCO]),
    )
    is_grey = COLOUR[track] == GREY
    colour = int(hand[:COLOURS].argmax()) if is_grey else int(COLOUR[track])
    have = int(hand[colour])
    args: dict[str, int | str] = {
        "route": route,
        "length": length,
        "locos": locos,
        "have": have,
        "colour": TRACK_COLOUR_NAMES[colour],
        "missing": length - have - locos,
    }
    if not is_grey:
        return Reason("too-few-cards", "H19", args)
    return Reason("too-few-cards-grey" if have else "too-few-cards-none", "H20", args)


def _why_not_open(view: View, choice: int) -> Reason | None:
    """Whose the tracks of a choice are, and what that closes (H24)."""
    state, seat = view.state, view.observer
    first, second = int(CHOICE_FIRST[choice]), int(CHOICE_SECOND[choice])
    route = choice_title(choice)
    free = [track for track in (first, second) if track != NONE and state.owner[track] == FREE]
    if not free:
        owner = int(state.owner[first])
        if second != NONE and seat in {owner, int(state.owner[second])}:
            owner = seat
        return Reason("owned", "H48", {"route": route, "other": owner})
    twin = int(TWIN[free[0]])
    if twin == NONE or state.owner[twin] == FREE:
        return None
    if state.owner[twin] == seat:
        return Reason("both-tracks", "H24", {"route": route_title(first)})
    if state.seats < 4:
        return Reason("closed", "H24", {"route": route_title(first), "other": int(state.owner[twin])})
    return None


def _while_claiming(view: View, action: int) -> Reason:
    """A claim that was begun is paid for, then doubled or not; or it is taken back."""
    state, seat, kind = view.state, view.observer, int(kind_of(action))
    track = int(state.claim_track[seat])
    is_paid = state.claim_colour[seat] != EMPTY
    if kind == KIND_DOUBLE:
        reason = why_not_double(view, action)
        return reason if reason is not None else Reason("pay-first", "H48", {"route": route_title(track)})
    if is_paid:
        return Reason("double-or-not", "H25", {"route": route_title(track)})
    if kind == KIND_PAY:
        return _why_not_pay(view, action)
    return Reason("pay-first", "H48", {"route": route_title(track)})


def _why_not_pay(view: View, action: int) -> Reason:
    """As many cards as spaces, of the right colour, with the locomotives of a ferry, from the hand."""
    state, seat = view.state, view.observer
    track = int(state.claim_track[seat])
    colour, cards, locos = PAYMENTS[action - PAY]
    length = int(LENGTH[track])
    args: dict[str, int | str] = {"route": route_title(track), "length": length}
    if cards + locos != length:
        return Reason("wrong-number", "H19", args)
    if colour != LOCO and COLOUR[track] not in (GREY, colour):
        return Reason("wrong-colour", "H20", {**args, "colour": TRACK_COLOUR_NAMES[COLOUR[track]]})
    if locos < FERRY[track]:
        return Reason("ferry-payment", "H21", {**args, "needed": int(FERRY[track])})
    if locos > state.hand[seat, LOCO]:
        colour, cards = LOCO, locos
    lacking: dict[str, int | str] = {
        "card": KIND_NAMES[colour],
        "needed": cards,
        "have": int(state.hand[seat, colour]),
    }
    return Reason("not-in-hand", "H19", {**args, **lacking})


def why_not_double(view: View, action: int) -> Reason | None:
    """The type, the cost, the cards before the player, the locomotives, and who has more; or nothing."""
    state, seat = view.state, view.observer
    track = int(state.claim_track[seat])
    terrain, cards, wild = DOUBLINGS[action - DOUBLE]
    wanted, cost = int(TERRAIN[track]), int(COST[LENGTH[track]])
    missing = int(lack(state, seat, wanted))
    args: dict[str, int | str] = {"terrain": TERRAIN_NAMES[wanted], "route": route_title(track)}
    if terrain not in (wanted, TERRAINS):
        colour = TRACK_COLOUR_NAMES[COLOUR[track]]
        return Reason("double-type", "H26", {**args, "colour": colour})
    if state.extra == 1 and missing > cost and (cards > 0 or wild != missing):
        return Reason("double-extra", "H40", {**args, "needed": missing})
    if cards + wild != cost and not (state.extra == 1 and missing > cost):
        return Reason("double-cost", "H28", {**args, "cost": cost, "length": int(LENGTH[track])})
    if cards > state.terrain[seat, wanted]:
        have = int(state.terrain[seat, wanted])
        return Reason("double-terrain", "H28", {**args, "needed": cards, "have": have})
    left = int(state.hand[seat, LOCO]) - int(state.claim_locos[seat])
    if wild > left:
        return Reason("double-locos", "H29", {**args, "needed": wild, "have": left})
    if missing > wild:
        others = [other for other in range(view.seats) if other != seat]
        most = max(others, key=lambda other: int(state.terrain[other, wanted]))
        has: dict[str, int | str] = {
            "has": int(state.terrain[most, wanted]),
            "have": int(state.terrain[seat, wanted]) + wild,
        }
        return Reason("double-majority", "H27", {**args, **has, "other": most})
    return None
