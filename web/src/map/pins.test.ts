/** Pins on the baked maps: where their places are, and over no other's name where there is room. */

import africa from 'atlas:africa';
import usa from 'atlas:usa';
import { describe, expect, test } from 'vitest';
import africaFacts from '../generated/ten_days_africa.facts.json';
import usaFacts from '../generated/ten_days_usa.facts.json';
import { isOn } from './coverage';
import type { MapData } from './data';
import { labelBoxes } from './labelBoxes';
import { layout } from './labels';
import { MIN_NAME_PIXELS } from './nameSize';
import { pinLook, pinSpots, type PinSpot } from './pins';
import { overlaps, rectAround, sharedArea, type Rect } from './rects';
import { frameOf, onMap, onScreenOf, WHOLE, type Frame } from './view';

type Known = Record<string, { shape: string }>;
type Size = { width: number; height: number; target: number };
const PHONE: Size = { width: 374, height: 364, target: 44 };
const WORLD_PHONE: Size = { width: 374, height: 250, target: 44 };
const ON_ITS_SIDE: Size = { width: 356, height: 276, target: 44 };
const MAPS: [string, MapData, Known, Size][] = [
  ['africa', africa, africaFacts.maps[0]!.places as unknown as Known, { width: 725, height: 800, target: 24 }],
  ['usa', usa, usaFacts.maps[0]!.places as unknown as Known, { width: 935, height: 672, target: 24 }],
];

function laidOut(data: MapData, known: Known, { width, height, target }: Size, step: number) {
  const frame = frameOf(data, width, height);
  const places = Object.entries(known).map(([name, { shape }]) => ({ id: shape, name, hasBadge: true }));
  const labels = layout({ data, places, frame, view: WHOLE, target, taken: [] });
  const pins = places
    .filter((_, at) => at % 5 === step)
    .slice(0, 10)
    .map(({ id }, at) => ({ id, text: at === 3 ? '4·9' : `${at + 1}`, isReached: false }));
  const boxes = labelBoxes(labels, MIN_NAME_PIXELS.near);
  return { frame, boxes, pins, spots: pinSpots(pins, { data, frame, view: WHOLE, labels, taken: [] }) };
}

const boxOf = (spot: PinSpot, frame: Frame): Rect => rectAround(spot, spot.width, pinLook(frame).height);
const grown = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
/** How much of a name a pin hides. */
const hidden = (name: Rect, pin: Rect): number =>
  sharedArea(name, pin) / ((name.right - name.left) * (name.bottom - name.top));

describe.each(MAPS)('%s', (_, data, known, stage) => {
  test.each([0, 1, 2, 3, 4])('ten days are pins on their places, or beside their own names: rack %i', (step) => {
    for (const size of [stage, PHONE, ON_ITS_SIDE, WORLD_PHONE]) {
      const { frame, boxes, pins, spots } = laidOut(data, known, size, step);
      expect(spots.map(({ id, isShown }) => [id, isShown])).toEqual(pins.map(({ id }) => [id, true]));
      for (const [at, spot] of spots.entries()) {
        const own = boxes.find(({ id }) => id === spot.id)?.texts ?? [];
        const isThere = isOn(data, spot.id, ...onMap(frame, WHOLE, spot));
        const isNamed = own.some((text) => overlaps(text, grown(boxOf(spot, frame), 3)));
        // A place without room has its pin near by, with a line.
        const away = Math.hypot(spot.x - spot.end.x, spot.y - spot.end.y);
        const isTied = spot.hasTail && away < (size === stage ? 60 : 75);
        expect([spot.id, isThere || isNamed || isTied]).toEqual([spot.id, true]);
        expect(spots.slice(0, at).filter((other) => overlaps(boxOf(other, frame), boxOf(spot, frame)))).toEqual([]);
      }
      // A pin stands beside the badge of its place, or for it: no half of a letter looks out from under it.
      const halves = spots.filter((spot) => {
        const badge = boxes.find(({ id }) => id === spot.id)?.badge;
        const part = badge ? hidden(badge, boxOf(spot, frame)) : 0;
        return part > 0.15 && part < 0.8;
      });
      if (size === stage) expect(halves).toEqual([]);
      const most = Math.max(
        ...spots.flatMap((spot) =>
          boxes
            .filter(({ id }) => id !== spot.id)
            .flatMap(({ texts }) => texts.map((text) => hidden(text, boxOf(spot, frame)))),
        ),
      );
      expect(most).toBeLessThanOrEqual(size === stage ? 0.06 : 0.45);
    }
  });

  test.each([0, 1, 2, 3, 4])('on a phone a pin hides no place that is smaller than itself: rack %i', (step) => {
    for (const size of [PHONE, WORLD_PHONE]) {
      const { frame, spots } = laidOut(data, known, size, step);
      const { height } = pinLook(frame);
      expect(height).toBeLessThanOrEqual(15);
      for (const spot of spots) {
        const [x, y, half] = data.shapes[spot.id]!.rooms[0]!;
        if (2 * half * frame.base >= height - 4) continue;
        const middle = rectAround(onScreenOf(frame, WHOLE, [x, y]), 2, 2);
        expect([spot.id, sharedArea(middle, boxOf(spot, frame))]).toEqual([spot.id, 0]);
      }
    }
  });
});
