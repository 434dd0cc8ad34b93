// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`.

export const SEATS = 4;
export const DAYS = 10;
export const PILES = 3;
export const DRAW_PILES = 1;
export const TILES = 66;
export const MIN_DAYS = 5;
export const MIN_SEATS = 2;
export const DEPTH = 56;
export const NO_TILE = 126;
export const HIDDEN = 127;
export const NO_SEAT = 4;
export const LAST_TURN = 1000;
export const NO_SHUFFLE = 1001;
export const FILLING = 0;
export const CHOOSING = 1;
export const PLACING = 2;
export const OVER = 3;

/** Everything there is on and around the table of 10 Days in the USA. */
export type State = {
  /** Option: number of the choice of how many days a journey has (D28, D30). */
  days: number;
  /** Option: 1 if all racks are face up (D27). */
  open_hands: number;
  /** Option: 1 if there are no swaps (D29). */
  no_swap: number;
  /** Option: 0 if the lot decides who begins, else the number of the seat, from 1 (D43). */
  begins: number;
  /** How many play (D3). */
  seats: number;
  /** The seat that takes the first turn (D9). */
  beginner: number;
  /** 0 racks are filled, 1 a seat chooses what to do, 2 it places what it drew, 3 the match is over. */
  phase: number;
  /** The seat on turn, once the racks are full. */
  turn: number;
  /** How many turns have been taken, of all seats together (D42). */
  turns: number;
  /** The seat that completed its journey, or 4 (D14). */
  winner: number;
  /** The tile on each day of each seat's rack; 126 is an empty day (D7). [4 × 10; seen: only the own row] */
  rack: number[][];
  /** The tile that each seat has drawn and not yet placed, or 126. [4; seen: only the own row] */
  in_hand: number[];
  /** How many days each seat has filled (D5, D46). [4] */
  filled: number[];
  /** The tile that everybody has seen on each day of each rack, 127 if it is hidden, 126 if there is none (D39). [4 × 10] */
  seen: number[][];
  /** The tile that everybody has seen in each hand, 127 if it is hidden, 126 if there is none. [4] */
  seen_in_hand: number[];
  /** The two days that the last turn swapped, from 0; 126 twice if it did not (D39). [2] */
  swapped: number[];
  /** From which shuffle the hidden tile on each day was drawn; 1001 if none is hidden there (D49). [4 × 10] */
  rack_shuffle: number[][];
  /** From which shuffle the hidden tile in each hand was drawn; 1001 if none is hidden there. [4] */
  hand_shuffle: number[];
  /** In which shuffle each tile was that is out of sight; 1001 for a tile in sight (D49). [66] */
  shuffle_of: number[];
  /** How often a draw pile has been renewed; also the number of the latest shuffle (D11). */
  renewals: number;
  /** The tiles of each discard pile from the bottom to the top, then 126 (D40). [3 × 56] */
  pile: number[][];
  /** How many tiles each discard pile has. [3] */
  pile_size: number[];
  /** How many tiles each draw pile has; none while racks are filled (D8). [1] */
  draw_size: number[];
  /** While racks are filled, map after map: each seat's share in the order in which it comes, 126 where a tile was taken, then what does not divide evenly; afterwards the tiles of all draw piles together, in no order, then 126: which one is drawn is decided when it is drawn (D40, D53). [66; seen: nothing before the end] */
  stock: number[];
};
