/** What the game's rules answer here: games/heart_of_africa/board_help.py, translated with the board. */

import type { State } from '../../generated/heart_of_africa';
import translated from '../../generated/heart_of_africa.help';

type Is = 'done' | 'open' | 'closed';
/** So many terrain cards, and so many locomotives in place of such. */
export type Doubling = [cards: number, locos: number];

type MapHelp = {
  ways: (
    now: State,
    seat: number,
    tickets: number[],
    shared: Iterable<number>,
  ) => [is: Is, way: number[], spaces: number][];
  is_done: (now: State, seat: number, ticket: number) => boolean;
  least_kept: (now: State) => number;
  undecided: (now: State, seat: number) => number[];
  decisions: (now: State, seat: number, kept: ReadonlySet<number>) => [ticket: number, isKept: boolean][];
  doublings: (now: State, seat: number) => Doubling[];
  /** How many spaces the shortest way between two places has. */
  spaces_between: (first: number, second: number) => number;
  /** The shape of a deck of these pairs of places, in figures. */
  shape_of: (pairs: [number, number][]) => Map<string, number>;
  doublings_asked: (now: State, seat: number, track: number) => Doubling[];
};

export const help = translated as unknown as MapHelp;
