/** Remembers on this device which guided first games were finished, skipped or begun. */

const KEY = 'tenfold.learned';

/** The table of a guide that is being followed, or that it was done or left. */
type Progress = { table?: string; is?: 'done' | 'skipped' };

/** What is stored may be damaged: what does not fit is left out. */
export function parseProgress(storedProgress: string | null): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(storedProgress ?? '{}');
    const entries = Object.entries(found ?? {}).filter(([, one]) => typeof one === 'object' && one !== null);
    return Object.fromEntries(entries.map(([game, one]) => [game, validProgress(one as Progress)]));
  } catch {
    return {};
  }
}

function validProgress({ table, is }: Progress): Progress {
  return { ...(typeof table === 'string' ? { table } : {}), ...(is === 'done' || is === 'skipped' ? { is } : {}) };
}

function storedProgress(): Record<string, Progress> {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

function saveProgress(game: string, to: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...storedProgress(), [game]: { ...storedProgress()[game], ...to } }));
  } catch {
    // A browser may forbid storage: then nothing is remembered.
  }
}

export const hasLearned = (game: string): boolean => storedProgress()[game]?.is === 'done';
export const lessonAt = (game: string): string | null => storedProgress()[game]?.table || null;
export const beginLesson = (game: string, table: string): void => saveProgress(game, { table });

/** Who has done it once has done it, however often it is left later. */
export function endLesson(game: string, is: 'done' | 'skipped'): void {
  saveProgress(game, { table: '', is: hasLearned(game) ? 'done' : is });
}
