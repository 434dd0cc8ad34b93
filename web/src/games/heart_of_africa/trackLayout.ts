/** The layout of the board, computed by the build: slots, names and terrain signs. */

/** The size of names and of their lines, in units: laid out for a window that shows the whole board legibly. */
export const FONT = 21;
/** The size of names where the board is small, as on a phone, or read from afar, as on a TV. */
export const LARGE_FONT = 33;
/** Pixels per unit in the first view on a desktop: the whole board at 1280 × 800. */
export const FIRST = 0.5;

export type Slot = [x: number, y: number, degrees: number];
export type Label = {
  place: number;
  lines: string[];
  width: number;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
};
export type TrackLayout = {
  slots: Slot[];
  length: number;
  path: string;
  middle: [x: number, y: number];
  /** By so many pixels a track that others hem in counts as nearer to a pointer, in the first view. */
  favour?: number;
};

export type BoardLayout = {
  width: number;
  height: number;
  slotWidth: number;
  tracks: TrackLayout[];
  labels: Label[];
  /** The same names in the large size. */
  largeLabels: Label[];
  /** Ends of countries: a stop without a town, and the direction over the border. */
  arrows: { stop: number; degrees: number }[];
  /** Little signs of the land, by terrain. */
  signs: Record<string, [x: number, y: number][]>;
  /** The ground by terrain, as strokes of twenty units. */
  ground: Record<string, string>;
};

const TURN = Math.PI / 180;

/** The middle of a track: of the slot that lies there. */
export const middleOf = ({ slots }: TrackLayout): Slot => slots[Math.floor((slots.length - 1) / 2)]!;

/** The radius of the disc with an owner's shape, where letters have some size: a shape is told from others at half of it. */
export const shapeSize = (font: number): number => Math.min(font * 0.58, 14);

/** A move by one slot to before a slot, as styles write it. */
export function beforeOf([, , degrees]: Slot, length: number): string {
  const turn = degrees * TURN;
  return `translate(${(-length * Math.cos(turn)).toFixed(1)}px,${(-length * Math.sin(turn)).toFixed(1)}px)`;
}

/** Wagons are laid one after another, and each rolls into its slot: milliseconds. The map has a moment to travel there. */
export const LAY = { after: 160, apart: 90, roll: 220 };
/** How long the laying of so many wagons takes. */
export const layTime = (wagons: number): number => LAY.after + LAY.apart * (wagons - 1) + LAY.roll;

export type Rect = { x: number; y: number; width: number; height: number; degrees: number };

export function cornersOf({ x, y, width, height, degrees }: Rect): [number, number][] {
  const [cos, sin] = [Math.cos(degrees * TURN), Math.sin(degrees * TURN)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, b]) => {
    const [dx, dy] = [(a! * width) / 2, (b! * height) / 2];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** How deep two turned rectangles lie in each other; 0 where they are apart. */
export function overlap(one: Rect, other: Rect): number {
  const reach = (Math.hypot(one.width, one.height) + Math.hypot(other.width, other.height)) / 2;
  if (Math.abs(one.x - other.x) > reach || Math.abs(one.y - other.y) > reach) return 0;
  const [a, b] = [cornersOf(one), cornersOf(other)];
  let least = Infinity;
  for (const degrees of [one.degrees, one.degrees + 90, other.degrees, other.degrees + 90]) {
    const [cos, sin] = [Math.cos(degrees * TURN), Math.sin(degrees * TURN)];
    const spans = [a, b].map((corners) => corners.map(([x, y]) => x * cos + y * sin));
    const depth = Math.min(
      Math.max(...spans[0]!) - Math.min(...spans[1]!),
      Math.max(...spans[1]!) - Math.min(...spans[0]!),
    );
    if (depth <= 0) return 0;
    least = Math.min(least, depth);
  }
  return least;
}

export const slotRects = (track: TrackLayout, height: number): Rect[] =>
  track.slots.map(([x, y, degrees]) => ({ x, y, width: track.length, height, degrees }));

/** A point of a slot, along it and across, on the sheet. */
function pointOf([x, y, degrees]: Slot, along: number, across: number): string {
  const [cos, sin] = [Math.cos(degrees * TURN), Math.sin(degrees * TURN)];
  return `${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`;
}

/** All slots of a track as one path of rounded boxes: what is one thing is drawn as one. */
export function boxesOf(slots: Slot[], width: number, height: number, round: number): string {
  const [a, b] = [width / 2, height / 2];
  return slots
    .map((slot) => {
      const at = (along: number, across: number): string => pointOf(slot, along, across);
      return `M${at(round - a, -b)}L${at(a - round, -b)}Q${at(a, -b)} ${at(a, round - b)}L${at(a, b - round)}Q${at(a, b)} ${at(a - round, b)}L${at(round - a, b)}Q${at(-a, b)} ${at(-a, b - round)}L${at(-a, round - b)}Q${at(-a, -b)} ${at(round - a, -b)}Z`;
    })
    .join('');
}

/** What holds the wagons together: a line from the first slot to the last. */
export const couplingOf = (slots: Slot[]): string =>
  slots.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Two lines along each slot, so far from its middle. */
export const stripesOf = (slots: Slot[], length: number, away: number): string =>
  slots
    .map((slot) =>
      [-away, away]
        .map((across) => `M${pointOf(slot, -length / 2, across)}L${pointOf(slot, length / 2, across)}`)
        .join(''),
    )
    .join('');

/** The room that a name takes. */
export function labelRect({ lines, width, x, y, anchor }: Label, font = FONT): Rect {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const height = font * 0.92 + (lines.length - 1) * font;
  return { x: left + width / 2, y: y - font * 0.74 + height / 2, width, height, degrees: 0 };
}

/** Air above and below what is on the board, in units. */
const EDGE = 22;

/** From where to where the sheet has tracks and names, in either size. */
export function usedPart({ tracks, slotWidth, labels, largeLabels }: BoardLayout): { top: number; height: number } {
  const rects = [
    ...tracks.flatMap((track) => slotRects(track, slotWidth)),
    ...labels.map((label) => labelRect(label)),
    ...largeLabels.map((label) => labelRect(label, LARGE_FONT)),
  ];
  const ys = rects.flatMap((rect) => cornersOf(rect).map(([, y]) => y));
  const top = Math.min(...ys) - EDGE;
  return { top, height: Math.max(...ys) + EDGE - top };
}

/** Names may touch by so much of their size: hardly any letter has all of its height. */
const CROWDED = 0.15;

/**
 * Of names that are set at another size than the one they were laid out for, those that lie on no earlier one, where they were laid
 * out or on another side of their place.
 */
export function apart(
  labels: Label[],
  font: number,
  laidOut: number,
  others: (label: Label) => Label[] = () => [],
  covered: Rect[] = [],
): Label[] {
  const taken = [...covered];
  const boxOf = (label: Label): Rect => labelRect({ ...label, width: (label.width * font) / laidOut }, font);
  const isFree = (label: Label): boolean => taken.every((other) => overlap(boxOf(label), other) < font * CROWDED);
  return labels.flatMap((label) => {
    const free = isFree(label) ? label : others(label).find(isFree);
    if (free) taken.push(boxOf(free));
    return free ?? [];
  });
}

/** Where a mark can stand on a track, the best place first: on a slot, or on either end of the only one. */
function placesFor({ slots, length }: TrackLayout): [x: number, y: number][] {
  const middle = (slots.length - 1) / 2;
  const inOrder = [...slots.keys()].sort(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle) || one - other,
  );
  const all = inOrder.map((at): [number, number] => [slots[at]![0], slots[at]![1]]);
  const [x, y, degrees] = slots[0]!;
  const aside = length * 0.36;
  const step = [aside * Math.cos(degrees * TURN), aside * Math.sin(degrees * TURN)] as const;
  return slots.length > 1 ? all : [...all, [x - step[0], y - step[1]], [x + step[0], y + step[1]]];
}

