/** Places names on a map: inside their place, or as call-outs in the sea. */

import { crosses, rectAround, isInFrame, overlaps, type Rect } from './rects';
import { calloutsOf, type Callout } from './callouts';
import { isOn } from './coverage';
import { ASPECTS, type MapData } from './data';
import { MIN_NAME_PIXELS } from './nameSize';
import { DISPLAY_FROM, textWidth } from './textWidth';
import { onMap, onScreenOf, type Frame, type Point, type View } from './view';

export type Named = { id: string; name: string; hasBadge: boolean };

/** A name inside its place, below its badge if the first line is empty; without lines only the badge. Pixels, x and y of the middle. */
export type Label = { id: string; x: number; y: number; size: number; lines: string[]; badge: boolean; box: Rect };

export type Labels = { inside: Label[]; callouts: Callout[] };

export const LEADING = 1.08;
/** A badge is a circle of this many times the size, with some air after it. */
export const BADGE = 1.25;
const BADGE_ALONE = 14;
/** Larger places have larger names, up to here. */
const LARGEST = 17;
/** The sizes of the sans, and those of the serif, from the smallest on. */
const sizesFrom = (smallest: number): (readonly [number, number])[] =>
  smallest < DISPLAY_FROM
    ? [
        [smallest, DISPLAY_FROM - 0.1],
        [DISPLAY_FROM, LARGEST],
      ]
    : [[smallest, LARGEST]];
/** A name may use so much of its place: boxes are smaller than shapes, and atlases let names cross a border. */
const FULL = 1.3;
/** What would else be too small to read may use a little more. */
const FULLEST = 1.5;
/** A name that would else be missing may reach so far over its borders, and stand so many pixels off the middle. */
const CROSSING = 2.2;
/** Between two names beside each other. */
const AIR = 1;
const SHIFTS = [0, -5, 5, -10, 10];

/** A narrower map has no room for long leaders: one goes closer, and then there is room anyway. */
const ROOMY = 440;
/** How often call-outs choose anew, each time those first that had found no spot. */
const TRIES = 8;

/** Every way to break a name into at most three lines. */
export function breaks(name: string): string[][] {
  const words = name.split(' ');
  const found: string[][] = [[name]];
  for (let first = 1; first < words.length; first++) {
    found.push([words.slice(0, first).join(' '), words.slice(first).join(' ')]);
    for (let second = first + 1; second < words.length; second++) {
      found.push([
        words.slice(0, first).join(' '),
        words.slice(first, second).join(' '),
        words.slice(second).join(' '),
      ]);
    }
  }
  return found;
}

/** How large a name is at size 1, if it is set at a size. */
const blockOf = (lines: string[], badge: boolean, size: number) => ({
  width: Math.max(...lines.map((line, at) => textWidth(line, size) + (badge && at === 0 ? BADGE : 0))),
  height: lines.length * LEADING,
});

export type Wanted = {
  data: MapData;
  places: Named[];
  frame: Frame;
  view: View;
  /** The smallest side of a target: more for fingers. */
  target: number;
  /** Names are never smaller than this, in pixels, at any zoom. */
  smallest?: number;
  /** What else lies over the map, its buttons for example. */
  taken?: Rect[];
};
type Asked = Required<Wanted>;

/** The last ones that were laid out: a map that comes back, or goes back to where it was, has its names at once. */
const known = new Map<string, Labels>();
const KNOWN = 16;

export function layout(wanted: Wanted): Labels {
  const { data, places, frame, view, target, smallest = MIN_NAME_PIXELS.near, taken = [] } = wanted;
  const key = JSON.stringify([data.name, frame.width, frame.height, view, target, smallest, taken, places]);
  let labels = known.get(key);
  if (!labels) {
    labels = laidOut({ ...wanted, smallest, taken });
    known.set(key, labels);
    if (known.size > KNOWN) known.delete(known.keys().next().value!);
  }
  return labels;
}

