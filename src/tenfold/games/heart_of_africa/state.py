"""The state of a game of The Heart of Africa."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.games.heart_of_africa.data import KINDS, STOPS, TERRAINS, TICKETS, TRACKS

SEATS = 5
"""Two to five play (H1)."""
DISPLAY = 5
TERRAIN_DISPLAY = 2
DRAWN = 4
"""Tickets are drawn by fours (H6, H10)."""

FREE = SEATS
"""The owner of a track that nobody has claimed; who returned the ticket at an empty place."""
EMPTY = KINDS
"""A slot of a display without a card (H42), train or terrain."""
NO_TICKET = TICKETS
NO_TRACK = TRACKS

UNDECIDED = 0
KEPT = 1
RETURNED = 2


class State(Record):
    """The whole table."""

    extra: Annotated[int, Field("i1", "all")]
    """Option: 1 if extra locomotives may be played for the tie (H40)."""
    begins: Annotated[int, Field("i1", "all")]
    """Option: 0 if the lot decides who begins, else the number of the seat, from 1 (H47)."""

    seats: Annotated[int, Field("i1", "all")]
    """How many play (H1)."""
    beginner: Annotated[int, Field("i1", "all")]
    """The seat that began (H8)."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat on turn; while the first tickets are chosen, the seat that will begin."""
    is_setup: Annotated[int, Field("i1", "all")]
    """1 while the first tickets are chosen (H7)."""
    cards_taken: Annotated[int, Field("i1", "all")]
    """How many cards the seat on turn has drawn in this turn (H12)."""
    passes_left: Annotated[int, Field("i1", "all")]
    """How many passes in a row would end the match: as many as there are seats, less those made (H44)."""
    turns_left: Annotated[int, Field("i1", "all")]
    """In the last round: turns that are still to come, the present one too; else 0 (H35)."""
    ending: Annotated[int, Field("i1", "all")]
    """0 while the match runs, else which clause ended it."""

    trains: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """Trains that each seat has left (H1)."""
    points: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS,))]
    """Points from claims so far, doubling included (H22, H52)."""
    done: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many tickets each seat has done; counted at the end (H36)."""
    score: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS,))]
    """Points with tickets and Globetrotter; counted at the end (H37)."""

    owner: Annotated[NDArray[np.int8], Field("i1", "all", (TRACKS,))]
    """The seat that claimed each track, or FREE."""
    claim_points: Annotated[NDArray[np.int8], Field("i1", "all", (TRACKS,))]
    """Points that each claim gave: a doubled route cannot be seen otherwise (H52)."""
    group: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, STOPS))]
    """For each seat the lowest stop to which its tracks join each stop; itself, if none do."""

    train_deck: Annotated[NDArray[np.int8], Field("i1", "nobody", (KINDS,))]
    """How many train cards of each kind the deck holds; a card is picked when it is drawn."""
    train_deck_size: Annotated[int, Field("i1", "all")]
    """How many train cards the deck holds."""
    display: Annotated[NDArray[np.int8], Field("i1", "all", (DISPLAY,))]
    """The train cards that lie face up, or EMPTY (H13)."""
    train_discards: Annotated[NDArray[np.int8], Field("i1", "all", (KINDS,))]
    """Train cards of each kind that were discarded since the deck was last made (H64)."""
    hand: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, KINDS))]
    """Train cards of each kind that each seat holds (H17)."""
    hand_size: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many train cards each seat holds (H17)."""
    known: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, KINDS))]
    """The least number of each kind that each hand must hold, as everybody saw (H46, H64)."""

    terrain_deck: Annotated[NDArray[np.int8], Field("i1", "all", (TERRAINS,))]
    """Terrain cards of each type in the deck: all others lie open, so everybody can count these."""
    terrain_display: Annotated[NDArray[np.int8], Field("i1", "all", (TERRAIN_DISPLAY,))]
    """The terrain cards that lie face up for all, or EMPTY."""
    terrain_discards: Annotated[NDArray[np.int8], Field("i1", "all", (TERRAINS,))]
    """Terrain cards of each type that were discarded since the deck was last made."""
    terrain: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, TERRAINS))]
    """Terrain cards of each type before each seat (H18)."""

    ticket_deck: Annotated[NDArray[np.int8], Field("i1", "nobody", (TICKETS,))]
    """1 for each ticket that nobody has drawn yet; one is picked when it is drawn."""
    ticket_deck_size: Annotated[int, Field("i1", "all")]
    """How many tickets nobody has drawn yet."""
    bottom: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, TICKETS))]
    """The returned tickets below the deck, in order: each in the row of who returned it (H59)."""
    bottom_by: Annotated[NDArray[np.int8], Field("i1", "all", (TICKETS,))]
    """Who returned the ticket at each place below the deck, then FREE."""
    bottom_size: Annotated[int, Field("i1", "all")]
    """How many returned tickets lie below the deck."""
    tickets: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, TICKETS))]
    """1 for each ticket that a seat has kept (H11)."""
    ticket_count: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many tickets each seat has kept (H11); shown when all have chosen (H58)."""
    choosing: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """From how many drawn tickets each seat is choosing; 0 if it is not."""
    drawn: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, DRAWN))]
    """The tickets from which each seat chooses, in the order drawn, then NO_TICKET."""
    chosen: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, DRAWN))]
    """What becomes of each of them: UNDECIDED, KEPT or RETURNED."""

    claim_track: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """The track of a half-made claim, or NO_TRACK: its owner's alone until it is complete."""
    claim_colour: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """The colour that pays for it, LOCO if locomotives only do, or EMPTY if not yet chosen."""
    claim_locos: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """How many locomotives pay for it."""

    paid_track: Annotated[int, Field("i1", "all")]
    """The track that was claimed last, or NO_TRACK. Everybody sees all of a claim (H46)."""
    paid_colour: Annotated[int, Field("i1", "all")]
    """The colour that paid for it, LOCO if locomotives only did."""
    paid_locos: Annotated[int, Field("i1", "all")]
    """How many locomotives paid for it as train cards."""
    paid_terrain: Annotated[int, Field("i1", "all")]
    """How many terrain cards doubled it."""
    paid_wild: Annotated[int, Field("i1", "all")]
    """How many locomotives doubled it (H29)."""
    renewals: Annotated[int, Field("i2", "all")]
    """How often three locomotives made the display new (H15)."""
    remade: Annotated[int, Field("i2", "all")]
    """How often the train deck was made anew from its discards (H16)."""
    terrain_remade: Annotated[int, Field("i2", "all")]
    """How often the terrain deck was made anew from its discards (H16)."""
    open_choices: Annotated[NDArray[np.int64], Field("i8", "all", (SEATS, 2), is_derived=True)]
    """Of which choices each seat may still take a track, as a set: who owns which track tells it (H24)."""
