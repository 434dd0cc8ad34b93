/** Writes times as a clock shows them. */

import type { TimeControl } from '../net/protocol';
import { say } from './messages';

const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const two = (number: number) => String(number).padStart(2, '0');

/** Whole seconds, and never less than is left: a clock that shows 0:00 has run out. */
export function shown(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  if (seconds >= DAY)
    return say('clock-left-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const rest = `${two(Math.floor(seconds / MINUTE) % MINUTE)}:${two(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${rest}` : rest.replace(/^0/, '');
}

function spoken(seconds: number): string {
  if (seconds >= DAY) return say('clock-days', { count: seconds / DAY });
  return seconds >= MINUTE
    ? say('clock-minutes', { count: seconds / MINUTE })
    : say('clock-seconds', { count: seconds });
}

export function controlText({ per, seconds, increment }: Pick<TimeControl, 'per' | 'seconds' | 'increment'>): string {
  return per === 'move'
    ? say('clock-per-move', { per: spoken(seconds) })
    : say('clock-per-game', { per: spoken(seconds), increment });
}

type Choice = Pick<TimeControl, 'per' | 'seconds' | 'increment'>;

/** What a table may choose from: quick, calm, by days. */
export const CHOICES: Choice[] = [
  { per: 'move', seconds: 30, increment: 0 },
  { per: 'move', seconds: MINUTE, increment: 0 },
  { per: 'move', seconds: 3 * MINUTE, increment: 0 },
  { per: 'game', seconds: 5 * MINUTE, increment: 5 },
  { per: 'game', seconds: 15 * MINUTE, increment: 10 },
  { per: 'move', seconds: DAY, increment: 0 },
  { per: 'move', seconds: 3 * DAY, increment: 0 },
  { per: 'move', seconds: 7 * DAY, increment: 0 },
];
