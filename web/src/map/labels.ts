/** Places names on a map: inside their place, or as call-outs in the sea. */

import { arrange, type Choice } from './arrange';
import { calloutsFor, type Callout } from './callouts';
import { columnFor } from './column';
import { isOn } from './coverage';
import { ASPECTS, type MapData } from './data';
import { MIN_NAME_PIXELS } from './nameSize';
import { DISPLAY_FROM, displayFrom, textWidth } from './textWidth';
import { cross, crosses, isInFrame, isWithin, overlaps, rectAround, type Rect } from './rects';
import { onMap, onScreenOf, type Frame, type Point, type View } from './view';

/** `short`: what stands there where the name itself has no room. */
export type Named = { id: string; name: string; short?: string; hasBadge: boolean };

/** A name inside its place, below its badge if the first line is empty; without lines only the badge. Pixels, x and y of the middle. */
export type Label = { id: string; x: number; y: number; size: number; lines: string[]; badge: boolean; box: Rect };

export type Labels = { inside: Label[]; callouts: Callout[] };

export const LEADING = 1.08;
/** A badge is a circle of this many times the size, with some air after it. */
export const BADGE = 1.25;
const BADGE_ALONE = 14;
/** Larger places have larger names, up to here; on a map as narrow as a phone all have about the same size. */
const LARGEST = { narrow: DISPLAY_FROM - 0.1, wide: 17 };
const NARROW = 440;
const largestOn = (asked: Asked): number => (isNarrow(asked) ? LARGEST.narrow : LARGEST.wide);
/** The sizes of the sans, and those of the serif, from the smallest on. */
const sizesFrom = (smallest: number, largest: number): (readonly [number, number])[] =>
  smallest < displayFrom(smallest) && largest > displayFrom(smallest)
    ? [
        [smallest, displayFrom(smallest) - 0.1],
        [displayFrom(smallest), largest],
      ]
    : [[smallest, largest]];
/** A name may use so much of its place: boxes are smaller than shapes, and atlases let names cross a border. */
const FULL = 1.3;
/** A name may reach so far over its borders, and stand so many pixels off the middle; on a TV, rather than far away in the sea, further. */
const ACROSS = { near: 2.1, far: 3 };
const SHIFTS = [0, -5, 5, -10, 10];

/** How bad it is, in pixels of leader: a pixel smaller than it could be, over its borders, the short name, no badge, cut off by the frame. */
const SMALLER = 3;
const OVER = 34;
const SHORT = { code: 240, name: 60 };
const BARE = 150;
const CUT = 40;
/** Without a name, and without its badge. On a narrow map names are shorter, or missing, rather than far away: one goes closer. */
const NAMELESS = { narrow: 300, wide: 1500 };
const NOTHING = { narrow: 420, wide: 1700 };
/** Names try other places at random on a TV, which can wait, and on a narrow map, where few fit at once. Of the first 14 seeds this one serves the maps of a TV well. */
const CHANCE = { far: { tries: 1200, seed: 12 }, narrow: { tries: 150, seed: 1 } };
/** How many ways to set a name in its place are tried at most, the best first. */
const MOST = { near: 90, far: 180 };

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
const blockOf = ({ smallest }: Asked, lines: string[], badge: boolean, size: number) => ({
  width: Math.max(
    ...lines.map((line, at) => textWidth(line, size, displayFrom(smallest)) + (badge && at === 0 ? BADGE : 0)),
  ),
  height: lines.length * LEADING,
});

