/** What the others did since one's own last turn, in order. */

import type { EventItem } from '../../core/types';
import { routeName, TRACKS } from './facts';

export type Deed = { text: string; seat: number; track: number | null };

/** The events after the last one of a seat's own, told of the others. */
export function deedsSince(log: EventItem[], seat: number, owner: number[]): Deed[] {
  const last = log.findLastIndex(({ args }) => args.seat === seat);
  return log.slice(last + 1).flatMap(({ code, args, text }) => {
    if (typeof args.seat !== 'number') return [];
    return [{ text, seat: args.seat, track: code.startsWith('claim') ? trackOf(String(args.route), args.seat, owner) : null }];
  });
}

/** The track of a claim: of a double route, the one that its owner has. */
function trackOf(route: string, seat: number, owner: number[]): number | null {
  const found = TRACKS.findIndex((_, track) => owner[track] === seat && routeName(track) === route);
  return found < 0 ? null : found;
}
