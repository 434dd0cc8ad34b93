/** Pins on the baked maps: near their places, and never over a name. */

import africa from 'atlas:africa';
import usa from 'atlas:usa';
import { describe, expect, test } from 'vitest';
import africaFacts from '../generated/ten_days_africa.facts.json';
import usaFacts from '../generated/ten_days_usa.facts.json';
import type { MapData } from './data';
import { layout } from './labels';
import { PIN_HEIGHT, pinSpots } from './pins';
import { overlaps, rectAround } from './rects';
import { frameOf, WHOLE } from './view';

type Known = Record<string, { shape: string }>;
const MAPS: [string, MapData, Known, { width: number; height: number }][] = [
  ['africa', africa, africaFacts.maps[0]!.places as unknown as Known, { width: 725, height: 800 }],
  ['usa', usa, usaFacts.maps[0]!.places as unknown as Known, { width: 935, height: 672 }],
];
const PHONE = { width: 374, height: 384 };

function laidOut(data: MapData, known: Known, size: { width: number; height: number }, target: number, step: number) {
  const frame = frameOf(data, size.width, size.height);
  const places = Object.entries(known).map(([name, { shape }]) => ({ id: shape, name, hasBadge: true }));
  const labels = layout({ data, places, frame, view: WHOLE, target, taken: [] });
  const pins = places
    .filter((_, at) => at % 5 === step)
    .slice(0, 10)
    .map(({ id }, at) => ({ id, text: `${at + 1}`, isReached: false }));
  return { labels, pins, spots: pinSpots(pins, { data, frame, view: WHOLE, labels, taken: [] }) };
}

describe.each(MAPS)('%s', (_, data, known, stage) => {
  test.each([0, 1, 2, 3, 4])('ten days are pins that hide no name and no other pin: rack %i', (step) => {
    for (const [size, target] of [
      [stage, 24],
      [PHONE, 44],
    ] as const) {
      const { labels, pins, spots } = laidOut(data, known, size, target, step);
      const shown = spots.filter(({ isShown }) => isShown);
      const boxes = shown.map((spot) => rectAround(spot, spot.width, PIN_HEIGHT));
      const names = [...labels.inside.map(({ box }) => box), ...labels.callouts.map(({ name }) => name)];
      for (const [at, box] of boxes.entries()) {
        expect(names.filter((name) => overlaps(name, box))).toEqual([]);
        expect(boxes.slice(0, at).filter((other) => overlaps(other, box))).toEqual([]);
      }
      expect(spots.map(({ id }) => id)).toEqual(pins.map(({ id }) => id));
      // On a desktop none is left out; on a phone two of ten at most, where places are as small as pins.
      expect(pins.length - shown.length).toBeLessThanOrEqual(size === stage ? 0 : 2);
    }
  });
});
