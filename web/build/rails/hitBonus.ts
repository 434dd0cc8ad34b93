/** A bonus for tracks hemmed in by others: they count as nearer, so that each can be hit. */

import { REACH, targetOf } from '../../src/games/heart_of_africa/hitTest.ts';
import { FIRST, type TrackLayout } from '../../src/games/heart_of_africa/trackLayout.ts';

/** The smallest target, in pixels. */
const LEAST = 24;
/** Whoever gives way may come to need a favour itself; so many times that is looked at. */
const TIMES = 40;
/** Whose middle slots are so far apart do not meet, in units of the sheet. */
const FAR = 200;

/** The same tracks, those that need it with a favour in pixels for the first view. */
export function favoured(tracks: TrackLayout[]): TrackLayout[] {
  const all = tracks.map((track) => ({ ...track }));
  // A longer track always has a slot with room around it.
  let asked = all.flatMap(({ slots }, track) => (slots.length < 3 ? [track] : []));
  for (let time = 0; time < TIMES; time++) {
    const short = asked.filter((track) => targetOf(all, track, FIRST, REACH.fine) < LEAST);
    if (short.length === 0) break;
    for (const track of short) all[track]!.favour = (all[track]!.favour ?? 0) + 1;
    asked = all.flatMap(({ slots, middle: [x, y] }, track) =>
      slots.length < 4 && short.some((one) => Math.hypot(all[one]!.middle[0] - x, all[one]!.middle[1] - y) < FAR)
        ? [track]
        : [],
    );
  }
  return all;
}
