/** When own mistakes come back: after a few days, then later and later; missed ones begin anew. */

import type { Mistake } from './mistakes';
import { dayOf, type Solved } from './streak';

/** `step`: how often in a row it was solved. */
export type Card = { mistake: Mistake; due: string; step: number };

/** After so many days; whoever solves it once more has learned it. */
const DAYS = [3, 7, 21];
/** Each has a whole board with it. */
const MAX_CARDS = 30;
export const MISTAKES_KEY = 'tenfold.mistakes';

function dayAfter(now: Date, days: number): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** The cards after one was answered; the oldest go when there are too many. */
export function answered(cards: Card[], mistake: Mistake, how: Solved, now: Date): Card[] {
  const known = cards.find((card) => card.mistake.key === mistake.key);
  const others = cards.filter((card) => card !== known);
  const step = how === 'shown' || !known ? 0 : known.step + 1;
  const days = DAYS[step];
  return days === undefined ? others : [...others, { mistake, step, due: dayAfter(now, days) }].slice(-MAX_CARDS);
}

export const dueCards = (cards: Card[], now: Date): Card[] => cards.filter(({ due }) => due <= dayOf(now));

export function readCards(): Card[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MISTAKES_KEY) ?? '[]');
    return Array.isArray(found) ? (found as Card[]) : [];
  } catch {
    return [];
  }
}

export function saveAnswer(mistake: Mistake, how: Solved): void {
  try {
    localStorage.setItem(MISTAKES_KEY, JSON.stringify(answered(readCards(), mistake, how, new Date())));
  } catch {
    // A device that keeps nothing shows them once.
  }
}
