// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`.

export const SEATS = 2;
export const NO_CARD = 26;

/** The whole table. Only the order of the play pile is hidden (Q32). */
export type State = {
  /** Option: the seat that goes first, from 1; 0 for random (Q33). */
  begins: number;
  /** Option: the seat that plays red, from 1; 0 for random (Q33). */
  red: number;
  /** The seat that went first. */
  beginner: number;
  /** The seat that plays red; the other one plays black. */
  red_seat: number;
  /** The seat that reveals the next card. */
  turn: number;
  /** The square of each colour's marker: 0 is A, 9 is J. [2] */
  marker: number[];
  /** 1 for each colour whose marker has reached J. [2] */
  has_reached: number[];
  /** The card revealed last, or NO_CARD; if it's in the play pile, it didn't count. */
  card: number;
  /** 1 while that card waits for a choice by the player of its colour. */
  is_waiting: number;
  /** 1 for each card in the play pile; the others are face up on the discard pile. [26] */
  in_pile: number[];
  /** Number of cards in the play pile, stored because every turn needs it. */
  pile_size: number;
};
