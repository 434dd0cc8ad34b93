/** The line of a leg of a journey: nearly straight on foot, an arc by plane. */

import type { Point } from '../../map/view';
import type { Link } from './links';

const BENDS: Record<string, number> = { walk: 0.06, fly: 0.22 };

export function legPath({ code }: Link, from: Point, to: Point): string {
  const bend = BENDS[code] ?? 0.14;
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) * bend, (from.y + to.y) / 2 - (to.x - from.x) * bend];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** How far outside a map the middle of the gap between both maps is. */
const SEAM = 5;
/** A flight is at its highest between the maps, but never at their very edge. */
const RISE = 0.06;
const LEAST = 0.12;

/** A flight to the other map, from its place to the seam between the maps, where it meets its other half at the same height. */
export function halfPath(map: number, size: { width: number; height: number }, own: Point, heights: number[]): string {
  const middle = heights.reduce((sum, one) => sum + one, 0) / heights.length - RISE;
  const y = size.height * Math.min(1 - LEAST, Math.max(LEAST, middle));
  const x = map === 0 ? size.width + SEAM : -SEAM;
  // It is level at the seam: both halves look like one arc.
  const control = `${(own.x + x) / 2} ${y}`;
  return map === 0 ? `M${own.x} ${own.y}Q${control} ${x} ${y}` : `M${x} ${y}Q${control} ${own.x} ${own.y}`;
}
