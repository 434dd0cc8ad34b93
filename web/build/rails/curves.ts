/** Gentle curves between two stops, and the slots along them. */

import type { Slot } from '../../src/games/heart_of_africa/trackLayout.ts';

export type Point = [x: number, y: number];
/** How a route bows to its left, as a part of its length, and how far it keeps from its ends. */
export type Course = { bow: number; from: number; to: number };

const STEPS = 48;
export const GAP = 3;
const LONGEST = 62;

/** The curve as points, moved sideways. */
export function curve([ax, ay]: Point, [bx, by]: Point, { bow }: Course, aside: number): Point[] {
  const [dx, dy] = [bx - ax, by - ay];
  const [cx, cy] = [(ax + bx) / 2 - dy * bow * 2, (ay + by) / 2 + dx * bow * 2];
  return Array.from({ length: STEPS + 1 }, (_, at): Point => {
    const t = at / STEPS;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    const [tx, ty] = [2 * (1 - t) * (cx - ax) + 2 * t * (bx - cx), 2 * (1 - t) * (cy - ay) + 2 * t * (by - cy)];
    const size = Math.hypot(tx, ty) || 1;
    return [p * ax + q * cx + r * bx - (ty / size) * aside, p * ay + q * cy + r * by + (tx / size) * aside];
  });
}

export function lengthOf(points: Point[]): number {
  return points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at]![0], y - points[at]![1]), 0);
}

/** The point at a way along the curve, and its direction. */
function along(points: Point[], way: number): Slot {
  let left = way;
  for (let at = 1; at < points.length; at++) {
    const [[ax, ay], [bx, by]] = [points[at - 1]!, points[at]!];
    const step = Math.hypot(bx - ax, by - ay);
    if (left <= step || at === points.length - 1) {
      const t = step === 0 ? 0 : left / step;
      return [ax + (bx - ax) * t, ay + (by - ay) * t, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI];
    }
    left -= step;
  }
  return [...points[0]!, 0];
}

/** As many slots as spaces, evenly between the ends; a slot lies on the chord of its stretch. */
export function slotsAlong(points: Point[], count: number, { from, to }: Course): { slots: Slot[]; length: number } {
  const usable = lengthOf(points) - from - to;
  const length = Math.min(LONGEST, usable / count - GAP);
  const stretch = Math.min(usable / count, LONGEST + GAP + 10);
  const start = from + (usable - stretch * count) / 2;
  const slots = Array.from({ length: count }, (_, at): Slot => {
    const [ax, ay] = along(points, start + stretch * (at + 0.5) - length / 2);
    const [bx, by] = along(points, start + stretch * (at + 0.5) + length / 2);
    return [(ax + bx) / 2, (ay + by) / 2, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI];
  });
  return { slots, length };
}
