/** Loads the puzzles of a day and stores them on the device for use without a network. */

import { api } from '../net/api';
import type { Puzzle } from '../net/protocol';
import { language } from '../text/language.svelte';
import { dayOf } from './streak';

/** With fewer people, a share would say something about each. */
export const FEWEST = 5;

const keyOf = (game: string) => `tenfold.puzzle.${game}`;

type Kept = { language: string; puzzle: Puzzle };

function kept(game: string, day: string): Puzzle | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Kept | null;
    return found?.puzzle.day === day && found.language === language.current ? found.puzzle : null;
  } catch {
    return null;
  }
}

function keep(puzzle: Puzzle): void {
  try {
    localStorage.setItem(keyOf(puzzle.game), JSON.stringify({ language: language.current, puzzle } satisfies Kept));
  } catch {
    // Without room it is fetched again.
  }
}

export async function puzzleOf(game: string, day: string): Promise<Puzzle> {
  const known = kept(game, day);
  if (known) return known;
  const puzzle = await api.puzzle(game, day);
  // Only today's is worth the room.
  if (day === dayOf(new Date())) keep(puzzle);
  return puzzle;
}