function laidOut(asked: Asked): Labels {
  const { data, places, frame, view, smallest, taken } = asked;
  const inside = places.map((place) => insideOf(asked, place)).filter((label) => isInFrame(label.box, frame));
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const dropped = dropOverlaps(
    inside.filter((label) => label.lines.length > 0),
    asked,
    (id) => smallOnes(asked, placeOf.get(id)!),
  );
  const names = new Set(dropped.map((label) => label.id));
  // A name over a place that has none would leave it without a call-out too: it is set smaller.
  const nameless = places.filter(({ id }) => !names.has(id)).map(({ id }) => anchorOf(data, id, frame, view));
  let named = dropped.map((label) =>
    nameless.some(({ x, y }) => overlaps(label.box, { left: x, right: x, top: y, bottom: y }))
      ? shrunk(label, smallest)
      : label,
  );
  const calledOut = (first?: readonly string[]): Callout[] =>
    calloutsOf({
      ...asked,
      places: places.filter((place) => !names.has(place.id)),
      taken: [...taken, ...named.map(({ box }) => box)],
      first,
    });
  let callouts = calledOut();
  const roomOf = ({ id }: Label): number => data.shapes[id]!.rooms[0]![2];
  const addCrossing = (hasBadge: boolean, makeRoom: (label: Label) => Label): void => {
    for (const { id, badge } of inside.sort((one, other) => roomOf(other) - roomOf(one))) {
      if (names.has(id) || callouts.some((callout) => callout.id === id)) continue;
      const place = { ...placeOf.get(id)!, hasBadge: badge && hasBadge };
      const label = crossing(asked, place, named.map(makeRoom), callouts);
      if (!label) continue;
      named = [...named.map((other) => (overlaps(other.box, label.box) ? makeRoom(other) : other)), label];
      names.add(id);
    }
  };
  addCrossing(true, (label) => label);
  if (frame.width >= ROOMY && view.k === 1) {
    let first: string[] = [];
    for (let tries = 0, last = callouts; tries < TRIES; tries++) {
      const missing = places.filter(({ id }) => !names.has(id) && !last.some((callout) => callout.id === id));
      if (missing.length === 0) break;
      first = [...new Set([...missing.map(({ id }) => id), ...first])];
      last = calledOut(first);
      if (last.length > callouts.length) callouts = last;
    }
  }
  // At last others are set smaller for it, and its badge is left out.
  for (const hasBadge of [true, false]) addCrossing(hasBadge, (label) => shrunk(label, smallest));
  named = grown(asked, named, callouts, inside);
  const called = new Set(callouts.map(({ id }) => id));
  const boxes = [...named, ...callouts].map((one) => one.box);
  const badges = inside
    .filter((label) => !names.has(label.id) && !called.has(label.id))
    .map((label) => badgeOnly(data, label, frame, view))
    .filter((label): label is Label => label !== null && !boxes.some((box) => overlaps(box, label.box)));
  return { inside: [...named, ...badges], callouts };
}

/** The name that reaches least over its borders and touches no other name, no leader and no button. */
function crossing(asked: Asked, place: Named, named: Label[], callouts: Callout[]): Label | null {
  const { data, frame, view, taken, smallest } = asked;
  const boxes = [
    ...taken,
    ...[...named, ...callouts].map(({ box }) => ({ ...box, left: box.left - AIR, right: box.right + AIR })),
  ];
  const isFree = ({ id, x, y, box }: Label): boolean =>
    isOn(data, id, ...onMap(frame, view, { x, y })) &&
    !boxes.some((other) => overlaps(other, box)) &&
    !callouts.some(({ from, to }) => crosses(box, from, to));
  let best: Label | null = null;
  let least = Infinity;
  eachFitting(asked, place, CROSSING, (_, make, fitting) => {
    for (const right of SHIFTS)
      for (const down of SHIFTS) {
        const over = (Math.abs(right) + Math.abs(down)) / 100 - fitting / smallest;
        if (over >= least) continue;
        const { x, y, ...label } = make();
        const shifted = shrunk({ ...label, x: x + right, y: y + down }, smallest);
        if (isFree(shifted)) [best, least] = [shifted, over];
      }
  });
  return best;
}

const anchorOf = (data: MapData, id: string, frame: Frame, view: View): Point =>
  onScreenOf(frame, view, data.shapes[id]?.rooms[0] ?? [0, 0]);

/** The largest name that fits, by whichever breaks; if none is legible, only the badge. */
function insideOf(asked: Asked, place: Named): Label {
  const { data, frame, view } = asked;
  const alone = anchorOf(data, place.id, frame, view);
  let best: Label = {
    id: place.id,
    ...alone,
    size: 0,
    lines: [],
    badge: place.hasBadge,
    box: rectAround(alone, BADGE_ALONE, BADGE_ALONE),
  };
  eachFitting(asked, place, FULLEST, (size, make) => {
    if (size > best.size + 0.4) best = make();
  });
  return best;
}

