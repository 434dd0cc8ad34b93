/** The baked maps against the data of the games that use them. */

import { brotliCompressSync } from 'node:zlib';
import africa from 'atlas:africa';
import usa from 'atlas:usa';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../families/ten_days/builtFacts';
import { Atlas, type PlaceFact } from '../families/ten_days/facts';
import { crosses, isWithin, overlaps, rectAround, sharedArea } from './rects';
import { signSize, signSpots } from './signSpots';
import type { Callout } from './callouts';
import { isInside } from '../../build/atlas/labelSpots';
import { bordersOf, olderOf, outlineOf, pointsOf, type MapData } from './data';
import { isOn } from './coverage';
import { nameOnMap } from '../families/ten_days/shortNames';
import { labelBoxes } from './labelBoxes';
import { layout } from './labels';
import { MIN_NAME_PIXELS } from './nameSize';
import { clamped, frameOf, onMap, onScreenOf, WHOLE, zoomed, type Frame, type View } from './view';

type Known = Record<string, PlaceFact>;
const [africaAtlas, usaAtlas] = [new Atlas(factsOf('ten_days_africa')), new Atlas(factsOf('ten_days_usa'))];
const MAPS: [string, MapData, Known, Atlas][] = [
  ['africa', africa, africaAtlas.facts.maps[0]!.places, africaAtlas],
  ['usa', usa, usaAtlas.facts.maps[0]!.places, usaAtlas],
];

/** Where the drawn map and the data differ, and why. */
const DIFFERENCES: Record<string, { pair: [string, string]; isDrawn: boolean; why: string }[]> = {
  africa: [
    {
      pair: ['Botswana', 'Zambia'],
      isDrawn: false,
      why: 'They meet for 150 metres at Kazungula, where the atlas draws a point.',
    },
  ],
  usa: [],
};

/** The frames of a map on the sizes of `make shots`: desktop, tablet, phone. */
const FRAMES = [
  { width: 820, height: 720, target: 24 },
  { width: 600, height: 560, target: 24 },
  { width: 390, height: 400, target: 44 },
];
/** The frames that a stage leaves to a map in windows of 1280 × 800 and 1440 × 900, and to both around the world in the former. */
const STAGES: Record<string, { width: number; height: number }[]> = {
  africa: [
    { width: 725, height: 800 },
    { width: 815, height: 900 },
    { width: 578, height: 553 },
  ],
  usa: [
    { width: 935, height: 672 },
    { width: 1051, height: 763 },
    { width: 694, height: 553 },
  ],
};

/** What a TV has for each map of a journey around the world. */
const PAIRED_TV: Record<string, { width: number; height: number }> = {
  africa: { width: 487, height: 441 },
  usa: { width: 681, height: 441 },
};

/** Whole once, and closer and closer at several spots. */
const viewsOf = (frame: Frame): View[] => [
  WHOLE,
  ...[1.6, 2.6, 4.2, 8].flatMap((k) =>
    [0.15, 0.5, 0.85].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => clamped(frame, zoomed(frame, WHOLE, k, { x: x * frame.width, y: y * frame.height }))),
    ),
  ),
];

/** How many pixels of a leader lie in places that are not its own. */
function overLand(data: MapData, frame: Frame, { id, from, to }: Callout): number {
  const others = Object.entries(data.shapes).flatMap(([shape, { rings }]) =>
    shape === id ? [] : [rings.map((ring) => ring.flatMap((arc) => pointsOf(data, arc)))],
  );
  const [steps, length] = [100, Math.hypot(to.x - from.x, to.y - from.y)];
  const over = Array.from({ length: steps }, (_, at) => {
    const [x, y] = [from.x + ((to.x - from.x) * at) / steps, from.y + ((to.y - from.y) * at) / steps];
    return others.some((rings) => isInside(rings, (x - frame.left) / frame.base, (y - frame.top) / frame.base));
  });
  return (over.filter(Boolean).length / steps) * length;
}

