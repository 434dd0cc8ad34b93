/** Places call-outs: names in the sea for places too small for them, each with a short line. */

import { rectAround, crosses, nearest, overlaps, type Rect } from './rects';
import type { MapData } from './data';
import { landUnder } from './coverage';
import { textWidth } from './textWidth';
import { onScreenOf, type Frame, type Point, type View } from './view';

/** A name outside of its place, with a line to it and a target of its own. */
export type Callout = {
  id: string;
  /** What can be hit, and where in it the name stands. */
  box: Rect;
  name: Rect;
  lines: string[];
  from: Point;
  to: Point;
};

export type Asked = {
  data: MapData;
  frame: Frame;
  view: View;
  /** The smallest side of a target: more for fingers. */
  target: number;
  /** The size of names, in pixels. */
  smallest: number;
  /** Buttons: no call-out lies over them. */
  taken: Rect[];
};

export const CALLOUT_PAD = 5;
const LEADING = 1.08;
const BADGE = 1.25;
/** How bad it is to need a leader, and to cover places; in pixels of leader. */
const LEADER = 12;
const ON_LAND = 420;
/** How bad a pixel of leader is that runs over other places, beyond being long; and from how many pixels on length counts double, or more on a TV. */
export const OVER_LAND = 2;
const LONG = 45;
const FAR = 3;
/** Over how much land of other places a leader may run, as a part of the frame. */
const MOST_LAND = 0.14;
/** A leader is no longer than this, and than this part of the frame. */
const LONGEST = 230;
const PART = 0.42;
/** How much room a call-out leaves at its end for a sign, where places can be touched. */
export const SIGN = 18;
/** What can be hit on a whole map: fingers go closer. */
const TARGET = 24;
/** Spots are tried in these directions, from near to far in steps; so many of the best are kept. */
const DIRECTIONS = Array.from({ length: 24 }, (_, at) => ({
  x: Math.cos((at * Math.PI) / 12),
  y: Math.sin((at * Math.PI) / 12),
}));
const NEAREST = 10;
const STEP = 12;
const MOST = 220;

/** `block` is how large the name is; a target may be larger. */
type Small = {
  id: string;
  lines: string[];
  width: number;
  height: number;
  block: { width: number; height: number };
  from: Point;
  across: number;
};
type Spot = { box: Rect; name: Rect; to: Point; cost: number };

/** All call-outs that a place could have, and how bad each is. */
export function calloutsFor(
  asked: Asked,
  place: { id: string; name: string; hasBadge: boolean },
): (Callout & { cost: number })[] {
  const { frame, view, data } = asked;
  const [x, y, half] = data.shapes[place.id]!.rooms[0]!;
  const block = blockOf(place.name, place.hasBadge, asked.smallest);
  const target = view.k === 1 ? Math.min(TARGET, asked.target) : asked.target;
  const one: Small = {
    id: place.id,
    lines: block.lines,
    width: Math.max(target, block.width),
    height: Math.max(target, block.height),
    block,
    from: onScreenOf(frame, view, [x, y]),
    across: 2 * half * frame.base * view.k,
  };
  const spots: Spot[] = [];
  const far = Math.min(LONGEST, PART * Math.min(frame.width, frame.height));
  for (let away = NEAREST; away < far; away += STEP)
    for (const way of DIRECTIONS) {
      const middle = {
        x: one.from.x + way.x * (away + one.width / 2),
        y: one.from.y + way.y * (away + one.height / 2),
      };
      const box = rectAround(middle, one.width, one.height);
      const name = nameIn(box, one);
      const to = nearest(name, one.from);
      const cost = costOf(asked, one, box, to);
      if (cost < Infinity) spots.push({ box, name, to, cost });
    }
  return spots
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST)
    .map((spot) => ({ id: one.id, lines: one.lines, from: one.from, ...spot }));
}

/** A long name of several words stands in two lines. */
function blockOf(name: string, hasBadge: boolean, size: number): { lines: string[]; width: number; height: number } {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines =
    name.length > 9 && words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name];
  const widths = lines.map((line, at) => textWidth(line, 0) + (hasBadge && at === 0 ? BADGE : 0));
  return {
    lines,
    width: Math.max(...widths) * size + 2 * CALLOUT_PAD,
    height: lines.length * LEADING * size + 4,
  };
}

/** Where in its target a name stands: a leader leads to the name. */
const nameIn = ({ left, top, bottom }: Rect, { block }: Small): Rect => ({
  left,
  right: left + block.width,
  top: (top + bottom - block.height) / 2,
  bottom: (top + bottom + block.height) / 2,
});

/** How bad a spot is, in pixels of leader. */
function costOf(asked: Asked, one: Small, box: Rect, to: Point): number {
  const { data, frame, view, taken } = asked;
  const { from } = one;
  const sign = asked.target === 0 ? 4 : SIGN;
  if (box.left < 4 || box.top < 4 || box.right > frame.width - sign || box.bottom > frame.height - 4) return Infinity;
  if (taken.some((other) => overlaps(other, box) || crosses(other, from, to))) return Infinity;
  const covered = landIn(asked, box);
  // Only what is hard to hit may cover other places, or anything where nothing is hit.
  if (covered > 0 && one.across >= TARGET && asked.target > 0) return Infinity;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const scale = frame.base * view.k;
  const under = scale * landUnder(data, one.id, (to.x - from.x) / scale, (to.y - from.y) / scale);
  if (under > MOST_LAND * Math.min(frame.width, frame.height)) return Infinity;
  // The nearer one looks, the smaller is the part of a place that a name covers.
  return (
    LEADER +
    length +
    (asked.target === 0 ? FAR : 1) * Math.max(0, length - LONG) +
    (ON_LAND * covered) / view.k +
    OVER_LAND * under
  );
}

/** How much of a box lies over places: 0 in the sea, up to 2. */
export function landIn({ data, frame: { base, left, top }, view: { k, x, y } }: Asked, box: Rect): number {
  const sums = landSums(data);
  const unit = data.height / data.sea.length;
  const [rows, columns] = [data.sea.length, data.sea[0]!.length];
  const cell = (pixel: number, moved: number, begin: number, most: number): number =>
    Math.min(most, Math.max(0, Math.floor(((pixel - moved) / k - begin) / base / unit)));
  const [first, last] = [cell(box.left, x, left, columns), cell(box.right, x, left, columns - 1) + 1];
  const [upper, lower] = [cell(box.top, y, top, rows), cell(box.bottom, y, top, rows - 1) + 1];
  if (last <= first || lower <= upper) return 0;
  const land = sums[lower]![last]! - sums[upper]![last]! - sums[lower]![first]! + sums[upper]![first]!;
  return land > 0 ? 0.4 + (1.6 * land) / ((last - first) * (lower - upper)) : 0;
}

const known = new WeakMap<MapData, number[][]>();

/** For each corner of the coarse grid, how many cells of land lie above and to the left of it. */
function landSums(data: MapData): number[][] {
  let sums = known.get(data);
  if (!sums) {
    sums = [new Array<number>(data.sea[0]!.length + 1).fill(0)];
    for (const row of data.sea) {
      const above = sums.at(-1)!;
      let here = 0;
      sums.push([0, ...[...row].map((sea, at) => above[at + 1]! + (here += sea === '0' ? 1 : 0))]);
    }
    known.set(data, sums);
  }
  return sums;
}
