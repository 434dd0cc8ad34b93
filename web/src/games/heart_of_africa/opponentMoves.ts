/** The other players' moves since one's own last turn. */

import type { EventItem } from '../../net/protocol';
import { routeName, TRACKS } from './facts';

export type OpponentMove = { text: string; seat: number; track: number | null };

/** What the others did between a seat's last turn and the one in which it is: what it does now, and takes back, ends nothing. */
export function movesSince(log: EventItem[], seat: number, owner: number[]): OpponentMove[] {
  const isOther = ({ args }: EventItem): boolean => typeof args.seat === 'number' && args.seat !== seat;
  const end = log.findLastIndex(isOther) + 1;
  const last = log.slice(0, end).findLastIndex(({ args }) => args.seat === seat);
  return log.slice(last + 1, end).flatMap(({ code, args, text }) => {
    if (typeof args.seat !== 'number') return [];
    return [
      { text, seat: args.seat, track: code.startsWith('claim') ? trackOf(String(args.route), args.seat, owner) : null },
    ];
  });
}

/** The track of a claim: of a double route, the one that its owner has. */
function trackOf(route: string, seat: number, owner: number[]): number | null {
  const found = TRACKS.findIndex((_, track) => owner[track] === seat && routeName(track) === route);
  return found < 0 ? null : found;
}
