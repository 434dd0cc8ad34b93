import { expect, test } from 'vitest';
import { controlText, shown } from './time';
import { say } from './messages';

test('a clock shows whole seconds, and nothing only when nothing is left', () => {
  expect([59_001, 60_000, 1, 0, -5, 3_600_000, 86_400_000 * 2 + 3_600_000].map(shown)).toEqual([
    '1:00',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
    '1:00:00',
    '2 d 1 h',
  ]);
});

test('what a table has chosen is said in words', () => {
  expect(controlText({ per: 'move', seconds: 60, increment: 0 })).toBe(
    say('clock-per-move', { per: say('clock-minutes', { count: 1 }) }),
  );
  expect(controlText({ per: 'move', seconds: 86_400 * 3, increment: 0 })).toBe(
    say('clock-per-move', { per: say('clock-days', { count: 3 }) }),
  );
  expect(controlText({ per: 'game', seconds: 300, increment: 5 })).toBe(
    say('clock-per-game', { per: say('clock-minutes', { count: 5 }), increment: 5 }),
  );
});
