import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_SHOW_TIME, showTimeOf, ViewQueue } from './viewQueue';
import type { ViewFrame } from '../net/protocol';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const frame = (seq: number): ViewFrame => ({ type: 'view', seq, views: [], events: [] });
const event = { number: 1, code: 'x', args: {}, text: '' };

function queueOf(time: number): { queue: ViewQueue; shown: number[] } {
  const shown: number[] = [];
  return {
    shown,
    queue: new ViewQueue(
      ({ seq }) => shown.push(seq),
      () => time,
    ),
  };
}

test('a move waits until the one before has been seen', () => {
  const { queue, shown } = queueOf(1_000);
  queue.add(frame(1), true);
  queue.add(frame(2), true);

  vi.advanceTimersByTime(999);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test('a tap shows what waits; without anything it is left alone', () => {
  const { queue, shown } = queueOf(1_000);
  queue.add(frame(1), true);
  expect(queue.skip()).toBe(false);
  queue.add(frame(2), true);
  queue.add(frame(3), true);

  expect(queue.skip()).toBe(true);
  expect(shown).toEqual([1, 2, 3]);
});

test('bots that are faster than the show never get far ahead', () => {
  const { queue, shown } = queueOf(MAX_SHOW_TIME);
  let ahead = 0;
  for (let seq = 1; seq <= 100; seq += 1) {
    queue.add(frame(seq), true);
    vi.advanceTimersByTime(200);
    ahead = Math.max(ahead, seq - shown.length);
  }

  expect(ahead).toBeLessThan(8);
  vi.advanceTimersByTime(3 * MAX_SHOW_TIME);
  expect(shown).toHaveLength(100);
});

test('where nobody follows, everything is shown at once', () => {
  const { queue, shown } = queueOf(1_000);
  queue.add(frame(1), true);
  queue.add(frame(2), false);

  expect(shown).toEqual([1, 2]);
});

test('no move takes longer than the most, whatever the board asks for', () => {
  expect(showTimeOf(Array.from({ length: 20 }, () => event))).toBe(MAX_SHOW_TIME);
  expect(showTimeOf([event], () => 5_000)).toBe(MAX_SHOW_TIME);
  expect(showTimeOf([event], () => 700)).toBe(700);
  expect(showTimeOf([])).toBeGreaterThan(0);
});
