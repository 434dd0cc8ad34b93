/** Which track a pointer means: the nearest one, as far as fingers are wide. */

import type { Point } from '../../map/view';
import type { TrackRails } from './rails';

/** The reach of a pointer and of a finger, in pixels: what is nearer to another track is that one's. */
export const REACH = { fine: 24, coarse: 22 };
/** So many pixels a unit of the sheet can become: the tracks of double routes are a finger apart then. */
export const NEAREST = 2.6;

/** The track nearest to a point of the sheet, within a reach in units of the sheet. */
export function trackNear(tracks: TrackRails[], at: Point, reach: number): number | null {
  let best: { track: number | null; away: number } = { track: null, away: reach };
  tracks.forEach(({ slots, length }, track) => {
    for (const [x, y, degrees] of slots) {
      if (Math.abs(x - at.x) > reach + length || Math.abs(y - at.y) > reach + length) continue;
      const away = awayFrom(at, x, y, degrees, length);
      if (away < best.away) best = { track, away };
    }
  });
  return best.track;
}

/** How far a point is from the middle line of a slot. */
function awayFrom(at: Point, x: number, y: number, degrees: number, length: number): number {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [at.x - x, at.y - y];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.hypot(Math.max(0, Math.abs(along) - length / 2), across);
}