describe.each(MAPS)('the map of %s', (name, data, known, atlas) => {
  const ids = Object.values(known).map(({ shape }) => shape);

  test('every place has a shape with room for a mark', () => {
    for (const id of ids) {
      expect(outlineOf(data, id)).toMatch(/^M[\d. L-]+/);
      expect(data.shapes[id]!.rooms[0]![2]).toBeGreaterThan(0);
    }
  });

  test('borders are those of the data, but for a list with reasons', () => {
    const nameOf = new Map(Object.entries(known).map(([place, { shape }]) => [shape, place]));
    const key = (one: string, other: string) => [one, other].sort().join(' – ');
    const drawn = new Set(
      bordersOf(data).flatMap(([one, other]) =>
        nameOf.has(one) && nameOf.has(other) ? [key(nameOf.get(one)!, nameOf.get(other)!)] : [],
      ),
    );
    const ours = new Set(
      Object.keys(known).flatMap((place) =>
        atlas.onFoot(place).flatMap(([other, isFerry]) => (isFerry ? [] : [key(place, other)])),
      ),
    );
    const listed = DIFFERENCES[name]!;

    const differences = [...drawn]
      .filter((pair) => !ours.has(pair))
      .map((pair) => `drawn ${pair}`)
      .concat([...ours].filter((pair) => !drawn.has(pair)).map((pair) => `not drawn ${pair}`));
    expect(differences.sort()).toEqual(
      listed.map(({ pair, isDrawn }) => `${isDrawn ? '' : 'not '}drawn ${key(...pair)}`).sort(),
    );
    for (const { why } of listed) expect(why).toMatch(/\.$/);
  });

  test('a border is stored once, whichever of its shapes is drawn', () => {
    const arcs = Object.values(data.shapes).flatMap(({ rings }) => rings.flat().map((arc) => (arc < 0 ? ~arc : arc)));
    const uses = new Map<number, number>();
    for (const arc of arcs) uses.set(arc, (uses.get(arc) ?? 0) + 1);

    expect(Math.max(...uses.values())).toBe(2);
    expect([...uses.values()].filter((count) => count === 2).length).toBeGreaterThan(80);
  });

  test('it is small enough to be sent to a phone', () => {
    expect(brotliCompressSync(JSON.stringify(data)).length).toBeLessThan(40_000);
  });

  test.each(FRAMES)(
    'no two names overlap and no leader runs through a name at $width by $height, however near',
    ({ width, height, target }) => {
      const frame = frameOf(data, width, height);
      const places = Object.entries(known).map(([place, { shape }]) => ({ id: shape, name: place, hasBadge: true }));
      for (const view of viewsOf(frame)) {
        const { inside, callouts } = layout({ data, places, frame, view, target });
        const boxes = [...inside, ...callouts].map(({ id, box }) => ({ id, box }));
        const touching = boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter((other) => overlaps(one.box, other.box))
            .map((other) => `${one.id} ${other.id}`),
        );
        expect(touching).toEqual([]);

        const names = [
          ...callouts.map(({ id, name }) => ({ id, name })),
          ...inside.filter(({ lines }) => lines.length > 0).map(({ id, box }) => ({ id, name: box })),
        ];
        const crossed = callouts.flatMap((one) =>
          names
            .filter(({ id, name }) => id !== one.id && crosses(name, one.from, one.to))
            .map(({ id }) => `${one.lines.join(' ')} through ${id}`),
        );
        expect(crossed).toEqual([]);
      }
    },
  );

  test.each([...FRAMES, { width: 476, height: 620, target: 24 }, { width: 374, height: 560, target: 44 }])(
    'no leader runs far over other places at $width by $height',
    ({ width, height, target }) => {
      const frame = frameOf(data, width, height);
      const places = Object.entries(known).map(([place, { shape }]) => ({ id: shape, name: place, hasBadge: true }));
      const { callouts } = layout({ data, places, frame, view: WHOLE, target });
      const long = callouts
        .filter((one) => overLand(data, frame, one) > 0.16 * Math.min(width, height))
        .map(({ lines }) => lines.join(' '));

      expect(long).toEqual([]);
    },
  );

  test('no name lies below the buttons of the map', () => {
    const frame = frameOf(data, 374, 366);
    const places = Object.entries(known).map(([place, { shape }]) => ({ id: shape, name: place, hasBadge: true }));
    const taken = [{ left: 224, top: 312, right: 374, bottom: 366 }];
    for (const view of [WHOLE, zoomed(frame, WHOLE, 2, { x: 187, y: 183 })]) {
      const { inside, callouts } = layout({ data, places, frame, view, target: 44, taken });
      const below = [...inside.filter(({ lines }) => lines.length > 0), ...callouts].filter(({ box }) =>
        overlaps(box, taken[0]!),
      );
      expect(below.map(({ lines }) => lines.join(' '))).toEqual([]);
    }
  });

  test('on a desktop every place has its name from the beginning', () => {
    const frame = frameOf(data, 820, 720);
    const places = Object.entries(known).map(([place, { shape }]) => ({ id: shape, name: place, hasBadge: true }));
    const labels = layout({ data, places, frame, view: WHOLE, target: 24 });
    const named = new Set(
      [...labels.inside.filter(({ lines }) => lines.length > 0), ...labels.callouts].map(({ id }) => id),
    );

    expect(places.filter(({ id }) => !named.has(id)).map((place) => place.name)).toEqual([]);
  });

  test.each(STAGES[name]!)('on a stage every place has its name, below the status: $width by $height', (stage) => {
    const { width, height } = stage;
    const frame = frameOf(data, width, height, 0, 58);
    const places = Object.entries(known).map(([place, { shape, tiles }]) => ({
      id: shape,
      name: `${place}${tiles > 1 ? '*' : ''}`,
      hasBadge: true,
    }));
    const taken = [
      { left: 0, top: 0, right: width, bottom: 58 },
      { left: width - 150, top: height - 54, right: width, bottom: height },
    ];
    const { inside, callouts } = layout({ data, places, frame, view: WHOLE, target: 24, taken });
    const names = inside.filter(({ lines }) => lines.length > 0);
    const named = new Set([...names, ...callouts].map(({ id }) => id));

    expect(places.filter(({ id }) => !named.has(id)).map((place) => place.name)).toEqual([]);
    expect(Math.min(...names.map(({ size }) => size))).toBeGreaterThanOrEqual(11);

    // No name is small where there is room: none could be a third larger within its place, in its corners too.
    const all = [...names, ...callouts].map(({ box }) => box);
    const cramped = ({ id, size, x, y, box }: (typeof names)[number]): boolean => {
      const [wide, high] = [((box.right - box.left) * 4) / 6, ((box.bottom - box.top) * 4) / 6];
      const large = { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
      const corners = [-wide, 0, wide].flatMap((dx) => [-high, high].map((dy) => ({ x: x + dx, y: y + dy })));
      return (
        size > 12 ||
        all.some((other) => other !== box && overlaps(other, large)) ||
        taken.some((other) => overlaps(other, large)) ||
        callouts.some(({ from, to }) => crosses(large, from, to)) ||
        !corners.every((corner) => isOn(data, id, ...onMap(frame, WHOLE, corner)))
      );
    };
    expect(names.filter((label) => !cramped(label)).map(({ id }) => id)).toEqual([]);
  });

  test.each([{ width: 848, height: 657 }, PAIRED_TV[name]!])(
    'on a TV names are large, apart from each other, and none is missing: $width by $height',
    ({ width, height }) => {
      const frame = frameOf(data, width, height);
      const places = Object.entries(known).map(([place, { shape }]) => ({
        id: shape,
        name: place,
        short: nameOnMap(place),
        hasBadge: true,
      }));
      const smallest = MIN_NAME_PIXELS.far;
      const { inside, callouts } = layout({ data, places, frame, view: WHOLE, target: 0, smallest });
      const names = inside.filter(({ lines }) => lines.length > 0);
      const boxes = [...names, ...callouts].map(({ box }) => box);

      expect(Math.min(...names.map(({ size }) => size))).toBeGreaterThanOrEqual(smallest);
      expect(boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlaps(box, other)))).toEqual([]);
      expect(boxes).toHaveLength(places.length);
      // From a sofa nobody follows a line across the map, or knows a code of two letters.
      expect([...names, ...callouts].filter(({ lines }) => /^[A-Z]{2}$/.test(lines.join('')))).toEqual([]);
      const leaders = callouts.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
      expect(leaders.reduce((sum, length) => sum + length, 0)).toBeLessThan(width);
      expect(callouts.length).toBeLessThanOrEqual(10);
    },
  );

  test.each([...STAGES[name]!.map((stage) => ({ ...stage, part: 0.08 })), { width: 374, height: 353, part: 0.3 }])(
    'signs of what is lit are in the frame, and beside the names: $width by $height',
    ({ width, height, part }) => {
      const frame = frameOf(data, width, height);
      const places = Object.entries(known).map(([place, { shape }]) => ({ id: shape, name: place, hasBadge: true }));
      const labels = layout({ data, places, frame, view: WHOLE, target: 24 });
      const lit = places.filter((_, at) => at % 3 === 0).map(({ id }) => id);
      const spots = signSpots(lit, labels, frame, 11);
      expect(spots.size).toBeGreaterThanOrEqual(lit.length - 3);
      const texts = labelBoxes(labels, 11).flatMap((one) => one.texts);
      for (const spot of spots.values()) {
        const sign = rectAround(spot, signSize(frame), signSize(frame));
        expect(isWithin(sign, frame)).toBe(true);
        const covered = texts.map((text) => sharedArea(text, sign) / signSize(frame) ** 2);
        expect(Math.max(...covered)).toBeLessThanOrEqual(part);
      }
    },
  );

  test('on a phone most places have a name or a code near by, and all names their colour', () => {
    const frame = frameOf(data, 374, 353);
    const places = Object.entries(known).map(([place, { shape }]) => ({
      id: shape,
      name: place,
      short: nameOnMap(place),
      hasBadge: true,
    }));
    const { inside, callouts } = layout({ data, places, frame, view: WHOLE, target: 44, taken: [] });
    const names = inside.filter(({ lines }) => lines.length > 0);

    expect((names.length + callouts.length) / places.length).toBeGreaterThanOrEqual(0.8);
    expect(names.filter(({ badge }) => !badge).length).toBeLessThanOrEqual(2);
    expect(Math.max(...callouts.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y)))).toBeLessThan(120);
  });

  test.each(FRAMES)(
    'every place can be hit at $width by $height: itself, its call-out, or after zooming',
    ({ width, height, target }) => {
      const frame = frameOf(data, width, height);
      const places = Object.entries(known).map(([place, { shape }]) => ({ id: shape, name: place, hasBadge: true }));
      for (const place of places) {
        const [x, y, half] = data.shapes[place.id]!.rooms[0]!;
        const hits = [8, 4, 3, 2, 1].some((k) => {
          if (2 * half * frame.base * k >= target) return true;
          const view = zoomed(frame, WHOLE, k, onScreenOf(frame, WHOLE, [x, y]));
          const box = layout({ data, places, frame, view, target }).callouts.find(({ id }) => id === place.id)?.box;
          return box !== undefined && Math.min(box.right - box.left, box.bottom - box.top) >= target;
        });
        expect(hits, place.name).toBe(true);
      }
    },
  );
});

