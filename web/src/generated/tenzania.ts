// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`.

export const SEATS = 8;
export const HAND = 3;
export const NO_CARD = 11;

/** The whole table. Hands are hidden; everything else is public (Z21). */
export type State = {
  /** Option: 1 if the TENs are in the deck (Z18). */
  tens: number;
  /** Option: 1 if a TWO may double the value (Z34). */
  doubling: number;
  /** Option: the seat that goes first, from 1; 0 for random (Z20). */
  begins: number;
  /** Number of players (Z19). */
  seats: number;
  /** The seat that went first. */
  beginner: number;
  /** The seat whose turn it is. */
  turn: number;
  /** Each seat's cards, ascending, then NO_CARD. [8 × 3; seen: only the own row] */
  hand: number[][];
  /** How many cards each seat holds. [8] */
  hand_size: number[];
  /** The cards on the table in the order they were played, then NO_CARD. [80] */
  table: number[];
  /** Number of cards on the table. */
  table_size: number;
  /** The value said last; 0 on an empty table. */
  value: number;
  /** How many cards each seat has won. [8] */
  won: number[];
  /** How many cards of each number have been played; everyone saw them. [11] */
  played: number[];
  /** The card each seat played on its last turn, which everyone saw (Z21); NO_CARD before its first. [8] */
  last_card: number[];
  /** The value each seat said on its last turn, which everyone heard (Z3); 0 before its first. [8] */
  last_value: number[];
  /** How many cards were on the table when each seat's last turn began; 0 before its first. [8] */
  last_table: number[];
  /** Cards of each number in the draw pile; which one is drawn is decided when it's drawn. [11; seen: nothing before the end] */
  pile: number[];
  /** Number of cards in the draw pile. */
  pile_size: number;
};
