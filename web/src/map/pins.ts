/** Finds a spot for each pin: on its place or beside it, over no name, no button and no other pin. */

import { isOn } from './coverage';
import type { MapData } from './data';
import type { Labels } from './labels';
import type { Pin } from './placeInfo';
import { crosses, overlaps, rectAround, type Rect } from './rects';
import { onScreenOf, type Frame, type Point, type View } from './view';

export const PIN_HEIGHT = 19;
const DIGIT = 6.6;
/** Rings around a place, from near to far, and how many spots on each. */
const RINGS = 7;
const STEP = 7;
const SPOTS = 16;
/** How much worse a spot outside of its place is, in pixels. */
const OUTSIDE = 60;

/** `x`, `y`: its middle. `end`: where the journey meets it, on its place. A pin that would hide a name is not shown. */
export type PinSpot = Pin & { x: number; y: number; width: number; end: Point; hasTail: boolean; isShown: boolean };

type Asked = { data: MapData; frame: Frame; view: View; labels: Labels; taken: Rect[] };

export function pinSpots(pins: Pin[], asked: Asked): PinSpot[] {
  const names = [...asked.labels.inside, ...asked.labels.callouts.map(({ name }) => ({ box: name }))];
  const taken = [...asked.taken, ...names.map(({ box }) => box)];
  return pins.map((pin) => {
    const spot = bestSpot(pin, asked, taken);
    if (spot.isShown) taken.push(rectAround(spot, spot.width + 2, PIN_HEIGHT + 2));
    return spot;
  });
}

const widthOf = (text: string): number => Math.max(PIN_HEIGHT, text.length * DIGIT + 9);

function bestSpot(pin: Pin, asked: Asked, taken: Rect[]): PinSpot {
  const width = widthOf(pin.text);
  const anchor = onScreenOf(asked.frame, asked.view, asked.data.shapes[pin.id]?.rooms[0] ?? [0, 0]);
  let best: { spot: Point; isInside: boolean; cost: number } | null = null;
  for (const { spot, away } of spotsAround(pin, asked, anchor, width)) {
    const box = rectAround(spot, width, PIN_HEIGHT);
    const isInside = isWithin(pin.id, asked, box);
    const cost = away + (isInside ? 0 : OUTSIDE);
    if ((best && cost >= best.cost) || !isFree(box, asked, taken)) continue;
    best = { spot, isInside, cost };
  }
  if (!best) return { ...pin, ...anchor, width, end: anchor, hasTail: false, isShown: false };
  const { spot, isInside, cost } = best;
  return { ...pin, ...spot, width, end: isInside ? spot : anchor, hasTail: !isInside && cost > 1, isShown: true };
}

/** Beside its call-out, around its name, and around its middle; the nearest first. */
function* spotsAround(
  { id }: Pin,
  { labels }: Asked,
  anchor: Point,
  width: number,
): Generator<{ spot: Point; away: number }> {
  const callout = labels.callouts.find((one) => one.id === id);
  if (callout) {
    const { left, right, top, bottom } = callout.name;
    const y = (top + bottom) / 2;
    yield { spot: { x: left - width / 2, y }, away: -OUTSIDE };
    yield { spot: { x: right + width / 2 + 2, y }, away: 1 - OUTSIDE };
  }
  const own = labels.inside.find((one) => one.id === id)?.box;
  yield { spot: anchor, away: 0 };
  for (let ring = 0; ring < RINGS; ring++) {
    for (let at = 0; at < SPOTS; at++) {
      // From the top, to both sides in turn.
      const turn = (Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1) * 2 * Math.PI) / SPOTS - Math.PI / 2;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const away = ring * STEP;
      const middle = own ? { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 } : anchor;
      const reach = own ? edgeOf(own, dx, dy, width) : 0;
      yield { spot: { x: middle.x + dx * (reach + away), y: middle.y + dy * (reach + away) }, away: away + 1 };
    }
  }
}

/** How far from the middle of a name a pin just does not touch it. */
function edgeOf({ left, right, top, bottom }: Rect, dx: number, dy: number, width: number): number {
  const [wide, high] = [(right - left + width) / 2 + 1, (bottom - top + PIN_HEIGHT) / 2 + 1];
  return Math.min(dx === 0 ? Infinity : wide / Math.abs(dx), dy === 0 ? Infinity : high / Math.abs(dy));
}

function isFree(box: Rect, { frame, labels }: Asked, taken: Rect[]): boolean {
  if (box.left < 2 || box.top < 2 || box.right > frame.width - 2 || box.bottom > frame.height - 2) return false;
  return (
    !taken.some((other) => overlaps(other, box)) && !labels.callouts.some(({ from, to }) => crosses(box, from, to))
  );
}

/** Whether most of a pin lies on its place. */
function isWithin(id: string, { data, frame, view }: Asked, { left, top, right, bottom }: Rect): boolean {
  const scale = frame.base * view.k;
  const on = (x: number, y: number): boolean =>
    isOn(data, id, ((x - view.x) / view.k - frame.left) / frame.base, ((y - view.y) / view.k - frame.top) / frame.base);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return scale > 0 && on(x, y) && [on(left, y), on(right, y), on(x, top), on(x, bottom)].filter(Boolean).length >= 2;
}
