/** A journey that is travelled leg by leg. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Link } from './links';
import { Travel } from './travel.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const legs = (count: number): Link[] =>
  Array.from({ length: count }, (_, at) => ({
    day: at + 1,
    lastDay: at + 2,
    code: 'walk',
    clause: '',
    isLinked: true,
  }));

test.each([9, 39])('a journey of %i legs is travelled one by one, and within ten seconds', (count) => {
  const travel = new Travel();
  travel.start(legs(count), true);
  expect([travel.legs, travel.isTravelling]).toEqual([0, true]);
  const seen = new Set<number>();
  for (let ms = 0; ms < 10_000 && travel.isTravelling; ms += 50) {
    vi.advanceTimersByTime(50);
    seen.add(travel.legs);
  }
  expect(travel.isTravelling).toBe(false);
  expect(seen.size).toBe(count + 1);
});

test('a tap shows the end at once, and nothing comes after it', () => {
  const travel = new Travel();
  travel.start(legs(9), true);
  vi.advanceTimersByTime(1_200);
  travel.skip();
  expect([travel.legs, travel.isTravelling]).toEqual([9, false]);
  vi.advanceTimersByTime(10_000);
  expect(travel.legs).toBe(9);
});

test('without motion the journey is there at once', () => {
  const travel = new Travel();
  travel.start(legs(9), false);
  expect([travel.legs, travel.isTravelling]).toEqual([9, false]);
});
