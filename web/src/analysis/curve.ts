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

/** A turning point on the curve of its seat, with its number in the list. */
export function marksOf(
  box: Box,
  { moments, turns }: Pick<ReviewFound, 'moments' | 'turns'>,
): (Point & { number: number; seat: number; kind: string; label: number })[] {
  return turns.flatMap((turn, at) => {
    const place = moments.findIndex(({ number }) => number === turn.number);
    if (place < 0) return [];
    const chance = moments[place]?.chances[turn.seat] ?? 0;
    return [
      {
        ...pointAt(box, moments.length, place, chance),
        number: turn.number,
        seat: turn.seat,
        kind: turn.kind,
        label: at + 1,
      },
    ];
  });
}
