/** Finds a spot for each pin: on its place, or where the badge of its name is. */

import type { Callout } from './callouts';
import { isOn } from './coverage';
import type { MapData } from './data';
import { labelBoxes, type LabelBoxes } from './labelBoxes';
import type { Labels } from './labels';
import { MIN_NAME_PIXELS } from './nameSize';
import type { Pin } from './placeInfo';
import { crosses, overlaps, rectAround, sharedArea, type Rect } from './rects';
import { onMap, onScreenOf, type Frame, type Point, type View } from './view';

/** How high a pin, its numbers and its edge are, and how wide a number and what is beside it; on a narrow map no larger than most places. */
export type PinLook = { height: number; font: number; line: number; digit: number; air: number };
const LARGE: PinLook = { height: 19, font: 12, line: 2, digit: 6.6, air: 9 };
const SMALL: PinLook = { height: 15, font: 11, line: 1.4, digit: 6, air: 5.5 };
const NARROW = 440;
export const pinLook = ({ width }: Frame): PinLook => (width < NARROW ? SMALL : LARGE);
/** How far from a place or its name spots are tried, in which steps, and how many each time. */
const FARTHEST = 42;
const STEP = 7;
const SPOTS = 16;
/** How much worse a spot is, in pixels: where a badge would be, partly off the place, on a leader, and beside the place. */
const AS_BADGE = 12;
const PARTLY = 14;
const ON_LEADER = 10;
const OUTSIDE = 90;
/** A place smaller than its pin is not hidden by it: the pin stands beside it, on a leader. */
const ON_SMALL = 90;
const BESIDE_SMALL = 14;
/** How bad a square pixel of a hidden name is. */
const HIDDEN = 0.8;

/** `x`, `y`: its middle. `end`: where the journey meets it, on its place. A pin without a spot is not shown. */
export type PinSpot = Pin & { x: number; y: number; width: number; end: Point; hasTail: boolean; isShown: boolean };

type Asked = {
  data: MapData;
  frame: Frame;
  view: View;
  labels: Labels;
  taken: Rect[];
  /** The size of call-outs. */
  smallest?: number;
};
/** What is the same for all spots of a pin. */
type Own = Asked & { id: string; look: PinLook; isSmall: boolean };
type Spot = Point & { away: number; isBadge?: boolean };
/** What a pin may touch: other pins and buttons, names, the badge of its own place, and lines to call-outs. */
type Nearby = { taken: Rect[]; names: Rect[]; badge: Rect | null; leaders: Callout[] };

export function pinSpots(pins: Pin[], asked: Asked): PinSpot[] {
  const boxes = labelBoxes(asked.labels, asked.smallest ?? MIN_NAME_PIXELS.near);
  const taken = [...asked.taken];
  const roomOf = ({ id }: Pin): number => asked.data.shapes[id]?.rooms[0]?.[2] ?? 0;
  const found = new Map<string, PinSpot>();
  // The smallest places have the fewest spots: they choose first.
  for (const pin of [...pins].sort((one, other) => roomOf(one) - roomOf(other))) {
    const spot = bestSpot(pin, asked, boxes, taken);
    if (spot.isShown) taken.push(rectAround(spot, spot.width + 2, pinLook(asked.frame).height + 2));
    found.set(pin.id, spot);
  }
  return pins.map(({ id }) => found.get(id)!);
}

const widthOf = (text: string, { height, digit, air }: PinLook): number => Math.max(height, text.length * digit + air);

function bestSpot(pin: Pin, asked: Asked, boxes: LabelBoxes[], taken: Rect[]): PinSpot {
  const { data, frame, view } = asked;
  const look = pinLook(frame);
  const width = widthOf(pin.text, look);
  const room = 2 * (data.shapes[pin.id]?.rooms[0]?.[2] ?? 0) * frame.base * view.k;
  const mine: Own = { ...asked, id: pin.id, look, isSmall: room < look.height - 4 };
  const anchor = onScreenOf(frame, view, data.shapes[pin.id]?.rooms[0] ?? [0, 0]);
  const own = boxes.find(({ id }) => id === pin.id);
  // What lies out of its reach is nothing to any spot.
  const reach = reachOf(own, anchor, width, look.height);
  const near = (all: Rect[]): Rect[] => all.filter((rect) => overlaps(rect, reach));
  // A pin stands for the badge of its own place, of which it leaves no part, and for nothing else.
  const others = near(boxes.flatMap(({ id, texts, badge }) => (badge && id !== pin.id ? [...texts, badge] : texts)));
  const nearby: Nearby = {
    taken: near(taken),
    names: others,
    badge: own?.badge ?? null,
    leaders: asked.labels.callouts.filter(({ id, from, to }) => id !== pin.id && crosses(reach, from, to)),
  };
  let best: { spot: Spot; cost: number } | null = null;
  for (const spot of spotsFor(own, anchor, width, look.height)) {
    const most = best?.cost ?? Infinity;
    if (spot.away >= most) break;
    const box = rectAround(spot, width, look.height);
    if (!isFree(box, frame, nearby.taken)) continue;
    const cost = costOf(mine, spot, box, nearby, most);
    if (cost < most) best = { spot, cost };
  }
  if (!best) return { ...pin, ...anchor, width, end: anchor, hasTail: false, isShown: false };
  const { x, y, isBadge } = best.spot;
  const isThere = isPointOn(pin.id, asked, x, y);
  return {
    ...pin,
    x,
    y,
    width,
    end: isThere ? { x, y } : anchor,
    hasTail: !isThere && !isBadge,
    isShown: true,
  };
}

