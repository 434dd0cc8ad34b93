/** The running score over rematches, as this device has seen it: each rematch knows how often every seat has won before. */

export type Series = { names: string[]; wins: number[] };

const KEY = 'tenfold.series';
/** Older series are forgotten. */
const MAX_SERIES = 40;

/** The score after one more game; with other players a new series begins. */
export function scoreAfter(before: Series | null, names: string[], winners: number[]): Series {
  const isSame = before !== null && before.names.join('\n') === names.join('\n');
  const wins = names.map((_, seat) => (isSame ? (before.wins[seat] ?? 0) : 0) + (winners.includes(seat) ? 1 : 0));
  return { names, wins };
}

/** What was won before this table, or null where it is the first one. */
export function scoreBefore(table: string): Series | null {
  return stored()[table] ?? null;
}

/** A rematch begins with the score of the games before it. */
export function keepScore(rematch: string, score: Series): void {
  const all = Object.entries(stored()).filter(([table]) => table !== rematch);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...all, [rematch, score]].slice(-MAX_SERIES))));
  } catch {
    // A browser may forbid storage: then there is no running score.
  }
}

function stored(): Record<string, Series> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Series>;
  } catch {
    return {};
  }
}
