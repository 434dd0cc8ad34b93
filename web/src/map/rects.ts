/** Rectangles on the screen, in pixels. */

import type { Frame, Point } from './view';

export type Rect = { left: number; top: number; right: number; bottom: number };

export const rectAround = ({ x, y }: Point, width: number, height: number): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export function overlaps(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How many square pixels two boxes have in common. */
export const sharedArea = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

export const isInFrame = (box: Rect, { width, height }: Frame): boolean =>
  overlaps(box, { left: 0, top: 0, right: width, bottom: height });

/** Whether the whole of a box is in a frame. */
export const isWithin = ({ left, top, right, bottom }: Rect, { width, height }: Frame): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** The point of a box that is nearest to another point. */
export const nearest = (box: Rect, { x, y }: Point): Point => ({
  x: Math.min(box.right, Math.max(box.left, x)),
  y: Math.min(box.bottom, Math.max(box.top, y)),
});

/** Whether a line from one point to another runs through a box. Asked for thousands of lines: it makes no lists. */
export function crosses(box: Rect, from: Point, to: Point): boolean {
  if (
    Math.max(from.x, to.x) < box.left ||
    Math.min(from.x, to.x) > box.right ||
    Math.max(from.y, to.y) < box.top ||
    Math.min(from.y, to.y) > box.bottom
  )
    return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Corners on both sides of the line: it runs between them.
  const one = dx * (box.top - from.y) - dy * (box.left - from.x);
  const two = dx * (box.top - from.y) - dy * (box.right - from.x);
  const three = dx * (box.bottom - from.y) - dy * (box.left - from.x);
  const four = dx * (box.bottom - from.y) - dy * (box.right - from.x);
  return Math.min(one, two, three, four) < 0 && Math.max(one, two, three, four) > 0;
}

/** On which side of a line a point lies. */
const side = (from: Point, to: Point, point: Point): number =>
  Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));

/** Whether the line from a to b crosses the one from c to d. */
export const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
