/** Little signs of the land: what terrain they show is that of the nearest track. */

import facts from '../../src/generated/heart_of_africa.facts.json' with { type: 'json' };
import { overlap, type Rect, type TrackLayout } from '../../src/games/heart_of_africa/trackLayout.ts';
import { HEIGHT, WIDTH } from '../atlas/heart.ts';

const STEP = 30;
const FARTHEST = 78;
/** Cells of the ground, and how far around the tracks it has a tint, beyond the sheet too: a wide frame shows more than the sheet. */
const CELL = 20;
const TINTED = 130;

export function signsOf(tracks: TrackLayout[], taken: Rect[]): Record<string, [number, number][]> {
  const signs: Record<string, [number, number][]> = Object.fromEntries(facts.terrains.map(({ name }) => [name, []]));
  for (let row = 0; row * STEP * 0.8 < HEIGHT; row++) {
    for (let column = 0; column * STEP < WIDTH; column++) {
      const [x, y] = [
        column * STEP + (row % 2) * (STEP / 2) + wobble(row, column),
        row * STEP * 0.8 + wobble(column, row),
      ];
      const own: Rect = { x, y, width: 24, height: 18, degrees: 0 };
      if (taken.some((rect) => overlap(own, rect) > 0)) continue;
      const near = nearest(tracks, x, y);
      if (near.away < FARTHEST && facts.tracks[near.track]!.ferry === 0)
        signs[facts.tracks[near.track]!.terrain]!.push([Math.round(x), Math.round(y)]);
    }
  }
  return signs;
}

/** Nothing in a landscape stands in rows; the same every time. */
const wobble = (one: number, other: number): number => (((one * 7919 + other * 104729) % 97) / 97 - 0.5) * 12;

function nearest(tracks: TrackLayout[], x: number, y: number): { track: number; away: number } {
  let best = { track: 0, away: Infinity };
  tracks.forEach(({ slots }, track) => {
    for (const [slotX, slotY] of slots) {
      const away = Math.hypot(slotX - x, slotY - y);
      if (away < best.away) best = { track, away };
    }
  });
  return best;
}

/** The ground by terrain, as strokes along rows of cells: each has the terrain of the nearest track. */
export function groundOf(tracks: TrackLayout[]): Record<string, string> {
  const paths: Record<string, string> = Object.fromEntries(facts.terrains.map(({ name }) => [name, '']));
  for (let y = -TINTED; y <= HEIGHT + TINTED; y += CELL) {
    let [begun, terrain]: [number, string | null] = [-TINTED, null];
    for (let x = -TINTED; x <= WIDTH + TINTED + CELL; x += CELL) {
      const near = nearest(tracks, x, y);
      const here = near.away > TINTED ? null : facts.tracks[near.track]!.terrain;
      if (here === terrain) continue;
      if (terrain !== null) paths[terrain] += `M${begun} ${y}H${x - CELL}`;
      [begun, terrain] = [x, here];
    }
  }
  return paths;
}
