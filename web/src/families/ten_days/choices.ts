/** Sorts the legal actions by the thing that a player touches for them. */

import type { LegalAction } from '../../net/protocol';

export type Choices = {
  /** By day. */
  fill: Map<number, string>;
  /** By the title of the map. */
  maps: Map<string, string>;
  /** By the number of the draw pile, from 1. */
  draw: Map<number, string>;
  /** By pile. */
  take: Map<number, string>;
  discard: Map<number, string>;
  /** By day, then by pile. */
  put: Map<number, Map<number, string>>;
  /** By one day, then by the other, in both orders. */
  swap: Map<number, Map<number, string>>;
};

export function choicesOf(legal: LegalAction[]): Choices {
  const choices: Choices = {
    fill: new Map(),
    maps: new Map(),
    draw: new Map(),
    take: new Map(),
    discard: new Map(),
    put: new Map(),
    swap: new Map(),
  };
  for (const { action, args } of legal) {
    const [word] = action.split(' ');
    const [day, second, pile] = [Number(args.day), Number(args.second), Number(args.pile)];
    if (word === 'fill') choices.fill.set(day, action);
    else if (word === 'draw' && args.map !== undefined) choices.maps.set(String(args.map), action);
    else if (word === 'draw') choices.draw.set(Math.max(1, Number(args['draw-pile'] ?? 1)), action);
    else if (word === 'take') choices.take.set(pile, action);
    else if (word === 'discard') choices.discard.set(pile, action);
    else if (word === 'put') inner(choices.put, day).set(pile, action);
    else if (word === 'swap') {
      inner(choices.swap, day).set(second, action);
      inner(choices.swap, second).set(day, action);
    }
  }
  return choices;
}

function inner(outer: Map<number, Map<number, string>>, key: number): Map<number, string> {
  let found = outer.get(key);
  if (!found) outer.set(key, (found = new Map()));
  return found;
}

/** The touches that an action takes, for those who follow a hint. */
export type Touches = { days: number[]; pile: number | null; drawPile: number | null; map: string | null };

export function touchesOf(legal: LegalAction[], action: string | null): Touches {
  const found = legal.find((one) => one.action === action);
  const touches: Touches = { days: [], pile: null, drawPile: null, map: null };
  if (!found) return touches;
  const { args } = found;
  if (args.day !== undefined) touches.days.push(Number(args.day));
  if (args.second !== undefined) touches.days.push(Number(args.second));
  if (args.pile !== undefined) touches.pile = Number(args.pile);
  if (args['draw-pile'] !== undefined) touches.drawPile = Math.max(1, Number(args['draw-pile']));
  if (args.map !== undefined) touches.map = String(args.map);
  return touches;
}
