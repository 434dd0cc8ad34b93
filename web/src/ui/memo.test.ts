import { expect, test } from 'vitest';
import { kept, keptList } from './memo';

test('a list that holds the same stays the same list', () => {
  const before = [1, 2, 126];
  expect(keptList(before, [1, 2, 126])).toBe(before);
  expect(keptList(before, [1, 2])).toEqual([1, 2]);
  expect(keptList(before, [1, 126, 2])).toEqual([1, 126, 2]);
});

test('what is written alike stays the same thing', () => {
  const keep = kept((lit: Map<string, string>) => [...lit].join());
  const first = keep(new Map([['Chad', 'glow']]));
  expect(keep(new Map([['Chad', 'glow']]))).toBe(first);
  expect(keep(new Map())).not.toBe(first);
});
