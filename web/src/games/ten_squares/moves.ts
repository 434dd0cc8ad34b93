/** Sorts the legal actions by what they touch: the pile, squares of a row, numbers to return. */

import type { LegalAction } from '../../net/protocol';
import { COLOURS, SQUARES, type Colour } from './cards';

export type Return = { action: string; numbers: number[]; text: string };

export type Moves = {
  turn: LegalAction | null;
  /** By colour, then by square: the action that puts the marker there. */
  ends: Record<Colour, Map<number, LegalAction>>;
  returns: Return[];
  pass: LegalAction | null;
};

export function movesOf(legal: LegalAction[]): Moves {
  const moves: Moves = { turn: null, ends: { red: new Map(), black: new Map() }, returns: [], pass: null };
  for (const one of legal) {
    if (one.kind === 'turn') moves.turn = one;
    else if (one.kind === 'pass') moves.pass = one;
    else if (one.kind === 'return') moves.returns.push({ action: one.action, numbers: numbersOf(one), text: one.text });
    else if (one.kind === 'move') moves.ends[colourOf(one)].set(SQUARES.indexOf(String(one.args.to)), one);
  }
  return moves;
}

/** Which way so many steps lead from a square to another, turning round at the ends of the row. */
export function wayTo(from: number, to: number, steps: number): 'left' | 'right' | 'both' | null {
  const [left, right] = [turned(from - steps) === to, turned(from + steps) === to];
  if (left && right) return 'both';
  return left ? 'left' : right ? 'right' : null;
}

/** The square of a place on the way there and back. */
function turned(place: number): number {
  const last = SQUARES.length - 1;
  const along = ((place % (2 * last)) + 2 * last) % (2 * last);
  return along > last ? 2 * last - along : along;
}

/** The return of exactly these numbers, in whatever order they were picked. */
export function returnOf(returns: Return[], picked: number[]): Return | undefined {
  const key = keyOf(picked);
  return returns.find((one) => keyOf(one.numbers) === key);
}

/** Every number that some return has. */
export function returnable(returns: Return[]): number[] {
  return [...new Set(returns.flatMap((one) => one.numbers))].sort((a, b) => a - b);
}

function numbersOf(one: LegalAction): number[] {
  return String(one.args.numbers).match(/\d+/g)?.map(Number) ?? [];
}

function colourOf(one: LegalAction): Colour {
  return COLOURS.find((colour) => colour === one.args.colour) ?? 'red';
}

const keyOf = (numbers: number[]): string => [...numbers].sort((a, b) => a - b).join(' ');
