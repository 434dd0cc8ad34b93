/** Finds the track that a pointer means: the nearest one within reach. */

/** As much of a track as can be hit; the build asks, too. */
type Track = {
  slots: [x: number, y: number, degrees: number][];
  length: number;
  /** By so many pixels a track that others hem in counts as nearer to a pointer, in the first view. */
  favour?: number;
};
type Point = { x: number; y: number };

/** The reach of a pointer and of a finger, in pixels: what is nearer to another track is that one's. */
export const REACH = { fine: 24, coarse: 22 };
/** So many pixels a unit of the sheet can become: the tracks of double routes are a finger apart then. */
export const MAX_SCALE = 2.6;
/** Up to so many pixels a unit favours count in full; where a unit is a pixel, everything has room enough. */
const CROWDED_BELOW = 0.65;

/** The track nearest to a point of the sheet, within a reach in pixels, at some pixels a unit. */
export function trackNear(tracks: Track[], at: Point, reach: number, scale: number): number | null {
  const eased = Math.min(1, Math.max(0, (1 - scale) / (1 - CROWDED_BELOW)));
  const [far, unit] = [reach / scale, eased / scale];
  let best: { track: number | null; away: number } = { track: null, away: Infinity };
  tracks.forEach(({ slots, length, favour = 0 }, track) => {
    for (const [x, y, degrees] of slots) {
      if (Math.abs(x - at.x) > far + length || Math.abs(y - at.y) > far + length) continue;
      const away = awayFrom(at, x, y, degrees, length);
      if (away < far && away - favour * unit < best.away) best = { track, away: away - favour * unit };
    }
  });
  return best.track;
}

/** How wide a target the best place of a track is, in pixels, at some pixels a unit. */
export function targetOf(tracks: Track[], track: number, scale: number, reach: number): number {
  const sizes = tracks[track]!.slots.map(([x, y, degrees]) => {
    const [across, along] = [90, 0]
      .map((turn) => ((degrees + turn) * Math.PI) / 180)
      .map((turn) => {
        const hits = STEPS.filter(
          (away) =>
            trackNear(
              tracks,
              { x: x + (Math.cos(turn) * away) / scale, y: y + (Math.sin(turn) * away) / scale },
              reach,
              scale,
            ) === track,
        );
        return STEP * hits.length;
      });
    return Math.min(across!, along!);
  });
  return Math.max(...sizes);
}

const STEP = 2;
const STEPS = Array.from({ length: 60 }, (_, at) => STEP * at - 59);

/** How far a point is from the middle line of a slot. */
function awayFrom(at: Point, x: number, y: number, degrees: number, length: number): number {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [at.x - x, at.y - y];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.hypot(Math.max(0, Math.abs(along) - length / 2), across);
}