/** All ways to set a name in one of the rooms of its place: how large, and the label. */
function eachFitting(
  { data, frame, view, smallest }: Asked,
  { id, name, hasBadge }: Named,
  fullest: number,
  found: (size: number, make: () => Label, fitting: number) => void,
): void {
  const scale = frame.base * view.k;
  const rooms = data.shapes[id]?.rooms ?? [];
  // Beside its badge, or below it.
  const ways = breaks(name);
  for (const lines of hasBadge ? [...ways, ...ways.map((way) => ['', ...way])] : ways) {
    for (const [least, most] of sizesFrom(smallest)) {
      const { width, height } = blockOf(lines, hasBadge, least);
      rooms.forEach(([x, y, half], at) => {
        const fitting = 2 * half * scale * Math.min(ASPECTS[at]! / width, 1 / height);
        if (fitting * (least === smallest ? fullest : FULL) < least) return;
        const size = Math.max(least, Math.min(most, fitting * FULL));
        const make = (): Label => {
          const middle = onScreenOf(frame, view, [x, y]);
          return { id, ...middle, size, lines, badge: hasBadge, box: rectAround(middle, width * size, height * size) };
        };
        found(size, make, fitting);
      });
    }
  }
}

/** A name at its smallest, wherever it fits. */
function smallOnes(asked: Asked, place: Named): Label[] {
  const found: Label[] = [];
  eachFitting(asked, place, FULLEST, (_, make) => found.push(shrunk(make(), asked.smallest)));
  return found;
}

function badgeOnly(data: MapData, label: Label, frame: Frame, view: View): Label | null {
  const [x, y, half] = data.shapes[label.id]!.rooms[0]!;
  if (!label.badge || 2 * half * frame.base * view.k < BADGE_ALONE - 2) return null;
  const middle = onScreenOf(frame, view, [x, y]);
  return {
    ...label,
    ...middle,
    lines: [],
    size: BADGE_ALONE / BADGE,
    box: rectAround(middle, BADGE_ALONE, BADGE_ALONE),
  };
}

/** Larger names come first; one that would touch them is set smaller, or elsewhere in its place, or they make room for it. */
function dropOverlaps(labels: Label[], { taken, smallest }: Asked, others: (id: string) => Label[]): Label[] {
  const isFree = ({ box }: Label, kept: Label[]): boolean =>
    !taken.some((other) => overlaps(other, box)) && !kept.some((other) => overlaps(other.box, box));
  const kept: Label[] = [];
  const left: Label[] = [];
  for (const label of [...labels].sort((one, other) => other.size - one.size)) {
    const fitting = [label, shrunk(label, Math.max(smallest, label.size / FULL)), shrunk(label, smallest)].find((one) =>
      isFree(one, kept),
    );
    if (fitting) kept.push(fitting);
    else left.push(label);
  }
  for (const label of left) {
    const fitting = others(label.id).find((one) => isFree(one, kept));
    if (fitting) kept.push(fitting);
    else {
      // Those that it would touch are set smaller, if that is enough for it.
      const small = shrunk(label, smallest);
      const smaller = kept.map((other) => (overlaps(other.box, small.box) ? shrunk(other, smallest) : other));
      if (isFree(small, smaller)) kept.splice(0, Infinity, ...smaller, small);
    }
  }
  return kept;
}

/** What was set smaller than its place is large, and for a name that stands elsewhere now, has its size again where there is room. */
function grown({ data, frame, view, taken }: Asked, named: Label[], callouts: Callout[], inside: Label[]): Label[] {
  const largest = new Map(inside.map(({ id, lines, size }) => [id, { lines: lines.join(), size }]));
  const shown = new Set([...named, ...callouts].map(({ id }) => id));
  const badges = inside
    .filter(({ id }) => !shown.has(id))
    .map(({ id }) => rectAround(anchorOf(data, id, frame, view), BADGE_ALONE, BADGE_ALONE));
  const fixed = [...taken, ...badges, ...callouts.map(({ box }) => box)];
  const grow = [...named];
  for (const [at, label] of named.entries()) {
    const most = largest.get(label.id);
    if (!most || most.lines !== label.lines.join()) continue;
    const others = [...fixed, ...grow.filter((_, other) => other !== at).map(({ box }) => box)];
    for (let size = most.size; size > label.size; size -= 1) {
      const large = shrunk(label, size);
      if (others.some((box) => overlaps(box, large.box))) continue;
      if (callouts.some(({ from, to }) => crosses(large.box, from, to))) continue;
      grow[at] = large;
      break;
    }
  }
  return grow;
}

function shrunk(label: Label, size: number): Label {
  const { width, height } = blockOf(label.lines, label.badge, size);
  return { ...label, size, box: rectAround(label, width * size, height * size) };
}
