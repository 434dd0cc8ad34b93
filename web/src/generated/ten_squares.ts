// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`.

export const SEATS = 2;
export const NO_CARD = 26;

/** The whole table. Only the order of the play pile is hidden (Q32). */
export type State = {
  /** Option: 0 if the lot decides who begins, else the number of the seat, from 1 (Q33). */
  begins: number;
  /** Option: 0 if the lot decides who plays red, else the number of the seat, from 1 (Q33). */
  red: number;
  /** The seat that began. */
  beginner: number;
  /** The seat that plays red; the other one plays black. */
  red_seat: number;
  /** The seat that turns the next card. */
  turn: number;
  /** The square on which each colour's marker stands: 0 is A, 9 is J. [2] */
  marker: number[];
  /** 1 for each colour whose marker has stood on J or passed it. [2] */
  has_reached: number[];
  /** The card that was turned last, or NO_CARD; it did not count if it is in the play pile. */
  card: number;
  /** 1 while that card waits for the choice of its colour's player. */
  is_waiting: number;
  /** 1 for each card in the play pile; the others lie on the discard pile, face up. [26] */
  in_pile: number[];
  /** How many cards the play pile holds, kept because every turn asks for it. */
  pile_size: number;
};
