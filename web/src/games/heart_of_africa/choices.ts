/** Sorts the legal actions by the thing that a player touches for them. */

import type { LegalAction } from '../../net/protocol';
import type { State } from '../../generated/heart_of_africa';
import { doublingOf, KINDS, SINGLE, TERRAINS } from './facts';
import { help } from './mapHelp';

export type Way = { action: string; text: string; kind: string; cards: string[]; locos: number };

export type Choices = {
  /** By the kind of card in the display. */
  take: Map<string, string>;
  takeTerrain: Map<string, string>;
  deck: string | null;
  terrainDeck: string | null;
  tickets: string | null;
  pass: string | null;
  /** Claims that can be begun. */
  claims: Set<string>;
  /** Ways to pay, those with few locomotives first. */
  pays: Way[];
  /** To leave it single or to double it. */
  doubles: Way[];
};

export function choicesOf(legal: LegalAction[]): Choices {
  const choices: Choices = {
    take: new Map(),
    takeTerrain: new Map(),
    deck: null,
    terrainDeck: null,
    tickets: null,
    pass: null,
    claims: new Set(),
    pays: [],
    doubles: [],
  };
  for (const { action, kind, text } of legal) {
    const last = action.split(' ').at(-1)!;
    if (kind === 'take') choices.take.set(last, action);
    else if (kind === 'take-terrain') choices.takeTerrain.set(last, action);
    else if (kind === 'take-deck') choices.deck = action;
    else if (kind === 'take-terrain-deck') choices.terrainDeck = action;
    else if (kind === 'tickets') choices.tickets = action;
    else if (kind === 'pass') choices.pass = action;
    else if (kind === 'claim') choices.claims.add(action);
    else if (kind === 'pay') choices.pays.push(wayOf(action, text, kind));
    else if (kind === 'single' || kind === 'double') choices.doubles.push(wayOf(action, text, kind));
  }
  choices.pays.sort((one, other) => one.locos - other.locos);
  return choices;
}

/** Ways to double a claim of a track that so many locomotives pay for. */
export function doublingsFor(now: State, seat: number, track: number, locos: number): Way[] {
  const paid = {
    ...now,
    claim_track: now.claim_track.with(seat, track),
    claim_locos: now.claim_locos.with(seat, locos),
  };
  return help.doublings(paid, seat).map((doubling) => wayOf(doublingOf(track, doubling), '', 'double'));
}

/** Everything that one press of the button plays: what can be doubled is doubled or left single, the rest is only paid for. */
export const claimActions = (pay: Way, doublings: Way[], doubling: Way | null): string[] => [
  pay.action,
  ...(doublings.length > 0 ? [doubling?.action ?? SINGLE] : []),
];

/** `pay black x2 loco x1` is three cards. */
export function wayOf(action: string, text: string, kind: string): Way {
  const cards: string[] = [];
  for (const [, card, count] of action.matchAll(/([a-z]+) x(\d+)/g)) {
    if (card && (KINDS.includes(card) || TERRAINS.includes(card)))
      cards.push(...Array.from({ length: Number(count) }, () => card));
  }
  return { action, text, kind, cards, locos: cards.filter((card) => card === 'loco').length };
}