/** From the top, to both sides in turn. */
const DIRECTIONS = Array.from({ length: SPOTS }, (_, at) => {
  const turn = (Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1) * 2 * Math.PI) / SPOTS - Math.PI / 2;
  return { dx: Math.cos(turn), dy: Math.sin(turn) };
});

/** On its middle, in the place of its badge, and around its name; the nearest first. */
function* spotsFor(own: LabelBoxes | undefined, anchor: Point, width: number, height: number): Generator<Spot> {
  yield { ...anchor, away: 0 };
  const name = nameOf(own);
  if (own?.badge && name) yield inPlaceOf(own.badge, name, width, height);
  const label = name && isNear(name, anchor, width, height) ? name : null;
  const middle = label ? middleOf(label) : anchor;
  for (let away = 0; away <= FARTHEST; away += STEP) {
    for (const { dx, dy } of DIRECTIONS) {
      const reach = (label ? edgeOf(label, dx, dy, width, height) : 0) + away;
      yield { x: middle.x + dx * reach, y: middle.y + dy * reach, away: away + 1 };
    }
  }
}

/** All that a pin can touch from any of its spots. */
function reachOf(own: LabelBoxes | undefined, anchor: Point, width: number, height: number): Rect {
  const name = nameOf(own);
  const point = rectAround(anchor, 0, 0);
  const middle = name && isNear(name, anchor, width, height) ? name : point;
  const badge = own?.badge && name ? rectAround(inPlaceOf(own.badge, name, width, height), 0, 0) : point;
  const { left, top, right, bottom } = around([middle, badge, point]);
  const [wide, high] = [width + FARTHEST + 1, height + FARTHEST + 1];
  return { left: left - wide, right: right + wide, top: top - high, bottom: bottom + high };
}

const nameOf = (own: LabelBoxes | undefined): Rect | null => (own && own.texts.length > 0 ? around(own.texts) : null);
const middleOf = ({ left, right, top, bottom }: Rect): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Over a badge that stands above its name, or at the end of one that stands before it. */
const inPlaceOf = (badge: Rect, name: Rect, width: number, height: number): Spot =>
  badge.bottom <= name.top + 1
    ? { x: (badge.left + badge.right) / 2, y: name.top - height / 2, away: 0, isBadge: true }
    : { x: badge.right - width / 2, y: (badge.top + badge.bottom) / 2, away: 0, isBadge: true };

/** Whether a name stands on its place: a call-out does not. */
const isNear = (name: Rect, anchor: Point, width: number, height: number): boolean =>
  overlaps(name, rectAround(anchor, 2 * width, 2 * height));

const around = (all: Rect[]): Rect => ({
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
  top: Math.min(...all.map(({ top }) => top)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

/** How far from the middle of a name a pin just does not touch it. */
function edgeOf({ left, right, top, bottom }: Rect, dx: number, dy: number, width: number, height: number): number {
  const [wide, high] = [(right - left + width) / 2 + 1, (bottom - top + height) / 2 + 1];
  return Math.min(dx === 0 ? Infinity : wide / Math.abs(dx), dy === 0 ? Infinity : high / Math.abs(dy));
}

const isFree = (box: Rect, { width, height }: Frame, taken: Rect[]): boolean =>
  box.left >= 2 &&
  box.top >= 2 &&
  box.right <= width - 2 &&
  box.bottom <= height - 2 &&
  !taken.some((other) => overlaps(other, box));

/** How bad a spot is; as soon as it is no better than `most`, how bad does not matter. */
function costOf(own: Own, spot: Spot, box: Rect, nearby: Nearby, most: number): number {
  const { away, isBadge } = spot;
  const off = isBadge ? AS_BADGE : offPlace(own, spot, box);
  if (away + off >= most) return Infinity;
  let hidden = nearby.badge && !isBadge ? sharedArea(nearby.badge, box) : 0;
  for (const name of nearby.names) hidden += sharedArea(name, box);
  let leaders = 0;
  for (const { from, to } of nearby.leaders) if (crosses(box, from, to)) leaders += 1;
  return away + off + HIDDEN * hidden + ON_LEADER * leaders;
}

/** How bad it is where a pin stands to its place. */
function offPlace(own: Own, { x, y }: Spot, box: Rect): number {
  const { id, isSmall } = own;
  if (!isPointOn(id, own, x, y)) return !isSmall ? OUTSIDE : covers(own, box) ? ON_SMALL : BESIDE_SMALL;
  return isSmall ? ON_SMALL : isWithin(id, own, box) ? 0 : PARTLY;
}

/** Whether a pin lies over the middle of its place. */
const covers = ({ id, data, frame, view }: Own, box: Rect): boolean =>
  overlaps(box, rectAround(onScreenOf(frame, view, data.shapes[id]?.rooms[0] ?? [0, 0]), 5, 5));

const isPointOn = (id: string, { data, frame, view }: Asked, x: number, y: number): boolean =>
  isOn(data, id, ...onMap(frame, view, { x, y }));

/** Whether most of a pin lies on its place, whose middle does. */
function isWithin(id: string, asked: Asked, { left, top, right, bottom }: Rect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [
    [left, y],
    [right, y],
    [x, top],
    [x, bottom],
  ] as const;
  return edges.filter(([atX, atY]) => isPointOn(id, asked, atX, atY)).length >= 2;
}
