import { expect, test } from 'vitest';
import { memo, memoList } from './memo';

test('a list that holds the same stays the same list', () => {
  const before = [1, 2, 126];
  expect(memoList(before, [1, 2, 126])).toBe(before);
  expect(memoList(before, [1, 2])).toEqual([1, 2]);
  expect(memoList(before, [1, 126, 2])).toEqual([1, 126, 2]);
});

test('what is written alike stays the same thing', () => {
  const keep = memo((lit: Map<string, string>) => [...lit].join());
  const first = keep(new Map([['Chad', 'glow']]));
  expect(keep(new Map([['Chad', 'glow']]))).toBe(first);
  expect(keep(new Map())).not.toBe(first);
});
