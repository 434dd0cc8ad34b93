"""Builds tables for tests from text."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tenfold.core.batch import Batch
from tenfold.core.game import GameEvent, Reason
from tenfold.core.rng import seed_stream
from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.box import STANDARD_BOX
from tenfold.games.heart_of_africa.claims import join
from tenfold.games.heart_of_africa.data import (
    BOARD,
    CHOICE_FIRST,
    CHOICES,
    COPIES,
    KIND_NAMES,
    LENGTH,
    POINTS,
    TERRAIN_NAMES,
    TICKETS,
    TRACKS,
    choice_name,
    route_name,
    ticket_name,
)
from tenfold.games.heart_of_africa.open_tracks import close
from tenfold.games.heart_of_africa.state import EMPTY, UNDECIDED

ALL_SEATS = (2, 3, 4, 5)
CAPE = "cape-town-port-elizabeth"
NO_CARDS: dict[str, Any] = {"display": "", "deck": "", "terrain_display": "", "terrain_deck": ""}
"""The last seat holds every card that is not named."""
REST = None
"""In place of the cards of a deck: all that lie nowhere else."""
TRACK_OF = {choice_name(choice): int(CHOICE_FIRST[choice]) for choice in range(CHOICES)}
NO_TICKET = TICKETS
"""Where the standard deck has a place for a ticket and there is none."""
TICKET_OF = {ticket_name(STANDARD_BOX, ticket): ticket for ticket in range(TICKETS)}


def counts_of(text: str, names: Sequence[str]) -> list[int]:
    """How many cards of each kind a text like "black 3 loco 1" names."""
    words = text.split()
    counts = [0] * len(names)
    for name, count in zip(words[::2], words[1::2], strict=True):
        counts[names.index(name)] += int(count)
    return counts


def dealt(seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None) -> Any:
    """A state after the deal."""
    states = GAME.template(seats, options)
    seed_stream(states[0].stream, seed, 0)
    GAME.compiled.deal_at(states, 0, seats)
    return states


# Many parameters, each with a default: a test names only what its table needs.
def table(
    hand: str = "",
    *,
    seats: int = 2,
    seat: int = 0,
    others: Mapping[int, str] | None = None,
    terrain: Mapping[int, str] | None = None,
    display: str = "purple white blue yellow orange",
    deck: str | None = REST,
    discards: str = "",
    terrain_display: str = "desert jungle",
    terrain_deck: str | None = REST,
    terrain_discards: str = "",
    tickets: Mapping[int, Sequence[str]] | None = None,
    claims: Mapping[int, Sequence[str]] | None = None,
    trains: Mapping[int, int] | None = None,
    no_tickets_left: bool = False,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Any:
    """An array of one state: the hand of the seat on turn, and whatever else is named.

    What is named nowhere is in the decks; if the cards of a deck are named, the last seat holds
    the rest. With no tickets left the last seat holds them too.
    """
    states = dealt(seats, seed, options)
    state = states[0]
    state.is_setup, state.turn, state.beginner = 0, seat, seat
    state.renewals = 0
    state.choosing[:], state.drawn[:], state.chosen[:] = 0, NO_TICKET, UNDECIDED
    state.tickets[:], state.ticket_deck[:TICKETS] = 0, 1
    for owner, names in (tickets or {}).items():
        for name in names:
            state.tickets[owner, TICKET_OF[name]] = 1
            state.ticket_deck[TICKET_OF[name]] = 0
    if no_tickets_left:
        state.tickets[seats - 1] |= state.ticket_deck
        state.ticket_deck[:] = 0
    state.ticket_count[:], state.ticket_deck_size = state.tickets.sum(1), state.ticket_deck.sum()
    for owner, left in (trains or {}).items():
        state.trains[owner] = left
    for owner, names in (claims or {}).items():
        for name in names:
            own(states, owner, TRACK_OF[name])
    _lay_trains(state, {**(others or {}), seat: hand}, display, deck, discards, seats)
    _lay_terrain(state, terrain or {}, terrain_display, terrain_deck, terrain_discards, seats)
    return states


def own(states: Any, seat: int, track: int) -> None:
    """Give a track to a seat, as if it had been claimed long ago."""
    state = states[0]
    state.owner[track] = seat
    close(state, track)
    state.claim_points[track] = POINTS[LENGTH[track]]
    join(state, seat, *BOARD.tracks[track].ends)


def _lay_trains(
    state: Any, hands: Mapping[int, str], display: str, deck: str | None, discards: str, seats: int
) -> None:
    state.hand[:], state.known[:] = 0, 0
    for owner, held in hands.items():
        state.hand[owner] = counts_of(held, KIND_NAMES)
    shown = [KIND_NAMES.index(word) for word in display.split()]
    state.display[:] = shown + [EMPTY] * (5 - len(shown))
    state.train_discards[:] = counts_of(discards, KIND_NAMES)
    in_display = np.array([shown.count(kind) for kind in range(9)])
    rest = COPIES - state.hand.sum(0) - in_display - state.train_discards
    if deck is REST:
        state.train_deck[:] = rest
    else:
        state.train_deck[:] = counts_of(deck, KIND_NAMES)
        state.hand[seats - 1] += (rest - state.train_deck).astype(np.int8)
    assert (state.train_deck >= 0).all()
    assert (state.hand >= 0).all()
    state.train_deck_size = state.train_deck.sum()
    state.hand_size[:] = state.hand.sum(1)


def _lay_terrain(
    state: Any, held: Mapping[int, str], display: str, deck: str | None, discards: str, seats: int
) -> None:
    state.terrain[:] = 0
    for owner, cards in held.items():
        state.terrain[owner] = counts_of(cards, TERRAIN_NAMES)
    shown = [TERRAIN_NAMES.index(word) for word in display.split()]
    state.terrain_display[:] = shown + [EMPTY] * (2 - len(shown))
    state.terrain_discards[:] = counts_of(discards, TERRAIN_NAMES)
    rest = 15 - state.terrain.sum(0) - np.array([shown.count(kind) for kind in range(3)])
    rest -= state.terrain_discards
    if deck is REST:
        state.terrain_deck[:] = rest
    else:
        state.terrain_deck[:] = counts_of(deck, TERRAIN_NAMES)
        state.terrain[seats - 1] += (rest - state.terrain_deck).astype(np.int8)
    assert (state.terrain_deck >= 0).all()


def moves(states: Any, seat: int | None = None) -> list[str]:
    """The legal actions of a seat, by default the one on turn, as text."""
    chosen = int(states[0].turn) if seat is None else seat
    return [GAME.actions.notation(action) for action in GAME.legal(states, chosen)]


def do(states: Any, *texts: str, seat: int | None = None) -> Any:
    """The seat on turn, or another, does legal things one after the other; the state after them."""
    for text in texts:
        actor = int(states[0].turn) if seat is None else seat
        action = GAME.actions.parse(text)
        assert action in GAME.legal(states, actor), (text, moves(states, actor))
        GAME.compiled.apply_at(states, 0, actor, action)
    return states[0]


def start(states: Any, keep: int = 4) -> Any:
    """All seats choose their first tickets: keep so many and return the others."""
    for seat in range(int(states[0].seats)):
        for _ in range(keep):
            if states[0].choosing[seat] > 0:
                GAME.compiled.apply_at(states, 0, seat, GAME.legal(states, seat)[0])
        while states[0].choosing[seat] > 0:
            GAME.compiled.apply_at(states, 0, seat, GAME.legal(states, seat)[1])
    return states


def due(states: Any) -> tuple[int, ...]:
    """The seats that are to act."""
    return GAME.status(states, int(states[0].seats))[0]


def outcome(states: Any) -> Any:
    """How the game ended, if it has."""
    return GAME.status(states, int(states[0].seats))[1]


def why(states: Any, text: str, seat: int | None = None) -> Reason:
    """Why the seat on turn may not do something."""
    actor = int(states[0].turn) if seat is None else seat
    action = GAME.actions.parse(text)
    assert action not in GAME.legal(states, actor), text
    return GAME.why(GAME.view(states, int(states[0].seats), actor), action)


def told(states: Any, text: str, observer: int) -> list[GameEvent]:
    """What an observer is told when the seat on turn does something; the states move on."""
    seats, seat = int(states[0].seats), int(states[0].turn)
    before = GAME.view(states, seats, observer)
    do(states, text)
    entry = GAME.seen_entry(seat, GAME.actions.parse(text), observer)
    return list(GAME.events(before, entry, GAME.view(states, seats, observer)))


def tracks_between(name: str) -> list[int]:
    """All tracks of a route."""
    return [track for track in range(TRACKS) if route_name(track) == name]


def owner_of(states: Any, name: str) -> list[int]:
    """Who owns the tracks of a route; FREE if nobody."""
    return [int(states[0].owner[track]) for track in tracks_between(name)]


def play(seats: int, styles: tuple[int, ...], count: int, seed: int, extra: str = "off") -> tuple[Any, Any]:
    """Finished matches and their scores."""
    batch = Batch(GAME, seats, count, {"extra": extra})
    batch.play(styles, seed=seed)
    return batch.states, batch.scores


def play_on(states: Any, seed: int, style: int = 0) -> Any:
    """Play by any legal actions; the state before each, the seat, the action."""
    chooser = np.random.default_rng(seed)
    while seats := due(states):
        seat = int(chooser.choice(seats))
        legal = GAME.legal(states, seat)
        action = int(chooser.choice(legal)) if style == 0 else int(legal[0])
        before = states.copy()
        GAME.compiled.apply_at(states, 0, seat, action)
        yield before[0], seat, action


def hand(states: Any, seat: int) -> list[int]:
    return states[0].hand[seat].tolist()


def done_at_the_end(states: Any, seat: int) -> int:
    """How many tickets a seat has done if the match ends now."""
    state = states[0]
    state.turns_left, state.turn, state.cards_taken = 1, seat, 1
    do(states, "take deck")
    assert outcome(states) is not None
    return int(state.done[seat])


def name_of(ticket: int) -> str:
    return next(name for name, number in TICKET_OF.items() if number == ticket)


def shown(states: Any, observer: int) -> str:
    view = GAME.view(states, int(states[0].seats), observer)
    names = ("Ada", "Ben", "Cleo", "Dan", "Eva")[: int(states[0].seats)]
    lines = ["".join(span.text for span in line) for line in GAME.show(view, text_of(GAME), names)]
    assert max(len(line) for line in lines) <= 80
    return "\n".join(lines)
