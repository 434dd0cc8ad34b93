/** The line of a leg of a journey: nearly straight on foot, an arc by plane. */

import type { Point } from '../../map/view';
import type { Link } from './links';

const BENDS: Record<string, number> = { walk: 0.06, fly: 0.22 };

export function legPath({ code }: Link, from: Point, to: Point): string {
  const bend = BENDS[code] ?? 0.14;
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) * bend, (from.y + to.y) / 2 - (to.x - from.x) * bend];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** A flight to the other map leaves by the edge that looks at it. */
export const edgeOf = (map: number, size: { width: number; height: number }, { y }: Point): Point => ({
  x: map === 0 ? size.width + 30 : -30,
  y: y * 0.7 + size.height * 0.15,
});
