import { expect, test } from 'vitest';
import { longest, shadeOf, visited } from './travels';

const JOURNEYS = [
  ['Mali', 'Algeria', 'Mali'],
  ['Mali', 'Niger', 'Chad'],
];

test('a place counts once for a journey', () => {
  expect(visited(JOURNEYS)).toEqual([
    { place: 'Mali', times: 2 },
    { place: 'Algeria', times: 1 },
    { place: 'Chad', times: 1 },
    { place: 'Niger', times: 1 },
  ]);
  expect(longest(JOURNEYS)).toEqual(JOURNEYS[1]);
  expect(longest([])).toEqual([]);
});

test('whatever was visited has a shade, and what was visited most the deepest', () => {
  expect([0, 1, 5, 10, 40].map((times) => shadeOf(times, 40, 4))).toEqual([0, 1, 1, 1, 4]);
  expect(shadeOf(1, 1, 4)).toBe(4);
});