test.each([
  { width: 935, height: 672, top: 58, target: 24, isShort: false },
  { width: 1051, height: 763, top: 58, target: 24, isShort: false },
  { width: 694, height: 553, top: 58, target: 24, isShort: true },
  { width: 374, height: 352, top: 0, target: 44, isShort: true },
  { width: 374, height: 248, top: 0, target: 44, isShort: true },
  { width: 353, height: 335, top: 0, target: 44, isShort: true },
  { width: 342, height: 230, top: 0, target: 44, isShort: true },
])(
  'small states on the coast have their names in one column in the sea, from north to south: $width by $height',
  ({ width, height, top, target, isShort }) => {
    const frame = frameOf(usa, width, height, 0, top);
    const places = Object.entries(usaAtlas.facts.maps[0]!.places).map(([place, { shape }]) => ({
      id: shape,
      name: place,
      short: nameOnMap(place),
      hasBadge: true,
    }));
    const { callouts } = layout({ data: usa, places, frame, view: WHOLE, target });
    const ids: string[] = usa.column!;
    const column = ids.map((id) => callouts.find((one) => one.id === id)!);
    const tops = column.map(({ box }) => box.top);

    expect(column.map(({ lines }) => lines.join(' '))).toEqual(
      ids.map((id) => places.find((place) => place.id === id)![isShort ? 'short' : 'name']),
    );
    expect(new Set(column.map(({ box }) => box.left)).size).toBe(1);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    for (const one of column) expect(Math.hypot(one.to.x - one.from.x, one.to.y - one.from.y)).toBeLessThan(130);
  },
);

