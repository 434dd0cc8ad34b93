"""The state of a game of The Heart of Africa."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.games.heart_of_africa.data import BOARD, KINDS, MAX_TICKETS, STOPS, TERRAINS, TICKETS, TRACKS

SEATS = 5
"""Two to five players (H1)."""
DISPLAY = 5
TERRAIN_DISPLAY = 2
DRAWN = 4
"""Tickets are drawn four at a time (H6, H10)."""

FREE = SEATS
"""The owner of a track that nobody has claimed; also an empty place below the ticket deck."""
EMPTY = KINDS
"""A face-up slot without a card (H42), train or terrain."""
NO_TRACK = TRACKS

UNDECIDED = 0
KEPT = 1
RETURNED = 2

_ABSENT = (0,) * (MAX_TICKETS - TICKETS)
STANDARD_PLACES = tuple((*(ticket.ends[end] for ticket in BOARD.tickets), *_ABSENT) for end in range(2))
STANDARD_POINTS = (*(ticket.points for ticket in BOARD.tickets), *_ABSENT)


class State(Record):
    """The whole table."""

    extra: Annotated[int, Field("i1", "all")]
    """Option: 1 if extra locomotives may be played to reach a tie (H40)."""
    begins: Annotated[int, Field("i1", "all")]
    """Option: the seat that goes first, from 1; 0 for random (H47)."""

    seats: Annotated[int, Field("i1", "all")]
    """Number of players (H1)."""
    beginner: Annotated[int, Field("i1", "all")]
    """The seat that went first (H8)."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat whose turn it is; while first tickets are chosen, the seat that will go first."""
    is_setup: Annotated[int, Field("i1", "all")]
    """1 while the first tickets are chosen (H7)."""
    cards_taken: Annotated[int, Field("i1", "all")]
    """How many cards have been drawn this turn (H12)."""
    passes_left: Annotated[int, Field("i1", "all")]
    """How many more passes in a row end the match: one per seat, minus those already made (H44)."""
    turns_left: Annotated[int, Field("i1", "all")]
    """Turns left in the last round, including the current one; 0 before it (H35)."""
    ending: Annotated[int, Field("i1", "all")]
    """0 during the match, then which clause ended it."""

    trains: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """Trains each seat has left (H1)."""
    points: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS,))]
    """Points from claims so far, doubling included (H22, H52)."""
    done: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """Tickets each seat has completed; counted at the end (H36)."""
    score: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS,))]
    """Points including tickets and Globetrotter; counted at the end (H37)."""

    owner: Annotated[NDArray[np.int8], Field("i1", "all", (TRACKS,))]
    """The seat that claimed each track, or FREE."""
    claim_points: Annotated[NDArray[np.int8], Field("i1", "all", (TRACKS,))]
    """Points each claim scored; the board alone doesn't show which routes were doubled (H52)."""
    group: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, STOPS))]
    """For each seat and stop, the lowest-numbered stop its tracks connect it to, or the stop itself."""

    train_deck: Annotated[NDArray[np.int8], Field("i1", "nobody", (KINDS,))]
    """Train cards of each kind in the deck; which one is drawn is decided when it's drawn."""
    train_deck_size: Annotated[int, Field("i1", "all")]
    """Number of train cards in the deck."""
    display: Annotated[NDArray[np.int8], Field("i1", "all", (DISPLAY,))]
    """The face-up train cards, or EMPTY (H13)."""
    train_discards: Annotated[NDArray[np.int8], Field("i1", "all", (KINDS,))]
    """Train cards of each kind discarded since the deck was last remade (H64)."""
    hand: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, KINDS))]
    """Train cards of each kind in each hand (H17)."""
    hand_size: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """Number of train cards in each hand (H17)."""
    known: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, KINDS))]
    """The fewest cards of each kind each hand can hold, given what everyone saw (H46, H64)."""

    terrain_deck: Annotated[NDArray[np.int8], Field("i1", "all", (TERRAINS,))]
    """Terrain cards of each type in the deck; all others are face up, so anyone can count them."""
    terrain_display: Annotated[NDArray[np.int8], Field("i1", "all", (TERRAIN_DISPLAY,))]
    """The face-up terrain cards, or EMPTY."""
    terrain_discards: Annotated[NDArray[np.int8], Field("i1", "all", (TERRAINS,))]
    """Terrain cards of each type discarded since the deck was last remade."""
    terrain: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, TERRAINS))]
    """Terrain cards of each type in front of each seat (H18)."""

    ticket_deck: Annotated[NDArray[np.int8], Field("i1", "nobody", (MAX_TICKETS,), length="box_tickets")]
    """1 for each ticket no one has drawn yet; which one is drawn is decided when it's drawn."""
    ticket_deck_size: Annotated[int, Field("i1", "all")]
    """Number of tickets no one has drawn yet."""
    bottom: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, MAX_TICKETS), length="box_tickets")]
    """The returned tickets below the deck, in order, each in the row of the seat that returned it (H59);
    elsewhere the number of tickets in the box."""
    bottom_by: Annotated[NDArray[np.int8], Field("i1", "all", (MAX_TICKETS,), length="box_tickets")]
    """The seat that returned the ticket at each place below the deck, then FREE."""
    bottom_size: Annotated[int, Field("i1", "all")]
    """Number of returned tickets below the deck."""
    tickets: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, MAX_TICKETS), length="box_tickets")]
    """1 for each ticket a seat has kept (H11)."""
    ticket_count: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many tickets each seat has kept (H11); shown once everyone has chosen (H58)."""
    choosing: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many drawn tickets each seat is choosing from; 0 if none."""
    drawn: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, DRAWN))]
    """The tickets each seat is choosing from, in the order drawn, then the number of tickets in the box."""
    chosen: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, DRAWN))]
    """What the seat decided about each of them: UNDECIDED, KEPT or RETURNED."""

    claim_track: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """The track of an unfinished claim, or NO_TRACK; private until the claim is complete."""
    claim_colour: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """The colour it's paid with, LOCO for locomotives only, or EMPTY if not chosen yet."""
    claim_locos: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """How many locomotives it's paid with."""

    paid_track: Annotated[int, Field("i1", "all")]
    """The track claimed last, or NO_TRACK; everyone sees every part of a claim (H46)."""
    paid_colour: Annotated[int, Field("i1", "all")]
    """The colour it was paid with, LOCO for locomotives only."""
    paid_locos: Annotated[int, Field("i1", "all")]
    """How many locomotives were played as train cards."""
    paid_terrain: Annotated[int, Field("i1", "all")]
    """How many terrain cards doubled it."""
    paid_wild: Annotated[int, Field("i1", "all")]
    """How many locomotives doubled it (H29)."""
    renewals: Annotated[int, Field("i2", "all")]
    """How often the face-up cards were replaced because three were locomotives (H15)."""
    remade: Annotated[int, Field("i2", "all")]
    """How often the train deck was remade from its discards (H16)."""
    terrain_remade: Annotated[int, Field("i2", "all")]
    """How often the terrain deck was remade from its discards (H16)."""
    has_box: Annotated[int, Field("i1", "all", standard=0)]
    """1 if the match plays with a ticket deck of its own (H4)."""
    box_tickets: Annotated[int, Field("i1", "all", standard=TICKETS)]
    """How many tickets the box has."""
    ticket_places: Annotated[
        NDArray[np.int8],
        Field("i1", "all", (2, MAX_TICKETS), standard=STANDARD_PLACES, length="box_tickets"),
    ]
    """The two places of each ticket in the box."""
    ticket_points: Annotated[
        NDArray[np.int8],
        Field("i1", "all", (MAX_TICKETS,), standard=STANDARD_POINTS, length="box_tickets"),
    ]
    """What each ticket is worth."""
    open_choices: Annotated[NDArray[np.int64], Field("i8", "all", (SEATS, 2), is_derived=True)]
    """The routes each seat may still claim, as a set; follows from who owns which track (H24)."""
