/** Points and paths of the win-chance chart. */

import type { ReviewFound } from '../net/protocol';

export type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number };

type Point = { x: number; y: number };

/** Where a chance of the moment at a place of the list is drawn. */
export function pointAt(box: Box, count: number, at: number, chance: number): Point {
  const across = box.width - box.left - box.right;
  const down = box.height - box.top - box.bottom;
  return { x: box.left + (across * at) / Math.max(1, count - 1), y: box.top + down * (1 - chance) };
}

/** The curve of a seat as the path of an SVG. */
export function pathOf(box: Box, moments: ReviewFound['moments'], seat: number): string {
  return moments
    .map(({ chances }, at) => pointAt(box, moments.length, at, chances[seat] ?? 0))
    .map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** How far the middles of two marks stand apart, so that both numbers can be read. */
const APART = 26;

/** A point no mark stands on: the wanted one, or the nearest free one above or below it. */
function clearOf(taken: readonly Point[], { x, y }: Point, box: Box): Point {
  const steps = Array.from({ length: 2 * taken.length + 1 }, (_, at) => (at % 2 ? -1 : 1) * Math.ceil(at / 2) * APART);
  const isFree = (one: number) => taken.every((other) => Math.hypot(other.x - x, other.y - one) >= APART);
  const isInside = (one: number) => one >= 0 && one <= box.height - box.bottom + APART / 2;
  const shift = steps.find((step) => isInside(y + step) && isFree(y + step)) ?? 0;
  return { x, y: y + shift };
}

/** A turning point on the curve of its seat, with its number in the list. */
export function marksOf(
  box: Box,
  { moments, turns }: Pick<ReviewFound, 'moments' | 'turns'>,
): (Point & { number: number; seat: number; kind: string; label: number })[] {
  const placed: Point[] = [];
  return turns.flatMap((turn, at) => {
    const place = moments.findIndex(({ number }) => number === turn.number);
    if (place < 0) return [];
    const chance = moments[place]?.chances[turn.seat] ?? 0;
    const point = clearOf(placed, pointAt(box, moments.length, place, chance), box);
    placed.push(point);
    return [{ ...point, number: turn.number, seat: turn.seat, kind: turn.kind, label: at + 1 }];
  });
}
