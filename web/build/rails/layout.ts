/** Lays the tracks and the names of the board so that nothing lies on anything else. */

import facts from '../../src/generated/heart_of_africa.facts.json' with { type: 'json' };
import {
  FONT,
  labelRect,
  LARGE_FONT,
  overlap,
  slotRects,
  type Label,
  type BoardLayout,
  type Rect,
  type TrackLayout,
} from '../../src/games/heart_of_africa/trackLayout.ts';
import { textWidth } from '../../src/map/textWidth.ts';
import { HEIGHT, WIDTH } from '../atlas/heart.ts';
import { curve, slotsAlong, type Course, type Point } from './curves.ts';
import { favoured } from './hitBonus.ts';
import { groundOf, signsOf } from './signs.ts';

const SLOT = 14;
/** The size of names while tracks are laid: a little larger than they are, so that room is left for them. */
const DRAFT_FONT = 21.6;
/** Air between two slots, and between a slot and a name. */
const AIR = 1.6;
const TWIN_APART = SLOT / 2 + 1.7;
const BOWS = [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.17, -0.17, 0.22, -0.22, 0.28, -0.28];
const KEEPS = [0, 5, 11, 18];

const stops: Point[] = facts.stops.map(({ x, y }) => [x * WIDTH, y * HEIGHT]);
const placeOf = (stop: number) => facts.places[facts.stops[stop]!.place]!;
const radiusOf = (stop: number): number => (placeOf(stop).dead_end ? 5 : placeOf(stop).kind === 'junction' ? 7 : 11);

type Route = { tracks: number[]; ends: [number, number]; courses: Course[] };

function routesOf(): Route[] {
  const routes: Route[] = [];
  facts.tracks.forEach(({ between, twin }, track) => {
    if (twin !== null && twin < track) return;
    const [one, other] = between as [number, number];
    const keeps = KEEPS.flatMap((from) =>
      KEEPS.map((to) => ({ from: radiusOf(one) + 3 + from, to: radiusOf(other) + 3 + to })),
    );
    const courses = BOWS.flatMap((bow) => keeps.map((keep) => ({ bow, ...keep })));
    routes.push({ tracks: twin === null ? [track] : [track, twin], ends: [one, other], courses });
  });
  return routes;
}

