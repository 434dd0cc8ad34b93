/** Boxes on the screen, in pixels. */

import type { Frame, Point } from './view';

export type Box = { left: number; top: number; right: number; bottom: number };

export const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export const meets = (box: Box, { width, height }: Frame): boolean => overlaps(box, { left: 0, top: 0, right: width, bottom: height });

/** The point of a box that is nearest to another point. */
export const nearest = (box: Box, { x, y }: Point): Point => ({
  x: Math.min(box.right, Math.max(box.left, x)),
  y: Math.min(box.bottom, Math.max(box.top, y)),
});

/** Whether a line from one point to another runs through a box. */
export function crosses(box: Box, from: Point, to: Point): boolean {
  let [enters, leaves] = [0, 1];
  for (const [start, way, least, most] of [
    [from.x, to.x - from.x, box.left, box.right],
    [from.y, to.y - from.y, box.top, box.bottom],
  ] as const) {
    if (way === 0) {
      if (start < least || start > most) return false;
      continue;
    }
    const [one, other] = [(least - start) / way, (most - start) / way];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters < leaves;
}

/** Whether two lines cross. */
export function cross([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const side = (from: Point, to: Point, point: Point): number =>
    Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
