/** Which position shows a turning point, and which moves are marked on it. */

import type { LegalAction, ReviewTurn } from '../net/protocol';

/** How many moves were made before the one, or the first of the stretch, that turned the match. */
export const beginOf = ({ number, first }: Pick<ReviewTurn, 'number' | 'first'>): number => (first || number) - 1;

/** The better move, which is marked, and the one that was played: before a mistake they are all that the board offers. */
export function movesAt(
  { number, best, played }: Pick<ReviewTurn, 'number' | 'best' | 'played'>,
  at: number,
): LegalAction[] {
  return at === number - 1 && best && played ? [best, played] : [];
}

/** Nobody is "you" on the board of a review: seats have names, and whoever chose sits near. */
export const seatsFrom = (observer: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (Math.max(0, observer) + at) % count);
