/** Puzzles solved on this device, by game and day. */

/** `late`: found on a later day, which counts for no streak. */
export type Solved = 'right' | 'shown' | 'late';
type SolvedDays = Record<string, Record<string, Solved>>;

const KEY = 'tenfold.puzzles';
/** Days that are remembered. */
const MAX_DAYS = 400;

/** A day as this device's calendar has it. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}

/** The days before a day, latest first. */
export function daysBefore(day: string, count: number): string[] {
  const days: string[] = [];
  for (let one = dayBefore(day); days.length < count; one = dayBefore(one)) days.push(one);
  return days;
}

/** What was stored may be damaged: then nothing was solved. */
export function parseSolved(stored: string | null): SolvedDays {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as SolvedDays) : {};
  } catch {
    return {};
  }
}

/** A diary with one more day; the first word about a day counts. */
export function withDay(diary: SolvedDays, game: string, day: string, how: Solved): SolvedDays {
  const days = { [day]: how, ...diary[game] };
  const kept = Object.entries(days).sort().slice(-MAX_DAYS);
  return { ...diary, [game]: Object.fromEntries(kept) };
}

/** On how many days in a row, up to today or yesterday, a puzzle of a game was solved. */
export function streakOf(diary: SolvedDays, game: string, today: string): number {
  const days = diary[game] ?? {};
  let day = days[today] === 'right' ? today : dayBefore(today);
  let count = 0;
  for (; days[day] === 'right'; day = dayBefore(day)) count += 1;
  return count;
}

export function readSolved(): SolvedDays {
  try {
    return parseSolved(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export function saveSolved(game: string, day: string, how: Solved): SolvedDays {
  const diary = withDay(readSolved(), game, day, how);
  try {
    localStorage.setItem(KEY, JSON.stringify(diary));
  } catch {
    // A device that keeps nothing still shows puzzles.
  }
  return diary;
}
