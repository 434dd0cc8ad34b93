// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`.

export const SEATS = 5;
export const DISPLAY = 5;
export const TERRAIN_DISPLAY = 2;
export const DRAWN = 4;
export const FREE = 5;
export const EMPTY = 9;
export const NO_TICKET = 48;
export const NO_TRACK = 117;
export const UNDECIDED = 0;
export const KEPT = 1;
export const RETURNED = 2;

/** The whole table. */
export type State = {
  /** Option: 1 if extra locomotives may be played for the tie (H40). */
  extra: number;
  /** Option: 0 if the lot decides who begins, else the number of the seat, from 1 (H47). */
  begins: number;
  /** How many play (H1). */
  seats: number;
  /** The seat that began (H8). */
  beginner: number;
  /** The seat on turn; while the first tickets are chosen, the seat that will begin. */
  turn: number;
  /** 1 while the first tickets are chosen (H7). */
  is_setup: number;
  /** How many cards the seat on turn has drawn in this turn (H12). */
  cards_taken: number;
  /** How many passes in a row would end the match: as many as there are seats, less those made (H44). */
  passes_left: number;
  /** In the last round: turns that are still to come, the present one too; else 0 (H35). */
  turns_left: number;
  /** 0 while the match runs, else which clause ended it. */
  ending: number;
  /** Trains that each seat has left (H1). [5] */
  trains: number[];
  /** Points from claims so far, doubling included (H22, H52). [5] */
  points: number[];
  /** How many tickets each seat has done; counted at the end (H36). [5] */
  done: number[];
  /** Points with tickets and Globetrotter; counted at the end (H37). [5] */
  score: number[];
  /** The seat that claimed each track, or FREE. [117] */
  owner: number[];
  /** Points that each claim gave: a doubled route cannot be seen otherwise (H52). [117] */
  claim_points: number[];
  /** For each seat the lowest stop to which its tracks join each stop; itself, if none do. [5 × 51] */
  group: number[][];
  /** How many train cards of each kind the deck holds; a card is picked when it is drawn. [9; seen: nothing before the end] */
  train_deck: number[];
  /** How many train cards the deck holds. */
  train_deck_size: number;
  /** The train cards that lie face up, or EMPTY (H13). [5] */
  display: number[];
  /** Train cards of each kind that were discarded since the deck was last made (H64). [9] */
  train_discards: number[];
  /** Train cards of each kind that each seat holds (H17). [5 × 9; seen: only the own row] */
  hand: number[][];
  /** How many train cards each seat holds (H17). [5] */
  hand_size: number[];
  /** The least number of each kind that each hand must hold, as everybody saw (H46, H64). [5 × 9] */
  known: number[][];
  /** Terrain cards of each type in the deck: all others lie open, so everybody can count these. [3] */
  terrain_deck: number[];
  /** The terrain cards that lie face up for all, or EMPTY. [2] */
  terrain_display: number[];
  /** Terrain cards of each type that were discarded since the deck was last made. [3] */
  terrain_discards: number[];
  /** Terrain cards of each type before each seat (H18). [5 × 3] */
  terrain: number[][];
  /** 1 for each ticket that nobody has drawn yet; one is picked when it is drawn. [48; seen: nothing before the end] */
  ticket_deck: number[];
  /** How many tickets nobody has drawn yet. */
  ticket_deck_size: number;
  /** The returned tickets below the deck, in order: each in the row of who returned it (H59). [5 × 48; seen: only the own row] */
  bottom: number[][];
  /** Who returned the ticket at each place below the deck, then FREE. [48] */
  bottom_by: number[];
  /** How many returned tickets lie below the deck. */
  bottom_size: number;
  /** 1 for each ticket that a seat has kept (H11). [5 × 48; seen: only the own row] */
  tickets: number[][];
  /** How many tickets each seat has kept (H11); shown when all have chosen (H58). [5] */
  ticket_count: number[];
  /** From how many drawn tickets each seat is choosing; 0 if it is not. [5] */
  choosing: number[];
  /** The tickets from which each seat chooses, in the order drawn, then NO_TICKET. [5 × 4; seen: only the own row] */
  drawn: number[][];
  /** What becomes of each of them: UNDECIDED, KEPT or RETURNED. [5 × 4; seen: only the own row] */
  chosen: number[][];
  /** The track of a half-made claim, or NO_TRACK: its owner's alone until it is complete. [5; seen: only the own row] */
  claim_track: number[];
  /** The colour that pays for it, LOCO if locomotives only do, or EMPTY if not yet chosen. [5; seen: only the own row] */
  claim_colour: number[];
  /** How many locomotives pay for it. [5; seen: only the own row] */
  claim_locos: number[];
  /** The track that was claimed last, or NO_TRACK. Everybody sees all of a claim (H46). */
  paid_track: number;
  /** The colour that paid for it, LOCO if locomotives only did. */
  paid_colour: number;
  /** How many locomotives paid for it as train cards. */
  paid_locos: number;
  /** How many terrain cards doubled it. */
  paid_terrain: number;
  /** How many locomotives doubled it (H29). */
  paid_wild: number;
  /** How often three locomotives made the display new (H15). */
  renewals: number;
  /** How often the train deck was made anew from its discards (H16). */
  remade: number;
  /** How often the terrain deck was made anew from its discards (H16). */
  terrain_remade: number;
};
