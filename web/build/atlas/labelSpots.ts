/** Finds the room for a name inside a shape, and the room that the sea has. */

export type Point = [x: number, y: number];
/** The middle of a box inside a shape, and half its height; its width is the height times its aspect. */
export type Room = [x: number, y: number, half: number];

/** From a single letter to a long name on one line. */
export const ASPECTS = [1, 1.7, 2.8, 4.4, 7];
const CELLS = 14;
const ROUNDS = 3;
/** Cells of the sea, along the longer side of the map. */
const SEA_CELLS = 50;

/** The largest box of each aspect that lies inside. */
export function roomsOf(rings: Point[][]): Room[] {
  const shore = rings.flatMap(densified);
  return ASPECTS.map((aspect) => largestBox(rings, shore, aspect));
}

function densified(ring: Point[]): Point[] {
  return ring.flatMap(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 3));
    return Array.from({ length: steps }, (_, step): Point => [
      x + ((nextX - x) * step) / steps,
      y + ((nextY - y) * step) / steps,
    ]);
  });
}

function largestBox(rings: Point[][], shore: Point[], aspect: number): Room {
  const [xs, ys] = [shore.map(([x]) => x), shore.map(([, y]) => y)];
  let [left, top] = [Math.min(...xs), Math.min(...ys)];
  let [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best: Room = [left + width / 2, top + height / 2, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (let row = 0; row <= CELLS; row++) {
      for (let column = 0; column <= CELLS; column++) {
        const [x, y] = [left + (width * column) / CELLS, top + (height * row) / CELLS];
        const half = halfHeight(shore, aspect, x, y, best[2]);
        if (half > best[2] && isInside(rings, x, y)) best = [x, y, half];
      }
    }
    [width, height] = [(width * 3) / CELLS, (height * 3) / CELLS];
    [left, top] = [best[0] - width / 2, best[1] - height / 2];
  }
  return best;
}

/** Half the height of the box around a point that touches the shore; stops where it gets smaller than wanted. */
function halfHeight(shore: Point[], aspect: number, x: number, y: number, wanted: number): number {
  let half = Infinity;
  for (const [shoreX, shoreY] of shore) {
    const away = Math.max(Math.abs(shoreX - x) / aspect, Math.abs(shoreY - y));
    if (away < half) half = away;
    if (half <= wanted) return 0;
  }
  return half;
}

export function isInside(rings: Point[][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
      const [hereX, hereY] = ring[at]!;
      const [lastX, lastY] = ring[last]!;
      if (hereY > y !== lastY > y && x < ((lastX - hereX) * (y - hereY)) / (lastY - hereY) + hereX) inside = !inside;
    }
  }
  return inside;
}

/** A coarse grid of the map, row by row: 1 where no shape and no inset lies. */
export function seaOf(
  shapes: Point[][][],
  width: number,
  height: number,
  insets: [number, number, number, number][],
): string[] {
  const cell = Math.max(width, height) / SEA_CELLS;
  const touched = new Set<string>();
  const mark = (x: number, y: number): unknown => touched.add(`${Math.floor(x / cell)} ${Math.floor(y / cell)}`);
  for (const rings of shapes) for (const [x, y] of rings.flatMap(densified)) mark(x, y);
  return Array.from({ length: Math.round(height / cell) }, (_, row) =>
    Array.from({ length: Math.round(width / cell) }, (_, column) => {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      const isInset = insets.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);
      const isLand = touched.has(`${column} ${row}`) || shapes.some((rings) => isInside(rings, x, y));
      return isInset || isLand ? '0' : '1';
    }).join(''),
  );
}
