/** Finds the next track in the direction of an arrow key. */

import { isDirection, type Direction } from '../../map/arrowKeys';
import type { TrackLayout } from './trackLayout';

export { isDirection };

const ANGLES: Record<Direction, number> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};
/** As far as this from straight ahead still counts as that way. */
const MAX_ANGLE = Math.PI / 2.9;

export function nextTrack(tracks: TrackLayout[], from: number, way: Direction): number | null {
  const [x, y] = tracks[from]!.middle;
  let best: { track: number; cost: number } | null = null;
  tracks.forEach(({ middle: [toX, toY] }, track) => {
    if (track === from) return;
    const turn = Math.atan2(toY - y, toX - x) - ANGLES[way];
    const off = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    if (off > MAX_ANGLE) return;
    const cost = Math.hypot(toX - x, toY - y) * (1 + off * 0.6);
    if (!best || cost < best.cost) best = { track, cost };
  });
  return (best as { track: number } | null)?.track ?? null;
}
