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
  /** Option: index of the chosen number of days (D28, D30). */
  days: number;
  /** Option: 1 if all racks are face up (D27). */
  open_hands: number;
  /** Option: 1 if there are no swaps (D29). */
  no_swap: number;
  /** Option: the seat that goes first, from 1; 0 for random (D43). */
  begins: number;
  /** Number of players (D3). */
  seats: number;
  /** The seat that takes the first turn (D9). */
  beginner: number;
  /** 0: filling racks; 1: choosing what to do; 2: placing the drawn tile; 3: the match is over. */
  phase: number;
  /** The seat whose turn it is, once the racks are full. */
  turn: number;
  /** Turns taken by all seats together (D42). */
  turns: number;
  /** The seat that completed its journey, or 4 (D14). */
  winner: number;
  /** The tile on each day of each seat's rack; 126 is an empty day (D7). [4 × 10; seen: only the own row] */
  rack: number[][];
  /** The tile each seat has drawn but not placed yet, or 126. [4; seen: only the own row] */
  in_hand: number[];
  /** How many days each seat has filled (D5, D46). [4] */
  filled: number[];
  /** What everyone has seen on each day of a rack: a tile, 127 if it's hidden, 126 if there's none (D39). [4 × 10] */
  seen: number[][];
  /** What everyone has seen in each hand: a tile, 127 if it's hidden, 126 if there's none. [4] */
  seen_in_hand: number[];
  /** The two days swapped on the last turn, from 0; 126 twice if none were (D39). [2] */
  swapped: number[];
  /** The shuffle each hidden tile on a rack was drawn from; 1001 where none is hidden (D49). [4 × 10] */
  rack_shuffle: number[][];
  /** The shuffle each hidden tile in a hand was drawn from; 1001 where none is hidden. [4] */
  hand_shuffle: number[];
  /** The last shuffle each tile out of sight was in; 1001 for a tile in sight (D49). [66] */
  shuffle_of: number[];
  /** How often a draw pile was renewed, which is also the number of the latest shuffle (D11). */
  renewals: number;
  /** The tiles of each discard pile from the bottom to the top, then 126 (D40). [3 × 56] */
  pile: number[][];
  /** Number of tiles in each discard pile. [3] */
  pile_size: number[];
  /** Number of tiles in each draw pile; 0 while racks are being filled (D8). [1] */
  draw_size: number[];
  /** While racks are being filled, for each map: each seat's share in the order it comes, 126 where a tile was taken, then the tiles that don't divide evenly. Afterwards the tiles of all draw piles together, in no order, then 126; which one is drawn is decided when it's drawn (D40, D53). [66; seen: nothing before the end] */
  stock: number[];
  /** 1 if the match plays with a box of its own: other colours or other tiles. */
  has_box: number;
  /** How many tiles each map has (D1, D2). [1] */
  box_tiles: number[];
  /** What's on each tile, by its number: 0 to 4 a plane of a colour, 5 an automobile, 6 nothing, because the box has no such tile, and from 8 on the places of the maps in alphabetical order. [128] */
  face: number[];
  /** The colour of each face: 0 to 4, 5 for purple, 6 for what has none (D2). [58] */
  colour: number[];
};