export type Wanted = {
  data: MapData;
  places: Named[];
  frame: Frame;
  view: View;
  /** The smallest side of a target: more for fingers, and nothing where nobody touches and all can wait. */
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

/** Whoever has gone closer has room again. */
const isNarrow = ({ frame, view }: Asked): boolean => frame.width < NARROW && view.k === 1;
const isCode = (short: string): boolean => short.length < 4;
const shortCost = (asked: Asked, short: string): number =>
  isCode(short) && !isNarrow(asked) ? SHORT.code : SHORT.name;
/** From a sofa a short name is read sooner, but few know a code of two letters. */
const isFar = ({ target }: Asked): boolean => target === 0;
const asOnItsTile = ({ short, ...place }: Named): Named => ({
  ...place,
  name: short && !isCode(short) ? short : place.name,
});

type Shown = { label: Label } | { callout: Callout } | null;
type Way = Choice<Shown>;

/** Short names only come where the whole ones have no room. */
function laidOut(asked: Asked): Labels {
  if (isNarrow(asked)) return arranged(asked);
  if (isFar(asked)) return laidOutFar(asked);
  const places = asked.places.map((place) => ({ ...place, short: undefined }));
  const whole = arranged({ ...asked, places }, columnOf(asked));
  const named = namedIn(whole);
  const isShort = ({ id, short }: Named): boolean => short !== undefined && !named.has(id) && isAnchorSeen(asked, id);
  if (asked.view.k === 1)
    return named.size < places.length && asked.places.some(({ short }) => short) ? arranged(asked) : whole;
  return asked.frame.width < NARROW && asked.places.some(isShort) ? arranged(asked) : whole;
}

const namedIn = ({ inside, callouts }: Labels): Set<string> =>
  new Set([...callouts, ...inside.filter(({ lines }) => lines.length > 0)].map(({ id }) => id));

/** Whether the middle of a place is in the frame. */
function isAnchorSeen({ data, frame, view }: Asked, id: string): boolean {
  const { x, y } = anchorOf(data, id, frame, view);
  return x > 0 && y > 0 && x < frame.width && y < frame.height;
}

/** Only a place that would have no name at all has its code. */
function laidOutFar(asked: Asked): Labels {
  const places = asked.places.map(asOnItsTile);
  const whole = arranged({ ...asked, places });
  const named = namedIn(whole);
  if (named.size === places.length) return whole;
  const withCodes = places.map((place, at) =>
    named.has(place.id) ? place : { ...place, short: asked.places[at]!.short },
  );
  return arranged({ ...asked, places: withCodes });
}

function arranged(asked: Asked, column = columnOf(asked)): Labels {
  const { data } = asked;
  const places = asked.places
    .filter(({ id }) => !column.some((one) => one.id === id))
    .map((place) => ({ place, room: data.shapes[place.id]!.rooms[0]![2] }))
    .sort((one, other) => one.room - other.room)
    .map(({ place }) => place);
  const chosen = arrange(
    places.map((place) =>
      [
        ...labelsFor(asked, place),
        ...(isAnchorSeen(asked, place.id) ? outsideFor(asked, place) : []),
        ...badgeFor(asked, place),
        { cost: NOTHING[isNarrow(asked) ? 'narrow' : 'wide'], box: null, name: null, leader: null, shown: null },
      ].filter((way) => !column.some((one) => isInWayOf(one, way))),
    ),
    isFar(asked) ? CHANCE.far : isNarrow(asked) ? CHANCE.narrow : undefined,
  ).map(({ shown }) => shown);
  const callouts = [...column, ...chosen.flatMap((shown) => (shown && 'callout' in shown ? [shown.callout] : []))];
  const inside = chosen.flatMap((shown) => (shown && 'label' in shown ? [shown.label] : []));
  return { inside: grown(asked, inside, callouts), callouts };
}

/** The names that stand in a column in the sea, for their places have no room for them; short ones where all are. */
function columnOf(asked: Asked): Callout[] {
  const byId = new Map(asked.places.map((place) => [place.id, place]));
  const small = (asked.data.column ?? []).flatMap((id) => byId.get(id) ?? []).filter((one) => !hasRoom(asked, one));
  const short = small.map((place) => ({ ...place, name: place.short ?? place.name }));
  const whole = isNarrow(asked) ? [] : columnFor(asked, small);
  return whole.length > 0 ? whole : columnFor(asked, short);
}

function hasRoom(asked: Asked, place: Named): boolean {
  for (const { over } of fittingLabels(asked, place)) if (over <= 0) return true;
  return false;
}

function isInWayOf({ box, name, from, to }: Callout, way: Way): boolean {
  if (!way.box) return false;
  const { leader } = way;
  return (
    overlaps(box, way.box) ||
    (way.name !== null && crosses(way.name, from, to)) ||
    (leader !== null && (crosses(name, leader.from, leader.to) || cross(from, to, leader.from, leader.to)))
  );
}

/** Call-outs with the name, and with the short one. */
const outsideFor = (asked: Asked, place: Named): Way[] =>
  [place, ...(place.short ? [{ ...place, name: place.short }] : [])].flatMap((named) =>
    calloutsFor(asked, named).map((callout) =>
      asWay({ ...callout, cost: callout.cost + (named === place ? 0 : shortCost(asked, named.name)) }),
    ),
  );

const asWay = ({ cost, ...callout }: Callout & { cost: number }): Way => ({
  cost,
  box: callout.box,
  name: callout.name,
  leader: callout,
  shown: { callout },
});

/** A name in its place, or over its borders; as far as nothing that never moves is in its way. */
function labelsFor(asked: Asked, place: Named): Way[] {
  const { frame, view, taken } = asked;
  const found: { label: Label; cost: number }[] = [];
  let largest = 0;
  const ways: [Named, number][] = [
    [place, 0],
    ...(place.hasBadge ? [[{ ...place, hasBadge: false }, BARE] as [Named, number]] : []),
    ...(place.short ? [[{ ...place, name: place.short }, shortCost(asked, place.short)] as [Named, number]] : []),
  ];
  for (const [named, extra] of ways)
    for (const { label, over } of fittingLabels(asked, named)) {
      if (over <= 0 && extra === 0) largest = Math.max(largest, label.size);
      found.push({ label, cost: extra + OVER * Math.max(0, over) });
    }
  return found
    .filter(({ label: { box } }) => isInFrame(box, frame) && !taken.some((other) => overlaps(other, box)))
    .filter(({ label: { box } }) => view.k > 1 || isWithin(box, frame))
    .map(({ label, cost }) => ({
      cost: cost + SMALLER * Math.max(0, largest - label.size) + (isWithin(label.box, frame) ? 0 : CUT),
      box: label.box,
      name: label.box,
      leader: null,
      shown: { label },
    }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST[isFar(asked) ? 'far' : 'near']);
}

/** Only the badge, in the middle of a place that has room for it. */
function badgeFor(asked: Asked, { id, hasBadge }: Named): Way[] {
  const { data, frame, view, taken } = asked;
  const middle = anchorOf(data, id, frame, view);
  const box = rectAround(middle, BADGE_ALONE, BADGE_ALONE);
  const room = 2 * data.shapes[id]!.rooms[0]![2] * frame.base * view.k;
  if (!hasBadge || room < BADGE_ALONE - 2 || !isInFrame(box, frame) || taken.some((other) => overlaps(other, box)))
    return [];
  const label: Label = { id, ...middle, lines: [], size: BADGE_ALONE / BADGE, badge: true, box };
  return [{ cost: NAMELESS[isNarrow(asked) ? 'narrow' : 'wide'], box, name: box, leader: null, shown: { label } }];
}

const anchorOf = (data: MapData, id: string, frame: Frame, view: View): Point =>
  onScreenOf(frame, view, data.shapes[id]?.rooms[0] ?? [0, 0]);

/** All ways to set a name in the rooms of its place; `over`: how far it reaches over them, as a part of its size. */
function* fittingLabels(asked: Asked, place: Named): Generator<{ label: Label; over: number }> {
  const { data, frame, view, smallest } = asked;
  const scale = frame.base * view.k;
  const rooms = data.shapes[place.id]?.rooms ?? [];
  const { id, name, hasBadge } = place;
  // Beside its badge, or below it.
  const ways = breaks(name);
  for (const lines of hasBadge ? [...ways, ...ways.map((way) => ['', ...way])] : ways) {
    for (const [least, most] of sizesFrom(smallest, largestOn(asked))) {
      const { width, height } = blockOf(asked, lines, hasBadge, least);
      for (const [at, [x, y, half]] of rooms.entries()) {
        const [wide, high] = [2 * half * scale * ASPECTS[at]!, 2 * half * scale];
        const fitting = Math.min(wide / width, high / height);
        if (fitting * (least === smallest ? ACROSS[isFar(asked) ? 'far' : 'near'] : FULL) < least) continue;
        const middle = onScreenOf(frame, view, [x, y]);
        const label = (size: number, right = 0, down = 0): Label => {
          const there = { x: middle.x + right, y: middle.y + down };
          const box = rectAround(there, width * size, height * size);
          return { id, ...there, size, lines, badge: hasBadge, box };
        };
        const size = Math.max(least, Math.min(most, fitting * FULL));
        yield { label: label(size), over: size / fitting - FULL };
        if (size > least) yield { label: label(least), over: least / fitting - FULL };
        // In what is free of its room it may stand to one side; what has none, a little off the middle.
        const [right, down] = [(wide - width * least) / 2, (high - height * least) / 2];
        if (right > 4 || down > 4)
          for (const [toRight, toDown] of [
            [Math.max(0, right), Math.max(0, down)],
            [Math.max(0, right), -Math.max(0, down)],
            [-Math.max(0, right), Math.max(0, down)],
            [-Math.max(0, right), -Math.max(0, down)],
          ] as const)
            yield { label: label(least, toRight, toDown), over: 0.1 };
        if (least === smallest && (isFar(asked) || (right <= 4 && down <= 4)))
          for (const toRight of SHIFTS)
            for (const toDown of SHIFTS) {
              const shifted = label(least, toRight, toDown);
              if (isOn(data, id, ...onMap(frame, view, shifted)))
                yield {
                  label: shifted,
                  over: least / fitting - FULL + (Math.abs(toRight) + Math.abs(toDown)) / 40,
                };
            }
      }
    }
  }
}

/** What was set smaller than its place is large has its size again where there is room. */
function grown(asked: Asked, named: Label[], callouts: Callout[]): Label[] {
  const { data, frame, view, taken } = asked;
  const scale = frame.base * view.k;
  const grow = [...named];
  for (const [at, label] of named.entries()) {
    if (label.lines.length === 0) continue;
    const most = Math.min(largestOn(asked), label.size * FULL);
    const others = [
      ...taken,
      ...callouts.map(({ box }) => box),
      ...grow.filter((_, other) => other !== at).map(({ box }) => box),
    ];
    const fits = (box: Rect): boolean =>
      (data.shapes[label.id]?.rooms ?? []).some(([x, y, half], room) => {
        const middle = onScreenOf(frame, view, [x, y]);
        const [wide, high] = [2 * half * scale * ASPECTS[room]! * FULL, 2 * half * scale * FULL];
        return isInside(box, rectAround(middle, wide, high));
      });
    for (let size = most; size > label.size + 0.2; size -= 0.5) {
      const large = resized(asked, label, size);
      if (!fits(large.box) || others.some((box) => overlaps(box, large.box))) continue;
      if (callouts.some(({ from, to }) => crosses(large.box, from, to))) continue;
      grow[at] = large;
      break;
    }
  }
  return grow;
}

const isInside = (box: Rect, { left, right, top, bottom }: Rect): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;

function resized(asked: Asked, label: Label, size: number): Label {
  const { width, height } = blockOf(asked, label.lines, label.badge, size);
  return { ...label, size, box: rectAround(label, width * size, height * size) };
}
