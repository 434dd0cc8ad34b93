/** Places call-outs: names in the sea for places too small for them, each with a short line. */

import { rectAround, cross, crosses, nearest, overlaps, type Rect } from './rects';
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
  /** The places without a name inside. */
  places: { id: string; name: string; hasBadge: boolean }[];
  frame: Frame;
  view: View;
  /** The smallest side of a target: more for fingers. */
  target: number;
  /** The size of names, in pixels. */
  smallest: number;
  /** Names and buttons: no call-out lies over them. */
  taken: Rect[];
  /** Places that found no spot before: they choose first, in this order, and may have longer leaders. */
  first?: readonly string[];
};

export const CALLOUT_PAD = 5;
const LEADING = 1.08;
const BADGE = 1.25;
/** How bad it is to cover places, or to cross another leader; in pixels of leader. */
const ON_LAND = 500;
const ON_LEADER = 130;
/** How bad a pixel of leader is that runs over other places, beyond being long. */
const OVER_LAND = 2;
/** Over how much land of other places a leader may run, as a part of the frame. */
const MOST_LAND = 0.14;
/** A leader is no longer than this, and than this part of the frame; a place that is hard to hit may have half as much again. */
const LONGEST = 200;
const PART = 0.28;
/** How much longer it may be where a place would else have no name. */
const LONGER = 2;
/** How much worse than its longest leader a spot may be, with all that it covers and crosses; twice as much where a place is hard to hit. */
const WORST = 1.8;
/** How much room a call-out leaves at its end for a sign. */
const SIGN = 18;
/** What is narrower can hardly be hit. */
const TINY = 24;
/** Spots are tried in these directions, from near to far in steps; the smallest choose first, and all of them may choose again. */
const DIRECTIONS = Array.from({ length: 32 }, (_, at) => ({
  x: Math.cos((at * Math.PI) / 16),
  y: Math.sin((at * Math.PI) / 16),
}));
const NEAREST = 10;
const STEP = 12;
const ROUNDS = 2;
/** A spot that is no worse needs no better one. */
const GOOD = 40;

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
type Placed = Spot & { from: Point };

export function calloutsOf(asked: Asked): Callout[] {
  const small = smallOnes(asked);
  const spots = new Map<string, Spot>();
  // The smallest choose first; then each that has no good spot may look for a better one among the others.
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of small) {
      if (round > 0 && (spots.get(one.id)?.cost ?? 0) < GOOD) continue;
      spots.delete(one.id);
      const spot = bestSpot(asked, one, small, spots);
      if (spot) spots.set(one.id, spot);
    }
  }
  return small.flatMap(({ id, lines, from }) => {
    const spot = spots.get(id);
    return spot ? [{ id, lines, from, box: spot.box, name: spot.name, to: spot.to }] : [];
  });
}

function smallOnes({ data, places, frame, view, target, smallest, first = [] }: Asked): Small[] {
  const orderOf = ({ id }: Small): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const scale = frame.base * view.k;
  return places
    .map((place) => {
      const [x, y, half] = data.shapes[place.id]!.rooms[0]!;
      const block = blockOf(place.name, place.hasBadge, smallest);
      const size = { width: Math.max(target, block.width), height: Math.max(target, block.height) };
      return {
        id: place.id,
        lines: block.lines,
        ...size,
        block,
        from: onScreenOf(frame, view, [x, y]),
        across: 2 * half * scale,
      };
    })
    .filter(({ from }) => from.x > 0 && from.y > 0 && from.x < frame.width && from.y < frame.height)
    .sort((one, other) => one.across - other.across)
    .sort((one, other) => orderOf(one) - orderOf(other));
}

/** A long name of several words stands in two lines. */
function blockOf(name: string, hasBadge: boolean, size: number): { lines: string[]; width: number; height: number } {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines =
    name.length > 9 && words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name];
  const widths = lines.map((line, at) => textWidth(line, size) + (hasBadge && at === 0 ? BADGE : 0));
  return {
    lines,
    width: Math.max(...widths) * size + 2 * CALLOUT_PAD,
    height: lines.length * LEADING * size + 4,
  };
}

function bestSpot(asked: Asked, one: Small, all: Small[], spots: Map<string, Spot>): Spot | null {
  const placed = [...spots].map(([id, spot]) => ({ ...spot, from: all.find((other) => other.id === id)!.from }));
  const longer = asked.first?.includes(one.id) ? LONGER : 1;
  const far = longer * Math.min(LONGEST, PART * Math.min(asked.frame.width, asked.frame.height));
  const [reach, worst] = isTiny(one) ? [1.5 * far, 2 * WORST * far] : [far, WORST * far];
  let best: Spot | null = null;
  // From near to far: what comes later cannot be better than its distance.
  for (let away = NEAREST; away < Math.min(reach, best?.cost ?? Infinity); away += STEP) {
    for (const way of DIRECTIONS) {
      const box = rectAround(
        { x: one.from.x + way.x * (away + one.width / 2), y: one.from.y + way.y * (away + one.height / 2) },
        one.width,
        one.height,
      );
      const name = nameIn(box, one);
      const to = nearest(name, one.from);
      const cost = costOf(asked, one, { box, name, to, cost: 0 }, placed, best?.cost ?? worst);
      if (cost < (best?.cost ?? worst)) best = { box, name, to, cost };
    }
  }
  return best;
}

/** Where in its target a name stands: a leader leads to the name. */
const nameIn = ({ left, top, bottom }: Rect, { block }: Small): Rect => ({
  left,
  right: left + block.width,
  top: (top + bottom - block.height) / 2,
  bottom: (top + bottom + block.height) / 2,
});

const isTiny = ({ across }: Small): boolean => across < TINY;

/** How bad a spot is, in pixels of leader; as soon as it is worse than `most`, how much does not matter. What is asked of all names comes last. */
function costOf(asked: Asked, one: Small, { box, name, to }: Spot, placed: Placed[], most: number): number {
  const { data, frame, view, taken } = asked;
  const { from } = one;
  if (box.left < 4 || box.top < 4 || box.right > frame.width - SIGN || box.bottom > frame.height - 4) return Infinity;
  let cost = Math.hypot(to.x - from.x, to.y - from.y);
  if (cost >= most) return Infinity;
  const covered = landIn(asked, box);
  // Only what is hard to hit may cover other places.
  if (covered > 0 && one.across >= asked.target) return Infinity;
  const scale = frame.base * view.k;
  const under = scale * landUnder(data, one.id, (to.x - from.x) / scale, (to.y - from.y) / scale);
  if (under > MOST_LAND * Math.min(frame.width, frame.height)) return Infinity;
  // The nearer one looks, the smaller is the part of a place that a name covers.
  cost += (ON_LAND * covered) / view.k + OVER_LAND * under;
  if (cost >= most) return Infinity;
  for (const other of placed) if (overlaps(other.box, box)) return Infinity;
  for (const other of taken) if (overlaps(other, box)) return Infinity;
  // No leader runs through a name, whichever of the two came first.
  for (const other of placed) if (crosses(other.name, from, to) || crosses(name, other.from, other.to)) return Infinity;
  for (const other of taken) if (crosses(other, from, to)) return Infinity;
  for (const other of placed) if (cross(from, to, other.from, other.to)) cost += ON_LEADER;
  return cost;
}

/** How much of a box lies over places: 0 in the sea, up to 2. */
function landIn({ data, frame: { base, left, top }, view: { k, x, y } }: Asked, box: Rect): number {
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
