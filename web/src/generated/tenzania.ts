// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`.

export const SEATS = 8;
export const HAND = 3;
export const NO_CARD = 11;

/** The whole table. Hands are hidden, the rest is open (Z21). */
export type State = {
  /** Option: 1 if the TENs are in the deck (Z18). */
  tens: number;
  /** Option: 1 if a TWO may double the value (Z34). */
  doubling: number;
  /** Option: 0 if the lot decides who begins, else the number of the seat, from 1 (Z20). */
  begins: number;
  /** How many play (Z19). */
  seats: number;
  /** The seat that began. */
  beginner: number;
  /** The seat that is to place a card. */
  turn: number;
  /** Each seat's cards, ascending, then NO_CARD. [8 × 3; seen: only the own row] */
  hand: number[][];
  /** How many cards each seat holds. [8] */
  hand_size: number[];
  /** The cards in the middle in the order in which they were placed, then NO_CARD. [80] */
  table: number[];
  /** How many cards lie in the middle. */
  table_size: number;
  /** The value that was last stated; 0 when the table is empty. */
  value: number;
  /** How many cards each seat has won. [8] */
  won: number[];
  /** How many cards of each number have been placed: everybody saw them. [11] */
  played: number[];
  /** The card that each seat placed on its last turn: everybody saw it (Z21); NO_CARD before its first. [8] */
  last_card: number[];
  /** The value that each seat stated on its last turn: everybody heard it (Z3); 0 before its first. [8] */
  last_value: number[];
  /** How many cards lay in the middle when each seat began its last turn; 0 before its first. [8] */
  last_table: number[];
  /** How many cards of each number the draw pile holds; a card is picked when it is drawn. [11; seen: nothing before the end] */
  pile: number[];
  /** How many cards the draw pile holds. */
  pile_size: number;
};
