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
