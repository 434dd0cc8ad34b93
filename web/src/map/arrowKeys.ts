/** Finds the next place in the direction of an arrow key. */

import { bordersOf, type MapData } from './data';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ANGLES: Record<Direction, number> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};
/** As far as this from straight ahead still counts as that way. */
const MAX_ANGLE = Math.PI / 3;

export const isDirection = (key: string): key is Direction => key in ANGLES;

/** The next place that way: neighbours come before places farther off; at the edge there is none. */
export function nextPlace(data: MapData, ids: string[], from: string, way: Direction): string | null {
  const [x, y] = data.shapes[from]!.rooms[0]!;
  const near = new Set(
    bordersOf(data).flatMap(([one, other]) => (one === from ? [other] : other === from ? [one] : [])),
  );
  let best: { id: string; cost: number } | null = null;
  for (const id of ids) {
    if (id === from) continue;
    const [toX, toY] = data.shapes[id]!.rooms[0]!;
    const turn = Math.atan2(toY - y, toX - x) - ANGLES[way];
    const off = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    if (off > MAX_ANGLE) continue;
    const cost = Math.hypot(toX - x, toY - y) * (1 + off) * (near.has(id) ? 0.5 : 1);
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
