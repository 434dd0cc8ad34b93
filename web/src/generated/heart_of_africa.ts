// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`.

export const SEATS = 5;
export const DISPLAY = 5;
export const TERRAIN_DISPLAY = 2;
export const DRAWN = 4;
export const FREE = 5;
export const EMPTY = 9;
export const NO_TRACK = 117;
export const UNDECIDED = 0;
export const KEPT = 1;
export const RETURNED = 2;

/** The whole table. */
export type State = {
  /** Option: 1 if extra locomotives may be played to reach a tie (H40). */
  extra: number;
  /** Option: the seat that goes first, from 1; 0 for random (H47). */
  begins: number;
  /** Number of players (H1). */
  seats: number;
  /** The seat that went first (H8). */
  beginner: number;
  /** The seat whose turn it is; while first tickets are chosen, the seat that will go first. */
  turn: number;
  /** 1 while the first tickets are chosen (H7). */
  is_setup: number;
  /** How many cards have been drawn this turn (H12). */
  cards_taken: number;
  /** How many more passes in a row end the match: one per seat, minus those already made (H44). */
  passes_left: number;
  /** Turns left in the last round, including the current one; 0 before it (H35). */
  turns_left: number;
  /** 0 during the match, then which clause ended it. */
  ending: number;
  /** Trains each seat has left (H1). [5] */
  trains: number[];
  /** Points from claims so far, doubling included (H22, H52). [5] */
  points: number[];
  /** Tickets each seat has completed; counted at the end (H36). [5] */
  done: number[];
  /** Points including tickets and Globetrotter; counted at the end (H37). [5] */
  score: number[];
  /** The seat that claimed each track, or FREE. [117] */
  owner: number[];
  /** Points each claim scored; the board alone doesn't show which routes were doubled (H52). [117] */
  claim_points: number[];
  /** For each seat and stop, the lowest-numbered stop its tracks connect it to, or the stop itself. [5 × 51] */
  group: number[][];
  /** Train cards of each kind in the deck; which one is drawn is decided when it's drawn. [9; seen: nothing before the end] */
  train_deck: number[];
  /** Number of train cards in the deck. */
  train_deck_size: number;
  /** The face-up train cards, or EMPTY (H13). [5] */
  display: number[];
  /** Train cards of each kind discarded since the deck was last remade (H64). [9] */
  train_discards: number[];
  /** Train cards of each kind in each hand (H17). [5 × 9; seen: only the own row] */
  hand: number[][];
  /** Number of train cards in each hand (H17). [5] */
  hand_size: number[];
  /** The fewest cards of each kind each hand can hold, given what everyone saw (H46, H64). [5 × 9] */
  known: number[][];
  /** Terrain cards of each type in the deck; all others are face up, so anyone can count them. [3] */
  terrain_deck: number[];
  /** The face-up terrain cards, or EMPTY. [2] */
  terrain_display: number[];
  /** Terrain cards of each type discarded since the deck was last remade. [3] */
  terrain_discards: number[];
  /** Terrain cards of each type in front of each seat (H18). [5 × 3] */
  terrain: number[][];
  /** 1 for each ticket no one has drawn yet; which one is drawn is decided when it's drawn. [60; seen: nothing before the end] */
  ticket_deck: number[];
  /** Number of tickets no one has drawn yet. */
  ticket_deck_size: number;
  /** The returned tickets below the deck, in order, each in the row of the seat that returned it (H59); elsewhere the number of tickets in the box. [5 × 60; seen: only the own row] */
  bottom: number[][];
  /** The seat that returned the ticket at each place below the deck, then FREE. [60] */
  bottom_by: number[];
  /** Number of returned tickets below the deck. */
  bottom_size: number;
  /** 1 for each ticket a seat has kept (H11). [5 × 60; seen: only the own row] */
  tickets: number[][];
  /** How many tickets each seat has kept (H11); shown once everyone has chosen (H58). [5] */
  ticket_count: number[];
  /** How many drawn tickets each seat is choosing from; 0 if none. [5] */
  choosing: number[];
  /** The tickets each seat is choosing from, in the order drawn, then the number of tickets in the box. [5 × 4; seen: only the own row] */
  drawn: number[][];
  /** What the seat decided about each of them: UNDECIDED, KEPT or RETURNED. [5 × 4; seen: only the own row] */
  chosen: number[][];
  /** The track of an unfinished claim, or NO_TRACK; private until the claim is complete. [5; seen: only the own row] */
  claim_track: number[];
  /** The colour it's paid with, LOCO for locomotives only, or EMPTY if not chosen yet. [5; seen: only the own row] */
  claim_colour: number[];
  /** How many locomotives it's paid with. [5; seen: only the own row] */
  claim_locos: number[];
  /** The track claimed last, or NO_TRACK; everyone sees every part of a claim (H46). */
  paid_track: number;
  /** The colour it was paid with, LOCO for locomotives only. */
  paid_colour: number;
  /** How many locomotives were played as train cards. */
  paid_locos: number;
  /** How many terrain cards doubled it. */
  paid_terrain: number;
  /** How many locomotives doubled it (H29). */
  paid_wild: number;
  /** How often the face-up cards were replaced because three were locomotives (H15). */
  renewals: number;
  /** How often the train deck was remade from its discards (H16). */
  remade: number;
  /** How often the terrain deck was remade from its discards (H16). */
  terrain_remade: number;
  /** 1 if the match plays with a ticket deck of its own (H4). */
  has_box: number;
  /** How many tickets the box has. */
  box_tickets: number;
  /** The two places of each ticket in the box. [2 × 60] */
  ticket_places: number[][];
  /** What each ticket is worth. [60] */
  ticket_points: number[];
};
