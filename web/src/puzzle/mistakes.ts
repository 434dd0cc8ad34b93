/** The reader's worst decisions of a finished game, as puzzles on the real board. */

import { splitTurns } from '../analysis/splitTurns';
import { loadDevice } from '../net/api';
import type { Puzzle, ReviewFound, ReviewTurn } from '../net/protocol';

export type Mistake = {
  /** The table and the number of the move. */
  key: string;
  puzzle: Puzzle;
  /** What was played, in words. */
  played: string;
};

const MOST = 5;

/** Worst first. */
export const worst = (found: Pick<ReviewFound, 'turns' | 'yours'>): ReviewTurn[] =>
  splitTurns(found)
    .own.map(({ turn }) => turn)
    .filter(({ played, best }) => played && best)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST);

export async function mistakesOf(table: string, title: string, found: ReviewFound): Promise<Mistake[]> {
  const turns = worst(found);
  if (turns.length === 0) return [];
  const puzzles = await (await loadDevice()).positions(table, title, found.players, turns);
  return turns.map((turn, at) => ({
    key: `${table} ${turn.number}`,
    puzzle: puzzles[at]!,
    played: turn.played!.text,
  }));
}
