/** How long ago something was, in words. */

import { dateLocale } from '../text/language.svelte';
import { say } from '../text/say';

const MINUTE = 60_000;
/** After so many days the date says more. */
const MAX_DAYS = 6;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** `seconds` since 1970. */
export function whenText(seconds: number, now = Date.now()): string {
  const time = seconds * 1000;
  const minutes = Math.round((now - time) / MINUTE);
  if (minutes < 1) return say('start-line-now');
  if (minutes < 60) return say('start-line-minutes', { minutes });
  const days = Math.round((midnight(now) - midnight(time)) / (24 * 60 * MINUTE));
  if (days === 0) return say('start-line-hours', { hours: Math.round(minutes / 60) });
  if (days === 1) return say('start-line-yesterday');
  if (days <= MAX_DAYS) return say('start-line-days', { days });
  const isThisYear = new Date(now).getFullYear() === new Date(time).getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short', year }).format(time);
}
