"""Explains why an action is not legal."""

from tenfold.core.game import Reason
from tenfold.core.view import View
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import DOUBLINGS, PAYMENTS, choice_title, parts
from tenfold.games.heart_of_africa.data import COLOUR, FERRY, GREY, LENGTH, LOCO, NONE, route_title
from tenfold.games.heart_of_africa.doubling import lack
from tenfold.games.heart_of_africa.state import EMPTY, FREE, NO_TRACK
from tenfold.games.heart_of_africa.tickets import next_undecided

Args = dict[str, int | str]


def why(view: View, action: int) -> Reason:
    """The clause that forbids an action of the view's observer, who is due."""
    state, seat = view.state, view.observer
    kind, at = parts(action)
    if state.choosing[seat] > 0:
        return _while_choosing(view, kind)
    if kind in {"keep", "return"}:
        return Reason("no-choice", "H49")
    if state.claim_track[seat] != NO_TRACK:
        return _while_claiming(view, kind, at)
    if kind in {"pay", "single", "double"}:
        return Reason("claim-first", "H9")
    if kind == "pass":
        return Reason("no-pass", "H43")
    if state.cards_taken > 0 and kind in {"tickets", "claim"}:
        return Reason("second-card", "H57")
    if kind == "claim":
        return why_not_claim(view, at)
    return Reason("no-tickets", "H10") if kind == "tickets" else _why_not_take(view, kind, at)


def _why_not_take(view: View, kind: str, at: int) -> Reason:
    """The card does not lie there, its deck is empty, or it is a locomotive at the wrong time."""
    if kind.endswith("deck"):
        return Reason("no-train-card" if kind == "take-deck" else "no-terrain-card", "H50")
    if kind == "take" and at in view.state.display:
        return Reason("loco-second", "H14")
    names = data.KIND_NAMES if kind == "take" else data.TERRAIN_NAMES
    return Reason("not-shown", "H13", {"card": names[at]})


def _while_choosing(view: View, kind: str) -> Reason:
    """Tickets are decided one by one, in the order in which they were drawn."""
    seat = view.observer
    ticket = int(view.state.drawn[seat, next_undecided(view.state, seat)])
    clause = "H7" if view.state.is_setup == 1 else "H10"
    code = "not-that-ticket" if kind in {"keep", "return"} else "choose-first"
    return Reason(code, clause, {"ticket": data.ticket_title(view.state, ticket)})


def why_not_claim(view: View, choice: int) -> Reason:
    """Owned, closed, both tracks, too few trains, too few locomotives for a ferry, too few cards."""
    state, seat = view.state, view.observer
    blocked = _why_not_open(view, choice)
    if blocked is not None:
        return blocked
    track = int(data.CHOICE_FIRST[choice])
    route, length = choice_title(choice), int(LENGTH[track])
    trains, locos = int(state.trains[seat]), int(state.hand[seat, LOCO])
    if length > trains:
        return Reason("too-few-trains", "H19", {"route": route, "length": length, "trains": trains})
    if locos < FERRY[track]:
        return Reason("ferry", "H21", {"route": route, "needed": int(FERRY[track]), "locos": locos})
    return _why_too_few_cards(view, track, route)


def _why_too_few_cards(view: View, track: int, route: str) -> Reason:
    """How many cards a track asks for, how many the hand has of the best colour, how many are missing."""
    hand, length = view.state.hand[view.observer], int(LENGTH[track])
    is_grey = COLOUR[track] == GREY
    colour = int(hand[: data.COLOURS].argmax()) if is_grey else int(COLOUR[track])
    have, locos = int(hand[colour]), int(hand[LOCO])
    args: Args = {"route": route, "length": length, "locos": locos, "have": have}
    args |= {"colour": data.TRACK_COLOUR_NAMES[colour], "missing": length - have - locos}
    if not is_grey:
        return Reason("too-few-cards", "H19", args)
    return Reason("too-few-cards-grey" if have else "too-few-cards-none", "H20", args)


def _why_not_open(view: View, choice: int) -> Reason | None:
    """Whose the tracks of a choice are, and what that closes (H24)."""
    state, seat = view.state, view.observer
    first, second = int(data.CHOICE_FIRST[choice]), int(data.CHOICE_SECOND[choice])
    route = choice_title(choice)
    free = [track for track in (first, second) if track != NONE and state.owner[track] == FREE]
    if not free:
        owner = int(state.owner[first])
        if second != NONE and seat in {owner, int(state.owner[second])}:
            owner = seat
        return Reason("owned", "H48", {"route": route, "other": owner})
    twin = int(data.TWIN[free[0]])
    if twin == NONE or state.owner[twin] == FREE:
        return None
    if state.owner[twin] == seat:
        return Reason("both-tracks", "H24", {"route": route_title(first)})
    if state.seats < 4:
        return Reason("closed", "H24", {"route": route_title(first), "other": int(state.owner[twin])})
    return None


def _while_claiming(view: View, kind: str, at: int) -> Reason:
    """A claim that was begun is paid for, then doubled or not; or it is taken back."""
    state, seat = view.state, view.observer
    route: Args = {"route": route_title(int(state.claim_track[seat]))}
    if kind == "double":
        return why_not_double(view, at) or Reason("pay-first", "H48", route)
    if state.claim_colour[seat] != EMPTY:
        return Reason("double-or-not", "H25", route)
    return _why_not_pay(view, at) if kind == "pay" else Reason("pay-first", "H48", route)


def _why_not_pay(view: View, payment: int) -> Reason:
    """As many cards as spaces, of the right colour, with the locomotives of a ferry, from the hand."""
    state, seat = view.state, view.observer
    track = int(state.claim_track[seat])
    colour, cards, locos = PAYMENTS[payment]
    length = int(LENGTH[track])
    args: Args = {"route": route_title(track), "length": length}
    if cards + locos != length:
        return Reason("wrong-number", "H19", args)
    if colour != LOCO and COLOUR[track] not in (GREY, colour):
        return Reason("wrong-colour", "H20", {**args, "colour": data.TRACK_COLOUR_NAMES[COLOUR[track]]})
    if locos < FERRY[track]:
        return Reason("ferry-payment", "H21", {**args, "needed": int(FERRY[track])})
    if locos > state.hand[seat, LOCO]:
        colour, cards = LOCO, locos
    args |= {"card": data.KIND_NAMES[colour], "needed": cards, "have": int(state.hand[seat, colour])}
    return Reason("not-in-hand", "H19", args)


def why_not_double(view: View, doubling: int) -> Reason | None:
    """The type, the cost, the cards before the player, the locomotives, and who has more; or nothing."""
    state, seat = view.state, view.observer
    track = int(state.claim_track[seat])
    terrain, cards, wild = DOUBLINGS[doubling]
    wanted, cost = int(data.TERRAIN[track]), int(data.COST[LENGTH[track]])
    missing = int(lack(state, seat, wanted))
    args: Args = {"terrain": data.TERRAIN_NAMES[wanted], "route": route_title(track)}
    if terrain not in (wanted, data.TERRAINS):
        colour = data.TRACK_COLOUR_NAMES[COLOUR[track]]
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
        has, have = int(state.terrain[most, wanted]), int(state.terrain[seat, wanted]) + wild
        return Reason("double-majority", "H27", {**args, "has": has, "have": have, "other": most})
    return None
