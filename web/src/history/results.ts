/** How a finished game ended for the reader, and against whom. */

import type { HistoryGame, HistorySeat } from '../net/protocol';
import { listed } from '../text/language.svelte';
import { say } from './messages';

export type Result = 'won' | 'lost' | 'tied';

export const ownSeats = ({ seats }: HistoryGame): HistorySeat[] => seats.filter(({ yours }) => yours);
export const others = ({ seats }: HistoryGame): HistorySeat[] => seats.filter(({ yours }) => !yours);

/** Null for games in which the reader played several seats: they beat themselves. */
export function resultOf(game: HistoryGame): Result | null {
  const own = ownSeats(game);
  if (own.length !== 1) return null;
  if (game.seats.every(({ rank }) => rank === 1)) return 'tied';
  return own[0]!.rank === 1 ? 'won' : 'lost';
}

/** Where a win is all that counts, 1–0 says nothing. */
const hasPoints = ({ seats }: HistoryGame): boolean => Math.max(...seats.map(({ score }) => score)) > 1;

const namesOf = (seats: HistorySeat[]): string =>
  listed(
    seats.map(({ name }) => name),
    'conjunction',
  );

export function resultText(game: HistoryGame): string {
  const result = resultOf(game);
  if (!result) return sharedText(game);
  const [own] = ownSeats(game) as [HistorySeat];
  const rivals = others(game);
  const names = namesOf(rivals);
  const points = hasPoints(game);
  if (result === 'tied') return say('history-tied', { points, own: own.score, names });
  if (rivals.length === 1)
    return say('history-duel', { won: result === 'won', points, own: own.score, other: rivals[0]!.score, names });
  if (!points) return say('history-duel', { won: result === 'won', points, own: 0, other: 0, names });
  return say('history-place', { place: own.rank, count: game.seats.length, own: own.score, names });
}

/** Several people at one screen. */
function sharedText({ seats }: HistoryGame): string {
  const best = seats.filter(({ rank }) => rank === 1);
  if (best.length === seats.length) return say('history-shared-tied', { names: namesOf(seats) });
  return say('history-shared', { names: namesOf(best), others: namesOf(seats.filter(({ rank }) => rank > 1)) });
}
