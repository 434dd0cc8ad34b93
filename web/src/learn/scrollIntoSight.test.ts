import { expect, test } from 'vitest';
import { wayInto } from './scrollIntoSight';

test('what lies within bounds stays', () => {
  expect(wayInto(10, 20, 0, 100)).toBe(0);
});

test('what lies outside comes to their middle', () => {
  expect(wayInto(490, 510, 0, 400)).toBe(300);
  expect(wayInto(-110, -90, 0, 400)).toBe(-300);
});
