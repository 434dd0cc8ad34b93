/** Places the names of small places that lie beside each other on a coast: in a column in the sea, as atlases do. */

import { CALLOUT_PAD, landIn, OVER_LAND, type Asked, type Callout } from './callouts';
import { landUnder } from './coverage';
import type { Named } from './labels';
import { cross, crosses, overlaps, type Rect } from './rects';
import { textWidth } from './textWidth';
import { onScreenOf, type Point } from './view';

const BADGE = 1.25;
/** The height of a row, in sizes of its letters. */
const ROW = 1.62;
/** Where the column may begin: so many pixels beside the first of its places, above and below it, in steps. */
const STEP = { right: 1.5, down: 4 };
const FARTHEST = 200;
const HIGHEST = 90;
const LOWEST = 120;
/** How bad it is when two leaders cross, in pixels of leader. */
const CROSSING = 60;
/** Land is known in coarse cells: a name may touch the edge of one, and how bad that is, in pixels of leader. */
const MOST_LAND = 0.7;
const ON_LAND = 40;
/** How far a leader may come from above its name, instead of from the land beside it. */
const ASIDE = 24;
/** Fewer names need no column. */
const FEWEST = 3;

type Row = { id: string; name: string; from: Point };

/** Call-outs in a column, from top to bottom; none where there is no room for all. */
export function columnFor(asked: Asked, places: Named[]): Callout[] {
  const rows = places.map(({ id, name }) => ({ id, name, from: anchorOf(asked, id) }));
  const { width, height } = asked.frame;
  const isSeen = rows.every(({ from: { x, y } }) => x > 0 && y > 0 && x < width && y < height);
  if (!isSeen || rows.length < FEWEST) return [];
  const left = Math.min(...rows.map(({ from }) => from.x));
  const top = Math.min(...rows.map(({ from }) => from.y));
  let best: { callouts: Callout[]; cost: number } | null = null;
  for (let x = left; x < left + FARTHEST; x += STEP.right)
    for (let y = top - HIGHEST; y < top + LOWEST; y += STEP.down) {
      const callouts = columnAt(asked, rows, x, y);
      if (!callouts.every((one) => isFree(asked, one.box) && isReached(one, callouts))) continue;
      const cost = costOf(asked, callouts);
      if (cost < (best?.cost ?? Infinity)) best = { callouts, cost };
    }
  return best?.callouts ?? [];
}

const anchorOf = ({ data, frame, view }: Asked, id: string): Point =>
  onScreenOf(frame, view, data.shapes[id]!.rooms[0]!);

function columnAt({ smallest }: Asked, rows: Row[], left: number, top: number): Callout[] {
  return rows.map(({ id, name, from }, at) => {
    const height = ROW * smallest;
    const width = (textWidth(name, smallest) + BADGE) * smallest + CALLOUT_PAD;
    const box = { left, right: left + width, top: top + at * height, bottom: top + (at + 1) * height };
    return { id, lines: [name], box, name: box, from, to: { x: left, y: (box.top + box.bottom) / 2 } };
  });
}

function isFree(asked: Asked, box: Rect): boolean {
  const { width, height } = asked.frame;
  const isWithin = box.left >= 4 && box.top >= 4 && box.right <= width - 1 && box.bottom <= height - 4;
  return isWithin && landIn(asked, box) <= MOST_LAND && !asked.taken.some((other) => overlaps(other, box));
}

/** Whether a leader comes to its name from the land, and through no other. */
const isReached = ({ id, from, to }: Callout, all: Callout[]): boolean =>
  from.x < to.x + ASIDE && !all.some((other) => other.id !== id && crosses(other.name, from, to));

/** How bad a column is, in pixels of leader. */
function costOf(asked: Asked, callouts: Callout[]): number {
  const { data, frame, view } = asked;
  const scale = frame.base * view.k;
  let cost = 0;
  for (const [at, { id, box, from, to }] of callouts.entries()) {
    const [right, down] = [to.x - from.x, to.y - from.y];
    cost +=
      ON_LAND * landIn(asked, box) +
      Math.hypot(right, down) +
      OVER_LAND * scale * landUnder(data, id, right / scale, down / scale);
    for (const other of callouts.slice(at + 1)) if (cross(from, to, other.from, other.to)) cost += CROSSING;
  }
  return cost;
}
