/** Which games were learned on this device, and the guides that are not done yet. */

const KEY = 'tenfold.learned';

/** The table of a guide that is being followed, or that it was done or left. */
type Learned = { table?: string; is?: 'done' | 'skipped' };

/** What is stored may be damaged: what does not fit is left out. */
export function learnedOf(stored: string | null): Record<string, Learned> {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    const entries = Object.entries(found ?? {}).filter(([, one]) => typeof one === 'object' && one !== null);
    return Object.fromEntries(entries.map(([game, one]) => [game, fitting(one as Learned)]));
  } catch {
    return {};
  }
}

function fitting({ table, is }: Learned): Learned {
  return { ...(typeof table === 'string' ? { table } : {}), ...(is === 'done' || is === 'skipped' ? { is } : {}) };
}

function stored(): Record<string, Learned> {
  try {
    return learnedOf(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

function change(game: string, to: Learned): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: { ...stored()[game], ...to } }));
  } catch {
    // A browser may forbid storage: then nothing is remembered.
  }
}

export const hasLearned = (game: string): boolean => stored()[game]?.is === 'done';
export const lessonAt = (game: string): string | null => stored()[game]?.table || null;
export const beginLesson = (game: string, table: string): void => change(game, { table });

/** Who has done it once has done it, however often it is left later. */
export function endLesson(game: string, is: 'done' | 'skipped'): void {
  change(game, { table: '', is: hasLearned(game) ? 'done' : is });
}
