/** How a finished game ended, in a few words for a list. */

import type { TableLine } from '../net/protocol';
import { say } from '../text/say';

export const hasWon = ({ results }: TableLine): boolean => results.some(({ yours, rank }) => yours && rank === 1);

/** Null where nothing is known: the game isn't over, or ended before results were kept. */
export function resultText({ results, names }: TableLine): string | null {
  const best = results.filter(({ rank }) => rank === 1);
  if (best.length === 0) return null;
  const own = results.filter(({ yours }) => yours);
  // Several people at one screen, or a game that we only watched.
  if (own.length !== 1)
    return best.length === 1 ? say('start-line-winner', { name: names[results.indexOf(best[0]!)]! }) : null;
  const [{ rank, score }] = own as [(typeof own)[number]];
  if (rank === 1 && best.length > 1) return say('start-line-tied');
  if (results.length > 2) return rank === 1 ? say('start-line-won') : say('start-line-place', { place: rank });
  const other = results.find(({ yours }) => !yours)!.score;
  const won = rank === 1;
  // Where a win is all that counts, 1–0 says nothing.
  if (Math.max(score, other) <= 1) return won ? say('start-line-won') : say('start-line-lost');
  return say('start-line-score', { won, own: score, other });
}
