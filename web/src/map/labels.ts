/** Places names on a map: inside their place, or as call-outs in the sea. */

import { rectAround, isInFrame, overlaps, type Rect } from './rects';
import { calloutsOf, type Callout } from './callouts';
import { ASPECTS, type MapData } from './data';
import { DISPLAY_FROM, textWidth } from './textWidth';
import { onScreenOf, type Frame, type Point, type View } from './view';

export type Named = { id: string; name: string; hasBadge: boolean };

/** A name inside its place, below its badge if the first line is empty; without lines only the badge. Pixels, x and y of the middle. */
export type Label = { id: string; x: number; y: number; size: number; lines: string[]; badge: boolean; box: Rect };

export type Labels = { inside: Label[]; callouts: Callout[] };

export const LEADING = 1.08;
/** A badge is a circle of this many times the size, with some air after it. */
export const BADGE = 1.25;
const BADGE_ALONE = 14;
/** Names are never smaller than this, in pixels, at any zoom. */
const SMALLEST = 11;
/** Larger places have larger names, up to here. */
const LARGEST = 17;
/** The sizes of the sans, and those of the serif. */
const SIZES = [
  [SMALLEST, DISPLAY_FROM - 0.1],
  [DISPLAY_FROM, LARGEST],
] as const;
/** A name may use so much of its place: boxes are smaller than shapes, and atlases let names cross a border. */
const FULL = 1.3;
/** What would else be too small to read may use a little more. */
const FULLEST = 1.5;

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
  /** What else lies over the map, its buttons for example. */
  taken?: Rect[];
};

/** The last ones that were laid out: a map that comes back, or goes back to where it was, has its names at once. */
const known = new Map<string, Labels>();
const KNOWN = 16;

export function layout(wanted: Wanted): Labels {
  const { data, places, frame, view, target, taken = [] } = wanted;
  const key = JSON.stringify([data.name, frame.width, frame.height, view, target, taken, places]);
  let labels = known.get(key);
  if (!labels) {
    labels = laidOut({ ...wanted, taken });
    known.set(key, labels);
    if (known.size > KNOWN) known.delete(known.keys().next().value!);
  }
  return labels;
}

function laidOut({ data, places, frame, view, target, taken }: Required<Wanted>): Labels {
  const inside = places
    .map((place) => insideOf(data, place, frame, view))
    .filter((label) => isInFrame(label.box, frame));
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const dropped = dropOverlaps(
    inside.filter((label) => label.lines.length > 0),
    taken,
    (id) => smallOnes(data, placeOf.get(id)!, frame, view),
  );
  const names = new Set(dropped.map((label) => label.id));
  // A name over a place that has none would leave it without a call-out too: it is set smaller.
  const nameless = places.filter(({ id }) => !names.has(id)).map(({ id }) => anchorOf(data, id, frame, view));
  const named = dropped.map((label) =>
    nameless.some(({ x, y }) => overlaps(label.box, { left: x, right: x, top: y, bottom: y }))
      ? shrunk(label, SMALLEST)
      : label,
  );
  const callouts = calloutsOf({
    data,
    places: places.filter((place) => !names.has(place.id)),
    frame,
    view,
    target,
    taken: [...taken, ...named.map(({ box }) => box)],
  });
  const called = new Set(callouts.map((callout) => callout.id));
  const boxes = [...named, ...callouts].map((one) => one.box);
  const badges = inside
    .filter((label) => !names.has(label.id) && !called.has(label.id))
    .map((label) => badgeOnly(data, label, frame, view))
    .filter((label): label is Label => label !== null && !boxes.some((box) => overlaps(box, label.box)));
  return { inside: [...named, ...badges], callouts };
}

const anchorOf = (data: MapData, id: string, frame: Frame, view: View): Point =>
  onScreenOf(frame, view, data.shapes[id]?.rooms[0] ?? [0, 0]);

/** The largest name that fits, by whichever breaks; if none is legible, only the badge. */
function insideOf(data: MapData, place: Named, frame: Frame, view: View): Label {
  const alone = anchorOf(data, place.id, frame, view);
  let best: Label = {
    id: place.id,
    ...alone,
    size: 0,
    lines: [],
    badge: place.hasBadge,
    box: rectAround(alone, BADGE_ALONE, BADGE_ALONE),
  };
  eachFitting(data, place, frame, view, (size, make) => {
    if (size > best.size + 0.4) best = make();
  });
  return best;
}

/** All ways to set a name in one of the rooms of its place: how large, and the label. */
function eachFitting(
  data: MapData,
  { id, name, hasBadge }: Named,
  frame: Frame,
  view: View,
  found: (size: number, make: () => Label) => void,
): void {
  const scale = frame.base * view.k;
  const rooms = data.shapes[id]?.rooms ?? [];
  // Beside its badge, or below it.
  const ways = breaks(name);
  for (const lines of hasBadge ? [...ways, ...ways.map((way) => ['', ...way])] : ways) {
    for (const [least, most] of SIZES) {
      const { width, height } = blockOf(lines, hasBadge, least);
      rooms.forEach(([x, y, half], at) => {
        const fitting = 2 * half * scale * Math.min(ASPECTS[at]! / width, 1 / height);
        if (fitting * (least === SMALLEST ? FULLEST : FULL) < least) return;
        const size = Math.max(least, Math.min(most, fitting * FULL));
        found(size, () => {
          const middle = onScreenOf(frame, view, [x, y]);
          return { id, ...middle, size, lines, badge: hasBadge, box: rectAround(middle, width * size, height * size) };
        });
      });
    }
  }
}

/** A name at its smallest, wherever it fits. */
function smallOnes(data: MapData, place: Named, frame: Frame, view: View): Label[] {
  const found: Label[] = [];
  eachFitting(data, place, frame, view, (_, make) => found.push(shrunk(make(), SMALLEST)));
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
function dropOverlaps(labels: Label[], taken: Rect[], others: (id: string) => Label[]): Label[] {
  const isFree = ({ box }: Label, kept: Label[]): boolean =>
    !taken.some((other) => overlaps(other, box)) && !kept.some((other) => overlaps(other.box, box));
  const kept: Label[] = [];
  const left: Label[] = [];
  for (const label of [...labels].sort((one, other) => other.size - one.size)) {
    const fitting = [label, shrunk(label, Math.max(SMALLEST, label.size / FULL)), shrunk(label, SMALLEST)].find((one) =>
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
      const small = shrunk(label, SMALLEST);
      const smaller = kept.map((other) => (overlaps(other.box, small.box) ? shrunk(other, SMALLEST) : other));
      if (isFree(small, smaller)) kept.splice(0, Infinity, ...smaller, small);
    }
  }
  return kept;
}

function shrunk(label: Label, size: number): Label {
  const { width, height } = blockOf(label.lines, label.badge, size);
  return { ...label, size, box: rectAround(label, width * size, height * size) };
}
