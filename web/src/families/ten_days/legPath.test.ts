import { expect, test } from 'vitest';
import { halfPath } from './legPath';

const numbersOf = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([found]) => Number(found));

test.each([
  ['far apart', 0.15, 0.9],
  ['both at the top', 0.02, 0.05],
  ['both at the bottom', 0.97, 0.99],
])('both halves of a flight meet between the maps, level with each other: %s', (_, left, right) => {
  const [africa, usa] = [
    { width: 578, height: 553 },
    { width: 694, height: 553 },
  ];
  const out = numbersOf(halfPath(0, africa, { x: 400, y: left * 553 }, [left, right]));
  const home = numbersOf(halfPath(1, usa, { x: 300, y: right * 553 }, [left, right]));

  const [controlOut, end] = [out.slice(2, 4), out.slice(4, 6)];
  const [start, controlHome] = [home.slice(0, 2), home.slice(2, 4)];
  expect(end[0]).toBeGreaterThan(africa.width);
  expect(start[0]).toBeLessThan(0);
  expect(end[1]).toBe(start[1]);
  expect(controlOut[1]).toBe(end[1]);
  expect(controlHome[1]).toBe(start[1]);
  expect(end[1]).toBeGreaterThan(0.05 * 553);
  expect(end[1]).toBeLessThan(0.95 * 553);
});
