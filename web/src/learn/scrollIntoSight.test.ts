import { expect, test } from 'vitest';
import { distanceInto } from './scrollIntoSight';

test('what lies within bounds stays', () => {
  expect(distanceInto(10, 20, 0, 100)).toBe(0);
});

test('what lies outside comes to their middle', () => {
  expect(distanceInto(490, 510, 0, 400)).toBe(300);
  expect(distanceInto(-110, -90, 0, 400)).toBe(-300);
});
