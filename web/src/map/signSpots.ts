/** Finds a spot for each sign beside a name: inside the frame, and on no other name. */

import { labelBoxes } from './labelBoxes';
import type { Labels } from './labels';
import { crosses, isWithin, overlaps, rectAround, sharedArea, type Rect } from './rects';
import type { Frame, Point } from './view';

/** How wide a sign is; smaller where all is. */
export const signSize = ({ width }: Frame): number => (width < NARROW ? 15 : 19);
const NARROW = 440;
/** Between a sign and its name. */
const AIR = 1;
/** How bad it is to lie on a leader, as if so many square pixels of a name were covered. */
const ON_LEADER = 40;

/** Where the signs of these places stand, by place. */
export function signSpots(ids: Iterable<string>, labels: Labels, frame: Frame, smallest: number): Map<string, Point> {
  const boxes = labelBoxes(labels, smallest);
  const taken = boxes.flatMap(({ texts, badge }) => (badge ? [...texts, badge] : texts));
  const boxOf = new Map([...labels.inside, ...labels.callouts].map(({ id, box }) => [id, box]));
  const spots = new Map<string, Point>();
  for (const id of ids) {
    const own = boxOf.get(id);
    if (!own) continue;
    const { texts = [], badge = null } = boxes.find((one) => one.id === id) ?? {};
    const spot = bestSpot(own, texts, badge, taken, labels, frame);
    if (!spot) continue;
    spots.set(id, spot);
    taken.push(rectAround(spot, signSize(frame), signSize(frame)));
  }
  return spots;
}

function bestSpot(
  box: Rect,
  texts: Rect[],
  badge: Rect | null,
  taken: Rect[],
  labels: Labels,
  frame: Frame,
): Point | null {
  let best: { spot: Point; cost: number } | null = null;
  const size = signSize(frame);
  for (const spot of [...around(texts.length > 0 ? texts : [box], size), ...(badge ? [beforeOf(badge, size)] : [])]) {
    const sign = rectAround(spot, size, size);
    if (!isWithin(sign, frame)) continue;
    const covered = taken.reduce((sum, other) => sum + (overlaps(other, sign) ? sharedArea(other, sign) : 0), 0);
    const leaders = labels.callouts.filter(({ from, to }) => crosses(sign, from, to)).length;
    const cost = covered + ON_LEADER * leaders;
    if (cost < (best?.cost ?? Infinity)) best = { spot, cost };
  }
  return best?.spot ?? null;
}

const beforeOf = ({ left, top, bottom }: Rect, size: number): Point => ({
  x: left - size / 2 - AIR,
  y: (top + bottom) / 2,
});

/** Below, above, at either end, and in the corners. */
function around(texts: Rect[], size: number): Point[] {
  const [left, right] = [Math.min(...texts.map((one) => one.left)), Math.max(...texts.map((one) => one.right))];
  const [top, bottom] = [Math.min(...texts.map((one) => one.top)), Math.max(...texts.map((one) => one.bottom))];
  const away = size / 2 + AIR;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    { x, y: bottom + away },
    { x, y: top - away },
    { x: right + away, y },
    { x: left - away, y },
    { x: right, y: bottom + away },
    { x: left, y: bottom + away },
    { x: right, y: top - away },
    { x: left, y: top - away },
  ];
}
