import { expect, test } from 'vitest';
import { dayOf, parseSolved, streakOf, withDay, daysBefore } from './streak';

test('a day is that of the device', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('days in a row are counted up to today, and yesterday as long as today is open', () => {
  let diary = parseSolved(null);
  for (const day of ['2026-02-26', '2026-02-28', '2026-03-01']) diary = withDay(diary, 'tenzania', day, 'right');

  expect(streakOf(diary, 'tenzania', '2026-03-01')).toBe(2);
  expect(streakOf(diary, 'tenzania', '2026-03-02')).toBe(2);
  expect(streakOf(diary, 'tenzania', '2026-03-03')).toBe(0);
  expect(streakOf(diary, 'ten_squares', '2026-03-01')).toBe(0);
});

test('a shown answer ends a row, and cannot be made good', () => {
  const shown = withDay(withDay({}, 'tenzania', '2026-03-01', 'right'), 'tenzania', '2026-03-02', 'shown');
  const again = withDay(shown, 'tenzania', '2026-03-02', 'right');

  expect(again).toEqual(shown);
  expect(streakOf(again, 'tenzania', '2026-03-02')).toBe(1);
  expect(streakOf(again, 'tenzania', '2026-03-03')).toBe(0);
});

test.each(['', '[]', 'null', '7', '{'])('a damaged diary (%s) is an empty one', (stored) => {
  expect(streakOf(parseSolved(stored), 'tenzania', '2026-03-01')).toBe(0);
});

test('a puzzle that was solved on a later day mends no streak', () => {
  const diary = withDay(withDay({}, 'tenzania', '2026-03-02', 'right'), 'tenzania', '2026-03-01', 'late');
  expect(streakOf(diary, 'tenzania', '2026-03-02')).toBe(1);
  expect(daysBefore('2026-03-02', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
});