function railsOf(route: Route, course: Course): TrackLayout[] {
  const [a, b] = route.ends.map((stop) => stops[stop]!) as [Point, Point];
  return route.tracks.map((track, at) => {
    const aside = route.tracks.length === 1 ? 0 : at === 0 ? -TWIN_APART : TWIN_APART;
    const points = curve(a, b, course, aside);
    const { slots, length } = slotsAlong(points, facts.tracks[track]!.length, course);
    const middle = points[Math.floor(points.length / 2)]!;
    return { slots, length, path: pathOf(points), middle };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
const pathOf = (points: Point[]): string =>
  `M${points
    .filter((_, at) => at % 6 === 0)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L')}`;

const stopRect = (stop: number): Rect => ({
  x: stops[stop]![0],
  y: stops[stop]![1],
  width: radiusOf(stop) * 2,
  height: radiusOf(stop) * 2,
  degrees: 0,
});
const grown = (rect: Rect, by: number): Rect => ({ ...rect, width: rect.width + by * 2, height: rect.height + by * 2 });

type Laid = { rects: Rect[]; rails: TrackLayout[]; price: number; box: [number, number, number, number] };

function laid(route: Route, course: Course): Laid {
  const rails = railsOf(route, course);
  const rects = rails.flatMap((track) => slotRects(track, SLOT));
  const shortest = Math.min(...rails.map(({ length }) => length));
  let price =
    Math.abs(course.bow) * 40 +
    Math.max(0, 30 - shortest) * 2.2 +
    (shortest < 16 ? 200 : 0) +
    (course.from + course.to) * 0.05;
  stops.forEach((_, stop) => {
    if (route.ends.includes(stop)) return;
    for (const rect of rects) price += overlap(grown(rect, 3), stopRect(stop)) * 12;
  });
  for (const { x, y } of rects) if (x < 8 || y < 8 || x > WIDTH - 8 || y > HEIGHT - 8) price += 300;
  const [xs, ys] = [rects.map(({ x }) => x), rects.map(({ y }) => y)];
  return {
    rects,
    rails,
    price,
    box: [Math.min(...xs) - 40, Math.min(...ys) - 40, Math.max(...xs) + 40, Math.max(...ys) + 40],
  };
}

const isNear = (rect: Rect, box: Laid['box']): boolean =>
  rect.x + rect.width / 2 > box[0] && rect.x - rect.width / 2 < box[2] && rect.y < box[3] + 20 && rect.y > box[1] - 20;
const meet = (one: Laid['box'], other: Laid['box']): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

function clash(one: Laid, other: Laid): number {
  if (!meet(one.box, other.box)) return 0;
  let sum = 0;
  for (const a of one.rects) for (const b of other.rects) sum += overlap(grown(a, AIR), b) * 30;
  return sum;
}

/** Ways of writing a name at a stop, the usual ones first. */
function labelsFor(place: number, font: number): Label[] {
  const { name, kind, stops: own } = facts.places[place]!;
  const words = name.split(/ |(?<=s-)/);
  const writings = words.length === 2 ? [[name], words] : [[name]];
  return own.flatMap((stop) => {
    const [x, y] = stops[stop]!;
    const away = radiusOf(stop) + 4;
    return writings.flatMap((lines) => {
      const width = round(Math.max(...lines.map((line) => textWidth(line, font * 0.6) * font)) + 2);
      const middle = y - ((lines.length - 1) * font) / 2 + font * 0.34;
      const above = y - away - 3 - (lines.length - 1) * font;
      const below = y + away + font * 0.76;
      const far = [0, 4, 9, 18, ...(kind === 'city' ? [] : [30, 45])];
      return far.flatMap((more): Label[] => [
        { place, lines, width, x: x + away + more, y: middle, anchor: 'start' },
        { place, lines, width, x: x - away - more, y: middle, anchor: 'end' },
        { place, lines, width, x, y: above - more, anchor: 'middle' },
        { place, lines, width, x, y: below + more, anchor: 'middle' },
        ...[0.3, 0.6, 0.85].flatMap((part): Label[] => [
          { place, lines, width, x: x + away * (1 - part * 0.7) + more, y: middle - away * part - 6, anchor: 'start' },
          { place, lines, width, x: x + away * (1 - part * 0.7) + more, y: middle + away * part + 6, anchor: 'start' },
          { place, lines, width, x: x - away * (1 - part * 0.7) - more, y: middle - away * part - 6, anchor: 'end' },
          { place, lines, width, x: x - away * (1 - part * 0.7) - more, y: middle + away * part + 6, anchor: 'end' },
        ]),
        ...[-20, -12, 12, 20].flatMap((lower): Label[] => [
          { place, lines, width, x: x + away + more, y: middle + lower, anchor: 'start' },
          { place, lines, width, x: x - away - more, y: middle + lower, anchor: 'end' },
        ]),
        ...[-36, -30, -25, 25, 30, 36].flatMap((lower): Label[] => [
          { place, lines, width, x: x + more - 6, y: middle + lower, anchor: 'start' },
          { place, lines, width, x: x - more + 6, y: middle + lower, anchor: 'end' },
          { place, lines, width, x: x - more - 4, y: middle + lower, anchor: 'end' },
        ]),
        ...[-45, -25, 25, 45].flatMap((aside): Label[] => [
          { place, lines, width, x: x + aside, y: above - more, anchor: 'middle' },
          { place, lines, width, x: x + aside, y: below + more, anchor: 'middle' },
        ]),
      ]);
    });
  });
}

function labelPrice(rect: Rect, order: number, place: number): number {
  let price = order * 0.4;
  if (
    rect.x - rect.width / 2 < 3 ||
    rect.x + rect.width / 2 > WIDTH - 6 ||
    rect.y - rect.height / 2 < 6 ||
    rect.y + rect.height / 2 > HEIGHT - 6
  )
    price += 3000;
  stops.forEach((_, stop) => (price += overlap(rect, stopRect(stop)) * (facts.stops[stop]!.place === place ? 20 : 30)));
  return price;
}

type Writing = { label: Label; rect: Rect; price: number };

const writingsOf = (names: number[], font: number): Writing[][] =>
  names.map((place) =>
    labelsFor(place, font).map((label, order) => {
      const rect = labelRect(label, font);
      return { label, rect, price: labelPrice(rect, order, place) };
    }),
  );

const labelsOf = (written: Writing[]): Label[] =>
  written.map(({ label }) => ({ ...label, x: round(label.x), y: round(label.y) }));

/** Each name in turn takes the place that disturbs tracks and other names least. */
function rewrite(writings: Writing[][], written: Writing[], tracks: Laid[]): void {
  writings.forEach((options, at) => {
    written[at] = cheapest(options, ({ rect, price }) => {
      let sum = price;
      for (const { rects, box } of tracks) {
        if (isNear(rect, box)) for (const slot of rects) sum += overlap(grown(slot, AIR), rect) * 30;
      }
      written.forEach((other, which) => (sum += which === at ? 0 : overlap(grown(rect, 2), other.rect) * 40));
      return sum;
    });
  });
}

/** Each thing in turn takes the way that disturbs least, until nothing moves any more. */
export function layout(): BoardLayout {
  const routes = routesOf();
  const ways = routes.map((route) => route.courses.map((course) => laid(route, course)));
  const chosen = ways.map((options) => options.reduce((best, option) => (option.price < best.price ? option : best)));
  const names = facts.places.map((_, place) => place).filter((place) => facts.places[place]!.kind !== 'junction');
  const writings = writingsOf(names, DRAFT_FONT);
  const written = writings.map((options) => options[0]!);

  const onNames = (option: Laid): number => {
    let sum = 0;
    for (const { rect } of written)
      if (isNear(rect, option.box)) for (const slot of option.rects) sum += overlap(grown(slot, AIR), rect) * 30;
    return sum;
  };
  for (let round = 0; round < 12; round++) {
    rewrite(writings, written, chosen);
    ways.forEach((options, at) => {
      const near = chosen.filter((_, which) => which !== at);
      chosen[at] = cheapest(options, (option) => {
        let sum = option.price;
        for (const other of near) sum += clash(option, other);
        return round === 0 ? sum : sum + onNames(option);
      });
    });
  }
  const writtenAt = (font: number): Label[] => {
    const writings = writingsOf(names, font);
    const written = writings.map((options) => options[0]!);
    for (let round = 0; round < 12; round++) rewrite(writings, written, chosen);
    return labelsOf(written);
  };
  const tracks: TrackLayout[] = [];
  routes.forEach((route, at) =>
    route.tracks.forEach((track, which) => (tracks[track] = rounded(chosen[at]!.rails[which]!))),
  );
  const labels = writtenAt(FONT);
  const taken = [
    ...tracks.flatMap((track) => slotRects(track, SLOT)),
    ...labels.map((label) => labelRect(label)),
    ...stops.map((_, stop) => stopRect(stop)),
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    slotWidth: SLOT,
    tracks: favoured(tracks),
    labels,
    largeLabels: writtenAt(LARGE_FONT),
    arrows: arrowsOf(tracks),
    signs: signsOf(tracks, taken),
    ground: groundOf(tracks),
  };
}

function cheapest<T extends { price: number }>(options: T[], cost: (option: T) => number): T {
  let [best, least] = [options[0]!, Infinity];
  for (const option of options) {
    if (option.price >= least) continue;
    const price = cost(option);
    if (price < least) [best, least] = [option, price];
  }
  return best;
}

const rounded = ({ slots, length, path, middle }: TrackLayout): TrackLayout => ({
  slots: slots.map(([x, y, degrees]) => [round(x), round(y), round(degrees)]),
  length: round(length),
  path,
  middle: [round(middle[0]), round(middle[1])],
});

/** From the last slot on over the border (H33). */
function arrowsOf(tracks: TrackLayout[]): BoardLayout['arrows'] {
  return facts.stops.flatMap((_, stop) => {
    if (!placeOf(stop).dead_end) return [];
    const own = facts.tracks.findIndex(({ between }) => between.includes(stop));
    const isLast = facts.tracks[own]!.between[1] === stop;
    const slot = isLast ? tracks[own]!.slots.at(-1)! : tracks[own]!.slots[0]!;
    return [{ stop, degrees: round(isLast ? slot[2] : slot[2] + 180) }];
  });
}
