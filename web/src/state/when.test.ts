import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { say } from '../text/say';
import { whenText } from './when';

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en-GB'] }));
afterAll(() => void vi.unstubAllGlobals());

const now = new Date(2026, 10, 18, 9, 0).getTime();
const at = (...when: [number, number, number, number, number]) => new Date(...when).getTime() / 1000;

test.each([
  [at(2026, 10, 18, 9, 0), say('start-line-now')],
  [at(2026, 10, 18, 8, 30), say('start-line-minutes', { minutes: 30 })],
  [at(2026, 10, 18, 6, 0), say('start-line-hours', { hours: 3 })],
  [at(2026, 10, 17, 23, 0), say('start-line-yesterday')],
  [at(2026, 10, 17, 1, 0), say('start-line-yesterday')],
  [at(2026, 10, 14, 20, 0), say('start-line-days', { days: 4 })],
])('%i is %s', (seconds, text) => {
  expect(whenText(seconds, now)).toBe(text);
});

test('what is long ago has a date, with the year where it is another one', () => {
  expect(whenText(at(2026, 9, 3, 12, 0), now)).toMatch(/3/);
  expect(whenText(at(2026, 9, 3, 12, 0), now)).not.toMatch(/2026/);
  expect(whenText(at(2025, 9, 3, 12, 0), now)).toMatch(/2025/);
});