/** Whoever gives way may need another place itself; so many times that is looked at. */
const ROUNDS = 3;

/** Where each track has its letter, or its owner's shape: on no name and on no other mark, as far as there is room. */
export function marksFor(tracks: TrackLayout[], radius: number, names: Rect[]): [x: number, y: number][] {
  const places = tracks.map(placesFor);
  const marks = places.map(([first]) => first!);
  const onNames = ([x, y]: [number, number]): number =>
    names.reduce((sum, name) => sum + overlap({ x, y, width: 2 * radius, height: 2 * radius, degrees: 0 }, name), 0);
  const prices = places.map((all) => all.map(onNames));
  const onMarks = ([x, y]: [number, number], own: number): number =>
    marks.reduce(
      (sum, [otherX, otherY], track) =>
        track === own ? sum : sum + Math.max(0, 2 * radius - Math.hypot(x - otherX, y - otherY)),
      0,
    );
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((all, track) => {
      let least = Infinity;
      for (let at = 0; at < all.length && least > 0; at++) {
        const price = prices[track]![at]! + onMarks(all[at]!, track);
        if (price < least) [least, marks[track]] = [price, all[at]!];
      }
    });
  }
  return marks;
}

/** How far from a stop its name stands, in sizes of the name. */
const BESIDE = 0.65;

export type Sheet = { left: number; top: number; right: number; bottom: number };

/** Whether all of a name that is not turned is on a part of the sheet. */
const isOnSheet = ({ x, y, width, height }: Rect, { left, top, right, bottom }: Sheet): boolean =>
  x - width / 2 >= left && x + width / 2 <= right && y - height / 2 >= top && y + height / 2 <= bottom;

type Side = Pick<Label, 'x' | 'y' | 'anchor'>;

/** Where a name of this width can stand beside a stop, the best side first; where a part of the sheet is shown, all of it is on that. */
export function besides(x: number, y: number, width: number, font: number, sheet?: Sheet): Side[] {
  const away = font * BESIDE;
  const [above, level, below] = [y - away, y + font * 0.3, y + away + font * 0.74];
  const sides: Side[] = [
    { x: x + away, y: level, anchor: 'start' },
    { x: x - away, y: level, anchor: 'end' },
    { x, y: above, anchor: 'middle' },
    { x, y: below, anchor: 'middle' },
    ...[above, below].flatMap((y): Pick<Label, 'x' | 'y' | 'anchor'>[] => [
      { x: x + away * 0.4, y, anchor: 'start' },
      { x: x - away * 0.4, y, anchor: 'end' },
    ]),
  ];
  return sides.filter((side) => !sheet || isOnSheet(boxBeside(side, width, font), sheet));
}

const boxBeside = (side: Side, width: number, font: number): Rect =>
  labelRect({ place: -1, lines: [''], width, ...side }, font);

/** The first of these sides where it lies on no other name; nowhere if there is none. */
export function labelBeside(
  x: number,
  y: number,
  width: number,
  font: number,
  taken: Rect[],
  sheet?: Sheet,
): Side | null {
  const isFree = (side: Side): boolean =>
    taken.every((other) => overlap(boxBeside(side, width, font), other) < font * CROWDED);
  return besides(x, y, width, font, sheet).find(isFree) ?? null;
}
