import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../net/api';
import * as net from '../net/api';
import { currentEvent, EVENT_KEY, noteEvent, type EventSummary } from './currentEvent';

const event = (changes: Partial<EventSummary> = {}): EventSummary => ({
  evening: 'one',
  title: 'Tenzania',
  round: 2,
  ended: false,
  host: false,
  me: { gone: false },
  ...changes,
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an event is found again by its host and by its guests', async () => {
  for (const own of [event(), event({ host: true, me: null })]) {
    noteEvent(own);
    vi.spyOn(net, 'get').mockResolvedValue(own);
    expect(await currentEvent()).toEqual(own);
  }
});

test.each([
  ['is over', event({ ended: true })],
  ['was left', event({ me: { gone: true } })],
  ['was only looked at', event({ me: null })],
])('an event that %s is not offered again', async (_, now) => {
  noteEvent(event());
  vi.spyOn(net, 'get').mockResolvedValue(now);

  expect(await currentEvent()).toBeNull();
  expect(kept.has(EVENT_KEY)).toBe(false);
});

test('one that is gone is forgotten; one that a cut line hides is not', async () => {
  noteEvent(event());
  const get = vi.spyOn(net, 'get').mockRejectedValueOnce(new Refused(0, 'unreachable', ''));
  expect(await currentEvent()).toBeNull();
  expect(kept.get(EVENT_KEY)).toBe('one');

  get.mockRejectedValueOnce(new Refused(404, 'not-found', ''));
  expect(await currentEvent()).toBeNull();
  expect(kept.has(EVENT_KEY)).toBe(false);
});