test('whoever goes closer on a phone reads codes where whole names have no room', () => {
  const frame = frameOf(usa, 374, 352);
  const places = Object.entries(usaAtlas.facts.maps[0]!.places).map(([place, { shape }]) => ({
    id: shape,
    name: place,
    short: nameOnMap(place),
    hasBadge: true,
  }));
  const view = zoomed(frame, WHOLE, 2, { x: 0.8 * 374, y: 0.5 * 352 });
  const { inside, callouts } = layout({ data: usa, places, frame, view, target: 44 });
  const named = new Set([...callouts, ...inside.filter(({ lines }) => lines.length > 0)].map(({ id }) => id));
  const unnamed = places.filter(({ id }) => {
    const { x, y } = onScreenOf(frame, view, usa.shapes[id]!.rooms[0]!);
    return !named.has(id) && x > 25 && y > 20 && x < 349 && y < 332;
  });

  expect(unnamed.length).toBeLessThanOrEqual(1);
  expect([...inside, ...callouts].flatMap(({ lines }) => lines.filter((line) => /^[A-Z]{2}$/.test(line)))).not.toEqual(
    [],
  );
});

test('an undivided Sudan is one shape with the borders of the older printing, and South Sudan is none', () => {
  const older = olderOf(africa);
  const atlas = new Atlas(africaAtlas.facts, { undivided_sudan: true, same_country: false });
  const { places } = atlas.facts.maps[0]!;
  const { shape } = places.Sudan!;
  const nameOf = new Map(Object.entries(places).map(([place, fact]) => [fact.shape, place]));
  const around = bordersOf(older).flatMap(([one, other]) => (one === shape ? [other] : other === shape ? [one] : []));

  expect(older.shapes).not.toHaveProperty('728');
  expect(africa.shapes).toHaveProperty('728');
  expect(older.shapes[shape]!.rings).toHaveLength(1);
  expect(outlineOf(older, shape).match(/M/g)).toHaveLength(1);
  expect(around.flatMap((id) => nameOf.get(id) ?? []).sort()).toEqual(atlas.onFoot('Sudan').map(([place]) => place));
  expect(Object.keys(older.shapes).length).toBe(Object.keys(africa.shapes).length - 1);
  expect(olderOf(usa).shapes).toEqual(usa.shapes);
});
